"builtin.module"() ({
  "t.types"() {a = !llvm.struct<"list", (i32, ptr)>, b = !llvm.array<4 x struct<"list", (i32, ptr)>>, c = !llvm.func<struct<"list", (i32, ptr)> (ptr<1>, struct<"list", (i32, ptr)>)>} : () -> ()
  %0 = "t.make"() : () -> !llvm.struct<"rec", (ptr, struct<"other", (array<2 x ptr>)>)>
}) : () -> ()

