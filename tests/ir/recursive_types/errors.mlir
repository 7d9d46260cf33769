// RUN: pliron-opt --load-dialect=%S/Inputs/lang.pliron-dialect --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-note@+1 {{the first definition is here}}
"t.t"() {a = !lang.class<"Node", [i32]>} : () -> ()
// expected-error@+1 {{redefinition of '!lang.class<"Node">' with a different body}}
"t.t"() {a = !lang.class<"Node", [i64]>} : () -> ()

// -----

// In itself it would have two bodies at once.
// expected-note@+2 {{the first definition is here}}
// expected-error@+1 {{redefinition of '!lang.class<"Node">' with a different body}}
"t.t"() {a = !lang.class<"Node", [!lang.class<"Node", [i32]>]>} : () -> ()

// -----

// expected-error@+1 {{'!lang.class<"Leaf">' is mentioned by its name, but nothing says what it is; write its parameters behind the name, here or elsewhere}}
"t.t"() {a = !lang.class<"Node", [!lang.class<"Leaf">]>, b = !lang.class<"Leaf">} : () -> ()

// -----

// Only types with names have a short form.
// expected-error@+1 {{expected ',' between parameters}}
"t.t"() {a = !lang.class<"">} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"t.t"() {a = !lang.record<"">} : () -> ()

// -----

// expected-error@+1 {{alias '!Node' is defined by itself}}
!Node = !lang.class<"Node", [!Node]>
"t.t"() : () -> !Node

// -----

// An alias stands for all of it.
!Node = !lang.class<"Node", [!lang.class<"Node">]>
"t.t"() {a = !lang.class<"Node">} : () -> !Node

// -----

// expected-error@+1 {{parameter 'base' must be}}
"t.t"() {a = !lang.record<"Derived": extends !lang.ref<i1> {}>} : () -> ()
