func.func @compute(%a: memref<10xf32>, %n: i32, %lb: index, %ub: index, %s: index) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {name = "a"}
  acc.parallel dataOperands(%0 : memref<10xf32>) num_gangs({%n : i32}) async {
    acc.loop gang control(%i : index) = (%lb : index) to (%ub : index) step (%s : index) {
      %v = memref.load %a[%i] : memref<10xf32>
      acc.yield
    } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
    acc.yield
  }
  acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%a : memref<10xf32>)
  acc.wait
  acc.init
  acc.shutdown
  return
}
// -----
acc.private.recipe @priv : memref<10xf32> init {
^bb0(%x: memref<10xf32>):
  %0 = memref.alloca() : memref<10xf32>
  acc.yield %0 : memref<10xf32>
}
acc.reduction.recipe @red : i64 reduction_operator <add> init {
^bb0(%x: i64):
  %0 = arith.constant 0 : i64
  acc.yield %0 : i64
} combiner {
^bb0(%a: i64, %b: i64):
  %0 = arith.addi %a, %b : i64
  acc.yield %0 : i64
}
func.func @data(%a: memref<4xi8>) {
  %0 = acc.create varPtr(%a : memref<4xi8>) -> memref<4xi8>
  acc.data dataOperands(%0 : memref<4xi8>) {
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue present>}
  acc.delete accPtr(%0 : memref<4xi8>)
  return
}
