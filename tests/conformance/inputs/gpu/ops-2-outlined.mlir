"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?xf32>, f32) -> (), sym_name = "launch"}> ({
  ^bb0(%arg4: index, %arg5: memref<?xf32>, %arg6: f32):
    "gpu.launch_func"(%arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg6, %arg5) <{kernel = @launch_kernel::@launch_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 0>}> : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
    %24 = "arith.constant"() <{value = 128 : i32}> : () -> i32
    %25 = "gpu.wait"() : () -> !gpu.async.token
    %26 = "gpu.launch_func"(%25, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %24) <{kernel = @launch_kernel_0::@launch_kernel, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0>}> : (!gpu.async.token, index, index, index, index, index, index, i32) -> !gpu.async.token
    "gpu.wait"(%26) : (!gpu.async.token) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "launch_kernel"}> ({
    "gpu.func"() <{function_type = (f32, memref<?xf32>) -> ()}> ({
    ^bb0(%arg2: f32, %arg3: memref<?xf32>):
      %12 = "gpu.block_id"() <{dimension = #gpu<dim x>}> : () -> index
      %13 = "gpu.block_id"() <{dimension = #gpu<dim y>}> : () -> index
      %14 = "gpu.block_id"() <{dimension = #gpu<dim z>}> : () -> index
      %15 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      %16 = "gpu.thread_id"() <{dimension = #gpu<dim y>}> : () -> index
      %17 = "gpu.thread_id"() <{dimension = #gpu<dim z>}> : () -> index
      %18 = "gpu.grid_dim"() <{dimension = #gpu<dim x>}> : () -> index
      %19 = "gpu.grid_dim"() <{dimension = #gpu<dim y>}> : () -> index
      %20 = "gpu.grid_dim"() <{dimension = #gpu<dim z>}> : () -> index
      %21 = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> index
      %22 = "gpu.block_dim"() <{dimension = #gpu<dim y>}> : () -> index
      %23 = "gpu.block_dim"() <{dimension = #gpu<dim z>}> : () -> index
      "memref.store"(%arg2, %arg3, %15) : (f32, memref<?xf32>, index) -> ()
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "launch_kernel", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "launch_kernel_0"}> ({
    "gpu.func"() <{function_type = () -> ()}> ({
    ^bb0(%arg0: memref<32xf32, #gpu.address_space<workgroup>>, %arg1: memref<1xf32, #gpu.address_space<private>>):
      %0 = "gpu.block_id"() <{dimension = #gpu<dim x>}> : () -> index
      %1 = "gpu.block_id"() <{dimension = #gpu<dim y>}> : () -> index
      %2 = "gpu.block_id"() <{dimension = #gpu<dim z>}> : () -> index
      %3 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      %4 = "gpu.thread_id"() <{dimension = #gpu<dim y>}> : () -> index
      %5 = "gpu.thread_id"() <{dimension = #gpu<dim z>}> : () -> index
      %6 = "gpu.grid_dim"() <{dimension = #gpu<dim x>}> : () -> index
      %7 = "gpu.grid_dim"() <{dimension = #gpu<dim y>}> : () -> index
      %8 = "gpu.grid_dim"() <{dimension = #gpu<dim z>}> : () -> index
      %9 = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> index
      %10 = "gpu.block_dim"() <{dimension = #gpu<dim y>}> : () -> index
      %11 = "gpu.block_dim"() <{dimension = #gpu<dim z>}> : () -> index
      "gpu.printf"(%3) <{format = "%d \22quoted\22\0A"}> : (index) -> ()
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "launch_kernel", workgroup_attributions = 1 : i64} : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()

