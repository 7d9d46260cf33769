"builtin.module"() ({
  %0:2 = "r1.x_1"() ({
  }, {
    %6:2 = "r1.a.b"() : () -> (f16, () -> ()) loc(#loc2)
    %7:4 = "r1.a.b"() : () -> (tensor<?xcomplex<f32>, #r0.enc<"\5C">>, tuple<>, memref<?x?x7xi64, strided<[?, ?, ?]>>, tensor<?xcomplex<f32>>) loc(#loc3)
    %8:3 = "r0.op"(%6#1, %7#3, %7#1) : (() -> (), tensor<?xcomplex<f32>>, tuple<>) -> (complex<f16>, tuple<>, f128) loc(#loc14)
  }) {dense = [unit, dense_resource<"odd key"> : tensor<4xi8>]} : () -> (!r0.t1<@sym ^bb %v>, () -> ()) loc(#loc1)
  %1 = "r2.a.b"() {"a-b"} : () -> tuple<> loc(#loc15)
  %2:4 = "r0.a.b"() <array<i32: -8, 0, 0>> {"with space" = array<i32: 6>} : () -> (complex<tf32>, (tensor<f80>, vector<3x[6]xui7>, memref<complex<f64>, 1>) -> tensor<2x8xcomplex<f32>>, tuple<>, f64) loc(#loc6)
  %3:3 = "r2.Y"(%1, %0#1, %2#1) <{i32 = 3 : ui7}> : (tuple<>, () -> (), (tensor<f80>, vector<3x[6]xui7>, memref<complex<f64>, 1>) -> tensor<2x8xcomplex<f32>>) -> (!r1.t3<i32, tensor<?xf32>>, f8E5M2, f8E4M3FN) loc(#loc7)
  %4 = "r0.op"(%3#2) <strided<[]>> {i32 = dense<> : tensor<0x2xi65>, y$} : (f8E4M3FN) -> f80 loc(#loc8)
  %5 = "r0.a.b"() <{_x = 0 : ui7, i32 = tuple<>, key = affine_set<(d0, d1) : (((-d0 + 5) floordiv 3) ceildiv 4 == 0, d0 * 3 - 95 == 0)>}> : () -> memref<complex<f64>> loc(#loc9)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("f.rs":75:17)
#loc2 = loc("g.rs":1:2 to 3:4)
#loc3 = loc("<stdin>":4:27)
#loc4 = loc("g.rs":53:1 to :7)
#loc5 = loc("f.rs":15:4)
#loc6 = loc("<stdin>":8:12)
#loc7 = loc("g.rs":39:1 to :7)
#loc8 = loc("f.rs":39:8)
#loc9 = loc("<stdin>":11:8)
#map = affine_map<(d0)[s0] -> ((d0 * 2 + s0 + 7) * 8, d0)>
#loc10 = loc("loc(x)\\\22"(#loc4))
#loc11 = loc(" \0A"(#loc5))
#loc12 = loc("atext"(#loc10))
#loc13 = loc(fused<dense<> : tensor<3x0xindex>>[#loc11])
#loc14 = loc(fused<#map>[#loc12])
#loc15 = loc(callsite(#loc13 at #loc2))

{-#
  dialect_resources: {
    builtin: {
      "odd key": "0x040000004EAB0CF1"
    }
  }
#-}

