#set = affine_set<()[s0] : (7 == 0)>
"builtin.module"() ({
  "r0.Y"() : () -> () loc(#loc1)
  %0:3 = "r2.a.b"() {loc = complex<i64>} : () -> (tuple<>, vector<bf16>, i1) loc(#loc2)
  %1 = "r2.x_1"(%0#1, %0#2) <affine_set<(d0, d1) : (-1 == 0, 2 >= 0)>> : (vector<bf16>, i1) -> vector<[1]x4x[7]xtf32> loc(#loc23)
  %2:2 = "r0.op"(%1) ({
    "r0.x_1"(%0#2) : (i1) -> () loc(#loc24)
    %4 = "r2.Y"(%0#0, %0#1, %0#0) : (tuple<>, vector<bf16>, tuple<>) -> i32 loc(#loc15)
    "r0.x_1"() : () -> () loc(#loc4)
  }, {
  }) {_x = dense_resource<blob> : tensor<4xi8>} : (vector<[1]x4x[7]xtf32>) -> (memref<f32, {a = 1 : i32}>, !r2.t1<= =>) loc(#loc6)
  "r0.x_1"(%1, %0#2) : (vector<[1]x4x[7]xtf32>, i1) -> () loc(#loc9)
  %3:2 = "r0.a.b"() : () -> (complex<f128>, complex<i33>) loc(#loc16)
  "r0.Y"(%0#2, %0#1, %2#1) <{}> {"123" = #set, key = "", r.attr} : (i1, vector<bf16>, !r2.t1<= =>) -> () loc(#loc25)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("")
#loc2 = loc("g.rs":15:1 to :7)
#loc3 = loc("g.rs":84:1 to :7)
#loc4 = loc("g.rs":1:2 to 3:4)
#loc5 = loc("g.rs":70:1 to :7)
#loc6 = loc("\\<->")
#loc7 = loc("f.rs":24:33)
#loc8 = loc("<\22")
#loc9 = loc("f.rs":34:86)
#loc10 = loc("g.rs":30:1 to :7)
#loc11 = loc("g.rs":69:1 to :7)
#loc12 = loc("\22")
#loc13 = loc(fused[#loc4, #loc5])
#loc14 = loc(callsite(#loc4 at #loc7))
#loc15 = loc(fused<dense_resource<"odd key"> : tensor<4xi8>>[#loc4])
#loc16 = loc(""(#loc10))
#loc17 = loc("text\\\22"(#loc11))
#loc18 = loc("<"(#loc12))
#loc19 = loc(""(#loc4))
#loc20 = loc(fused<dense_resource<"odd key"> : tensor<4xi8>>[#loc13])
#loc21 = loc("texta\\"(#loc14))
#loc22 = loc(callsite(#loc1 at #loc17))
#loc23 = loc(fused[#loc3, #loc20])
#loc24 = loc(fused[#loc21, #loc8])
#loc25 = loc(fused[#loc22, #loc18, #loc19])

{-#
  dialect_resources: {
    builtin: {
      blob: "0x04000000B13269DD",
      "odd key": "0x04000000A4DA1E98"
    }
  }
#-}

