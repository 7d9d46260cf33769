// RUN: pliron-opt %s --emit=generic --pass-pipeline='builtin.module(inline)' | FileCheck %s

// Rust functions: a helper that may panic, one that must not be inlined, and a kernel that calls both.
// CHECK-LABEL: sym_name = "kernel"
// CHECK:         %[[OK:.*]] = "mir.compare"
// CHECK-NEXT:    "mir.assert"(%[[OK]])
// CHECK-NEXT:    %[[Q:.*]] = "mir.div"
// CHECK-NEXT:    "mir.call"(%[[Q]]) <{callee = @never}>
"mir.func"() <{sym_name = "divide", function_type = (ui32, ui32) -> ui32}> ({
^entry(%x: ui32, %y: ui32):
  %zero = "mir.constant"() <{value = 0 : ui32}> : () -> ui32
  %ok = "mir.compare"(%y, %zero) <{predicate = "ne"}> : (ui32, ui32) -> i1
  "mir.assert"(%ok) <{expected = true, message = "attempt to divide by zero"}> : (i1) -> ()
  %q = "mir.div"(%x, %y) : (ui32, ui32) -> ui32
  "mir.return"(%q) : (ui32) -> ()
}) : () -> ()
"mir.func"() <{sym_name = "never", inline_never, function_type = (ui32) -> ()}> ({
^entry(%x: ui32):
  "mir.return"() : () -> ()
}) : () -> ()
"mir.func"() <{sym_name = "kernel", kernel, function_type = (ui32, ui32) -> ()}> ({
^entry(%x: ui32, %y: ui32):
  %q = "mir.call"(%x, %y) <{callee = @divide}> : (ui32, ui32) -> ui32
  "mir.call"(%q) <{callee = @never}> : (ui32) -> ()
  "mir.return"() : () -> ()
}) : () -> ()
