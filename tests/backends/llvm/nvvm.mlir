// Special registers and barriers of NVIDIA GPUs.
// RUN: pliron-opt %s --emit=llvm-ir | FileCheck %s

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({
^bb0(%i: i32):
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %0 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %1 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %2 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = "nvvm.read.ptx.sreg.ntid.x"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %4 = "nvvm.read.ptx.sreg.ntid.y"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %5 = "nvvm.read.ptx.sreg.ntid.z"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %7 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %8 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %9 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %10 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %11 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %12 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  %13 = "nvvm.read.ptx.sreg.warpsize"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  %14 = "nvvm.read.ptx.sreg.warpid"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.nwarpid()
  %15 = "nvvm.read.ptx.sreg.nwarpid"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.smid()
  %16 = "nvvm.read.ptx.sreg.smid"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.nsmid()
  %17 = "nvvm.read.ptx.sreg.nsmid"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.gridid()
  %18 = "nvvm.read.ptx.sreg.gridid"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq()
  %19 = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.lanemask.le()
  %20 = "nvvm.read.ptx.sreg.lanemask.le"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
  %21 = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge()
  %22 = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.lanemask.gt()
  %23 = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> i32
  // CHECK: call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %24 = "nvvm.read.ptx.sreg.clock"() : () -> i32
  // CHECK: call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %25 = "nvvm.read.ptx.sreg.clock64"() : () -> i64
  // CHECK: call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  %26 = "nvvm.read.ptx.sreg.globaltimer"() : () -> i64
  // CHECK: call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = "nvvm.read.ptx.sreg.tid.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
  // CHECK: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  "nvvm.barrier0"() : () -> ()
  // CHECK: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  "nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
  // CHECK: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %i)
  "nvvm.barrier"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  // CHECK: call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %i, i32 %i)
  "nvvm.barrier"(%i, %i) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  // CHECK: call void @llvm.nvvm.bar.warp.sync(i32 %i)
  "nvvm.bar.warp.sync"(%i) : (i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
