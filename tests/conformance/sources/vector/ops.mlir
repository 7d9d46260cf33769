// also llvm: --convert-vector-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
func.func @elements(%v: vector<4xf32>, %m: vector<2x4xf32>, %s: f32, %i: index) -> f32 {
  %0 = vector.broadcast %s : f32 to vector<2x4xf32>
  %1 = vector.extract %m[1] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.extract %m[0, 3] : f32 from vector<2x4xf32>
  %3 = vector.extract %v[%i] : f32 from vector<4xf32>
  %4 = vector.insert %s, %v[2] : f32 into vector<4xf32>
  %5 = vector.insert %v, %m[%i] : vector<4xf32> into vector<2x4xf32>
  %6 = vector.shuffle %v, %v [0, 5, 2, 7, -1] : vector<4xf32>, vector<4xf32>
  %7 = vector.from_elements %s, %2, %3, %s : vector<4xf32>
  %8:4 = vector.to_elements %v : vector<4xf32>
  %9 = vector.fma %v, %v, %7 : vector<4xf32>
  %10 = vector.reduction <add>, %v : vector<4xf32> into f32
  %11 = vector.reduction <maximumf>, %v, %s fastmath<nnan> : vector<4xf32> into f32
  %12 = vector.shape_cast %m : vector<2x4xf32> to vector<8xf32>
  %13 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  %14 = vector.transpose %m, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %15 = vector.step : vector<8xindex>
  return %11 : f32
}
// -----
// also lower: --lower-vector-mask
func.func @memory(%m: memref<?x?xf32>, %b: memref<8xf32>, %t: tensor<4x?xf32>, %i: index, %p: f32, %mask: vector<4xi1>) -> tensor<4x?xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<?x?xf32>, vector<4x2xf32>
  vector.transfer_write %0, %m[%i, %i], %mask : vector<4xf32>, memref<?x?xf32>
  %2 = vector.transfer_write %0, %t[%i, %i] {in_bounds = [true]} : vector<4xf32>, tensor<4x?xf32>
  %3 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<8xf32>
  vector.store %0, %b[%i] {nontemporal = true} : memref<8xf32>, vector<4xf32>
  %4 = vector.maskedload %b[%i], %mask, %0 : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %b[%i], %mask, %4 : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %b[%i], %mask, %4 : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %5 = vector.expandload %b[%i], %mask, %4 : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %6 = vector.constant_mask [2, 3] : vector<4x4xi1>
  %7 = vector.create_mask %i, %i : vector<4x[4]xi1>
  %8 = vector.mask %mask { vector.reduction <add>, %5 : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %9 = vector.mask %mask, %0 { vector.transfer_read %b[%i], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %2 : tensor<4x?xf32>
}
// -----
#contraction = {
  indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
  iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>
}
func.func @contract(%a: vector<4x8xf32>, %b: vector<8x2xf32>, %c: vector<4x2xf32>, %x: vector<4xf32>, %y: vector<2xf32>) -> vector<4x2xf32> {
  %0 = vector.contract #contraction %a, %b, %c : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
  %1 = vector.outerproduct %x, %y, %0 {kind = #vector.kind<add>} : vector<4xf32>, vector<2xf32>
  %2 = vector.multi_reduction <mul>, %1, %x [1] : vector<4x2xf32> to vector<4xf32>
  %3:2 = vector.scan <add>, %1, %y {inclusive = false, reduction_dim = 0 : i64} : vector<4x2xf32>, vector<2xf32>
  %4 = vector.extract_strided_slice %1 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<4x2xf32> to vector<2x1xf32>
  %5 = vector.insert_strided_slice %4, %1 {offsets = [2, 0], strides = [1, 1]} : vector<2x1xf32> into vector<4x2xf32>
  return %5 : vector<4x2xf32>
}
// -----
func.func @scalable(%v: vector<[4]xf32>, %w: vector<8xf32>, %m: memref<?xf32>, %i: index, %mask: vector<[4]xi1>) -> vector<[4]xf32> {
  %0 = vector.scalable.insert %w, %v[8] : vector<8xf32> into vector<[4]xf32>
  %1 = vector.scalable.extract %0[0] : vector<4xf32> from vector<[4]xf32>
  %2 = vector.vscale
  %3 = vector.interleave %v, %v : vector<[4]xf32> -> vector<[8]xf32>
  %4, %5 = vector.deinterleave %3 : vector<[8]xf32> -> vector<[4]xf32>
  %6 = vector.load %m[%i] : memref<?xf32>, vector<[4]xf32>
  vector.print %w : vector<8xf32>
  vector.print str "text\0A"
  vector.print punctuation <comma>
  return %4 : vector<[4]xf32>
}
// -----
func.func @gather(%m: memref<?xf32>, %i: index, %idx: vector<16xi32>, %mask: vector<16xi1>, %pass: vector<16xf32>) -> vector<16xf32> {
  %0 = vector.gather %m[%i] [%idx], %mask, %pass : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  vector.scatter %m[%i] [%idx], %mask, %0 : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
  return %0 : vector<16xf32>
}
// -----
func.func @type_cast(%b: memref<4x4xf32>) -> memref<vector<4x4xf32>> {
  %1 = vector.type_cast %b : memref<4x4xf32> to memref<vector<4x4xf32>>
  return %1 : memref<vector<4x4xf32>>
}
