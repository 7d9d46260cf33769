// also llvm: --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
// also canonical: --canonicalize
func.func @ints(%a: i32, %b: i32, %v: vector<4xi64>) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %0, %b overflow<nsw> : i32
  %2 = arith.muli %1, %b overflow<nsw, nuw> : i32
  %3 = arith.divsi %2, %b : i32
  %4 = arith.divui %3, %b : i32
  %5 = arith.remsi %4, %b : i32
  %6 = arith.remui %5, %b : i32
  %7 = arith.ceildivsi %6, %b : i32
  %8 = arith.floordivsi %7, %b : i32
  %9 = arith.ceildivui %8, %b : i32
  %10 = arith.andi %9, %b : i32
  %11 = arith.ori %10, %b : i32
  %12 = arith.xori %11, %b : i32
  %13 = arith.shli %12, %b overflow<nuw> : i32
  %14 = arith.shrsi %13, %b : i32
  %15 = arith.shrui %14, %b : i32
  %16 = arith.maxsi %15, %b : i32
  %17 = arith.minui %16, %b : i32
  %18 = arith.maxui %17, %b : i32
  %19 = arith.minsi %18, %b : i32
  %20 = arith.addi %v, %v : vector<4xi64>
  %21, %22 = arith.addui_extended %19, %b : i32, i1
  %23, %24 = arith.mulsi_extended %21, %b : i32
  %25, %26 = arith.mului_extended %24, %23 : i32
  return %26 : i32
}
// -----
// also llvm: --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
func.func @floats(%a: f32, %b: f32, %v: vector<2x3xf64>) -> f32 {
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %0, %b fastmath<fast> : f32
  %2 = arith.mulf %1, %b fastmath<nnan, contract> : f32
  %3 = arith.divf %2, %b fastmath<arcp> : f32
  %4 = arith.remf %3, %b : f32
  %5 = arith.negf %4 fastmath<nsz> : f32
  %6 = arith.maximumf %5, %b : f32
  %7 = arith.minimumf %6, %b : f32
  %8 = arith.maxnumf %7, %b fastmath<reassoc, afn> : f32
  %9 = arith.minnumf %8, %b : f32
  %10 = arith.addf %v, %v : vector<2x3xf64>
  %11 = arith.cmpf ogt, %a, %b : f32
  %12 = arith.cmpf une, %v, %v fastmath<ninf> : vector<2x3xf64>
  %13 = arith.select %11, %a, %9 : f32
  %14 = arith.select %12, %v, %10 : vector<2x3xi1>, vector<2x3xf64>
  return %13 : f32
}
// -----
// also llvm: --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
func.func @casts(%a: i32, %f: f32, %i: index, %h: f16) -> (i64, f64) {
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extui %a : i32 to i64
  %2 = arith.trunci %a : i32 to i8
  %3 = arith.trunci %a overflow<nsw> : i32 to i16
  %4 = arith.extf %f : f32 to f64
  %5 = arith.truncf %f : f32 to bf16
  %6 = arith.sitofp %a : i32 to f64
  %7 = arith.uitofp %a : i32 to f32
  %8 = arith.fptosi %f : f32 to i64
  %9 = arith.fptoui %f : f32 to i64
  %10 = arith.bitcast %a : i32 to f32
  %11 = arith.index_cast %i : index to i64
  %12 = arith.index_castui %a : i32 to index
  %13 = arith.addi %11, %9 : i64
  %14 = arith.truncf %f to_nearest_even : f32 to f16
  return %13, %4 : i64, f64
}
// -----
// also canonical: --canonicalize
func.func @constants() -> (i32, f32, index, i1, vector<4xi32>, tensor<2x2xf32>) {
  %0 = arith.constant 42 : i32
  %1 = arith.constant 1.5 : f32
  %2 = arith.constant 7 : index
  %3 = arith.constant true
  %4 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %5 = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %6 = arith.constant -1 : i128
  %7 = arith.constant 0x7FC00000 : f32
  %8 = arith.constant dense<0> : vector<[4]xi8>
  %9 = arith.constant sparse<[[0, 0], [1, 2]], [1.0, 5.0]> : tensor<3x4xf32>
  %10 = arith.constant dense_resource<res> : tensor<3xi32>
  return %0, %1, %2, %3, %4, %5 : i32, f32, index, i1, vector<4xi32>, tensor<2x2xf32>
}
{-#
  dialect_resources: {
    builtin: {
      res: "0x04000000010000000200000003000000"
    }
  }
#-}
// -----
func.func @compare(%a: i32, %b: i32, %v: vector<[4]xi32>, %t: tensor<?xi8>) -> i1 {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.cmpi ugt, %v, %v : vector<[4]xi32>
  %4 = arith.cmpi sge, %t, %t : tensor<?xi8>
  %5 = arith.cmpi ule, %0, %1 : i1
  return %5 : i1
}
// -----
func.func @scaling(%x: f32, %s: f8E8M0FNU, %y: f4E2M1FN) -> (f4E2M1FN, f32) {
  %0 = arith.scaling_truncf %x, %s : f32, f8E8M0FNU to f4E2M1FN
  %1 = arith.scaling_extf %y, %s : f4E2M1FN, f8E8M0FNU to f32
  return %0, %1 : f4E2M1FN, f32
}
