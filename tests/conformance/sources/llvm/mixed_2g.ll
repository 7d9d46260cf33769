; locations
; clang's output for a small program of ours.
; ModuleID = 'mixed.c'
source_filename = "mixed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@names.rel = internal unnamed_addr constant [3 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.1 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.2 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32)], align 4
@counter = dso_local thread_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !12
@.str.1 = private unnamed_addr constant [3 x i8] c"b\0A\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [4 x i8] c"c\22d\00", align 1, !dbg !23

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @classify(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !45 {
    #dbg_value(i32 %0, !49, !DIExpression(), !51)
    #dbg_value(i32 %1, !50, !DIExpression(), !51)
  switch i32 %0, label %9 [
    i32 0, label %3
    i32 1, label %5
    i32 2, label %7
  ], !dbg !52

3:                                                ; preds = %2
  %4 = add nsw i32 %1, 1, !dbg !53
  br label %10, !dbg !55

5:                                                ; preds = %2
  %6 = shl i32 %1, 3, !dbg !56
  br label %10, !dbg !57

7:                                                ; preds = %2
  %8 = xor i32 %1, -1, !dbg !58
  br label %10, !dbg !59

9:                                                ; preds = %2
  unreachable, !dbg !60

10:                                               ; preds = %7, %5, %3
  %11 = phi i32 [ %4, %3 ], [ %6, %5 ], [ %8, %7 ], !dbg !61
  ret i32 %11, !dbg !62
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @bits(i32 noundef %0) local_unnamed_addr #0 !dbg !63 {
    #dbg_value(i32 %0, !68, !DIExpression(), !74)
  %2 = bitcast i32 %0 to float, !dbg !75
    #dbg_value(float %2, !69, !DIExpression(), !74)
  ret float %2, !dbg !76
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local ptr @name(i32 noundef %0) local_unnamed_addr #0 !dbg !77 {
    #dbg_value(i32 %0, !81, !DIExpression(), !82)
  %2 = zext i32 %0 to i64, !dbg !83
  %3 = shl i64 %2, 2, !dbg !83
  %4 = call ptr @llvm.load.relative.i64(ptr @names.rel, i64 %3), !dbg !84
  ret ptr %4, !dbg !85
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32 @va(i32 noundef %0, ...) local_unnamed_addr #2 !dbg !86 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !106
    #dbg_assign(i1 poison, !91, !DIExpression(), !106, ptr %2, !DIExpression(), !107)
    #dbg_value(i32 %0, !90, !DIExpression(), !107)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13, !dbg !108
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !109
    #dbg_value(i32 0, !105, !DIExpression(), !107)
  %3 = icmp eq i32 %0, 0, !dbg !110
  br i1 %3, label %65, label %4, !dbg !111

4:                                                ; preds = %1
  %5 = load i32, ptr %2, align 16
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 16
  %9 = load ptr, ptr %6, align 8
  %10 = and i32 %0, 1, !dbg !112
  %11 = icmp eq i32 %0, 1, !dbg !112
  br i1 %11, label %49, label %12, !dbg !112

12:                                               ; preds = %4
  %13 = and i32 %0, -2, !dbg !111
  br label %14, !dbg !111

14:                                               ; preds = %39, %12
  %15 = phi ptr [ %9, %12 ], [ %40, %39 ]
  %16 = phi i32 [ 0, %12 ], [ %44, %39 ]
  %17 = phi i32 [ %5, %12 ], [ %41, %39 ]
  %18 = phi i32 [ 0, %12 ], [ %45, %39 ]
    #dbg_value(i32 %16, !105, !DIExpression(), !107)
  %19 = icmp ult i32 %17, 41, !dbg !113
  br i1 %19, label %20, label %24, !dbg !113

20:                                               ; preds = %14
  %21 = zext nneg i32 %17 to i64, !dbg !113
  %22 = getelementptr i8, ptr %8, i64 %21, !dbg !113
  %23 = add nuw nsw i32 %17, 8, !dbg !113
  store i32 %23, ptr %2, align 16, !dbg !113, !DIAssignID !114
    #dbg_assign(i32 %23, !91, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !114, ptr %2, !DIExpression(), !107)
  br label %26, !dbg !113

24:                                               ; preds = %14
  %25 = getelementptr i8, ptr %15, i64 8, !dbg !113
  store ptr %25, ptr %6, align 8, !dbg !113, !DIAssignID !115
    #dbg_assign(ptr %25, !91, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !115, ptr %6, !DIExpression(), !107)
  br label %26, !dbg !113

26:                                               ; preds = %24, %20
  %27 = phi ptr [ %15, %20 ], [ %25, %24 ]
  %28 = phi i32 [ %23, %20 ], [ %17, %24 ]
  %29 = phi ptr [ %22, %20 ], [ %15, %24 ], !dbg !113
  %30 = load i32, ptr %29, align 4, !dbg !113, !tbaa !41
  %31 = add nsw i32 %30, %16, !dbg !116
    #dbg_value(i32 %31, !105, !DIExpression(), !107)
    #dbg_value(i32 poison, !90, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !107)
  %32 = icmp ult i32 %28, 41, !dbg !113
  br i1 %32, label %35, label %33, !dbg !113

33:                                               ; preds = %26
  %34 = getelementptr i8, ptr %27, i64 8, !dbg !113
  store ptr %34, ptr %6, align 8, !dbg !113, !DIAssignID !115
    #dbg_assign(ptr %34, !91, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !115, ptr %6, !DIExpression(), !107)
  br label %39, !dbg !113

35:                                               ; preds = %26
  %36 = zext nneg i32 %28 to i64, !dbg !113
  %37 = getelementptr i8, ptr %8, i64 %36, !dbg !113
  %38 = add nuw nsw i32 %28, 8, !dbg !113
  store i32 %38, ptr %2, align 16, !dbg !113, !DIAssignID !114
    #dbg_assign(i32 %38, !91, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !114, ptr %2, !DIExpression(), !107)
  br label %39, !dbg !113

39:                                               ; preds = %35, %33
  %40 = phi ptr [ %27, %35 ], [ %34, %33 ]
  %41 = phi i32 [ %38, %35 ], [ %28, %33 ]
  %42 = phi ptr [ %37, %35 ], [ %27, %33 ], !dbg !113
  %43 = load i32, ptr %42, align 4, !dbg !113, !tbaa !41
  %44 = add nsw i32 %43, %31, !dbg !117
    #dbg_value(i32 %44, !105, !DIExpression(), !107)
    #dbg_value(i32 poison, !90, !DIExpression(DW_OP_constu, 2, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !107)
  %45 = add i32 %18, 2, !dbg !118
  %46 = icmp eq i32 %45, %13, !dbg !118
  br i1 %46, label %47, label %14, !dbg !118, !llvm.loop !119

47:                                               ; preds = %39
  %48 = icmp eq i32 %10, 0, !dbg !113
  br i1 %48, label %65, label %49, !dbg !113

49:                                               ; preds = %47, %4
  %50 = phi ptr [ %9, %4 ], [ %40, %47 ]
  %51 = phi i32 [ 0, %4 ], [ %44, %47 ]
  %52 = phi i32 [ %5, %4 ], [ %41, %47 ]
  %53 = icmp ne i32 %10, 0, !dbg !113
  call void @llvm.assume(i1 %53), !dbg !113
    #dbg_value(i32 %51, !105, !DIExpression(), !107)
  %54 = icmp ult i32 %52, 41, !dbg !113
  br i1 %54, label %57, label %55, !dbg !113

55:                                               ; preds = %49
  %56 = getelementptr i8, ptr %50, i64 8, !dbg !113
  store ptr %56, ptr %6, align 8, !dbg !113, !DIAssignID !115
    #dbg_assign(ptr %56, !91, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !115, ptr %6, !DIExpression(), !107)
  br label %61, !dbg !113

57:                                               ; preds = %49
  %58 = zext nneg i32 %52 to i64, !dbg !113
  %59 = getelementptr i8, ptr %8, i64 %58, !dbg !113
  %60 = add nuw nsw i32 %52, 8, !dbg !113
  store i32 %60, ptr %2, align 16, !dbg !113, !DIAssignID !114
    #dbg_assign(i32 %60, !91, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !114, ptr %2, !DIExpression(), !107)
  br label %61, !dbg !113

61:                                               ; preds = %57, %55
  %62 = phi ptr [ %59, %57 ], [ %50, %55 ], !dbg !113
  %63 = load i32, ptr %62, align 4, !dbg !113, !tbaa !41
  %64 = add nsw i32 %63, %51, !dbg !121
    #dbg_value(i32 %64, !105, !DIExpression(), !107)
    #dbg_value(i32 poison, !90, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !107)
  br label %65, !dbg !122

65:                                               ; preds = %61, %47, %1
  %66 = phi i32 [ 0, %1 ], [ %44, %47 ], [ %64, %61 ], !dbg !123
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !122
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13, !dbg !124
  ret i32 %66, !dbg !125
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @copy(ptr noalias noundef writeonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !dbg !126 {
    #dbg_value(ptr %0, !133, !DIExpression(), !138)
    #dbg_value(ptr %1, !134, !DIExpression(), !138)
    #dbg_value(i32 %2, !135, !DIExpression(), !138)
    #dbg_value(i32 0, !136, !DIExpression(), !139)
  %4 = icmp sgt i32 %2, 0, !dbg !140
  br i1 %4, label %5, label %7, !dbg !142

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64, !dbg !143
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %6, i1 false), !dbg !144, !tbaa !145
    #dbg_value(i64 poison, !136, !DIExpression(), !139)
  br label %7, !dbg !146

7:                                                ; preds = %5, %3
  ret void, !dbg !146
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @bump() local_unnamed_addr #5 !dbg !147 {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !150
  %2 = atomicrmw add ptr %1, i32 1 seq_cst, align 4, !dbg !151
  %3 = add i32 %2, 1, !dbg !152
  ret i32 %3, !dbg !153
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i64 @mul(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !154 {
    #dbg_value(i64 %0, !159, !DIExpression(), !162)
    #dbg_value(i64 %1, !160, !DIExpression(), !162)
  %3 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %0, i64 %1), !dbg !163
  %4 = extractvalue { i64, i1 } %3, 1, !dbg !164
  %5 = extractvalue { i64, i1 } %3, 0, !dbg !163
    #dbg_value(i64 %5, !161, !DIExpression(), !162)
  %6 = select i1 %4, i64 0, i64 %5, !dbg !165
  ret i64 %6, !dbg !166
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #7

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable
define dso_local double @poly(double noundef %0) local_unnamed_addr #8 !dbg !167 {
    #dbg_value(double %0, !172, !DIExpression(), !173)
  %2 = tail call double @sqrt(double noundef %0) #13, !dbg !174, !tbaa !41
  %3 = tail call double @llvm.fma.f64(double %0, double %0, double %2), !dbg !175
  %4 = tail call double @pow(double noundef %0, double noundef 3.000000e+00) #13, !dbg !176, !tbaa !41
  %5 = fadd double %3, %4, !dbg !177
  ret double %5, !dbg !178
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare !dbg !179 double @sqrt(double noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare !dbg !180 double @pow(double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #12

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #13 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39, !40}
!llvm.errno.tbaa = !{!41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 5, type: !33, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed.c", directory: ".", checksumkind: CSK_MD5, checksum: "289c22adf08f438b634e26e43fb750ab")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "kind", file: !3, line: 2, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "A", value: 0)
!9 = !DIEnumerator(name: "B", value: 1)
!10 = !DIEnumerator(name: "C", value: 2)
!11 = !{!0, !12, !18, !23, !28}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !3, line: 4, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 16, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 4, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 24, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 3)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 4, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 32, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 4)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 4, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 192, elements: !21)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 8, !"PIC Level", i32 2}
!38 = !{i32 7, !"PIE Level", i32 2}
!39 = !{i32 7, !"uwtable", i32 2}
!40 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!41 = !{!42, !42, i64 0}
!42 = !{!"int", !43, i64 0}
!43 = !{!"omnipotent char", !44, i64 0}
!44 = !{!"Simple C/C++ TBAA"}
!45 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 6, type: !46, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !48, keyInstructions: true)
!46 = !DISubroutineType(types: !47)
!47 = !{!33, !5, !33}
!48 = !{!49, !50}
!49 = !DILocalVariable(name: "k", arg: 1, scope: !45, file: !3, line: 6, type: !5)
!50 = !DILocalVariable(name: "x", arg: 2, scope: !45, file: !3, line: 6, type: !33)
!51 = !DILocation(line: 0, scope: !45)
!52 = !DILocation(line: 6, column: 36, scope: !45, atomGroup: 1, atomRank: 1)
!53 = !DILocation(line: 6, column: 66, scope: !54, atomGroup: 2, atomRank: 2)
!54 = distinct !DILexicalBlock(scope: !45, file: !3, line: 6, column: 47)
!55 = !DILocation(line: 6, column: 57, scope: !54, atomGroup: 2, atomRank: 1)
!56 = !DILocation(line: 6, column: 88, scope: !54, atomGroup: 3, atomRank: 2)
!57 = !DILocation(line: 6, column: 79, scope: !54, atomGroup: 3, atomRank: 1)
!58 = !DILocation(line: 6, column: 109, scope: !54, atomGroup: 4, atomRank: 2)
!59 = !DILocation(line: 6, column: 102, scope: !54, atomGroup: 4, atomRank: 1)
!60 = !DILocation(line: 6, column: 115, scope: !45)
!61 = !DILocation(line: 6, scope: !54, atomGroup: 2, atomRank: 1)
!62 = !DILocation(line: 6, column: 140, scope: !45, atomGroup: 5, atomRank: 1)
!63 = distinct !DISubprogram(name: "bits", scope: !3, file: !3, line: 7, type: !64, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !67, keyInstructions: true)
!64 = !DISubroutineType(types: !65)
!65 = !{!66, !33}
!66 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!67 = !{!68, !69}
!68 = !DILocalVariable(name: "x", arg: 1, scope: !63, file: !3, line: 7, type: !33)
!69 = !DILocalVariable(name: "u", scope: !63, file: !3, line: 7, type: !70)
!70 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "u", file: !3, line: 3, size: 32, elements: !71)
!71 = !{!72, !73}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !70, file: !3, line: 3, baseType: !66, size: 32)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !70, file: !3, line: 3, baseType: !33, size: 32)
!74 = !DILocation(line: 0, scope: !63)
!75 = !DILocation(line: 7, column: 36, scope: !63, atomGroup: 1, atomRank: 1)
!76 = !DILocation(line: 7, column: 41, scope: !63, atomGroup: 3, atomRank: 1)
!77 = distinct !DISubprogram(name: "name", scope: !3, file: !3, line: 8, type: !78, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !80, keyInstructions: true)
!78 = !DISubroutineType(types: !79)
!79 = !{!31, !5}
!80 = !{!81}
!81 = !DILocalVariable(name: "k", arg: 1, scope: !77, file: !3, line: 8, type: !5)
!82 = !DILocation(line: 0, scope: !77)
!83 = !DILocation(line: 8, column: 40, scope: !77)
!84 = !DILocation(line: 8, column: 40, scope: !77, atomGroup: 1, atomRank: 2)
!85 = !DILocation(line: 8, column: 33, scope: !77, atomGroup: 1, atomRank: 1)
!86 = distinct !DISubprogram(name: "va", scope: !3, file: !3, line: 9, type: !87, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !89, keyInstructions: true)
!87 = !DISubroutineType(types: !88)
!88 = !{!33, !33, null}
!89 = !{!90, !91, !105}
!90 = !DILocalVariable(name: "n", arg: 1, scope: !86, file: !3, line: 9, type: !33)
!91 = !DILocalVariable(name: "l", scope: !86, file: !3, line: 9, type: !92)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !93, line: 12, baseType: !94)
!93 = !DIFile(filename: "include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !95)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !96, size: 192, elements: !103)
!96 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !97)
!97 = !{!98, !99, !100, !102}
!98 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !96, file: !3, line: 9, baseType: !6, size: 32)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !96, file: !3, line: 9, baseType: !6, size: 32, offset: 32)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !96, file: !3, line: 9, baseType: !101, size: 64, offset: 64)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !96, file: !3, line: 9, baseType: !101, size: 64, offset: 128)
!103 = !{!104}
!104 = !DISubrange(count: 1)
!105 = !DILocalVariable(name: "s", scope: !86, file: !3, line: 9, type: !33)
!106 = distinct !DIAssignID()
!107 = !DILocation(line: 0, scope: !86)
!108 = !DILocation(line: 9, column: 22, scope: !86)
!109 = !DILocation(line: 9, column: 33, scope: !86)
!110 = !DILocation(line: 9, column: 60, scope: !86, atomGroup: 9, atomRank: 1)
!111 = !DILocation(line: 9, column: 60, scope: !86, atomGroup: 10, atomRank: 1)
!112 = !DILocation(line: 9, column: 60, scope: !86)
!113 = !DILocation(line: 9, column: 77, scope: !86)
!114 = distinct !DIAssignID()
!115 = distinct !DIAssignID()
!116 = !DILocation(line: 9, column: 74, scope: !86, atomGroup: 5, atomRank: 2)
!117 = !DILocation(line: 9, column: 74, scope: !86, atomGroup: 18, atomRank: 2)
!118 = !DILocation(line: 9, column: 60, scope: !86, atomGroup: 20, atomRank: 1)
!119 = distinct !{!119, !112, !113, !120}
!120 = !{!"llvm.loop.mustprogress"}
!121 = !DILocation(line: 9, column: 74, scope: !86, atomGroup: 14, atomRank: 2)
!122 = !DILocation(line: 9, column: 93, scope: !86)
!123 = !DILocation(line: 9, scope: !86, atomGroup: 1, atomRank: 1)
!124 = !DILocation(line: 9, column: 114, scope: !86)
!125 = !DILocation(line: 9, column: 104, scope: !86, atomGroup: 7, atomRank: 1)
!126 = distinct !DISubprogram(name: "copy", scope: !3, file: !3, line: 10, type: !127, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !132, keyInstructions: true)
!127 = !DISubroutineType(types: !128)
!128 = !{null, !129, !131, !33}
!129 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !130)
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!131 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !31)
!132 = !{!133, !134, !135, !136}
!133 = !DILocalVariable(name: "a", arg: 1, scope: !126, file: !3, line: 10, type: !129)
!134 = !DILocalVariable(name: "b", arg: 2, scope: !126, file: !3, line: 10, type: !131)
!135 = !DILocalVariable(name: "n", arg: 3, scope: !126, file: !3, line: 10, type: !33)
!136 = !DILocalVariable(name: "i", scope: !137, file: !3, line: 10, type: !33)
!137 = distinct !DILexicalBlock(scope: !126, file: !3, line: 10, column: 62)
!138 = !DILocation(line: 0, scope: !126)
!139 = !DILocation(line: 0, scope: !137)
!140 = !DILocation(line: 10, column: 80, scope: !141, atomGroup: 11, atomRank: 1)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 10, column: 62)
!142 = !DILocation(line: 10, column: 62, scope: !137, atomGroup: 12, atomRank: 1)
!143 = !DILocation(line: 10, column: 62, scope: !137)
!144 = !DILocation(line: 10, column: 95, scope: !141, atomGroup: 4, atomRank: 1)
!145 = !{!43, !43, i64 0}
!146 = !DILocation(line: 10, column: 103, scope: !126, atomGroup: 7, atomRank: 1)
!147 = distinct !DISubprogram(name: "bump", scope: !3, file: !3, line: 11, type: !148, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!148 = !DISubroutineType(types: !149)
!149 = !{!33}
!150 = !DILocation(line: 11, column: 45, scope: !147)
!151 = !DILocation(line: 11, column: 25, scope: !147)
!152 = !DILocation(line: 11, column: 25, scope: !147, atomGroup: 2, atomRank: 2)
!153 = !DILocation(line: 11, column: 18, scope: !147, atomGroup: 1, atomRank: 1)
!154 = distinct !DISubprogram(name: "mul", scope: !3, file: !3, line: 12, type: !155, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !158, keyInstructions: true)
!155 = !DISubroutineType(types: !156)
!156 = !{!157, !157, !157}
!157 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!158 = !{!159, !160, !161}
!159 = !DILocalVariable(name: "a", arg: 1, scope: !154, file: !3, line: 12, type: !157)
!160 = !DILocalVariable(name: "b", arg: 2, scope: !154, file: !3, line: 12, type: !157)
!161 = !DILocalVariable(name: "r", scope: !154, file: !3, line: 12, type: !157)
!162 = !DILocation(line: 0, scope: !154)
!163 = !DILocation(line: 12, column: 99, scope: !154)
!164 = !DILocation(line: 12, column: 99, scope: !154, atomGroup: 2, atomRank: 2)
!165 = !DILocation(line: 12, column: 99, scope: !154, atomGroup: 2, atomRank: 1)
!166 = !DILocation(line: 12, column: 92, scope: !154, atomGroup: 3, atomRank: 1)
!167 = distinct !DISubprogram(name: "poly", scope: !3, file: !3, line: 13, type: !168, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !171, keyInstructions: true)
!168 = !DISubroutineType(types: !169)
!169 = !{!170, !170}
!170 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!171 = !{!172}
!172 = !DILocalVariable(name: "x", arg: 1, scope: !167, file: !3, line: 13, type: !170)
!173 = !DILocation(line: 0, scope: !167)
!174 = !DILocation(line: 13, column: 52, scope: !167)
!175 = !DILocation(line: 13, column: 32, scope: !167)
!176 = !DILocation(line: 13, column: 73, scope: !167)
!177 = !DILocation(line: 13, column: 71, scope: !167, atomGroup: 1, atomRank: 2)
!178 = !DILocation(line: 13, column: 25, scope: !167, atomGroup: 1, atomRank: 1)
!179 = !DISubprogram(name: "__builtin_sqrt", scope: !3, file: !3, line: 13, type: !168, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!180 = !DISubprogram(name: "__builtin_pow", scope: !3, file: !3, line: 13, type: !181, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!181 = !DISubroutineType(types: !182)
!182 = !{!170, !170, !170}
