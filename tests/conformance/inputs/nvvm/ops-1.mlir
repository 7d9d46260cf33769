"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, sym_name = "registers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
    %1 = "nvvm.read.ptx.sreg.ntid.y"() : () -> i32
    %2 = "nvvm.read.ptx.sreg.ctaid.z"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
    %3 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
    %4 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
    %5 = "nvvm.read.ptx.sreg.warpsize"() : () -> i32
    %6 = "nvvm.read.ptx.sreg.clusterid.x"() : () -> i32
    %7 = "nvvm.read.ptx.sreg.clock64"() : () -> i64
    %8 = "nvvm.read.ptx.sreg.smid"() : () -> i32
    "nvvm.barrier0"() : () -> ()
    "llvm.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

