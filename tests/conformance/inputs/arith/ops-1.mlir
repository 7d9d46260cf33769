"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, vector<4xi64>) -> i32, sym_name = "ints"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>):
    %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.subi"(%0, %arg1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %2 = "arith.muli"(%1, %arg1) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %3 = "arith.divsi"(%2, %arg1) : (i32, i32) -> i32
    %4 = "arith.divui"(%3, %arg1) : (i32, i32) -> i32
    %5 = "arith.remsi"(%4, %arg1) : (i32, i32) -> i32
    %6 = "arith.remui"(%5, %arg1) : (i32, i32) -> i32
    %7 = "arith.ceildivsi"(%6, %arg1) : (i32, i32) -> i32
    %8 = "arith.floordivsi"(%7, %arg1) : (i32, i32) -> i32
    %9 = "arith.ceildivui"(%8, %arg1) : (i32, i32) -> i32
    %10 = "arith.andi"(%9, %arg1) : (i32, i32) -> i32
    %11 = "arith.ori"(%10, %arg1) : (i32, i32) -> i32
    %12 = "arith.xori"(%11, %arg1) : (i32, i32) -> i32
    %13 = "arith.shli"(%12, %arg1) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    %14 = "arith.shrsi"(%13, %arg1) : (i32, i32) -> i32
    %15 = "arith.shrui"(%14, %arg1) : (i32, i32) -> i32
    %16 = "arith.maxsi"(%15, %arg1) : (i32, i32) -> i32
    %17 = "arith.minui"(%16, %arg1) : (i32, i32) -> i32
    %18 = "arith.maxui"(%17, %arg1) : (i32, i32) -> i32
    %19 = "arith.minsi"(%18, %arg1) : (i32, i32) -> i32
    %20 = "arith.addi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    %21:2 = "arith.addui_extended"(%19, %arg1) : (i32, i32) -> (i32, i1)
    %22:2 = "arith.mulsi_extended"(%21#0, %arg1) : (i32, i32) -> (i32, i32)
    %23:2 = "arith.mului_extended"(%22#1, %22#0) : (i32, i32) -> (i32, i32)
    "func.return"(%23#1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

