"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<64x64xf16, 3>, memref<*xf16>) -> (), sym_name = "hopper"}> ({
  ^bb0(%arg0: index, %arg1: memref<64x64xf16, 3>, %arg2: memref<*xf16>):
    %0 = "nvgpu.mbarrier.create"() : () -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
    "nvgpu.mbarrier.init"(%0, %arg0, %arg0) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index) -> ()
    %1 = "nvgpu.tma.create.descriptor"(%arg2, %arg0, %arg0) : (memref<*xf16>, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
    "nvgpu.tma.prefetch.descriptor"(%1) : (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

