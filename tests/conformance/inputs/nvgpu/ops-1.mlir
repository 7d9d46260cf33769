"builtin.module"() ({
  "func.func"() <{function_type = (memref<32x32xf16, 3>, memref<32x32xf16>, index, vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>, sym_name = "ops"}> ({
  ^bb0(%arg0: memref<32x32xf16, 3>, %arg1: memref<32x32xf16>, %arg2: index, %arg3: vector<4x2xf16>, %arg4: vector<2x2xf16>, %arg5: vector<2x2xf16>):
    %0 = "nvgpu.ldmatrix"(%arg0, %arg2, %arg2) <{numTiles = 4 : i32, transpose = false}> : (memref<32x32xf16, 3>, index, index) -> vector<4x2xf16>
    %1 = "nvgpu.mma.sync"(%arg3, %arg4, %arg5) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    %2 = "nvgpu.device_async_copy"(%arg0, %arg2, %arg2, %arg1, %arg2, %arg2) <{bypassL1, dstElements = 8 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<32x32xf16, 3>, index, index, memref<32x32xf16>, index, index) -> !nvgpu.device.async.token
    %3 = "nvgpu.device_async_create_group"(%2) : (!nvgpu.device.async.token) -> !nvgpu.device.async.token
    "nvgpu.device_async_wait"(%3) <{numGroups = 1 : i32}> : (!nvgpu.device.async.token) -> ()
    "func.return"(%1) : (vector<2x2xf16>) -> ()
  }) : () -> ()
}) : () -> ()

