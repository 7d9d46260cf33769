"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> i1, sym_name = "ops"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = "index.add"(%arg0, %arg1) : (index, index) -> index
    %1 = "index.sub"(%0, %arg1) : (index, index) -> index
    %2 = "index.mul"(%1, %arg1) : (index, index) -> index
    %3 = "index.divs"(%2, %arg1) : (index, index) -> index
    %4 = "index.divu"(%3, %arg1) : (index, index) -> index
    %5 = "index.ceildivs"(%4, %arg1) : (index, index) -> index
    %6 = "index.ceildivu"(%5, %arg1) : (index, index) -> index
    %7 = "index.floordivs"(%6, %arg1) : (index, index) -> index
    %8 = "index.rems"(%7, %arg1) : (index, index) -> index
    %9 = "index.remu"(%8, %arg1) : (index, index) -> index
    %10 = "index.maxs"(%9, %arg1) : (index, index) -> index
    %11 = "index.minu"(%10, %arg1) : (index, index) -> index
    %12 = "index.shl"(%11, %arg1) : (index, index) -> index
    %13 = "index.shrs"(%12, %arg1) : (index, index) -> index
    %14 = "index.shru"(%13, %arg1) : (index, index) -> index
    %15 = "index.and"(%14, %arg1) : (index, index) -> index
    %16 = "index.or"(%15, %arg1) : (index, index) -> index
    %17 = "index.xor"(%16, %arg1) : (index, index) -> index
    %18 = "index.casts"(%17) : (index) -> i32
    %19 = "index.castu"(%18) : (i32) -> index
    %20 = "index.cmp"(%19, %arg1) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
    %21 = "index.constant"() <{value = -42 : index}> : () -> index
    %22 = "index.bool.constant"() <{value = true}> : () -> i1
    %23 = "index.sizeof"() : () -> index
    %24 = "index.cmp"(%21, %23) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
    "func.return"(%20) : (i1) -> ()
  }) : () -> ()
}) : () -> ()

