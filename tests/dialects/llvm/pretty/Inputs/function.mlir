module {
  llvm.func inner @f()
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.add %1, %0 : i32
}
