"builtin.module"() ({
  %0 = "r0.x_1"() {"#y", key = strided<[]>, value = ""} : () -> none loc(#loc3)
  %1:2 = "r2.op"(%0, %0) <{}> : (none, none) -> ((tuple<>) -> none, tensor<complex<f32>, [1, true]>) loc(#loc1)
  %2:4 = "r0.x_1"() : () -> (tensor<6x!r1.t3<= =>>, index, tuple<!r2.t1, () -> ()>, !r1.t3<"s>">) loc(#loc2)
  "r0.a.b"(%2#2, %1#1) <{dense = dense_resource<blob_1> : tensor<4xi8>}> ({
  }, {
  }) : (tuple<!r2.t1, () -> ()>, tensor<complex<f32>, [1, true]>) -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
#loc2 = loc("\22 \0Aloc(x)")
#loc3 = loc(callsite(#loc1 at #loc1))

{-#
  dialect_resources: {
    builtin: {
      blob_1: "0x04000000614F75E2"
    }
  }
#-}

