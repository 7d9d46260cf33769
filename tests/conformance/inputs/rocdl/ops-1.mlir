"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (f32, i32, vector<4xf32>, vector<4xf16>)>, linkage = #llvm.linkage<external>, sym_name = "ops", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: f32, %arg1: i32, %arg2: vector<4xf32>, %arg3: vector<4xf16>):
    %0 = "rocdl.workitem.id.x"() : () -> i32
    %1 = "rocdl.workgroup.id.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
    %2 = "rocdl.mbcnt.lo"(%arg1, %arg1) : (i32, i32) -> i32
    %3 = "rocdl.ds_swizzle"(%arg1, %arg1) : (i32, i32) -> i32
    %4 = "rocdl.mfma.f32.16x16x16f16"(%arg3, %arg3, %arg2, %arg1, %arg1, %arg1) : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    "rocdl.s.barrier"() : () -> ()
    "rocdl.barrier"() : () -> ()
    "rocdl.sched.barrier"() <{mask = 0 : i32}> : () -> ()
    "rocdl.s.setprio"() <{priority = 1 : i16}> : () -> ()
    %5 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %6 = "rocdl.ballot"(%5) : (i1) -> i32
    "llvm.return"(%2) : (i32) -> ()
  }) {rocdl.flat_work_group_size = "1,256", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 128, 1, 1>} : () -> ()
}) : () -> ()

