// What is wrong in a section of resources is said once, and what is around it is read.
// RUN: pliron-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

"x.y"() : () -> ()
{-#
  external_resources: {
    tool: {
      // expected-error@+1 {{a resource is a string, true or false; write this number as "4"}}
      threads: 4
    }
  }
#-}
// expected-error@+1 {{use of undeclared SSA value name '%x'}}
"x.y"(%x) : (i32) -> ()

// -----

{-#
  // expected-error@+1 {{expected 'dialect_resources' or 'external_resources'; did you mean 'dialect_resources'?}}
  dialect_resource: {
    builtin: { blob: "0x0400000001" }
  }
#-}

// -----

{-#
  external_resources: {
    tool: {
      key: true,
      // expected-error@+1 {{resource 'key' is given twice}}
      key: true
    }
  }
#-}

// -----

// Behind an op that cannot be read.
// expected-error@+2 {{expected '(' and the operands of the op}}
"x.y"
{-#
  external_resources: {
    tool: {
      key: true
    }
  }
#-}

// -----

// It does not end.
{-#
  external_resources: {
    tool: {
      key: true
    }
  }
// expected-error@+1 {{expected ',' or '#-}'}}
"x.y"() : () -> ()
