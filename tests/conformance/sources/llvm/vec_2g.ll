; locations
; clang's output for a small program of ours.
; ModuleID = 'vec.c'
source_filename = "vec.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = dso_local local_unnamed_addr global [2 x ptr] zeroinitializer, align 16, !dbg !0
@port = dso_local global i32 0, align 4, !dbg !8
@special = weak dso_local local_unnamed_addr global i32 42, section ".odd", align 64, !dbg !5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <4 x float> @mad(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) local_unnamed_addr #0 !dbg !28 {
    #dbg_value(<4 x float> %0, !37, !DIExpression(), !40)
    #dbg_value(<4 x float> %1, !38, !DIExpression(), !40)
    #dbg_value(<4 x float> %2, !39, !DIExpression(), !40)
  %4 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %1, <4 x float> %2), !dbg !41
  ret <4 x float> %4, !dbg !42
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local float @dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !43 {
    #dbg_value(ptr %0, !49, !DIExpression(), !55)
    #dbg_value(ptr %1, !50, !DIExpression(), !55)
    #dbg_value(i32 %2, !51, !DIExpression(), !55)
    #dbg_value(float 0.000000e+00, !52, !DIExpression(), !55)
    #dbg_value(i32 0, !53, !DIExpression(), !56)
  %4 = icmp sgt i32 %2, 0, !dbg !57
  br i1 %4, label %5, label %29, !dbg !59

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64, !dbg !60
  %7 = and i64 %6, 3, !dbg !61
  %8 = icmp ult i32 %2, 4, !dbg !61
  br i1 %8, label %13, label %9, !dbg !61

9:                                                ; preds = %5
  %10 = and i64 %6, 2147483644, !dbg !61
  br label %31, !dbg !61

11:                                               ; preds = %31
  %12 = icmp eq i64 %7, 0, !dbg !61
  br i1 %12, label %29, label %13, !dbg !61

13:                                               ; preds = %11, %5
  %14 = phi i64 [ 0, %5 ], [ %58, %11 ]
  %15 = phi float [ 0.000000e+00, %5 ], [ %57, %11 ]
  %16 = icmp ne i64 %7, 0, !dbg !62
  tail call void @llvm.assume(i1 %16), !dbg !62
  br label %17, !dbg !62

17:                                               ; preds = %17, %13
  %18 = phi i64 [ %14, %13 ], [ %26, %17 ]
  %19 = phi float [ %15, %13 ], [ %25, %17 ]
  %20 = phi i64 [ 0, %13 ], [ %27, %17 ]
    #dbg_value(i64 %18, !53, !DIExpression(), !56)
    #dbg_value(float %19, !52, !DIExpression(), !55)
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %18, !dbg !63
  %22 = load float, ptr %21, align 4, !dbg !63, !tbaa !64
  %23 = getelementptr inbounds nuw float, ptr %1, i64 %18, !dbg !66
  %24 = load float, ptr %23, align 4, !dbg !66, !tbaa !64
  %25 = tail call float @llvm.fmuladd.f32(float %22, float %24, float %19), !dbg !67
    #dbg_value(float %25, !52, !DIExpression(), !55)
  %26 = add nuw nsw i64 %18, 1, !dbg !68
    #dbg_value(i64 %26, !53, !DIExpression(), !56)
  %27 = add i64 %20, 1, !dbg !69
  %28 = icmp eq i64 %27, %7, !dbg !69
  br i1 %28, label %29, label %17, !dbg !69, !llvm.loop !70

29:                                               ; preds = %11, %17, %3
  %30 = phi float [ 0.000000e+00, %3 ], [ %57, %11 ], [ %25, %17 ], !dbg !55
  ret float %30, !dbg !72

31:                                               ; preds = %31, %9
  %32 = phi i64 [ 0, %9 ], [ %58, %31 ]
  %33 = phi float [ 0.000000e+00, %9 ], [ %57, %31 ]
  %34 = phi i64 [ 0, %9 ], [ %59, %31 ]
    #dbg_value(i64 %32, !53, !DIExpression(), !56)
    #dbg_value(float %33, !52, !DIExpression(), !55)
  %35 = getelementptr inbounds nuw float, ptr %0, i64 %32, !dbg !63
  %36 = load float, ptr %35, align 4, !dbg !63, !tbaa !64
  %37 = getelementptr inbounds nuw float, ptr %1, i64 %32, !dbg !66
  %38 = load float, ptr %37, align 4, !dbg !66, !tbaa !64
  %39 = tail call float @llvm.fmuladd.f32(float %36, float %38, float %33), !dbg !73
    #dbg_value(float %39, !52, !DIExpression(), !55)
  %40 = or disjoint i64 %32, 1, !dbg !74
    #dbg_value(i64 %40, !53, !DIExpression(), !56)
  %41 = getelementptr inbounds nuw float, ptr %0, i64 %40, !dbg !63
  %42 = load float, ptr %41, align 4, !dbg !63, !tbaa !64
  %43 = getelementptr inbounds nuw float, ptr %1, i64 %40, !dbg !66
  %44 = load float, ptr %43, align 4, !dbg !66, !tbaa !64
  %45 = tail call float @llvm.fmuladd.f32(float %42, float %44, float %39), !dbg !75
    #dbg_value(float %45, !52, !DIExpression(), !55)
  %46 = or disjoint i64 %32, 2, !dbg !76
    #dbg_value(i64 %46, !53, !DIExpression(), !56)
  %47 = getelementptr inbounds nuw float, ptr %0, i64 %46, !dbg !63
  %48 = load float, ptr %47, align 4, !dbg !63, !tbaa !64
  %49 = getelementptr inbounds nuw float, ptr %1, i64 %46, !dbg !66
  %50 = load float, ptr %49, align 4, !dbg !66, !tbaa !64
  %51 = tail call float @llvm.fmuladd.f32(float %48, float %50, float %45), !dbg !77
    #dbg_value(float %51, !52, !DIExpression(), !55)
  %52 = or disjoint i64 %32, 3, !dbg !78
    #dbg_value(i64 %52, !53, !DIExpression(), !56)
  %53 = getelementptr inbounds nuw float, ptr %0, i64 %52, !dbg !63
  %54 = load float, ptr %53, align 4, !dbg !63, !tbaa !64
  %55 = getelementptr inbounds nuw float, ptr %1, i64 %52, !dbg !66
  %56 = load float, ptr %55, align 4, !dbg !66, !tbaa !64
  %57 = tail call float @llvm.fmuladd.f32(float %54, float %56, float %51), !dbg !79
    #dbg_value(float %57, !52, !DIExpression(), !55)
  %58 = add nuw nsw i64 %32, 4, !dbg !80
    #dbg_value(i64 %58, !53, !DIExpression(), !56)
  %59 = add i64 %34, 4, !dbg !81
  %60 = icmp eq i64 %59, %10, !dbg !81
  br i1 %60, label %11, label %31, !dbg !81, !llvm.loop !82
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i128 @wide(i128 noundef %0, i64 noundef %1) local_unnamed_addr #3 !dbg !87 {
    #dbg_value(i128 %0, !93, !DIExpression(), !95)
    #dbg_value(i64 %1, !94, !DIExpression(), !95)
  %3 = sext i64 %1 to i128, !dbg !96
  %4 = mul nsw i128 %0, %3, !dbg !97
  ret i128 %4, !dbg !98
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef zeroext i1 @flag(i1 noundef zeroext %0, i1 noundef zeroext %1) local_unnamed_addr #3 !dbg !99 {
    #dbg_value(i1 %0, !104, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !106)
    #dbg_value(i1 %1, !105, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !106)
  %3 = xor i1 %0, %1, !dbg !107
  ret i1 %3, !dbg !108
}

; Function Attrs: nounwind uwtable
define dso_local void @call(i32 noundef %0) local_unnamed_addr #4 !dbg !109 {
    #dbg_value(i32 %0, !113, !DIExpression(), !114)
  %2 = sext i32 %0 to i64, !dbg !115
  %3 = getelementptr inbounds ptr, ptr @table, i64 %2, !dbg !115
  %4 = load ptr, ptr %3, align 8, !dbg !115, !tbaa !117
  %5 = icmp eq ptr %4, null, !dbg !119
  br i1 %5, label %7, label %6, !dbg !120

6:                                                ; preds = %1
  tail call void %4() #9, !dbg !121
  br label %7, !dbg !121

7:                                                ; preds = %6, %1
  ret void, !dbg !122
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @poll() local_unnamed_addr #5 !dbg !123 {
  br label %1, !dbg !126

1:                                                ; preds = %1, %0
  %2 = load volatile i32, ptr @port, align 4, !dbg !127, !tbaa !24
  %3 = icmp eq i32 %2, 0, !dbg !128
  br i1 %3, label %1, label %4, !dbg !129, !llvm.loop !130

4:                                                ; preds = %1
  %5 = load volatile i32, ptr @port, align 4, !dbg !132, !tbaa !24
  ret i32 %5, !dbg !133
}

; Function Attrs: cold noinline noreturn nounwind optsize memory(inaccessiblemem: write) uwtable
define dso_local void @trap() local_unnamed_addr #6 !dbg !134 {
  tail call void @llvm.trap(), !dbg !135
  unreachable, !dbg !136
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold noinline noreturn nounwind optsize memory(inaccessiblemem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}
!llvm.errno.tbaa = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 8, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "vec.c", directory: ".", checksumkind: CSK_MD5, checksum: "eed16b3f01f344e0cc110dd4023d1ab0")
!4 = !{!5, !0, !8}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "special", scope: !2, file: !3, line: 11, type: !7, isLocal: false, isDefinition: true, align: 512)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "port", scope: !2, file: !3, line: 10, type: !10, isLocal: false, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, elements: !15)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DISubroutineType(types: !14)
!14 = !{null}
!15 = !{!16}
!16 = !DISubrange(count: 2)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!24 = !{!25, !25, i64 0}
!25 = !{!"int", !26, i64 0}
!26 = !{!"omnipotent char", !27, i64 0}
!27 = !{!"Simple C/C++ TBAA"}
!28 = distinct !DISubprogram(name: "mad", scope: !3, file: !3, line: 2, type: !29, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !36, keyInstructions: true)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !31, !31, !31}
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !3, line: 1, baseType: !32)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 128, flags: DIFlagVector, elements: !34)
!33 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!34 = !{!35}
!35 = !DISubrange(count: 4)
!36 = !{!37, !38, !39}
!37 = !DILocalVariable(name: "a", arg: 1, scope: !28, file: !3, line: 2, type: !31)
!38 = !DILocalVariable(name: "b", arg: 2, scope: !28, file: !3, line: 2, type: !31)
!39 = !DILocalVariable(name: "c", arg: 3, scope: !28, file: !3, line: 2, type: !31)
!40 = !DILocation(line: 0, scope: !28)
!41 = !DILocation(line: 2, column: 41, scope: !28, atomGroup: 1, atomRank: 2)
!42 = !DILocation(line: 2, column: 28, scope: !28, atomGroup: 1, atomRank: 1)
!43 = distinct !DISubprogram(name: "dot", scope: !3, file: !3, line: 3, type: !44, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !48, keyInstructions: true)
!44 = !DISubroutineType(types: !45)
!45 = !{!33, !46, !46, !7}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !33)
!48 = !{!49, !50, !51, !52, !53}
!49 = !DILocalVariable(name: "a", arg: 1, scope: !43, file: !3, line: 3, type: !46)
!50 = !DILocalVariable(name: "b", arg: 2, scope: !43, file: !3, line: 3, type: !46)
!51 = !DILocalVariable(name: "n", arg: 3, scope: !43, file: !3, line: 3, type: !7)
!52 = !DILocalVariable(name: "s", scope: !43, file: !3, line: 3, type: !33)
!53 = !DILocalVariable(name: "i", scope: !54, file: !3, line: 5, type: !7)
!54 = distinct !DILexicalBlock(scope: !43, file: !3, line: 5, column: 1)
!55 = !DILocation(line: 0, scope: !43)
!56 = !DILocation(line: 0, scope: !54)
!57 = !DILocation(line: 5, column: 19, scope: !58, atomGroup: 10, atomRank: 1)
!58 = distinct !DILexicalBlock(scope: !54, file: !3, line: 5, column: 1)
!59 = !DILocation(line: 5, column: 1, scope: !54, atomGroup: 11, atomRank: 1)
!60 = !DILocation(line: 5, column: 19, scope: !58, atomGroup: 3, atomRank: 1)
!61 = !DILocation(line: 5, column: 1, scope: !54)
!62 = !DILocation(line: 5, column: 1, scope: !54, atomGroup: 4, atomRank: 1)
!63 = !DILocation(line: 5, column: 34, scope: !58)
!64 = !{!65, !65, i64 0}
!65 = !{!"float", !26, i64 0}
!66 = !DILocation(line: 5, column: 41, scope: !58)
!67 = !DILocation(line: 5, column: 31, scope: !58, atomGroup: 12, atomRank: 2)
!68 = !DILocation(line: 5, column: 24, scope: !58, atomGroup: 13, atomRank: 2)
!69 = !DILocation(line: 5, column: 1, scope: !54, atomGroup: 15, atomRank: 1)
!70 = distinct !{!70, !71}
!71 = !{!"llvm.loop.unroll.disable"}
!72 = !DILocation(line: 5, column: 47, scope: !43, atomGroup: 9, atomRank: 1)
!73 = !DILocation(line: 5, column: 31, scope: !58, atomGroup: 5, atomRank: 2)
!74 = !DILocation(line: 5, column: 24, scope: !58, atomGroup: 6, atomRank: 2)
!75 = !DILocation(line: 5, column: 31, scope: !58, atomGroup: 16, atomRank: 2)
!76 = !DILocation(line: 5, column: 24, scope: !58, atomGroup: 17, atomRank: 2)
!77 = !DILocation(line: 5, column: 31, scope: !58, atomGroup: 20, atomRank: 2)
!78 = !DILocation(line: 5, column: 24, scope: !58, atomGroup: 21, atomRank: 2)
!79 = !DILocation(line: 5, column: 31, scope: !58, atomGroup: 24, atomRank: 2)
!80 = !DILocation(line: 5, column: 24, scope: !58, atomGroup: 25, atomRank: 2)
!81 = !DILocation(line: 5, column: 1, scope: !54, atomGroup: 27, atomRank: 1)
!82 = distinct !{!82, !61, !83, !84, !85, !86, !71}
!83 = !DILocation(line: 5, column: 44, scope: !54)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !{!"llvm.loop.vectorize.width", i32 1}
!86 = !{!"llvm.loop.isvectorized"}
!87 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 6, type: !88, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !92, keyInstructions: true)
!88 = !DISubroutineType(types: !89)
!89 = !{!90, !90, !91}
!90 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!91 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!92 = !{!93, !94}
!93 = !DILocalVariable(name: "a", arg: 1, scope: !87, file: !3, line: 6, type: !90)
!94 = !DILocalVariable(name: "b", arg: 2, scope: !87, file: !3, line: 6, type: !91)
!95 = !DILocation(line: 0, scope: !87)
!96 = !DILocation(line: 6, column: 48, scope: !87)
!97 = !DILocation(line: 6, column: 46, scope: !87, atomGroup: 1, atomRank: 2)
!98 = !DILocation(line: 6, column: 37, scope: !87, atomGroup: 1, atomRank: 1)
!99 = distinct !DISubprogram(name: "flag", scope: !3, file: !3, line: 7, type: !100, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !103, keyInstructions: true)
!100 = !DISubroutineType(types: !101)
!101 = !{!102, !102, !102}
!102 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!103 = !{!104, !105}
!104 = !DILocalVariable(name: "a", arg: 1, scope: !99, file: !3, line: 7, type: !102)
!105 = !DILocalVariable(name: "b", arg: 2, scope: !99, file: !3, line: 7, type: !102)
!106 = !DILocation(line: 0, scope: !99)
!107 = !DILocation(line: 7, column: 41, scope: !99)
!108 = !DILocation(line: 7, column: 32, scope: !99, atomGroup: 1, atomRank: 1)
!109 = distinct !DISubprogram(name: "call", scope: !3, file: !3, line: 9, type: !110, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !112, keyInstructions: true)
!110 = !DISubroutineType(types: !111)
!111 = !{null, !7}
!112 = !{!113}
!113 = !DILocalVariable(name: "i", arg: 1, scope: !109, file: !3, line: 9, type: !7)
!114 = !DILocation(line: 0, scope: !109)
!115 = !DILocation(line: 9, column: 24, scope: !116)
!116 = distinct !DILexicalBlock(scope: !109, file: !3, line: 9, column: 24)
!117 = !{!118, !118, i64 0}
!118 = !{!"any pointer", !26, i64 0}
!119 = !DILocation(line: 9, column: 24, scope: !116, atomGroup: 1, atomRank: 2)
!120 = !DILocation(line: 9, column: 24, scope: !116, atomGroup: 1, atomRank: 1)
!121 = !DILocation(line: 9, column: 34, scope: !116)
!122 = !DILocation(line: 9, column: 46, scope: !109, atomGroup: 2, atomRank: 1)
!123 = distinct !DISubprogram(name: "poll", scope: !3, file: !3, line: 10, type: !124, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!124 = !DISubroutineType(types: !125)
!125 = !{!7}
!126 = !DILocation(line: 10, column: 37, scope: !123)
!127 = !DILocation(line: 10, column: 45, scope: !123)
!128 = !DILocation(line: 10, column: 44, scope: !123)
!129 = !DILocation(line: 10, column: 37, scope: !123, atomGroup: 2, atomRank: 1)
!130 = distinct !{!130, !126, !131, !84}
!131 = !DILocation(line: 10, column: 52, scope: !123)
!132 = !DILocation(line: 10, column: 61, scope: !123, atomGroup: 3, atomRank: 2)
!133 = !DILocation(line: 10, column: 54, scope: !123, atomGroup: 3, atomRank: 1)
!134 = distinct !DISubprogram(name: "trap", scope: !3, file: !3, line: 12, type: !13, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!135 = !DILocation(line: 12, column: 51, scope: !134)
!136 = !DILocation(line: 12, column: 69, scope: !134, atomGroup: 1, atomRank: 1)
