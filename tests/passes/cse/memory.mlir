// RUN: pliron-opt %s --load-dialect=%S/../Inputs/test.pliron-dialect --emit=generic \
// RUN:   --pass-pipeline='builtin.module(test.func(cse))' | FileCheck %s

// Reads of which it is only known that they read.

// CHECK-LABEL: sym_name = "adjacent"
// CHECK:         %[[A:.*]] = "test.read"(%p)
// CHECK-NEXT:    "test.return"(%[[A]], %[[A]], %[[A]])
"test.func"() <{sym_name = "adjacent", function_type = (i32) -> (i32, i32, i32)}> ({
^bb0(%p: i32):
  %0 = "test.read"(%p) : (i32) -> i32
  %1 = "test.read"(%p) : (i32) -> i32
  %2 = "test.read"(%p) : (i32) -> i32
  "test.return"(%0, %1, %2) : (i32, i32, i32) -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "write_between"
// CHECK:         %[[A:.*]] = "test.read"(%p)
// CHECK-NEXT:    "test.write"
// CHECK-NEXT:    %[[B:.*]] = "test.read"(%p)
// CHECK-NEXT:    "test.alloc"
// CHECK-NEXT:    "test.return"(%[[A]], %[[B]], %[[B]],
"test.func"() <{sym_name = "write_between", function_type = (i32) -> (i32, i32, i32, i32)}> ({
^bb0(%p: i32):
  %0 = "test.read"(%p) : (i32) -> i32
  "test.write"(%p) : (i32) -> ()
  %1 = "test.read"(%p) : (i32) -> i32
  %2 = "test.alloc"() : () -> i32
  %3 = "test.read"(%p) : (i32) -> i32
  "test.return"(%0, %1, %3, %2) : (i32, i32, i32, i32) -> ()
}) : () -> ()

// Writes inside of a region count, reads do not.
// CHECK-LABEL: sym_name = "regions"
// CHECK:         %[[A:.*]] = "test.read"(%p)
// CHECK-NEXT:    "test.region"
// CHECK:         %[[B:.*]] = "test.read"(%p)
// CHECK-NEXT:    %[[R:.*]] = "test.region"
// CHECK:         "test.return"(%[[A]], %[[B]], %[[B]], %[[R]])
"test.func"() <{sym_name = "regions", function_type = (i32) -> (i32, i32, i32, i32)}> ({
^bb0(%p: i32):
  %0 = "test.read"(%p) : (i32) -> i32
  "test.region"() ({
    "test.write"(%p) : (i32) -> ()
    "test.yield"() : () -> ()
  }) : () -> ()
  %1 = "test.read"(%p) : (i32) -> i32
  %2 = "test.region"() ({
    %4 = "test.read"(%p) : (i32) -> i32
    "test.yield"(%4) : (i32) -> ()
  }) : () -> i32
  %3 = "test.read"(%p) : (i32) -> i32
  "test.return"(%0, %1, %3, %2) : (i32, i32, i32, i32) -> ()
}) : () -> ()

// A read lasts into the blocks that only come from its block, and past a diamond that writes nothing.
// CHECK-LABEL: sym_name = "diamond"
// CHECK:         %[[A:.*]] = "test.read"(%p)
// CHECK:       ^left:
// CHECK-NEXT:    "test.br"(%[[A]])
// CHECK:       ^join(%v: i32):
// CHECK-NEXT:    "test.return"(%[[A]], %v)
"test.func"() <{sym_name = "diamond", function_type = (i32) -> (i32, i32)}> ({
^bb0(%p: i32):
  %0 = "test.read"(%p) : (i32) -> i32
  "test.cond_br"(%0)[^left, ^right] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^left:
  %1 = "test.read"(%p) : (i32) -> i32
  "test.br"(%1)[^join] : (i32) -> ()
^right:
  "test.br"(%p)[^join] : (i32) -> ()
^join(%v: i32):
  %2 = "test.read"(%p) : (i32) -> i32
  "test.return"(%2, %v) : (i32, i32) -> ()
}) : () -> ()

// Past one that writes it does not. In the arm that does not write it lasts.
// CHECK-LABEL: sym_name = "writing_arm"
// CHECK:         %[[A:.*]] = "test.read"(%p)
// CHECK:       ^left:
// CHECK-NEXT:    "test.write"
// CHECK-NEXT:    %[[B:.*]] = "test.read"(%p)
// CHECK-NEXT:    "test.br"(%[[B]])
// CHECK:       ^right:
// CHECK-NEXT:    "test.br"(%[[A]])
// CHECK:       ^join(%v: i32):
// CHECK-NEXT:    %[[J:.*]] = "test.read"(%p)
// CHECK-NEXT:    "test.return"(%[[J]], %v)
"test.func"() <{sym_name = "writing_arm", function_type = (i32) -> (i32, i32)}> ({
^bb0(%p: i32):
  %0 = "test.read"(%p) : (i32) -> i32
  "test.cond_br"(%0)[^left, ^right] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^left:
  "test.write"(%p) : (i32) -> ()
  %2 = "test.read"(%p) : (i32) -> i32
  "test.br"(%2)[^join] : (i32) -> ()
^right:
  %3 = "test.read"(%p) : (i32) -> i32
  "test.br"(%3)[^join] : (i32) -> ()
^join(%v: i32):
  %4 = "test.read"(%p) : (i32) -> i32
  "test.return"(%4, %v) : (i32, i32) -> ()
}) : () -> ()

// A loop that writes at its end has written at its start.
// CHECK-LABEL: sym_name = "loops"
// CHECK:         %[[A:.*]] = "test.read"(%p)
// CHECK:       ^reading(%r: i32):
// CHECK-NEXT:    "test.cond_br"(%[[A]], %[[A]], %[[A]])
// CHECK:       ^writing(%v: i32):
// CHECK-NEXT:    %[[B:.*]] = "test.read"(%p)
// CHECK-NEXT:    "test.write"
// CHECK-NEXT:    "test.cond_br"(%[[B]], %[[B]])
"test.func"() <{sym_name = "loops", function_type = (i32) -> ()}> ({
^bb0(%p: i32):
  %0 = "test.read"(%p) : (i32) -> i32
  "test.br"(%0)[^reading] : (i32) -> ()
^reading(%r: i32):
  %1 = "test.read"(%p) : (i32) -> i32
  "test.cond_br"(%1, %1, %1)[^reading, ^writing] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^writing(%v: i32):
  %2 = "test.read"(%p) : (i32) -> i32
  "test.write"(%v) : (i32) -> ()
  "test.cond_br"(%2, %2)[^writing, ^exit] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
^exit:
  "test.return"() : () -> ()
}) : () -> ()
