"builtin.module"() ({
  "d.external"() {a = dense_resource<r> : tensor<1xi32>} : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      r: "0x0400000001000000"
    }
  },
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module()",
      disable_threading: true,
      verify_each: false
    }
  }
#-}

