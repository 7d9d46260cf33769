shard.grid @g(shape = 2x?x4)
func.func @ops(%t: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %s = shard.sharding @g split_axes = [[0], [1, 2]] : !shard.sharding
  %0 = shard.shard %t to %s : tensor<8x8xf32>
  %1 = shard.all_reduce %0 on @g grid_axes = [0] reduction = max : tensor<8x8xf32> -> tensor<8x8xf32>
  %2 = shard.process_multi_index on @g axes = [1] : index
  return %1 : tensor<8x8xf32>
}
