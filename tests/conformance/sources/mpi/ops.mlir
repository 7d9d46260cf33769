func.func @ops(%m: memref<100xf32>, %t: i32) {
  %0 = mpi.init : !mpi.retval
  %c = mpi.comm_world : !mpi.comm
  %rank = mpi.comm_rank(%c) : i32
  mpi.send(%m, %t, %rank, %c) : memref<100xf32>, i32, i32
  mpi.recv(%m, %t, %rank, %c) : memref<100xf32>, i32, i32
  mpi.barrier(%c)
  %2 = mpi.finalize : !mpi.retval
  return
}
