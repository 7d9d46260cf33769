"builtin.module"() ({
  "acc.private.recipe"() <{sym_name = "priv", type = memref<10xf32>}> ({
  ^bb0(%arg4: memref<10xf32>):
    %3 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<10xf32>
    "acc.yield"(%3) : (memref<10xf32>) -> ()
  }, {
  }) : () -> ()
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "red", type = i64}> ({
  ^bb0(%arg3: i64):
    %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    "acc.yield"(%2) : (i64) -> ()
  }, {
  ^bb0(%arg1: i64, %arg2: i64):
    %1 = "arith.addi"(%arg1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "acc.yield"(%1) : (i64) -> ()
  }, {
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xi8>) -> (), sym_name = "data"}> ({
  ^bb0(%arg0: memref<4xi8>):
    %0 = "acc.create"(%arg0) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i8}> : (memref<4xi8>) -> memref<4xi8>
    "acc.data"(%0) <{defaultAttr = #acc<defaultvalue present>, operandSegmentSizes = array<i32: 0, 0, 0, 1>}> ({
      "acc.terminator"() : () -> ()
    }) : (memref<4xi8>) -> ()
    "acc.delete"(%0) <{dataClause = #acc<data_clause acc_delete>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<4xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

