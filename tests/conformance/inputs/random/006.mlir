"builtin.module"() ({
  %0:2 = "r0.x_1"() : () -> (i1, !r2.t3<"\5C">)
  %1:2 = "r2.op"(%0#0, %0#0, %0#1, %0#0) {_x, i32 = "<\22textloc(x)", value = dense_resource<blob_1> : tensor<4xi8>} : (i1, i1, !r2.t3<"\5C">, i1) -> (f80, memref<memref<?xi8>>)
  %2:3 = "r1.a.b"(%1#0, %1#0) : (f80, f80) -> (memref<*xcomplex<f64>, "space">, !r1.t3<>, () -> ((f8E4M3FN, memref<*xvector<4xf32>, "space">, none) -> !r0.t0<i32, tensor<?xf32>>, tf32))
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob_1: "0x0400000072466B06"
    }
  }
#-}

