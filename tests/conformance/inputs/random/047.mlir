"builtin.module"() ({
  %0:3 = "r1.x_1"() : () -> ((complex<f64>, memref<*xmemref<?xi8>>) -> (), () -> index, complex<f8E5M2>)
  %1:2 = "r2.op"(%0#0) <{"->" = dense_resource<blob> : tensor<4xi8>, y$ = true}> : ((complex<f64>, memref<*xmemref<?xi8>>) -> ()) -> (memref<?xvector<4xf32>>, complex<f128>)
  "r1.x_1"() : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000B2D9A1B"
    }
  }
#-}

