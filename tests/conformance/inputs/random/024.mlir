"builtin.module"() ({
  %0 = "r2.a.b"() {dots.and.dots = dense_resource<"odd key"> : tensor<4xi8>, i32 = tensor<index>, "with space" = {r.attr = affine_set<(d0, d1) : (d1 == 0, d0 ceildiv 3 == 0, (d0 ceildiv 8) ceildiv 3 + (d0 + d1) ceildiv 3 == 0)>, true = dense_resource<blob> : tensor<4xi8>}} : () -> index
  %1 = "r2.Y"(%0, %0) : (index, index) -> f16
  "r1.op"(%1, %1) {true = [@"with space"]} : (f16, f16) -> ()
  "r0.x_1"() ({
  }) : () -> ()
  %2:3 = "r1.x_1"(%1, %1, %1, %1) <{i32 = index, "quote\22s" = #r2.a0<a.b.c | d>}> {_x} : (f16, f16, f16, f16) -> (memref<?xvector<4xf32>, strided<[57]>>, vector<5xi33>, vector<4x5xi33>)
  %3:2 = "r2.a.b"(%2#2) : (vector<4x5xi33>) -> (tensor<?x3x?x!r1.t3<a -> b>>, complex<f128>)
}) : () -> ()
