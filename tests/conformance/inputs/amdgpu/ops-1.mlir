"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32>, i32, vector<4xf32>, vector<4xf16>, vector<4xf32>, memref<64xf32, #gpu.address_space<workgroup>>) -> vector<4xf32>, sym_name = "ops"}> ({
  ^bb0(%arg0: memref<64xf32>, %arg1: i32, %arg2: vector<4xf32>, %arg3: vector<4xf16>, %arg4: vector<4xf32>, %arg5: memref<64xf32, #gpu.address_space<workgroup>>):
    %0 = "amdgpu.raw_buffer_load"(%arg0, %arg1, %arg1) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<64xf32>, i32, i32) -> vector<4xf32>
    "amdgpu.raw_buffer_store"(%0, %arg0, %arg1) <{boundsCheck = false, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, memref<64xf32>, i32) -> ()
    %1 = "amdgpu.mfma"(%arg3, %arg3, %arg4) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    "amdgpu.lds_barrier"() : () -> ()
    "amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<valu|all_vmem>}> : () -> ()
    %2 = "amdgpu.fat_raw_buffer_cast"(%arg0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>, resetOffset}> : (memref<64xf32>) -> memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>
    %3 = "amdgpu.dpp"(%arg1, %arg1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm row_shl>, permArgument = 1 : i32, row_mask = 10 : i32}> : (i32, i32) -> i32
    "func.return"(%1) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

