#loc8 = loc("")
#map = affine_map<(d0, d1)[s0] -> ((d0 * 7) floordiv 2, -9, 0)>
"builtin.module"() ({
  "r1.a.b"() <{}> {value = true} : () -> () loc(#loc1)
  %0:2 = "r2.x_1"() <strided<[1]>> : () -> (index, vector<6x[7]xf8E5M2>) loc(#loc2)
  "r0.Y"(%0#1) : (vector<6x[7]xf8E5M2>) -> () loc(#loc2)
  %1 = "r1.x_1"() <#r2.a1<<>>> {i32 = dense<3> : tensor<i32>, r.attr = index} : () -> ((tensor<?x?x4x?x!r2.t2<* + / ?>, "\\">) -> tf32) loc(#loc3)
  %2 = "r1.op"() <affine_map<(d0)[s0] -> (s0 * 4, d0)>> ({
    %3 = "r2.op"(%0#1) {i32 = "<\22//" : si16} : (vector<6x[7]xf8E5M2>) -> ui7 loc(#loc11)
    %4 = "r1.Y"()[^bb1] : () -> tuple<memref<*xi128>, tuple<>, memref<?xcomplex<f64>>> loc(#loc7)
  ^bb1(%5: tensor<*x!r2.t0<@sym ^bb %v>> loc("")):  // 3 preds: ^bb0, ^bb1, ^bb1
    %6 = "r2.x_1"(%4, %0#0, %4) : (tuple<memref<*xi128>, tuple<>, memref<?xcomplex<f64>>>, index, tuple<memref<*xi128>, tuple<>, memref<?xcomplex<f64>>>) -> vector<1xi8> loc(#loc2)
    %7 = "r1.Y"(%1, %5)[^bb1, ^bb1] <dense_resource<blob_1> : tensor<4xi8>> : ((tensor<?x?x4x?x!r2.t2<* + / ?>, "\\">) -> tf32, tensor<*x!r2.t0<@sym ^bb %v>>) -> memref<?x6xcomplex<f64>, #map, {a = 1 : i32}> loc(#loc9)
  }) : () -> !r2.t0<i32, tensor<?xf32>> loc(#loc4)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":1:1)
#loc2 = loc("g.rs":1:2 to 3:4)
#loc3 = loc("<stdin>":4:7)
#loc4 = loc("f.rs":81:61)
#loc5 = loc("////")
#loc6 = loc("f.rs":5:50)
#loc7 = loc(" \00  ")
#loc9 = loc("<stdin>":10:11)
#loc10 = loc(fused[#loc5, #loc6])
#loc11 = loc(callsite(#loc10 at #loc2))

{-#
  dialect_resources: {
    builtin: {
      blob_1: "0x040000000E4F22EA"
    }
  }
#-}

