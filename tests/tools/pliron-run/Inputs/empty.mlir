"llvm.func"() <{sym_name = "k", function_type = !llvm.func<void ()>}> ({
  "llvm.return"() : () -> ()
}) : () -> ()
