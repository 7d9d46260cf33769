// The verifier holds ops to the records of a loaded dialect, in the record's words.
//
// RUN: pliron-opt --load-dialect=%S/Inputs/shape.pliron-dialect --split-input-file --verify-diagnostics %s

// expected-error@+1 {{result #0 ("number") must be a number, but got 'i64'}}
%a = "shape.make"() : () -> i64

// -----

%a = "shape.make"() : () -> i16
// expected-error@+1 {{result #0 ("box") must be a type !shape.box, but got 'i16'}}
%b = "shape.fill"(%a) : (i16) -> i16

// -----

%a = "shape.make"() : () -> i16
%b = "shape.make"() : () -> i8
// expected-error@+1 {{operand #1 ("rest") must have the type of "first", 'i16', but got 'i8'}}
%c = "shape.fill"(%a, %b) : (i16, i8) -> !shape.box<i16>

// -----

// expected-error@+1 {{attribute 'times' must be an i32 from 1 to 100, but got 101 : i32}}
"shape.loop"() <{times = 101 : i32}> ({
  "shape.yield"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{parameter 'element' must be a number}}
%a = "shape.make"() {t = !shape.box<index>} : () -> i16
