// The lowering refuses what it does not know, and leaves the IR as it was.
// RUN: pliron-opt --load-dialect=%calc/libcalc.so %s --allow-unregistered-dialect --pass-pipeline='builtin.module(calc-to-llvm)' --verify-diagnostics

calc.func @f(%a: !calc.array<2>) -> !calc.array<2> {
  // expected-error @+1 {{'x.y' op has no lowering to the llvm dialect}}
  "x.y"() : () -> ()
  calc.return %a : !calc.array<2>
}
