// The tutorial's passes.
// RUN: pliron-opt --load-dialect=%calc/libcalc.so %s --pass-pipeline='builtin.module(calc.func(calc-hoist-factor,canonicalize,dce))' | FileCheck %s

// CHECK-LABEL: calc.func @fold
// CHECK-NEXT:   %0 = calc.constant [3.000000e+00, 5.000000e+00]
// CHECK-NEXT:   calc.return %0
calc.func @fold() -> !calc.array<2> {
  %0 = calc.constant [1.0, 2.0]
  %1 = calc.constant [2.0]
  %2 = calc.broadcast %1 : !calc.array<2>
  %3 = calc.mul %0, %2 : !calc.array<2>
  %4 = calc.reduce sum %0 : !calc.array<2>
  %5 = calc.constant [0.0]
  %6 = calc.mul %4, %5 : !calc.array<1>
  %7 = calc.constant [1.0]
  %8 = calc.add %6, %7 : !calc.array<1>
  %9 = calc.broadcast %8 : !calc.array<2>
  %10 = calc.add %3, %9 : !calc.array<2>
  calc.return %10 : !calc.array<2>
}

// What does nothing goes.
// CHECK-LABEL: calc.func @neutral
// CHECK-NEXT:   calc.return %a
calc.func @neutral(%a: !calc.array<2>) -> !calc.array<2> {
  %0 = calc.constant [1.0, 1.0]
  %1 = calc.mul %0, %a : !calc.array<2>
  %2 = calc.constant [0.0, 0.0]
  %3 = calc.add %1, %2 : !calc.array<2>
  calc.return %3 : !calc.array<2>
}

// Two factors, on either side.
// CHECK-LABEL: calc.func @hoist
// CHECK-NEXT:   %0 = calc.reduce sum %a : !calc.array<2>
// CHECK-NEXT:   %1 = calc.mul %l, %0 : !calc.array<1>
// CHECK-NEXT:   %2 = calc.mul %k, %1 : !calc.array<1>
// CHECK-NEXT:   calc.return %2
calc.func @hoist(%a: !calc.array<2>, %k: !calc.array<1>, %l: !calc.array<1>) -> !calc.array<1> {
  %0 = calc.broadcast %k : !calc.array<2>
  %1 = calc.broadcast %l : !calc.array<2>
  %2 = calc.mul %a, %1 : !calc.array<2>
  %3 = calc.mul %0, %2 : !calc.array<2>
  %4 = calc.reduce sum %3 : !calc.array<2>
  calc.return %4 : !calc.array<1>
}

// A greatest element is no sum, and a product that is used again stays.
// CHECK-LABEL: calc.func @stay
// CHECK:        calc.mul %a, %0 : !calc.array<2>
// CHECK-NEXT:   calc.reduce max
// CHECK-NEXT:   calc.reduce sum
calc.func @stay(%a: !calc.array<2>, %k: !calc.array<1>) -> !calc.array<1> {
  %0 = calc.broadcast %k : !calc.array<2>
  %1 = calc.mul %a, %0 : !calc.array<2>
  %2 = calc.reduce max %1 : !calc.array<2>
  %3 = calc.reduce sum %1 : !calc.array<2>
  %4 = calc.add %2, %3 : !calc.array<1>
  calc.return %4 : !calc.array<1>
}
