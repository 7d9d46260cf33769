"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi8>, vector<8xi8>, vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>, sym_name = "ops"}> ({
  ^bb0(%arg0: vector<8xi8>, %arg1: vector<8xi8>, %arg2: vector<4xi32>, %arg3: vector<16xi8>, %arg4: vector<16xi8>):
    %0 = "arm_neon.intr.smull"(%arg0, %arg1) : (vector<8xi8>, vector<8xi8>) -> vector<8xi16>
    %1 = "arm_neon.intr.sdot"(%arg2, %arg3, %arg4) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %2 = "arm_neon.intr.smmla"(%1, %arg3, %arg4) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    "func.return"(%2) : (vector<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()

