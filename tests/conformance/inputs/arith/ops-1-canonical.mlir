"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, vector<4xi64>) -> i32, sym_name = "ints"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>):
    %0 = "arith.divui"(%arg0, %arg1) : (i32, i32) -> i32
    %1 = "arith.remsi"(%0, %arg1) : (i32, i32) -> i32
    %2 = "arith.remui"(%1, %arg1) : (i32, i32) -> i32
    %3 = "arith.ceildivsi"(%2, %arg1) : (i32, i32) -> i32
    %4 = "arith.floordivsi"(%3, %arg1) : (i32, i32) -> i32
    %5 = "arith.ceildivui"(%4, %arg1) : (i32, i32) -> i32
    %6 = "arith.andi"(%5, %arg1) : (i32, i32) -> i32
    %7 = "arith.ori"(%6, %arg1) : (i32, i32) -> i32
    %8 = "arith.xori"(%7, %arg1) : (i32, i32) -> i32
    %9 = "arith.shli"(%8, %arg1) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    %10 = "arith.shrsi"(%9, %arg1) : (i32, i32) -> i32
    %11 = "arith.shrui"(%10, %arg1) : (i32, i32) -> i32
    %12 = "arith.maxsi"(%11, %arg1) : (i32, i32) -> i32
    %13 = "arith.minui"(%12, %arg1) : (i32, i32) -> i32
    %14 = "arith.maxui"(%13, %arg1) : (i32, i32) -> i32
    %15 = "arith.minsi"(%14, %arg1) : (i32, i32) -> i32
    %16 = "arith.addi"(%15, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %17:2 = "arith.mulsi_extended"(%16, %arg1) : (i32, i32) -> (i32, i32)
    %18:2 = "arith.mului_extended"(%17#1, %17#0) : (i32, i32) -> (i32, i32)
    "func.return"(%18#1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

