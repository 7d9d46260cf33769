"builtin.module"() ({
  "t.types"() {a = !llvm.struct<"outer", (struct<"inner", (i32, ptr)>, array<2 x struct<"inner", (i32, ptr)>>)>, b = !llvm.struct<"inner", (i32, ptr)>, c = !llvm.func<void (struct<"outer", (struct<"inner", (i32, ptr)>, array<2 x struct<"inner", (i32, ptr)>>)>, ...)>} : () -> ()
}) : () -> ()

