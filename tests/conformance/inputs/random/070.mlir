"builtin.module"() ({
  %0:3 = "r1.Y"() {"quote\22s" = "aa//", value} : () -> (!r1.t0<1>, tuple<memref<9x1xmemref<?xi8>>>, tuple<>) loc(#loc1)
  %1:2 = "r1.Y"(%0#2, %0#0, %0#0) <"loc(x)//loc(x)\FF\00"> {"a-b", dense = 6 : i33, dots.and.dots = @"a-b", y$ = {"#y" = {"a-b", y$}, i32 = dense_resource<blob> : tensor<4xi8>, "quote\22s"}} : (tuple<>, !r1.t0<1>, !r1.t0<1>) -> (f64, memref<complex<f64>, 4>) loc(#loc1)
  %2 = "r2.a.b"(%1#1, %1#0, %0#1) : (memref<complex<f64>, 4>, f64, tuple<memref<9x1xmemref<?xi8>>>) -> f64 loc(#loc2)
  "r2.a.b"(%1#0, %1#0, %1#0) <distinct[0]<ui7>> : (f64, f64, f64) -> () loc(#loc8)
  %3:2 = "r0.Y"(%1#0, %0#1) : (f64, tuple<memref<9x1xmemref<?xi8>>>) -> (f80, none) loc(#loc9)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
#loc2 = loc("g.rs":1:2 to 3:4)
#loc3 = loc("f.rs":65:25)
#loc4 = loc("")
#loc5 = loc("f.rs":29:29)
#loc6 = loc(fused<"//\FFloc(x)text" : i32>[#loc2])
#loc7 = loc(callsite(#loc1 at #loc4))
#loc8 = loc(callsite(#loc3 at #loc6))
#loc9 = loc(callsite(#loc7 at #loc5))

{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000002A904CEE"
    }
  }
#-}

