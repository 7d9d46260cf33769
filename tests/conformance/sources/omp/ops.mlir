// also llvm: --convert-openmp-to-llvm
func.func @parallel(%n: i32, %c: i1, %lb: index, %ub: index, %s: index, %m: memref<?xf32>) {
  omp.parallel num_threads(%n : i32) if(%c) proc_bind(spread) {
    omp.barrier
    omp.wsloop schedule(static) nowait {
      omp.loop_nest (%i) : index = (%lb) to (%ub) inclusive step (%s) {
        %v = memref.load %m[%i] : memref<?xf32>
        omp.yield
      }
    }
    omp.single {
      omp.terminator
    }
    omp.master {
      omp.terminator
    }
    omp.critical {
      omp.terminator
    }
    omp.terminator
  }
  omp.taskwait
  return
}
// -----
omp.declare_reduction @add : i32
init {
^bb0(%x: i32):
  %z = arith.constant 0 : i32
  omp.yield(%z : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
}
omp.critical.declare @mutex hint(contended, speculative)
func.func @other(%x: memref<i32>, %v: i32) {
  omp.critical(@mutex) {
    omp.terminator
  }
  omp.atomic.update memory_order(seq_cst) %x : memref<i32> {
  ^bb0(%a: i32):
    %r = arith.addi %a, %v : i32
    omp.yield(%r : i32)
  }
  omp.atomic.write %x = %v : memref<i32>, i32
  omp.task {
    omp.terminator
  }
  omp.sections {
    omp.section {
      omp.terminator
    }
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  omp.flush
  return
}
// -----
module attributes {omp.is_target_device = false, omp.flags = #omp.flags<debug_kind = 1, openmp_device_version = 50>} {
  func.func @target(%p: memref<?xf32>, %c: i1) {
    %m = omp.map.info var_ptr(%p : memref<?xf32>, tensor<?xf32>) map_clauses(tofrom) capture(ByRef) -> memref<?xf32> {name = "p"}
    omp.target map_entries(%m -> %a : memref<?xf32>) {
      omp.teams {
        omp.terminator
      }
      omp.terminator
    }
    omp.target_data map_entries(%m : memref<?xf32>) {
      omp.terminator
    }
    return
  }
}
