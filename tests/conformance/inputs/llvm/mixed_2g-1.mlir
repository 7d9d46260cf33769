#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "char", sizeInBits = 8, encoding = DW_ATE_signed_char>
#di_basic_type2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "unsigned int", sizeInBits = 32, encoding = DW_ATE_unsigned>
#di_basic_type3 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "float", sizeInBits = 32, encoding = DW_ATE_float>
#di_basic_type4 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "unsigned long long", sizeInBits = 64, encoding = DW_ATE_unsigned>
#di_basic_type5 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "double", sizeInBits = 64, encoding = DW_ATE_float>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, sizeInBits = 64>
#di_file = #llvm.di_file<"mixed.c" in ".">
#di_null_type = #llvm.di_null_type
#di_subprogram = #llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = true>
#di_subprogram1 = #llvm.di_subprogram<recId = distinct[1]<>, isRecSelf = true>
#di_subprogram2 = #llvm.di_subprogram<recId = distinct[2]<>, isRecSelf = true>
#di_subprogram3 = #llvm.di_subprogram<recId = distinct[3]<>, isRecSelf = true>
#di_subprogram4 = #llvm.di_subprogram<recId = distinct[4]<>, isRecSelf = true>
#di_subprogram5 = #llvm.di_subprogram<recId = distinct[5]<>, isRecSelf = true>
#di_subprogram6 = #llvm.di_subprogram<recId = distinct[6]<>, isRecSelf = true>
#loc1 = loc(unknown)
#loc2 = loc("mixed.c":6:0)
#loc12 = loc("mixed.c":7:0)
#loc15 = loc("mixed.c":8:0)
#loc18 = loc("mixed.c":9:0)
#loc21 = loc("mixed.c":9:60)
#loc22 = loc("mixed.c":9:77)
#loc27 = loc("mixed.c":10:0)
#loc36 = loc("mixed.c":12:0)
#loc39 = loc("mixed.c":13:0)
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[7]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = true, emissionKind = Full, nameTableKind = None>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type1, sizeInBits = 16, elements = #llvm.di_subrange<count = 2 : i64>>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type1, sizeInBits = 24, elements = #llvm.di_subrange<count = 3 : i64>>
#di_composite_type2 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type1, sizeInBits = 32, elements = #llvm.di_subrange<count = 4 : i64>>
#di_composite_type3 = #llvm.di_composite_type<tag = DW_TAG_enumeration_type, name = "kind", file = #di_file, line = 2, baseType = #di_basic_type2, sizeInBits = 32>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "f", baseType = #di_basic_type3, sizeInBits = 32>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_member, name = "i", baseType = #di_basic_type, sizeInBits = 32>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_basic_type1>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_member, name = "gp_offset", baseType = #di_basic_type2, sizeInBits = 32>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_member, name = "fp_offset", baseType = #di_basic_type2, sizeInBits = 32, offsetInBits = 32>
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_member, name = "overflow_arg_area", baseType = #di_derived_type, sizeInBits = 64, offsetInBits = 64>
#di_derived_type7 = #llvm.di_derived_type<tag = DW_TAG_member, name = "reg_save_area", baseType = #di_derived_type, sizeInBits = 64, offsetInBits = 128>
#di_derived_type8 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_basic_type1, sizeInBits = 64>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram4, file = #di_file, line = 10, column = 62>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 6, arg = 2, type = #di_basic_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram1, name = "x", file = #di_file, line = 7, arg = 1, type = #di_basic_type>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram3, name = "n", file = #di_file, line = 9, arg = 1, type = #di_basic_type>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram3, name = "s", file = #di_file, line = 9, type = #di_basic_type>
#di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram4, name = "n", file = #di_file, line = 10, arg = 3, type = #di_basic_type>
#di_local_variable5 = #llvm.di_local_variable<scope = #di_subprogram5, name = "a", file = #di_file, line = 12, arg = 1, type = #di_basic_type4>
#di_local_variable6 = #llvm.di_local_variable<scope = #di_subprogram5, name = "b", file = #di_file, line = 12, arg = 2, type = #di_basic_type4>
#di_local_variable7 = #llvm.di_local_variable<scope = #di_subprogram5, name = "r", file = #di_file, line = 12, type = #di_basic_type4>
#di_local_variable8 = #llvm.di_local_variable<scope = #di_subprogram6, name = "x", file = #di_file, line = 13, arg = 1, type = #di_basic_type5>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type3, #di_basic_type>
#di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_basic_type, #di_basic_type, #di_null_type>
#di_subroutine_type3 = #llvm.di_subroutine_type<types = #di_basic_type4, #di_basic_type4, #di_basic_type4>
#di_subroutine_type4 = #llvm.di_subroutine_type<types = #di_basic_type5, #di_basic_type5>
#di_composite_type4 = #llvm.di_composite_type<tag = DW_TAG_union_type, name = "u", file = #di_file, line = 3, sizeInBits = 32, elements = #di_derived_type1, #di_derived_type2>
#di_composite_type5 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "__va_list_tag", sizeInBits = 192, elements = #di_derived_type4, #di_derived_type5, #di_derived_type6, #di_derived_type7>
#di_derived_type9 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type3, sizeInBits = 64>
#di_derived_type10 = #llvm.di_derived_type<tag = DW_TAG_restrict_type, baseType = #di_derived_type8>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "counter", file = #di_file, line = 5, type = #di_basic_type, isDefined = true>
#di_global_variable1 = #llvm.di_global_variable<file = #di_file, line = 4, type = #di_composite_type, isLocalToUnit = true, isDefined = true>
#di_global_variable2 = #llvm.di_global_variable<file = #di_file, line = 4, type = #di_composite_type1, isLocalToUnit = true, isDefined = true>
#di_global_variable3 = #llvm.di_global_variable<file = #di_file, line = 4, type = #di_composite_type2, isLocalToUnit = true, isDefined = true>
#di_local_variable9 = #llvm.di_local_variable<scope = #di_subprogram, name = "k", file = #di_file, line = 6, arg = 1, type = #di_composite_type3>
#di_local_variable10 = #llvm.di_local_variable<scope = #di_subprogram2, name = "k", file = #di_file, line = 8, arg = 1, type = #di_composite_type3>
#di_local_variable11 = #llvm.di_local_variable<scope = #di_lexical_block, name = "i", file = #di_file, line = 10, type = #di_basic_type>
#di_subprogram8 = #llvm.di_subprogram<recId = distinct[5]<>, id = distinct[8]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "mul", file = #di_file, line = 12, scopeLine = 12, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type3, retainedNodes = #di_local_variable5, #di_local_variable6, #di_local_variable7>
#di_subprogram9 = #llvm.di_subprogram<recId = distinct[6]<>, id = distinct[9]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "poly", file = #di_file, line = 13, scopeLine = 13, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type4, retainedNodes = #di_local_variable8>
#di_subroutine_type6 = #llvm.di_subroutine_type<types = #di_basic_type, #di_composite_type3, #di_basic_type>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#di_composite_type6 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_composite_type5, sizeInBits = 192, elements = #llvm.di_subrange<count = 1 : i64>>
#di_derived_type11 = #llvm.di_derived_type<tag = DW_TAG_restrict_type, baseType = #di_derived_type9>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_global_variable_expression1 = #llvm.di_global_variable_expression<var = #di_global_variable1, expr = <>>
#di_global_variable_expression2 = #llvm.di_global_variable_expression<var = #di_global_variable2, expr = <>>
#di_global_variable_expression3 = #llvm.di_global_variable_expression<var = #di_global_variable3, expr = <>>
#di_local_variable12 = #llvm.di_local_variable<scope = #di_subprogram1, name = "u", file = #di_file, line = 7, type = #di_composite_type4>
#di_local_variable13 = #llvm.di_local_variable<scope = #di_subprogram4, name = "a", file = #di_file, line = 10, arg = 1, type = #di_derived_type10>
#di_local_variable14 = #llvm.di_local_variable<scope = #di_subprogram8, name = "r", file = #di_file, line = 12, type = #di_basic_type4>
#di_local_variable15 = #llvm.di_local_variable<scope = #di_subprogram9, name = "x", file = #di_file, line = 13, arg = 1, type = #di_basic_type5>
#di_subprogram12 = #llvm.di_subprogram<recId = distinct[0]<>, id = distinct[10]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "classify", file = #di_file, line = 6, scopeLine = 6, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type6, retainedNodes = #di_local_variable9, #di_local_variable>
#di_subroutine_type7 = #llvm.di_subroutine_type<types = #di_derived_type9, #di_composite_type3>
#loc49 = loc(fused<#di_subprogram8>[#loc36])
#loc53 = loc(fused<#di_subprogram9>[#loc39])
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#di_derived_type12 = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "__builtin_va_list", baseType = #di_composite_type6>
#di_lexical_block1 = #llvm.di_lexical_block<scope = #di_subprogram12, file = #di_file, line = 6, column = 47>
#di_local_variable16 = #llvm.di_local_variable<scope = #di_subprogram12, name = "x", file = #di_file, line = 6, arg = 2, type = #di_basic_type>
#di_local_variable17 = #llvm.di_local_variable<scope = #di_subprogram12, name = "k", file = #di_file, line = 6, arg = 1, type = #di_composite_type3>
#di_local_variable18 = #llvm.di_local_variable<scope = #di_subprogram4, name = "b", file = #di_file, line = 10, arg = 2, type = #di_derived_type11>
#di_subprogram13 = #llvm.di_subprogram<recId = distinct[1]<>, id = distinct[11]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "bits", file = #di_file, line = 7, scopeLine = 7, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type, retainedNodes = #di_local_variable1, #di_local_variable12>
#di_subprogram14 = #llvm.di_subprogram<recId = distinct[2]<>, id = distinct[12]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "name", file = #di_file, line = 8, scopeLine = 8, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type7, retainedNodes = #di_local_variable10>
#di_subroutine_type8 = #llvm.di_subroutine_type<types = #di_null_type, #di_derived_type10, #di_derived_type11, #di_basic_type>
#loc62 = loc(fused<#di_subprogram12>[#loc2])
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#di_derived_type13 = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "va_list", baseType = #di_derived_type12>
#di_local_variable19 = #llvm.di_local_variable<scope = #di_subprogram13, name = "x", file = #di_file, line = 7, arg = 1, type = #di_basic_type>
#di_local_variable20 = #llvm.di_local_variable<scope = #di_subprogram13, name = "u", file = #di_file, line = 7, type = #di_composite_type4>
#di_local_variable21 = #llvm.di_local_variable<scope = #di_subprogram14, name = "k", file = #di_file, line = 8, arg = 1, type = #di_composite_type3>
#di_subprogram15 = #llvm.di_subprogram<recId = distinct[4]<>, id = distinct[13]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "copy", file = #di_file, line = 10, scopeLine = 10, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type8, retainedNodes = #di_local_variable13, #di_local_variable18, #di_local_variable4, #di_local_variable11>
#loc73 = loc(fused<#di_lexical_block1>[#loc2])
#loc74 = loc(fused<#di_subprogram13>[#loc12])
#loc78 = loc(fused<#di_subprogram14>[#loc15])
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#di_lexical_block2 = #llvm.di_lexical_block<scope = #di_subprogram15, file = #di_file, line = 10, column = 62>
#di_local_variable22 = #llvm.di_local_variable<scope = #di_subprogram3, name = "l", file = #di_file, line = 9, type = #di_derived_type13>
#di_local_variable23 = #llvm.di_local_variable<scope = #di_subprogram15, name = "n", file = #di_file, line = 10, arg = 3, type = #di_basic_type>
#di_local_variable24 = #llvm.di_local_variable<scope = #di_subprogram15, name = "b", file = #di_file, line = 10, arg = 2, type = #di_derived_type11>
#di_local_variable25 = #llvm.di_local_variable<scope = #di_subprogram15, name = "a", file = #di_file, line = 10, arg = 1, type = #di_derived_type10>
#loc82 = loc(fused<#di_subprogram15>[#loc27])
#di_local_variable26 = #llvm.di_local_variable<scope = #di_lexical_block2, name = "i", file = #di_file, line = 10, type = #di_basic_type>
#di_subprogram16 = #llvm.di_subprogram<recId = distinct[3]<>, id = distinct[14]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "va", file = #di_file, line = 9, scopeLine = 9, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type1, retainedNodes = #di_local_variable2, #di_local_variable22, #di_local_variable3>
#di_local_variable27 = #llvm.di_local_variable<scope = #di_subprogram16, name = "s", file = #di_file, line = 9, type = #di_basic_type>
#di_local_variable28 = #llvm.di_local_variable<scope = #di_subprogram16, name = "n", file = #di_file, line = 9, arg = 1, type = #di_basic_type>
#loc87 = loc(fused<#di_subprogram16>[#loc18])
#loc91 = loc(fused<#di_subprogram16>[#loc21])
#loc92 = loc(fused<#di_subprogram16>[#loc22])
#loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = #loc91, endLoc = #loc92>
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, constant, dso_local, global_type = !llvm.array<3 x i32>, linkage = #llvm.linkage<internal>, sym_name = "names.rel", unnamed_addr = 2 : i64, visibility_ = 0 : i64}> ({
    %91 = "llvm.mlir.addressof"() <{global_name = @names.rel}> : () -> !llvm.ptr loc(#loc1)
    %92 = "llvm.ptrtoint"(%91) : (!llvm.ptr) -> i64 loc(#loc1)
    %93 = "llvm.mlir.addressof"() <{global_name = @".str.2"}> : () -> !llvm.ptr loc(#loc1)
    %94 = "llvm.ptrtoint"(%93) : (!llvm.ptr) -> i64 loc(#loc1)
    %95 = "llvm.sub"(%94, %92) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64 loc(#loc1)
    %96 = "llvm.trunc"(%95) <{overflowFlags = 0 : i32}> : (i64) -> i32 loc(#loc1)
    %97 = "llvm.mlir.addressof"() <{global_name = @".str.1"}> : () -> !llvm.ptr loc(#loc1)
    %98 = "llvm.ptrtoint"(%97) : (!llvm.ptr) -> i64 loc(#loc1)
    %99 = "llvm.sub"(%98, %92) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64 loc(#loc1)
    %100 = "llvm.trunc"(%99) <{overflowFlags = 0 : i32}> : (i64) -> i32 loc(#loc1)
    %101 = "llvm.mlir.addressof"() <{global_name = @".str"}> : () -> !llvm.ptr loc(#loc1)
    %102 = "llvm.ptrtoint"(%101) : (!llvm.ptr) -> i64 loc(#loc1)
    %103 = "llvm.sub"(%102, %92) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64 loc(#loc1)
    %104 = "llvm.trunc"(%103) <{overflowFlags = 0 : i32}> : (i64) -> i32 loc(#loc1)
    %105 = "llvm.mlir.undef"() : () -> !llvm.array<3 x i32> loc(#loc1)
    %106 = "llvm.insertvalue"(%105, %104) <{position = array<i64: 0>}> : (!llvm.array<3 x i32>, i32) -> !llvm.array<3 x i32> loc(#loc1)
    %107 = "llvm.insertvalue"(%106, %100) <{position = array<i64: 1>}> : (!llvm.array<3 x i32>, i32) -> !llvm.array<3 x i32> loc(#loc1)
    %108 = "llvm.insertvalue"(%107, %96) <{position = array<i64: 2>}> : (!llvm.array<3 x i32>, i32) -> !llvm.array<3 x i32> loc(#loc1)
    "llvm.return"(%108) : (!llvm.array<3 x i32>) -> () loc(#loc)
  }) : () -> () loc(#loc)
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, dbg_exprs = [#di_global_variable_expression], dso_local, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "counter", thread_local_, unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
  }) : () -> () loc(#loc)
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, dbg_exprs = [#di_global_variable_expression1], dso_local, global_type = !llvm.array<2 x i8>, linkage = #llvm.linkage<private>, sym_name = ".str", unnamed_addr = 2 : i64, value = "a\00", visibility_ = 0 : i64}> ({
  }) : () -> () loc(#loc)
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, dbg_exprs = [#di_global_variable_expression2], dso_local, global_type = !llvm.array<3 x i8>, linkage = #llvm.linkage<private>, sym_name = ".str.1", unnamed_addr = 2 : i64, value = "b\0A\00", visibility_ = 0 : i64}> ({
  }) : () -> () loc(#loc)
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, dbg_exprs = [#di_global_variable_expression3], dso_local, global_type = !llvm.array<4 x i8>, linkage = #llvm.linkage<private>, sym_name = ".str.2", unnamed_addr = 2 : i64, value = "c\22d\00", visibility_ = 0 : i64}> ({
  }) : () -> () loc(#loc)
  "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<max, "Dwarf Version", 5 : i32>, #llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>, #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "debug-info-assignment-tracking", 1 : i32>]}> : () -> () loc(#loc)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noundef}, {llvm.noundef}], dso_local, function_type = !llvm.func<i32 (i32, i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], sym_name = "classify", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64, will_return}> ({
  ^bb0(%arg9: i32 loc(fused<#di_subprogram12>[#loc2]), %arg10: i32 loc(fused<#di_subprogram12>[#loc2])):
    "llvm.intr.dbg.value"(%arg10) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable16}> : (i32) -> () loc(#loc63)
    "llvm.intr.dbg.value"(%arg9) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable17}> : (i32) -> () loc(#loc63)
    %84 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32 loc(#loc1)
    %85 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32 loc(#loc1)
    %86 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32 loc(#loc1)
    "llvm.switch"(%arg9)[^bb4, ^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[0, 1, 2]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () loc(#loc64)
  ^bb1:  // pred: ^bb0
    %87 = "llvm.add"(%arg10, %86) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32 loc(#loc67)
    "llvm.br"(%87)[^bb5] : (i32) -> () loc(#loc68)
  ^bb2:  // pred: ^bb0
    %88 = "llvm.shl"(%arg10, %85) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32 loc(#loc69)
    "llvm.br"(%88)[^bb5] : (i32) -> () loc(#loc70)
  ^bb3:  // pred: ^bb0
    %89 = "llvm.xor"(%arg10, %84) : (i32, i32) -> i32 loc(#loc71)
    "llvm.br"(%89)[^bb5] : (i32) -> () loc(#loc72)
  ^bb4:  // pred: ^bb0
    "llvm.unreachable"() : () -> () loc(#loc65)
  ^bb5(%90: i32 loc(fused<#di_lexical_block1>[#loc2])):  // 3 preds: ^bb1, ^bb2, ^bb3
    "llvm.return"(%90) : (i32) -> () loc(#loc66)
  }) : () -> () loc(#loc62)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noundef}], dso_local, function_type = !llvm.func<f32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], res_attrs = [{llvm.noundef}], sym_name = "bits", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64, will_return}> ({
  ^bb0(%arg8: i32 loc(fused<#di_subprogram13>[#loc12])):
    "llvm.intr.dbg.value"(%arg8) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable19}> : (i32) -> () loc(#loc75)
    %83 = "llvm.bitcast"(%arg8) : (i32) -> f32 loc(#loc76)
    "llvm.intr.dbg.value"(%83) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable20}> : (f32) -> () loc(#loc75)
    "llvm.return"(%83) : (f32) -> () loc(#loc77)
  }) : () -> () loc(#loc74)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noundef}], dso_local, function_type = !llvm.func<ptr (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], sym_name = "name", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64, will_return}> ({
  ^bb0(%arg7: i32 loc(fused<#di_subprogram14>[#loc15])):
    "llvm.intr.dbg.value"(%arg7) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable21}> : (i32) -> () loc(#loc79)
    %78 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64 loc(#loc1)
    %79 = "llvm.mlir.addressof"() <{global_name = @names.rel}> : () -> !llvm.ptr loc(#loc1)
    %80 = "llvm.zext"(%arg7) : (i32) -> i64 loc(#loc80)
    %81 = "llvm.shl"(%80, %78) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64 loc(#loc80)
    %82 = "llvm.call_intrinsic"(%79, %81) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.load.relative.i64", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc80)
    "llvm.return"(%82) : (!llvm.ptr) -> () loc(#loc81)
  }) : () -> () loc(#loc78)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noundef}], dso_local, function_type = !llvm.func<i32 (i32, ...)>, linkage = #llvm.linkage<external>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], sym_name = "va", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64}> ({
  ^bb0(%arg6: i32 loc(fused<#di_subprogram16>[#loc18])):
    %19 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32 loc(#loc1)
    %20 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32 loc(#loc1)
    "llvm.intr.dbg.value"(%20) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable27}> : (i32) -> () loc(#loc88)
    %21 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64 loc(#loc1)
    %22 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64 loc(#loc1)
    %23 = "llvm.mlir.constant"() <{value = -2 : i32}> : () -> i32 loc(#loc1)
    %24 = "llvm.mlir.constant"() <{value = 41 : i32}> : () -> i32 loc(#loc1)
    %25 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32 loc(#loc1)
    %26 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32 loc(#loc1)
    %27 = "llvm.mlir.poison"() : () -> i32 loc(#loc1)
    "llvm.intr.dbg.value"(%27) <{locationExpr = #llvm.di_expression<[DW_OP_constu(1), DW_OP_minus, DW_OP_constu(1), DW_OP_minus, DW_OP_stack_value]>, varInfo = #di_local_variable28}> : (i32) -> () loc(#loc88)
    "llvm.intr.dbg.value"(%27) <{locationExpr = #llvm.di_expression<[DW_OP_constu(2), DW_OP_minus, DW_OP_constu(1), DW_OP_minus, DW_OP_stack_value]>, varInfo = #di_local_variable28}> : (i32) -> () loc(#loc88)
    "llvm.intr.dbg.value"(%27) <{locationExpr = #llvm.di_expression<[DW_OP_constu(1), DW_OP_minus, DW_OP_constu(1), DW_OP_minus, DW_OP_stack_value]>, varInfo = #di_local_variable28}> : (i32) -> () loc(#loc88)
    %28 = "llvm.alloca"(%19) <{alignment = 16 : i64, elem_type = !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>>}> : (i32) -> !llvm.ptr loc(#loc1)
    "llvm.intr.lifetime.start"(%28) : (!llvm.ptr) -> () loc(#loc89)
    "llvm.intr.vastart"(%28) : (!llvm.ptr) -> () loc(#loc90)
    %29 = "llvm.icmp"(%arg6, %20) <{predicate = 0 : i64}> : (i32, i32) -> i1 loc(#loc91)
    "llvm.cond_br"(%29, %20)[^bb15, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> () loc(#loc91)
  ^bb1:  // pred: ^bb0
    %30 = "llvm.load"(%28) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i32 loc(#loc1)
    %31 = "llvm.getelementptr"(%28, %21) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc1)
    %32 = "llvm.getelementptr"(%28, %22) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc1)
    %33 = "llvm.load"(%32) <{alignment = 16 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr loc(#loc1)
    %34 = "llvm.load"(%31) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr loc(#loc1)
    %35 = "llvm.and"(%arg6, %19) : (i32, i32) -> i32 loc(#loc91)
    %36 = "llvm.icmp"(%arg6, %19) <{predicate = 0 : i64}> : (i32, i32) -> i1 loc(#loc91)
    "llvm.cond_br"(%36, %34, %20, %30)[^bb11, ^bb2] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, !llvm.ptr, i32, i32) -> () loc(#loc91)
  ^bb2:  // pred: ^bb1
    %37 = "llvm.and"(%arg6, %23) : (i32, i32) -> i32 loc(#loc91)
    "llvm.br"(%34, %20, %30, %20)[^bb3] : (!llvm.ptr, i32, i32, i32) -> () loc(#loc91)
  ^bb3(%38: !llvm.ptr loc(unknown), %39: i32 loc(unknown), %40: i32 loc(unknown), %41: i32 loc(unknown)):  // 2 preds: ^bb2, ^bb9
    "llvm.intr.dbg.value"(%39) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable27}> : (i32) -> () loc(#loc88)
    %42 = "llvm.icmp"(%40, %24) <{predicate = 6 : i64}> : (i32, i32) -> i1 loc(#loc92)
    "llvm.cond_br"(%42)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () loc(#loc92)
  ^bb4:  // pred: ^bb3
    %43 = "llvm.zext"(%40) <{nonNeg}> : (i32) -> i64 loc(#loc92)
    %44 = "llvm.getelementptr"(%33, %43) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc92)
    %45 = "llvm.add"(%40, %25) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32 loc(#loc92)
    "llvm.store"(%45, %28) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> () loc(#loc92)
    "llvm.br"(%38, %45, %44)[^bb6] : (!llvm.ptr, i32, !llvm.ptr) -> () loc(#loc92)
  ^bb5:  // pred: ^bb3
    %46 = "llvm.getelementptr"(%38, %21) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc92)
    "llvm.store"(%46, %31) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> () loc(#loc92)
    "llvm.br"(%46, %40, %38)[^bb6] : (!llvm.ptr, i32, !llvm.ptr) -> () loc(#loc92)
  ^bb6(%47: !llvm.ptr loc(unknown), %48: i32 loc(unknown), %49: !llvm.ptr loc(fused<#di_subprogram16>[#loc22])):  // 2 preds: ^bb4, ^bb5
    %50 = "llvm.load"(%49) <{alignment = 4 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag1]}> : (!llvm.ptr) -> i32 loc(#loc92)
    %51 = "llvm.add"(%50, %39) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32 loc(#loc93)
    "llvm.intr.dbg.value"(%51) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable27}> : (i32) -> () loc(#loc88)
    %52 = "llvm.icmp"(%48, %24) <{predicate = 6 : i64}> : (i32, i32) -> i1 loc(#loc92)
    "llvm.cond_br"(%52)[^bb8, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () loc(#loc92)
  ^bb7:  // pred: ^bb6
    %53 = "llvm.getelementptr"(%47, %21) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc92)
    "llvm.store"(%53, %31) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> () loc(#loc92)
    "llvm.br"(%53, %48, %47)[^bb9] : (!llvm.ptr, i32, !llvm.ptr) -> () loc(#loc92)
  ^bb8:  // pred: ^bb6
    %54 = "llvm.zext"(%48) <{nonNeg}> : (i32) -> i64 loc(#loc92)
    %55 = "llvm.getelementptr"(%33, %54) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc92)
    %56 = "llvm.add"(%48, %25) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32 loc(#loc92)
    "llvm.store"(%56, %28) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> () loc(#loc92)
    "llvm.br"(%47, %56, %55)[^bb9] : (!llvm.ptr, i32, !llvm.ptr) -> () loc(#loc92)
  ^bb9(%57: !llvm.ptr loc(unknown), %58: i32 loc(unknown), %59: !llvm.ptr loc(fused<#di_subprogram16>[#loc22])):  // 2 preds: ^bb7, ^bb8
    %60 = "llvm.load"(%59) <{alignment = 4 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag1]}> : (!llvm.ptr) -> i32 loc(#loc92)
    %61 = "llvm.add"(%60, %51) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32 loc(#loc93)
    "llvm.intr.dbg.value"(%61) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable27}> : (i32) -> () loc(#loc88)
    %62 = "llvm.add"(%41, %26) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32 loc(#loc91)
    %63 = "llvm.icmp"(%62, %37) <{predicate = 0 : i64}> : (i32, i32) -> i1 loc(#loc91)
    "llvm.cond_br"(%63, %57, %61, %58, %62)[^bb10, ^bb3] <{loop_annotation = #loop_annotation, operandSegmentSizes = array<i32: 1, 0, 4>}> : (i1, !llvm.ptr, i32, i32, i32) -> () loc(#loc91)
  ^bb10:  // pred: ^bb9
    %64 = "llvm.icmp"(%35, %20) <{predicate = 0 : i64}> : (i32, i32) -> i1 loc(#loc92)
    "llvm.cond_br"(%64, %61, %57, %61, %58)[^bb15, ^bb11] <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i1, i32, !llvm.ptr, i32, i32) -> () loc(#loc92)
  ^bb11(%65: !llvm.ptr loc(unknown), %66: i32 loc(unknown), %67: i32 loc(unknown)):  // 2 preds: ^bb1, ^bb10
    "llvm.intr.dbg.value"(%66) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable27}> : (i32) -> () loc(#loc88)
    %68 = "llvm.icmp"(%35, %20) <{predicate = 1 : i64}> : (i32, i32) -> i1 loc(#loc92)
    "llvm.intr.assume"(%68) <{op_bundle_sizes = array<i32>}> : (i1) -> () loc(#loc92)
    %69 = "llvm.icmp"(%67, %24) <{predicate = 6 : i64}> : (i32, i32) -> i1 loc(#loc92)
    "llvm.cond_br"(%69)[^bb13, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () loc(#loc92)
  ^bb12:  // pred: ^bb11
    %70 = "llvm.getelementptr"(%65, %21) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc92)
    "llvm.store"(%70, %31) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> () loc(#loc92)
    "llvm.br"(%65)[^bb14] : (!llvm.ptr) -> () loc(#loc92)
  ^bb13:  // pred: ^bb11
    %71 = "llvm.zext"(%67) <{nonNeg}> : (i32) -> i64 loc(#loc92)
    %72 = "llvm.getelementptr"(%33, %71) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc92)
    %73 = "llvm.add"(%67, %25) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32 loc(#loc92)
    "llvm.store"(%73, %28) <{alignment = 16 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> () loc(#loc92)
    "llvm.br"(%72)[^bb14] : (!llvm.ptr) -> () loc(#loc92)
  ^bb14(%74: !llvm.ptr loc(fused<#di_subprogram16>[#loc22])):  // 2 preds: ^bb12, ^bb13
    %75 = "llvm.load"(%74) <{alignment = 4 : i64, ordering = 0 : i64, tbaa = [#tbaa_tag1]}> : (!llvm.ptr) -> i32 loc(#loc92)
    %76 = "llvm.add"(%75, %66) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32 loc(#loc93)
    "llvm.intr.dbg.value"(%76) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable27}> : (i32) -> () loc(#loc88)
    "llvm.br"(%76)[^bb15] : (i32) -> () loc(#loc94)
  ^bb15(%77: i32 loc(fused<#di_subprogram16>[#loc18])):  // 3 preds: ^bb0, ^bb10, ^bb14
    "llvm.intr.vaend"(%28) : (!llvm.ptr) -> () loc(#loc94)
    "llvm.intr.lifetime.end"(%28) : (!llvm.ptr) -> () loc(#loc95)
    "llvm.return"(%77) : (i32) -> () loc(#loc96)
  }) : () -> () loc(#loc87)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, {llvm.noundef}], dso_local, function_type = !llvm.func<void (ptr, ptr, i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], sym_name = "copy", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64, will_return}> ({
  ^bb0(%arg3: !llvm.ptr loc(fused<#di_subprogram15>[#loc27]), %arg4: !llvm.ptr loc(fused<#di_subprogram15>[#loc27]), %arg5: i32 loc(fused<#di_subprogram15>[#loc27])):
    "llvm.intr.dbg.value"(%arg5) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable23}> : (i32) -> () loc(#loc83)
    "llvm.intr.dbg.value"(%arg4) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable24}> : (!llvm.ptr) -> () loc(#loc83)
    "llvm.intr.dbg.value"(%arg3) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable25}> : (!llvm.ptr) -> () loc(#loc83)
    %15 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32 loc(#loc1)
    %16 = "llvm.mlir.poison"() : () -> i64 loc(#loc1)
    "llvm.intr.dbg.value"(%16) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable26}> : (i64) -> () loc(#loc85)
    "llvm.intr.dbg.value"(%15) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable26}> : (i32) -> () loc(#loc85)
    %17 = "llvm.icmp"(%arg5, %15) <{predicate = 4 : i64}> : (i32, i32) -> i1 loc(#loc97)
    "llvm.cond_br"(%17)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () loc(#loc86)
  ^bb1:  // pred: ^bb0
    %18 = "llvm.zext"(%arg5) <{nonNeg}> : (i32) -> i64 loc(#loc86)
    "llvm.intr.memcpy"(%arg3, %arg4, %18) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}], isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> () loc(#loc98)
    "llvm.br"()[^bb2] : () -> () loc(#loc84)
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "llvm.return"() : () -> () loc(#loc84)
  }) : () -> () loc(#loc82)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, dso_local, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], sym_name = "bump", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64, will_return}> ({
    %10 = "llvm.mlir.addressof"() <{global_name = @counter}> : () -> !llvm.ptr loc(#loc1)
    %11 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32 loc(#loc1)
    %12 = "llvm.intr.threadlocal.address"(%10) : (!llvm.ptr) -> !llvm.ptr loc(#loc46)
    %13 = "llvm.atomicrmw"(%12, %11) <{alignment = 4 : i64, bin_op = 1 : i64, ordering = 7 : i64}> : (!llvm.ptr, i32) -> i32 loc(#loc47)
    %14 = "llvm.add"(%13, %11) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32 loc(#loc47)
    "llvm.return"(%14) : (i32) -> () loc(#loc48)
  }) : () -> () loc(#loc45)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noundef}, {llvm.noundef}], dso_local, function_type = !llvm.func<i64 (i64, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], res_attrs = [{llvm.noundef}], sym_name = "mul", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64, will_return}> ({
  ^bb0(%arg1: i64 loc(fused<#di_subprogram8>[#loc36]), %arg2: i64 loc(fused<#di_subprogram8>[#loc36])):
    %5 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64 loc(#loc1)
    %6 = "llvm.intr.umul.with.overflow"(%arg1, %arg2) : (i64, i64) -> !llvm.struct<(i64, i1)> loc(#loc50)
    %7 = "llvm.extractvalue"(%6) <{position = array<i64: 1>}> : (!llvm.struct<(i64, i1)>) -> i1 loc(#loc50)
    %8 = "llvm.extractvalue"(%6) <{position = array<i64: 0>}> : (!llvm.struct<(i64, i1)>) -> i64 loc(#loc50)
    "llvm.intr.dbg.value"(%8) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable14}> : (i64) -> () loc(#loc51)
    %9 = "llvm.select"(%7, %5, %8) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64 loc(#loc50)
    "llvm.return"(%9) : (i64) -> () loc(#loc52)
  }) : () -> () loc(#loc49)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noundef}], dso_local, function_type = !llvm.func<f64 (f64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = write, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], sym_name = "poly", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, uwtable_kind = #llvm.uwtableKind<async>, visibility_ = 0 : i64, will_return}> ({
  ^bb0(%arg0: f64 loc(fused<#di_subprogram9>[#loc39])):
    "llvm.intr.dbg.value"(%arg0) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable15}> : (f64) -> () loc(#loc54)
    %0 = "llvm.mlir.constant"() <{value = 3.000000e+00 : f64}> : () -> f64 loc(#loc1)
    %1 = "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<tail>, arg_attrs = [{llvm.noundef}], callee = @sqrt, fastmathFlags = #llvm.fastmath<none>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = write, targetMem0 = none, targetMem1 = none>, no_unwind, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#tbaa_tag1]}> : (f64) -> f64 loc(#loc55)
    %2 = "llvm.intr.fma"(%arg0, %arg0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64, f64) -> f64 loc(#loc56)
    %3 = "llvm.call"(%arg0, %0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<tail>, arg_attrs = [{llvm.noundef}, {llvm.noundef}], callee = @pow, fastmathFlags = #llvm.fastmath<none>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = write, targetMem0 = none, targetMem1 = none>, no_unwind, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, tbaa = [#tbaa_tag1]}> : (f64, f64) -> f64 loc(#loc57)
    %4 = "llvm.fadd"(%2, %3) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, f64) -> f64 loc(#loc58)
    "llvm.return"(%4) : (f64) -> () loc(#loc59)
  }) : () -> () loc(#loc53)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noundef}], function_type = !llvm.func<f64 (f64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = write, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], sym_name = "sqrt", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, visibility_ = 0 : i64, will_return}> ({
  }) : () -> () loc(#loc60)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noundef}, {llvm.noundef}], function_type = !llvm.func<f64 (f64, f64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = write, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nocallback", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], sym_name = "pow", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", unnamed_addr = 1 : i64, visibility_ = 0 : i64, will_return}> ({
  }) : () -> () loc(#loc61)
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], sym_name = "llvm.load.relative.i64", unnamed_addr = 0 : i64, visibility_ = 0 : i64, will_return}> ({
  }) : () -> () loc(#loc1)
}) {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} : () -> () loc(#loc)
#loc = loc("mixed.c":0:0)
#loc3 = loc("mixed.c":6:36)
#loc4 = loc("mixed.c":6:66)
#loc5 = loc("mixed.c":6:57)
#loc6 = loc("mixed.c":6:88)
#loc7 = loc("mixed.c":6:79)
#loc8 = loc("mixed.c":6:109)
#loc9 = loc("mixed.c":6:102)
#loc10 = loc("mixed.c":6:115)
#loc11 = loc("mixed.c":6:140)
#loc13 = loc("mixed.c":7:36)
#loc14 = loc("mixed.c":7:41)
#loc16 = loc("mixed.c":8:40)
#loc17 = loc("mixed.c":8:33)
#loc19 = loc("mixed.c":9:22)
#loc20 = loc("mixed.c":9:33)
#loc23 = loc("mixed.c":9:74)
#loc24 = loc("mixed.c":9:93)
#loc25 = loc("mixed.c":9:114)
#loc26 = loc("mixed.c":9:104)
#loc28 = loc("mixed.c":10:80)
#loc29 = loc("mixed.c":10:62)
#loc30 = loc("mixed.c":10:95)
#loc31 = loc("mixed.c":10:103)
#loc32 = loc("mixed.c":11:0)
#loc33 = loc("mixed.c":11:45)
#loc34 = loc("mixed.c":11:25)
#loc35 = loc("mixed.c":11:18)
#loc37 = loc("mixed.c":12:99)
#loc38 = loc("mixed.c":12:92)
#loc40 = loc("mixed.c":13:52)
#loc41 = loc("mixed.c":13:32)
#loc42 = loc("mixed.c":13:73)
#loc43 = loc("mixed.c":13:71)
#loc44 = loc("mixed.c":13:25)
#di_subroutine_type2 = #llvm.di_subroutine_type<types = #di_basic_type>
#di_subroutine_type5 = #llvm.di_subroutine_type<types = #di_basic_type5, #di_basic_type5, #di_basic_type5>
#di_subprogram7 = #llvm.di_subprogram<id = distinct[15]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "bump", file = #di_file, line = 11, scopeLine = 11, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type2>
#di_subprogram10 = #llvm.di_subprogram<scope = #di_file, name = "__builtin_sqrt", file = #di_file, line = 13, subprogramFlags = Optimized, type = #di_subroutine_type4>
#di_subprogram11 = #llvm.di_subprogram<scope = #di_file, name = "__builtin_pow", file = #di_file, line = 13, subprogramFlags = Optimized, type = #di_subroutine_type5>
#loc45 = loc(fused<#di_subprogram7>[#loc32])
#loc46 = loc(fused<#di_subprogram7>[#loc33])
#loc47 = loc(fused<#di_subprogram7>[#loc34])
#loc48 = loc(fused<#di_subprogram7>[#loc35])
#loc50 = loc(fused<#di_subprogram8>[#loc37])
#loc51 = loc(fused<#di_subprogram8>[#loc])
#loc52 = loc(fused<#di_subprogram8>[#loc38])
#loc54 = loc(fused<#di_subprogram9>[#loc])
#loc55 = loc(fused<#di_subprogram9>[#loc40])
#loc56 = loc(fused<#di_subprogram9>[#loc41])
#loc57 = loc(fused<#di_subprogram9>[#loc42])
#loc58 = loc(fused<#di_subprogram9>[#loc43])
#loc59 = loc(fused<#di_subprogram9>[#loc44])
#loc60 = loc(fused<#di_subprogram10>[#loc39])
#loc61 = loc(fused<#di_subprogram11>[#loc39])
#loc63 = loc(fused<#di_subprogram12>[#loc])
#loc64 = loc(fused<#di_subprogram12>[#loc3])
#loc65 = loc(fused<#di_subprogram12>[#loc10])
#loc66 = loc(fused<#di_subprogram12>[#loc11])
#loc67 = loc(fused<#di_lexical_block1>[#loc4])
#loc68 = loc(fused<#di_lexical_block1>[#loc5])
#loc69 = loc(fused<#di_lexical_block1>[#loc6])
#loc70 = loc(fused<#di_lexical_block1>[#loc7])
#loc71 = loc(fused<#di_lexical_block1>[#loc8])
#loc72 = loc(fused<#di_lexical_block1>[#loc9])
#loc75 = loc(fused<#di_subprogram13>[#loc])
#loc76 = loc(fused<#di_subprogram13>[#loc13])
#loc77 = loc(fused<#di_subprogram13>[#loc14])
#loc79 = loc(fused<#di_subprogram14>[#loc])
#loc80 = loc(fused<#di_subprogram14>[#loc16])
#loc81 = loc(fused<#di_subprogram14>[#loc17])
#loc83 = loc(fused<#di_subprogram15>[#loc])
#loc84 = loc(fused<#di_subprogram15>[#loc31])
#di_lexical_block3 = #llvm.di_lexical_block<scope = #di_lexical_block2, file = #di_file, line = 10, column = 62>
#loc85 = loc(fused<#di_lexical_block2>[#loc])
#loc86 = loc(fused<#di_lexical_block2>[#loc29])
#loc88 = loc(fused<#di_subprogram16>[#loc])
#loc89 = loc(fused<#di_subprogram16>[#loc19])
#loc90 = loc(fused<#di_subprogram16>[#loc20])
#loc93 = loc(fused<#di_subprogram16>[#loc23])
#loc94 = loc(fused<#di_subprogram16>[#loc24])
#loc95 = loc(fused<#di_subprogram16>[#loc25])
#loc96 = loc(fused<#di_subprogram16>[#loc26])
#loc97 = loc(fused<#di_lexical_block3>[#loc28])
#loc98 = loc(fused<#di_lexical_block3>[#loc30])

