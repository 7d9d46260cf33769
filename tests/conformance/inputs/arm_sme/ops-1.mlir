"builtin.module"() ({
  "func.func"() <{function_type = (vector<[4]xf32>, vector<[4]xf32>, memref<?x?xf32>, index) -> vector<[4]x[4]xf32>, sym_name = "ops"}> ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>, %arg2: memref<?x?xf32>, %arg3: index):
    %0 = "arm_sme.zero"() : () -> vector<[4]x[4]xf32>
    %1 = "arm_sme.outerproduct"(%arg0, %arg1, %0) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
    %2 = "arm_sme.tile_load"(%arg2, %arg3, %arg3) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (memref<?x?xf32>, index, index) -> vector<[4]x[4]xf32>
    "arm_sme.tile_store"(%2, %arg2, %arg3, %arg3) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<[4]x[4]xf32>, memref<?x?xf32>, index, index) -> ()
    %3 = "arm_sme.extract_tile_slice"(%1, %arg3) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]x[4]xf32>, index) -> vector<[4]xf32>
    %4 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<word>}> : () -> index
    "func.return"(%1) : (vector<[4]x[4]xf32>) -> ()
  }) {arm_new_za, arm_streaming} : () -> ()
}) : () -> ()

