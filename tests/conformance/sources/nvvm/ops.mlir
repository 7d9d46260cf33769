llvm.func @registers() -> i32 {
  %0 = nvvm.read.ptx.sreg.tid.x : i32
  %1 = nvvm.read.ptx.sreg.ntid.y : i32
  %2 = nvvm.read.ptx.sreg.ctaid.z range <i32, 0, 64> : i32
  %3 = nvvm.read.ptx.sreg.nctaid.x : i32
  %4 = nvvm.read.ptx.sreg.laneid : i32
  %5 = nvvm.read.ptx.sreg.warpsize : i32
  %6 = nvvm.read.ptx.sreg.clusterid.x : i32
  %7 = nvvm.read.ptx.sreg.clock64 : i64
  %8 = nvvm.read.ptx.sreg.smid : i32
  nvvm.barrier0
  llvm.return %0 : i32
}
// -----
llvm.func @warp(%m: i32, %v: i32, %f: f32, %p: i1) -> i32 {
  %0 = nvvm.shfl.sync bfly %m, %v, %v, %v : i32 -> i32
  %1 = nvvm.shfl.sync up %m, %f, %v, %v : f32 -> f32
  %2 = nvvm.shfl.sync idx %m, %f, %v, %v {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  %3 = nvvm.vote.sync ballot %m, %p -> i32
  %4 = nvvm.vote.sync any %m, %p -> i1
  %5 = nvvm.match.sync any %m, %v : i32 -> i32
  %6 = nvvm.redux.sync add %v, %m : i32 -> i32
  %7 = nvvm.elect.sync -> i1
  nvvm.bar.warp.sync %m : i32
  nvvm.barrier id = %v number_of_threads = %v
  llvm.return %6 : i32
}
// -----
llvm.func @mbarrier(%p: !llvm.ptr, %s: !llvm.ptr<3>, %n: i32, %g: !llvm.ptr<1>) {
  nvvm.mbarrier.init %s, %n : !llvm.ptr<3>, i32
  %0 = nvvm.mbarrier.arrive %s : !llvm.ptr<3> -> i64
  nvvm.mbarrier.inval %s : !llvm.ptr<3>
  nvvm.cp.async.shared.global %s, %g, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.commit.group
  nvvm.cp.async.wait.group 0
  nvvm.fence.mbarrier.init
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.prefetch level = L1, %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @matrix(%s: !llvm.ptr<3>, %a0: vector<2xf16>, %a1: vector<2xf16>, %b0: vector<2xf16>, %c: f32) -> f32 {
  %0 = nvvm.ldmatrix %s {num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  %1 = nvvm.mma.sync A[%a0, %a1] B[%b0] C[%c, %c, %c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32, f32, f32)>
  nvvm.wgmma.fence.aligned
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 1
  llvm.return %2 : f32
}
// -----
llvm.func @kernel(%p: !llvm.ptr {llvm.noalias, llvm.align = 16 : i64}) attributes {nvvm.kernel, nvvm.maxntid = array<i32: 128, 1, 1>, nvvm.minctasm = 2 : i32, nvvm.reqntid = array<i32: 1, 23, 32>} {
  %f = llvm.mlir.constant(1.0 : f32) : f32
  %0 = nvvm.rcp.approx.ftz.f %f : f32
  llvm.return
}
