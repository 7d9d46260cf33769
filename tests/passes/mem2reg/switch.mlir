// RUN: pliron-opt %s --pass-pipeline='builtin.module(llvm.func(mem2reg))' \
// RUN:   | FileCheck %s --check-prefix=M2R
// RUN: pliron-opt %s --pass-pipeline='builtin.module(llvm.func(mem2reg,sroa,dce,simplify-cfg))' \
// RUN:   | FileCheck %s --check-prefix=ALL

// Some successors of a switch pass more, the others what they did; then some pass less.
// M2R-LABEL: llvm.func @f
// M2R-NEXT:    llvm.mlir.constant
// M2R-NEXT:    llvm.switch %k : i32, ^j(%k, %x : i32, i32) [
// M2R-NEXT:      0: ^other(%x, %y : i32, i32),
// M2R-NEXT:      1: ^j(%y, %x : i32, i32),
// M2R-NEXT:      2: ^end,
// M2R-NEXT:      3: ^j(%x, %x : i32, i32)
// M2R-NEXT:    ]
// M2R-NEXT:  ^other(%a: i32, %b: i32):
// M2R-NEXT:    llvm.br ^j(%b, %a : i32, i32)
// M2R-NEXT:  ^j(%v: i32, %s: i32):

// ALL-LABEL: llvm.func @f
// ALL-NEXT:    llvm.switch %k : i32, ^j(%k : i32) [
// ALL-NEXT:      0: ^other,
// ALL-NEXT:      1: ^j(%y : i32),
// ALL-NEXT:      2: ^end,
// ALL-NEXT:      3: ^j(%x : i32)
// ALL-NEXT:    ]
// ALL-NEXT:  ^other:
// ALL-NEXT:    llvm.br ^j(%y : i32)
// ALL-NEXT:  ^j(%v: i32):
llvm.func @f(%k: i32, %x: i32, %y: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %s : i32, !llvm.ptr
  llvm.switch %k : i32, ^j(%k : i32) [
    0: ^other(%x, %y : i32, i32),
    1: ^j(%y : i32),
    2: ^end,
    3: ^j(%x : i32)
  ]
^other(%a: i32, %b: i32):
  llvm.store %a, %s : i32, !llvm.ptr
  llvm.br ^j(%b : i32)
^j(%v: i32):
  %r = llvm.load %s : !llvm.ptr -> i32
  %sum = llvm.add %r, %v : i32
  llvm.return %sum : i32
^end:
  llvm.return %k : i32
}
