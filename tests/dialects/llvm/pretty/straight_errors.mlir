// Errors in ops whose groups are one value each, which have a way of their own through the parser
// (ir/parser_straight.cpp): places are the same as those of other formats.
// RUN: not pliron-opt --split-input-file %s 2>&1 | FileCheck %s

// CHECK: :[[#@LINE+3]]:20: error: expected ','
// CHECK: {{^}}                   ^~
llvm.func @literal(%a: i32, %b: i32) {
  %0 = llvm.add %a %b : i32
  llvm.return
}
// -----
// CHECK: :[[#@LINE+2]]:21: error: expected an SSA operand, such as %x
llvm.func @operand(%a: i32) {
  %0 = llvm.add %a, : i32
  llvm.return
}
// -----
// CHECK: :[[#@LINE+2]]:26: error: expected a type
llvm.func @type(%a: i32) {
  %0 = llvm.add %a, %a : 7
  llvm.return
}
// -----
// CHECK: :[[#@LINE+3]]:21: error: value '%b' is used with type 'i32', but has type 'i64'
// CHECK: :[[#@LINE+1]]:26: note: it is defined here
llvm.func @same(%a: i32, %b: i64) {
  %0 = llvm.add %a, %b : i32
  llvm.return
}
// -----
// CHECK: :[[#@LINE+3]]:39: error: attribute 'overflowFlags' is given twice
// CHECK: :[[#@LINE+2]]:33: note: the first one is here
llvm.func @twice(%a: i32, %b: i32) {
  %0 = llvm.add %a, %b overflow<nsw> {overflowFlags = 1 : i32} : i32
  llvm.return
}
// -----
// CHECK: :[[#@LINE+2]]:18: error: "sgtt" is no predicate
llvm.func @word(%a: i32) {
  %0 = llvm.icmp "sgtt" %a, %a : i32
  llvm.return
}
// -----
// CHECK: :[[#@LINE+3]]:3: error: the op has 1 result, but names for 2 are given
// CHECK: :[[#@LINE+3]]:8: error: dialect 'llvm' has no op 'llvm.ad'; did you mean 'llvm.add'?
llvm.func @names(%a: i32) {
  %0, %1 = llvm.add %a, %a : i32
  %2 = llvm.ad %a, %a : i32
  llvm.return
}
