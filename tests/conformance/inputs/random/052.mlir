"builtin.module"() ({
  %0:3 = "r0.op"() <array<i8>> {value = "\0A"} : () -> (tensor<index>, ui64, memref<3xf80, affine_map<(d0) -> (d0 + 16)>>)
  %1 = "r0.a.b"(%0#2) {"123" = "\\a" : i32, i32 = dense<-7> : tensor<1xi8>, "quote\22s" = 5.880740e-25 : bf16} : (memref<3xf80, affine_map<(d0) -> (d0 + 16)>>) -> ((complex<f64>) -> (index, !r0.t0<[1, (2), {3}]>))
  "r1.a.b"(%0#0, %1) : (tensor<index>, (complex<f64>) -> (index, !r0.t0<[1, (2), {3}]>)) -> ()
}) : () -> ()
