// also bufferized: --one-shot-bufferize=bufferize-function-boundaries
func.func @make(%n: index, %a: f32, %b: f32) -> tensor<?x4xf32> {
  %0 = tensor.empty(%n) : tensor<?x4xf32>
  %1 = tensor.from_elements %a, %b, %a : tensor<3xf32>
  %2 = tensor.from_elements %a : tensor<f32>
  %3 = tensor.splat %a[%n] : tensor<?x4xf32>
  %4 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %a : f32
  } : tensor<?x4xf32>
  %5 = tensor.extract %4[%n, %n] : tensor<?x4xf32>
  %6 = tensor.insert %5 into %3[%n, %n] : tensor<?x4xf32>
  %7 = tensor.dim %6, %n : tensor<?x4xf32>
  %8 = tensor.rank %6 : tensor<?x4xf32>
  return %6 : tensor<?x4xf32>
}
// -----
func.func @shape(%t: tensor<?x8xf32>, %u: tensor<*xf32>, %sh: tensor<2xindex>, %n: index, %pad: f32) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<?x8xf32> to tensor<?x?xf32>
  %1 = tensor.cast %u : tensor<*xf32> to tensor<4xf32>
  %2 = tensor.collapse_shape %t [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
  %3 = tensor.expand_shape %2 [[0, 1, 2]] output_shape [%n, 4, 2] : tensor<?xf32> into tensor<?x4x2xf32>
  %4 = tensor.reshape %t(%sh) : (tensor<?x8xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %5 = tensor.extract_slice %t[0, %n] [%n, 4] [1, 2] : tensor<?x8xf32> to tensor<?x4xf32>
  %6 = tensor.extract_slice %t[%n, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
  %7 = tensor.insert_slice %6 into %t[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x8xf32>
  %8 = tensor.pad %7 low[1, %n] high[%n, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %pad : f32
  } : tensor<?x8xf32> to tensor<?x?xf32>
  %9 = tensor.bitcast %t : tensor<?x8xf32> to tensor<?x8xi32>
  %10 = tensor.concat dim(0) %7, %t : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
  return %8 : tensor<?x?xf32>
}
// -----
func.func @gather(%t: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>, %g: tensor<1x2x1x5x1xf32>) -> tensor<1x2x1x5x1xf32> {
  %0 = tensor.gather %t[%i] gather_dims([0, 2]) unique : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1x5x1xf32>
  %1 = tensor.scatter %0 into %t[%i] scatter_dims([0, 2]) unique : (tensor<1x2x1x5x1xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32>
  return %0 : tensor<1x2x1x5x1xf32>
}
