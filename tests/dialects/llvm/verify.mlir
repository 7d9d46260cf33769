// What the records cannot say is checked by hooks.
// RUN: pliron-opt %s --split-input-file --verify-diagnostics

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32, i64, f32, ptr, ptr<3>, vector<2xi32>)>}> ({
^bb0(%i: i32, %l: i64, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %v: vector<2xi32>):
  // expected-error@+1 {{result #0 ("res") must have the comparison type of "lhs", 'i1', but got 'vector<2xi1>'}}
  %0 = "llvm.icmp"(%i, %i) <{predicate = 0 : i64}> : (i32, i32) -> vector<2xi1>
  // expected-error@+1 {{attribute 'predicate' must be a predicate of llvm.icmp (an i64 from 0 to 9)}}
  %1 = "llvm.icmp"(%i, %i) <{predicate = 10 : i64}> : (i32, i32) -> i1
  // expected-error@+1 {{result must be narrower than the operand, got i32 and i64}}
  %2 = "llvm.trunc"(%i) : (i32) -> i64
  // expected-error@+1 {{result must be wider than the operand, got i32 and i32}}
  %3 = "llvm.zext"(%i) : (i32) -> i32
  // expected-error@+1 {{operand and result must both be scalars or vectors of one length}}
  %4 = "llvm.sitofp"(%v) : (vector<2xi32>) -> f32
  // expected-error@+1 {{cannot turn i64 into !llvm.ptr; use llvm.ptrtoint or llvm.inttoptr}}
  %5 = "llvm.bitcast"(%l) : (i64) -> !llvm.ptr
  // expected-error@+1 {{use llvm.addrspacecast for another address space}}
  %6 = "llvm.bitcast"(%p) : (!llvm.ptr) -> !llvm.ptr<3>
  // expected-error@+1 {{operand and result must have the same size, got f32 and i64}}
  %7 = "llvm.bitcast"(%f) : (f32) -> i64
  // expected-error@+1 {{must change the address space}}
  %8 = "llvm.addrspacecast"(%p) : (!llvm.ptr) -> !llvm.ptr
  // expected-error@+1 {{must have the struct of the type and i1 of "a", '!llvm.struct<(i32, i1)>', but got '!llvm.struct<(i32, i8)>'}}
  %9 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i8)>
  %undef = "llvm.mlir.undef"() : () -> !llvm.struct<(i32, array<2 x f32>)>
  // expected-error@+1 {{position array<i64: 1, 2> is not in !llvm.struct<(i32, array<2 x f32>)>}}
  %10 = "llvm.extractvalue"(%undef) <{position = array<i64: 1, 2>}> : (!llvm.struct<(i32, array<2 x f32>)>) -> f32
  // expected-error@+1 {{the member is of type i32, but the value is of type f32}}
  %11 = "llvm.insertvalue"(%undef, %f) <{position = array<i64: 0>}> : (!llvm.struct<(i32, array<2 x f32>)>, f32) -> !llvm.struct<(i32, array<2 x f32>)>
  // expected-error@+1 {{rawConstantIndices leaves 2 indices to operands, but there are 1}}
  %12 = "llvm.getelementptr"(%p, %l) <{elem_type = i8, rawConstantIndices = array<i32: -2147483648, -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
  // expected-error@+1 {{is inbounds, which implies nusw: noWrapFlags must be 3 or 7}}
  %121 = "llvm.getelementptr"(%p) <{elem_type = i8, noWrapFlags = 1 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
  // expected-error@+1 {{index 1 is 2, but !llvm.struct<(i8, i8)> has 2 fields}}
  %13 = "llvm.getelementptr"(%p) <{elem_type = !llvm.struct<(i8, i8)>, rawConstantIndices = array<i32: 0, 2>}> : (!llvm.ptr) -> !llvm.ptr
  // expected-error@+1 {{index 1 goes into !llvm.struct<(i8, i8)> and so must be a constant}}
  %14 = "llvm.getelementptr"(%p, %l) <{elem_type = !llvm.struct<(i8, i8)>, rawConstantIndices = array<i32: 0, -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
  // expected-error@+1 {{index 1 goes into i8, which has no members}}
  %15 = "llvm.getelementptr"(%p) <{elem_type = i8, rawConstantIndices = array<i32: 0, 0>}> : (!llvm.ptr) -> !llvm.ptr
  // expected-error@+1 {{base and result must be pointers into one address space}}
  %16 = "llvm.getelementptr"(%p) <{elem_type = i8, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr<3>
  // expected-error@+1 {{result must be a vector of pointers exactly when base or an index is a vector}}
  %25 = "llvm.getelementptr"(%p, %v) <{elem_type = i8, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, vector<2xi32>) -> !llvm.ptr
  // expected-error@+1 {{must be a type of LLVM that values can have, but got '!llvm.struct<"o", opaque>'}}
  %26 = "llvm.mlir.undef"() : () -> !llvm.struct<"o", opaque>
  // expected-error@+1 {{an atomic access needs an alignment}}
  %17 = "llvm.load"(%p) <{ordering = 4 : i64}> : (!llvm.ptr) -> i32
  // expected-error@+1 {{cannot have this ordering}}
  %18 = "llvm.load"(%p) <{ordering = 5 : i64, alignment = 4 : i64}> : (!llvm.ptr) -> i32
  // expected-error@+1 {{has a syncscope but is not atomic}}
  "llvm.store"(%i, %p) <{syncscope = "block"}> : (i32, !llvm.ptr) -> ()
  // expected-error@+1 {{attribute 'alignment' must be a power of two as an i64}}
  "llvm.store"(%i, %p) <{alignment = 3 : i64}> : (i32, !llvm.ptr) -> ()
  // expected-error@+1 {{this operation needs a float, got i32}}
  %19 = "llvm.atomicrmw"(%p, %i) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  // expected-error@+1 {{the ordering on failure cannot release}}
  %20 = "llvm.cmpxchg"(%p, %i, %i) <{success_ordering = 7 : i64, failure_ordering = 5 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  // expected-error@+1 {{needs an ordering of at least acquire (4)}}
  "llvm.fence"() <{ordering = 2 : i64}> : () -> ()
  // expected-error@+1 {{value 4294967296 : i64 is not a constant of type i32}}
  %21 = "llvm.mlir.constant"() <{value = 4294967296 : i64}> : () -> i32
  // expected-error@+1 {{value "abc" is not a constant of type !llvm.array<4 x i8>}}
  %22 = "llvm.mlir.constant"() <{value = "abc"}> : () -> !llvm.array<4 x i8>
  // expected-error@+1 {{there is no symbol named nowhere}}
  %23 = "llvm.mlir.addressof"() <{global_name = @nowhere}> : () -> !llvm.ptr
  // expected-error@+1 {{mask index 4 is out of range for vector<2xi32>}}
  %24 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0, 4>}> : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
  "llvm.return"() : () -> ()
}) : () -> ()

// -----

"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>, sym_name = "shared", addr_space = 3 : i32}> ({}) : () -> ()
"llvm.func"() <{sym_name = "one", function_type = !llvm.func<i32 (i32)>}> ({}) : () -> ()
"llvm.func"() <{sym_name = "many", function_type = !llvm.func<void (i32, ...)>}> ({}) : () -> ()
"llvm.func"() <{sym_name = "kernel", function_type = !llvm.func<void ()>, CConv = #llvm.cconv<ptx_kernelcc>}> ({}) : () -> ()
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i32 (i32, f32)>}> ({
^bb0(%i: i32, %f: f32):
  // expected-error@+1 {{the global is in address space 3, but the pointer is in 0}}
  %0 = "llvm.mlir.addressof"() <{global_name = @shared}> : () -> !llvm.ptr
  // expected-error@+1 {{there is no function named @nowhere}}
  "llvm.call"(%i) <{callee = @nowhere, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  // expected-error@+1 {{@shared is not a function of this dialect}}
  "llvm.call"(%i) <{callee = @shared, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  // expected-error@+1 {{passes 2 arguments to a function of 1}}
  %1 = "llvm.call"(%i, %i) <{callee = @one, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> i32
  // expected-error@+1 {{argument 0 is f32, but the parameter is i32}}
  %2 = "llvm.call"(%f) <{callee = @one, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (f32) -> i32
  // expected-error@+1 {{must have a result of type i32}}
  "llvm.call"(%i) <{callee = @one, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  // expected-error@+1 {{needs var_callee_type, since @many is of variable arity}}
  "llvm.call"(%i, %i) <{callee = @many, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  // expected-error@+1 {{has another calling convention than @kernel}}
  "llvm.call"() <{callee = @kernel, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  // expected-error@+1 {{needs a callee, or the address of a function as first operand}}
  "llvm.call"(%i) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  // expected-error@+1 {{op_bundle_sizes add up to 1, but there are 0 op_bundle_operands}}
  %3 = "llvm.call"(%i) <{callee = @one, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  // expected-error@+1 {{must return i32, got f32}}
  "llvm.return"(%f) : (f32) -> ()
}) : () -> ()

// -----

// expected-error@+1 {{a function without a body must have the linkage external or extern_weak}}
"llvm.func"() <{sym_name = "a", function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<internal>}> ({}) : () -> ()
// expected-error@+1 {{parameter 0 is i32, but the entry block's argument is f32}}
"llvm.func"() <{sym_name = "b", function_type = !llvm.func<void (i32)>}> ({
^bb0(%f: f32):
  "llvm.return"() : () -> ()
}) : () -> ()
// expected-error@+1 {{has both a value and an initializer region}}
"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>, sym_name = "c", value = 1 : i32}> ({
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  "llvm.return"(%0) : (i32) -> ()
}) : () -> ()

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({
^bb0(%i: i32):
  // expected-error@+1 {{cases 0 and 1 have the same value}}
  "llvm.switch"(%i)[^a, ^a, ^a] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<1> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  // expected-error@+1 {{case_values must be a dense<...> : vector<1xi32>}}
  "llvm.switch"(%i)[^b, ^b] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^b:
  // expected-error@+1 {{has 1 cases and 2 case_operand_segments}}
  "llvm.switch"(%i)[^c, ^c] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^c:
  "llvm.return"() : () -> ()
}) : () -> ()

// -----

// What is inside a function, or calls it, is not checked against a type that is none.
// expected-error@+1 {{attribute 'function_type' must be a type of the form !llvm.func<...>}}
"llvm.func"() <{sym_name = "f", function_type = i32}> ({
  "llvm.return"() : () -> ()
}) : () -> ()
"llvm.func"() <{sym_name = "g", function_type = !llvm.func<void ()>}> ({
  "llvm.call"() <{callee = @f, op_bundle_sizes = array<i32>, op_bundle_tags = [], operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
