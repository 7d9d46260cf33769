"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?xf32>, f32) -> (), sym_name = "launch"}> ({
  ^bb0(%arg0: index, %arg1: memref<?xf32>, %arg2: f32):
    "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg17: index, %arg18: index, %arg19: index, %arg20: index, %arg21: index, %arg22: index, %arg23: index, %arg24: index, %arg25: index, %arg26: index, %arg27: index, %arg28: index):
      "memref.store"(%arg2, %arg1, %arg20) : (f32, memref<?xf32>, index) -> ()
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    %0 = "arith.constant"() <{value = 128 : i32}> : () -> i32
    %1 = "gpu.wait"() : () -> !gpu.async.token
    %2 = "gpu.launch"(%1, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: memref<32xf32, #gpu.address_space<workgroup>>, %arg16: memref<1xf32, #gpu.address_space<private>>):
      "gpu.printf"(%arg6) <{format = "%d \22quoted\22\0A"}> : (index) -> ()
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 1 : i64} : (!gpu.async.token, index, index, index, index, index, index, i32) -> !gpu.async.token
    "gpu.wait"(%2) : (!gpu.async.token) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

