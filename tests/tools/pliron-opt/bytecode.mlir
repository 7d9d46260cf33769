// A kernel that goes through bytecode: all tools take it in the place of text, and it says the same.

// RUN: pliron-opt %s --emit=bytecode -o %t.plbc
// RUN: pliron-opt %t.plbc | FileCheck %s
// RUN: pliron-opt %s --emit=bytecode | pliron-opt - | FileCheck %s
// RUN: pliron-opt %t.plbc --split-input-file | FileCheck %s
// RUN: pliron-opt %t.plbc --emit=bytecode | cmp - %t.plbc
// RUN: pliron-opt %s --mlir-print-debuginfo -o %t.text
// RUN: pliron-opt %t.plbc --mlir-print-debuginfo | cmp - %t.text
// RUN: pliron-opt %t.plbc --pass-pipeline='builtin.module(mir-to-llvm)' --emit=generic | FileCheck %s --check-prefix=LOWER
// RUN: pliron-run %t.plbc --device=cpu --kernel=twice --grid=1 --block=4 --arg='*u32[4]:iota' --print=0 | FileCheck %s --check-prefix=RESULT
// A name tells nothing: the first bytes do.
// RUN: cp %t.plbc %t.mlir && pliron-run %t.mlir --device=cpu --kernel=twice --grid=1 --block=4 --arg='*u32[4]:iota' --print=0 | FileCheck %s --check-prefix=RESULT

// RUN: head -c 100 %t.plbc > %t.cut && not pliron-opt %t.cut 2>&1 | FileCheck %s --check-prefix=CUT
// RUN: not pliron-opt %s --emit=bytecode --split-input-file 2>&1 | FileCheck %s --check-prefix=SPLIT

// CHECK: mir.func kernel @twice(%out: !mir.ptr<mut ui32>) {
// CHECK: ^start:
// CHECK: %index = mir.cast IntToInt
// CHECK: ^done:
// LOWER: sym_name = "twice"
// RESULT: 0 2 4 6
// CUT: .cut: error: at byte
// SPLIT: error: --emit=bytecode writes one module, and --split-input-file takes the input for several

"mir.func"() <{sym_name = "twice", function_type = (!mir.ptr<mut ui32>) -> (), kernel}> ({
^start(%out: !mir.ptr<mut ui32>):
  %thread = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> ui32
  %index = "mir.cast"(%thread) <{kind = "IntToInt"}> : (ui32) -> ui64
  %place = "mir.offset"(%out, %index) : (!mir.ptr<mut ui32>, ui64) -> !mir.ptr<mut ui32>
  %value = "mir.load"(%place) : (!mir.ptr<mut ui32>) -> ui32
  %sum = "mir.add"(%value, %value) : (ui32, ui32) -> ui32
  "mir.store"(%sum, %place) : (ui32, !mir.ptr<mut ui32>) -> ()
  "mir.goto"()[^done] : () -> ()
^done:
  "mir.return"() : () -> ()
}) : () -> ()
