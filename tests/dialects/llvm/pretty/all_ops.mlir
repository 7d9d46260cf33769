// Every op of the dialect with everything that its format can say, as mlir-opt 22 prints it: our text
// is the same, and means what the generic form means. That the list is complete is for coverage.py.
// RUN: pliron-opt %s -o %t.pretty
// RUN: grep -v '^//' %s | diff - %t.pretty
// RUN: pliron-opt %s --emit=generic -o %t.generic
// RUN: pliron-opt %t.generic | diff %t.pretty -
// RUN: pliron-opt %t.generic --emit=generic | diff %t.generic -
// RUN: pliron-opt --doc-dialect=llvm | %python %S/coverage.py %s
module {
  llvm.mlir.global external @plain(42 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global internal hidden thread_local unnamed_addr constant @words(1.500000e+00 : f32) {addr_space = 1 : i32, alignment = 4 : i64, dso_local, externally_initialized, section = "data", target_specific_attrs = ["a", ["b", "c"]]} : f32
  llvm.mlir.global weak_odr protected local_unnamed_addr @text("abc\00") {addr_space = 3 : i32}
  llvm.mlir.global common @common(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @declared() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global appending @list([1 : i32, 2 : i32]) {addr_space = 0 : i32} : !llvm.array<2 x i32>
  llvm.mlir.global linkonce @vector(dense<[1, 2]> : vector<2xi32>) {addr_space = 0 : i32} : vector<2xi32>
  llvm.mlir.global extern_weak @zeros(#llvm.zero) {addr_space = 0 : i32} : !llvm.struct<(i32, ptr)>
  llvm.mlir.global available_externally constant @with_region() {addr_space = 0 : i32} : !llvm.struct<(ptr, i64)> {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
    llvm.return %0 : !llvm.struct<(ptr, i64)>
  }
  llvm.func @none()
  llvm.func @result() -> i32
  llvm.func @attributes(i32 {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.noalias}) -> (i32 {llvm.noundef}) attributes {passthrough = ["nounwind", ["a", "b"]], sym_visibility = "private"}
  llvm.func @vararg(i32, ...)
  llvm.func @only_vararg(...) -> !llvm.ptr
  llvm.func extern_weak hidden unnamed_addr ptx_kernelcc @words_of_functions()
  llvm.func internal fastcc @empty() {
    llvm.return
  }
  llvm.func @returns(%arg0: !llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)> attributes {alignment = 16 : i64, convergent, no_unwind, target_cpu = "sm_90"} {
    llvm.return %arg0 : !llvm.struct<(i32, f32)>
  }
  llvm.func @bodies(%arg0: i32 {llvm.zeroext}, %arg1: f32, %arg2: !llvm.ptr<1> {llvm.nonnull}, ...) -> (i32 {llvm.noundef}) {
    llvm.return {note = 1 : i32} %arg0 : i32
  }
  llvm.func @arithmetic(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: f64, %arg4: vector<4xi32>, %arg5: vector<[2]xf32>, %arg6: i1) {
    %0 = llvm.add %arg0, %arg0 : i32
    %1 = llvm.add %arg0, %arg0 overflow<nsw> : i32
    %2 = llvm.add %arg0, %arg0 overflow<nsw, nuw> {x} : i32
    %3 = llvm.sub %arg0, %arg0 : i32
    %4 = llvm.sub %arg0, %arg0 overflow<nsw> : i32
    %5 = llvm.sub %arg0, %arg0 overflow<nsw, nuw> {x} : i32
    %6 = llvm.mul %arg0, %arg0 : i32
    %7 = llvm.mul %arg0, %arg0 overflow<nsw> : i32
    %8 = llvm.mul %arg0, %arg0 overflow<nsw, nuw> {x} : i32
    %9 = llvm.shl %arg0, %arg0 : i32
    %10 = llvm.shl %arg0, %arg0 overflow<nsw> : i32
    %11 = llvm.shl %arg0, %arg0 overflow<nsw, nuw> {x} : i32
    %12 = llvm.udiv %arg0, %arg0 : i32
    %13 = llvm.udiv exact %arg4, %arg4 : vector<4xi32>
    %14 = llvm.sdiv %arg0, %arg0 : i32
    %15 = llvm.sdiv exact %arg4, %arg4 : vector<4xi32>
    %16 = llvm.lshr %arg0, %arg0 : i32
    %17 = llvm.lshr exact %arg4, %arg4 : vector<4xi32>
    %18 = llvm.ashr %arg0, %arg0 : i32
    %19 = llvm.ashr exact %arg4, %arg4 : vector<4xi32>
    %20 = llvm.urem %arg1, %arg1 : i64
    %21 = llvm.srem %arg1, %arg1 : i64
    %22 = llvm.and %arg1, %arg1 : i64
    %23 = llvm.xor %arg1, %arg1 : i64
    %24 = llvm.or %arg0, %arg0 : i32
    %25 = llvm.or disjoint %arg0, %arg0 : i32
    %26 = llvm.fadd %arg2, %arg2 : f32
    %27 = llvm.fadd %arg5, %arg5 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<[2]xf32>
    %28 = llvm.fsub %arg2, %arg2 : f32
    %29 = llvm.fsub %arg5, %arg5 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<[2]xf32>
    %30 = llvm.fmul %arg2, %arg2 : f32
    %31 = llvm.fmul %arg5, %arg5 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<[2]xf32>
    %32 = llvm.fdiv %arg2, %arg2 : f32
    %33 = llvm.fdiv %arg5, %arg5 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<[2]xf32>
    %34 = llvm.frem %arg2, %arg2 : f32
    %35 = llvm.frem %arg5, %arg5 {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<[2]xf32>
    %36 = llvm.fneg %arg2 : f32
    %37 = llvm.fneg %arg2 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %38 = llvm.icmp "eq" %arg0, %arg0 : i32
    %39 = llvm.icmp "ne" %arg0, %arg0 : i32
    %40 = llvm.icmp "slt" %arg0, %arg0 : i32
    %41 = llvm.icmp "sle" %arg0, %arg0 : i32
    %42 = llvm.icmp "sgt" %arg0, %arg0 : i32
    %43 = llvm.icmp "sge" %arg0, %arg0 : i32
    %44 = llvm.icmp "ult" %arg0, %arg0 : i32
    %45 = llvm.icmp "ule" %arg0, %arg0 : i32
    %46 = llvm.icmp "ugt" %arg0, %arg0 : i32
    %47 = llvm.icmp "uge" %arg0, %arg0 : i32
    %48 = llvm.icmp "eq" %arg4, %arg4 : vector<4xi32>
    %49 = llvm.fcmp "_false" %arg2, %arg2 : f32
    %50 = llvm.fcmp "oeq" %arg2, %arg2 : f32
    %51 = llvm.fcmp "ogt" %arg2, %arg2 : f32
    %52 = llvm.fcmp "oge" %arg2, %arg2 : f32
    %53 = llvm.fcmp "olt" %arg2, %arg2 : f32
    %54 = llvm.fcmp "ole" %arg2, %arg2 : f32
    %55 = llvm.fcmp "one" %arg2, %arg2 : f32
    %56 = llvm.fcmp "ord" %arg2, %arg2 : f32
    %57 = llvm.fcmp "ueq" %arg2, %arg2 : f32
    %58 = llvm.fcmp "ugt" %arg2, %arg2 : f32
    %59 = llvm.fcmp "uge" %arg2, %arg2 : f32
    %60 = llvm.fcmp "ult" %arg2, %arg2 : f32
    %61 = llvm.fcmp "ule" %arg2, %arg2 : f32
    %62 = llvm.fcmp "une" %arg2, %arg2 : f32
    %63 = llvm.fcmp "uno" %arg2, %arg2 : f32
    %64 = llvm.fcmp "_true" %arg2, %arg2 : f32
    %65 = llvm.fcmp "oeq" %arg5, %arg5 {fastmathFlags = #llvm.fastmath<ninf>} : vector<[2]xf32>
    %66 = llvm.trunc %arg1 : i64 to i32
    %67 = llvm.trunc %arg1 overflow<nuw> : i64 to i32
    %68 = llvm.zext %arg0 : i32 to i64
    %69 = llvm.zext nneg %arg0 : i32 to i64
    %70 = llvm.sext %arg0 : i32 to i64
    %71 = llvm.fptrunc %arg3 : f64 to f32
    %72 = llvm.fpext %arg2 : f32 to f64
    %73 = llvm.fptosi %arg2 : f32 to i32
    %74 = llvm.fptoui %arg2 : f32 to i32
    %75 = llvm.sitofp %arg0 : i32 to f32
    %76 = llvm.uitofp %arg0 : i32 to f32
    %77 = llvm.uitofp nneg %arg0 : i32 to f32
    %78 = llvm.inttoptr %arg1 : i64 to !llvm.ptr
    %79 = llvm.inttoptr %arg1 dereferenceable<bytes = 8, mayBeNull = true> : i64 to !llvm.ptr<1>
    %80 = llvm.ptrtoint %78 : !llvm.ptr to i64
    %81 = llvm.bitcast %arg0 : i32 to f32
    %82 = llvm.addrspacecast %78 : !llvm.ptr to !llvm.ptr<3>
    %83 = llvm.select %arg6, %arg0, %arg0 : i1, i32
    %84 = llvm.select %arg6, %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f32
    %85 = llvm.freeze %arg0 : i32
    %86 = llvm.extractelement %arg4[%arg0 : i32] : vector<4xi32>
    %87 = llvm.insertelement %arg0, %arg4[%arg1 : i64] : vector<4xi32>
    %88 = llvm.shufflevector %arg4, %arg4 [0, -1, 7] : vector<4xi32>
    llvm.return
  }
  llvm.func @memory(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: !llvm.ptr, %arg4: !llvm.ptr<3>, %arg5: !llvm.struct<(i32, array<2 x f32>)>, %arg6: vector<4xi64>) {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.mlir.constant(-7 : i64) : i64
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %4 = llvm.mlir.constant(5 : index) {x = "y"} : i64
    %5 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %6 = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
    %7 = llvm.mlir.constant([1 : i32, 2.000000e+00 : f32]) : !llvm.struct<(i32, f32)>
    %8 = llvm.mlir.undef : i32
    %9 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.mlir.addressof @plain : !llvm.ptr
    %12 = llvm.mlir.addressof @words : !llvm.ptr<1>
    %13 = llvm.insertvalue %arg2, %arg5[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
    %14 = llvm.insertvalue %arg0, %arg5[0] : !llvm.struct<(i32, array<2 x f32>)>
    %15 = llvm.extractvalue %arg5[1] : !llvm.struct<(i32, array<2 x f32>)>
    %16 = llvm.extractvalue %arg5[1, 1] {x} : !llvm.struct<(i32, array<2 x f32>)>
    %17 = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr
    %18 = llvm.alloca inalloca %arg1 x !llvm.struct<(i32, ptr)> {alignment = 16 : i64} : (i64) -> !llvm.ptr<5>
    %19 = llvm.getelementptr %arg3[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %20 = llvm.getelementptr inbounds %arg3[%arg1, 1, %arg0] {x} : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
    %21 = llvm.getelementptr nusw|nuw %arg4[-3] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
    %22 = llvm.getelementptr inbounds|nuw %arg3[%arg6] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i8
    %23 = llvm.getelementptr nuw %arg3[0] : (!llvm.ptr) -> !llvm.ptr, i8
    %24 = llvm.getelementptr nusw %arg3[0] : (!llvm.ptr) -> !llvm.ptr, i8
    %25 = llvm.load %arg3 : !llvm.ptr -> i32
    %26 = llvm.load volatile %arg4 {alignment = 4 : i64, nontemporal} : !llvm.ptr<3> -> f32
    %27 = llvm.load %arg3 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.load volatile %arg3 atomic syncscope("block") acquire invariant_group {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.load %arg3 invariant invariant_group dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
    llvm.store %arg0, %arg3 : i32, !llvm.ptr
    llvm.store volatile %arg2, %arg4 {alignment = 4 : i64} : f32, !llvm.ptr<3>
    llvm.store %arg0, %arg3 atomic syncscope("device") release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg0, %arg3 invariant_group {nontemporal} : i32, !llvm.ptr
    %30 = llvm.atomicrmw xchg %arg3, %arg0 monotonic : !llvm.ptr, i32
    %31 = llvm.atomicrmw add %arg3, %arg0 monotonic : !llvm.ptr, i32
    %32 = llvm.atomicrmw sub %arg3, %arg0 monotonic : !llvm.ptr, i32
    %33 = llvm.atomicrmw _and %arg3, %arg0 monotonic : !llvm.ptr, i32
    %34 = llvm.atomicrmw nand %arg3, %arg0 monotonic : !llvm.ptr, i32
    %35 = llvm.atomicrmw _or %arg3, %arg0 monotonic : !llvm.ptr, i32
    %36 = llvm.atomicrmw _xor %arg3, %arg0 monotonic : !llvm.ptr, i32
    %37 = llvm.atomicrmw max %arg3, %arg0 monotonic : !llvm.ptr, i32
    %38 = llvm.atomicrmw min %arg3, %arg0 monotonic : !llvm.ptr, i32
    %39 = llvm.atomicrmw umax %arg3, %arg0 monotonic : !llvm.ptr, i32
    %40 = llvm.atomicrmw umin %arg3, %arg0 monotonic : !llvm.ptr, i32
    %41 = llvm.atomicrmw uinc_wrap %arg3, %arg0 monotonic : !llvm.ptr, i32
    %42 = llvm.atomicrmw udec_wrap %arg3, %arg0 monotonic : !llvm.ptr, i32
    %43 = llvm.atomicrmw usub_cond %arg3, %arg0 monotonic : !llvm.ptr, i32
    %44 = llvm.atomicrmw usub_sat %arg3, %arg0 monotonic : !llvm.ptr, i32
    %45 = llvm.atomicrmw fadd %arg3, %arg2 seq_cst : !llvm.ptr, f32
    %46 = llvm.atomicrmw fsub %arg3, %arg2 seq_cst : !llvm.ptr, f32
    %47 = llvm.atomicrmw fmax %arg3, %arg2 seq_cst : !llvm.ptr, f32
    %48 = llvm.atomicrmw fmin %arg3, %arg2 seq_cst : !llvm.ptr, f32
    %49 = llvm.atomicrmw fmaximum %arg3, %arg2 seq_cst : !llvm.ptr, f32
    %50 = llvm.atomicrmw fminimum %arg3, %arg2 seq_cst : !llvm.ptr, f32
    %51 = llvm.atomicrmw volatile add %arg3, %arg1 syncscope("device") acq_rel {alignment = 8 : i64} : !llvm.ptr, i64
    %52 = llvm.cmpxchg %arg3, %arg0, %arg0 acq_rel monotonic : !llvm.ptr, i32
    %53 = llvm.cmpxchg weak volatile %arg4, %arg1, %arg1 syncscope("block") seq_cst acquire {alignment = 8 : i64} : !llvm.ptr<3>, i64
    llvm.fence acquire
    llvm.fence syncscope("device") seq_cst {x}
    llvm.return
  }
  llvm.func @control(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1, %arg3: i64) -> i32 {
    llvm.call @none() : () -> ()
    %0 = llvm.call @result() : () -> i32
    %1 = llvm.call @attributes(%arg0, %arg1) {no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.noalias}) -> (i32 {llvm.noundef})
    llvm.call @vararg(%arg0, %arg3) vararg(!llvm.func<void (i32, ...)>) : (i32, i64) -> ()
    %2 = llvm.call %arg1(%arg0) : !llvm.ptr, (i32) -> i32
    llvm.call %arg1() vararg(!llvm.func<void (...)>) : !llvm.ptr, () -> ()
    llvm.call fastcc @empty() : () -> ()
    %3 = llvm.call tail @result() : () -> i32
    llvm.call fastcc notail @empty() {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : () -> ()
    llvm.call @none() ["a"(%arg0, %arg1 : i32, !llvm.ptr), "b"()] {x} : () -> ()
    %4 = llvm.call_intrinsic "llvm.fptosi.sat"(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> i32
    llvm.call_intrinsic "llvm.debugtrap"() : () -> ()
    %5 = llvm.call_intrinsic "llvm.x"(%arg0) ["t"(%arg3 : i64)] : (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %6 = llvm.inline_asm "mov $0, $1", "=r,r" %arg0 : (i32) -> i32
    llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [] {x} "nop", "" : () -> ()
    llvm.inline_asm asm_dialect = att "$0", "r,r" %arg0, %arg3 : (i32, i64) -> ()
    llvm.cond_br %arg2, ^bb1, ^bb2(%arg0 : i32)
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg2 weights([3, 5]), ^bb2(%arg0 : i32), ^bb3(%arg0, %arg3 : i32, i64) {x}
  ^bb2(%7: i32):  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb3
    llvm.switch %7 : i32, ^bb5 [
    ]
  ^bb3(%8: i32, %9: i64):  // 2 preds: ^bb1, ^bb3
    llvm.switch %9 : i64, ^bb2(%8 : i32) [
      -1: ^bb4,
      7: ^bb3(%8, %9 : i32, i64),
      8: ^bb2(%8 : i32)
    ] {branch_weights = array<i32: 1, 2, 3, 4>}
  ^bb4:  // pred: ^bb3
    llvm.br ^bb6(%arg0 : i32)
  ^bb5:  // pred: ^bb2
    llvm.unreachable
  ^bb6(%10: i32):  // pred: ^bb4
    llvm.br ^bb7 {x}
  ^bb7:  // pred: ^bb6
    llvm.return %10 : i32
  }
  llvm.func @intrinsics(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i1, %arg4: vector<2xf32>, %arg5: i8, %arg6: i64) {
    %0 = llvm.intr.ctpop(%arg0) : (i32) -> i32
    %1 = llvm.intr.bswap(%arg0) : (i32) -> i32
    %2 = llvm.intr.bitreverse(%arg0) : (i32) -> i32
    %3 = llvm.intr.sadd.sat(%arg0, %arg0) : (i32, i32) -> i32
    %4 = llvm.intr.uadd.sat(%arg0, %arg0) : (i32, i32) -> i32
    %5 = llvm.intr.ssub.sat(%arg0, %arg0) : (i32, i32) -> i32
    %6 = llvm.intr.usub.sat(%arg0, %arg0) : (i32, i32) -> i32
    %7 = llvm.intr.sshl.sat(%arg0, %arg0) : (i32, i32) -> i32
    %8 = llvm.intr.ushl.sat(%arg0, %arg0) : (i32, i32) -> i32
    %9 = llvm.intr.smax(%arg0, %arg0) : (i32, i32) -> i32
    %10 = llvm.intr.smin(%arg0, %arg0) : (i32, i32) -> i32
    %11 = llvm.intr.umax(%arg0, %arg0) : (i32, i32) -> i32
    %12 = llvm.intr.umin(%arg0, %arg0) : (i32, i32) -> i32
    %13 = llvm.intr.fshl(%arg0, %arg0, %arg0) : (i32, i32, i32) -> i32
    %14 = llvm.intr.fshr(%arg0, %arg0, %arg0) : (i32, i32, i32) -> i32
    %15 = llvm.intr.scmp(%arg0, %arg0) : (i32, i32) -> i8
    %16 = llvm.intr.ucmp(%arg0, %arg0) : (i32, i32) -> i8
    %17 = llvm.intr.fabs(%arg1) : (f32) -> f32
    %18 = llvm.intr.sqrt(%arg1) : (f32) -> f32
    %19 = llvm.intr.floor(%arg1) : (f32) -> f32
    %20 = llvm.intr.ceil(%arg1) : (f32) -> f32
    %21 = llvm.intr.trunc(%arg1) : (f32) -> f32
    %22 = llvm.intr.rint(%arg1) : (f32) -> f32
    %23 = llvm.intr.roundeven(%arg1) : (f32) -> f32
    %24 = llvm.intr.nearbyint(%arg1) : (f32) -> f32
    %25 = llvm.intr.round(%arg1) : (f32) -> f32
    %26 = llvm.intr.sin(%arg1) : (f32) -> f32
    %27 = llvm.intr.cos(%arg1) : (f32) -> f32
    %28 = llvm.intr.tan(%arg1) : (f32) -> f32
    %29 = llvm.intr.asin(%arg1) : (f32) -> f32
    %30 = llvm.intr.acos(%arg1) : (f32) -> f32
    %31 = llvm.intr.atan(%arg1) : (f32) -> f32
    %32 = llvm.intr.sinh(%arg1) : (f32) -> f32
    %33 = llvm.intr.cosh(%arg1) : (f32) -> f32
    %34 = llvm.intr.tanh(%arg1) : (f32) -> f32
    %35 = llvm.intr.exp(%arg1) : (f32) -> f32
    %36 = llvm.intr.exp2(%arg1) : (f32) -> f32
    %37 = llvm.intr.exp10(%arg1) : (f32) -> f32
    %38 = llvm.intr.log(%arg1) : (f32) -> f32
    %39 = llvm.intr.log2(%arg1) : (f32) -> f32
    %40 = llvm.intr.log10(%arg1) : (f32) -> f32
    %41 = llvm.intr.sqrt(%arg4) {fastmathFlags = #llvm.fastmath<nnan, afn>} : (vector<2xf32>) -> vector<2xf32>
    %42 = llvm.intr.pow(%arg1, %arg1) : (f32, f32) -> f32
    %43 = llvm.intr.atan2(%arg1, %arg1) : (f32, f32) -> f32
    %44 = llvm.intr.copysign(%arg1, %arg1) : (f32, f32) -> f32
    %45 = llvm.intr.minnum(%arg1, %arg1) : (f32, f32) -> f32
    %46 = llvm.intr.maxnum(%arg1, %arg1) : (f32, f32) -> f32
    %47 = llvm.intr.minimum(%arg1, %arg1) : (f32, f32) -> f32
    %48 = llvm.intr.maximum(%arg1, %arg1) : (f32, f32) -> f32
    %49 = llvm.intr.fma(%arg1, %arg1, %arg1) : (f32, f32, f32) -> f32
    %50 = llvm.intr.fmuladd(%arg1, %arg1, %arg1) : (f32, f32, f32) -> f32
    %51 = llvm.intr.powi(%arg1, %arg0) : (f32, i32) -> f32
    %52 = llvm.intr.ldexp(%arg1, %arg0) : (f32, i32) -> f32
    %53 = "llvm.intr.sadd.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %54 = "llvm.intr.uadd.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %55 = "llvm.intr.ssub.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %56 = "llvm.intr.usub.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %57 = "llvm.intr.smul.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %58 = "llvm.intr.umul.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %59 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
    %60 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
    %61 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = true}> : (i32) -> i32
    %62 = "llvm.intr.is.fpclass"(%arg1) <{bit = 3 : i32}> : (f32) -> i1
    %63 = "llvm.intr.is.constant"(%arg0) : (i32) -> i1
    "llvm.intr.memcpy"(%arg2, %arg2, %arg0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.intr.memmove"(%arg2, %arg2, %arg0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.intr.memcpy.inline"(%arg2, %arg2) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset"(%arg2, %arg5, %arg6) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memset.inline"(%arg2, %arg5) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
    llvm.intr.lifetime.start %arg2 : !llvm.ptr
    llvm.intr.lifetime.end %arg2 {x} : !llvm.ptr
    %64 = llvm.intr.ptrmask %arg2, %arg6 : (!llvm.ptr, i64) -> !llvm.ptr
    llvm.intr.trap
    llvm.intr.debugtrap {x}
    llvm.intr.assume %arg3 : i1
    llvm.intr.assume %arg3 ["align"(%arg2, %arg0 : !llvm.ptr, i32), "cold"()] : i1 {x}
    %65 = llvm.intr.expect %arg0, %arg0 : i32
    %66 = llvm.intr.expect.with.probability %arg0, %arg0, 5.000000e-01 : i32
    llvm.return
  }
}
