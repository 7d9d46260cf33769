"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x16xf32>, memref<2048xi8>, index, memref<*xf32>) -> (), sym_name = "views"}> ({
  ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<2048xi8>, %arg2: index, %arg3: memref<*xf32>):
    "memref.copy"(%arg0, %arg0) : (memref<8x16xf32>, memref<8x16xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

