"builtin.module"() ({
  "func.func"() <{function_type = (!async.token, !async.value<f32>) -> !async.token, sym_name = "tasks"}> ({
  ^bb0(%arg3: !async.token, %arg4: !async.value<f32>):
    %17 = "func.call"(%arg3) <{callee = @async_execute_fn}> : (!async.token) -> !async.token
    %18:2 = "func.call"(%17, %arg4) <{callee = @async_execute_fn_0}> : (!async.token, !async.value<f32>) -> (!async.token, !async.value<f32>)
    "async.runtime.await"(%17) : (!async.token) -> ()
    %19 = "async.runtime.is_error"(%17) : (!async.token) -> i1
    %20 = "arith.constant"() <{value = true}> : () -> i1
    %21 = "arith.xori"(%19, %20) : (i1, i1) -> i1
    "cf.assert"(%21) <{msg = "Awaited async operand is in error state"}> : (i1) -> ()
    "async.runtime.await"(%18#1) : (!async.value<f32>) -> ()
    %22 = "async.runtime.is_error"(%18#1) : (!async.value<f32>) -> i1
    %23 = "arith.constant"() <{value = true}> : () -> i1
    %24 = "arith.xori"(%22, %23) : (i1, i1) -> i1
    "cf.assert"(%24) <{msg = "Awaited async operand is in error state"}> : (i1) -> ()
    %25 = "async.runtime.load"(%18#1) : (!async.value<f32>) -> f32
    %26 = "arith.constant"() <{value = 2 : index}> : () -> index
    %27 = "async.runtime.create_group"(%26) : (index) -> !async.group
    %28 = "async.runtime.add_to_group"(%17, %27) : (!async.token, !async.group) -> index
    "async.runtime.await"(%27) : (!async.group) -> ()
    %29 = "async.runtime.is_error"(%27) : (!async.group) -> i1
    %30 = "arith.constant"() <{value = true}> : () -> i1
    %31 = "arith.xori"(%29, %30) : (i1, i1) -> i1
    "cf.assert"(%31) <{msg = "Awaited async operand is in error state"}> : (i1) -> ()
    "func.return"(%18#0) : (!async.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!async.token) -> !async.token, sym_name = "async_execute_fn", sym_visibility = "private"}> ({
  ^bb0(%arg2: !async.token):
    %11 = "async.runtime.create"() : () -> !async.token
    %12 = "async.coro.id"() : () -> !async.coro.id
    %13 = "async.coro.begin"(%12) : (!async.coro.id) -> !async.coro.handle
    %14 = "async.coro.save"(%13) : (!async.coro.handle) -> !async.coro.state
    "async.runtime.resume"(%13) : (!async.coro.handle) -> ()
    "async.coro.suspend"(%14)[^bb7, ^bb1, ^bb6] : (!async.coro.state) -> ()
  ^bb1:  // pred: ^bb0
    %15 = "async.coro.save"(%13) : (!async.coro.handle) -> !async.coro.state
    "async.runtime.await_and_resume"(%arg2, %13) : (!async.token, !async.coro.handle) -> ()
    "async.coro.suspend"(%15)[^bb7, ^bb2, ^bb6] : (!async.coro.state) -> ()
  ^bb2:  // pred: ^bb1
    %16 = "async.runtime.is_error"(%arg2) : (!async.token) -> i1
    "cf.cond_br"(%16)[^bb4, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    "async.runtime.set_available"(%11) : (!async.token) -> ()
    "cf.br"()[^bb5] : () -> ()
  ^bb4:  // pred: ^bb2
    "async.runtime.set_error"(%11) : (!async.token) -> ()
    "cf.br"()[^bb5] : () -> ()
  ^bb5:  // 2 preds: ^bb3, ^bb4
    "async.coro.free"(%12, %13) : (!async.coro.id, !async.coro.handle) -> ()
    "cf.br"()[^bb7] : () -> ()
  ^bb6:  // 2 preds: ^bb0, ^bb1
    "async.coro.free"(%12, %13) : (!async.coro.id, !async.coro.handle) -> ()
    "cf.br"()[^bb7] : () -> ()
  ^bb7:  // 4 preds: ^bb0, ^bb1, ^bb5, ^bb6
    "async.coro.end"(%13) : (!async.coro.handle) -> ()
    "func.return"(%11) : (!async.token) -> ()
  }) {passthrough = ["presplitcoroutine"]} : () -> ()
  "func.func"() <{function_type = (!async.token, !async.value<f32>) -> (!async.token, !async.value<f32>), sym_name = "async_execute_fn_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: !async.token, %arg1: !async.value<f32>):
    %0 = "async.runtime.create"() : () -> !async.token
    %1 = "async.runtime.create"() : () -> !async.value<f32>
    %2 = "async.coro.id"() : () -> !async.coro.id
    %3 = "async.coro.begin"(%2) : (!async.coro.id) -> !async.coro.handle
    %4 = "async.coro.save"(%3) : (!async.coro.handle) -> !async.coro.state
    "async.runtime.resume"(%3) : (!async.coro.handle) -> ()
    "async.coro.suspend"(%4)[^bb9, ^bb1, ^bb8] : (!async.coro.state) -> ()
  ^bb1:  // pred: ^bb0
    %5 = "async.coro.save"(%3) : (!async.coro.handle) -> !async.coro.state
    "async.runtime.await_and_resume"(%arg0, %3) : (!async.token, !async.coro.handle) -> ()
    "async.coro.suspend"(%5)[^bb9, ^bb2, ^bb8] : (!async.coro.state) -> ()
  ^bb2:  // pred: ^bb1
    %6 = "async.runtime.is_error"(%arg0) : (!async.token) -> i1
    "cf.cond_br"(%6)[^bb6, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %7 = "async.coro.save"(%3) : (!async.coro.handle) -> !async.coro.state
    "async.runtime.await_and_resume"(%arg1, %3) : (!async.value<f32>, !async.coro.handle) -> ()
    "async.coro.suspend"(%7)[^bb9, ^bb4, ^bb8] : (!async.coro.state) -> ()
  ^bb4:  // pred: ^bb3
    %8 = "async.runtime.is_error"(%arg1) : (!async.value<f32>) -> i1
    "cf.cond_br"(%8)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    %9 = "async.runtime.load"(%arg1) : (!async.value<f32>) -> f32
    %10 = "arith.addf"(%9, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "async.runtime.store"(%10, %1) : (f32, !async.value<f32>) -> ()
    "async.runtime.set_available"(%1) : (!async.value<f32>) -> ()
    "async.runtime.set_available"(%0) : (!async.token) -> ()
    "cf.br"()[^bb7] : () -> ()
  ^bb6:  // 2 preds: ^bb2, ^bb4
    "async.runtime.set_error"(%0) : (!async.token) -> ()
    "async.runtime.set_error"(%1) : (!async.value<f32>) -> ()
    "cf.br"()[^bb7] : () -> ()
  ^bb7:  // 2 preds: ^bb5, ^bb6
    "async.coro.free"(%2, %3) : (!async.coro.id, !async.coro.handle) -> ()
    "cf.br"()[^bb9] : () -> ()
  ^bb8:  // 3 preds: ^bb0, ^bb1, ^bb3
    "async.coro.free"(%2, %3) : (!async.coro.id, !async.coro.handle) -> ()
    "cf.br"()[^bb9] : () -> ()
  ^bb9:  // 5 preds: ^bb0, ^bb1, ^bb3, ^bb7, ^bb8
    "async.coro.end"(%3) : (!async.coro.handle) -> ()
    "func.return"(%0, %1) : (!async.token, !async.value<f32>) -> ()
  }) {passthrough = ["presplitcoroutine"]} : () -> ()
}) : () -> ()

