// also lowered: --sparsification-and-bufferization
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
#COO = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)), posWidth = 32, crdWidth = 16}>
func.func @ops(%d: tensor<8x8xf32>, %n: index) -> tensor<8x8xf32> {
  %0 = sparse_tensor.convert %d : tensor<8x8xf32> to tensor<8x8xf32, #CSR>
  %1 = sparse_tensor.positions %0 {level = 1 : index} : tensor<8x8xf32, #CSR> to memref<?xindex>
  %2 = sparse_tensor.coordinates %0 {level = 1 : index} : tensor<8x8xf32, #CSR> to memref<?xindex>
  %3 = sparse_tensor.values %0 : tensor<8x8xf32, #CSR> to memref<?xf32>
  %4 = sparse_tensor.number_of_entries %0 : tensor<8x8xf32, #CSR>
  %5 = sparse_tensor.convert %0 : tensor<8x8xf32, #CSR> to tensor<8x8xf32>
  return %5 : tensor<8x8xf32>
}
// -----
#BSR = #sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense)}>
#DCSC = #sparse_tensor.encoding<{map = (d0, d1) -> (d1 : compressed, d0 : compressed)}>
#NV24 = #sparse_tensor.encoding<{map = (i, j, k) -> (i : dense, j : dense, k floordiv 4 : dense, k mod 4 : structured[2, 4])}>
#SV = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed), explicitVal = 1.0 : f32, implicitVal = 0.0 : f32}>
#Slice = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(?, 4, ?)>) -> (d0 : dense, d1 : compressed)}>
func.func private @types(tensor<?x?xf64, #BSR>, tensor<8x8xi32, #DCSC>, tensor<2x3x8xf16, #NV24>, tensor<?xf32, #SV>, tensor<?x?xf32, #Slice>, !sparse_tensor.storage_specifier<#DCSC>)
// -----
#SV = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
#trait = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
func.func @unary(%a: tensor<?xf64, #SV>, %o: tensor<?xf64, #SV>, %i: index, %v: f64) -> tensor<?xf64, #SV> {
  %0 = linalg.generic #trait ins(%a : tensor<?xf64, #SV>) outs(%o : tensor<?xf64, #SV>) {
  ^bb0(%x: f64, %y: f64):
    %1 = sparse_tensor.unary %x : f64 to f64
      present={
      ^bb0(%z: f64):
        sparse_tensor.yield %z : f64
      }
      absent={}
    %2 = sparse_tensor.binary %1, %y : f64, f64 to f64
      overlap={
      ^bb0(%p: f64, %q: f64):
        sparse_tensor.yield %p : f64
      }
      left=identity
      right={}
    linalg.yield %2 : f64
  } -> tensor<?xf64, #SV>
  %3 = sparse_tensor.load %0 hasInserts : tensor<?xf64, #SV>
  sparse_tensor.foreach in %3 : tensor<?xf64, #SV> do {
  ^bb0(%c: index, %w: f64):
    "t.use"(%c, %w) : (index, f64) -> ()
  }
  return %3 : tensor<?xf64, #SV>
}
