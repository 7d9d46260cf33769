// Only what names a resource keeps a type from being written as text in bytecode, not what looks so.
// RUN: pliron-opt %s --allow-unregistered-dialect --emit=bytecode -o %t
// RUN: pliron-opt %t --allow-unregistered-dialect | FileCheck %s

// CHECK: !Unit = !mir.adt<"struct", "Unit", 0, 1, true, true, [#mir.vardense_resource<, 0, []>], none>
// CHECK: "dense_resource<"
!Unit = !mir.adt<"struct", "Unit", 0, 1, true, true, [#mir.vardense_resource<, 0, []>], none>
!Text = !mir.adt<"struct", "dense_resource<", 0, 1, true, true, [], none>
"mir.func"() <{sym_name = "f", function_type = (!mir.ptr<!Unit>, !mir.ptr<!Text>) -> ()}> ({
^bb0(%p: !mir.ptr<!Unit>, %q: !mir.ptr<!Text>):
  "mir.return"() : () -> ()
}) : () -> ()
