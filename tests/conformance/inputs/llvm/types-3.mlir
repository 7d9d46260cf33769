#access_group = #llvm.access_group<id = distinct[0]<>>
#loop_annotation = #llvm.loop_annotation<disableNonforced = true>
#loop_unroll = #llvm.loop_unroll<count = 8 : i32>
#loop_vectorize = #llvm.loop_vectorize<disable = false>
#tbaa_root = #llvm.tbaa_root<id = "r">
#loop_annotation1 = #llvm.loop_annotation<vectorize = #loop_vectorize, unroll = #loop_unroll, mustProgress = true>
"builtin.module"() ({
  "t.attrs"() {a = #llvm.linkage<weak_odr>, b = #llvm.cconv<fastcc>, c = #llvm.fastmath<nnan, contract>, d = #llvm.overflow<nsw>, e = #llvm.framePointerKind<all>, f = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, g = #llvm.tailcallkind<musttail>, h = #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, i = #llvm.target_features<["+sse", "-avx"]>, j = #llvm.zero, k = #llvm.undef, l = #llvm.poison, m = #loop_annotation, n = #tbaa_root, o = #access_group, p = #llvm.vec_type_hint<hint = i32>, q = #llvm.constant_range<i32, 0, 12>, r = #loop_annotation1, s = #llvm.dereferenceable<bytes = 4>, t = #llvm.uwtableKind<async>} : () -> ()
}) : () -> ()

