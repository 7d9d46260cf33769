// A rule that makes the IR larger each time ends in an error that says how much.
//
// RUN: not pliron-opt %s --rules=%S/Inputs/grow.rules --apply-rules 2>&1 | FileCheck %s

// CHECK: error: rule 'grow.{{split|twist}}' keeps growing the IR: 3 ops became {{[0-9,]+}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i32 (i32, i32)>}> ({
^entry(%x: i32, %y: i32):
  %s = "llvm.mul"(%x, %y) : (i32, i32) -> i32
  "llvm.return"(%s) : (i32) -> ()
}) : () -> ()
