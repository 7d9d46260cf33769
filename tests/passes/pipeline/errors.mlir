// A wrong pipeline is reported with the place in its text.

// RUN: not pliron-opt %s --pass-pipeline='builtin.module(mir.func(mem2rag))' 2>&1 | FileCheck %s --check-prefix=PASS
// PASS:      <pass-pipeline>:1:25: error: there is no pass 'mem2rag'; did you mean 'mem2reg'?
// PASS-NEXT: builtin.module(mir.func(mem2rag))
// PASS-NEXT: {{^}}                        ^~~~~~~

// RUN: not pliron-opt %s --pass-pipeline='builtin.module(mir.fun(mem2reg))' 2>&1 | FileCheck %s --check-prefix=OP
// OP: <pass-pipeline>:1:16: error: there is no op 'mir.fun'; did you mean 'mir.func'?

// RUN: not pliron-opt %s --pass-pipeline='builtin.module(mir.func(mir-to-llvm))' 2>&1 | FileCheck %s --check-prefix=ANCHOR
// ANCHOR: <pass-pipeline>:1:25: error: pass 'mir-to-llvm' runs on 'builtin.module' and cannot stand among passes on 'mir.func'
