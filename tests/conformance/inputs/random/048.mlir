"builtin.module"() ({
  %0 = "r0.a.b"() ({
    "r1.op"() <array<i1: false, false, false, true>> : () -> ()
    "r2.x_1"()[^bb1] {key = #r2.a2<a.b.c | d>} : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %7 = "r1.Y"()[^bb1] : () -> tensor<*xindex>
  }, {
    %2 = "r2.Y"() {i32, key = 61 : i8, true = []} : () -> !r0.t1<1>
    "r2.a.b"(%2) <dense_resource<"odd key"> : tensor<4xi8>> : (!r0.t1<1>) -> ()
    %3 = "r1.a.b"() <"text\FF<a"> : () -> tensor<!r2.t0<>>
    %4:3 = "r2.a.b"()[^bb1] : () -> (complex<f80>, tuple<memref<vector<4xf32>>, none>, f64)
  ^bb1(%5: () -> ()):  // 3 preds: ^bb0, ^bb1, ^bb1
    %6 = "r0.Y"()[^bb1, ^bb1] <{true = dense<(-8.204120e+01,-5.421360e+01)> : tensor<1xcomplex<f32>>, value}> : () -> memref<i64, "space">
  }) : () -> complex<f16>
  "r1.x_1"(%0, %0) <!r1.t2<= =>> : (complex<f16>, complex<f16>) -> ()
  "r0.x_1"() {_x = "text\FF" : i1, true = [!r1.t1<i32, tensor<?xf32>>, ["text" : i1, unit, "\22\22"]]} : () -> ()
  %1:2 = "r1.op"() : () -> (f8E5M2, tuple<>)
  "r0.Y"() : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      "odd key": "0x04000000D9128B0A"
    }
  }
#-}

