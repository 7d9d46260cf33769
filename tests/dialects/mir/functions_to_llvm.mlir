// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir-to-llvm)' --emit=generic | FileCheck %s

!Pair = !mir.adt<"struct", "Pair", 8, 4, true, true, [#mir.variant<"Pair", 0, [0, 4]>], none>
!Unit = !mir.adt<"struct", "Unit", 0, 1, true, true, [#mir.variant<"Unit", 0, []>], none>
!Cell = !mir.adt<"struct", "Cell<f32>", 4, 4, false, true, [#mir.variant<"Cell", 0, [0]>], none>
!Pinned = !mir.adt<"struct", "Pinned", 8, 8, true, false, [#mir.variant<"Pinned", 0, [0]>], none>

// A kernel is seen from outside and takes an aggregate by value; one without bytes is not passed.
// CHECK:      "llvm.func"() <{CConv = #llvm.cconv<ptx_kernelcc>
// CHECK-SAME: arg_attrs = [{llvm.align = 4 : i64, llvm.byval = !llvm.array<8 x i8>, llvm.noalias, llvm.noundef}, {llvm.noundef, llvm.zeroext}]
// CHECK-SAME: function_type = !llvm.func<void (ptr, i1)>
// CHECK-SAME: linkage = #llvm.linkage<external>
// CHECK-SAME: sym_name = "kernel"
// CHECK:        ^bb0(%pair: !llvm.ptr, %flag: i1):
// CHECK-NEXT:     %[[ADDRESS:.*]] = "llvm.mlir.constant"() <{value = 1 : i64}>
// CHECK-NEXT:     "llvm.inttoptr"(%[[ADDRESS]])
// CHECK-NEXT:     "llvm.return"() : () -> ()
"mir.func"() <{sym_name = "kernel", kernel, function_type = (!mir.ptr<mut !Pair>, !mir.ptr<mut !Unit>, i1) -> (), arg_attrs = [{mir.indirect}, {mir.indirect}, {}]}> ({
^bb0(%pair: !mir.ptr<mut !Pair>, %unit: !mir.ptr<mut !Unit>, %flag: i1):
  "mir.return"() : () -> ()
}) : () -> ()

// What is known of references: uniqueness, freezing, size. With an UnsafeCell behind `&`, or behind
// `&mut` something that is not Unpin, others may change or free the memory meanwhile.
// CHECK:      "llvm.func"()
// CHECK-SAME: arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly},
// CHECK-SAME: {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.noalias, llvm.nonnull, llvm.noundef},
// CHECK-SAME: {llvm.align = 4 : i64, llvm.nonnull, llvm.noundef},
// CHECK-SAME: {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias, llvm.nonnull, llvm.noundef},
// CHECK-SAME: {llvm.align = 8 : i64, llvm.nonnull, llvm.noundef},
// CHECK-SAME: {llvm.noundef},
// CHECK-SAME: {llvm.align = 8 : i64, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly}, {llvm.noundef}]
// CHECK-SAME: linkage = #llvm.linkage<internal>
// CHECK-SAME: sym_name = "references"
"mir.func"() <{sym_name = "references", function_type = (!mir.ref<f32>, !mir.ref<mut !Pair>, !mir.ref<!Cell>, !mir.ref<mut !Cell>, !mir.ref<mut !Pinned>, !mir.ptr<mut f32>, !mir.ref<!mir.slice<!Pinned>>) -> ()}> ({
^bb0(%a: !mir.ref<f32>, %b: !mir.ref<mut !Pair>, %c: !mir.ref<!Cell>, %d: !mir.ref<mut !Cell>, %e: !mir.ref<mut !Pinned>, %f: !mir.ptr<mut f32>, %g: !mir.ref<!mir.slice<!Pinned>>):
  "mir.return"() : () -> ()
}) : () -> ()

// An aggregate comes back through a pointer that the caller gives.
// CHECK:      "llvm.func"()
// CHECK-SAME: arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.sret = !llvm.array<8 x i8>}, {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}]
// CHECK-SAME: function_type = !llvm.func<void (ptr, ptr)>
// CHECK-SAME: no_inline
// CHECK-SAME: sym_name = "swapped"
"mir.func"() <{sym_name = "swapped", inline_never, function_type = (!mir.ptr<mut !Pair>, !mir.ptr<mut !Pair>) -> (), arg_attrs = [{mir.sret}, {mir.indirect}]}> ({
^bb0(%out: !mir.ptr<mut !Pair>, %in: !mir.ptr<mut !Pair>):
  "mir.copy"(%out, %in) <{type = !Pair}> : (!mir.ptr<mut !Pair>, !mir.ptr<mut !Pair>) -> ()
  "mir.return"() : () -> ()
}) : () -> ()

// CHECK:      "llvm.func"()
// CHECK-SAME: function_type = !llvm.func<struct<(ptr, i64)> (ptr, i64)>
// CHECK-SAME: sym_name = "tail"
// CHECK:        %[[EMPTY:.*]] = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, i64)>
// CHECK-NEXT:   %[[HALF:.*]] = "llvm.insertvalue"(%[[EMPTY]], %s) <{position = array<i64: 0>}>
// CHECK-NEXT:   %[[BOTH:.*]] = "llvm.insertvalue"(%[[HALF]], %{{.*}}) <{position = array<i64: 1>}>
// CHECK-NEXT:   "llvm.return"(%[[BOTH]])
"mir.func"() <{sym_name = "tail", function_type = (!mir.ref<!mir.slice<f32>>) -> !mir.ref<!mir.slice<f32>>}> ({
^bb0(%s: !mir.ref<!mir.slice<f32>>):
  "mir.return"(%s) : (!mir.ref<!mir.slice<f32>>) -> ()
}) : () -> ()

// CHECK:      "llvm.func"()
// CHECK-SAME: linkage = #llvm.linkage<external>
// CHECK-SAME: res_attrs = [{llvm.zeroext}]
// CHECK-SAME: sym_name = "elsewhere"
"mir.func"() <{sym_name = "elsewhere", function_type = (i1) -> i1}> ({}) : () -> ()

// CHECK: sym_name = "calls"
// CHECK:      ^bb0(%s: !llvm.ptr, %[[LEN:.*]]: i64, %pair: !llvm.ptr):
// CHECK:      %[[R:.*]] = "llvm.call"(%s, %[[LEN]])
// CHECK-SAME: callee = @tail
// CHECK-SAME: -> !llvm.struct<(ptr, i64)>
// CHECK:      %[[DATA:.*]] = "llvm.extractvalue"(%[[R]]) <{position = array<i64: 0>}>
// CHECK:      %[[N:.*]] = "llvm.extractvalue"(%[[R]]) <{position = array<i64: 1>}>
// CHECK:      "llvm.call"(%[[DATA]], %[[N]])
// CHECK:      "llvm.call"(%{{.*}}, %pair) <{{.*}}arg_attrs = [{llvm.align = 4 : i64, llvm.sret = !llvm.array<8 x i8>}, {llvm.align = 4 : i64}]
// CHECK-SAME: callee = @swapped
"mir.func"() <{sym_name = "calls", function_type = (!mir.ref<!mir.slice<f32>>, !mir.ptr<mut !Pair>) -> ()}> ({
^bb0(%s: !mir.ref<!mir.slice<f32>>, %pair: !mir.ptr<mut !Pair>):
  %0 = "mir.call"(%s) <{callee = @tail}> : (!mir.ref<!mir.slice<f32>>) -> !mir.ref<!mir.slice<f32>>
  %1 = "mir.call"(%0) <{callee = @tail}> : (!mir.ref<!mir.slice<f32>>) -> !mir.ref<!mir.slice<f32>>
  %out = "mir.alloca"() : () -> !mir.ptr<mut !Pair>
  "mir.call"(%out, %pair) <{callee = @swapped}> : (!mir.ptr<mut !Pair>, !mir.ptr<mut !Pair>) -> ()
  "mir.return"() : () -> ()
}) : () -> ()
