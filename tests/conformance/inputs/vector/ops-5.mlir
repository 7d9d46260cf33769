"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>, sym_name = "gather"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<16xi32>, %arg3: vector<16xi1>, %arg4: vector<16xf32>):
    %0 = "vector.gather"(%arg0, %arg1, %arg2, %arg3, %arg4) : (memref<?xf32>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    "vector.scatter"(%arg0, %arg1, %arg2, %arg3, %0) : (memref<?xf32>, index, vector<16xi32>, vector<16xi1>, vector<16xf32>) -> ()
    "func.return"(%0) : (vector<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

