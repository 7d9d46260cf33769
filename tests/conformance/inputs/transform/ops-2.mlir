"builtin.module"() ({
  "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.get_parent_op"(%arg0) <{nth_parent = 1 : i64, op_name = "func.func"}> : (!transform.any_op) -> !transform.any_op
    "transform.alternatives"(%0) ({
    ^bb0(%arg3: !transform.any_op):
      "transform.yield"() : () -> ()
    }, {
    ^bb0(%arg2: !transform.any_op):
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.foreach"(%0) ({
    ^bb0(%arg1: !transform.any_op):
      "transform.print"(%arg1) <{name = "loop"}> : (!transform.any_op) -> ()
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.apply_patterns"(%0) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
      "transform.apply_patterns.canonicalization"() : () -> ()
      "transform.apply_patterns.linalg.tiling_canonicalization"() : () -> ()
    }) : (!transform.any_op) -> ()
    %1 = "transform.merge_handles"(%0, %arg0) <{deduplicate}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %2 = "transform.cast"(%1) : (!transform.any_op) -> !transform.op<"func.func">
    "transform.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()

