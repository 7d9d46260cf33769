// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir-to-llvm)' --emit=generic | FileCheck %s
// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir-to-llvm)' | FileCheck %s --check-prefix=CUSTOM

// CHECK: "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 1 : i64, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<private>, sym_name = "text", unnamed_addr = 0 : i64, value = "hello", visibility_ = 0 : i64}>
// CUSTOM: llvm.mlir.global private constant @text("hello")
"mir.global"() <{sym_name = "text", bytes = "hello", alignment = 1 : i64}> : () -> ()

// CHECK: "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 4 : i64, global_type = !llvm.array<4 x i8>, linkage = #llvm.linkage<internal>, sym_name = "counter", unnamed_addr = 0 : i64, value = #llvm.zero, visibility_ = 0 : i64}>
"mir.global"() <{sym_name = "counter", bytes = "\00\00\00\00", type = ui32, alignment = 4 : i64, mutable}> : () -> ()

// Shared memory starts out undefined.
// CHECK: "llvm.mlir.global"() <{addr_space = 3 : i32, alignment = 4 : i64, global_type = !llvm.array<8 x i8>, linkage = #llvm.linkage<internal>, sym_name = "tile", unnamed_addr = 0 : i64, value = #llvm.undef, visibility_ = 0 : i64}>
"mir.global"() <{sym_name = "tile", bytes = "\00\00\00\00\00\00\00\00", alignment = 4 : i64, address_space = 3 : i64}> : () -> ()

// Addresses inside of bytes: a packed struct.
// CHECK:      "llvm.mlir.global"()
// CHECK-SAME: global_type = !llvm.struct<packed (ptr, array<8 x i8>, ptr)>
// CHECK-SAME: sym_name = "slices"
// CHECK-DAG:    %[[A:.*]] = "llvm.mlir.addressof"() <{global_name = @text}>
// CHECK-DAG:    %[[LEN:.*]] = "llvm.mlir.constant"() <{value = "\05\00\00\00\00\00\00\00"}>
// CHECK-DAG:    %[[B:.*]] = "llvm.mlir.addressof"() <{global_name = @text}>
// CHECK:        %[[C:.*]] = "llvm.getelementptr"(%{{.*}}) <{elem_type = i8, {{.*}}rawConstantIndices = array<i32: 2>}>
// CHECK:        %[[ALL:.*]] = "llvm.insertvalue"(%{{.*}}, %[[C]]) <{position = array<i64: 2>}>
// CHECK-NEXT:   "llvm.return"(%[[ALL]])
"mir.global"() <{sym_name = "slices", alignment = 8 : i64,
                 bytes = "\00\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00",
                 relocations = [{offset = 0 : i64, symbol = @text, addend = 0 : i64},
                                {offset = 16 : i64, symbol = @text, addend = 2 : i64}]}> : () -> ()

// CHECK: "llvm.mlir.addressof"() <{global_name = @counter}> : () -> !llvm.ptr
// CHECK: "llvm.mlir.addressof"() <{global_name = @tile}> : () -> !llvm.ptr<3>
// CHECK: %[[T:.*]] = "llvm.mlir.addressof"() <{global_name = @tile}> : () -> !llvm.ptr<3>
// CHECK-NEXT: "llvm.addrspacecast"(%[[T]]) : (!llvm.ptr<3>) -> !llvm.ptr
"mir.func"() <{sym_name = "use", function_type = () -> ()}> ({
  %0 = "mir.address_of"() <{global = @counter}> : () -> !mir.ptr<mut ui32>
  %1 = "mir.address_of"() <{global = @tile}> : () -> !mir.ptr<mut !mir.array<f32, 2>, 3>
  %2 = "mir.address_of"() <{global = @tile}> : () -> !mir.ptr<mut !mir.array<f32, 2>>
  "mir.return"() : () -> ()
}) : () -> ()
