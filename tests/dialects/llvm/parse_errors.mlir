// What is wrong with types and attributes is said where it stands.
// RUN: pliron-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error@+1 {{an address space must be below 16777216}}
"t.t"() {a = !llvm.ptr<16777216>} : () -> ()
// -----
// expected-error@+1 {{expected a type that can be stored in memory, got !llvm.void}}
"t.t"() {a = !llvm.struct<(void)>} : () -> ()
// -----
// expected-error@+1 {{expected a type that can be stored in memory, got ui32}}
"t.t"() {a = !llvm.array<2 x ui32>} : () -> ()
// -----
// expected-error@+1 {{struct "r" would contain itself, and have no size; refer to it by a pointer}}
"t.t"() {a = !llvm.struct<"r", (struct<"r">)>} : () -> ()
// -----
// expected-error@+1 {{struct "a" would contain itself, and have no size}}
"t.t"() {a = !llvm.struct<"a", (i8, array<2 x struct<"b", (struct<(i1, struct<"a">)>)>>)>} : () -> ()
// -----
// The last one closes the circle.
"t.t"() {a = !llvm.struct<"a", (struct<"b">)>} : () -> ()
// expected-error@+1 {{struct "b" would contain itself, and have no size}}
"t.t"() {a = !llvm.func<void (struct<"b", (struct<"a">)>)>} : () -> ()
// -----
// expected-note@+1 {{the first definition is here}}
"t.t"() {a = !llvm.struct<"a", (i32)>, b = !llvm.array<2 x struct<"a">>, c = !llvm.struct<"a", (i32)>} : () -> ()
// expected-error@+1 {{redefinition of '!llvm.struct<"a">' with a different body}}
"t.t"() {a = !llvm.ptr, b = !llvm.struct<"a", packed (i32)>} : () -> ()
// -----
// expected-note@+1 {{the first definition is here}}
"t.t"() {a = !llvm.struct<"a", opaque>} : () -> ()
// expected-error@+1 {{redefinition of '!llvm.struct<"a">' with a different body}}
"t.t"() {a = !llvm.struct<(struct<"a", ()>)>} : () -> ()
// -----
// expected-error@+1 {{'!llvm.struct<"a">' is mentioned by its name, but nothing says what it is}}
"t.t"() {a = !llvm.func<void (struct<"a">)>} : () -> ()
// -----
// expected-error@+1 {{expected ',' and the elements of struct ""}}
"t.t"() {a = !llvm.struct<"">} : () -> ()
// -----
// expected-error@+1 {{a function cannot return !llvm.func<void ()>}}
"t.t"() {a = !llvm.func<func<void ()> ()>} : () -> ()
// -----
// expected-error@+1 {{expected 'ccc', 'fastcc', 'coldcc', 'tailcc', 'ptx_kernelcc' or 'ptx_devicecc'}}
"t.t"() {a = #llvm.cconv<swiftcc>} : () -> ()
// -----
// expected-error@+1 {{expected 'none', 'nnan', 'ninf', 'nsz', 'arcp', 'contract', 'afn', 'reassoc' or 'fast'}}
"t.t"() {a = #llvm.fastmath<nan>} : () -> ()
// -----
// expected-error@+1 {{a bound does not fit i8}}
"t.t"() {a = #llvm.constant_range<i8, 0, 256>} : () -> ()
// -----
// expected-error@+1 {{these elements have the shape [2], but the type has [3]}}
"t.t"() {a = dense<[1, 2]> : vector<3xi32>} : () -> ()
// -----
// expected-error@+1 {{'true' is of type 'i1', not 'i32'}}
"t.t"() {a = dense<[true, false]> : vector<2xi32>} : () -> ()
// -----
// expected-error@+1 {{expected a list as deep as the others}}
"t.t"() {a = dense<[1, [2]]> : vector<2xi32>} : () -> ()
