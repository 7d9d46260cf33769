"builtin.module"() ({
  "r0.op"() {r.attr = @"<>"::@f::@"->", true} : () -> ()
  "r1.op"() : () -> ()
  %0:2 = "r1.x_1"() : () -> (tensor<?x?x7x!r0.t3<i32, tensor<?xf32>>>, memref<?x?xvector<4xf32>, strided<[12, 54]>>)
  "r1.x_1"() <{i32 = 0 : ui7, "quote\22s" = strided<[]>}> {_x = dense_resource<blob> : tensor<4xi8>} : () -> ()
  %1:4 = "r1.a.b"(%0#1) <{true = false, value = " \0A\\", y$ = [affine_map<() -> (0, 1)>]}> ({
    %5 = "r2.op"(%0#0) : (tensor<?x?x7x!r0.t3<i32, tensor<?xf32>>>) -> f80
    %6 = "r1.x_1"()[^bb1, ^bb2] <@dots.and.dots> : () -> !r0.t1<a.b.c | d>
  ^bb1:  // pred: ^bb0
    %7:2 = "r0.op"() : () -> (f16, index)
    "r1.Y"(%0#0) : (tensor<?x?x7x!r0.t3<i32, tensor<?xf32>>>) -> ()
    %8 = "r0.a.b"(%6)[^bb2] : (!r0.t1<a.b.c | d>) -> !r0.t0<@sym ^bb %v>
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
    %9:2 = "r1.x_1"(%6, %6)[^bb2] : (!r0.t1<a.b.c | d>, !r0.t1<a.b.c | d>) -> (index, ui7)
  }, {
    %2:3 = "r1.x_1"(%0#0, %0#1) : (tensor<?x?x7x!r0.t3<i32, tensor<?xf32>>>, memref<?x?xvector<4xf32>, strided<[12, 54]>>) -> (tensor<?x!r1.t3<"\5C">>, tensor<8x!r2.t1<= =>>, i33)
    %3:4 = "r1.op"(%2#1, %2#2) <#r2.a3<* + / ?>> : (tensor<8x!r2.t1<= =>>, i33) -> (!r0.t1<<>>, (memref<vector<4xf32>>, memref<memref<?xi8>>) -> (), none, memref<memref<?xi8>, 2>)
    %4:2 = "r1.a.b"(%2#0, %3#1, %0#1) <{}> : (tensor<?x!r1.t3<"\5C">>, (memref<vector<4xf32>>, memref<memref<?xi8>>) -> (), memref<?x?xvector<4xf32>, strided<[12, 54]>>) -> (!r1.t0<[1, (2), {3}]>, complex<i128>)
  }) : (memref<?x?xvector<4xf32>, strided<[12, 54]>>) -> (tuple<>, memref<memref<?xi8>, "space">, memref<?xvector<4xf32>, strided<[53], offset: 56>, {a = 1 : i32}>, memref<*xcomplex<f64>, "space">)
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob: "0x0400000038EDA658"
    }
  }
#-}

