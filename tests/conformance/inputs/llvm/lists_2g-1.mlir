#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "double", sizeInBits = 64, encoding = DW_ATE_float>
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_file = #llvm.di_file<"lists.c" in ".">
#di_subprogram = #llvm.di_subprogram<recId = distinct[1]<>, isRecSelf = true>
#di_subprogram1 = #llvm.di_subprogram<recId = distinct[2]<>, isRecSelf = true>
#di_subprogram2 = #llvm.di_subprogram<recId = distinct[3]<>, isRecSelf = true>
#loc1 = loc("lists.c":4:0)
#loc2 = loc(unknown)
#loc13 = loc("lists.c":8:0)
#loc15 = loc("lists.c":8:40)
#loc16 = loc("lists.c":8:91)
#loc21 = loc("lists.c":3:0)
#loc25 = loc("lists.c":8:81)
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[4]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = true, emissionKind = Full, nameTableKind = None>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type1, sizeInBits = 192, elements = #llvm.di_subrange<count = 3 : i64>>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "value", baseType = #di_basic_type, sizeInBits = 32>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram1, file = #di_file, line = 8, column = 40>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "v", file = #di_file, line = 4, arg = 2, type = #di_basic_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram1, name = "n", file = #di_file, line = 8, arg = 1, type = #di_basic_type>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram2, name = "s", file = #di_file, line = 3, type = #di_basic_type>
#di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_basic_type, #di_basic_type>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_derived_type2, sizeInBits = 64, offsetInBits = 64>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_member, name = "weights", baseType = #di_composite_type1, sizeInBits = 192, offsetInBits = 128>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_lexical_block, name = "i", file = #di_file, line = 8, type = #di_basic_type>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#di_composite_type2 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "node", file = #di_file, line = 1, sizeInBits = 320, elements = #di_derived_type1, #di_derived_type3, #di_derived_type4>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type2, sizeInBits = 64>
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_composite_type2>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#di_derived_type7 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type6, sizeInBits = 64>
#di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram, name = "head", file = #di_file, line = 4, arg = 1, type = #di_derived_type5>
#di_local_variable5 = #llvm.di_local_variable<scope = #di_subprogram, name = "n", file = #di_file, line = 5, type = #di_derived_type5>
#di_local_variable6 = #llvm.di_local_variable<scope = #di_subprogram1, name = "h", file = #di_file, line = 8, type = #di_derived_type5>
#di_subroutine_type2 = #llvm.di_subroutine_type<types = #di_derived_type5, #di_derived_type5, #di_basic_type>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#di_local_variable7 = #llvm.di_local_variable<scope = #di_subprogram2, name = "n", file = #di_file, line = 3, arg = 1, type = #di_derived_type7>
#di_subprogram4 = #llvm.di_subprogram<recId = distinct[1]<>, id = distinct[5]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "push", file = #di_file, line = 4, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type2, retainedNodes = #di_local_variable4, #di_local_variable, #di_local_variable5>
#di_subprogram5 = #llvm.di_subprogram<recId = distinct[2]<>, id = distinct[6]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "total", file = #di_file, line = 8, scopeLine = 8, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type1, retainedNodes = #di_local_variable1, #di_local_variable6, #di_local_variable3>
#di_subroutine_type3 = #llvm.di_subroutine_type<types = #di_basic_type, #di_derived_type7>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "p1 _ZTS4node", members = {<#tbaa_type_desc2, 0>}>
#di_lexical_block1 = #llvm.di_lexical_block<scope = #di_subprogram5, file = #di_file, line = 8, column = 40>
#di_local_variable8 = #llvm.di_local_variable<scope = #di_subprogram4, name = "v", file = #di_file, line = 4, arg = 2, type = #di_basic_type>
#di_local_variable9 = #llvm.di_local_variable<scope = #di_subprogram4, name = "head", file = #di_file, line = 4, arg = 1, type = #di_derived_type5>
#di_local_variable10 = #llvm.di_local_variable<scope = #di_subprogram4, name = "n", file = #di_file, line = 5, type = #di_derived_type5>
#di_local_variable11 = #llvm.di_local_variable<scope = #di_subprogram5, name = "n", file = #di_file, line = 8, arg = 1, type = #di_basic_type>
#di_local_variable12 = #llvm.di_local_variable<scope = #di_subprogram5, name = "h", file = #di_file, line = 8, type = #di_derived_type5>
#di_subprogram6 = #llvm.di_subprogram<recId = distinct[3]<>, id = distinct[7]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "sum", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = "LocalToUnit|Definition|Optimized", type = #di_subroutine_type3, retainedNodes = #di_local_variable7, #di_local_variable2>
#loc27 = loc(fused<#di_subprogram4>[#loc1])
#loc38 = loc(fused<#di_subprogram5>[#loc13])
#loc40 = loc(fused<#di_subprogram5>[#loc16])
#di_local_variable13 = #llvm.di_local_variable<scope = #di_lexical_block1, name = "i", file = #di_file, line = 8, type = #di_basic_type>
#di_local_variable14 = #llvm.di_local_variable<scope = #di_subprogram6, name = "n", file = #di_file, line = 3, arg = 1, type = #di_derived_type7>
#di_local_variable15 = #llvm.di_local_variable<scope = #di_subprogram6, name = "s", file = #di_file, line = 3, type = #di_basic_type>
#loc43 = loc(fused<#di_lexical_block1>[#loc15])
#loc45 = loc(fused<#di_subprogram6>[#loc21])
#loc46 = loc(fused<#di_lexical_block1>[#loc25])
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "node", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc4, 8>, <#tbaa_type_desc, 16>}>
#loc50 = loc(callsite(#loc45 at #loc40))
#loop_annotation1 = #llvm.loop_annotation<mustProgress = true, startLoc = #loc43, endLoc = #loc46>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc4, offset = 8>
"builtin.module"() ({
  "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<max, "Dwarf Version", 5 : i32>, #llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>, #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "debug-info-assignment-tracking", 1 : i32>]}> : () -> () loc(#loc)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noundef}, {llvm.noundef}], dso_local, function_type = !llvm.func<ptr (ptr, i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = write, argMem = none, inaccessibleMem = readwrite, errnoMem = write, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], res_attrs = [{llvm.noalias, llvm.noundef}], sym_name = "push", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64, will_return}> ({
  ^bb0(%arg1: !llvm.ptr loc(fused<#di_subprogram4>[#loc1]), %arg2: i32 loc(fused<#di_subprogram4>[#loc1])):
    "llvm.intr.dbg.value"(%arg2) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable8}> : (i32) -> () loc(#loc28)
    "llvm.intr.dbg.value"(%arg1) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable9}> : (!llvm.ptr) -> () loc(#loc28)
    %25 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64 loc(#loc2)
    %26 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64 loc(#loc2)
    %27 = "llvm.mlir.constant"() <{value = 5.000000e-01 : f64}> : () -> f64 loc(#loc2)
    %28 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64 loc(#loc2)
    %29 = "llvm.call"(%25) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<tail>, arg_attrs = [{llvm.noundef}], callee = @malloc, fastmathFlags = #llvm.fastmath<none>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.dereferenceable_or_null = 40 : i64}]}> : (i64) -> !llvm.ptr loc(#loc29)
    "llvm.intr.dbg.value"(%29) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable10}> : (!llvm.ptr) -> () loc(#loc28)
    "llvm.store"(%arg2, %29) <{alignment = 8 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag1]}> : (i32, !llvm.ptr) -> () loc(#loc30)
    %30 = "llvm.getelementptr"(%29, %26) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc31)
    "llvm.store"(%arg1, %30) <{alignment = 8 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag2]}> : (!llvm.ptr, !llvm.ptr) -> () loc(#loc32)
    %31 = "llvm.sitofp"(%arg2) : (i32) -> f64 loc(#loc33)
    %32 = "llvm.fmul"(%31, %27) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64 loc(#loc34)
    %33 = "llvm.getelementptr"(%29, %28) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc35)
    "llvm.store"(%32, %33) <{alignment = 8 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (f64, !llvm.ptr) -> () loc(#loc36)
    "llvm.return"(%29) : (!llvm.ptr) -> () loc(#loc37)
  }) : () -> () loc(#loc27)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noundef}], function_type = !llvm.func<ptr (i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["allockind", "9"], ["allocsize", "4294967295"], ["alloc-family", "malloc"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], res_attrs = [{llvm.noalias, llvm.noundef}], sym_name = "malloc", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, visibility_ = 0 : i64, will_return}> ({
  }) : () -> () loc(#loc26)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noundef}], dso_local, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], sym_name = "total", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32 loc(fused<#di_subprogram5>[#loc13])):
    "llvm.intr.dbg.value"(%arg0) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable11}> : (i32) -> () loc(#loc39)
    %0 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32 loc(#loc2)
    "llvm.intr.dbg.value"(%0) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable13}> : (i32) -> () loc(#loc42)
    %1 = "llvm.mlir.zero"() : () -> !llvm.ptr loc(#loc2)
    "llvm.intr.dbg.value"(%1) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable12}> : (!llvm.ptr) -> () loc(#loc39)
    %2 = "llvm.mlir.constant"() <{value = 40 : i64}> : () -> i64 loc(#loc2)
    %3 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64 loc(#loc2)
    %4 = "llvm.mlir.constant"() <{value = 5.000000e-01 : f64}> : () -> f64 loc(#loc2)
    %5 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64 loc(#loc2)
    %6 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32 loc(#loc2)
    %7 = "llvm.icmp"(%arg0, %0) <{predicate = 4 : i64}> : (i32, i32) -> i1 loc(#loc47)
    "llvm.cond_br"(%7, %0, %1, %0)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i32, !llvm.ptr, i32) -> () loc(#loc43)
  ^bb1(%8: i32 loc(unknown), %9: !llvm.ptr loc(unknown)):  // 2 preds: ^bb1, ^bb3
    "llvm.intr.dbg.value"(%9) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable14}> : (!llvm.ptr) -> () loc(#loc48)
    "llvm.intr.dbg.value"(%8) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable15}> : (i32) -> () loc(#loc48)
    %10 = "llvm.load"(%9) <{alignment = 8 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag1]}> : (!llvm.ptr) -> i32 loc(#loc66)
    %11 = "llvm.add"(%10, %8) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32 loc(#loc67)
    "llvm.intr.dbg.value"(%11) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable15}> : (i32) -> () loc(#loc48)
    %12 = "llvm.getelementptr"(%9, %3) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc68)
    %13 = "llvm.load"(%12) <{alignment = 8 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag2]}> : (!llvm.ptr) -> !llvm.ptr loc(#loc68)
    "llvm.intr.dbg.value"(%13) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable14}> : (!llvm.ptr) -> () loc(#loc48)
    %14 = "llvm.icmp"(%13, %1) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1 loc(#loc56)
    "llvm.cond_br"(%14, %11, %11, %13)[^bb2, ^bb1] <{loop_annotation = #loop_annotation, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, !llvm.ptr) -> () loc(#loc56)
  ^bb2(%15: i32 loc(callsite(#loc45 at #loc40))):  // 2 preds: ^bb0, ^bb1
    "llvm.return"(%15) : (i32) -> () loc(#loc41)
  ^bb3(%16: i32 loc(unknown), %17: !llvm.ptr loc(unknown)):  // 2 preds: ^bb0, ^bb3
    "llvm.intr.dbg.value"(%16) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable8}> : (i32) -> () loc(#loc57)
    "llvm.intr.dbg.value"(%17) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable9}> : (!llvm.ptr) -> () loc(#loc57)
    "llvm.intr.dbg.value"(%17) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable12}> : (!llvm.ptr) -> () loc(#loc39)
    "llvm.intr.dbg.value"(%16) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable13}> : (i32) -> () loc(#loc42)
    %18 = "llvm.call"(%2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<tail>, arg_attrs = [{llvm.noundef}], callee = @malloc, fastmathFlags = #llvm.fastmath<none>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.dereferenceable_or_null = 40 : i64}]}> : (i64) -> !llvm.ptr loc(#loc58)
    "llvm.intr.dbg.value"(%18) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable12}> : (!llvm.ptr) -> () loc(#loc39)
    "llvm.intr.dbg.value"(%18) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable10}> : (!llvm.ptr) -> () loc(#loc57)
    "llvm.store"(%16, %18) <{alignment = 8 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag1]}> : (i32, !llvm.ptr) -> () loc(#loc59)
    %19 = "llvm.getelementptr"(%18, %3) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc60)
    "llvm.store"(%17, %19) <{alignment = 8 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag2]}> : (!llvm.ptr, !llvm.ptr) -> () loc(#loc61)
    %20 = "llvm.uitofp"(%16) <{nonNeg}> : (i32) -> f64 loc(#loc62)
    %21 = "llvm.fmul"(%20, %4) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64 loc(#loc63)
    %22 = "llvm.getelementptr"(%18, %5) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc64)
    "llvm.store"(%21, %22) <{alignment = 8 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (f64, !llvm.ptr) -> () loc(#loc65)
    %23 = "llvm.add"(%16, %6) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32 loc(#loc52)
    "llvm.intr.dbg.value"(%23) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable13}> : (i32) -> () loc(#loc42)
    %24 = "llvm.icmp"(%23, %arg0) <{predicate = 0 : i64}> : (i32, i32) -> i1 loc(#loc47)
    "llvm.cond_br"(%24, %0, %18, %23, %18)[^bb1, ^bb3] <{loop_annotation = #loop_annotation1, operandSegmentSizes = array<i32: 1, 2, 2>}> : (i1, i32, !llvm.ptr, i32, !llvm.ptr) -> () loc(#loc43)
  }) : () -> () loc(#loc38)
}) {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} : () -> () loc(#loc)
#di_basic_type2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "unsigned long", sizeInBits = 64, encoding = DW_ATE_unsigned>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, sizeInBits = 64>
#loc = loc("lists.c":0:0)
#loc3 = loc("lists.c":5:20)
#loc4 = loc("lists.c":6:12)
#loc5 = loc("lists.c":6:20)
#loc6 = loc("lists.c":6:25)
#loc7 = loc("lists.c":6:49)
#loc8 = loc("lists.c":6:51)
#loc9 = loc("lists.c":6:33)
#loc10 = loc("lists.c":6:47)
#loc11 = loc("lists.c":6:58)
#loc12 = loc("lists.c":2:0)
#loc14 = loc("lists.c":8:58)
#loc17 = loc("lists.c":3:82)
#loc18 = loc("lists.c":3:76)
#loc19 = loc("lists.c":3:68)
#loc20 = loc("lists.c":3:51)
#loc22 = loc("lists.c":8:84)
#loc23 = loc("lists.c":8:72)
#loc24 = loc("lists.c":8:63)
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_derived_type, #di_basic_type2>
#di_subprogram3 = #llvm.di_subprogram<scope = #di_file, name = "malloc", file = #di_file, line = 2, subprogramFlags = Optimized, type = #di_subroutine_type>
#loc26 = loc(fused<#di_subprogram3>[#loc12])
#loc28 = loc(fused<#di_subprogram4>[#loc])
#loc29 = loc(fused<#di_subprogram4>[#loc3])
#loc30 = loc(fused<#di_subprogram4>[#loc4])
#loc31 = loc(fused<#di_subprogram4>[#loc5])
#loc32 = loc(fused<#di_subprogram4>[#loc6])
#loc33 = loc(fused<#di_subprogram4>[#loc7])
#loc34 = loc(fused<#di_subprogram4>[#loc8])
#loc35 = loc(fused<#di_subprogram4>[#loc9])
#loc36 = loc(fused<#di_subprogram4>[#loc10])
#loc37 = loc(fused<#di_subprogram4>[#loc11])
#loc39 = loc(fused<#di_subprogram5>[#loc])
#loc41 = loc(fused<#di_subprogram5>[#loc22])
#di_lexical_block2 = #llvm.di_lexical_block<scope = #di_lexical_block1, file = #di_file, line = 8, column = 40>
#di_lexical_block3 = #llvm.di_lexical_block<scope = #di_subprogram6, file = #di_file, line = 3, column = 51>
#loc42 = loc(fused<#di_lexical_block1>[#loc])
#loc44 = loc(fused<#di_subprogram6>[#loc])
#di_lexical_block4 = #llvm.di_lexical_block<scope = #di_lexical_block3, file = #di_file, line = 3, column = 51>
#loc47 = loc(fused<#di_lexical_block2>[#loc14])
#loc48 = loc(callsite(#loc44 at #loc40))
#loc49 = loc(fused<#di_lexical_block3>[#loc20])
#loc51 = loc(fused<#di_lexical_block2>[#loc23])
#loc52 = loc(fused<#di_lexical_block2>[#loc24])
#loc53 = loc(fused<#di_lexical_block4>[#loc17])
#loc54 = loc(fused<#di_lexical_block4>[#loc18])
#loc55 = loc(fused<#di_lexical_block4>[#loc19])
#loc56 = loc(callsite(#loc49 at #loc40))
#loc57 = loc(callsite(#loc28 at #loc51))
#loc58 = loc(callsite(#loc29 at #loc51))
#loc59 = loc(callsite(#loc30 at #loc51))
#loc60 = loc(callsite(#loc31 at #loc51))
#loc61 = loc(callsite(#loc32 at #loc51))
#loc62 = loc(callsite(#loc33 at #loc51))
#loc63 = loc(callsite(#loc34 at #loc51))
#loc64 = loc(callsite(#loc35 at #loc51))
#loc65 = loc(callsite(#loc36 at #loc51))
#loc66 = loc(callsite(#loc53 at #loc40))
#loc67 = loc(callsite(#loc54 at #loc40))
#loc68 = loc(callsite(#loc55 at #loc40))

