// Where results must agree with rustc's bit for bit, the module says that nothing may be contracted.
// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir-to-llvm)' --emit=generic | FileCheck %s

// CHECK: "llvm.fmul"(%x, %x) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
"builtin.module"() ({
  "mir.func"() <{sym_name = "square", function_type = (f32) -> f32}> ({
  ^bb0(%x: f32):
    %0 = "mir.mul"(%x, %x) : (f32, f32) -> f32
    "mir.return"(%0) : (f32) -> ()
  }) : () -> ()
}) {pliron.fp_contract = "off"} : () -> ()
