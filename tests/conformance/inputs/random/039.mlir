#loc5 = loc("<stdin>":5:6)
#loc8 = loc("g.rs":1:2 to 3:4)
#loc13 = loc("<")
#loc25 = loc(" ")
#loc33 = loc("f.rs":10:62)
#loc34 = loc("g.rs":82:1 to :7)
#map = affine_map<(d0)[s0, s1, s2] -> (19)>
#map1 = affine_map<() -> (-38, 24, -2)>
#loc43 = loc(fused<dense<(5,-3)> : tensor<complex<i8>>>[#loc25])
#loc47 = loc(callsite(#loc33 at #loc13))
#loc48 = loc(fused<@_g$1::@"%x">[#loc34])
#loc53 = loc(callsite(#loc8 at #loc43))
#loc55 = loc(fused[#loc47, #loc48])
#loc58 = loc(fused<#r1.a1>[#loc55])
"builtin.module"() ({
  "r0.a.b"() ({
    "r0.op"() : () -> () loc(#loc2)
    %24:3 = "r2.op"() : () -> (tuple<f8E5M2, memref<*xvector<4xf32>>>, none, tuple<vector<3x[7]xi32>, !r1.t2<"s>">>) loc(#loc3)
    %25:4 = "r0.a.b"()[^bb1] <{}> : () -> (tuple<complex<i33>>, f8E4M3FN, (index) -> (), tuple<complex<ui64>, index>) loc(#loc4)
  ^bb1(%26: !r1.t0<= => loc("<stdin>":5:6)):  // 3 preds: ^bb0, ^bb1, ^bb1
    "r0.a.b"() <{y$ = "->\00" : i1}> {"#y" = 165132820465454753791434192367702296438 : i128, "->" = true} : () -> () loc(#loc1)
    %27:2 = "r0.x_1"(%24#0)[^bb1, ^bb1] <{}> {key = 0 : ui7} : (tuple<f8E5M2, memref<*xvector<4xf32>>>) -> (tuple<>, tuple<>) loc(#loc6)
  }, {
    %17:2 = "r1.op"() {key = strided<[]>, "quote\22s" = #map, y$ = true} : () -> (tensor<*xcomplex<f32>>, i128) loc(#loc7)
    %18:2 = "r2.x_1"(%17#1)[^bb1, ^bb1] <affine_set<() : (-13 == 0, 4 == 0, -14 == 0)>> ({
    }, {
      "r2.Y"() : () -> () loc(#loc9)
      %20:2 = "r2.x_1"()[^bb1] <{}> {"#y", r.attr = #map1} : () -> (tuple<tuple<>, vector<[7]x[3]xtf32>>, ui64) loc(#loc37)
    ^bb1:  // 2 preds: ^bb0, ^bb2
      %21 = "r0.op"(%20#1)[^bb2] ({
      }) : (ui64) -> vector<[4]xi33> loc(#loc56)
    ^bb2:  // 2 preds: ^bb1, ^bb2
      %22:2 = "r0.x_1"() : () -> (() -> memref<1x4xvector<4xf32>, strided<[9, ?], offset: 92>>, () -> tf32) loc(#loc12)
      "r1.a.b"() : () -> () loc(#loc13)
      %23:3 = "r1.op"(%22#0)[^bb1, ^bb2] : (() -> memref<1x4xvector<4xf32>, strided<[9, ?], offset: 92>>) -> (vector<i32>, tuple<>, vector<6xi33>) loc(#loc8)
    }) : (i128) -> (() -> f8E4M3FN, none) loc(#loc50)
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    %19 = "r2.x_1"(%18#0) <{}> {key} : (() -> f8E4M3FN) -> vector<i128> loc(#loc14)
    "r2.op"(%17#0, %18#1, %18#1)[^bb1] : (tensor<*xcomplex<f32>>, none, none) -> () loc(#loc15)
  }, {
  }) : () -> () loc(#loc1)
  %0 = "r2.op"() ({
    %16 = "r0.Y"() <{}> : () -> tf32 loc(#loc17)
    "r2.Y"(%16, %16) : (tf32, tf32) -> () loc(#loc52)
  }) : () -> tensor<complex<f32>, #r0.enc> loc(#loc39)
  "r0.x_1"(%0, %0, %0, %0) ({
  }) {"a-b" = false, r.attr = 8 : i33} : (tensor<complex<f32>, #r0.enc>, tensor<complex<f32>, #r0.enc>, tensor<complex<f32>, #r0.enc>, tensor<complex<f32>, #r0.enc>) -> () loc(#loc8)
  %1:2 = "r0.op"(%0, %0) ({
  }, {
    %3:2 = "r1.x_1"(%0, %0) <array<f32: 4.533120e+01, 1.194830e+01>> ({
      %7 = "r2.x_1"() <{"<>", loc, value = @"%x"}> : () -> tensor<?x?x!r0.t2> loc(#loc41)
      "r0.op"(%0, %0, %7) : (tensor<complex<f32>, #r0.enc>, tensor<complex<f32>, #r0.enc>, tensor<?x?x!r0.t2>) -> () loc(#loc8)
      %8:2 = "r0.Y"(%0, %7, %7) ({
      }, {
      }, {
        %14:4 = "r1.x_1"() : () -> (complex<i8>, tensor<6x!r2.t2<>>, vector<[2]xi32>, tf32) loc(#loc7)
        %15 = "r1.Y"(%14#3, %14#2) : (tf32, vector<[2]xi32>) -> !r0.t3<"s>"> loc(#loc22)
        "r2.a.b"(%15, %0)[^bb1] : (!r0.t3<"s>">, tensor<complex<f32>, #r0.enc>) -> () loc(#loc42)
      ^bb1:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
        "r2.Y"()[^bb1, ^bb1, ^bb1] : () -> () loc(#loc23)
      }) : (tensor<complex<f32>, #r0.enc>, tensor<?x?x!r0.t2>, tensor<?x?x!r0.t2>) -> (tensor<*x!r0.t3<i32, tensor<?xf32>>>, !r1.t3<i32, tensor<?xf32>>) loc(#loc21)
      "r1.a.b"()[^bb1, ^bb1] : () -> () loc(#loc24)
    ^bb1(%9: () -> () loc(callsite(#loc8 at #loc43))):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
      "r2.op"(%8#0, %0) : (tensor<*x!r0.t3<i32, tensor<?xf32>>>, tensor<complex<f32>, #r0.enc>) -> () loc(#loc26)
      "r2.x_1"()[^bb1, ^bb1] ({
        "r2.Y"(%9) {"quote\22s" = dense_resource<blob_1> : tensor<4xi8>, true = "a->\0A" : i8} : (() -> ()) -> () loc(#loc44)
        %10 = "r2.a.b"(%9, %9, %7) <[]> : (() -> (), () -> (), tensor<?x?x!r0.t2>) -> tf32 loc(#loc57)
        %11:4 = "r0.Y"(%9, %0, %9) : (() -> (), tensor<complex<f32>, #r0.enc>, () -> ()) -> (tensor<index>, (!r0.t0<<>>, i64) -> (), () -> (), tensor<?xcomplex<f32>>) loc(#loc28)
        "r2.Y"()[^bb1] : () -> () loc(#loc29)
      ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
        %12 = "r0.a.b"(%8#0, %9) {i32, loc = "\\->" : i8} : (tensor<*x!r0.t3<i32, tensor<?xf32>>>, () -> ()) -> !r0.t2<"\5C"> loc(#loc30)
        %13:4 = "r1.Y"()[^bb1, ^bb1] {loc = #r1.a0<[1, (2), {3}]>} : () -> (f8E4M3FN, f80, tensor<?xindex>, index) loc(#loc46)
      }) {value = strided<[]>} : () -> () loc(#loc27)
    }) {key = array<i1: true>} : (tensor<complex<f32>, #r0.enc>, tensor<complex<f32>, #r0.enc>) -> ((!r1.t0<= =>) -> (() -> ()), !r0.t0<1>) loc(#loc20)
    %4 = "r1.op"(%3#0) <dense<(-4.781000e-01,-4.156410e+01)> : tensor<complex<f32>>> {key = 2.1805993399999999E+286 : f64, "new\0Aline" = []} : ((!r1.t0<= =>) -> (() -> ())) -> !r2.t0<i32, tensor<?xf32>> loc(#loc31)
    "r1.a.b"(%3#1, %4) : (!r0.t0<1>, !r2.t0<i32, tensor<?xf32>>) -> () loc(#loc32)
    "r2.a.b"(%3#1)[^bb1, ^bb1] <{}> : (!r0.t0<1>) -> () loc(#loc8)
  ^bb1(%5: none loc(fused<#r1.a1>[#loc55])):  // 3 preds: ^bb0, ^bb0, ^bb1
    %6:2 = "r0.Y"()[^bb1] <{_x, dots.and.dots = complex<bf16>}> : () -> (index, tuple<>) loc(#loc1)
  }) : (tensor<complex<f32>, #r0.enc>, tensor<complex<f32>, #r0.enc>) -> (!r1.t0<>, memref<4x?xcomplex<f64>>) loc(#loc19)
  %2 = "r2.a.b"(%1#0, %1#1, %1#0) : (!r1.t0<>, memref<4x?xcomplex<f64>>, !r1.t0<>) -> complex<i1> loc(#loc49)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
#loc2 = loc("<stdin>":2:3)
#loc3 = loc("<stdin>":3:14)
#loc4 = loc("g.rs":85:1 to :7)
#loc6 = loc("f.rs":47:20)
#loc7 = loc("")
#loc9 = loc("<stdin>":12:5)
#loc10 = loc("\\\\")
#loc11 = loc("g.rs":29:1 to :7)
#loc12 = loc("f.rs":23:53)
#loc14 = loc("<aaloc(x)aa")
#loc15 = loc(" a\FFtext ")
#loc16 = loc("f.rs":15:1)
#loc17 = loc("<stdin>":28:11)
#loc18 = loc("f.rs":59:13)
#loc19 = loc("loc(x) ")
#loc20 = loc("g.rs":75:1 to :7)
#loc21 = loc("<stdin>":38:14)
#loc22 = loc("<stdin>":42:17)
#loc23 = loc("\00textloc(x)")
#loc24 = loc("g.rs":38:1 to :7)
#loc26 = loc("g.rs":7:1 to :7)
#loc27 = loc("f.rs":83:96)
#loc28 = loc("g.rs":88:1 to :7)
#loc29 = loc("f.rs":18:33)
#loc30 = loc("<stdin>":56:14)
#loc31 = loc("f.rs":37:17)
#loc32 = loc("<stdin>":61:3)
#loc35 = loc("text \FF")
#map2 = affine_map<(d0) -> (8, d0, -7)>
#loc36 = loc("\\\00//a"(#loc8))
#loc37 = loc(fused<dense_resource<blob_1> : tensor<4xi8>>[#loc10])
#loc38 = loc(fused<array<i16: -2>>[#loc11])
#loc39 = loc(fused<array<i1: true, false>>[#loc16])
#loc40 = loc(fused<#map2>[#loc8])
#loc41 = loc(fused<7.840000e+03 : bf16>[#loc1])
#loc42 = loc(callsite(#loc1 at #loc8))
#loc44 = loc("a<"(#loc8))
#loc45 = loc(fused<"a">[#loc8])
#loc46 = loc("\FF//\00<"(#loc7))
#loc49 = loc("aloc(x)"(#loc35))
#loc50 = loc("< "(#loc36))
#loc51 = loc(callsite(#loc38 at #loc1))
#loc52 = loc(callsite(#loc18 at #loc40))
#loc54 = loc(" text//"(#loc45))
#loc56 = loc(fused<unit>[#loc51])
#loc57 = loc(fused<unit>[#loc54])

{-#
  dialect_resources: {
    builtin: {
      blob_1: "0x04000000AAED8733"
    }
  }
#-}

