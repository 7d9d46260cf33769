#loc9 = loc("f.rs":95:66)
#loc10 = loc("f.rs":0:37)
#loc13 = loc("<stdin>":12:6)
#loc14 = loc("f.rs":18:81)
#loc29 = loc(fused<strided<[7]>>[#loc9])
#loc37 = loc(fused<{dots.and.dots = 9 : i8, loc = 8 : si16, true}>[#loc29])
#loc42 = loc(fused[#loc37, #loc10])
"builtin.module"() ({
  %0 = "r2.a.b"() ({
    "r0.op"() : () -> () loc(#loc41)
    %6 = "r0.Y"() : () -> !r2.t0<i32, tensor<?xf32>> loc(#loc27)
    %7:2 = "r0.x_1"()[^bb2] : () -> (tensor<!r2.t1<a -> b>>, complex<f8E4M3FN>) loc(#loc28)
  ^bb1:  // 2 preds: ^bb2, ^bb3
    %8 = "r1.op"(%6, %7#1)[^bb3] <strided<[7]>> ({
    }) {_x = [], "new\0Aline" = dense<4341> : tensor<ui16>} : (!r2.t0<i32, tensor<?xf32>>, complex<f8E4M3FN>) -> !r1.t3<x::y, -1> loc(#loc8)
  ^bb2(%9: f8E5M2 loc(fused[#loc37, #loc10])):  // pred: ^bb0
    %10:2 = "r1.x_1"() : () -> (none, f8E4M3FN) loc(#loc11)
    %11:3 = "r1.a.b"(%7#1, %7#0, %7#1) <{}> {y$ = !r0.t1<"\5C">} : (complex<f8E4M3FN>, tensor<!r2.t1<a -> b>>, complex<f8E4M3FN>) -> (memref<?xvector<4xf32>, {a = 1 : i32}>, tuple<vector<2x[6]xtf32>>, !r0.t2<x::y, -1>) loc(#loc3)
    %12:2 = "r1.x_1"(%10#0, %11#0, %11#0)[^bb1, ^bb3] <{}> {"a-b" = dense<-7.877890e+01> : tensor<f32>, key, y$ = dense<> : tensor<2x0xi32>} : (none, memref<?xvector<4xf32>, {a = 1 : i32}>, memref<?xvector<4xf32>, {a = 1 : i32}>) -> (tuple<complex<ui7>, vector<5x5xi128>>, tuple<() -> i1>) loc(#loc38)
  ^bb3(%13: tuple<complex<f8E5M2>> loc("<stdin>":12:6), %14: tuple<complex<i8>> loc("f.rs":18:81)):  // 2 preds: ^bb1, ^bb2
    "r1.a.b"(%6) : (!r2.t0<i32, tensor<?xf32>>) -> () loc(#loc15)
    "r1.x_1"()[^bb1] <{dense = false, key = affine_map<()[s0] -> (-15, s0 floordiv 4, -4)>, loc = @_g$1::@h.i}> {"<>" = tuple<>, value} : () -> () loc(#loc39)
  }, {
    "r0.op"() <dense_resource<"odd key"> : tensor<4xi8>> {"%x" = #r0.a2<[1, (2), {3}]>, r.attr = "loc(x)<" : i128, true = strided<[7, 1, 7]>} : () -> () loc(#loc16)
    %4:3 = "r2.a.b"() : () -> (vector<f8E4M3FN>, (none, complex<i32>) -> (), vector<f64>) loc(#loc17)
    %5:4 = "r2.x_1"(%4#1, %4#0) <{key = dense<7> : tensor<i4>, y$ = distinct[0]<0 : index>}> ({
    }, {
    }, {
    }) : ((none, complex<i32>) -> (), vector<f8E4M3FN>) -> (() -> tensor<?x0x2x!r1.t0<>>, (tuple<>, (f32) -> ()) -> (), tuple<complex<i1>>, tensor<?xcomplex<f32>>) loc(#loc18)
  }) : () -> index loc(#loc1)
  "r2.Y"(%0) <{}> : (index) -> () loc(#loc32)
  %1:2 = "r2.a.b"(%0, %0) <{}> : (index, index) -> (vector<ui64>, ui64) loc(#loc33)
  %2:3 = "r1.op"(%1#0) <strided<[]>> ({
  }) : (vector<ui64>) -> (none, f8E4M3FN, vector<bf16>) loc(#loc43)
  %3 = "r0.x_1"() {dense = {}} : () -> complex<ui7> loc(#loc24)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":1:7)
#loc2 = loc("texttext")
#loc3 = loc(unknown)
#loc4 = loc("f.rs":83:66)
#loc5 = loc("g.rs":1:2 to 3:4)
#loc6 = loc("a")
#loc7 = loc("f.rs":98:20)
#loc8 = loc("f.rs":63:60)
#loc11 = loc("\00")
#loc12 = loc("loc(x)//")
#loc15 = loc("g.rs":81:1 to :7)
#loc16 = loc("<stdin>":16:3)
#loc17 = loc("<stdin>":17:26)
#loc18 = loc("f.rs":46:45)
#loc19 = loc("g.rs":44:1 to :7)
#loc20 = loc("g.rs":91:1 to :7)
#loc21 = loc("g.rs":41:1 to :7)
#loc22 = loc("f.rs":69:48)
#loc23 = loc("g.rs":85:1 to :7)
#loc24 = loc("f.rs":73:22)
#loc25 = loc(callsite(#loc3 at #loc3))
#loc26 = loc("text"(#loc4))
#loc27 = loc(callsite(#loc5 at #loc5))
#loc28 = loc(callsite(#loc6 at #loc7))
#loc30 = loc("\0A"(#loc12))
#loc31 = loc(fused<dense<-5> : tensor<i4>>[#loc3])
#loc32 = loc(fused<unit>[#loc3])
#loc33 = loc(fused[#loc19, #loc20])
#loc34 = loc(fused<{}>[#loc21])
#loc35 = loc(callsite(#loc22 at #loc23))
#loc36 = loc(callsite(#loc25 at #loc26))
#loc38 = loc(fused<{loc = array<i32: -6, 7, 6>, value = "a->" : si16}>[#loc30])
#loc39 = loc(fused<0 : i8>[#loc31])
#loc40 = loc(callsite(#loc34 at #loc35))
#loc41 = loc(callsite(#loc2 at #loc36))
#loc43 = loc(fused<dense_resource<"odd key"> : tensor<4xi8>>[#loc40])

{-#
  dialect_resources: {
    builtin: {
      "odd key": "0x0400000069FAE897"
    }
  }
#-}

