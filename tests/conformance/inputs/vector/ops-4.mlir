"builtin.module"() ({
  "func.func"() <{function_type = (vector<[4]xf32>, vector<8xf32>, memref<?xf32>, index, vector<[4]xi1>) -> vector<[4]xf32>, sym_name = "scalable"}> ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<8xf32>, %arg2: memref<?xf32>, %arg3: index, %arg4: vector<[4]xi1>):
    %0 = "vector.scalable.insert"(%arg1, %arg0) <{pos = 8 : i64}> : (vector<8xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %1 = "vector.scalable.extract"(%0) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<4xf32>
    %2 = "vector.vscale"() : () -> index
    %3 = "vector.interleave"(%arg0, %arg0) : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[8]xf32>
    %4:2 = "vector.deinterleave"(%3) : (vector<[8]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>)
    %5 = "vector.load"(%arg2, %arg3) : (memref<?xf32>, index) -> vector<[4]xf32>
    "vector.print"(%arg1) <{punctuation = #vector.punctuation<newline>}> : (vector<8xf32>) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "text\0A"}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<comma>}> : () -> ()
    "func.return"(%4#0) : (vector<[4]xf32>) -> ()
  }) : () -> ()
}) : () -> ()

