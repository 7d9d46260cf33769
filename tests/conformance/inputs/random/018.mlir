"builtin.module"() ({
  %0:2 = "r2.a.b"() {"a-b" = dense_resource<"odd key"> : tensor<4xi8>, "new\0Aline" = {dense = strided<[]>}} : () -> (index, ((vector<[2]xbf16>, complex<ui7>) -> ()) -> ()) loc(#loc1)
  %1 = "r2.op"(%0#1, %0#0) <{_x = array<i16: 3, -4, 2>, key = @"123", value = 627202483 : i33}> : (((vector<[2]xbf16>, complex<ui7>) -> ()) -> (), index) -> ((f64) -> ()) loc(#loc5)
  "r2.a.b"(%0#1, %0#0) : (((vector<[2]xbf16>, complex<ui7>) -> ()) -> (), index) -> () loc(#loc4)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("g.rs":68:1 to :7)
#loc2 = loc("g.rs":1:2 to 3:4)
#loc3 = loc("f.rs":22:22)
#loc4 = loc("f.rs":16:38)
#loc5 = loc(callsite(#loc2 at #loc3))

{-#
  dialect_resources: {
    builtin: {
      "odd key": "0x04000000B18B8A9B"
    }
  }
#-}

