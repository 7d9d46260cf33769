// also linalg: --pass-pipeline=builtin.module(func.func(tosa-to-linalg))
func.func @elementwise(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = tosa.add %a, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = tosa.sub %0, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %2 = tosa.mul %1, %b, %s : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<1xi8>) -> tensor<4x8xf32>
  %3 = tosa.maximum %2, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = tosa.exp %3 : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = tosa.clamp %4 {max_val = 6.0 : f32, min_val = 0.0 : f32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %6 = tosa.tanh %5 : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %7 = tosa.greater %6, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  %8 = tosa.select %7, %6, %b : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %9 = tosa.reduce_sum %8 {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  %10 = tosa.cast %7 : (tensor<4x8xi1>) -> tensor<4x8xi32>
  return %8 : tensor<4x8xf32>
}
// -----
func.func @structure(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>) -> tensor<1x4x4x8xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, local_bound = true} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 2, 1, 3>} : (tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
  %3 = tosa.const_shape {values = dense<[16, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.reshape %2, %3 : (tensor<1x4x4x8xf32>, !tosa.shape<2>) -> tensor<16x8xf32>
  %5 = tosa.concat %4, %4 {axis = 1 : i32} : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x16xf32>
  %6 = tosa.reverse %5 {axis = 0 : i32} : (tensor<16x16xf32>) -> tensor<16x16xf32>
  return %2 : tensor<1x4x4x8xf32>
}
// -----
func.func @control(%c: tensor<i1>, %a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %0 = tosa.cond_if %c (%x = %a, %y = %b) : tensor<i1> (tensor<i32>, tensor<i32>) -> tensor<i32> {
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      tosa.yield %p : tensor<i32>
  } else {
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      tosa.yield %q : tensor<i32>
  }
  %1 = tosa.while_loop (%i = %0) : (tensor<i32>) -> tensor<i32> {
    %l = "t.less"(%i) : (tensor<i32>) -> tensor<i1>
    tosa.yield %l : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    tosa.yield %i : tensor<i32>
  }
  return %1 : tensor<i32>
}
