#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
#map2 = affine_map<(d0, d1) -> (d0 floordiv 4, d1 mod 8, d0 ceildiv 3)>
"builtin.module"() ({
  "t.memref"() {a = memref<f32>, b = memref<4x?xi32>, c = memref<*xf32>, d = memref<*xi8, 3>, e = memref<0xi1>, f = memref<4xf32, 1>, g = memref<4xf32, "space">, h = memref<4xf32, #gpu.address_space<workgroup>>, i = memref<4x?xf32, strided<[?, 1]>>, j = memref<4x?xf32, strided<[?, 1], offset: ?>>, k = memref<4x4xf32, strided<[8, 2], offset: 3>, 5 : i32>, l = memref<1xf32, strided<[-3], offset: -4>>} : () -> ()
  "t.memref_map"() {a = memref<4x4xf32, #map>, b = memref<?xf32, #map1>, c = memref<4x8xf32, #map2, 2>, d = memref<4xmemref<?xf32>>, e = memref<*xmemref<4xvector<4xf32>>>, f = memref<2xcomplex<f64>>, h = memref<2xindex>} : () -> ()
}) : () -> ()

