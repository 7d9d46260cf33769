"t.types"() {a = !llvm.void, b = !llvm.ptr, c = !llvm.ptr<3>, d = !llvm.struct<(i32, ptr, array<4 x f32>)>, e = !llvm.struct<packed (i8, i32)>, f = !llvm.struct<"named", (i32)>, g = !llvm.struct<"empty", ()>,
  h = !llvm.struct<"opaque", opaque>, i = !llvm.array<2 x array<3 x i8>>, j = !llvm.func<void ()>, k = !llvm.func<i32 (i32, ptr, ...)>, l = !llvm.label, m = !llvm.token, n = !llvm.metadata, o = !llvm.x86_amx, p = !llvm.ppc_fp128,
  q = vector<4x!llvm.ptr>, r = !llvm.target<"spirv.Image", i32, 1, 2>, s = !llvm.struct<"odd \22 name", packed (i8)>, t = !llvm.struct<()>, u = !llvm.struct<(struct<(struct<(i1)>)>)>} : () -> ()
// -----
!list = !llvm.struct<"list", (i32, ptr)>
"t.types"() {a = !list, b = !llvm.array<4 x !list>, c = !llvm.func<!list (ptr<1>, !list)>} : () -> ()
%0 = "t.make"() : () -> !llvm.struct<"rec", (ptr, struct<"other", (array<2 x ptr>)>)>
// -----
"t.attrs"() {a = #llvm.linkage<weak_odr>, b = #llvm.cconv<fastcc>, c = #llvm.fastmath<nnan, contract>, d = #llvm.overflow<nsw>, e = #llvm.framePointerKind<all>, f = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>,
  g = #llvm.tailcallkind<musttail>, h = #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, i = #llvm.target_features<["+sse", "-avx"]>, j = #llvm.zero, k = #llvm.undef, l = #llvm.poison, m = #llvm.loop_annotation<disableNonforced = true>, n = #llvm.tbaa_root<id = "r">,
  o = #llvm.access_group<id = distinct[0]<>>, p = #llvm.vec_type_hint<hint = i32>, q = #llvm.constant_range<i32, 0, 12>, r = #llvm.loop_annotation<vectorize = <disable = false>, unroll = <count = 8 : i32>, mustProgress = true>,
  s = #llvm.dereferenceable<bytes = 4>, t = #llvm.uwtableKind<async>} : () -> ()
// -----
"t.types"() {a = !llvm.struct<"outer", (struct<"inner", (i32, ptr)>, array<2 x struct<"inner", (i32, ptr)>>)>,
  b = !llvm.struct<"inner", (i32, ptr)>, c = !llvm.func<void (struct<"outer", (struct<"inner", (i32, ptr)>, array<2 x struct<"inner", (i32, ptr)>>)>, ...)>} : () -> ()
