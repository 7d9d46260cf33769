#loc4 = loc("<stdin>":5:17)
#loc5 = loc("<stdin>":5:26)
#loc9 = loc("<stdin>":9:24)
#loc15 = loc("<stdin>":15:23)
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, f32)> (i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "decl", sym_visibility = "private", visibility_ = 0 : i64}> ({
  }) : () -> () loc(#loc1)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{a.b = 1 : i32}, {c.d, e.f = "x"}], function_type = !llvm.func<i32 (i32, f32)>, linkage = #llvm.linkage<external>, res_attrs = [{g.h}], sym_name = "attrs", sym_visibility = "private", visibility_ = 0 : i64}> ({
  }) {i.j = [1, 2]} : () -> () loc(#loc2)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, f32)> (i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "pass", visibility_ = 0 : i64}> ({
  ^bb0(%arg2: i32 loc("<stdin>":5:17), %arg3: f32 loc("<stdin>":5:26)):
    %3 = "llvm.call"(%arg2, %arg3) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @decl, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, f32) -> !llvm.struct<(i32, f32)> loc(#loc6)
    %4 = "llvm.extractvalue"(%3) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>) -> i32 loc(#loc6)
    %5 = "llvm.extractvalue"(%3) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>) -> f32 loc(#loc6)
    %6 = "llvm.mlir.poison"() : () -> !llvm.struct<(i32, f32)> loc(#loc7)
    %7 = "llvm.insertvalue"(%6, %4) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, i32) -> !llvm.struct<(i32, f32)> loc(#loc7)
    %8 = "llvm.insertvalue"(%7, %5) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>, f32) -> !llvm.struct<(i32, f32)> loc(#loc7)
    "llvm.return"(%8) : (!llvm.struct<(i32, f32)>) -> () loc(#loc7)
  }) : () -> () loc(#loc3)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "many", visibility_ = 0 : i64}> ({
  ^bb0(%arg1: i32 loc("<stdin>":9:24)):
    %0 = "llvm.mlir.addressof"() <{global_name = @inc}> : () -> !llvm.ptr loc(#loc10)
    %1 = "llvm.call"(%0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32 loc(#loc11)
    %2 = "llvm.call"(%1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @inc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32 loc(#loc12)
    "llvm.return"(%2) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc8)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "inc", sym_visibility = "nested", visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32 loc("<stdin>":15:23)):
    "llvm.return"(%arg0) : (i32) -> () loc(#loc16)
  }) : () -> () loc(#loc14)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":3:1)
#loc2 = loc("<stdin>":4:1)
#loc3 = loc("<stdin>":5:1)
#loc6 = loc("<stdin>":6:10)
#loc7 = loc("<stdin>":7:3)
#loc8 = loc("<stdin>":9:1)
#loc10 = loc("<stdin>":10:8)
#loc11 = loc("<stdin>":11:8)
#loc12 = loc("<stdin>":12:8)
#loc13 = loc("<stdin>":13:3)
#loc14 = loc("<stdin>":15:1)
#loc16 = loc("<stdin>":16:3)

