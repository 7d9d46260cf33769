// RUN: pliron-opt %s --pass-pipeline='builtin.module(llvm.func(int-range-optimizations))' \
// RUN:   | FileCheck %s

llvm.func @ext() -> i32
llvm.func @use(i1)

// What is compared on the way to ^join is below the greatest %n, also when %n gets greater only
// after ^head was looked at.
// CHECK-LABEL: llvm.func @of_an_edge
// CHECK:       ^join(%v: i32):
// CHECK-NEXT:    %[[D:.*]] = llvm.icmp "ult" %v, %c5
// CHECK-NEXT:    llvm.call @use(%[[D]])
// CHECK-NEXT:    %[[E:.*]] = llvm.mlir.constant(true)
// CHECK-NEXT:    llvm.call @use(%[[E]])
llvm.func @of_an_edge(%k: i1, %q: i32) {
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %hundred = llvm.mlir.constant(100 : i32) : i32
  %any = llvm.icmp "ult" %q, %c5 : i32
  llvm.cond_br %any, ^entry, ^out
^out:
  llvm.return
^entry:
  llvm.cond_br %k, ^head(%c5 : i32), ^other
^head(%n: i32):
  %i = llvm.call @ext() : () -> i32
  %c = llvm.icmp "ult" %i, %n : i32
  llvm.cond_br %c, ^join(%i : i32), ^other
^other:
  llvm.br ^join(%zero : i32)
^join(%v: i32):
  %d = llvm.icmp "ult" %v, %c5 : i32
  llvm.call @use(%d) : (i1) -> ()
  %e = llvm.icmp "ult" %v, %hundred : i32
  llvm.call @use(%e) : (i1) -> ()
  llvm.br ^head(%hundred : i32)
}

// A bound of many values.
// CHECK-LABEL: llvm.func @of_many
// CHECK:       ^in:
// CHECK-NEXT:    %[[D:.*]] = llvm.icmp "ult" %i, %five
// CHECK-NEXT:    llvm.call @use(%[[D]])
// CHECK-NEXT:    %[[E:.*]] = llvm.mlir.constant(true)
// CHECK-NEXT:    llvm.call @use(%[[E]])
llvm.func @of_many() {
  %five = llvm.mlir.constant(5 : i32) : i32
  %hundred = llvm.mlir.constant(100 : i32) : i32
  llvm.br ^head(%five : i32)
^head(%n: i32):
  %i = llvm.call @ext() : () -> i32
  %c = llvm.icmp "ult" %i, %n : i32
  llvm.cond_br %c, ^in, ^rest0
^in:
  %d = llvm.icmp "ult" %i, %five : i32
  llvm.call @use(%d) : (i1) -> ()
  %e = llvm.icmp "ult" %i, %hundred : i32
  llvm.call @use(%e) : (i1) -> ()
  llvm.br ^rest0
^rest0:
  %i0 = llvm.call @ext() : () -> i32
  %c0 = llvm.icmp "ult" %i0, %n : i32
  llvm.cond_br %c0, ^in0, ^rest1
^in0:
  llvm.br ^rest1
^rest1:
  %i1 = llvm.call @ext() : () -> i32
  %c1 = llvm.icmp "ult" %i1, %n : i32
  llvm.cond_br %c1, ^in1, ^rest2
^in1:
  llvm.br ^rest2
^rest2:
  %i2 = llvm.call @ext() : () -> i32
  %c2 = llvm.icmp "ult" %i2, %n : i32
  llvm.cond_br %c2, ^in2, ^rest3
^in2:
  llvm.br ^rest3
^rest3:
  %i3 = llvm.call @ext() : () -> i32
  %c3 = llvm.icmp "ult" %i3, %n : i32
  llvm.cond_br %c3, ^in3, ^rest4
^in3:
  llvm.br ^rest4
^rest4:
  %i4 = llvm.call @ext() : () -> i32
  %c4 = llvm.icmp "ult" %i4, %n : i32
  llvm.cond_br %c4, ^in4, ^rest5
^in4:
  llvm.br ^rest5
^rest5:
  %i5 = llvm.call @ext() : () -> i32
  %c5 = llvm.icmp "ult" %i5, %n : i32
  llvm.cond_br %c5, ^in5, ^rest6
^in5:
  llvm.br ^rest6
^rest6:
  %i6 = llvm.call @ext() : () -> i32
  %c6 = llvm.icmp "ult" %i6, %n : i32
  llvm.cond_br %c6, ^in6, ^rest7
^in6:
  llvm.br ^rest7
^rest7:
  %i7 = llvm.call @ext() : () -> i32
  %c7 = llvm.icmp "ult" %i7, %n : i32
  llvm.cond_br %c7, ^in7, ^rest8
^in7:
  llvm.br ^rest8
^rest8:
  %i8 = llvm.call @ext() : () -> i32
  %c8 = llvm.icmp "ult" %i8, %n : i32
  llvm.cond_br %c8, ^in8, ^rest9
^in8:
  llvm.br ^rest9
^rest9:
  %i9 = llvm.call @ext() : () -> i32
  %c9 = llvm.icmp "ult" %i9, %n : i32
  llvm.cond_br %c9, ^in9, ^rest10
^in9:
  llvm.br ^rest10
^rest10:
  %i10 = llvm.call @ext() : () -> i32
  %c10 = llvm.icmp "ult" %i10, %n : i32
  llvm.cond_br %c10, ^in10, ^rest11
^in10:
  llvm.br ^rest11
^rest11:
  %i11 = llvm.call @ext() : () -> i32
  %c11 = llvm.icmp "ult" %i11, %n : i32
  llvm.cond_br %c11, ^in11, ^rest12
^in11:
  llvm.br ^rest12
^rest12:
  %i12 = llvm.call @ext() : () -> i32
  %c12 = llvm.icmp "ult" %i12, %n : i32
  llvm.cond_br %c12, ^in12, ^rest13
^in12:
  llvm.br ^rest13
^rest13:
  %i13 = llvm.call @ext() : () -> i32
  %c13 = llvm.icmp "ult" %i13, %n : i32
  llvm.cond_br %c13, ^in13, ^rest14
^in13:
  llvm.br ^rest14
^rest14:
  %i14 = llvm.call @ext() : () -> i32
  %c14 = llvm.icmp "ult" %i14, %n : i32
  llvm.cond_br %c14, ^in14, ^rest15
^in14:
  llvm.br ^rest15
^rest15:
  %i15 = llvm.call @ext() : () -> i32
  %c15 = llvm.icmp "ult" %i15, %n : i32
  llvm.cond_br %c15, ^in15, ^rest16
^in15:
  llvm.br ^rest16
^rest16:
  %i16 = llvm.call @ext() : () -> i32
  %c16 = llvm.icmp "ult" %i16, %n : i32
  llvm.cond_br %c16, ^in16, ^rest17
^in16:
  llvm.br ^rest17
^rest17:
  %i17 = llvm.call @ext() : () -> i32
  %c17 = llvm.icmp "ult" %i17, %n : i32
  llvm.cond_br %c17, ^in17, ^rest18
^in17:
  llvm.br ^rest18
^rest18:
  %i18 = llvm.call @ext() : () -> i32
  %c18 = llvm.icmp "ult" %i18, %n : i32
  llvm.cond_br %c18, ^in18, ^rest19
^in18:
  llvm.br ^rest19
^rest19:
  %i19 = llvm.call @ext() : () -> i32
  %c19 = llvm.icmp "ult" %i19, %n : i32
  llvm.cond_br %c19, ^in19, ^rest20
^in19:
  llvm.br ^rest20
^rest20:
  llvm.br ^head(%hundred : i32)
}
