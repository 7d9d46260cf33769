"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, i1) -> (), sym_name = "target"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: i1):
    %0 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|from>, name = "p", operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = tensor<?xf32>}> : (memref<?xf32>) -> memref<?xf32>
    "omp.target"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
    ^bb0(%arg2: memref<?xf32>):
      "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : (memref<?xf32>) -> ()
    "omp.target_data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : (memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {omp.flags = #omp.flags<debug_kind = 1>, omp.is_target_device = false} : () -> ()

