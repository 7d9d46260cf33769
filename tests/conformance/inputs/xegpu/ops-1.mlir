"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
    "func.func"() <{function_type = (memref<24x32xf16>, vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf32>) -> (), sym_name = "ops"}> ({
    ^bb0(%arg0: memref<24x32xf16>, %arg1: vector<8x16xf16>, %arg2: vector<8x16x2xf16>, %arg3: vector<8x16xf32>):
      %0 = "xegpu.create_nd_tdesc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<24x32xf16>) -> !xegpu.tensor_desc<8x16xf16>
      %1 = "xegpu.load_nd"(%0) <{const_offsets = array<i64: 0, 0>, l1_hint = #xegpu.cache_hint<cached>}> : (!xegpu.tensor_desc<8x16xf16>) -> vector<8x16xf16>
      %2 = "xegpu.dpas"(%arg1, %arg2) : (vector<8x16xf16>, vector<8x16x2xf16>) -> vector<8x16xf32>
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "t.types"() {a = !xegpu.tensor_desc<24x32xf32, #xegpu.layout<sg_layout = [4, 2], sg_data = [6, 16], lane_layout = [1, 16], lane_data = [1, 1]>>, b = !xegpu.nbarrier} : () -> ()
}) : () -> ()

