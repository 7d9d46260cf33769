#map = affine_map<(d0)[s0, s1, s2] -> ((s2 - s1 floordiv 5 - 9) * 2)>
"builtin.module"() ({
  "r1.a.b"() ({
    "r2.a.b"() : () -> () loc(#loc2)
    %3 = "r2.x_1"() : () -> f8E4M3FN loc(#loc9)
  }, {
    "r1.x_1"() : () -> () loc(#loc4)
    %1:2 = "r0.Y"() <{}> : () -> (tuple<>, tuple<bf16, () -> i64, complex<i33>>) loc(#loc5)
    %2 = "r0.Y"() <{"->" = 0 : i64, "a-b", value = {}}> : () -> f16 loc(#loc3)
  }, {
  }) {"123" = {}} : () -> () loc(#loc1)
  "r2.Y"() : () -> () loc(#loc6)
  "r0.a.b"() {_x = -6.833070e-04 : f16, key = #map, y$ = true} : () -> () loc(#loc14)
  %0 = "r2.a.b"() <{loc}> : () -> vector<3x5x4xf32> loc(#loc13)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":1:1)
#loc2 = loc("g.rs":53:1 to :7)
#loc3 = loc("g.rs":1:2 to 3:4)
#loc4 = loc("g.rs":72:1 to :7)
#loc5 = loc("\22->")
#loc6 = loc(" a\22\FF")
#loc7 = loc("f.rs":42:22)
#loc8 = loc("\22\FF")
#set = affine_set<()[s0] : (0 >= 0, -4 == 0, (s0 + 7) floordiv 5 >= 0)>
#loc9 = loc(fused<false>[#loc3])
#loc10 = loc(""(#loc7))
#loc11 = loc(callsite(#loc8 at #loc3))
#loc12 = loc(fused<{"<>" = "\0A" : i32, "with space" = #set}>[#loc10])
#loc13 = loc("<"(#loc11))
#loc14 = loc(fused[#loc3, #loc12])

