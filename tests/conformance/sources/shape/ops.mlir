// also std: --convert-shape-to-std
func.func @ops(%t: tensor<?x4xf32>, %a: tensor<?xindex>, %b: tensor<?xindex>) -> tensor<?xindex> {
  %0 = shape.shape_of %t : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.broadcast %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %2 = shape.rank %1 : tensor<?xindex> -> index
  %3 = shape.num_elements %1 : tensor<?xindex> -> index
  %4 = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %5 = shape.get_extent %4, %2 : tensor<3xindex>, index -> index
  %6 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %7 = shape.assuming %6 -> tensor<?xindex> {
    shape.assuming_yield %1 : tensor<?xindex>
  }
  return %7 : tensor<?xindex>
}
// -----
func.func @values(%s: !shape.shape, %z: !shape.size, %v: !shape.value_shape) -> !shape.shape {
  %0 = shape.const_size 5
  %1 = shape.add %0, %z : !shape.size, !shape.size -> !shape.size
  %2 = shape.mul %1, %z : !shape.size, !shape.size -> !shape.size
  %3 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  %4 = shape.concat %s, %3 : !shape.shape, !shape.shape -> !shape.shape
  %5 = shape.meet %s, %4 : !shape.shape, !shape.shape -> !shape.shape
  %6 = shape.const_witness true
  %7 = shape.any %5, %s : !shape.shape, !shape.shape -> !shape.shape
  %8 = shape.to_extent_tensor %7 : !shape.shape -> tensor<3xindex>
  %9 = shape.reduce(%s, %0) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %e: !shape.size, %acc: !shape.size):
    %m = shape.mul %acc, %e : !shape.size, !shape.size -> !shape.size
    shape.yield %m : !shape.size
  }
  return %7 : !shape.shape
}
// -----
shape.function_library @lib {
  func.func @same(%a: !shape.value_shape) -> !shape.shape {
    %0 = shape.shape_of %a : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
} mapping {
  t.op = @same
}
