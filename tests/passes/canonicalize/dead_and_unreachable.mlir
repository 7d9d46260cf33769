// Ops that nothing uses go in chains, unless they have an effect; what control cannot reach stays as
// it is, even where it uses itself.
//
// RUN: pliron-opt %s --pass-pipeline='builtin.module(canonicalize)' --emit=generic | FileCheck %s

// CHECK-LABEL: sym_name = "dead"
// CHECK-NEXT:  ^{{.*}}(%[[P:.*]]: !llvm.ptr, %[[X:.*]]: i32):
// CHECK-NEXT:    "llvm.store"(%[[X]], %[[P]])
// CHECK-NEXT:    "llvm.load"(%[[P]]) {{.*}}volatile_
// CHECK-NEXT:    "llvm.return"
"llvm.func"() <{sym_name = "dead", function_type = !llvm.func<void (ptr, i32)>}> ({
^entry(%p: !llvm.ptr, %x: i32):
  %a = "llvm.xor"(%x, %x) : (i32, i32) -> i32
  %b = "llvm.mul"(%a, %x) : (i32, i32) -> i32
  %c = "llvm.add"(%b, %a) : (i32, i32) -> i32
  "llvm.store"(%x, %p) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
  %v = "llvm.load"(%p) <{ordering = 0 : i64, volatile_}> : (!llvm.ptr) -> i32
  "llvm.return"() : () -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "unreachable"
// CHECK:         "llvm.return"
// CHECK-NEXT:  ^[[DEAD:[a-z0-9]+]]:
// CHECK-NEXT:    %[[A:.*]] = "llvm.mul"(%[[B:.*]], %[[B]])
// CHECK-NEXT:    %[[B]] = "llvm.mul"(%[[A]], %[[A]])
// CHECK-NEXT:    "llvm.br"()[^[[DEAD]]]
"llvm.func"() <{sym_name = "unreachable", function_type = !llvm.func<void ()>}> ({
  "llvm.return"() : () -> ()
^dead:
  %a = "llvm.mul"(%b, %b) : (i32, i32) -> i32
  %b = "llvm.mul"(%a, %a) : (i32, i32) -> i32
  "llvm.br"()[^dead] : () -> ()
}) : () -> ()

// Outside of functions order does not count, so that ops may use themselves and each other. Such an
// op is left alone.
// CHECK:      %[[SELF:.*]] = "llvm.select"(%{{.*}}, %[[SELF]], %[[SELF]])
%c = "llvm.mlir.constant"() <{value = true}> : () -> i1
%self = "llvm.select"(%c, %self, %self) : (i1, i32, i32) -> i32
%one = "llvm.select"(%c, %other, %self) : (i1, i32, i32) -> i32
%other = "llvm.select"(%c, %one, %self) : (i1, i32, i32) -> i32
