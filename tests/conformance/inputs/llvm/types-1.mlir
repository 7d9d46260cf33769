"builtin.module"() ({
  "t.types"() {a = !llvm.void, b = !llvm.ptr, c = !llvm.ptr<3>, d = !llvm.struct<(i32, ptr, array<4 x f32>)>, e = !llvm.struct<packed (i8, i32)>, f = !llvm.struct<"named", (i32)>, g = !llvm.struct<"empty", ()>, h = !llvm.struct<"opaque", opaque>, i = !llvm.array<2 x array<3 x i8>>, j = !llvm.func<void ()>, k = !llvm.func<i32 (i32, ptr, ...)>, l = !llvm.label, m = !llvm.token, n = !llvm.metadata, o = !llvm.x86_amx, p = !llvm.ppc_fp128, q = vector<4x!llvm.ptr>, r = !llvm.target<"spirv.Image", i32, 1, 2>, s = !llvm.struct<"odd \22 name", packed (i8)>, t = !llvm.struct<()>, u = !llvm.struct<(struct<(struct<(i1)>)>)>} : () -> ()
}) : () -> ()

