"t.t"() {a = !llvm.struct<(void)>} : () -> ()
