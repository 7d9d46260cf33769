#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "t.ranked"() {a = tensor<f32>, b = tensor<4xi8>, c = tensor<?x?xf32>, d = tensor<0xf32>, e = tensor<0x0x1xi1>, f = tensor<3x?xcomplex<f32>>, g = tensor<1x2x3x4x5x6x7x8xindex>, h = tensor<vector<4xf32>>, i = tensor<2xcomplex<i32>>, j = tensor<?x!t.elem<3>>, k = tensor<9223372036854775807xi8>} : () -> ()
  "t.unranked"() {a = tensor<*xf32>, b = tensor<*xindex>, c = tensor<*xvector<[4]xf32>>, d = tensor<*x!t.elem>} : () -> ()
  "t.encoded"() {a = tensor<4xf32, "str">, b = tensor<?x4xf32, 5 : i32>, c = tensor<1xi8, {j = "x", k = 1 : i64}>, d = tensor<8xf32, [1, 2, "three"]>, e = tensor<2xf32, #t.enc<a -> b>>, f = tensor<f32, #map>} : () -> ()
}) : () -> ()

