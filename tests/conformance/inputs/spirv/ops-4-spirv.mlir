"builtin.module"() ({
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, f32, vector<4xf32>) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: vector<4xf32>):
    %0 = "spirv.IMul"(%arg0, %arg0) : (i32, i32) -> i32
    %1 = "spirv.ConvertSToF"(%0) : (i32) -> f32
    %2 = "spirv.FAdd"(%1, %arg1) : (f32, f32) -> f32
    %3 = "spirv.FOrdLessThan"(%2, %arg1) : (f32, f32) -> i1
    %4 = "spirv.Select"(%3, %2, %arg1) : (i1, f32, f32) -> f32
    "spirv.ReturnValue"(%4) : (f32) -> ()
  }) : () -> ()
}) {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Int64, Float64], []>, #spirv.resource_limits<>>} : () -> ()

