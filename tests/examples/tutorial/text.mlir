// What the dialect prints reads back and prints the same, also by way of the generic form.
// RUN: pliron-opt --load-dialect=%calc/libcalc.so %s -o %t.mlir
// RUN: pliron-opt --load-dialect=%calc/libcalc.so %t.mlir -o %t.again
// RUN: cmp %t.mlir %t.again
// RUN: pliron-opt --load-dialect=%calc/libcalc.so --emit=generic %s -o %t.generic
// RUN: pliron-opt --load-dialect=%calc/libcalc.so %t.generic -o %t.again
// RUN: cmp %t.mlir %t.again
// RUN: pliron-opt --load-dialect=%calc/libcalc.so --emit=bytecode %s -o %t.bc
// RUN: pliron-opt --load-dialect=%calc/libcalc.so %t.bc -o %t.again
// RUN: cmp %t.mlir %t.again
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: FileCheck %s --input-file=%t.generic --check-prefix=GENERIC

// CHECK:      calc.func @all(%a: !calc.array<2>, %k: !calc.array<1>) -> !calc.array<1> {
// CHECK-NEXT:   %0 = calc.constant [5.000000e-01, -1.000000e+00]
// CHECK-NEXT:   %1 = calc.mul %a, %0 : !calc.array<2>
// CHECK-NEXT:   %2 = calc.broadcast %k : !calc.array<2>
// CHECK-NEXT:   %3 = calc.add %1, %2 {note = "kept"} : !calc.array<2>
// CHECK-NEXT:   %4 = calc.reduce max %3 : !calc.array<2>
// CHECK-NEXT:   calc.return %4 : !calc.array<1>
// CHECK-NEXT: }
// GENERIC: "calc.constant"() <{value = #calc<numbers [5.000000e-01, -1.000000e+00]>}> : () -> !calc.array<2>
// GENERIC: "calc.reduce"({{.*}}) <{kind = 1 : i32}>
calc.func @all(%a: !calc.array<2>, %k: !calc.array<1>) -> !calc.array<1> {
  %0 = calc.constant [0.5, -1.0]
  %1 = calc.mul %a, %0 : !calc.array<2>
  %2 = calc.broadcast %k : !calc.array<2>
  %3 = calc.add %1, %2 {note = "kept"} : !calc.array<2>
  %4 = calc.reduce max %3 : !calc.array<2>
  calc.return %4 : !calc.array<1>
}
// Numbers without a decimal form.
// CHECK: calc.constant [0x7F800000, 0x7FC00000, -0.000000e+00]
// CHECK:      } attributes {note}
calc.func @special() -> !calc.array<3> {
  %0 = calc.constant [0x7F800000, 0x7FC00000, -0.0]
  calc.return %0 : !calc.array<3>
} attributes {note}
