#loc2 = loc("<stdin>":6:18)
#loc3 = loc("<stdin>":6:39)
#loc5 = loc("<stdin>":7:14)
#loc7 = loc("<stdin>":8:16)
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1)[s0] -> (d0 + 1, d1 * 2 - s0)>
#map2 = affine_map<(d0) -> (d0 floordiv 2, 7)>
#map3 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
#map4 = affine_map<(d0)[s0] -> (s0, d0 + 8)>
#map5 = affine_map<() -> (0)>
#map6 = affine_map<() -> (16)>
#set = affine_set<(d0, d1)[s0] : (d0 - d1 * 2 + s0 - 3 >= 0, d1 mod 4 == 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, index) -> (), sym_name = "loops"}> ({
  ^bb0(%arg0: memref<?x?xf32> loc("<stdin>":6:18), %arg1: index loc("<stdin>":6:39)):
    "affine.for"() <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map6}> ({
    ^bb0(%arg2: index loc("<stdin>":7:14)):
      "affine.for"(%arg2, %arg1, %arg2, %arg1) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 2, 2, 0>, step = 2 : index, upperBoundMap = #map4}> ({
      ^bb0(%arg3: index loc("<stdin>":8:16)):
        %0 = "affine.load"(%arg0, %arg2, %arg3) <{map = #map}> : (memref<?x?xf32>, index, index) -> f32 loc(#loc8)
        "affine.if"(%arg2, %arg3, %arg1) <{condition = #set}> ({
          "affine.store"(%0, %arg0, %arg2, %arg3, %arg1) <{map = #map1}> : (f32, memref<?x?xf32>, index, index, index) -> () loc(#loc10)
          "affine.yield"() : () -> () loc(#loc9)
        }, {
          "affine.store"(%0, %arg0, %arg2) <{map = #map2}> : (f32, memref<?x?xf32>, index) -> () loc(#loc11)
          "affine.yield"() : () -> () loc(#loc9)
        }) : (index, index, index) -> () loc(#loc9)
        "affine.yield"() : () -> () loc(#loc6)
      }) : (index, index, index, index) -> () loc(#loc6)
      "affine.yield"() : () -> () loc(#loc4)
    }) : () -> () loc(#loc4)
    "func.return"() : () -> () loc(#loc12)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":6:1)
#loc4 = loc("<stdin>":7:3)
#loc6 = loc("<stdin>":8:5)
#loc8 = loc("<stdin>":9:12)
#loc9 = loc("<stdin>":10:7)
#loc10 = loc("<stdin>":11:9)
#loc11 = loc("<stdin>":13:9)
#loc12 = loc("<stdin>":17:3)

