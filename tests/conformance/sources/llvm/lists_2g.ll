; locations
; clang's output for a small program of ours.
; ModuleID = 'lists.c'
source_filename = "lists.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree nounwind willreturn memory(write, argmem: none, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local noalias noundef ptr @push(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !13 {
    #dbg_value(ptr %0, !28, !DIExpression(), !31)
    #dbg_value(i32 %1, !29, !DIExpression(), !31)
  %3 = tail call dereferenceable_or_null(40) ptr @malloc(i64 noundef 40) #3, !dbg !32
    #dbg_value(ptr %3, !30, !DIExpression(), !31)
  store i32 %1, ptr %3, align 8, !dbg !33, !tbaa !34
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !38
  store ptr %0, ptr %4, align 8, !dbg !39, !tbaa !40
  %5 = sitofp i32 %1 to double, !dbg !41
  %6 = fmul double %5, 5.000000e-01, !dbg !42
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 24, !dbg !43
  store double %6, ptr %7, align 8, !dbg !44, !tbaa !45
  ret ptr %3, !dbg !47
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !48 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @total(i32 noundef %0) local_unnamed_addr #2 !dbg !53 {
    #dbg_value(i32 %0, !57, !DIExpression(), !61)
    #dbg_value(ptr null, !58, !DIExpression(), !61)
    #dbg_value(i32 0, !59, !DIExpression(), !62)
  %2 = icmp sgt i32 %0, 0, !dbg !63
  br i1 %2, label %13, label %11, !dbg !65

3:                                                ; preds = %13, %3
  %4 = phi i32 [ %7, %3 ], [ 0, %13 ]
  %5 = phi ptr [ %9, %3 ], [ %16, %13 ]
    #dbg_value(i32 %4, !66, !DIExpression(), !74)
    #dbg_value(ptr %5, !73, !DIExpression(), !74)
  %6 = load i32, ptr %5, align 8, !dbg !76, !tbaa !34
  %7 = add nsw i32 %6, %4, !dbg !79
    #dbg_value(i32 %7, !66, !DIExpression(), !74)
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !80
  %9 = load ptr, ptr %8, align 8, !dbg !81, !tbaa !40
    #dbg_value(ptr %9, !73, !DIExpression(), !74)
  %10 = icmp eq ptr %9, null, !dbg !82
  br i1 %10, label %11, label %3, !dbg !83, !llvm.loop !84

11:                                               ; preds = %3, %1
  %12 = phi i32 [ 0, %1 ], [ %7, %3 ], !dbg !88
  ret i32 %12, !dbg !89

13:                                               ; preds = %1, %13
  %14 = phi i32 [ %21, %13 ], [ 0, %1 ]
  %15 = phi ptr [ %16, %13 ], [ null, %1 ]
    #dbg_value(i32 %14, !59, !DIExpression(), !62)
    #dbg_value(ptr %15, !58, !DIExpression(), !61)
    #dbg_value(ptr %15, !28, !DIExpression(), !90)
    #dbg_value(i32 %14, !29, !DIExpression(), !90)
  %16 = tail call dereferenceable_or_null(40) ptr @malloc(i64 noundef 40) #3, !dbg !92
    #dbg_value(ptr %16, !30, !DIExpression(), !90)
  store i32 %14, ptr %16, align 8, !dbg !93, !tbaa !34
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !94
  store ptr %15, ptr %17, align 8, !dbg !95, !tbaa !40
  %18 = uitofp nneg i32 %14 to double, !dbg !96
  %19 = fmul double %18, 5.000000e-01, !dbg !97
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 24, !dbg !98
  store double %19, ptr %20, align 8, !dbg !99, !tbaa !45
    #dbg_value(ptr %16, !58, !DIExpression(), !61)
  %21 = add nuw nsw i32 %14, 1, !dbg !100
    #dbg_value(i32 %21, !59, !DIExpression(), !62)
  %22 = icmp eq i32 %21, %0, !dbg !101
  br i1 %22, label %3, label %13, !dbg !102, !llvm.loop !103
}

attributes #0 = { mustprogress nofree nounwind willreturn memory(write, argmem: none, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lists.c", directory: ".", checksumkind: CSK_MD5, checksum: "a857fb823134689ddfeb706430f339e1")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "push", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !27, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !16, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 1, size: 320, elements: !18)
!18 = !{!19, !21, !22}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !17, file: !1, line: 1, baseType: !20, size: 32)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !17, file: !1, line: 1, baseType: !16, size: 64, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "weights", scope: !17, file: !1, line: 1, baseType: !23, size: 192, offset: 128)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 192, elements: !25)
!24 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!25 = !{!26}
!26 = !DISubrange(count: 3)
!27 = !{!28, !29, !30}
!28 = !DILocalVariable(name: "head", arg: 1, scope: !13, file: !1, line: 4, type: !16)
!29 = !DILocalVariable(name: "v", arg: 2, scope: !13, file: !1, line: 4, type: !20)
!30 = !DILocalVariable(name: "n", scope: !13, file: !1, line: 5, type: !16)
!31 = !DILocation(line: 0, scope: !13)
!32 = !DILocation(line: 5, column: 20, scope: !13, atomGroup: 1, atomRank: 2)
!33 = !DILocation(line: 6, column: 12, scope: !13, atomGroup: 2, atomRank: 1)
!34 = !{!35, !10, i64 0}
!35 = !{!"node", !10, i64 0, !36, i64 8, !11, i64 16}
!36 = !{!"p1 _ZTS4node", !37, i64 0}
!37 = !{!"any pointer", !11, i64 0}
!38 = !DILocation(line: 6, column: 20, scope: !13)
!39 = !DILocation(line: 6, column: 25, scope: !13, atomGroup: 3, atomRank: 1)
!40 = !{!35, !36, i64 8}
!41 = !DILocation(line: 6, column: 49, scope: !13)
!42 = !DILocation(line: 6, column: 51, scope: !13, atomGroup: 4, atomRank: 2)
!43 = !DILocation(line: 6, column: 33, scope: !13)
!44 = !DILocation(line: 6, column: 47, scope: !13, atomGroup: 4, atomRank: 1)
!45 = !{!46, !46, i64 0}
!46 = !{!"double", !11, i64 0}
!47 = !DILocation(line: 6, column: 58, scope: !13, atomGroup: 6, atomRank: 1)
!48 = !DISubprogram(name: "malloc", scope: !1, file: !1, line: 2, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !52}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 8, type: !54, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !56, keyInstructions: true)
!54 = !DISubroutineType(types: !55)
!55 = !{!20, !20}
!56 = !{!57, !58, !59}
!57 = !DILocalVariable(name: "n", arg: 1, scope: !53, file: !1, line: 8, type: !20)
!58 = !DILocalVariable(name: "h", scope: !53, file: !1, line: 8, type: !16)
!59 = !DILocalVariable(name: "i", scope: !60, file: !1, line: 8, type: !20)
!60 = distinct !DILexicalBlock(scope: !53, file: !1, line: 8, column: 40)
!61 = !DILocation(line: 0, scope: !53)
!62 = !DILocation(line: 0, scope: !60)
!63 = !DILocation(line: 8, column: 58, scope: !64, atomGroup: 12, atomRank: 1)
!64 = distinct !DILexicalBlock(scope: !60, file: !1, line: 8, column: 40)
!65 = !DILocation(line: 8, column: 40, scope: !60, atomGroup: 13, atomRank: 1)
!66 = !DILocalVariable(name: "s", scope: !67, file: !1, line: 3, type: !20)
!67 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 3, type: !68, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !72, keyInstructions: true)
!68 = !DISubroutineType(types: !69)
!69 = !{!20, !70}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!72 = !{!73, !66}
!73 = !DILocalVariable(name: "n", arg: 1, scope: !67, file: !1, line: 3, type: !70)
!74 = !DILocation(line: 0, scope: !67, inlinedAt: !75)
!75 = distinct !DILocation(line: 8, column: 91, scope: !53)
!76 = !DILocation(line: 3, column: 82, scope: !77, inlinedAt: !75)
!77 = distinct !DILexicalBlock(scope: !78, file: !1, line: 3, column: 51)
!78 = distinct !DILexicalBlock(scope: !67, file: !1, line: 3, column: 51)
!79 = !DILocation(line: 3, column: 76, scope: !77, inlinedAt: !75, atomGroup: 4, atomRank: 2)
!80 = !DILocation(line: 3, column: 68, scope: !77, inlinedAt: !75)
!81 = !DILocation(line: 3, column: 68, scope: !77, inlinedAt: !75, atomGroup: 5, atomRank: 2)
!82 = !DILocation(line: 3, column: 51, scope: !78, inlinedAt: !75, atomGroup: 2, atomRank: 1)
!83 = !DILocation(line: 3, column: 51, scope: !78, inlinedAt: !75, atomGroup: 3, atomRank: 1)
!84 = distinct !{!84, !85, !86, !87}
!85 = !DILocation(line: 3, column: 51, scope: !78, inlinedAt: !75)
!86 = !DILocation(line: 3, column: 82, scope: !78, inlinedAt: !75)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !DILocation(line: 3, scope: !67, inlinedAt: !75, atomGroup: 1, atomRank: 1)
!89 = !DILocation(line: 8, column: 84, scope: !53, atomGroup: 9, atomRank: 1)
!90 = !DILocation(line: 0, scope: !13, inlinedAt: !91)
!91 = distinct !DILocation(line: 8, column: 72, scope: !64)
!92 = !DILocation(line: 5, column: 20, scope: !13, inlinedAt: !91, atomGroup: 1, atomRank: 2)
!93 = !DILocation(line: 6, column: 12, scope: !13, inlinedAt: !91, atomGroup: 2, atomRank: 1)
!94 = !DILocation(line: 6, column: 20, scope: !13, inlinedAt: !91)
!95 = !DILocation(line: 6, column: 25, scope: !13, inlinedAt: !91, atomGroup: 3, atomRank: 1)
!96 = !DILocation(line: 6, column: 49, scope: !13, inlinedAt: !91)
!97 = !DILocation(line: 6, column: 51, scope: !13, inlinedAt: !91, atomGroup: 4, atomRank: 2)
!98 = !DILocation(line: 6, column: 33, scope: !13, inlinedAt: !91)
!99 = !DILocation(line: 6, column: 47, scope: !13, inlinedAt: !91, atomGroup: 4, atomRank: 1)
!100 = !DILocation(line: 8, column: 63, scope: !64, atomGroup: 6, atomRank: 2)
!101 = !DILocation(line: 8, column: 58, scope: !64, atomGroup: 3, atomRank: 1)
!102 = !DILocation(line: 8, column: 40, scope: !60, atomGroup: 4, atomRank: 1)
!103 = distinct !{!103, !104, !105, !87}
!104 = !DILocation(line: 8, column: 40, scope: !60)
!105 = !DILocation(line: 8, column: 81, scope: !60)
