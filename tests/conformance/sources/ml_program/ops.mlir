ml_program.global private @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global public mutable @m : tensor<?xi32>
ml_program.global private @ext(#ml_program.extern : tensor<4xi32>) : tensor<4xi32>
ml_program.func @f(%a: i32) -> i32 {
  ml_program.return %a : i32
}
ml_program.subgraph private @s(%a: tensor<?xi32>) -> tensor<?xi32> {
  %0 = "t.op"(%1) : (tensor<?xi32>) -> tensor<?xi32>
  %1 = "t.op"(%a) : (tensor<?xi32>) -> tensor<?xi32>
  ml_program.output %0 : tensor<?xi32>
}
ml_program.func @use() -> tensor<?xi32> {
  %0 = ml_program.global_load @m : tensor<?xi32>
  ml_program.global_store @m = %0 : tensor<?xi32>
  %t = ml_program.token
  ml_program.return %0 : tensor<?xi32>
}
