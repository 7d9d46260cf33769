// What is wrong with the text of the formats, and what to write instead.
// RUN: pliron-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%a: i32) {
  // expected-error@+1 {{"lt" is no predicate: expected 'eq', 'ne', 'slt', 'sle', 'sgt', 'sge', 'ult', 'ule', 'ugt' or 'uge', in quotes}}
  %0 = llvm.icmp "lt" %a, %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  // expected-error@+1 {{expected a string}}
  %0 = llvm.icmp eq %a, %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  // expected-error@+1 {{expected 'none', 'nsw' or 'nuw'}}
  %0 = llvm.add %a, %a overflow<wrap> : i32
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{a constant index must lie between -2147483647 and 2147483647; others are operands}}
  %0 = llvm.getelementptr %a[2147483648] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.struct<(i32, f32)>) {
  // expected-error@+1 {{!llvm.struct<(i32, f32)> has no member at position array<i64: 2>}}
  %0 = llvm.extractvalue %a[2] : !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: vector<2xi32>) {
  // expected-error@+1 {{no vector of 0 elements can be made of vector<2xi32>}}
  %0 = llvm.shufflevector %a, %a [] : vector<2xi32>
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{expected a function to call, not 'swiftcc'; in front of it may be a calling convention, 'ccc', 'fastcc', 'coldcc', 'tailcc', 'ptx_kernelcc' or 'ptx_devicecc', and then 'none', 'tail', 'musttail' or 'notail'}}
  llvm.call swiftcc @f(%a) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+2 {{expected ',' and the types of arguments and result, since the address of the function has a type of its own}}
  llvm.call %a(%a) : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{functions of this dialect have one result at most}}
  %0 = llvm.call @f(%a) : (!llvm.ptr) -> (i32, i32)
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{operand 'callee_operands' has 1 values, but 2 types are given}}
  llvm.call @f(%a) : (!llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{bundle "align" has 1 operands and 2 types}}
  llvm.call @f(%a) ["align"(%a : !llvm.ptr, i32)] : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i8) {
  llvm.switch %a : i8, ^bb1 [
    // expected-error@+1 {{case 256 does not fit the value, which has 8 bits}}
    256: ^bb1
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i8) {
  llvm.switch %a : i8, ^bb1 [
    // expected-error@+1 {{the block gets 2 operands, but 1 types are given}}
    1: ^bb2(%a, %a : i8)
  ]
^bb1:
  llvm.return
^bb2(%b: i8):
  llvm.return
}
// -----
llvm.func @f(%a: f32) {
  // expected-error@+1 {{expected the cases of an integer, but the value is of type f32}}
  llvm.switch %a : f32, ^bb1 []
^bb1:
  llvm.return
}
// -----
// expected-error@+1 {{expected a name, such as @name, not 'inner'; in front of it may be a linkage, 'external', 'available_externally'}}
llvm.func inner @f()
// -----
// expected-error@+1 {{expected the name of an argument, such as %x, since the arguments in front of this one have names}}
llvm.func @f(%a: i32, i32)
// -----
// expected-error@+1 {{the arguments in front of this one have no names; either all have one or none has}}
llvm.func @f(i32, %a: i32)
// -----
// expected-error@+1 {{the arguments of a function with a body need names, such as %arg0: i32}}
llvm.func @f(i32) {
  llvm.return
}
// -----
// expected-error@+1 {{'...' must be the last argument}}
llvm.func @f(..., i32)
// -----
// expected-error@+1 {{a body needs a block; a function that is only declared has no braces}}
llvm.func @f() {
}
// -----
// expected-error@+1 {{the body of a function must not be empty; a declaration has none}}
llvm.func @f(%a: i32) {
}
// -----
// expected-error@+1 {{an argument must be a type of LLVM that values can have, got index}}
llvm.func @f(index)
// -----
// expected-error@+1 {{a result must be a type of LLVM that values can have, got index}}
llvm.func @f() -> index
// -----
// expected-error@+1 {{expected '{' and attributes}}
llvm.func @f() attributes [1]
// -----
// expected-error@+1 {{expected a name, such as @name, not 'const'}}
llvm.mlir.global const @g(1 : i32) : i32
// -----
// expected-error@+2 {{expected ':' and the type of the global; only that of a string can be left out}}
llvm.mlir.global @g(1 : i32)
llvm.func @f()
