// The formats of modules and casts, as MLIR has them: `builtin.` is left out at the top and in modules,
// and an empty module has a block all the same.
// RUN: pliron-opt %s -o %t.pretty
// RUN: grep -v '^//\|^$' %s | diff - %t.pretty
// RUN: pliron-opt %s --emit=generic -o %t.generic
// RUN: pliron-opt %t.generic | diff %t.pretty -
// RUN: FileCheck %s < %t.generic

// CHECK: "builtin.module"() <{sym_name = "named", sym_visibility = "private"}> ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) {note = 1 : i32} : () -> ()
module {
  module {
  }
  module @named attributes {note = 1 : i32, sym_visibility = "private"} {
  }
  module {
  ^entry:
  }
  %0:2 = unrealized_conversion_cast to i32, f32
  %1 = unrealized_conversion_cast %0#0, %0#1 : i32, f32 to i64 {x}
  llvm.func @f(%arg0: i32) {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
    llvm.return
  }
}
