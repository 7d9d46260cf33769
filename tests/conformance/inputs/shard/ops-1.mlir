"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, -9223372036854775808, 4>, sym_name = "g"}> : () -> ()
  "func.func"() <{function_type = (tensor<8x8xf32>) -> tensor<8x8xf32>, sym_name = "ops"}> ({
  ^bb0(%arg0: tensor<8x8xf32>):
    %0 = "shard.sharding"() <{grid = @g, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[0], [1, 2]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64>}> : () -> !shard.sharding
    %1 = "shard.shard"(%arg0, %0) : (tensor<8x8xf32>, !shard.sharding) -> tensor<8x8xf32>
    %2 = "shard.all_reduce"(%1) <{grid = @g, grid_axes = array<i16: 0>, reduction = #shard<partial max>}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = "shard.process_multi_index"() <{axes = array<i16: 1>, grid = @g}> : () -> index
    "func.return"(%2) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

