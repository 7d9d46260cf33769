// Types and attributes of the llvm dialect are read and printed as MLIR writes them.
// RUN: pliron-opt %s --emit=generic --allow-unregistered-dialect | FileCheck %s

// CHECK-DAG: void = !llvm.void
// CHECK-DAG: generic = !llvm.ptr,
// CHECK-DAG: shared = !llvm.ptr<3>
// CHECK-DAG: default = !llvm.ptr,
// CHECK-DAG: array = !llvm.array<2 x array<3 x ptr<1>>>
// CHECK-DAG: vectors = !llvm.array<2 x vector<2x!llvm.ptr>>
// CHECK-DAG: empty = !llvm.struct<()>
// CHECK-DAG: packed = !llvm.struct<packed (i8, i32)>
// CHECK-DAG: named = !llvm.struct<"a.B", (ptr, struct<(f32, i1)>)>
// CHECK-DAG: named_packed = !llvm.struct<"q\22", packed (i8)>
// CHECK-DAG: opaque = !llvm.struct<"C", opaque>
// CHECK-DAG: by_name = !llvm.array<2 x struct<"a.B", (ptr, struct<(f32, i1)>)>>
// CHECK-DAG: holds = !llvm.struct<"Late", (i1, struct<"a.B", (ptr, struct<(f32, i1)>)>)>
// CHECK-DAG: later = !llvm.struct<(struct<"Late", (i1, struct<"a.B", (ptr, struct<(f32, i1)>)>)>)>
// CHECK-DAG: func = !llvm.func<i32 (ptr, struct<(i64)>)>
// CHECK-DAG: vararg = !llvm.func<void (i32, ...)>
// CHECK-DAG: only_vararg = !llvm.func<void (...)>
"test.types"() {void = !llvm.void, generic = !llvm.ptr, shared = !llvm.ptr<3>, default = !llvm.ptr<0>,
                array = !llvm.array<2 x array<3 x ptr<1>>>, vectors = !llvm.array<2 x vector<2x!llvm.ptr>>,
                empty = !llvm.struct<()>, packed = !llvm.struct<packed (i8, i32)>,
                named = !llvm.struct<"a.B", (ptr, struct<(f32, i1)>)>,
                named_packed = !llvm.struct<"q\22", packed (i8)>, opaque = !llvm.struct<"C", opaque>,
                by_name = !llvm.array<2 x struct<"a.B">>, later = !llvm.struct<(struct<"Late">)>,
                holds = !llvm.struct<"Late", (i1, struct<"a.B">)>,
                func = !llvm.func<i32 (ptr, struct<(i64)>)>, vararg = !llvm.func<void (i32, ...)>,
                only_vararg = !llvm.func<void (...)>} : () -> ()

// CHECK-DAG: linkage = #llvm.linkage<available_externally>
// CHECK-DAG: kernel = #llvm.cconv<ptx_kernelcc>
// CHECK-DAG: tail = #llvm.tailcallkind<musttail>
// CHECK-DAG: none = #llvm.fastmath<none>
// CHECK-DAG: fast = #llvm.fastmath<fast>
// CHECK-DAG: some = #llvm.fastmath<nnan, contract>
// CHECK-DAG: all = #llvm.fastmath<fast>
// CHECK-DAG: effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>
// CHECK-DAG: deref = #llvm.dereferenceable<bytes = 8>
// CHECK-DAG: deref_or_null = #llvm.dereferenceable<bytes = 8, mayBeNull = true>
// CHECK-DAG: range = #llvm.constant_range<i8, -5, 127>
// CHECK-DAG: values = [#llvm.zero, #llvm.undef, #llvm.poison]
"test.attributes"() {linkage = #llvm.linkage<available_externally>, kernel = #llvm.cconv<ptx_kernelcc>,
                     tail = #llvm.tailcallkind<musttail>, none = #llvm.fastmath<none>,
                     fast = #llvm.fastmath<fast>, some = #llvm.fastmath<contract, nnan>,
                     all = #llvm.fastmath<nnan, ninf, nsz, arcp, contract, afn, reassoc>,
                     effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>,
                     deref = #llvm.dereferenceable<bytes = 8>,
                     deref_or_null = #llvm.dereferenceable<bytes = 8, mayBeNull = true>,
                     range = #llvm.constant_range<i8, -5, 127>,
                     values = [#llvm.zero, #llvm.undef, #llvm.poison]} : () -> ()

// CHECK-DAG: dense = dense<[1, 2]> : vector<2xi32>
// CHECK-DAG: splat = dense<1.500000e+00> : vector<4xf32>
// CHECK-DAG: same = dense<-1> : vector<2xi8>
// CHECK-DAG: grid = dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi64>
// CHECK-DAG: bools = dense<[true, false]> : vector<2xi1>
// CHECK-DAG: hex = dense<[1, -2]> : vector<2xi16>
"test.dense"() {dense = dense<[1, 2]> : vector<2xi32>, splat = dense<1.5> : vector<4xf32>,
                same = dense<[-1, -1]> : vector<2xi8>, grid = dense<[[1, 2], [3, 4]]> : vector<2x2xi64>,
                bools = dense<[true, false]> : vector<2xi1>,
                hex = dense<"0x0100FEFF"> : vector<2xi16>} : () -> ()
