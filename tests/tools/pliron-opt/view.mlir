// RUN: pliron-opt --allow-unregistered-dialect --view=cfg %s | FileCheck %s --check-prefix=CFG
// RUN: pliron-opt --allow-unregistered-dialect --view=regions %s | FileCheck %s --check-prefix=TREE
// RUN: pliron-opt --allow-unregistered-dialect --view=callgraph %s | FileCheck %s --check-prefix=CALLS
// RUN: pliron-opt --allow-unregistered-dialect --view=cfg %s -o %t.dot
// RUN: FileCheck %s --check-prefix=CFG --input-file=%t.dot
// RUN: not pliron-opt --view=flow %s 2>&1 | FileCheck %s --check-prefix=WRONG

// CFG: digraph
// CFG: label="llvm.func @even
// CFG: n0 [label="^bb0(%c: i1):
// CFG: n0 -> n1 [label="0"];
// CFG-NEXT: n0 -> n2 [label="1"];
// CFG: n2 -> n1;
// TREE: n0 [label="builtin.module\lregion 0: 1 block, 2 ops\l"];
// TREE: n1 [label="llvm.func @even\lregion 0: 3 blocks, 5 ops\l"];
// TREE-NEXT: n0 -> n1 [label="0"];
// CALLS: label="recursive"
// CALLS: llvm.func @even
// CALLS: llvm.func @main
// CALLS: n1 -> n0;
// WRONG: pliron-opt: error: --view cannot be 'flow' (it is one of cfg, regions, callgraph)
"builtin.module"() ({
  "llvm.func"() <{sym_name = "even", function_type = !llvm.func<void (i1)>, linkage = #llvm.linkage<external>}> ({
  ^bb0(%c: i1):
    "llvm.cond_br"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:
    "llvm.call"(%c) <{callee = @even, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
    "llvm.return"() : () -> ()
  ^bb2:
    "a.b"() : () -> ()
    "llvm.br"()[^bb1] : () -> ()
  }) : () -> ()
  "llvm.func"() <{sym_name = "main", function_type = !llvm.func<void (i1)>, linkage = #llvm.linkage<external>}> ({
  ^bb0(%c: i1):
    "llvm.call"(%c) <{callee = @even, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
