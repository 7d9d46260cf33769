"builtin.module"() ({
  "func.func"() <{function_type = (!async.token, !async.value<f32>) -> !async.token, sym_name = "tasks"}> ({
  ^bb0(%arg0: !async.token, %arg1: !async.value<f32>):
    %0 = "async.execute"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      "async.yield"() : () -> ()
    }) : (!async.token) -> !async.token
    %1:2 = "async.execute"(%0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32):
      %6 = "arith.addf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "async.yield"(%6) : (f32) -> ()
    }) : (!async.token, !async.value<f32>) -> (!async.token, !async.value<f32>)
    "async.await"(%0) : (!async.token) -> ()
    %2 = "async.await"(%1#1) : (!async.value<f32>) -> f32
    %3 = "arith.constant"() <{value = 2 : index}> : () -> index
    %4 = "async.create_group"(%3) : (index) -> !async.group
    %5 = "async.add_to_group"(%0, %4) : (!async.token, !async.group) -> index
    "async.await_all"(%4) : (!async.group) -> ()
    "func.return"(%1#0) : (!async.token) -> ()
  }) : () -> ()
}) : () -> ()

