"builtin.module"() ({
  "r0.x_1"() : () -> ()
  %0:3 = "r2.Y"() <{dense = false, key = loc(fused<{"%x" = false, r.attr = affine_map<(d0, d1) -> (d0)>, true = 8.575440e-03 : f16}>[" \\\22text\\"]), r.attr = {}}> : () -> ((!r1.t3<>, memref<4xcomplex<f64>>) -> none, memref<*xmemref<?xi8>, {a = 1 : i32}>, complex<f32>)
  %1:2 = "r0.Y"(%0#0, %0#1, %0#0, %0#2) : ((!r1.t3<>, memref<4xcomplex<f64>>) -> none, memref<*xmemref<?xi8>, {a = 1 : i32}>, (!r1.t3<>, memref<4xcomplex<f64>>) -> none, complex<f32>) -> (tensor<0x?x2xcomplex<f32>>, tuple<tensor<*xindex>>)
}) : () -> ()
