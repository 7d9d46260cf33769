// RUN: pliron-opt %s --emit=generic --pass-pipeline='builtin.module(llvm.func(mem2reg))' | FileCheck %s

// CHECK-LABEL: sym_name = "store_load"
// CHECK-NOT:     llvm.alloca
// CHECK:         "llvm.return"(%x)
"llvm.func"() <{sym_name = "store_load", function_type = !llvm.func<i32 (i32)>}> ({
^entry(%x: i32):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %p = "llvm.alloca"(%1) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  %v = "llvm.load"(%p) : (!llvm.ptr) -> i32
  "llvm.return"(%v) : (i32) -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "stores_only"
// CHECK-NOT:     llvm.alloca
// CHECK-NOT:     llvm.store
// CHECK:         "llvm.return"() :
"llvm.func"() <{sym_name = "stores_only", function_type = !llvm.func<void (i32)>}> ({
^entry(%x: i32):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %p = "llvm.alloca"(%1) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  "llvm.store"(%1, %p) : (i32, !llvm.ptr) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "read_before_write"
// CHECK:         %[[U:.*]] = "llvm.mlir.undef"() : () -> i32
// CHECK-NEXT:    "llvm.return"(%[[U]])
"llvm.func"() <{sym_name = "read_before_write", function_type = !llvm.func<i32 (i32)>}> ({
^entry(%x: i32):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %p = "llvm.alloca"(%1) <{elem_type = i32}> : (i32) -> !llvm.ptr
  %v = "llvm.load"(%p) : (!llvm.ptr) -> i32
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  "llvm.return"(%v) : (i32) -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "diamond"
// CHECK:       ^a:
// CHECK-NEXT:    "llvm.br"(%x)[^join]
// CHECK:       ^b:
// CHECK-NEXT:    "llvm.br"(%y)[^join]
// CHECK:       ^join(%p: i32):
// CHECK-NEXT:    "llvm.return"(%p)
"llvm.func"() <{sym_name = "diamond", function_type = !llvm.func<i32 (i1, i32, i32)>}> ({
^entry(%c: i1, %x: i32, %y: i32):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %p = "llvm.alloca"(%1) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  "llvm.br"()[^join] : () -> ()
^b:
  "llvm.store"(%y, %p) : (i32, !llvm.ptr) -> ()
  "llvm.br"()[^join] : () -> ()
^join:
  %v = "llvm.load"(%p) : (!llvm.ptr) -> i32
  "llvm.return"(%v) : (i32) -> ()
}) : () -> ()

// Two slots, and a branch in a branch; %q is dead behind the inner one, so it gets no argument there.
// CHECK-LABEL: sym_name = "nested_branches"
// CHECK:       ^inner:
// CHECK-NEXT:    "llvm.cond_br"(%d, %y)[^side, ^inner_join]
// CHECK:       ^side:
// CHECK-NEXT:    "llvm.br"(%x)[^inner_join]
// CHECK:       ^inner_join(%[[A:[a-z_0-9]*]]: i32):
// CHECK-NEXT:    "llvm.br"(%[[A]])[^join]
// CHECK:       ^join(%[[B:[a-z_0-9]*]]: i32):
// CHECK-NEXT:    "llvm.return"(%[[B]])
"llvm.func"() <{sym_name = "nested_branches", function_type = !llvm.func<i32 (i1, i1, i32, i32)>}> ({
^entry(%c: i1, %d: i1, %x: i32, %y: i32):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %p = "llvm.alloca"(%1) <{elem_type = i32}> : (i32) -> !llvm.ptr
  %q = "llvm.alloca"(%1) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  "llvm.store"(%y, %q) : (i32, !llvm.ptr) -> ()
  "llvm.cond_br"(%c)[^inner, ^join] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^inner:
  %w = "llvm.load"(%q) : (!llvm.ptr) -> i32
  "llvm.store"(%w, %p) : (i32, !llvm.ptr) -> ()
  "llvm.cond_br"(%d)[^side, ^inner_join] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^side:
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  "llvm.store"(%x, %q) : (i32, !llvm.ptr) -> ()
  "llvm.br"()[^inner_join] : () -> ()
^inner_join:
  "llvm.br"()[^join] : () -> ()
^join:
  %v = "llvm.load"(%p) : (!llvm.ptr) -> i32
  "llvm.return"(%v) : (i32) -> ()
}) : () -> ()

// The program of figure 19.4 in Appel, "Modern Compiler Implementation": i needs no argument, j and k
// need one at the loop and one behind the branch in it.
// CHECK-LABEL: sym_name = "appel"
// CHECK:         "llvm.br"(%one, %zero)[^head]
// CHECK-NEXT:  ^head(%[[J:.*]]: i32, %[[K:.*]]: i32):
// CHECK-NEXT:    %[[C:.*]] = "llvm.icmp"(%[[K]], %hundred)
// CHECK:       ^body:
// CHECK-NEXT:    %[[D:.*]] = "llvm.icmp"(%[[J]], %twenty)
// CHECK:       ^then:
// CHECK:         %[[K1:.*]] = "llvm.add"(%[[K]], %one)
// CHECK-NEXT:    "llvm.br"(%one, %[[K1]])[^latch]
// CHECK:       ^else:
// CHECK:         %[[K2:.*]] = "llvm.add"(%[[K]], %two)
// CHECK-NEXT:    "llvm.br"(%[[K]], %[[K2]])[^latch]
// CHECK:       ^latch(%[[J3:.*]]: i32, %[[K3:.*]]: i32):
// CHECK-NEXT:    "llvm.br"(%[[J3]], %[[K3]])[^head]
// CHECK:       ^exit:
// CHECK-NEXT:    "llvm.return"(%[[J]])
"llvm.func"() <{sym_name = "appel", function_type = !llvm.func<i32 ()>}> ({
  %zero = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
  %one = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %two = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
  %twenty = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
  %hundred = "llvm.mlir.constant"() <{value = 100 : i32}> : () -> i32
  %i = "llvm.alloca"(%one) <{elem_type = i32}> : (i32) -> !llvm.ptr
  %j = "llvm.alloca"(%one) <{elem_type = i32}> : (i32) -> !llvm.ptr
  %k = "llvm.alloca"(%one) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.store"(%one, %i) : (i32, !llvm.ptr) -> ()
  "llvm.store"(%one, %j) : (i32, !llvm.ptr) -> ()
  "llvm.store"(%zero, %k) : (i32, !llvm.ptr) -> ()
  "llvm.br"()[^head] : () -> ()
^head:
  %k0 = "llvm.load"(%k) : (!llvm.ptr) -> i32
  %c = "llvm.icmp"(%k0, %hundred) <{predicate = 2 : i64}> : (i32, i32) -> i1
  "llvm.cond_br"(%c)[^body, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^body:
  %j0 = "llvm.load"(%j) : (!llvm.ptr) -> i32
  %d = "llvm.icmp"(%j0, %twenty) <{predicate = 2 : i64}> : (i32, i32) -> i1
  "llvm.cond_br"(%d)[^then, ^else] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^then:
  %i1 = "llvm.load"(%i) : (!llvm.ptr) -> i32
  "llvm.store"(%i1, %j) : (i32, !llvm.ptr) -> ()
  %k1 = "llvm.load"(%k) : (!llvm.ptr) -> i32
  %k2 = "llvm.add"(%k1, %one) : (i32, i32) -> i32
  "llvm.store"(%k2, %k) : (i32, !llvm.ptr) -> ()
  "llvm.br"()[^latch] : () -> ()
^else:
  %k3 = "llvm.load"(%k) : (!llvm.ptr) -> i32
  "llvm.store"(%k3, %j) : (i32, !llvm.ptr) -> ()
  %k4 = "llvm.add"(%k3, %two) : (i32, i32) -> i32
  "llvm.store"(%k4, %k) : (i32, !llvm.ptr) -> ()
  "llvm.br"()[^latch] : () -> ()
^latch:
  "llvm.br"()[^head] : () -> ()
^exit:
  %result = "llvm.load"(%j) : (!llvm.ptr) -> i32
  "llvm.return"(%result) : (i32) -> ()
}) : () -> ()

// A switch with several ways to one block passes the value on each of them.
// CHECK-LABEL: sym_name = "repeated_edges"
// CHECK:         "llvm.switch"(%n, %x, %x)[^other, ^join, ^join]
// CHECK-SAME:      case_operand_segments = array<i32: 1, 1>
// CHECK:       ^join(%p: i32):
"llvm.func"() <{sym_name = "repeated_edges", function_type = !llvm.func<i32 (i32, i32, i32)>}> ({
^entry(%n: i32, %x: i32, %y: i32):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %p = "llvm.alloca"(%1) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  "llvm.switch"(%n)[^other, ^join, ^join] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^other:
  "llvm.store"(%y, %p) : (i32, !llvm.ptr) -> ()
  "llvm.br"()[^join] : () -> ()
^join:
  %v = "llvm.load"(%p) : (!llvm.ptr) -> i32
  "llvm.return"(%v) : (i32) -> ()
}) : () -> ()

// Markers of lifetimes go, unreachable code reads something undefined.
// CHECK-LABEL: sym_name = "markers"
// CHECK-NOT:     llvm.intr.lifetime
// CHECK:         "llvm.return"(%x)
// CHECK:       ^dead:
// CHECK-NEXT:    "llvm.return"(%{{[0-9]+}})
"llvm.func"() <{sym_name = "markers", function_type = !llvm.func<i32 (i32)>}> ({
^entry(%x: i32):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %p = "llvm.alloca"(%1) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.intr.lifetime.start"(%p) : (!llvm.ptr) -> ()
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  %v = "llvm.load"(%p) : (!llvm.ptr) -> i32
  "llvm.intr.lifetime.end"(%p) : (!llvm.ptr) -> ()
  "llvm.return"(%v) : (i32) -> ()
^dead:
  %w = "llvm.load"(%p) : (!llvm.ptr) -> i32
  "llvm.return"(%w) : (i32) -> ()
}) : () -> ()

// Values of other types with the same bits, and the low bytes of an integer.
// CHECK-LABEL: sym_name = "other_types"
// CHECK:         %[[B:.*]] = "llvm.bitcast"(%x) : (f32) -> i32
// CHECK-NEXT:    %[[T:.*]] = "llvm.trunc"(%[[B]]) {{.*}}: (i32) -> i8
// CHECK-NEXT:    %[[V:.*]] = "llvm.bitcast"(%[[B]]) : (i32) -> vector<2xi16>
// CHECK-NEXT:    "llvm.call"(%[[B]], %[[T]], %[[V]])
"llvm.func"() <{sym_name = "other_types", function_type = !llvm.func<void (f32)>}> ({
^entry(%x: f32):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %p = "llvm.alloca"(%1) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.store"(%x, %p) : (f32, !llvm.ptr) -> ()
  %i = "llvm.load"(%p) : (!llvm.ptr) -> i32
  %b = "llvm.load"(%p) : (!llvm.ptr) -> i8
  %v = "llvm.load"(%p) : (!llvm.ptr) -> vector<2xi16>
  "llvm.call"(%i, %b, %v) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (i32, i8, vector<2xi16>) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// These stay in memory: an address that is passed on, or stored; an access of a part, one that is
// larger, volatile or atomic ones; a pointer's bits as an integer; more than one element.
// CHECK-LABEL: sym_name = "stays"
// CHECK:         %a = "llvm.alloca"
// CHECK:         %b = "llvm.alloca"
// CHECK:         "llvm.store"(%b, %a)
// CHECK:         "llvm.store"(%x, %b)
// CHECK:         "llvm.store"(%byte, %part)
// CHECK:         "llvm.store"(%long, %large)
// CHECK:         "llvm.store"(%x, %volatile)
// CHECK:         "llvm.store"(%x, %atomic)
// CHECK:         "llvm.store"(%long, %pointer)
// CHECK:         "llvm.store"(%x, %several)
"llvm.func"() <{sym_name = "stays", function_type = !llvm.func<void (i32, i8, i64)>}> ({
^entry(%x: i32, %byte: i8, %long: i64):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %a = "llvm.alloca"(%1) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.store"(%x, %a) : (i32, !llvm.ptr) -> ()
  "llvm.call"(%a) <{callee = @escape, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
  %b = "llvm.alloca"(%1) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.store"(%b, %a) : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.store"(%x, %b) : (i32, !llvm.ptr) -> ()
  %part = "llvm.alloca"(%1) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.store"(%byte, %part) : (i8, !llvm.ptr) -> ()
  %large = "llvm.alloca"(%1) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.store"(%long, %large) : (i64, !llvm.ptr) -> ()
  %volatile = "llvm.alloca"(%1) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.store"(%x, %volatile) <{volatile_}> : (i32, !llvm.ptr) -> ()
  %atomic = "llvm.alloca"(%1) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.store"(%x, %atomic) <{alignment = 4 : i64, ordering = 2 : i64}> : (i32, !llvm.ptr) -> ()
  %pointer = "llvm.alloca"(%1) <{elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
  "llvm.store"(%long, %pointer) : (i64, !llvm.ptr) -> ()
  %two = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
  %several = "llvm.alloca"(%two) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.store"(%x, %several) : (i32, !llvm.ptr) -> ()
  "llvm.store"(%x, %several) : (i32, !llvm.ptr) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

"llvm.func"() <{sym_name = "use", function_type = !llvm.func<void (i32, i8, vector<2xi16>)>}> ({}) : () -> ()
"llvm.func"() <{sym_name = "escape", function_type = !llvm.func<void (ptr)>}> ({}) : () -> ()
