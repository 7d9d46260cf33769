"builtin.module"() ({
  "func.func"() <{function_type = (memref<100x100xf32>, index) -> f32, sym_name = "parallel"}> ({
  ^bb0(%arg0: memref<100x100xf32>, %arg1: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 100 : index}> : () -> index
    %3 = "arith.constant"() <{value = 10 : index}> : () -> index
    %4 = "arith.constant"() <{value = 5 : index}> : () -> index
    "scf.parallel"(%0, %1, %arg1, %2, %3, %4) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg5: index, %arg6: index):
      %15 = "memref.load"(%arg0, %arg5, %arg6) <{nontemporal = false}> : (memref<100x100xf32>, index, index) -> f32
      "memref.store"(%15, %arg0, %arg6, %arg5) <{nontemporal = false}> : (f32, memref<100x100xf32>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "arith.constant"() <{value = 5 : index}> : () -> index
    %7 = "arith.maxsi"(%5, %6) : (index, index) -> index
    %8 = "arith.constant"() <{value = 100 : index}> : () -> index
    %9 = "arith.minsi"(%8, %arg1) : (index, index) -> index
    %10 = "arith.constant"() <{value = 1 : index}> : () -> index
    %11 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %12 = "scf.parallel"(%7, %9, %10, %11) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg2: index):
      %13 = "memref.load"(%arg0, %arg2, %arg2) <{nontemporal = false}> : (memref<100x100xf32>, index, index) -> f32
      "scf.reduce"(%13) ({
      ^bb0(%arg3: f32, %arg4: f32):
        %14 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%14) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    "func.return"(%12) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

