"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<2x4xf32>, f32, index) -> f32, sym_name = "elements"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>, %arg2: f32, %arg3: index):
    %0 = "vector.broadcast"(%arg2) : (f32) -> vector<2x4xf32>
    %1 = "vector.extract"(%arg1) <{static_position = array<i64: 1>}> : (vector<2x4xf32>) -> vector<4xf32>
    %2 = "vector.extract"(%arg1) <{static_position = array<i64: 0, 3>}> : (vector<2x4xf32>) -> f32
    %3 = "vector.extract"(%arg0, %arg3) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
    %4 = "vector.insert"(%arg2, %arg0) <{static_position = array<i64: 2>}> : (f32, vector<4xf32>) -> vector<4xf32>
    %5 = "vector.insert"(%arg0, %arg1, %arg3) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, vector<2x4xf32>, index) -> vector<2x4xf32>
    %6 = "vector.shuffle"(%arg0, %arg0) <{mask = array<i64: 0, 5, 2, 7, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<5xf32>
    %7 = "vector.from_elements"(%arg2, %2, %3, %arg2) : (f32, f32, f32, f32) -> vector<4xf32>
    %8:4 = "vector.to_elements"(%arg0) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %9 = "vector.fma"(%arg0, %arg0, %7) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %10 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
    %11 = "vector.reduction"(%arg0, %arg2) <{fastmath = #arith.fastmath<nnan>, kind = #vector.kind<maximumf>}> : (vector<4xf32>, f32) -> f32
    %12 = "vector.shape_cast"(%arg1) : (vector<2x4xf32>) -> vector<8xf32>
    %13 = "vector.bitcast"(%arg0) : (vector<4xf32>) -> vector<8xi16>
    %14 = "vector.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<4x2xf32>
    %15 = "vector.step"() : () -> vector<8xindex>
    "func.return"(%11) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

