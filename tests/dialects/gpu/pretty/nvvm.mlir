// All ops of the nvvm dialect in MLIR's forms, which are also read back from the generic one.
// RUN: pliron-opt %s | FileCheck %s
// RUN: pliron-opt %s --emit=generic > %t.generic
// RUN: pliron-opt %t.generic > %t.pretty
// RUN: pliron-opt %s | diff - %t.pretty
// RUN: pliron-opt %t.pretty --emit=generic | diff - %t.generic
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic

// CHECK: %0 = nvvm.read.ptx.sreg.tid.x : i32
%0 = nvvm.read.ptx.sreg.tid.x : i32
// CHECK: %1 = nvvm.read.ptx.sreg.tid.y : i32
%1 = nvvm.read.ptx.sreg.tid.y : i32
// CHECK: %2 = nvvm.read.ptx.sreg.tid.z : i32
%2 = nvvm.read.ptx.sreg.tid.z : i32
// CHECK: %3 = nvvm.read.ptx.sreg.ntid.x : i32
%3 = nvvm.read.ptx.sreg.ntid.x : i32
// CHECK: %4 = nvvm.read.ptx.sreg.ntid.y : i32
%4 = nvvm.read.ptx.sreg.ntid.y : i32
// CHECK: %5 = nvvm.read.ptx.sreg.ntid.z : i32
%5 = nvvm.read.ptx.sreg.ntid.z : i32
// CHECK: %6 = nvvm.read.ptx.sreg.ctaid.x : i32
%6 = nvvm.read.ptx.sreg.ctaid.x : i32
// CHECK: %7 = nvvm.read.ptx.sreg.ctaid.y : i32
%7 = nvvm.read.ptx.sreg.ctaid.y : i32
// CHECK: %8 = nvvm.read.ptx.sreg.ctaid.z : i32
%8 = nvvm.read.ptx.sreg.ctaid.z : i32
// CHECK: %9 = nvvm.read.ptx.sreg.nctaid.x : i32
%9 = nvvm.read.ptx.sreg.nctaid.x : i32
// CHECK: %10 = nvvm.read.ptx.sreg.nctaid.y : i32
%10 = nvvm.read.ptx.sreg.nctaid.y : i32
// CHECK: %11 = nvvm.read.ptx.sreg.nctaid.z : i32
%11 = nvvm.read.ptx.sreg.nctaid.z : i32
// CHECK: %12 = nvvm.read.ptx.sreg.laneid : i32
%12 = nvvm.read.ptx.sreg.laneid : i32
// CHECK: %13 = nvvm.read.ptx.sreg.warpsize : i32
%13 = nvvm.read.ptx.sreg.warpsize : i32
// CHECK: %14 = nvvm.read.ptx.sreg.warpid : i32
%14 = nvvm.read.ptx.sreg.warpid : i32
// CHECK: %15 = nvvm.read.ptx.sreg.nwarpid : i32
%15 = nvvm.read.ptx.sreg.nwarpid : i32
// CHECK: %16 = nvvm.read.ptx.sreg.smid : i32
%16 = nvvm.read.ptx.sreg.smid : i32
// CHECK: %17 = nvvm.read.ptx.sreg.nsmid : i32
%17 = nvvm.read.ptx.sreg.nsmid : i32
// CHECK: %18 = nvvm.read.ptx.sreg.gridid : i32
%18 = nvvm.read.ptx.sreg.gridid : i32
// CHECK: %19 = nvvm.read.ptx.sreg.laneid range <i32, 0, 32> {x} : i32
%19 = nvvm.read.ptx.sreg.laneid range <i32, 0, 32> {x} : i32
// GENERIC: = "nvvm.read.ptx.sreg.laneid"() <{range = #llvm.constant_range<i32, 0, 32>}> {x} : () -> i32
// CHECK: %20 = nvvm.read.ptx.sreg.lanemask.eq : i32
%20 = nvvm.read.ptx.sreg.lanemask.eq : i32
// CHECK: %21 = nvvm.read.ptx.sreg.lanemask.le : i32
%21 = nvvm.read.ptx.sreg.lanemask.le : i32
// CHECK: %22 = nvvm.read.ptx.sreg.lanemask.lt : i32
%22 = nvvm.read.ptx.sreg.lanemask.lt : i32
// CHECK: %23 = nvvm.read.ptx.sreg.lanemask.ge : i32
%23 = nvvm.read.ptx.sreg.lanemask.ge : i32
// CHECK: %24 = nvvm.read.ptx.sreg.lanemask.gt : i32
%24 = nvvm.read.ptx.sreg.lanemask.gt : i32
// CHECK: %25 = nvvm.read.ptx.sreg.clock : i32
%25 = nvvm.read.ptx.sreg.clock : i32
// CHECK: %26 = nvvm.read.ptx.sreg.clock64 : i64
%26 = nvvm.read.ptx.sreg.clock64 : i64
// CHECK: %27 = nvvm.read.ptx.sreg.globaltimer : i64
%27 = nvvm.read.ptx.sreg.globaltimer : i64
// CHECK: nvvm.barrier0{{$}}
nvvm.barrier0
// CHECK: nvvm.barrier{{$}}
nvvm.barrier
// CHECK: nvvm.barrier id = %0{{$}}
nvvm.barrier id = %0
// CHECK: nvvm.barrier id = %0 number_of_threads = %1 {x}
// GENERIC: "nvvm.barrier"(%{{.*}}, %{{.*}}) <{operandSegmentSizes = array<i32: 1, 1, 0>}> {x} : (i32, i32) -> ()
nvvm.barrier id = %0 number_of_threads = %1 {x}
// CHECK: nvvm.bar.warp.sync %0 : i32
nvvm.bar.warp.sync %0 : i32
