#loc9 = loc("g.rs":1:2 to 3:4)
#loc21 = loc("<stdin>":19:11)
#loc27 = loc("g.rs":93:1 to :7)
#loc29 = loc("f.rs":57:34)
#loc30 = loc("f.rs":25:38)
#loc31 = loc("f.rs":34:43)
#loc36 = loc("<stdin>":51:7)
#loc37 = loc("g.rs":32:1 to :7)
#loc38 = loc("a")
#loc39 = loc(" aa")
#loc49 = loc("g.rs":62:1 to :7)
#loc50 = loc("g.rs":15:1 to :7)
#loc51 = loc("g.rs":2:1 to :7)
#loc53 = loc("<stdin>":73:8)
#loc54 = loc("//")
#map = affine_map<(d0, d1) -> ((d0 + d1) ceildiv 2, d0 * -3, 6)>
#map1 = affine_map<(d0) -> (-5, d0, d0 - 6)>
#map2 = affine_map<(d0)[s0, s1] -> ((d0 floordiv 5) * 40, s1 + (s1 floordiv 4) floordiv 5)>
#set1 = affine_set<() : (-32 >= 0, -10 == 0, 0 >= 0)>
#set2 = affine_set<(d0, d1) : (11 == 0)>
#set3 = affine_set<() : (-4 >= 0, 4 == 0, -11 == 0)>
#loc73 = loc(fused[#loc30, #loc31])
#loc77 = loc(fused[#loc38, #loc39])
#loc80 = loc(callsite(#loc50 at #loc51))
#loc89 = loc(callsite(#loc73 at #loc9))
#loc91 = loc(" \FF->\00"(#loc77))
#loc94 = loc(fused[#loc49, #loc9, #loc80])
#loc97 = loc("loc(x)\\"(#loc94))
"builtin.module"() ({
  %0 = "r2.Y"() : () -> f32 loc(#loc57)
  %1:3 = "r1.a.b"(%0) : (f32) -> (index, memref<7xi33, "space">, memref<8x?xvector<4xf32>>) loc(#loc2)
  %2 = "r2.a.b"(%1#1) ({
    "r0.Y"(%1#2, %1#1) <{}> ({
      %41:3 = "r2.a.b"() {"#y" = 0.00686229533 : f32, "<>", r.attr = true, true = "<a\00"} : () -> (index, complex<f80>, f16) loc(#loc81)
      %42:3 = "r0.x_1"(%1#0, %41#2) : (index, f16) -> (i32, !r1.t3<@sym ^bb %v>, tensor<index, #map>) loc(#loc82)
      "r1.op"(%41#0, %41#1) <dense_resource<blob_1> : tensor<4xi8>> : (index, complex<f80>) -> () loc(#loc83)
    }, {
    }, {
      %38 = "r0.Y"(%1#0, %1#1) <false> : (index, memref<7xi33, "space">) -> vector<5xf32> loc(#loc95)
      %39 = "r2.x_1"(%0) : (f32) -> bf16 loc(#loc85)
      %40:2 = "r1.Y"(%1#1) {i32 = {}, true} : (memref<7xi33, "space">) -> (none, !r0.t3<i32, tensor<?xf32>>) loc(#loc86)
    }) : (memref<8x?xvector<4xf32>>, memref<7xi33, "space">) -> () loc(#loc4)
    %20 = "r1.a.b"(%1#0) ({
      "r0.Y"() <{_x, y$}> ({
        %33:4 = "r2.op"() <{dense}> : () -> (!r1.t3<[1, (2), {3}]>, i33, none, memref<*xmemref<?xi8>, "space">) loc(#loc20)
        %34:2 = "r1.a.b"() : () -> (f64, memref<*xmemref<?xi8>, 5>) loc(#loc87)
        "r1.op"(%0)[^bb1] {"<>" = #map1, y$ = 8 : i128} : (f32) -> () loc(#loc67)
      ^bb1(%35: !r1.t0<"s>"> loc("<stdin>":19:11)):  // 3 preds: ^bb0, ^bb1, ^bb1
        %36 = "r1.op"(%35) <strided<[7, 7]>> {dense, i32 = "\\", key, y$ = -1.706000e+14 : f32} : (!r1.t0<"s>">) -> tf32 loc(#loc68)
        %37 = "r1.a.b"(%33#0)[^bb1, ^bb1] : (!r1.t3<[1, (2), {3}]>) -> memref<8xi32, 3> loc(#loc22)
      }, {
      }, {
        %32 = "r2.x_1"() <{}> : () -> ((!r0.t1<"s>">, tuple<vector<index>, tuple<index>, memref<*xvector<4xf32>>>) -> ()) loc(#loc23)
      }) : () -> () loc(#loc19)
      %21 = "r1.op"(%0) <dense_resource<blob_1> : tensor<4xi8>> : (f32) -> i32 loc(#loc24)
      %22 = "r0.x_1"()[^bb1] <{dense, key = @"with space", y$ = affine_set<(d0)[s0, s1] : (12 == 0, s0 == 0)>}> ({
        "r2.op"(%1#2) : (memref<8x?xvector<4xf32>>) -> () loc(#loc5)
        "r1.a.b"() {dots.and.dots = #r1.a2<1>} : () -> () loc(#loc88)
      }) : () -> (() -> ()) loc(#loc69)
    ^bb1(%23: tensor<*xcomplex<f32>> loc("g.rs":1:2 to 3:4)):  // 2 preds: ^bb0, ^bb1
      %24 = "r1.Y"(%1#1) ({
        %26:3 = "r1.op"(%22, %0, %1#0) : (() -> (), f32, index) -> (none, memref<9xmemref<?xi8>, #map2, {a = 1 : i32}>, tuple<>) loc(#loc5)
        "r1.a.b"()[^bb3, ^bb3, ^bb2] <dense_resource<blob_1> : tensor<4xi8>> {i32 = #set1, true = false} : () -> () loc(#loc72)
      ^bb1(%27: (vector<f8E5M2>) -> () loc("g.rs":93:1 to :7)):  // pred: ^bb1
        %28 = "r2.a.b"(%26#0, %21)[^bb2, ^bb1] : (none, i32) -> vector<[6]xf8E5M2> loc(#loc28)
      ^bb2:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
        "r0.x_1"()[^bb2] : () -> () loc(#loc9)
      ^bb3(%29: tensor<*xf32> loc("f.rs":57:34), %30: ((memref<memref<?xi8>>, !r0.t1<x::y, -1>) -> (() -> (), tensor<complex<f32>, {}>)) -> !r0.t3<* + / ?> loc(callsite(#loc73 at #loc9))):  // 2 preds: ^bb0, ^bb0
        %31 = "r2.a.b"()[^bb2] {key = tuple<>, loc = #r0.a2<<>>} : () -> tuple<memref<?xi33>> loc(#loc32)
      }, {
      }, {
      }) : (memref<7xi33, "space">) -> tuple<complex<i8>> loc(#loc71)
      "r2.Y"() : () -> () loc(#loc74)
      %25:2 = "r2.op"(%22, %1#1)[^bb1] : (() -> (), memref<7xi33, "space">) -> (f8E4M3FN, tuple<tuple<vector<7x8xi128>>>) loc(#loc75)
    }) : (index) -> vector<f64> loc(#loc18)
  }, {
    "r0.op"() <{}> {_x = #set2, loc = false, r.attr = dense_resource<"odd key"> : tensor<4xi8>, true = {_x = #r1.a1<"s>">}} : () -> () loc(#loc34)
    "r2.a.b"(%1#2) : (memref<8x?xvector<4xf32>>) -> () loc(#loc90)
    %3 = "r0.Y"(%1#2, %1#1)[^bb2] <-8.614730e-09 : bf16> : (memref<8x?xvector<4xf32>>, memref<7xi33, "space">) -> i128 loc(#loc35)
  ^bb1(%4: !r1.t0<"s>"> loc("<stdin>":51:7), %5: index loc("g.rs":32:1 to :7), %6: index loc(" \FF->\00"(#loc77))):  // pred: ^bb1
    %7 = "r0.Y"()[^bb2, ^bb2, ^bb1] ({
      %19:3 = "r0.a.b"() : () -> (memref<si16, "space">, !r2.t1<a -> b>, vector<f128>) loc(#loc40)
      "r1.Y"(%5, %19#1, %1#2) <{}> : (index, !r2.t1<a -> b>, memref<8x?xvector<4xf32>>) -> () loc(#loc9)
      "r0.op"(%3, %3, %5) {r.attr = true, value = dense_resource<"odd key"> : tensor<4xi8>} : (i128, i128, index) -> () loc(#loc41)
    }, {
      %13:2 = "r2.x_1"(%1#0, %6, %4) ({
        %14 = "r0.x_1"() : () -> i33 loc(#loc9)
        %15 = "r0.a.b"(%1#2, %0, %1#2, %1#2)[^bb1, ^bb1] <{loc = [@"->"::@"with space", strided<[1]>], y$ = affine_set<(d0, d1) : ((d0 floordiv 6) * 7 - (d1 - d0) ceildiv 7 >= 0, d0 * -5 - (-d0 - 16) * 7 >= 0, d1 - d0 - 1 >= 0)>}> {y$} : (memref<8x?xvector<4xf32>>, f32, memref<8x?xvector<4xf32>>, memref<8x?xvector<4xf32>>) -> ui7 loc(#loc96)
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
        %16:2 = "r0.op"(%4) {"new\0Aline" = 54 : ui7} : (!r1.t0<"s>">) -> (tensor<index>, vector<f80>) loc(#loc45)
        %17:2 = "r2.op"() <dense<[17282, 37313]> : tensor<2xui16>> : () -> (vector<8x[1]xf128>, complex<i64>) loc(#loc5)
        %18 = "r2.op"(%5, %16#0)[^bb1, ^bb1] {_x = #set3, loc = dense_resource<blob> : tensor<4xi8>, r.attr = () -> (), y$} : (index, tensor<index>) -> f128 loc(#loc93)
      ^bb2:  // pred: ^bb2
        "r0.x_1"()[^bb2] : () -> () loc(#loc48)
      }, {
      }) : (index, index, !r1.t0<"s>">) -> (memref<*xmemref<?xi8>, 1>, index) loc(#loc42)
    }) : () -> memref<bf16, {a = 1 : i32}> loc(#loc5)
  ^bb2(%8: f8E4M3FN loc("loc(x)\\"(#loc94))):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb3
    "r1.a.b"(%1#0, %3)[^bb3] ({
    }, {
    }) : (index, i128) -> () loc(#loc52)
  ^bb3(%9: (() -> (), () -> (vector<4x7xi33>, tuple<none>)) -> () loc("<stdin>":73:8), %10: vector<bf16> loc("//")):  // pred: ^bb2
    %11 = "r2.a.b"() : () -> index loc(#loc9)
    %12:4 = "r2.a.b"(%11, %1#1, %10)[^bb2] <array<f32: 8.301400e+01>> {dense = @"->"::@"with space", r.attr = "<<" : si16, value = array<i1: true>} : (index, memref<7xi33, "space">, vector<bf16>) -> (tensor<f8E4M3FN>, f8E5M2, (f64) -> (), i128) loc(#loc55)
  }) : (memref<7xi33, "space">) -> i64 loc(#loc3)
  "r1.Y"(%1#0, %1#0) : (index, index) -> () loc(#loc56)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("g.rs":5:1 to :7)
#loc2 = loc("<stdin>":2:11)
#loc3 = loc("f.rs":53:31)
#loc4 = loc("<stdin>":4:3)
#loc5 = loc(unknown)
#loc6 = loc("\0Atexttext")
#loc7 = loc("loc(x)loc(x)text->")
#loc8 = loc("g.rs":11:1 to :7)
#loc10 = loc("g.rs":51:1 to :7)
#loc11 = loc("g.rs":48:1 to :7)
#loc12 = loc("g.rs":27:1 to :7)
#loc13 = loc("f.rs":37:57)
#loc14 = loc("g.rs":73:1 to :7)
#loc15 = loc("g.rs":75:1 to :7)
#loc16 = loc("\22\0A\00")
#loc17 = loc("g.rs":17:1 to :7)
#loc18 = loc("g.rs":59:1 to :7)
#loc19 = loc("<stdin>":15:5)
#loc20 = loc("")
#loc22 = loc("f.rs":91:55)
#loc23 = loc("<stdin>":24:16)
#loc24 = loc("<stdin>":26:14)
#loc25 = loc("f.rs":7:13)
#loc26 = loc("g.rs":39:1 to :7)
#loc28 = loc("<stdin>":36:16)
#loc32 = loc("<textloc(x)\FF")
#loc33 = loc("loc(x)->")
#loc34 = loc("<stdin>":48:3)
#loc35 = loc("f.rs":67:50)
#loc40 = loc(" \FF")
#loc41 = loc("<stdin>":55:5)
#loc42 = loc("f.rs":34:53)
#loc43 = loc("g.rs":95:1 to :7)
#loc44 = loc("f.rs":18:73)
#loc45 = loc("text\\text\22")
#loc46 = loc("//a->->")
#loc47 = loc("\0A")
#loc48 = loc("<stdin>":65:7)
#loc52 = loc("<stdin>":70:3)
#loc55 = loc("<stdin>":75:14)
#loc56 = loc("f.rs":90:64)
#set = affine_set<(d0, d1)[s0] : (d1 >= 0, s0 >= 0)>
#loc57 = loc("<//a"(#loc1))
#loc58 = loc(callsite(#loc5 at #loc6))
#loc59 = loc(fused<8 : ui7>[#loc5])
#loc60 = loc(callsite(#loc8 at #loc9))
#loc61 = loc(callsite(#loc5 at #loc10))
#loc62 = loc(""(#loc12))
#loc63 = loc(callsite(#loc13 at #loc14))
#loc64 = loc(""(#loc15))
#loc65 = loc(fused<unit>[#loc16])
#loc66 = loc("textloc(x)"(#loc9))
#loc67 = loc(fused<#set>[#loc20])
#loc68 = loc(fused<unit>[#loc9])
#loc69 = loc(callsite(#loc5 at #loc25))
#loc70 = loc(fused<"" : i33>[#loc26])
#loc71 = loc(fused<strided<[]>>[#loc5])
#loc72 = loc("text////"(#loc9))
#loc74 = loc("\FF\22->"(#loc9))
#loc75 = loc(callsite(#loc33 at #loc5))
#loc76 = loc(callsite(#loc5 at #loc5))
#loc78 = loc(fused<{}>[#loc43])
#loc79 = loc(fused[#loc46, #loc47])
#loc81 = loc(fused[#loc58, #loc7])
#loc82 = loc(callsite(#loc59 at #loc60))
#loc83 = loc(fused<false>[#loc61])
#loc84 = loc(callsite(#loc11 at #loc62))
#loc85 = loc(callsite(#loc64 at #loc9))
#loc86 = loc(fused[#loc65, #loc17])
#loc87 = loc("\FF"(#loc66))
#loc88 = loc(fused<{"new\0Aline" = -7981 : si16, y$}>[#loc70])
#loc90 = loc(fused<!r0.t1<x::y, -1>>[#loc76])
#loc92 = loc("\00"(#loc78))
#loc93 = loc(fused<strided<[7]>>[#loc79])
#loc95 = loc(callsite(#loc84 at #loc63))
#loc96 = loc(fused[#loc92, #loc44])

{-#
  dialect_resources: {
    builtin: {
      blob_1: "0x04000000234D367B",
      "odd key": "0x04000000AA9CB92F",
      blob: "0x040000001091D212"
    }
  }
#-}

