#set = affine_set<() : (-15 == 0)>
"builtin.module"() ({
  %0 = "r1.op"() : () -> ((complex<f128>) -> tf32)
  "r1.a.b"(%0, %0) <"<" : si16> {true = #set, "with space" = dense<[(-5.250900e+00,-2.810390e+01), (7.724800e+00,5.646190e+01), (-3.801470e+01,-8.509510e+01)]> : tensor<3xcomplex<f32>>} : ((complex<f128>) -> tf32, (complex<f128>) -> tf32) -> ()
  "r2.Y"(%0, %0, %0) {key = #r1.a2<x::y, -1>, "quote\22s" = #r2.a1<"\5C">, value = dense_resource<blob> : tensor<4xi8>} : ((complex<f128>) -> tf32, (complex<f128>) -> tf32, (complex<f128>) -> tf32) -> ()
  %1:2 = "r1.op"(%0, %0) ({
    %2:3 = "r0.op"() : () -> (tensor<i1>, tuple<f80>, tensor<*xcomplex<f32>>)
  }) : ((complex<f128>) -> tf32, (complex<f128>) -> tf32) -> (complex<i8>, i64)
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob: "0x04000000CBA2A655"
    }
  }
#-}

