"builtin.module"() ({
  "r0.x_1"() {dense = [2 : i128, strided<[?]>]} : () -> () loc(#loc1)
  %0 = "r2.x_1"() : () -> !r0.t2<i32, tensor<?xf32>> loc(#loc2)
  %1:3 = "r2.a.b"(%0, %0, %0) : (!r0.t2<i32, tensor<?xf32>>, !r0.t2<i32, tensor<?xf32>>, !r0.t2<i32, tensor<?xf32>>) -> (complex<f32>, (tuple<none, !r2.t2<"\5C">, (none, f8E5M2) -> ui7>, i64) -> (), i1) loc(#loc3)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
#loc2 = loc("g.rs":1:2 to 3:4)
#loc3 = loc("<stdin>":3:19)

