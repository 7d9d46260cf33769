"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?xindex>, memref<?xf64>) -> (), sym_name = "sparse"}> ({
  ^bb0(%arg0: index, %arg1: memref<?xindex>, %arg2: memref<?xf64>):
    %0 = "gpu.wait"() : () -> !gpu.async.token
    %1:2 = "gpu.create_coo"(%0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2) : (!gpu.async.token, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
    %2:2 = "gpu.create_dn_tensor"(%1#1, %arg2, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, memref<?xf64>, index) -> (!gpu.sparse.dntensor_handle, !gpu.async.token)
    %3:2 = "gpu.spmv_buffer_size"(%2#1, %1#0, %2#0, %2#0) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
    %4 = "gpu.destroy_sp_mat"(%3#1, %1#0) : (!gpu.async.token, !gpu.sparse.spmat_handle) -> !gpu.async.token
    "gpu.wait"(%4) : (!gpu.async.token) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

