"builtin.module"() ({
  %0:2 = "r0.x_1"() {"->" = dense_resource<blob> : tensor<4xi8>} : () -> (memref<1x6x?xcomplex<f64>, "space">, memref<4xui7>) loc(#loc6)
  %1 = "r1.Y"(%0#1, %0#0) {_x = false} : (memref<4xui7>, memref<1x6x?xcomplex<f64>, "space">) -> tensor<*x!r2.t3> loc(#loc1)
  %2:3 = "r1.Y"() {dense = 1.0731175474E+205 : f64, i32 = array<f64: 6.117690e+01, 7.613750e+01, 1.170100e+01>, true = ""} : () -> (complex<ui64>, complex<f8E5M2>, memref<2x1xcomplex<f64>>) loc(#loc4)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
#loc2 = loc(" <\\")
#loc3 = loc("f.rs":73:44)
#loc4 = loc("<stdin>":3:16)
#loc5 = loc(callsite(#loc2 at #loc3))
#loc6 = loc(callsite(#loc1 at #loc5))

{-#
  dialect_resources: {
    builtin: {
      blob: "0x04000000FB12AAC8"
    }
  }
#-}

