// RUN: pliron-opt %s --load-dialect=%S/../Inputs/test.pliron-dialect --mlir-print-debuginfo \
// RUN:   --pass-pipeline='builtin.module(snapshot-op-locations{filename=%t.mlir})' | FileCheck %s
// RUN: FileCheck %s --check-prefix=FILE < %t.mlir
// RUN: pliron-opt %s --load-dialect=%S/../Inputs/test.pliron-dialect --mlir-print-debuginfo \
// RUN:   --pass-pipeline='builtin.module(test.func(snapshot-op-locations{filename=%t.f.mlir,tag=low}))' \
// RUN:   | FileCheck %s --check-prefix=TAG
// RUN: not pliron-opt %s --load-dialect=%S/../Inputs/test.pliron-dialect \
// RUN:   --pass-pipeline='builtin.module(snapshot-op-locations)' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NO-FILE
// RUN: not pliron-opt %s --load-dialect=%S/../Inputs/test.pliron-dialect \
// RUN:   --pass-pipeline='builtin.module(snapshot-op-locations{filename=%t.none/a.mlir})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NO-FOLDER

// NO-FILE: error: snapshot-op-locations needs a file to write to: snapshot-op-locations{filename=FILE}
// NO-FOLDER: error: cannot write the snapshot '{{.*}}.none/a.mlir': No such file or directory

// FILE:      "test.pure"
// FILE-NEXT: "test.return"

// Where they stand in that file.
// CHECK-DAG: loc("{{.*}}places.mlir.mlir":4:10)
// CHECK-DAG: loc("{{.*}}places.mlir.mlir":5:5)
// CHECK-NOT: a.rs

// TAG-DAG: loc("a.rs":3:4)
// TAG-DAG: loc("low"(#{{.*}}))
// TAG-DAG: loc("{{.*}}places.mlir.f.mlir":
"test.func"() <{sym_name = "f", function_type = (i32) -> i32}> ({
^bb0(%x: i32):
  %0 = "test.pure"(%x) : (i32) -> i32 loc("a.rs":3:4)
  "test.return"(%0) : (i32) -> () loc("a.rs":5:6)
}) : () -> ()
