// also llvm: --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
func.func @alloc(%n: index, %s: index) {
  %0 = memref.alloc() : memref<4x8xf32>
  %1 = memref.alloc(%n) : memref<4x?xf32>
  %2 = memref.alloc(%n)[%s] {alignment = 16 : i64} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %3 = memref.alloca(%n, %n) : memref<?x?xi8>
  %4 = memref.alloca() {alignment = 64 : i64} : memref<2xindex, 1>
  memref.dealloc %0 : memref<4x8xf32>
  memref.alloca_scope {
    %5 = memref.alloca() : memref<1xf32>
    memref.alloca_scope.return
  }

  %7 = memref.alloc() : memref<8xf32>
  %6 = memref.realloc %7 : memref<8xf32> to memref<16xf32>
  return
}
// -----
// also llvm: --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
func.func @access(%m: memref<4x?xf32>, %i: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  %1 = memref.load %m[%i, %i] {nontemporal = true} : memref<4x?xf32>
  memref.store %v, %m[%i, %i] : memref<4x?xf32>
  %2 = memref.dim %m, %i : memref<4x?xf32>
  %3 = memref.rank %m : memref<4x?xf32>
  %4 = memref.atomic_rmw addf %v, %m[%i, %i] : (f32, memref<4x?xf32>) -> f32
  %5 = memref.generic_atomic_rmw %m[%i, %i] : memref<4x?xf32> {
  ^bb0(%old: f32):
    %n = arith.mulf %old, %v : f32
    memref.atomic_yield %n : f32
  }
  memref.prefetch %m[%i, %i], write, locality<3>, data : memref<4x?xf32>
  memref.assume_alignment %m, 16 : memref<4x?xf32>
  return %5 : f32
}
// -----
// also expand: --expand-strided-metadata
func.func @views(%m: memref<8x16xf32>, %b: memref<2048xi8>, %i: index, %u: memref<*xf32>) {
  %0 = memref.subview %m[0, 1] [4, 4] [2, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[32, 1], offset: 1>>
  %1 = memref.subview %m[%i, 0] [%i, 4] [1, %i] : memref<8x16xf32> to memref<?x4xf32, strided<[16, ?], offset: ?>>
  %2 = memref.view %b[%i][%i] : memref<2048xi8> to memref<?x4xf32>
  %3 = memref.cast %m : memref<8x16xf32> to memref<?x?xf32>
  %4 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %5 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i, 4], strides: [4, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
  %6 = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<128xf32>
  %7 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 16] : memref<8x16xf32> into memref<2x4x16xf32>
  %8 = memref.transpose %m (i, j) -> (j, i) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  %9, %10, %11:2, %12:2 = memref.extract_strided_metadata %m : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
  %13 = memref.extract_aligned_pointer_as_index %m : memref<8x16xf32> -> index
  %14 = memref.memory_space_cast %m : memref<8x16xf32> to memref<8x16xf32, 1>
  memref.copy %m, %m : memref<8x16xf32> to memref<8x16xf32>
  return
}
// -----
// also llvm: --finalize-memref-to-llvm --convert-func-to-llvm
memref.global @zero : memref<4xf32>
memref.global "private" @init : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
memref.global "public" constant @c : memref<f32> = dense<1.5> {alignment = 64 : i64}
memref.global "private" @uninit : memref<8xi8> = uninitialized
func.func @use() -> memref<2x2xi32> {
  %0 = memref.get_global @init : memref<2x2xi32>
  return %0 : memref<2x2xi32>
}
// -----
func.func @dma(%a: memref<64xf32>, %b: memref<64xf32, 2>, %t: memref<1xi32>, %i: index, %n: index) {
  memref.dma_start %a[%i], %b[%i], %n, %t[%i] : memref<64xf32>, memref<64xf32, 2>, memref<1xi32>
  memref.dma_wait %t[%i], %n : memref<1xi32>
  %sh = memref.alloc() : memref<2xindex>
  %s = memref.reshape %a(%sh) : (memref<64xf32>, memref<2xindex>) -> memref<8x8xf32>
  return
}
