// RUN: pliron-opt %s --rules=%S/Inputs/simple.rules --apply-rules --emit=generic | FileCheck %s
// RUN: pliron-opt %s --rules=%S/Inputs/simple.rules --apply-rules --rule-statistics -o %t 2>&1 | FileCheck %s --check-prefix=STATISTICS
// RUN: pliron-opt %s --rules=%S/Inputs/simple.rules --apply-rules --debug-rules -o %t 2>&1 | FileCheck %s --check-prefix=DEBUG
// RUN: pliron-opt %s --rules=%S/Inputs/simple.rules --explain-rule=simple.double -o %t 2>&1 | FileCheck %s --check-prefix=EXPLAIN
// RUN: not pliron-opt %s --rules=%S/Inputs/simple.rules --explain-rule=simple.doubl -o %t 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not pliron-opt %s --apply-rules -o %t 2>&1 | FileCheck %s --check-prefix=NO-RULES
// RUN: not pliron-opt %s --rules=%S/Inputs/simple.rules --debug-rules -o %t 2>&1 | FileCheck %s --check-prefix=NO-APPLY
// RUN: not pliron-opt %s --rules=%S/Inputs/simple.rules -o %t 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: not pliron-opt %s --rules=%S/Inputs/none.rules -o %t 2>&1 | FileCheck %s --check-prefix=NO-FILE

// CHECK: ^bb0(%[[X:.*]]: i32):
// CHECK-NEXT: %[[SUM:.*]] = "llvm.add"(%[[X]], %[[X]])
// CHECK-NEXT: "llvm.return"(%[[SUM]])

// STATISTICS:      tried applied rule
// STATISTICS-NEXT: 1 1 simple.double
// STATISTICS-NEXT: 1 1 simple.add_zero
// STATISTICS-NEXT: 0 0 simple.never

// DEBUG: rule 'simple.add_zero'
// DEBUG-NEXT: - {{.*}}llvm.add 
// DEBUG-NEXT: + an argument of a block %x
// DEBUG: rule 'simple.double'
// DEBUG-NEXT: - {{.*}}llvm.mul 
// DEBUG-NEXT: + {{.*}}llvm.add 

// EXPLAIN: apply.mlir:[[#@LINE+11]]:{{.*}} remark: rule 'simple.double' does not fit here: a value comes from 'llvm.add', not from a constant
// UNKNOWN: error: no rule is called 'simple.doubl'; did you mean 'simple.double'?
// NO-RULES: error: --apply-rules needs rules: give --rules=FILE
// NO-APPLY: error: --rule-statistics and --debug-rules are for --apply-rules
// ALONE: error: rules alone read no input and run no passes; say --apply-rules to apply them
// NO-FILE: error: {{.*}}none.rules
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>}> ({
^bb0(%x: i32):
  %zero = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
  %two = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
  %sum = "llvm.add"(%x, %zero) : (i32, i32) -> i32
  %product = "llvm.mul"(%sum, %sum) : (i32, i32) -> i32
  %unused = "llvm.urem"(%product, %two) : (i32, i32) -> i32
  %double = "llvm.mul"(%two, %sum) : (i32, i32) -> i32
  "llvm.return"(%double) : (i32) -> ()
}) : () -> ()
