"builtin.module"() ({
  "async.func"() <{function_type = () -> !async.token, sym_name = "coro"}> ({
    "async.return"() : () -> ()
  }) : () -> ()
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

