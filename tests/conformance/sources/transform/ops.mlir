module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %loops:2 = transform.structured.tile_using_for %0 tile_sizes [4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %2:2 = transform.split_handle %loops#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.loop.unroll %loops#1 {factor = 4} : !transform.any_op
    %3 = transform.param.constant 42 : i64 -> !transform.param<i64>
    transform.annotate %1 "name" = %3 : !transform.any_op, !transform.param<i64>
    transform.yield
  }
  transform.named_sequence private @helper(%a: !transform.op<"func.func"> {transform.consumed}, %b: !transform.any_value {transform.readonly}) -> !transform.any_param {
    %0 = transform.param.constant "text" -> !transform.any_param
    transform.yield %0 : !transform.any_param
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.get_parent_op %root {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
  transform.alternatives %0 : !transform.any_op {
  ^bb1(%a: !transform.any_op):
    transform.yield
  }, {
  ^bb1(%a: !transform.any_op):
  }
  transform.foreach %0 : !transform.any_op {
  ^bb1(%e: !transform.any_op):
    transform.print %e {name = "loop"} : !transform.any_op
  }
  transform.apply_patterns to %0 {
    transform.apply_patterns.canonicalization
    transform.apply_patterns.linalg.tiling_canonicalization
  } : !transform.any_op
  %1 = transform.merge_handles %0, %root {deduplicate} : !transform.any_op
  %2 = transform.cast %1 : !transform.any_op to !transform.op<"func.func">
}
