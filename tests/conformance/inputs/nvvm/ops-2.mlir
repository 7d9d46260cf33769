"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, i32, f32, i1)>, linkage = #llvm.linkage<external>, sym_name = "warp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i1):
    %0 = "nvvm.shfl.sync"(%arg0, %arg1, %arg1, %arg1) <{kind = #nvvm<shfl_kind bfly>}> : (i32, i32, i32, i32) -> i32
    %1 = "nvvm.shfl.sync"(%arg0, %arg2, %arg1, %arg1) <{kind = #nvvm<shfl_kind up>}> : (i32, f32, i32, i32) -> f32
    %2 = "nvvm.shfl.sync"(%arg0, %arg2, %arg1, %arg1) <{kind = #nvvm<shfl_kind idx>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> !llvm.struct<(f32, i1)>
    %3 = "nvvm.vote.sync"(%arg0, %arg3) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i32
    %4 = "nvvm.vote.sync"(%arg0, %arg3) <{kind = #nvvm<vote_sync_kind any>}> : (i32, i1) -> i1
    %5 = "nvvm.match.sync"(%arg0, %arg1) <{kind = #nvvm<match_sync_kind any>}> : (i32, i32) -> i32
    %6 = "nvvm.redux.sync"(%arg1, %arg0) <{abs = false, kind = #nvvm<redux_kind add>, nan = false}> : (i32, i32) -> i32
    %7 = "nvvm.elect.sync"() : () -> i1
    "nvvm.bar.warp.sync"(%arg0) : (i32) -> ()
    "nvvm.barrier"(%arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
    "llvm.return"(%6) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

