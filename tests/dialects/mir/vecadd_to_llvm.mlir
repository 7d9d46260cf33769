// A kernel with slices, bounds checks and an Option<&mut f32>, as the MIR reader makes it: locals become
// values, the option stays in memory for LLVM's SROA, references carry what Rust promises.
// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir.func(mem2reg,simplify),mir-to-llvm)' --emit=generic | FileCheck %s

!Option = !mir.adt<"enum", "core::option::Option<&mut f32>", 8, 8, true, true, [#mir.variant<"None", 0, []>, #mir.variant<"Some", 1, [0]>], #mir.tag<"niche", ui64, 0, 1, 0, 0, 0>>
"builtin.module"() ({
  "mir.func"() <{sym_name = "vecadd", function_type = (!mir.ref<!mir.slice<f32>>, !mir.ref<!mir.slice<f32>>, !mir.ref<mut !mir.slice<f32>>) -> (), kernel}> ({
  ^bb0(%a: !mir.ref<!mir.slice<f32>>, %b: !mir.ref<!mir.slice<f32>>, %c: !mir.ref<mut !mir.slice<f32>>):
    %i_slot = "mir.alloca"() : () -> !mir.ptr<mut ui64>
    %opt = "mir.alloca"() : () -> !mir.ptr<mut !Option>
    %c_slot = "mir.alloca"() : () -> !mir.ptr<mut !mir.ref<mut f32>>
    %4 = "gpu.block_id"() <{dimension = #gpu<dim x>}> : () -> ui32
    %5 = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> ui32
    %6 = "mir.mul"(%4, %5) : (ui32, ui32) -> ui32
    %7 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> ui32
    %8 = "mir.add"(%6, %7) : (ui32, ui32) -> ui32
    %9 = "mir.cast"(%8) <{kind = "IntToInt"}> : (ui32) -> ui64
    "mir.store"(%9, %i_slot) : (ui64, !mir.ptr<mut ui64>) -> ()
    %10 = "mir.ptr_metadata"(%c) : (!mir.ref<mut !mir.slice<f32>>) -> ui64
    %11 = "mir.compare"(%9, %10) <{predicate = "lt"}> : (ui64, ui64) -> i1
    "mir.switch_int"(%11)[^bb5, ^bb4] <{case_values = [false], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:
    "mir.set_discriminant"(%opt) <{variant = 0 : i64}> : (!mir.ptr<mut !Option>) -> ()
    "mir.goto"()[^bb6] : () -> ()
  ^bb5:
    %i5 = "mir.load"(%i_slot) : (!mir.ptr<mut ui64>) -> ui64
    %e = "mir.element_addr"(%c, %i5) : (!mir.ref<mut !mir.slice<f32>>, ui64) -> !mir.ref<mut f32>
    %f = "mir.field_addr"(%opt) <{variant = 1 : i64, field = 0 : i64}> : (!mir.ptr<mut !Option>) -> !mir.ptr<mut !mir.ref<mut f32>>
    "mir.store"(%e, %f) : (!mir.ref<mut f32>, !mir.ptr<mut !mir.ref<mut f32>>) -> ()
    "mir.set_discriminant"(%opt) <{variant = 1 : i64}> : (!mir.ptr<mut !Option>) -> ()
    "mir.goto"()[^bb6] : () -> ()
  ^bb6:
    %14 = "mir.get_discriminant"(%opt) : (!mir.ptr<mut !Option>) -> si64
    "mir.switch_int"(%14)[^bb11, ^bb7, ^bb10] <{case_values = [1 : si64, 0 : si64], case_operand_segments = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (si64) -> ()
  ^bb7:
    %g = "mir.field_addr"(%opt) <{variant = 1 : i64, field = 0 : i64}> : (!mir.ptr<mut !Option>) -> !mir.ptr<mut !mir.ref<mut f32>>
    %15 = "mir.load"(%g) : (!mir.ptr<mut !mir.ref<mut f32>>) -> !mir.ref<mut f32>
    "mir.store"(%15, %c_slot) : (!mir.ref<mut f32>, !mir.ptr<mut !mir.ref<mut f32>>) -> ()
    %i7 = "mir.load"(%i_slot) : (!mir.ptr<mut ui64>) -> ui64
    %16 = "mir.ptr_metadata"(%a) : (!mir.ref<!mir.slice<f32>>) -> ui64
    %17 = "mir.compare"(%i7, %16) <{predicate = "lt"}> : (ui64, ui64) -> i1
    "mir.assert"(%17, %16, %i7) <{expected = true, message = "index out of bounds: the length is {} but the index is {}"}> : (i1, ui64, ui64) -> () loc("vecadd.rs":9:14)
    %pa = "mir.element_addr"(%a, %i7) : (!mir.ref<!mir.slice<f32>>, ui64) -> !mir.ptr<f32>
    %18 = "mir.load"(%pa) : (!mir.ptr<f32>) -> f32
    %19 = "mir.ptr_metadata"(%b) : (!mir.ref<!mir.slice<f32>>) -> ui64
    %20 = "mir.compare"(%i7, %19) <{predicate = "lt"}> : (ui64, ui64) -> i1
    "mir.assert"(%20, %19, %i7) <{expected = true, message = "index out of bounds: the length is {} but the index is {}"}> : (i1, ui64, ui64) -> () loc(callsite("/rust/library/core/src/slice/mod.rs":5:6 at callsite("/rust/library/core/src/x.rs":1:1 at "vecadd.rs":9:21)))
    %pb = "mir.element_addr"(%b, %i7) : (!mir.ref<!mir.slice<f32>>, ui64) -> !mir.ptr<f32>
    %21 = "mir.load"(%pb) : (!mir.ptr<f32>) -> f32
    %22 = "mir.add"(%18, %21) : (f32, f32) -> f32
    %cc = "mir.load"(%c_slot) : (!mir.ptr<mut !mir.ref<mut f32>>) -> !mir.ref<mut f32>
    "mir.store"(%22, %cc) : (f32, !mir.ref<mut f32>) -> ()
    "mir.return"() : () -> ()
  ^bb10:
    "mir.return"() : () -> ()
  ^bb11:
    "mir.unreachable"() : () -> ()
  }) : () -> ()
}) : () -> ()

// CHECK:      "llvm.func"()
// CHECK-SAME: CConv = #llvm.cconv<ptx_kernelcc>
// CHECK-SAME: arg_attrs = [{llvm.align = 4 : i64, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly}, {llvm.noundef},
// CHECK-SAME: {llvm.align = 4 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.noundef}]
// CHECK-SAME: function_type = !llvm.func<void (ptr, i64, ptr, i64, ptr, i64)>
// CHECK:        ^bb0(%a: !llvm.ptr, %[[A_LEN:.*]]: i64, %b: !llvm.ptr, %[[B_LEN:.*]]: i64, %c: !llvm.ptr, %[[C_LEN:.*]]: i64):
// Only the option is left in memory.
// CHECK-COUNT-1: llvm.alloca
// CHECK:        %[[BLOCK:.*]] = "gpu.block_id"() <{dimension = #gpu<dim x>}> : () -> i32
// CHECK:        %[[I:.*]] = "llvm.zext"({{.*}}) : (i32) -> i64
// CHECK:        %[[IN_C:.*]] = "llvm.icmp"(%[[I]], %[[C_LEN]]) <{predicate = 6 : i64}>
// CHECK:        "llvm.cond_br"(%[[IN_C]])
// None is the null pointer.
// CHECK:        %[[NULL:.*]] = "llvm.mlir.zero"() : () -> !llvm.ptr
// CHECK:        "llvm.store"(%[[NULL]], %opt)
// CHECK:        %[[E:.*]] = "llvm.getelementptr"(%c, %[[I]]) <{elem_type = f32, noWrapFlags = 7 : i32
// CHECK:        "llvm.store"(%[[E]], %opt)
// CHECK:        %[[TAG:.*]] = "llvm.load"(%opt) {{.*}} -> !llvm.ptr
// CHECK:        %[[BITS:.*]] = "llvm.ptrtoint"(%[[TAG]])
// CHECK:        "llvm.icmp"(%[[BITS]]
// CHECK:        "llvm.select"
// CHECK:        "llvm.switch"
// CHECK:        %[[IN_A:.*]] = "llvm.icmp"(%[[I]], %[[A_LEN]]) <{predicate = 6 : i64}>
// CHECK:        "llvm.cond_br"(%[[IN_A]])[^[[OK:.*]], ^[[TRAP:.*]]] <
// CHECK:        %[[SUM:.*]] = "llvm.fadd"({{.*}}) <{fastmathFlags = #llvm.fastmath<contract>}>
// CHECK:        "llvm.store"(%[[SUM]], %c_slot) <{alignment = 4 : i64
// CHECK:        ^[[TRAP]]:
// CHECK-NEXT:   "llvm.intr.trap"() {pliron.site = {column = 14 : i32, file = "vecadd.rs", line = 9 : i32, message = "index out of bounds: the length is {} but the index is {}"}}
// CHECK-NEXT:   "llvm.unreachable"()
// What was inlined from the library is reported where the user's code called it.
// CHECK:        "llvm.intr.trap"() {pliron.site = {column = 21 : i32, file = "vecadd.rs", line = 9 : i32
