"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, vector<[4]xi32>, tensor<?xi8>) -> i1, sym_name = "compare"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: vector<[4]xi32>, %arg3: tensor<?xi8>):
    %0 = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1 = "arith.cmpi"(%arg0, %arg1) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %2 = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %3 = "arith.cmpi"(%arg2, %arg2) <{predicate = 8 : i64}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi1>
    %4 = "arith.cmpi"(%arg3, %arg3) <{predicate = 5 : i64}> : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi1>
    %5 = "arith.cmpi"(%0, %1) <{predicate = 7 : i64}> : (i1, i1) -> i1
    "func.return"(%5) : (i1) -> ()
  }) : () -> ()
}) : () -> ()

