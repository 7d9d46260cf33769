"builtin.module"() ({
  "wasmssa.func"() <{functionType = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: !wasmssa<local ref to i32>):
    %0 = "wasmssa.local_get"(%arg0) : (!wasmssa<local ref to i32>) -> i32
    %1 = "wasmssa.const"() <{value = 42 : i32}> : () -> i32
    %2 = "wasmssa.add"(%0, %1) : (i32, i32) -> i32
    "wasmssa.return"(%2) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

