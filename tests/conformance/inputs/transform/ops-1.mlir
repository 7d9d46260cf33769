"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg2: !transform.any_op):
    %1 = "transform.structured.match"(%arg2) <{ops = ["linalg.matmul"]}> : (!transform.any_op) -> !transform.any_op
    %2:3 = "transform.structured.tile_using_for"(%1) <{scalable_sizes = array<i1: false, false>, static_sizes = array<i64: 4, 4>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %3:2 = "transform.split_handle"(%2#1) <{fail_on_payload_too_small = true, pass_through_empty_handle = true}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    "transform.loop.unroll"(%2#2) <{factor = 4 : i64}> : (!transform.any_op) -> ()
    %4 = "transform.param.constant"() <{value = 42 : i64}> : () -> !transform.param<i64>
    "transform.annotate"(%2#0, %4) <{name = "name"}> : (!transform.any_op, !transform.param<i64>) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}, {transform.readonly}], function_type = (!transform.op<"func.func">, !transform.any_value) -> !transform.any_param, sym_name = "helper", sym_visibility = "private"}> ({
  ^bb0(%arg0: !transform.op<"func.func">, %arg1: !transform.any_value):
    %0 = "transform.param.constant"() <{value = "text"}> : () -> !transform.any_param
    "transform.yield"(%0) : (!transform.any_param) -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

