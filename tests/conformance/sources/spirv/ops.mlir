spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @buf bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<16 x f32, stride=4> [0])>, StorageBuffer>
  spirv.SpecConstant @sc spec_id(5) = 42 : i32
  spirv.SpecConstantComposite @scc (@sc, @sc) : !spirv.array<2 x i32>
  spirv.func @add(%a: i32, %b: i32) -> i32 "Inline|Pure" {
    %0 = spirv.IAdd %a, %b : i32
    spirv.ReturnValue %0 : i32
  }
  spirv.func @main() -> () "None" {
    %0 = spirv.mlir.addressof @id : !spirv.ptr<vector<3xi32>, Input>
    %1 = spirv.Load "Input" %0 : vector<3xi32>
    %2 = spirv.CompositeExtract %1[0 : i32] : vector<3xi32>
    %3 = spirv.FunctionCall @add(%2, %2) : (i32, i32) -> i32
    %4 = spirv.Constant 1.5 : f32
    %5 = spirv.Constant dense<[1, 2]> : vector<2xi32>
    %6 = spirv.mlir.referenceof @sc : i32
    %7 = spirv.GL.Sqrt %4 : f32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main, @id
  spirv.ExecutionMode @main "LocalSize", 32, 1, 1
}
// -----
spirv.module PhysicalStorageBuffer64 OpenCL requires #spirv.vce<v1.4, [Kernel, Addresses], []> attributes {a.b = 1} {
  spirv.func @control(%c: i1, %x: i32) -> i32 "None" {
    %k = spirv.Constant 3 : i32
    %v = spirv.Variable init(%k) : !spirv.ptr<i32, Function>
    spirv.mlir.selection {
      spirv.BranchConditional %c [5, 10], ^then, ^else
    ^then:
      spirv.Store "Function" %v, %x ["Volatile|Aligned", 4] : i32
      spirv.Branch ^merge
    ^else:
      spirv.Branch ^merge
    ^merge:
      spirv.mlir.merge
    }
    spirv.mlir.loop {
      spirv.Branch ^header
    ^header:
      spirv.BranchConditional %c, ^body, ^exit
    ^body:
      spirv.Branch ^cont
    ^cont:
      spirv.Branch ^header
    ^exit:
      spirv.mlir.merge
    }
    %r = spirv.Load "Function" %v : i32
    spirv.ReturnValue %r : i32
  }
}
// -----
"t.types"() {a = !spirv.array<4 x f32>, b = !spirv.rtarray<f32, stride=4>, c = !spirv.struct<(f32 [0, NonWritable], !spirv.array<4 x i32, stride=4> [16])>, d = !spirv.struct<named, (i32)>, e = !spirv.ptr<f32, Workgroup>,
  f = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, g = !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>,
  h = !spirv.matrix<3 x vector<3xf32>>, i = !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, j = !spirv.struct<rec, (!spirv.ptr<!spirv.struct<rec>, StorageBuffer>)>, k = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniform], [SPV_KHR_8bit_storage]>, NVIDIA:DiscreteGPU, #spirv.resource_limits<max_compute_workgroup_size = [128, 128, 64]>>} : () -> ()
// -----
// also spirv: --convert-arith-to-spirv --convert-func-to-spirv
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Int64, Float64], []>, #spirv.resource_limits<>>} {
  func.func @f(%a: i32, %b: f32, %v: vector<4xf32>) -> f32 {
    %0 = arith.muli %a, %a : i32
    %1 = arith.sitofp %0 : i32 to f32
    %2 = arith.addf %1, %b : f32
    %3 = arith.cmpf olt, %2, %b : f32
    %4 = arith.select %3, %2, %b : f32
    return %4 : f32
  }
}
