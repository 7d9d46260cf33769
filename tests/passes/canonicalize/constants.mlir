// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir.func(canonicalize))' --emit=generic | FileCheck %s

// CHECK-LABEL: sym_name = "f"
// CHECK-NEXT:    %[[C:.*]] = "mir.constant"() <{value = 44 : ui8}> : () -> ui8
// CHECK-NEXT:    "mir.return"(%[[C]])
"mir.func"() <{sym_name = "f", function_type = () -> ui8}> ({
  %a = "mir.constant"() <{value = 200 : ui8}> : () -> ui8
  %b = "mir.constant"() <{value = 100 : ui8}> : () -> ui8
  %sum = "mir.add"(%a, %b) : (ui8, ui8) -> ui8
  "mir.return"(%sum) : (ui8) -> ()
}) : () -> ()
