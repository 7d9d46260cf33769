"builtin.module"() ({
  %0 = "r0.a.b"() : () -> tensor<3xf128> loc("<stdin>":1:8)
  %1:2 = "r0.Y"() : () -> (tuple<memref<*xcomplex<f64>>, !r1.t1<a -> b>, memref<4xmemref<?xi8>, strided<[?], offset: 35>, "space">>, tuple<ui7>) loc("<stdin>":2:9)
  %2 = "r0.Y"(%1#0, %1#0, %1#1, %1#1) {i32 = {}, "with space" = [affine_set<(d0)[s0, s1] : (d0 + s0 + s1 - 9 + s1 >= 0, s1 * 8 == 0, -((d0 - s1) mod 5) >= 0)>, 7.929800e-04 : f16]} : (tuple<memref<*xcomplex<f64>>, !r1.t1<a -> b>, memref<4xmemref<?xi8>, strided<[?], offset: 35>, "space">>, tuple<memref<*xcomplex<f64>>, !r1.t1<a -> b>, memref<4xmemref<?xi8>, strided<[?], offset: 35>, "space">>, tuple<ui7>, tuple<ui7>) -> memref<*xvector<4xf32>, 4> loc("<stdin>":3:9)
  %3 = "r1.a.b"() {r.attr = affine_set<(d0) : (2 >= 0, d0 == 0)>} : () -> vector<f8E5M2> loc("<stdin>":4:7)
  %4:3 = "r2.Y"() ({
    "r1.x_1"(%1#0) <strided<[]>> : (tuple<memref<*xcomplex<f64>>, !r1.t1<a -> b>, memref<4xmemref<?xi8>, strided<[?], offset: 35>, "space">>) -> () loc("g.rs":1:2 to 3:4)
    "r2.op"(%0) : (tensor<3xf128>) -> () loc("<stdin>":7:3)
  }) : () -> (tensor<3x?xindex>, !r2.t0<@sym ^bb %v>, memref<complex<f64>>) loc("g.rs":11:1 to :7)
  %5:4 = "r1.x_1"() : () -> (index, complex<i64>, complex<i8>, complex<bf16>) loc("\22\FF\0A")
  %6:4 = "r2.a.b"(%5#3) ({
  }, {
    %7 = "r2.op"() {r.attr = @dots.and.dots} : () -> index loc("<stdin>":12:10)
  }) : (complex<bf16>) -> (complex<f128>, !r2.t3<1>, !r0.t3<@sym ^bb %v>, (!r1.t1<1>) -> (tensor<index>, vector<3x[6]x6xf128>)) loc(""("\FF->"("loc(x)")))
}) : () -> () loc("<stdin>":0:0)
