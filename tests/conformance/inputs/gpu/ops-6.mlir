"builtin.module"() ({
  "func.func"() <{function_type = (memref<32x32xf16, 3>, index, !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>) -> (), sym_name = "mma"}> ({
  ^bb0(%arg0: memref<32x32xf16, 3>, %arg1: index, %arg2: !gpu.mma_matrix<16x16xf32, "COp">, %arg3: memref<32x32xf32>):
    %0 = "gpu.subgroup_mma_load_matrix"(%arg0, %arg1, %arg1) <{leadDimension = 32 : index}> : (memref<32x32xf16, 3>, index, index) -> !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = "gpu.subgroup_mma_load_matrix"(%arg0, %arg1, %arg1) <{leadDimension = 32 : index, transpose}> : (memref<32x32xf16, 3>, index, index) -> !gpu.mma_matrix<16x16xf16, "BOp">
    %2 = "gpu.subgroup_mma_compute"(%0, %1, %arg2) : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    %3 = "gpu.subgroup_mma_elementwise"(%2, %2) <{opType = #gpu<mma_element_wise addf>}> : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    "gpu.subgroup_mma_store_matrix"(%3, %arg3, %arg1, %arg1) <{leadDimension = 32 : index}> : (!gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

