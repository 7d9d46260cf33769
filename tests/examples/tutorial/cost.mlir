// An interface on ops of the tutorial's dialect, and on those of another.
// RUN: pliron-opt --load-dialect=%calc/libcalc.so %s --pass-pipeline='builtin.module(calc-cost)' --verify-diagnostics
// RUN: pliron-opt --load-dialect=%calc/libcalc.so %s --pass-pipeline='builtin.module(calc-to-llvm,calc-cost)' --verify-diagnostics

// expected-remark @+1 {{7 floating-point operations}}
calc.func @f(%a: !calc.array<3>, %b: !calc.array<3>) -> !calc.array<1> {
  %0 = calc.mul %a, %b : !calc.array<3>
  %1 = calc.reduce max %0 : !calc.array<3>
  %2 = calc.reduce sum %0 : !calc.array<3>
  calc.return %1 : !calc.array<1>
}
// expected-remark @+1 {{0 floating-point operations}}
calc.func @g(%a: !calc.array<3>) -> !calc.array<3> {
  calc.return %a : !calc.array<3>
}
