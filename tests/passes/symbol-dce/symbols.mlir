// RUN: pliron-opt %s --load-dialect=%S/../Inputs/test.pliron-dialect --emit=generic \
// RUN:   --pass-pipeline='builtin.module(symbol-dce)' | FileCheck %s
// RUN: not pliron-opt %s --load-dialect=%S/../Inputs/test.pliron-dialect --emit=generic \
// RUN:   --pass-pipeline='builtin.module(test.func(symbol-dce))' 2>&1 | FileCheck %s --check-prefix=ANCHOR

// ANCHOR: symbols.mlir:[[@LINE+5]]:1: error: 'test.func' op holds no symbols; symbol-dce runs on an op that does, such as builtin.module

// Public symbols, and private ones that they refer to by way of others, stay.
// CHECK:      sym_name = "public"
// CHECK:      sym_name = "called"
"test.func"() <{sym_name = "public", function_type = () -> ()}> ({
  "test.call"() <{callee = @called}> : () -> ()
  "test.return"() : () -> ()
}) : () -> ()
"test.func"() <{sym_name = "called", function_type = () -> (), sym_visibility = "private"}> ({
  "test.effect"() {table = [{entry = @deeper}]} : () -> ()
  "test.return"() : () -> ()
}) : () -> ()

// CHECK-NOT:  "unused"
"test.func"() <{sym_name = "unused", function_type = () -> (), sym_visibility = "private"}> ({
}) : () -> ()

// Those that only call each other, or themselves, go.
// CHECK-NOT:  "even"
// CHECK-NOT:  "odd"
// CHECK-NOT:  "self"
"test.func"() <{sym_name = "even", function_type = () -> (), sym_visibility = "private"}> ({
  "test.call"() <{callee = @odd}> : () -> ()
  "test.return"() : () -> ()
}) : () -> ()
"test.func"() <{sym_name = "odd", function_type = () -> (), sym_visibility = "private"}> ({
  "test.call"() <{callee = @even}> : () -> ()
  "test.call"() <{callee = @needed_by_dead}> : () -> ()
  "test.return"() : () -> ()
}) : () -> ()
"test.func"() <{sym_name = "self", function_type = () -> (), sym_visibility = "private"}> ({
  "test.call"() <{callee = @self}> : () -> ()
  "test.return"() : () -> ()
}) : () -> ()
// CHECK-NOT:  "needed_by_dead"
"test.func"() <{sym_name = "needed_by_dead", function_type = () -> (), sym_visibility = "private"}> ({
}) : () -> ()

// CHECK:      sym_name = "deeper"
"test.func"() <{sym_name = "deeper", function_type = () -> (), sym_visibility = "private"}> ({
}) : () -> ()

// In nested tables a reference names each table on its way. What is public in one that stays, stays.
// CHECK:      sym_name = "table"
// CHECK:        sym_name = "seen"
// CHECK:        sym_name = "named"
// CHECK-NOT:    "not_named"
// CHECK-NOT:    "called"
// CHECK:      sym_name = "user"
"test.table"() <{sym_name = "table", sym_visibility = "private"}> ({
  "test.func"() <{sym_name = "seen", function_type = () -> ()}> ({
  }) : () -> ()
  "test.func"() <{sym_name = "named", function_type = () -> (), sym_visibility = "private"}> ({
  }) : () -> ()
  "test.func"() <{sym_name = "not_named", function_type = () -> (), sym_visibility = "private"}> ({
  }) : () -> ()
  // Not the one outside.
  "test.func"() <{sym_name = "called", function_type = () -> (), sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
"test.func"() <{sym_name = "user", function_type = () -> ()}> ({
  "test.call"() <{callee = @table::@named}> : () -> ()
  "test.return"() : () -> ()
}) : () -> ()

// A table that nothing names goes as a whole. What is nested in one that nobody outside sees counts as
// private.
// CHECK-NOT:  "dead_table"
"test.table"() <{sym_name = "dead_table", sym_visibility = "private"}> ({
  "test.func"() <{sym_name = "public", function_type = () -> ()}> ({
  }) : () -> ()
}) : () -> ()
// CHECK:      sym_name = "open_table"
// CHECK-NOT:    "nested"
// CHECK:        sym_name = "kept"
"test.table"() <{sym_name = "open_table"}> ({
  "test.func"() <{sym_name = "nested", function_type = () -> (), sym_visibility = "nested"}> ({
  }) : () -> ()
  "test.func"() <{sym_name = "kept", function_type = () -> (), sym_visibility = "public"}> ({
  }) : () -> ()
}) : () -> ()
