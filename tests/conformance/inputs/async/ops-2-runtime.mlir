"builtin.module"() ({
  "func.func"() <{function_type = () -> !async.token, sym_name = "coro"}> ({
    %3 = "async.runtime.create"() : () -> !async.token
    %4 = "async.coro.id"() : () -> !async.coro.id
    %5 = "async.coro.begin"(%4) : (!async.coro.id) -> !async.coro.handle
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "async.runtime.set_available"(%3) : (!async.token) -> ()
    "cf.br"()[^bb2] : () -> ()
  ^bb2:  // pred: ^bb1
    "async.coro.free"(%4, %5) : (!async.coro.id, !async.coro.handle) -> ()
    "cf.br"()[^bb4] : () -> ()
  ^bb3:  // no predecessors
    "async.coro.free"(%4, %5) : (!async.coro.id, !async.coro.handle) -> ()
    "cf.br"()[^bb4] : () -> ()
  ^bb4:  // 2 preds: ^bb2, ^bb3
    "async.coro.end"(%5) : (!async.coro.handle) -> ()
    "func.return"(%3) : (!async.token) -> ()
  }) {passthrough = ["presplitcoroutine"]} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "runtime"}> ({
    %0 = "async.runtime.create"() : () -> !async.token
    "async.runtime.set_available"(%0) : (!async.token) -> ()
    %1 = "async.runtime.is_error"(%0) : (!async.token) -> i1
    "async.runtime.add_ref"(%0) <{count = 1 : i64}> : (!async.token) -> ()
    "async.runtime.drop_ref"(%0) <{count = 1 : i64}> : (!async.token) -> ()
    %2 = "async.runtime.num_worker_threads"() : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

