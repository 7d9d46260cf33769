// locations
// also lower: --lower-affine
// also scf: --lower-affine --convert-scf-to-cf
#map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
#set = affine_set<(d0, d1)[s0] : (d0 - d1 * 2 + s0 - 3 >= 0, d1 mod 4 == 0)>
func.func @loops(%m: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to 16 {
    affine.for %j = #map(%i)[%n] to min affine_map<(d0)[s0] -> (s0, d0 + 8)>(%i)[%n] step 2 {
      %0 = affine.load %m[%i, %j] : memref<?x?xf32>
      affine.if #set(%i, %j)[%n] {
        affine.store %0, %m[%i + 1, %j * 2 - symbol(%n)] : memref<?x?xf32>
      } else {
        affine.store %0, %m[%i floordiv 2, 7] : memref<?x?xf32>
      }
    }
  }
  return
}
// -----
// also lower: --lower-affine
func.func @values(%i: index, %n: index, %m: memref<8x8xf32>) -> f32 {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv 3 + s0 mod 5)>(%i)[%n]
  %1 = affine.min affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%0)[%n]
  %2 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%1, %i)
  %z = arith.constant 0.0 : f32
  %s = affine.for %k = 0 to 8 iter_args(%acc = %z) -> f32 {
    %x = affine.load %m[%k, 0] : memref<8x8xf32>
    %y = arith.addf %x, %acc : f32
    affine.yield %y : f32
  }
  %v = affine.vector_load %m[0, 0] : memref<8x8xf32>, vector<8xf32>
  affine.vector_store %v, %m[1, 0] : memref<8x8xf32>, vector<8xf32>
  affine.prefetch %m[%i, 5], read, locality<2>, data : memref<8x8xf32>
  %3:2 = affine.delinearize_index %i into (16, 8) : index, index
  %4 = affine.linearize_index [%3#0, %3#1] by (16, 8) : index
  %5 = affine.linearize_index disjoint [%i, %n] by (4) : index
  return %s : f32
}
// -----
// also lower: --lower-affine
func.func @parallel(%m: memref<100x100xf32>, %n: index) -> f32 {
  affine.parallel (%i, %j) = (0, 0) to (%n, 100) step (10, 5) {
    %0 = affine.load %m[%i, %j] : memref<100x100xf32>
    affine.store %0, %m[%j, %i] : memref<100x100xf32>
  }
  %r = affine.parallel (%i) = (max(0, 5)) to (min(100, %n)) reduce ("addf") -> f32 {
    %0 = affine.load %m[%i, %i] : memref<100x100xf32>
    affine.yield %0 : f32
  }
  return %r : f32
}
// -----
func.func @if_result(%i: index, %a: f32, %b: f32) -> f32 {
  %0 = affine.if affine_set<(d0) : (d0 - 10 >= 0)>(%i) -> f32 {
    affine.yield %a : f32
  } else {
    affine.yield %b : f32
  }
  return %0 : f32
}
// -----
func.func @dma(%a: memref<64xf32>, %b: memref<64xf32, 2>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %b[%i + 2], %t[0], %n : memref<64xf32>, memref<64xf32, 2>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  return
}
// -----
// also llvm: --lower-affine --convert-scf-to-cf --convert-to-llvm
// also fused: --affine-loop-fusion
// also tiled: --affine-loop-tile=tile-size=4
// also unrolled: --pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=2}))
// also vectorized: --affine-super-vectorize=virtual-vector-size=8
func.func @optimised(%a: memref<32xf32>, %b: memref<32xf32>) {
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    %1 = arith.mulf %0, %0 : f32
    affine.store %1, %b[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %b[%i] : memref<32xf32>
    %1 = arith.addf %0, %0 : f32
    affine.store %1, %a[%i] : memref<32xf32>
  }
  return
}
