// How often it goes round can be bounded, and the order chosen. After a round that changed something
// there is one more, which mostly finds nothing.
//
// RUN: pliron-opt %s --pass-pipeline='builtin.module(canonicalize{max-iterations=2,test-convergence=true})' --emit=generic | FileCheck %s
// RUN: pliron-opt %s --pass-pipeline='builtin.module(canonicalize{max-iterations=0,top-down=false})' --emit=generic | FileCheck %s
// RUN: not pliron-opt %s --pass-pipeline='builtin.module(canonicalize{max-iteration=1})' 2>&1 | FileCheck %s --check-prefix=ERROR

// ERROR: error: {{.*}}'max-iteration'
// ERROR: ^

// CHECK-LABEL: sym_name = "f"
// CHECK: "llvm.return"(%{{.*}}) : (i32)
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i32 ()>}> ({
  %a = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
  %b = "llvm.mul"(%a, %a) : (i32, i32) -> i32
  "llvm.return"(%b) : (i32) -> ()
}) : () -> ()
