"builtin.module"() ({
  "func.func"() <{function_type = (index, vector<4xf32>) -> vector<1xf32>, sym_name = "warp"}> ({
  ^bb0(%arg0: index, %arg1: vector<4xf32>):
    %0 = "gpu.warp_execute_on_lane_0"(%arg0) <{warp_size = 32 : i64}> ({
      %1 = "t.make"() : () -> vector<32xf32>
      "gpu.yield"(%1) : (vector<32xf32>) -> ()
    }) : (index) -> vector<1xf32>
    "func.return"(%0) : (vector<1xf32>) -> ()
  }) : () -> ()
}) : () -> ()

