// A dialect from a file is read, printed, verified and written as bytecode as a compiled one is.
//
// RUN: pliron-opt --load-dialect=%S/Inputs/shape.pliron-dialect %s -o %t.custom
// RUN: FileCheck %s < %t.custom
// RUN: pliron-opt --load-dialect=%S/Inputs/shape.pliron-dialect %t.custom -o %t.again
// RUN: diff %t.custom %t.again
// RUN: pliron-opt --load-dialect=%S/Inputs/shape.pliron-dialect --emit=generic %s -o %t.generic
// RUN: FileCheck --check-prefix=GENERIC %s < %t.generic
// RUN: pliron-opt --load-dialect=%S/Inputs/shape.pliron-dialect %t.generic -o %t.again
// RUN: diff %t.custom %t.again
// RUN: pliron-opt --load-dialect=%S/Inputs/shape.pliron-dialect --emit=bytecode %s -o %t.bc
// RUN: pliron-opt --load-dialect=%S/Inputs/shape.pliron-dialect %t.bc -o %t.again
// RUN: diff %t.custom %t.again
// RUN: not pliron-opt %s 2>&1 | FileCheck --check-prefix=UNKNOWN %s

// UNKNOWN: load.mlir:[[#@LINE+4]]:6: error: unknown dialect 'shape'

// CHECK: %[[A:.*]] = shape.make : i16
// GENERIC: %[[A:.*]] = "shape.make"() : () -> i16
%a = shape.make : i16
// CHECK: %[[B:.*]] = shape.fill %[[A]], %[[A]] colour green {mood = #shape.mood<red, true>, name = "b"} : i16 -> !shape.box<i16, 2>
// GENERIC: "shape.fill"(%[[A]], %[[A]]) <{colour = 1 : i32, mood = #shape.mood<red, true>, name = "b"}> : (i16, i16) -> !shape.box<i16, 2>
%b = shape.fill %a, %a colour green {mood = #shape.mood<red, true>, name = "b"} : i16 -> !shape.box<i16, 2>
// CHECK: shape.fill %[[A]] colour red : i16 -> !shape.box<f32>
%c = shape.fill %a colour red : i16 -> !shape.box<f32>
// CHECK: shape.loop 3 with %[[A]] : i16 {
// CHECK:   shape.yield %{{.*}} : i16
// CHECK: } -> i16
%d = shape.loop 3 with %a : i16 {
^body(%x: i16):
  shape.yield %x : i16
} -> i16
