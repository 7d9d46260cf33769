// RUN: pliron-opt %s --split-input-file --verify-diagnostics

"builtin.module"() <{sym_name = "outer"}> ({
  "builtin.module"() ({
  ^bb0:
  }) : () -> ()
  %0 = "builtin.unrealized_conversion_cast"() : () -> i32
  %1:2 = "builtin.unrealized_conversion_cast"(%0) : (i32) -> (i8, i16)
}) : () -> ()

// -----

// expected-error@+1 {{must have a body of one block}}
"builtin.module"() ({}) : () -> ()

// -----

// expected-error@+1 {{body must not have arguments}}
"builtin.module"() ({
^bb0(%x: i32):
}) : () -> ()

// -----

// expected-error@+1 {{needs at least one result}}
"builtin.unrealized_conversion_cast"() : () -> ()
