"builtin.module"() ({
  %0 = "r1.x_1"() <{}> : () -> (() -> index)
  %1:2 = "r1.Y"(%0, %0) ({
  }, {
    %4:2 = "r0.a.b"(%0, %0, %0) <{}> : (() -> index, () -> index, () -> index) -> (complex<f128>, tf32)
  }) {"123" = 6 : i64} : (() -> index, () -> index) -> (memref<?xcomplex<f64>, strided<[?], offset: 52>, 3>, complex<tf32>)
  "r2.x_1"(%0, %0) : (() -> index, () -> index) -> ()
  %2 = "r1.Y"() : () -> ((f80) -> vector<f8E4M3FN>)
  %3 = "r2.Y"(%1#1) <{}> {dense = strided<[?, ?]>, "quote\22s"} : (complex<tf32>) -> index
}) : () -> ()

