"builtin.module"() ({
  "func.func"() <{function_type = (vector<[16]xi8>, vector<[16]xi8>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xi32>, sym_name = "ops"}> ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[4]xi32>, %arg3: vector<[4]xi1>, %arg4: vector<[4]xf32>):
    %0 = "arm_sve.sdot"(%arg2, %arg0, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %1 = "arm_sve.smmla"(%0, %arg0, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %2 = "arm_sve.masked.addi"(%arg3, %1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %3 = "arm_sve.masked.mulf"(%arg3, %arg4, %arg4) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %4 = "arm_sve.convert_to_svbool"(%arg3) : (vector<[4]xi1>) -> vector<[16]xi1>
    %5 = "arm_sve.convert_from_svbool"(%4) : (vector<[16]xi1>) -> vector<[4]xi1>
    %6:2 = "arm_sve.zip.x2"(%arg2, %arg2) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>)
    "func.return"(%2) : (vector<[4]xi32>) -> ()
  }) : () -> ()
}) : () -> ()

