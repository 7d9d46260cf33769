// One of each instruction, with its flags. The module is as mlir-opt 22 prints it; what comes out is what
// mlir-translate makes of it.
// RUN: pliron-opt %s --emit=llvm-ir | FileCheck %s

// CHECK: add nuw nsw i32 %0, %0
// CHECK: sdiv exact i32
// CHECK: icmp slt i32
// CHECK: trunc nuw i32 %0 to i8
// CHECK: zext nneg i8 %{{.*}} to i64
// CHECK: getelementptr inbounds nuw { i32, [4 x i8] }, ptr addrspace(1) %1, i32 %0, i32 1
// CHECK: load volatile i32, ptr addrspace(1) %1, align 4
// CHECK: load atomic i32, ptr addrspace(1) %1 syncscope("block") acquire, align 4
// CHECK: load ptr, ptr addrspace(1) %1, align 4, {{.*}}!invariant.load {{.*}}, !nontemporal {{.*}}, !dereferenceable
// CHECK: store i32 %{{.*}}, ptr addrspace(1) %1, align 4
// CHECK: alloca i32, i32 %0, align 8
// CHECK: addrspacecast ptr addrspace(1) %1 to ptr
// CHECK: ptrtoint ptr addrspace(1) %1 to i64
// CHECK: inttoptr i64 %{{.*}} to ptr
// CHECK: select i1 %2, i32 %0, i32
// CHECK: insertvalue { i32, float } poison, i32 %0, 0
// CHECK: extractvalue { i32, float } %{{.*}}, 0
// CHECK: freeze i32 %0
// CHECK: atomicrmw add ptr addrspace(1) %1, i32 %0 syncscope("device") seq_cst, align 4
// CHECK: atomicrmw fadd ptr addrspace(1) %1, float 1.500000e+00 monotonic, align 4
// CHECK: cmpxchg weak ptr addrspace(1) %1, i32 %0, i32 %{{.*}} acq_rel monotonic, align 4
// CHECK: fence syncscope("x") acquire
// CHECK: fence release
// CHECK: or disjoint i32 %0
// CHECK: br i1 %2, {{.*}}, !prof
// CHECK: call void @llvm.trap()
// CHECK: unreachable
// CHECK: call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %0)
// CHECK: call i32 @llvm.ctlz.i32(i32 %0, i1 false)
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr %2, ptr %2, i32 %0, i1 false)
// CHECK: call void @llvm.memcpy.inline.p0.p0.i64(ptr %2, ptr %2, i64 4, i1 false)
// CHECK: call void @llvm.assume(i1 true) [ "align"(ptr %2, i32 %0) ]
// CHECK: call nnan contract float @llvm.sqrt.f32(float %1)
// CHECK: call float @llvm.powi.f32.i32(float %1, i32 %0)
// CHECK: call i32 @llvm.fptosi.sat.i32.f32(float %1)
// CHECK: call i32 asm sideeffect "mov $0, $1", "=r,r"(i32 %0)
// CHECK: extractelement <2 x float> %3, i32 %0
// CHECK: insertelement <2 x float> %3, float %1, i32 %0
// CHECK: shufflevector <2 x float> %3, <2 x float> %3, <2 x i32> <i32 0, i32 3>
// CHECK: bitcast float %1 to i32

"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 1 : i32, alignment = 4 : i64, constant, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, value = 42 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.array<4 x i8>, linkage = #llvm.linkage<internal>, sym_name = "h", unnamed_addr = 0 : i64, value = "abc\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.struct<(ptr, i64)>, linkage = #llvm.linkage<private>, sym_name = "r", unnamed_addr = 2 : i64, visibility_ = 0 : i64}> ({
    %51 = "llvm.mlir.undef"() : () -> !llvm.struct<(ptr, i64)>
    "llvm.return"(%51) : (!llvm.struct<(ptr, i64)>) -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.array<2 x i32>, linkage = #llvm.linkage<external>, sym_name = "d", unnamed_addr = 0 : i64, value = [1 : i32, 2 : i32], visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{}, {llvm.align = 8 : i64, llvm.byval = !llvm.struct<(i32, i32)>, llvm.dereferenceable = 16 : i64, llvm.noalias}], function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, res_attrs = [{llvm.noundef}], sym_name = "decl", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "v", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ptx_kernelcc>, arg_attrs = [{}, {llvm.nonnull, llvm.readonly}, {}], function_type = !llvm.func<void (i32, ptr<1>, i1)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = ["nounwind", ["a", "b"]], sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg5: i32, %arg6: !llvm.ptr<1>, %arg7: i1):
    %17 = "llvm.add"(%arg5, %arg5) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %18 = "llvm.add"(%17, %arg5) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %19 = "llvm.sdiv"(%17, %18) <{isExact}> : (i32, i32) -> i32
    %20 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %21 = "llvm.mlir.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %22 = "llvm.fadd"(%21, %21) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32, f32) -> f32
    %23 = "llvm.fcmp"(%21, %22) <{fastmathFlags = #llvm.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
    %24 = "llvm.fneg"(%21) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %25 = "llvm.icmp"(%arg5, %17) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %26 = "llvm.trunc"(%arg5) <{overflowFlags = 2 : i32}> : (i32) -> i8
    %27 = "llvm.zext"(%26) <{nonNeg}> : (i8) -> i64
    %28 = "llvm.getelementptr"(%arg6, %arg5) <{elem_type = !llvm.struct<(i32, array<4 x i8>)>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648, 1>}> : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
    %29 = "llvm.load"(%arg6) <{alignment = 4 : i64, ordering = 0 : i64, volatile_}> : (!llvm.ptr<1>) -> i32
    %30 = "llvm.load"(%arg6) <{alignment = 4 : i64, ordering = 4 : i64, syncscope = "block"}> : (!llvm.ptr<1>) -> i32
    %31 = "llvm.load"(%arg6) <{alignment = 4 : i64, dereferenceable = #llvm.dereferenceable<bytes = 4>, invariant, nontemporal, ordering = 0 : i64}> : (!llvm.ptr<1>) -> !llvm.ptr
    "llvm.store"(%29, %arg6) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr<1>) -> ()
    %32 = "llvm.alloca"(%arg5) <{alignment = 8 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
    %33 = "llvm.call"(%arg5, %32) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @decl, convergent, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, !llvm.ptr) -> i32
    "llvm.call"(%arg5, %arg5) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @v, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<void (i32, ...)>}> : (i32, i32) -> ()
    "llvm.call"(%32, %arg5) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> ()
    %34 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr<1>
    %35 = "llvm.addrspacecast"(%arg6) : (!llvm.ptr<1>) -> !llvm.ptr
    %36 = "llvm.ptrtoint"(%arg6) : (!llvm.ptr<1>) -> i64
    %37 = "llvm.inttoptr"(%36) : (i64) -> !llvm.ptr
    %38 = "llvm.select"(%arg7, %arg5, %17) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %39 = "llvm.mlir.poison"() : () -> !llvm.struct<(i32, f32)>
    %40 = "llvm.insertvalue"(%39, %arg5) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, i32) -> !llvm.struct<(i32, f32)>
    %41 = "llvm.extractvalue"(%40) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>) -> i32
    %42 = "llvm.freeze"(%arg5) : (i32) -> i32
    %43 = "llvm.atomicrmw"(%arg6, %arg5) <{alignment = 4 : i64, bin_op = 1 : i64, ordering = 7 : i64, syncscope = "device"}> : (!llvm.ptr<1>, i32) -> i32
    %44 = "llvm.atomicrmw"(%arg6, %21) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr<1>, f32) -> f32
    %45 = "llvm.cmpxchg"(%arg6, %arg5, %17) <{failure_ordering = 2 : i64, success_ordering = 6 : i64, weak}> : (!llvm.ptr<1>, i32, i32) -> !llvm.struct<(i32, i1)>
    "llvm.fence"() <{ordering = 4 : i64, syncscope = "x"}> : () -> ()
    "llvm.fence"() <{ordering = 5 : i64}> : () -> ()
    %46 = "llvm.or"(%arg5, %17) <{isDisjoint}> : (i32, i32) -> i32
    %47 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.cond_br"(%arg7, %arg5, %17, %21)[^bb1, ^bb3] <{branch_weights = array<i32: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, f32) -> ()
  ^bb1(%48: i32):
    "llvm.switch"(%48, %arg5, %arg5, %21)[^bb2, ^bb1, ^bb3] <{case_operand_segments = array<i32: 1, 2>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 3>}> : (i32, i32, i32, f32) -> ()
  ^bb2:
    "llvm.br"(%48, %21)[^bb3] : (i32, f32) -> ()
  ^bb3(%49: i32, %50: f32):
    "llvm.br"()[^bb4] : () -> ()
  ^bb4:
    "llvm.intr.trap"() : () -> ()
    "llvm.unreachable"() : () -> ()
  }) {nvvm.kernel} : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, alignment = 16 : i64, convergent, dso_local, function_type = !llvm.func<f32 (i32, f32, ptr, vector<2xf32>, f64)>, linkage = #llvm.linkage<internal>, no_inline, no_unwind, section = "abc", sym_name = "intr", target_cpu = "sm_90", unnamed_addr = 0 : i64, visibility_ = 0 : i64, will_return}> ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: vector<2xf32>, %arg4: f64):
    %0 = "llvm.intr.sadd.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %1 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
    "llvm.intr.memcpy"(%arg2, %arg2, %arg0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.intr.memcpy.inline"(%arg2, %arg2) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    %2 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    "llvm.intr.assume"(%2) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.intr.assume"(%2, %arg2, %arg0) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i32) -> ()
    %3 = "llvm.intr.expect"(%2, %2) : (i1, i1) -> i1
    %4 = "llvm.intr.sqrt"(%arg1) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32) -> f32
    %5 = "llvm.intr.fma"(%arg1, %4, %4) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32
    %6 = "llvm.intr.powi"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> f32
    %7 = "llvm.intr.smax"(%arg0, %arg0) : (i32, i32) -> i32
    %8 = "llvm.call_intrinsic"(%arg1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.fptosi.sat", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (f32) -> i32
    "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.debugtrap", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %9 = "llvm.mlir.constant"() <{value = dense<1.000000e+00> : vector<2xf32>}> : () -> vector<2xf32>
    %10 = "llvm.mlir.constant"() <{value = [1 : i32, 2.000000e+00 : f32]}> : () -> !llvm.struct<(i32, f32)>
    %11 = "llvm.mlir.addressof"() <{global_name = @intr}> : () -> !llvm.ptr
    %12 = "llvm.inline_asm"(%arg0) <{asm_string = "mov $0, $1", constraints = "=r,r", has_side_effects, tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    %13 = "llvm.extractelement"(%arg3, %arg0) : (vector<2xf32>, i32) -> f32
    %14 = "llvm.insertelement"(%arg3, %arg1, %arg0) : (vector<2xf32>, f32, i32) -> vector<2xf32>
    %15 = "llvm.shufflevector"(%arg3, %arg3) <{mask = array<i32: 0, 3>}> : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %16 = "llvm.bitcast"(%arg1) : (f32) -> i32
    "llvm.return"(%arg1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

