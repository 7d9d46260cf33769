"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (f32, i32, f64, ptr, i1, vector<4xf32>, vector<4xi1>)>, linkage = #llvm.linkage<external>, sym_name = "intrinsics", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: f32, %arg1: i32, %arg2: f64, %arg3: !llvm.ptr, %arg4: i1, %arg5: vector<4xf32>, %arg6: vector<4xi1>):
    %0 = "llvm.intr.sqrt"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %1 = "llvm.intr.fma"(%arg0, %0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32
    %2 = "llvm.intr.pow"(%1, %arg0) <{fastmathFlags = #llvm.fastmath<afn>}> : (f32, f32) -> f32
    %3 = "llvm.intr.powi"(%2, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> f32
    %4 = "llvm.intr.ctpop"(%arg1) : (i32) -> i32
    %5 = "llvm.intr.ctlz"(%arg1) <{is_zero_poison = true}> : (i32) -> i32
    %6 = "llvm.intr.bswap"(%arg1) : (i32) -> i32
    %7 = "llvm.intr.fshl"(%arg1, %arg1, %arg1) : (i32, i32, i32) -> i32
    %8 = "llvm.intr.sadd.with.overflow"(%arg1, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %9 = "llvm.intr.uadd.sat"(%arg1, %arg1) : (i32, i32) -> i32
    %10 = "llvm.intr.smax"(%arg1, %arg1) : (i32, i32) -> i32
    %11 = "llvm.intr.expect"(%arg4, %arg4) : (i1, i1) -> i1
    "llvm.intr.assume"(%arg4) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.intr.assume"(%arg4, %arg3, %arg1) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i32) -> ()
    %12 = "llvm.intr.masked.load"(%arg3, %arg6, %arg5) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %13 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg5) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    %14 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    "llvm.intr.stackrestore"(%14) : (!llvm.ptr) -> ()
    %15 = "llvm.call_intrinsic"(%arg0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.fptosi.sat", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (f32) -> i32
    %16 = "llvm.inline_asm"(%arg1) <{asm_dialect = 1 : i64, asm_string = "mov $0, $1", constraints = "=r,r", has_side_effects, tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    "llvm.intr.trap"() : () -> ()
    %17 = "llvm.intr.is.constant"(%arg1) : (i32) -> i1
    %18 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (f32) -> i1
    %19 = "llvm.intr.experimental.constrained.fptrunc"(%arg2) <{fpExceptionBehavior = 0 : i64, roundingmode = 0 : i64}> : (f64) -> f32
    "llvm.return"(%3) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

