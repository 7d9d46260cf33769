#map = affine_map<()[s0, s1, s2] -> (((s1 - s0) mod 8) * 5)>
"builtin.module"() ({
  "r1.Y"() {key = 0 : i32} : () -> ()
  %0:3 = "r0.x_1"() <affine_map<()[s0, s1] -> (s1, s0, (s0 - 10) * -9 - 19)>> {dense = 4.71164338E-35 : f32} : () -> (ui64, memref<2xf32>, tensor<!r0.t0<x::y, -1>, "\FFa ">)
  %1 = "r1.Y"(%0#2) {"quote\22s" = #map, value = tensor<*xindex>} : (tensor<!r0.t0<x::y, -1>, "\FFa ">) -> !r2.t0<[1, (2), {3}]>
}) : () -> ()

