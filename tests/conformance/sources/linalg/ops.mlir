// also generic: --linalg-generalize-named-ops
// also llvm: --one-shot-bufferize=bufferize-function-boundaries --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-to-llvm --reconcile-unrealized-casts
// also loops: --one-shot-bufferize=bufferize-function-boundaries --convert-linalg-to-loops
// also parallel: --one-shot-bufferize=bufferize-function-boundaries --convert-linalg-to-parallel-loops
func.func @named(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %z: f32) -> tensor<4x2xf32> {
  %0 = linalg.fill ins(%z : f32) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%0 : tensor<4x2xf32>) -> tensor<4x2xf32>
  %2 = linalg.add ins(%1, %1 : tensor<4x2xf32>, tensor<4x2xf32>) outs(%0 : tensor<4x2xf32>) -> tensor<4x2xf32>
  %3 = linalg.exp ins(%2 : tensor<4x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %3 : tensor<4x2xf32>
}
// -----
// also loops: --convert-linalg-to-affine-loops
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @generic(%a: memref<?x?xf32>, %o: memref<?xf32>) {
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], doc = "sum of rows", library_call = "row_sum"} ins(%a : memref<?x?xf32>) outs(%o : memref<?xf32>) attrs = {extra = 1 : i32} {
  ^bb0(%x: f32, %acc: f32):
    %i = linalg.index 0 : index
    %s = arith.addf %x, %acc : f32
    linalg.yield %s : f32
  }
  return
}
// -----
func.func @structured(%a: tensor<16x8xf32>, %t: tensor<8x16xf32>, %v: tensor<8xf32>, %o: tensor<8x16xf32>, %f: tensor<16xf32>) -> tensor<8x16xf32> {
  %0 = linalg.transpose ins(%a : tensor<16x8xf32>) outs(%t : tensor<8x16xf32>) permutation = [1, 0]
  %1 = linalg.broadcast ins(%v : tensor<8xf32>) outs(%o : tensor<8x16xf32>) dimensions = [1]
  %2 = linalg.reduce ins(%0 : tensor<8x16xf32>) outs(%f : tensor<16xf32>) dimensions = [0]
    (%in: f32, %init: f32) {
      %s = arith.addf %in, %init : f32
      linalg.yield %s : f32
    }
  %3 = linalg.map ins(%0, %1 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%o : tensor<8x16xf32>)
    (%x: f32, %y: f32, %acc: f32) {
      %m = arith.mulf %x, %y : f32
      linalg.yield %m : f32
    }
  %4 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%3, %1 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%o : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %4 : tensor<8x16xf32>
}
// -----
// also generic: --linalg-generalize-named-ops
func.func @conv(%i: tensor<1x10x10x3xf32>, %k: tensor<3x3x3x8xf32>, %o: tensor<1x4x4x8xf32>, %w: tensor<2x2xf32>, %p: tensor<1x5x5x3xf32>) -> (tensor<1x4x4x8xf32>, tensor<1x5x5x3xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%i, %k : tensor<1x10x10x3xf32>, tensor<3x3x3x8xf32>) outs(%o : tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
  %1 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%i, %w : tensor<1x10x10x3xf32>, tensor<2x2xf32>) outs(%p : tensor<1x5x5x3xf32>) -> tensor<1x5x5x3xf32>
  return %0, %1 : tensor<1x4x4x8xf32>, tensor<1x5x5x3xf32>
}
// -----
func.func @pack(%s: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>, %u: tensor<128x256xf32>) -> tensor<128x256xf32> {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %u : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %2 = linalg.softmax dimension(1) ins(%1 : tensor<128x256xf32>) outs(%u : tensor<128x256xf32>) -> tensor<128x256xf32>
  return %2 : tensor<128x256xf32>
}
// -----
func.func @batch(%a: memref<3x4x8xf16>, %b: memref<3x8x2xf16>, %c: memref<3x4x2xf32>, %x: memref<8xf32>, %y: memref<8xf32>, %z: memref<f32>) {
  linalg.batch_matmul ins(%a, %b : memref<3x4x8xf16>, memref<3x8x2xf16>) outs(%c : memref<3x4x2xf32>)
  linalg.dot ins(%x, %y : memref<8xf32>, memref<8xf32>) outs(%z : memref<f32>)
  linalg.copy ins(%x : memref<8xf32>) outs(%y : memref<8xf32>)
  linalg.contract indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>] ins(%x, %y : memref<8xf32>, memref<8xf32>) outs(%z : memref<f32>)
  return
}
