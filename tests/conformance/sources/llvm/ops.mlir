// locations
llvm.func @arithmetic(%a: i32, %b: i32, %f: f32, %v: vector<4xi32>) -> i32 {
  %0 = llvm.add %a, %b overflow<nsw> : i32
  %1 = llvm.sub %0, %b overflow<nuw> : i32
  %2 = llvm.mul %1, %b overflow<nsw, nuw> : i32
  %3 = llvm.sdiv exact %2, %b : i32
  %4 = llvm.udiv %3, %b : i32
  %5 = llvm.srem %4, %b : i32
  %6 = llvm.urem %5, %b : i32
  %7 = llvm.and %6, %b : i32
  %8 = llvm.or disjoint %7, %b : i32
  %9 = llvm.xor %8, %b : i32
  %10 = llvm.shl %9, %b : i32
  %11 = llvm.lshr %10, %b : i32
  %12 = llvm.ashr exact %11, %b : i32
  %13 = llvm.fadd %f, %f : f32
  %14 = llvm.fsub %13, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
  %15 = llvm.fmul %14, %f : f32
  %16 = llvm.fdiv %15, %f : f32
  %17 = llvm.frem %16, %f : f32
  %18 = llvm.fneg %17 : f32
  %19 = llvm.add %v, %v : vector<4xi32>
  %20 = llvm.icmp "slt" %a, %b : i32
  %21 = llvm.icmp "ult" %v, %v : vector<4xi32>
  %22 = llvm.fcmp "uno" %18, %f : f32
  %23 = llvm.select %20, %12, %a : i1, i32
  %24 = llvm.freeze %23 : i32
  llvm.return %24 : i32
}
// -----
llvm.func @casts(%a: i32, %l: i64, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>) -> i64 {
  %0 = llvm.zext nneg %a : i32 to i64
  %1 = llvm.sext %a : i32 to i64
  %2 = llvm.trunc %l overflow<nuw> : i64 to i8
  %3 = llvm.fpext %f : f32 to f64
  %4 = llvm.fptrunc %d : f64 to f32
  %5 = llvm.fptosi %f : f32 to i32
  %6 = llvm.fptoui %f : f32 to i32
  %7 = llvm.sitofp %a : i32 to f32
  %8 = llvm.uitofp nneg %a : i32 to f32
  %9 = llvm.ptrtoint %p : !llvm.ptr to i64
  %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
  %11 = llvm.addrspacecast %q : !llvm.ptr<1> to !llvm.ptr
  %12 = llvm.bitcast %f : f32 to i32
  llvm.return %9 : i64
}
// -----
llvm.func @memory(%p: !llvm.ptr, %i: i64, %v: i32, %n: i32, %b: i8) -> i32 {
  %0 = llvm.alloca %n x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %1 = llvm.alloca inalloca %n x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr<5>
  %2 = llvm.getelementptr inbounds %p[%i, 1, %i] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
  %3 = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.load %p : !llvm.ptr -> i32
  %5 = llvm.load volatile %p {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
  %6 = llvm.load %p atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.store %v, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  %7 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, i32
  %8 = llvm.atomicrmw volatile xchg %p, %v syncscope("workgroup") acq_rel {alignment = 4 : i64} : !llvm.ptr, i32
  %9 = llvm.cmpxchg weak %p, %v, %n acq_rel monotonic : !llvm.ptr, i32
  llvm.fence seq_cst
  llvm.fence syncscope("singlethread") acquire
  "llvm.intr.memcpy"(%p, %0, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %b, %i) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  llvm.intr.lifetime.start %0 : !llvm.ptr
  llvm.intr.lifetime.end %0 : !llvm.ptr
  %10 = llvm.mlir.zero : !llvm.ptr
  llvm.return %4 : i32
}
// -----
llvm.func @aggregates(%s: !llvm.struct<(i32, array<2 x f32>)>, %v: vector<4xf32>, %x: f32, %i: i32) -> f32 {
  %0 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.insertvalue %x, %s[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %3 = llvm.insertelement %x, %v[%i : i32] : vector<4xf32>
  %4 = llvm.shufflevector %v, %3 [0, 4, 1, -1] : vector<4xf32>
  %5 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %6 = llvm.mlir.poison : vector<2xi8>
  %7 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %8 = llvm.mlir.constant("text\00") : !llvm.array<5 x i8>
  %9 = llvm.mlir.constant([1 : i32, 2.5 : f32]) : !llvm.struct<(i32, f32)>
  %10 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %11 = llvm.mlir.constant(true) : i1
  %12 = llvm.mlir.constant(-1 : index) : i64
  %13 = llvm.mlir.none : !llvm.token
  llvm.return %0 : f32
}
// -----
llvm.func @control(%c: i1, %a: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  llvm.switch %x : i32, ^bb2 [
    1: ^bb3(%a : i32),
    2: ^bb2,
    -3: ^bb3(%x : i32)
  ] {branch_weights = array<i32: 1, 2, 3, 4>}
^bb2:
  llvm.br ^bb3(%a : i32)
^bb3(%y: i32):
  llvm.cond_br %c, ^bb4, ^bb5
^bb4:
  llvm.unreachable
^bb5:
  llvm.return %y : i32
}
// -----
llvm.func @intrinsics(%x: f32, %i: i32, %d: f64, %p: !llvm.ptr, %c: i1, %v: vector<4xf32>, %m: vector<4xi1>) -> f32 {
  %0 = llvm.intr.sqrt(%x) : (f32) -> f32
  %1 = llvm.intr.fma(%x, %0, %x) : (f32, f32, f32) -> f32
  %2 = llvm.intr.pow(%1, %x) {fastmathFlags = #llvm.fastmath<afn>} : (f32, f32) -> f32
  %3 = llvm.intr.powi(%2, %i) : (f32, i32) -> f32
  %4 = llvm.intr.ctpop(%i) : (i32) -> i32
  %5 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  %6 = llvm.intr.bswap(%i) : (i32) -> i32
  %7 = llvm.intr.fshl(%i, %i, %i) : (i32, i32, i32) -> i32
  %8 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %9 = llvm.intr.uadd.sat(%i, %i) : (i32, i32) -> i32
  %10 = llvm.intr.smax(%i, %i) : (i32, i32) -> i32
  %11 = llvm.intr.expect %c, %c : i1
  llvm.intr.assume %c : i1
  llvm.intr.assume %c ["align"(%p, %i : !llvm.ptr, i32)] : i1
  %12 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %13 = "llvm.intr.vector.reduce.fadd"(%x, %v) : (f32, vector<4xf32>) -> f32
  %14 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %14 : !llvm.ptr
  %15 = llvm.call_intrinsic "llvm.fptosi.sat"(%x) : (f32) -> i32
  %16 = llvm.inline_asm has_side_effects asm_dialect = intel "mov $0, $1", "=r,r" %i : (i32) -> i32
  "llvm.intr.trap"() : () -> ()
  %17 = "llvm.intr.is.constant"(%i) : (i32) -> i1
  %18 = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f32) -> i1
  %19 = llvm.intr.experimental.constrained.fptrunc %d towardzero ignore : f64 to f32
  llvm.return %3 : f32
}
