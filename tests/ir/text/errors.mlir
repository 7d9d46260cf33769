// What is wrong with text is said where it is, and reading goes on behind it.
// RUN: pliron-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error@+1 {{use of undeclared SSA value name '%x'}}
"x.y"(%x) : (i32) -> ()

// -----

// expected-note@+1 {{it is defined here}}
%x = "x.y"() : () -> i32
// expected-error@+1 {{value '%x' is used with type 'i64', but has type 'i32'}}
"x.y"(%x) : (i64) -> ()
// expected-error@+1 {{300 does not fit into type 'i8'}}
"x.y"() {a = 300 : i8} : () -> ()

// -----

"x.y"() ({
  // expected-error@+1 {{reference to an undefined block '^nowhere'}}
  "x.branch"()[^nowhere] : () -> ()
}) : () -> ()

// -----

"x.y"() ({
^a:
  // expected-note@-1 {{the first one is here}}
  // expected-error@+1 {{redefinition of block '^a'}}
^a:
}) : () -> ()

// -----

// expected-error@+1 {{unknown escape in a string}}
"x.y"() {a = "\q"} : () -> ()
// expected-error@+1 {{this string has no closing '"' on its line}}
"x.y"() {a = "} : () -> ()
// expected-error@+1 {{expected a type, got 'i_32'}}
"x.y"() : () -> i_32

// -----

// expected-note@+1 {{the region starts here}}
"x.y"() ({
  // expected-error@+1 {{expected '}' at the end of a region}}
