"builtin.module"() ({
  "func.func"() <{function_type = (f32, i32, i32, i1) -> f32, sym_name = "collective"}> ({
  ^bb0(%arg0: f32, %arg1: i32, %arg2: i32, %arg3: i1):
    %0:2 = "gpu.shuffle"(%arg0, %arg1, %arg2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f32, i1)
    %1:2 = "gpu.shuffle"(%0#0, %arg1, %arg2) <{mode = #gpu<shuffle_mode idx>}> : (f32, i32, i32) -> (f32, i1)
    %2 = "gpu.all_reduce"(%1#0) <{op = #gpu<all_reduce_op add>}> ({
    }) : (f32) -> f32
    %3 = "gpu.all_reduce"(%2) <{uniform}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %8 = "arith.mulf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "gpu.yield"(%8) : (f32) -> ()
    }) : (f32) -> f32
    %4 = "gpu.subgroup_reduce"(%3) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op maximumf>, uniform}> : (f32) -> f32
    %5 = "gpu.subgroup_reduce"(%4) <{cluster_size = 4 : i32, cluster_stride = 2 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32
    %6:2 = "gpu.rotate"(%5) <{offset = 3 : i32, width = 16 : i32}> : (f32) -> (f32, i1)
    "gpu.barrier"() : () -> ()
    %7 = "gpu.dynamic_shared_memory"() : () -> memref<?xi8, #gpu.address_space<workgroup>>
    "func.return"(%5) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

