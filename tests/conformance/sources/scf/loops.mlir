// locations
// also cf: --convert-scf-to-cf
// also llvm: --convert-scf-to-cf --convert-to-llvm
func.func @for(%lb: index, %ub: index, %step: index, %m: memref<?xf32>) -> f32 {
  %z = arith.constant 0.0 : f32
  %sum = scf.for %i = %lb to %ub step %step iter_args(%acc = %z) -> (f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    %y = arith.addf %acc, %x : f32
    scf.yield %y : f32
  }
  scf.for %i = %lb to %ub step %step {
    scf.for %j = %lb to %i step %step {
      memref.store %sum, %m[%j] : memref<?xf32>
    }
  }
  return %sum : f32
}
// -----
// also cf: --convert-scf-to-cf
// also canonical: --canonicalize
func.func @if(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %x = arith.addi %a, %b : i32
    scf.yield %x, %a : i32, i32
  } else {
    scf.yield %b, %b : i32, i32
  }
  scf.if %c {
    "t.effect"() : () -> ()
  }
  scf.if %c {
    "t.effect"() : () -> ()
  } else {
    "t.other"() : () -> ()
  }
  return %0#0, %0#1 : i32, i32
}
// -----
// also cf: --convert-scf-to-cf
func.func @while(%a: i32, %b: f32) -> f32 {
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, f32) -> (f32, i32) {
    %c = "t.cond"(%x) : (i32) -> i1
    scf.condition(%c) %y, %x : f32, i32
  } do {
  ^bb0(%p: f32, %q: i32):
    scf.yield %q, %p : i32, f32
  }
  return %r#0 : f32
}
// -----
// also cf: --convert-scf-to-cf
// also gpu: --gpu-map-parallel-loops --convert-parallel-loops-to-gpu
// also openmp: --convert-scf-to-openmp
func.func @parallel(%n: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = arith.constant 1.0 : f32
    memref.store %v, %m[%i, %j] : memref<?x?xf32>
    scf.reduce
  }
  return
}
// -----
// also cf: --convert-scf-to-cf
// also openmp: --convert-scf-to-openmp
func.func @reduce(%n: index, %z: f32, %w: i64) -> (f32, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z, %w) -> (f32, i64) {
    %f = "t.get"(%i) : (index) -> f32
    %g = "t.get"(%i) : (index) -> i64
    scf.reduce(%f, %g : f32, i64) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%a: i64, %b: i64):
      %s = arith.addi %a, %b : i64
      scf.reduce.return %s : i64
    }
  }
  return %r#0, %r#1 : f32, i64
}
// -----
func.func @forall(%t: tensor<32x64xf32>, %o: tensor<32x64xf32>) -> tensor<32x64xf32> {
  %r = scf.forall (%i, %j) in (8, 4) shared_outs(%s = %o) -> (tensor<32x64xf32>) {
    %p = tensor.extract_slice %t[%i, %j] [4, 16] [1, 1] : tensor<32x64xf32> to tensor<4x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %s[%i, %j] [4, 16] [1, 1] : tensor<4x16xf32> into tensor<32x64xf32>
    }
  } {mapping = [#gpu.block<y>, #gpu.thread<x>]}
  return %r : tensor<32x64xf32>
}
// -----
func.func @forall_steps(%n: index, %m: memref<?xf32>) {
  scf.forall (%i) = (0) to (%n) step (4) {
    "t.use"(%i) : (index) -> ()
  }
  scf.forall (%i, %j) in (%n, 3) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}
// -----
// also cf: --convert-scf-to-cf
func.func @index_switch(%i: index) -> i32 {
  %0 = scf.index_switch %i -> i32
  case 2 {
    %1 = arith.constant 10 : i32
    scf.yield %1 : i32
  }
  case -5 {
    %1 = arith.constant 20 : i32
    scf.yield %1 : i32
  }
  default {
    %1 = arith.constant 30 : i32
    scf.yield %1 : i32
  }
  scf.index_switch %i
  default {
  }
  return %0 : i32
}
// -----
// also cf: --convert-scf-to-cf
func.func @execute_region() -> i64 {
  %0 = scf.execute_region -> i64 {
    %c = "t.cond"() : () -> i1
    cf.cond_br %c, ^a, ^b
  ^a:
    %x = arith.constant 1 : i64
    scf.yield %x : i64
  ^b:
    %y = arith.constant 2 : i64
    scf.yield %y : i64
  }
  return %0 : i64
}
// -----
func.func @i32_loop(%lb: i32, %ub: i32, %s: i32) {
  scf.for %i = %lb to %ub step %s : i32 {
    "t.use"(%i) : (i32) -> ()
  } {unroll = 4 : i64, "odd key" = unit}
  return
}
