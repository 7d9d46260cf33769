#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "float", sizeInBits = 32, encoding = DW_ATE_float>
#di_basic_type2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "__int128", sizeInBits = 128, encoding = DW_ATE_signed>
#di_basic_type3 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "long", sizeInBits = 64, encoding = DW_ATE_signed>
#di_basic_type4 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "_Bool", sizeInBits = 8, encoding = DW_ATE_boolean>
#di_file = #llvm.di_file<"vec.c" in ".">
#di_null_type = #llvm.di_null_type
#di_subprogram = #llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = true>
#di_subprogram1 = #llvm.di_subprogram<recId = distinct[1]<>, isRecSelf = true>
#di_subprogram2 = #llvm.di_subprogram<recId = distinct[2]<>, isRecSelf = true>
#di_subprogram3 = #llvm.di_subprogram<recId = distinct[3]<>, isRecSelf = true>
#di_subprogram4 = #llvm.di_subprogram<recId = distinct[4]<>, isRecSelf = true>
#loc = loc("vec.c":0:0)
#loc1 = loc(unknown)
#loc2 = loc("vec.c":2:0)
#loc5 = loc("vec.c":3:0)
#loc13 = loc("vec.c":6:0)
#loc17 = loc("vec.c":7:0)
#loc20 = loc("vec.c":9:0)
#loc25 = loc("vec.c":10:37)
#loc28 = loc("vec.c":10:52)
#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[5]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = true, emissionKind = Full, nameTableKind = None>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type1, flags = Vector, sizeInBits = 128, elements = #llvm.di_subrange<count = 4 : i64>>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_volatile_type, baseType = #di_basic_type>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_basic_type1>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram1, file = #di_file, line = 5, column = 1>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram1, name = "n", file = #di_file, line = 3, arg = 3, type = #di_basic_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram1, name = "s", file = #di_file, line = 3, type = #di_basic_type1>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram2, name = "a", file = #di_file, line = 6, arg = 1, type = #di_basic_type2>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram2, name = "b", file = #di_file, line = 6, arg = 2, type = #di_basic_type3>
#di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram3, name = "a", file = #di_file, line = 7, arg = 1, type = #di_basic_type4>
#di_local_variable5 = #llvm.di_local_variable<scope = #di_subprogram3, name = "b", file = #di_file, line = 7, arg = 2, type = #di_basic_type4>
#di_local_variable6 = #llvm.di_local_variable<scope = #di_subprogram4, name = "i", file = #di_file, line = 9, arg = 1, type = #di_basic_type>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type>
#di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_basic_type2, #di_basic_type2, #di_basic_type3>
#di_subroutine_type2 = #llvm.di_subroutine_type<types = #di_basic_type4, #di_basic_type4, #di_basic_type4>
#di_subroutine_type3 = #llvm.di_subroutine_type<types = #di_null_type, #di_basic_type>
#di_subroutine_type4 = #llvm.di_subroutine_type<types = #di_basic_type>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_subroutine_type, sizeInBits = 64>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "v4", baseType = #di_composite_type>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type1, sizeInBits = 64>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "port", file = #di_file, line = 10, type = #di_derived_type, isDefined = true>
#di_global_variable1 = #llvm.di_global_variable<scope = #di_compile_unit, name = "special", file = #di_file, line = 11, type = #di_basic_type, isDefined = true, alignInBits = 512>
#di_local_variable7 = #llvm.di_local_variable<scope = #di_lexical_block, name = "i", file = #di_file, line = 5, type = #di_basic_type>
#di_subprogram5 = #llvm.di_subprogram<recId = distinct[2]<>, id = distinct[6]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "wide", file = #di_file, line = 6, scopeLine = 6, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type1, retainedNodes = #di_local_variable2, #di_local_variable3>
#di_subprogram6 = #llvm.di_subprogram<recId = distinct[3]<>, id = distinct[7]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "flag", file = #di_file, line = 7, scopeLine = 7, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type2, retainedNodes = #di_local_variable4, #di_local_variable5>
#di_subprogram7 = #llvm.di_subprogram<recId = distinct[4]<>, id = distinct[8]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "call", file = #di_file, line = 9, scopeLine = 9, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type3, retainedNodes = #di_local_variable6>
#di_subprogram8 = #llvm.di_subprogram<id = distinct[9]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "poll", file = #di_file, line = 10, scopeLine = 10, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type4>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_derived_type2, sizeInBits = 128, elements = #llvm.di_subrange<count = 2 : i64>>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_global_variable_expression1 = #llvm.di_global_variable_expression<var = #di_global_variable1, expr = <>>
#di_local_variable8 = #llvm.di_local_variable<scope = #di_subprogram, name = "a", file = #di_file, line = 2, arg = 1, type = #di_derived_type3>
#di_local_variable9 = #llvm.di_local_variable<scope = #di_subprogram, name = "b", file = #di_file, line = 2, arg = 2, type = #di_derived_type3>
#di_local_variable10 = #llvm.di_local_variable<scope = #di_subprogram, name = "c", file = #di_file, line = 2, arg = 3, type = #di_derived_type3>
#di_local_variable11 = #llvm.di_local_variable<scope = #di_subprogram1, name = "a", file = #di_file, line = 3, arg = 1, type = #di_derived_type4>
#di_local_variable12 = #llvm.di_local_variable<scope = #di_subprogram1, name = "b", file = #di_file, line = 3, arg = 2, type = #di_derived_type4>
#di_local_variable13 = #llvm.di_local_variable<scope = #di_subprogram5, name = "b", file = #di_file, line = 6, arg = 2, type = #di_basic_type3>
#di_local_variable14 = #llvm.di_local_variable<scope = #di_subprogram5, name = "a", file = #di_file, line = 6, arg = 1, type = #di_basic_type2>
#di_local_variable15 = #llvm.di_local_variable<scope = #di_subprogram6, name = "b", file = #di_file, line = 7, arg = 2, type = #di_basic_type4>
#di_local_variable16 = #llvm.di_local_variable<scope = #di_subprogram6, name = "a", file = #di_file, line = 7, arg = 1, type = #di_basic_type4>
#di_local_variable17 = #llvm.di_local_variable<scope = #di_subprogram7, name = "i", file = #di_file, line = 9, arg = 1, type = #di_basic_type>
#di_subroutine_type5 = #llvm.di_subroutine_type<types = #di_derived_type3, #di_derived_type3, #di_derived_type3, #di_derived_type3>
#di_subroutine_type6 = #llvm.di_subroutine_type<types = #di_basic_type1, #di_derived_type4, #di_derived_type4, #di_basic_type>
#loc34 = loc(fused<#di_subprogram5>[#loc13])
#loc39 = loc(fused<#di_subprogram6>[#loc17])
#loc43 = loc(fused<#di_subprogram7>[#loc20])
#loc47 = loc(fused<#di_subprogram8>[#loc25])
#loc50 = loc(fused<#di_subprogram8>[#loc28])
#di_global_variable2 = #llvm.di_global_variable<scope = #di_compile_unit, name = "table", file = #di_file, line = 8, type = #di_composite_type1, isDefined = true>
#di_subprogram10 = #llvm.di_subprogram<recId = distinct[0]<>, id = distinct[10]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "mad", file = #di_file, line = 2, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type5, retainedNodes = #di_local_variable8, #di_local_variable9, #di_local_variable10>
#di_subprogram11 = #llvm.di_subprogram<recId = distinct[1]<>, id = distinct[11]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "dot", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type6, retainedNodes = #di_local_variable11, #di_local_variable12, #di_local_variable, #di_local_variable1, #di_local_variable7>
#loop_annotation1 = #llvm.loop_annotation<mustProgress = true, startLoc = #loc47, endLoc = #loc50>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#di_global_variable_expression2 = #llvm.di_global_variable_expression<var = #di_global_variable2, expr = <>>
#di_lexical_block2 = #llvm.di_lexical_block<scope = #di_subprogram11, file = #di_file, line = 5, column = 1>
#di_local_variable18 = #llvm.di_local_variable<scope = #di_subprogram11, name = "n", file = #di_file, line = 3, arg = 3, type = #di_basic_type>
#di_local_variable19 = #llvm.di_local_variable<scope = #di_subprogram11, name = "b", file = #di_file, line = 3, arg = 2, type = #di_derived_type4>
#di_local_variable20 = #llvm.di_local_variable<scope = #di_subprogram11, name = "a", file = #di_file, line = 3, arg = 1, type = #di_derived_type4>
#di_local_variable21 = #llvm.di_local_variable<scope = #di_subprogram11, name = "s", file = #di_file, line = 3, type = #di_basic_type1>
#loc58 = loc(fused<#di_subprogram10>[#loc2])
#loc61 = loc(fused<#di_subprogram11>[#loc5])
#loc62 = loc(fused<#di_subprogram11>[#loc])
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#di_local_variable22 = #llvm.di_local_variable<scope = #di_lexical_block2, name = "i", file = #di_file, line = 5, type = #di_basic_type>
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 16 : i64, dbg_exprs = [#di_global_variable_expression2], dso_local, global_type = !llvm.array<2 x ptr>, linkage = #llvm.linkage<external>, sym_name = "table", unnamed_addr = 1 : i64, visibility_ = 0 : i64}> ({
    %74 = "llvm.mlir.zero"() : () -> !llvm.ptr loc(#loc1)
    %75 = "llvm.mlir.zero"() : () -> !llvm.array<2 x ptr> loc(#loc1)
    "llvm.return"(%75) : (!llvm.array<2 x ptr>) -> () loc(#loc)
  }) : () -> () loc(#loc)
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, dbg_exprs = [#di_global_variable_expression], dso_local, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "port", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
  }) : () -> () loc(#loc)
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 64 : i64, dbg_exprs = [#di_global_variable_expression1], dso_local, global_type = i32, linkage = #llvm.linkage<weak>, section = ".odd", sym_name = "special", unnamed_addr = 1 : i64, value = 42 : i32, visibility_ = 0 : i64}> ({
  }) : () -> () loc(#loc)
  "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<max, "Dwarf Version", 5 : i32>, #llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>, #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "debug-info-assignment-tracking", 1 : i32>]}> : () -> () loc(#loc)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noundef}, {llvm.noundef}, {llvm.noundef}], dso_local, function_type = !llvm.func<vector<4xf32> (vector<4xf32>, vector<4xf32>, vector<4xf32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "128"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], res_attrs = [{llvm.noundef}], sym_name = "mad", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64, will_return}> ({
  ^bb0(%arg8: vector<4xf32> loc(fused<#di_subprogram10>[#loc2]), %arg9: vector<4xf32> loc(fused<#di_subprogram10>[#loc2]), %arg10: vector<4xf32> loc(fused<#di_subprogram10>[#loc2])):
    %73 = "llvm.intr.fmuladd"(%arg8, %arg9, %arg10) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32> loc(#loc59)
    "llvm.return"(%73) : (vector<4xf32>) -> () loc(#loc60)
  }) : () -> () loc(#loc58)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.nocapture, llvm.noundef, llvm.readonly}, {llvm.nocapture, llvm.noundef, llvm.readonly}, {llvm.noundef}], dso_local, function_type = !llvm.func<f32 (ptr, ptr, i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], sym_name = "dot", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64}> ({
  ^bb0(%arg5: !llvm.ptr loc(fused<#di_subprogram11>[#loc5]), %arg6: !llvm.ptr loc(fused<#di_subprogram11>[#loc5]), %arg7: i32 loc(fused<#di_subprogram11>[#loc5])):
    "llvm.intr.dbg.value"(%arg7) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable18}> : (i32) -> () loc(#loc62)
    "llvm.intr.dbg.value"(%arg6) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable19}> : (!llvm.ptr) -> () loc(#loc62)
    "llvm.intr.dbg.value"(%arg5) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable20}> : (!llvm.ptr) -> () loc(#loc62)
    %14 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32 loc(#loc1)
    "llvm.intr.dbg.value"(%14) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable22}> : (i32) -> () loc(#loc64)
    %15 = "llvm.mlir.constant"() <{value = 0.000000e+00 : f32}> : () -> f32 loc(#loc1)
    "llvm.intr.dbg.value"(%15) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable21}> : (f32) -> () loc(#loc62)
    %16 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64 loc(#loc1)
    %17 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32 loc(#loc1)
    %18 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64 loc(#loc1)
    %19 = "llvm.mlir.constant"() <{value = 2147483644 : i64}> : () -> i64 loc(#loc1)
    %20 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64 loc(#loc1)
    %21 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64 loc(#loc1)
    %22 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64 loc(#loc1)
    %23 = "llvm.icmp"(%arg7, %14) <{predicate = 4 : i64}> : (i32, i32) -> i1 loc(#loc66)
    "llvm.cond_br"(%23, %15)[^bb1, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, f32) -> () loc(#loc65)
  ^bb1:  // pred: ^bb0
    %24 = "llvm.zext"(%arg7) <{nonNeg}> : (i32) -> i64 loc(#loc66)
    %25 = "llvm.and"(%24, %16) : (i64, i64) -> i64 loc(#loc65)
    %26 = "llvm.icmp"(%arg7, %17) <{predicate = 6 : i64}> : (i32, i32) -> i1 loc(#loc65)
    "llvm.cond_br"(%26, %18, %15)[^bb4, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, f32) -> () loc(#loc65)
  ^bb2:  // pred: ^bb1
    %27 = "llvm.and"(%24, %19) : (i64, i64) -> i64 loc(#loc65)
    "llvm.br"(%18, %15, %18)[^bb7] : (i64, f32, i64) -> () loc(#loc65)
  ^bb3:  // pred: ^bb7
    %28 = "llvm.icmp"(%25, %18) <{predicate = 0 : i64}> : (i64, i64) -> i1 loc(#loc65)
    "llvm.cond_br"(%28, %69, %70, %69)[^bb6, ^bb4] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, f32, i64, f32) -> () loc(#loc65)
  ^bb4(%29: i64 loc(unknown), %30: f32 loc(unknown)):  // 2 preds: ^bb1, ^bb3
    %31 = "llvm.icmp"(%25, %18) <{predicate = 1 : i64}> : (i64, i64) -> i1 loc(#loc65)
    "llvm.intr.assume"(%31) <{op_bundle_sizes = array<i32>}> : (i1) -> () loc(#loc65)
    "llvm.br"(%29, %30, %18)[^bb5] : (i64, f32, i64) -> () loc(#loc65)
  ^bb5(%32: i64 loc(unknown), %33: f32 loc(unknown), %34: i64 loc(unknown)):  // 2 preds: ^bb4, ^bb5
    "llvm.intr.dbg.value"(%33) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable21}> : (f32) -> () loc(#loc62)
    "llvm.intr.dbg.value"(%32) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable22}> : (i64) -> () loc(#loc64)
    %35 = "llvm.getelementptr"(%arg5, %32) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc67)
    %36 = "llvm.load"(%35) <{alignment = 4 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (!llvm.ptr) -> f32 loc(#loc67)
    %37 = "llvm.getelementptr"(%arg6, %32) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc68)
    %38 = "llvm.load"(%37) <{alignment = 4 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (!llvm.ptr) -> f32 loc(#loc68)
    %39 = "llvm.intr.fmuladd"(%36, %38, %33) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32 loc(#loc69)
    "llvm.intr.dbg.value"(%39) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable21}> : (f32) -> () loc(#loc62)
    %40 = "llvm.add"(%32, %20) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64 loc(#loc70)
    "llvm.intr.dbg.value"(%40) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable22}> : (i64) -> () loc(#loc64)
    %41 = "llvm.add"(%34, %20) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64 loc(#loc65)
    %42 = "llvm.icmp"(%41, %25) <{predicate = 0 : i64}> : (i64, i64) -> i1 loc(#loc65)
    "llvm.cond_br"(%42, %39, %40, %39, %41)[^bb6, ^bb5] <{loop_annotation = #loop_annotation, operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, f32, i64, f32, i64) -> () loc(#loc65)
  ^bb6(%43: f32 loc(fused<#di_subprogram11>[#loc])):  // 3 preds: ^bb0, ^bb3, ^bb5
    "llvm.return"(%43) : (f32) -> () loc(#loc63)
  ^bb7(%44: i64 loc(unknown), %45: f32 loc(unknown), %46: i64 loc(unknown)):  // 2 preds: ^bb2, ^bb7
    "llvm.intr.dbg.value"(%45) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable21}> : (f32) -> () loc(#loc62)
    "llvm.intr.dbg.value"(%44) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable22}> : (i64) -> () loc(#loc64)
    %47 = "llvm.getelementptr"(%arg5, %44) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc67)
    %48 = "llvm.load"(%47) <{alignment = 4 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (!llvm.ptr) -> f32 loc(#loc67)
    %49 = "llvm.getelementptr"(%arg6, %44) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc68)
    %50 = "llvm.load"(%49) <{alignment = 4 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (!llvm.ptr) -> f32 loc(#loc68)
    %51 = "llvm.intr.fmuladd"(%48, %50, %45) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32 loc(#loc69)
    "llvm.intr.dbg.value"(%51) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable21}> : (f32) -> () loc(#loc62)
    %52 = "llvm.or"(%44, %20) <{isDisjoint}> : (i64, i64) -> i64 loc(#loc70)
    "llvm.intr.dbg.value"(%52) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable22}> : (i64) -> () loc(#loc64)
    %53 = "llvm.getelementptr"(%arg5, %52) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc67)
    %54 = "llvm.load"(%53) <{alignment = 4 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (!llvm.ptr) -> f32 loc(#loc67)
    %55 = "llvm.getelementptr"(%arg6, %52) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc68)
    %56 = "llvm.load"(%55) <{alignment = 4 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (!llvm.ptr) -> f32 loc(#loc68)
    %57 = "llvm.intr.fmuladd"(%54, %56, %51) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32 loc(#loc69)
    "llvm.intr.dbg.value"(%57) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable21}> : (f32) -> () loc(#loc62)
    %58 = "llvm.or"(%44, %21) <{isDisjoint}> : (i64, i64) -> i64 loc(#loc70)
    "llvm.intr.dbg.value"(%58) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable22}> : (i64) -> () loc(#loc64)
    %59 = "llvm.getelementptr"(%arg5, %58) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc67)
    %60 = "llvm.load"(%59) <{alignment = 4 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (!llvm.ptr) -> f32 loc(#loc67)
    %61 = "llvm.getelementptr"(%arg6, %58) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc68)
    %62 = "llvm.load"(%61) <{alignment = 4 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (!llvm.ptr) -> f32 loc(#loc68)
    %63 = "llvm.intr.fmuladd"(%60, %62, %57) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32 loc(#loc69)
    "llvm.intr.dbg.value"(%63) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable21}> : (f32) -> () loc(#loc62)
    %64 = "llvm.or"(%44, %16) <{isDisjoint}> : (i64, i64) -> i64 loc(#loc70)
    "llvm.intr.dbg.value"(%64) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable22}> : (i64) -> () loc(#loc64)
    %65 = "llvm.getelementptr"(%arg5, %64) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc67)
    %66 = "llvm.load"(%65) <{alignment = 4 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (!llvm.ptr) -> f32 loc(#loc67)
    %67 = "llvm.getelementptr"(%arg6, %64) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc68)
    %68 = "llvm.load"(%67) <{alignment = 4 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (!llvm.ptr) -> f32 loc(#loc68)
    %69 = "llvm.intr.fmuladd"(%66, %68, %63) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32 loc(#loc69)
    "llvm.intr.dbg.value"(%69) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable21}> : (f32) -> () loc(#loc62)
    %70 = "llvm.add"(%44, %22) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64 loc(#loc70)
    "llvm.intr.dbg.value"(%70) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable22}> : (i64) -> () loc(#loc64)
    %71 = "llvm.add"(%46, %22) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64 loc(#loc65)
    %72 = "llvm.icmp"(%71, %27) <{predicate = 0 : i64}> : (i64, i64) -> i1 loc(#loc65)
    "llvm.cond_br"(%72, %70, %69, %71)[^bb3, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 3>}> : (i1, i64, f32, i64) -> () loc(#loc65)
  }) : () -> () loc(#loc61)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noundef}, {llvm.noundef}], dso_local, function_type = !llvm.func<i128 (i128, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], sym_name = "wide", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64, will_return}> ({
  ^bb0(%arg3: i128 loc(fused<#di_subprogram5>[#loc13]), %arg4: i64 loc(fused<#di_subprogram5>[#loc13])):
    "llvm.intr.dbg.value"(%arg4) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable13}> : (i64) -> () loc(#loc35)
    "llvm.intr.dbg.value"(%arg3) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable14}> : (i128) -> () loc(#loc35)
    %12 = "llvm.sext"(%arg4) : (i64) -> i128 loc(#loc36)
    %13 = "llvm.mul"(%arg3, %12) <{overflowFlags = 1 : i32}> : (i128, i128) -> i128 loc(#loc37)
    "llvm.return"(%13) : (i128) -> () loc(#loc38)
  }) : () -> () loc(#loc34)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noundef, llvm.zeroext}, {llvm.noundef, llvm.zeroext}], dso_local, function_type = !llvm.func<i1 (i1, i1)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], res_attrs = [{llvm.noundef, llvm.zeroext}], sym_name = "flag", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64, will_return}> ({
  ^bb0(%arg1: i1 loc(fused<#di_subprogram6>[#loc17]), %arg2: i1 loc(fused<#di_subprogram6>[#loc17])):
    "llvm.intr.dbg.value"(%arg2) <{locationExpr = #llvm.di_expression<[DW_OP_LLVM_convert(1, DW_ATE_unsigned), DW_OP_LLVM_convert(8, DW_ATE_unsigned), DW_OP_stack_value]>, varInfo = #di_local_variable15}> : (i1) -> () loc(#loc40)
    "llvm.intr.dbg.value"(%arg1) <{locationExpr = #llvm.di_expression<[DW_OP_LLVM_convert(1, DW_ATE_unsigned), DW_OP_LLVM_convert(8, DW_ATE_unsigned), DW_OP_stack_value]>, varInfo = #di_local_variable16}> : (i1) -> () loc(#loc40)
    %11 = "llvm.xor"(%arg1, %arg2) : (i1, i1) -> i1 loc(#loc41)
    "llvm.return"(%11) : (i1) -> () loc(#loc42)
  }) : () -> () loc(#loc39)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noundef}], dso_local, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], sym_name = "call", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32 loc(fused<#di_subprogram7>[#loc20])):
    "llvm.intr.dbg.value"(%arg0) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable17}> : (i32) -> () loc(#loc44)
    %5 = "llvm.mlir.addressof"() <{global_name = @table}> : () -> !llvm.ptr loc(#loc1)
    %6 = "llvm.mlir.zero"() : () -> !llvm.ptr loc(#loc1)
    %7 = "llvm.sext"(%arg0) : (i32) -> i64 loc(#loc56)
    %8 = "llvm.getelementptr"(%5, %7) <{elem_type = !llvm.ptr, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc56)
    %9 = "llvm.load"(%8) <{alignment = 8 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag1]}> : (!llvm.ptr) -> !llvm.ptr loc(#loc56)
    %10 = "llvm.icmp"(%9, %6) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1 loc(#loc56)
    "llvm.cond_br"(%10)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () loc(#loc56)
  ^bb1:  // pred: ^bb0
    "llvm.call"(%9) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<tail>, fastmathFlags = #llvm.fastmath<none>, no_unwind, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> () loc(#loc57)
    "llvm.br"()[^bb2] : () -> () loc(#loc57)
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "llvm.return"() : () -> () loc(#loc45)
  }) : () -> () loc(#loc43)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, dso_local, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], sym_name = "poll", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @port}> : () -> !llvm.ptr loc(#loc1)
    %1 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32 loc(#loc1)
    "llvm.br"()[^bb1] : () -> () loc(#loc47)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %2 = "llvm.load"(%0) <{alignment = 4 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag2], volatile_}> : (!llvm.ptr) -> i32 loc(#loc48)
    %3 = "llvm.icmp"(%2, %1) <{predicate = 0 : i64}> : (i32, i32) -> i1 loc(#loc49)
    "llvm.cond_br"(%3)[^bb1, ^bb2] <{loop_annotation = #loop_annotation1, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () loc(#loc47)
  ^bb2:  // pred: ^bb1
    %4 = "llvm.load"(%0) <{alignment = 4 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag2], volatile_}> : (!llvm.ptr) -> i32 loc(#loc51)
    "llvm.return"(%4) : (i32) -> () loc(#loc52)
  }) : () -> () loc(#loc46)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, dso_local, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["cold", "noreturn", "optsize", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], sym_name = "trap", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64}> ({
    "llvm.intr.trap"() : () -> () loc(#loc54)
    "llvm.unreachable"() : () -> () loc(#loc55)
  }) : () -> () loc(#loc53)
}) {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} : () -> () loc(#loc)
#loc3 = loc("vec.c":2:41)
#loc4 = loc("vec.c":2:28)
#loc6 = loc("vec.c":5:19)
#loc7 = loc("vec.c":5:1)
#loc8 = loc("vec.c":5:34)
#loc9 = loc("vec.c":5:41)
#loc10 = loc("vec.c":5:31)
#loc11 = loc("vec.c":5:24)
#loc12 = loc("vec.c":5:47)
#loc14 = loc("vec.c":6:48)
#loc15 = loc("vec.c":6:46)
#loc16 = loc("vec.c":6:37)
#loc18 = loc("vec.c":7:41)
#loc19 = loc("vec.c":7:32)
#loc21 = loc("vec.c":9:24)
#loc22 = loc("vec.c":9:34)
#loc23 = loc("vec.c":9:46)
#loc24 = loc("vec.c":10:0)
#loc26 = loc("vec.c":10:45)
#loc27 = loc("vec.c":10:44)
#loc29 = loc("vec.c":10:61)
#loc30 = loc("vec.c":10:54)
#loc31 = loc("vec.c":12:0)
#loc32 = loc("vec.c":12:51)
#loc33 = loc("vec.c":12:69)
#di_subprogram9 = #llvm.di_subprogram<id = distinct[12]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "trap", file = #di_file, line = 12, scopeLine = 12, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_lexical_block1 = #llvm.di_lexical_block<scope = #di_subprogram7, file = #di_file, line = 9, column = 24>
#loc35 = loc(fused<#di_subprogram5>[#loc])
#loc36 = loc(fused<#di_subprogram5>[#loc14])
#loc37 = loc(fused<#di_subprogram5>[#loc15])
#loc38 = loc(fused<#di_subprogram5>[#loc16])
#loc40 = loc(fused<#di_subprogram6>[#loc])
#loc41 = loc(fused<#di_subprogram6>[#loc18])
#loc42 = loc(fused<#di_subprogram6>[#loc19])
#loc44 = loc(fused<#di_subprogram7>[#loc])
#loc45 = loc(fused<#di_subprogram7>[#loc23])
#loc46 = loc(fused<#di_subprogram8>[#loc24])
#loc48 = loc(fused<#di_subprogram8>[#loc26])
#loc49 = loc(fused<#di_subprogram8>[#loc27])
#loc51 = loc(fused<#di_subprogram8>[#loc29])
#loc52 = loc(fused<#di_subprogram8>[#loc30])
#loc53 = loc(fused<#di_subprogram9>[#loc31])
#loc54 = loc(fused<#di_subprogram9>[#loc32])
#loc55 = loc(fused<#di_subprogram9>[#loc33])
#loc56 = loc(fused<#di_lexical_block1>[#loc21])
#loc57 = loc(fused<#di_lexical_block1>[#loc22])
#loc59 = loc(fused<#di_subprogram10>[#loc3])
#loc60 = loc(fused<#di_subprogram10>[#loc4])
#loc63 = loc(fused<#di_subprogram11>[#loc12])
#di_lexical_block3 = #llvm.di_lexical_block<scope = #di_lexical_block2, file = #di_file, line = 5, column = 1>
#loc64 = loc(fused<#di_lexical_block2>[#loc])
#loc65 = loc(fused<#di_lexical_block2>[#loc7])
#loc66 = loc(fused<#di_lexical_block3>[#loc6])
#loc67 = loc(fused<#di_lexical_block3>[#loc8])
#loc68 = loc(fused<#di_lexical_block3>[#loc9])
#loc69 = loc(fused<#di_lexical_block3>[#loc10])
#loc70 = loc(fused<#di_lexical_block3>[#loc11])

