gpu.module @m {
  func.func @ops(%m: memref<24x32xf16>, %a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %v: vector<8x16xf32>) {
    %0 = xegpu.create_nd_tdesc %m : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 1 : i64>>
    %1 = xegpu.load_nd %0[0, 0] <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 1 : i64>> -> vector<8x16xf16>
    %2 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<8x16x2xf16> -> vector<8x16xf32>
    return
  }
}
"t.types"() {a = !xegpu.tensor_desc<24x32xf32, #xegpu.layout<sg_layout = [4, 2], sg_data = [6, 16], lane_layout = [1, 16], lane_data = [1, 1]>>, b = !xegpu.nbarrier} : () -> ()
