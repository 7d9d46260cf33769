"builtin.module"() ({
  "gpu.module"() <{offloadingHandler = #gpu.select_object<1 : i64>, sym_name = "m", targets = [#nvvm.target<O = 3, chip = "sm_90">, #rocdl.target<chip = "gfx90a">, #spirv.target_env<#spirv.vce<v1.4, [Shader, Kernel], [SPV_KHR_no_integer_wrap_decoration]>, #spirv.resource_limits<>>]}> ({
    "gpu.func"() <{function_type = (memref<?xf32, 1>) -> (), workgroup_attrib_attrs = [{llvm.align = 16 : i64}, {}]}> ({
    ^bb0(%arg3: memref<?xf32, 1>, %arg4: memref<32xf32, 3>, %arg5: memref<4x4xi8, #gpu.address_space<workgroup>>, %arg6: memref<1xf32, 5>):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, gpu.known_block_size = array<i32: 128, 1, 1>, sym_name = "shared", workgroup_attributions = 2 : i64} : () -> ()
  }) {a.b} : () -> ()
  "func.func"() <{function_type = (index, memref<?xf32, 1>, i32) -> (), sym_name = "host"}> ({
  ^bb0(%arg0: index, %arg1: memref<?xf32, 1>, %arg2: i32):
    %0 = "gpu.wait"() : () -> !gpu.async.token
    "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{kernel = @m::@shared, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, memref<?xf32, 1>) -> ()
    %1 = "gpu.launch_func"(%0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg2, %arg1) <{kernel = @m::@shared, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, memref<?xf32, 1>) -> !gpu.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()

