"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32, vector<4xf32>) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: vector<4xf32>):
    %0 = "arith.muli"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.sitofp"(%0) : (i32) -> f32
    %2 = "arith.addf"(%1, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %3 = "arith.cmpf"(%2, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %4 = "arith.select"(%3, %2, %arg1) : (i1, f32, f32) -> f32
    "func.return"(%4) : (f32) -> ()
  }) : () -> ()
}) {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Int64, Float64], []>, #spirv.resource_limits<>>} : () -> ()

