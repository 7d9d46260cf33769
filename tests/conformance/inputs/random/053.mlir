"builtin.module"() ({
  %0:3 = "r0.a.b"() <unit> : () -> ((i1, !r1.t1<a -> b>) -> (), !r0.t2<"s>">, (!r0.t2<i32, tensor<?xf32>>) -> complex<f64>)
  "r1.x_1"() {_x = dense<(3,-3)> : tensor<1xcomplex<i8>>, r.attr = dense_resource<blob> : tensor<4xi8>, y$ = @"123"} : () -> ()
  %1:3 = "r0.op"(%0#1) : (!r0.t2<"s>">) -> (index, none, !r0.t2<<>>)
  %2:2 = "r0.Y"(%1#2) : (!r0.t2<<>>) -> (tuple<tuple<complex<f32>>, f16>, complex<f64>)
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob: "0x04000000EB799F78"
    }
  }
#-}

