"builtin.module"() ({
  "func.func"() <{function_type = (memref<100xf32>, i32) -> (), sym_name = "ops"}> ({
  ^bb0(%arg0: memref<100xf32>, %arg1: i32):
    %0 = "mpi.init"() : () -> !mpi.retval
    %1 = "mpi.comm_world"() : () -> !mpi.comm
    %2 = "mpi.comm_rank"(%1) : (!mpi.comm) -> i32
    "mpi.send"(%arg0, %arg1, %2, %1) : (memref<100xf32>, i32, i32, !mpi.comm) -> ()
    "mpi.recv"(%arg0, %arg1, %2, %1) : (memref<100xf32>, i32, i32, !mpi.comm) -> ()
    "mpi.barrier"(%1) : (!mpi.comm) -> ()
    %3 = "mpi.finalize"() : () -> !mpi.retval
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

