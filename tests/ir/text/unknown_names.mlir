// RUN: pliron-opt %s --split-input-file --verify-diagnostics
// RUN: pliron-opt %s --split-input-file --allow-unregistered-dialect --emit=generic | FileCheck %s

// Where what is unregistered is kept, so are ops and properties that a known dialect does not have.
// expected-error@+1 {{dialect 'builtin' has no op 'builtin.modul'; did you mean 'builtin.module'?}}
"builtin.modul"() ({}) : () -> ()
// expected-error-re@+1 {{op 'builtin.module' has no property '{{sym_[a-z]+}}'; did you mean 'sym_name'?}}
"builtin.module"() <{sym_nam = "a"}> ({ ^bb0: }) : () -> ()

// CHECK: "builtin.modul"() ({
// CHECK: "builtin.module"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) {sym_nam = "a"} : () -> ()
