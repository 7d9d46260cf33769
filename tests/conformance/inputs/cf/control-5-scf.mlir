"builtin.module"() ({
  "func.func"() <{function_type = (index) -> index, sym_name = "loop"}> ({
  ^bb0(%arg0: index):
    %0 = "ub.poison"() <{value = #ub.poison}> : () -> index
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5:3 = "scf.while"(%3, %3, %0) ({
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %6 = "arith.cmpi"(%arg4, %arg0) <{predicate = 2 : i64}> : (index, index) -> i1
      %7:4 = "scf.if"(%6) ({
        %9 = "arith.addi"(%arg4, %4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %10 = "arith.addi"(%arg5, %arg4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        "scf.yield"(%9, %10, %2, %1) : (index, index, i32, i32) -> ()
      }, {
        "scf.yield"(%0, %0, %1, %2) : (index, index, i32, i32) -> ()
      }) : (i1) -> (index, index, i32, i32)
      %8 = "arith.trunci"(%7#3) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i1
      "scf.condition"(%8, %7#0, %7#1, %arg5) : (i1, index, index, index) -> ()
    }, {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      "scf.yield"(%arg1, %arg2, %arg3) : (index, index, index) -> ()
    }) : (index, index, index) -> (index, index, index)
    "func.return"(%5#2) : (index) -> ()
  }) : () -> ()
}) : () -> ()

