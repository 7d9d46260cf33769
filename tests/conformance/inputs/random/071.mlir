#map = affine_map<(d0, d1) -> (d1 * -9, d0)>
#map1 = affine_map<()[s0] -> (-((s0 * 2) ceildiv 3) + 7)>
"builtin.module"() ({
  "r1.a.b"() <affine_map<() -> (2, 2)>> {loc} : () -> ()
  "r2.a.b"() <{key = affine_map<() -> (-2)>, loc = #r0.a1<a -> b>}> {key, true = @f, y$ = strided<[1]>} : () -> ()
  %0 = "r1.x_1"() : () -> f64
  %1 = "r1.a.b"(%0, %0, %0) : (f64, f64, f64) -> vector<i8>
  "r2.x_1"(%1, %1, %0, %1) {dense = dense<-6> : tensor<i4>, loc = memref<1xmemref<?xi8>, "space">} : (vector<i8>, vector<i8>, f64, vector<i8>) -> ()
  %2:3 = "r0.x_1"(%0) {i32 = "\00" : i33, "new\0Aline" = #map} : (f64) -> (i1, ui7, memref<vector<4xf32>, 5>)
  "r0.a.b"() {"123" = #map1} : () -> ()
}) : () -> ()

