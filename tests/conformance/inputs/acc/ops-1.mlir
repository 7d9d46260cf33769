"builtin.module"() ({
  "func.func"() <{function_type = (memref<10xf32>, i32, index, index, index) -> (), sym_name = "compute"}> ({
  ^bb0(%arg0: memref<10xf32>, %arg1: i32, %arg2: index, %arg3: index, %arg4: index):
    %0 = "acc.copyin"(%arg0) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "a", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<10xf32>
    "acc.parallel"(%arg1, %0) <{asyncOnly = [#acc.device_type<none>], numGangsDeviceType = [#acc.device_type<none>], numGangsSegments = array<i32: 1>, operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1>}> ({
      "acc.loop"(%arg2, %arg3, %arg4) <{gang = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      ^bb0(%arg5: index):
        %1 = "memref.load"(%arg0, %arg5) : (memref<10xf32>, index) -> f32
        "acc.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "acc.yield"() : () -> ()
    }) : (i32, memref<10xf32>) -> ()
    "acc.copyout"(%0, %arg0) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>, memref<10xf32>) -> ()
    "acc.wait"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
    "acc.init"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "acc.shutdown"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

