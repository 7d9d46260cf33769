#map = affine_map<(d0, d1) -> (51, d1 ceildiv 5 - (d1 - d0))>
"builtin.module"() ({
  %0 = "r0.Y"() <-23318 : si16> : () -> tuple<>
  "r2.op"(%0, %0) ({
  }, {
    %7 = "r2.op"() : () -> tuple<tuple<>, bf16, !r2.t0>
    "r0.a.b"(%0, %0, %7) : (tuple<>, tuple<>, tuple<tuple<>, bf16, !r2.t0>) -> ()
    "r0.op"(%7, %7, %7)[^bb2] <{}> ({
    }, {
      "r0.op"() {true = -1671342065 : i32, y$ = array<f64: 95.680599999999998, -1.943620e+01, 6.079840e+01, 3.956960e+01>} : () -> ()
      "r0.a.b"() : () -> ()
      %11:2 = "r0.a.b"()[^bb1] <@"quote\22s"::@h.i> : () -> (memref<complex<f64>, "space">, i64)
    ^bb1(%12: none, %13: tuple<vector<[8]x5xf64>, i1>):  // 2 preds: ^bb0, ^bb1
      %14 = "r2.x_1"(%12) <@f> ({
      }, {
        %17:3 = "r2.Y"() : () -> ((vector<f128>) -> (), tensor<2x0xf80>, f8E5M2)
        %18 = "r2.Y"() <{"->" = #r1.a0<<>>, loc = true}> {loc = dense<-93.620099999999993> : tensor<f64>} : () -> tuple<>
        %19 = "r0.Y"() {"<>" = 1.83336383E+15 : f32} : () -> tensor<i33>
      }, {
        %15 = "r0.x_1"(%7) : (tuple<tuple<>, bf16, !r2.t0>) -> tuple<>
        %16:2 = "r2.x_1"(%11#0, %11#0, %15) <dense<[[-4.672760e+01, -67.8162994, 6.643470e+01], [8.751920e+01, 1.874490e+01, 2.410720e+01]]> : tensor<2x3xf32>> : (memref<complex<f64>, "space">, memref<complex<f64>, "space">, tuple<>) -> (memref<2x?xvector<4xf32>, #map, {a = 1 : i32}>, complex<i1>)
      }) : (none) -> none
      "r1.op"(%11#1) {r.attr = "", "with space" = array<i64: 1, -8>} : (i64) -> ()
      "r1.Y"(%7)[^bb1] : (tuple<tuple<>, bf16, !r2.t0>) -> ()
    }) : (tuple<tuple<>, bf16, !r2.t0>, tuple<tuple<>, bf16, !r2.t0>, tuple<tuple<>, bf16, !r2.t0>) -> ()
  ^bb1:  // 2 preds: ^bb1, ^bb2
    "r1.a.b"() {_x = false, y$ = array<i8>} : () -> ()
    %8 = "r2.a.b"(%0, %7, %7, %0)[^bb2, ^bb1] {loc = "\FF\\<texta"} : (tuple<>, tuple<tuple<>, bf16, !r2.t0>, tuple<tuple<>, bf16, !r2.t0>, tuple<>) -> !r2.t2<@sym ^bb %v>
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %9:2 = "r2.x_1"(%0) : (tuple<>) -> (f8E5M2, vector<1xindex>)
    %10:2 = "r2.a.b"()[^bb1] : () -> (complex<f64>, none)
  }, {
    "r0.op"() : () -> ()
    %3:2 = "r0.Y"(%0, %0, %0, %0)[^bb1, ^bb1] {_x = 5.4948770100890399E-159 : f64, i32, r.attr, y$ = "//\\" : i1} : (tuple<>, tuple<>, tuple<>, tuple<>) -> ((vector<8xf8E4M3FN>) -> (), tuple<complex<i8>>)
  ^bb1(%4: tuple<!r2.t2<1>>):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
    %5:3 = "r1.x_1"() : () -> ((bf16, complex<f64>) -> (), tensor<complex<f32>>, f128)
    %6:3 = "r2.Y"() : () -> (complex<f32>, none, vector<8x[7]xi128>)
    "r0.Y"(%5#1, %5#1)[^bb1, ^bb1] <dense_resource<blob> : tensor<4xi8>> : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  }) {key = "\0Atext//->"} : (tuple<>, tuple<>) -> ()
  %1 = "r2.x_1"(%0) <array<f32>> : (tuple<>) -> tuple<none, bf16>
  %2 = "r2.Y"() <{}> : () -> tuple<>
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob: "0x04000000B65E6291"
    }
  }
#-}

