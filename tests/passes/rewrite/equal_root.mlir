// A rule that would put an equal op in the place of its root does not apply, so that it is not applied
// for ever; where the op would be another one it is.
//
// RUN: pliron-opt %s --rules=%S/Inputs/equal_root.rules --apply-rules --rule-statistics 2>&1 | FileCheck %s

// CHECK:      tried  applied  rule
// CHECK-NEXT: {{^}}       1        0  again.constant
// CHECK-NEXT: {{^}}       3        1  again.inner
// CHECK-NEXT: {{^}}       3        1  again.attribute
// CHECK-NEXT: {{^}}       1        0  again.branch

// CHECK-LABEL: @constant
// CHECK:         llvm.sub %y, %c {note}
llvm.func @constant(%y: i8) -> i8 {
  %c = llvm.mlir.constant(3 : i8) : i8
  %r = llvm.sub %y, %c {note} : i8
  llvm.return %r : i8
}
// CHECK-LABEL: @inner
// CHECK:         llvm.mul %x, %{{.*}} : i8
// CHECK:         llvm.mul %x, %{{.*}} : i8
llvm.func @inner(%x: i8, %y: i8) -> i8 {
  %odd = llvm.mlir.constant(3 : i8) : i8
  %even = llvm.mlir.constant(4 : i8) : i8
  %a = llvm.mul %x, %odd : i8
  %b = llvm.add %a, %y : i8
  %c = llvm.mul %x, %even : i8
  %d = llvm.add %c, %b : i8
  llvm.return %d : i8
}
// CHECK-LABEL: @attribute
// CHECK:         llvm.icmp "slt" %x, %y
// CHECK:         llvm.icmp "slt" %x, %y
llvm.func @attribute(%x: i8, %y: i8) -> i1 {
  %a = llvm.icmp "slt" %x, %y : i8
  %b = llvm.icmp "sle" %x, %y : i8
  %c = llvm.or %a, %b : i1
  llvm.return %c : i1
}
// CHECK-LABEL: @branch
// CHECK:         llvm.cond_br %k, ^[[TO:.*]](%x : i8), ^[[TO]](%x : i8)
llvm.func @branch(%k: i1, %x: i8) -> i8 {
  llvm.cond_br %k, ^to(%x : i8), ^to(%x : i8)
^to(%y: i8):
  llvm.return %y : i8
}
