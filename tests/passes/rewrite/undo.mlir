// Rules that undo each other end in an error that names them, not in a loop, whatever the rest does.
//
// RUN: not pliron-opt %s --rules=%S/Inputs/undo.rules --apply-rules 2>&1 | FileCheck %s

// CHECK: undo.rules:3:8: warning: rules 'undo.to_or' and 'undo.to_add' can undo each other: none makes anything smaller or cheaper
// CHECK: undo.mlir:[[#@LINE+6]]:8: error: rules 'undo.to_or' and 'undo.to_add' undo each other here (fired {{[0-9]+}} times)
// CHECK: note: one state is: {{.*}}
// CHECK: note: the other is: {{.*}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i32 (i32, i32)>}> ({
^entry(%x: i32, %y: i32):
  // The op of which it is said.
  %s = "llvm.add"(%x, %y) : (i32, i32) -> i32
  "llvm.return"(%s) : (i32) -> ()
}) : () -> ()
