"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, vector<16xi1>, vector<8xi16>, vector<8xf32>, memref<1xbf16>) -> vector<16xf32>, sym_name = "ops"}> ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xi1>, %arg2: vector<8xi16>, %arg3: vector<8xf32>, %arg4: memref<1xbf16>):
    %0 = "x86vector.avx512.mask.compress"(%arg1, %arg0) : (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    %1 = "arith.constant"() <{value = dense<1> : vector<16xi32>}> : () -> vector<16xi32>
    %2:2 = "x86vector.avx512.vp2intersect"(%1, %1) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
    %3 = "x86vector.avx.rsqrt"(%arg3) : (vector<8xf32>) -> vector<8xf32>
    %4 = "x86vector.avx.intr.dot"(%arg3, %arg3) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %5 = "x86vector.avx.bcst_to_f32.packed"(%arg4) : (memref<1xbf16>) -> vector<8xf32>
    "func.return"(%0) : (vector<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

