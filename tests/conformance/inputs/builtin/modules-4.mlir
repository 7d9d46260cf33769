"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> (i64, index), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = "builtin.unrealized_conversion_cast"(%arg0) : (i32) -> i64
    %1:2 = "builtin.unrealized_conversion_cast"(%arg0, %arg1) : (i32, f32) -> (index, !x.y)
    %2 = "builtin.unrealized_conversion_cast"(%1#1) : (!x.y) -> index
    %3 = "builtin.unrealized_conversion_cast"() : () -> i8
    "x.use"(%3) : (i8) -> ()
    "func.return"(%0, %2) : (i64, index) -> ()
  }) : () -> ()
}) {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>, "dlti.endianness" = "little", index = 64 : i32>} : () -> ()

