// The tutorial's lowering.
// RUN: pliron-opt --load-dialect=%calc/libcalc.so %s --split-input-file --pass-pipeline='builtin.module(calc-to-llvm)' --verify-diagnostics
// RUN: pliron-opt --load-dialect=%calc/libcalc.so %s --emit=generic --pass-pipeline='builtin.module(calc-to-llvm)' | FileCheck %s

// CHECK:      "llvm.func"() <{CConv = #llvm.cconv<ptx_kernelcc>, function_type = !llvm.func<void (ptr, ptr, ptr)>
// CHECK-SAME: sym_name = "f"
// CHECK-NEXT: ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr):
// CHECK:      "llvm.getelementptr"(%arg0, %4) <{elem_type = !llvm.array<2 x f32>
// CHECK-NEXT: "llvm.load"({{.*}}) <{alignment = 4 : i64{{.*}}}> : (!llvm.ptr) -> vector<2xf32>
// CHECK:      "llvm.mlir.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>}>
// CHECK:      "llvm.fmul"
// CHECK:      "llvm.shufflevector"({{.*}}) <{mask = array<i32: 0, 0>}> : (vector<1xf32>, vector<1xf32>) -> vector<2xf32>
// CHECK:      "llvm.fadd"
// CHECK:      "llvm.intr.maxnum"
// CHECK:      "llvm.getelementptr"(%arg2
// CHECK:      "llvm.store"
// CHECK-NEXT: "llvm.return"() : () -> ()
calc.func @f(%a: !calc.array<2>, %k: !calc.array<1>) -> !calc.array<1> {
  %0 = calc.constant [1.0, 2.0]
  %1 = calc.mul %a, %0 : !calc.array<2>
  %2 = calc.broadcast %k : !calc.array<2>
  %3 = calc.add %1, %2 : !calc.array<2>
  %4 = calc.reduce max %3 : !calc.array<2>
  calc.return %4 : !calc.array<1>
}
