"builtin.module"() ({
  "func.func"() <{function_type = (index, f32, i64) -> (f32, i64), sym_name = "reduce"}> ({
  ^bb0(%arg0: index, %arg1: f32, %arg2: i64):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2:2 = "scf.parallel"(%0, %arg0, %1, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
    ^bb0(%arg3: index):
      %3 = "t.get"(%arg3) : (index) -> f32
      %4 = "t.get"(%arg3) : (index) -> i64
      "scf.reduce"(%3, %4) ({
      ^bb0(%arg6: f32, %arg7: f32):
        %6 = "arith.addf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%6) : (f32) -> ()
      }, {
      ^bb0(%arg4: i64, %arg5: i64):
        %5 = "arith.addi"(%arg4, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "scf.reduce.return"(%5) : (i64) -> ()
      }) : (f32, i64) -> ()
    }) : (index, index, index, f32, i64) -> (f32, i64)
    "func.return"(%2#0, %2#1) : (f32, i64) -> ()
  }) : () -> ()
}) : () -> ()

