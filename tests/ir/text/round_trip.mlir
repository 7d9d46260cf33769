// Generic text with one of everything: what is printed, and that printing it again changes nothing.
// RUN: pliron-opt %s --allow-unregistered-dialect --emit=generic -o %t.first
// RUN: pliron-opt %t.first --allow-unregistered-dialect --emit=generic -o %t.second
// RUN: diff %t.first %t.second
// RUN: FileCheck %s < %t.first
// RUN: pliron-opt %s --allow-unregistered-dialect -o %t.first
// RUN: pliron-opt %t.first --allow-unregistered-dialect -o %t.second
// RUN: diff %t.first %t.second
// RUN: pliron-opt %s --allow-unregistered-dialect --mlir-print-debuginfo -o %t.first
// RUN: pliron-opt %t.first --allow-unregistered-dialect --mlir-print-debuginfo -o %t.second
// RUN: diff %t.first %t.second
// RUN: FileCheck %s --check-prefix=LOC < %t.first

!pair = tuple<i32, f32>
#answer = 42 : i8

// CHECK: "builtin.module"() <{sym_name = "example"}> ({
"builtin.module"() <{sym_name = "example"}> ({

  // CHECK-NEXT: %0 = "x.attrs"() <{p = 1 : i32, q}> {a = [1, 2 : i32, 3.000000e+00, true, unit],
  // CHECK-SAME: b = {inner = 42 : i8, "odd name"}, c = "text \22\\\0A", d = @f::@"g h",
  // CHECK-SAME: e = array<i32: 1, -2>, f = 0x7FC00000 : f32, g = tuple<i32, f32>,
  // CHECK-SAME: h = #unknown.attr<[1, "]"]>, i = (i32) -> (() -> i1)} : () -> i32
  // LOC: "x.attrs"() {{.*}} loc(#[[ATTRS:loc[0-9]*]])
  %0 = "x.attrs"() <{q, p = 1 : i32}> {
    a = [1, 2 : i32, 3.0, true, unit], b = {inner = #answer, "odd name"}, c = "text \"\\\n",
    d = @f::@"g h", e = array<i32: 1, -2>, f = 0x7FC00000 : f32, g = !pair,
    h = #unknown.attr<[1, "]"]>, i = (i32) -> (() -> i1)
  } : () -> i32 loc("a.rs":1:2 to :9)

  // CHECK-NEXT: %named, %rest:2 = "x.results"(%0) : (i32) -> (i32, i64, vector<4x[8]xf32>)
  // LOC: "x.results"{{.*}} loc(#[[RESULTS:loc[0-9]*]])
  %named, %rest:2 = "x.results"(%0) : (i32) -> (i32, i64, vector<4x[8]xf32>) loc(#elsewhere)

  // CHECK-NEXT: "x.regions"(%rest#1, %named) ({
  // CHECK-NEXT: ^start(%arg0: i32, %user: index):
  // CHECK-NEXT:   "x.branch"(%arg0)[^loop, ^bb2] : (i32) -> ()
  // CHECK-NEXT: ^loop:  // 2 preds: ^start, ^loop
  // CHECK-NEXT:   "x.branch"()[^loop] : () -> ()
  // CHECK-NEXT: ^bb2:  // pred: ^start
  // CHECK-NEXT:   %1 = "x.nested"() ({
  // CHECK-NEXT:     %2 = "x.value"() : () -> !unknown.type<a -> b>
  // CHECK-NEXT:   }, {
  // CHECK-NEXT:   }) : () -> i1
  // CHECK-NEXT: }) : (vector<4x[8]xf32>, i32) -> ()
  "x.regions"(%rest#1, %named) ({
  ^start(%arg7: i32 loc("argument"), %user: index):
    "x.branch"(%arg7)[^loop, ^bb7] : (i32) -> ()
  ^loop:
    "x.branch"()[^loop] : () -> ()
  ^bb7:
    %9 = "x.nested"() ({
      %7 = "x.value"() : () -> !unknown.type<a -> b>
    }, {}) : () -> i1
  }) : (vector<4x[8]xf32>, i32) -> ()
  // CHECK-NEXT: }) : () -> ()
}) : () -> ()
#elsewhere = loc(callsite("f"("b.rs":1:2) at fused<"note">["c.rs":3:4, unknown]))
// LOC: #[[ATTRS]] = loc("a.rs":1:2 to :9)
// LOC: = loc("b.rs":1:2)
// LOC: = loc(fused<"note">[#loc{{[0-9]*}}
// LOC: #[[RESULTS]] = loc(callsite(#loc{{[0-9]*}} at #loc{{[0-9]*}}))
