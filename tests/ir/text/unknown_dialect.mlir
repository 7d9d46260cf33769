// What no dialect declares is refused unless it is asked for, with the dialects that there are.
// RUN: not pliron-opt %s 2>&1 | FileCheck %s
// CHECK: unknown_dialect.mlir:5:1: error: unknown dialect 'x' of op 'x.y'; dialects known here are: {{.*}}builtin
// CHECK: "x.y"() : () -> ()
"x.y"() : () -> ()
