#loc4 = loc("<stdin>":4:34)
#loc9 = loc("<stdin>":9:26)
#loc10 = loc("<stdin>":9:41)
#loc17 = loc("<stdin>":16:19)
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{}, {llvm.byval = !llvm.struct<(i32, i32)>, llvm.noalias, llvm.nocapture}], function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, res_attrs = [{llvm.noundef, llvm.signext}], sym_name = "decl", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> () loc(#loc1)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "varargs", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> () loc(#loc2)
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, frame_pointer = #llvm.framePointerKind<all>, function_type = !llvm.func<i32 (i32)>, garbageCollector = "gc", linkage = #llvm.linkage<internal>, no_inline, optimize_none, passthrough = ["nounwind", ["key", "value"]], section = ".text.hot", sym_name = "local", target_cpu = "x86-64", target_features = #llvm.target_features<["+sse"]>, unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg3: i32 loc("<stdin>":4:34)):
    %4 = "llvm.call"(%arg3, %arg3) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @varargs, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<i32 (i32, ...)>}> : (i32, i32) -> i32 loc(#loc5)
    %5 = "llvm.call"(%4) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<tail>, callee = @local, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32 loc(#loc6)
    "llvm.return"(%5) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc3)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32)>, linkage = #llvm.linkage<weak>, sym_name = "indirect", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr loc("<stdin>":9:26), %arg2: i32 loc("<stdin>":9:41)):
    %3 = "llvm.call"(%arg1, %arg2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32 loc(#loc11)
    "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> () loc(#loc12)
    "llvm.return"(%3) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc8)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, dso_local, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "vis", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> () loc(#loc14)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "personality", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> () loc(#loc15)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, personality = @personality, sym_name = "invoke", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32 loc("<stdin>":16:19)):
    %0 = "llvm.mlir.zero"() : () -> !llvm.ptr loc(#loc18)
    %1 = "llvm.invoke"(%arg0)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @local, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i32) -> i32 loc(#loc19)
  ^bb1:  // pred: ^bb0
    "llvm.return"(%1) : (i32) -> () loc(#loc20)
  ^bb2:  // pred: ^bb0
    %2 = "llvm.landingpad"(%0) <{cleanup}> : (!llvm.ptr) -> !llvm.struct<(ptr, i32)> loc(#loc21)
    "llvm.resume"(%2) : (!llvm.struct<(ptr, i32)>) -> () loc(#loc22)
  }) : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":2:1)
#loc2 = loc("<stdin>":3:1)
#loc3 = loc("<stdin>":4:1)
#loc5 = loc("<stdin>":5:8)
#loc6 = loc("<stdin>":6:8)
#loc7 = loc("<stdin>":7:3)
#loc8 = loc("<stdin>":9:1)
#loc11 = loc("<stdin>":10:8)
#loc12 = loc("<stdin>":11:3)
#loc13 = loc("<stdin>":12:3)
#loc14 = loc("<stdin>":14:1)
#loc15 = loc("<stdin>":15:1)
#loc16 = loc("<stdin>":16:1)
#loc18 = loc("<stdin>":17:8)
#loc19 = loc("<stdin>":18:8)
#loc20 = loc("<stdin>":20:3)
#loc21 = loc("<stdin>":22:8)
#loc22 = loc("<stdin>":23:3)

