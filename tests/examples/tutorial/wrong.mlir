// What the records and the hooks of the tutorial's dialect refuse.
// RUN: pliron-opt --load-dialect=%calc/libcalc.so %s --split-input-file --verify-diagnostics

// expected-error @+1 {{parameter 'size' must be a number from 1 to 64}}
calc.func @f(%a: !calc.array<65>) -> !calc.array<1> {
}

// -----

calc.func @f() -> !calc.array<1> {
  // expected-error @+1 {{an array has 1 to 64 numbers, but these are 0}}
  %0 = calc.constant []
  calc.return %0 : !calc.array<1>
}

// -----

calc.func @f() -> !calc.array<1> {
  // expected-error @+1 {{a number of type 'f32' needs a fraction}}
  %0 = calc.constant [1]
  calc.return %0 : !calc.array<1>
}

// -----

// expected-note @+1 {{the formula is defined here}}
calc.func @f(%a: !calc.array<2>) -> !calc.array<1> {
  // expected-error @+1 {{'calc.return' op gives '!calc.array<2>', but the result is '!calc.array<1>'}}
  calc.return %a : !calc.array<2>
}

// -----

// expected-error @+1 {{'calc.func' op takes arrays, but one parameter is 'f32'}}
calc.func @f(%a: f32) -> !calc.array<1> {
  %0 = calc.constant [1.0]
  calc.return %0 : !calc.array<1>
}

// -----

%0 = calc.constant [1.0]
// expected-error @+1 {{'calc.return' op must be in a region of 'calc.func'}}
calc.return %0 : !calc.array<1>

// -----

calc.func @f(%a: !calc.array<2>) -> !calc.array<1> {
  // expected-error @+1 {{expected 'sum' or 'max'}}
  %0 = calc.reduce min %a : !calc.array<2>
  calc.return %0 : !calc.array<1>
}

// -----

// expected-error @+1 {{'calc.func' op must have one result, but '() -> ()' has 0}}
"calc.func"() <{sym_name = "f", function_type = () -> ()}> ({
  %0 = calc.constant [1.0]
  calc.return %0 : !calc.array<1>
}) : () -> ()

// -----

// expected-error @+1 {{'calc.func' op region #0 ("body") must have one block}}
"calc.func"() <{sym_name = "f", function_type = () -> !calc.array<1>}> ({
}) : () -> ()

// -----

// expected-error @+1 {{'calc.func' op region #0 ("body") must have one block}}
calc.func @f(%a: !calc.array<1>) -> !calc.array<1> {
  calc.return %a : !calc.array<1>
^other:
  calc.return %a : !calc.array<1>
}
