llvm.func @ops(%f: f32, %i: i32, %v: vector<4xf32>, %h: vector<4xf16>) -> i32 attributes {rocdl.kernel, rocdl.flat_work_group_size = "1,256", rocdl.reqd_work_group_size = array<i32: 128, 1, 1>} {
  %0 = rocdl.workitem.id.x : i32
  %1 = rocdl.workgroup.id.y range <i32, 0, 64> : i32
  %2 = rocdl.mbcnt.lo %i, %i : (i32, i32) -> i32
  %3 = rocdl.ds_swizzle %i, %i : (i32, i32) -> i32
  %4 = rocdl.mfma.f32.16x16x16f16 %h, %h, %v, %i, %i, %i : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  rocdl.s.barrier
  rocdl.barrier
  rocdl.sched.barrier 0
  rocdl.s.setprio 1
  %c = llvm.mlir.constant(true) : i1
  %5 = rocdl.ballot %c : i32
  llvm.return %2 : i32
}
