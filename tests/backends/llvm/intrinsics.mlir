// Every intrinsic that has an op of its own.
// RUN: pliron-opt %s --emit=llvm-ir | FileCheck %s

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32, f32, vector<2xi64>, ptr, i8, i1)>}> ({
^bb0(%i: i32, %f: f32, %v: vector<2xi64>, %p: !llvm.ptr, %b: i8, %c: i1):
  // CHECK: call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 %i)
  %1 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  // CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %i, i32 %i)
  %2 = "llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  // CHECK: call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %i, i32 %i)
  %3 = "llvm.intr.ssub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  // CHECK: call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %i, i32 %i)
  %4 = "llvm.intr.usub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  // CHECK: call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %i, i32 %i)
  %5 = "llvm.intr.smul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  // CHECK: call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %i, i32 %i)
  %6 = "llvm.intr.umul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  // CHECK: call { <2 x i64>, <2 x i1> } @llvm.sadd.with.overflow.v2i64(<2 x i64> %v, <2 x i64> %v)
  %7 = "llvm.intr.sadd.with.overflow"(%v, %v) : (vector<2xi64>, vector<2xi64>) -> !llvm.struct<(vector<2xi64>, vector<2xi1>)>
  // CHECK: call i32 @llvm.sadd.sat.i32(i32 %i, i32 %i)
  %8 = "llvm.intr.sadd.sat"(%i, %i) : (i32, i32) -> i32
  // CHECK: call i32 @llvm.uadd.sat.i32(i32 %i, i32 %i)
  %9 = "llvm.intr.uadd.sat"(%i, %i) : (i32, i32) -> i32
  // CHECK: call i32 @llvm.ssub.sat.i32(i32 %i, i32 %i)
  %10 = "llvm.intr.ssub.sat"(%i, %i) : (i32, i32) -> i32
  // CHECK: call i32 @llvm.usub.sat.i32(i32 %i, i32 %i)
  %11 = "llvm.intr.usub.sat"(%i, %i) : (i32, i32) -> i32
  // CHECK: call i32 @llvm.sshl.sat.i32(i32 %i, i32 %i)
  %12 = "llvm.intr.sshl.sat"(%i, %i) : (i32, i32) -> i32
  // CHECK: call i32 @llvm.ushl.sat.i32(i32 %i, i32 %i)
  %13 = "llvm.intr.ushl.sat"(%i, %i) : (i32, i32) -> i32
  // CHECK: call i32 @llvm.smax.i32(i32 %i, i32 %i)
  %14 = "llvm.intr.smax"(%i, %i) : (i32, i32) -> i32
  // CHECK: call i32 @llvm.smin.i32(i32 %i, i32 %i)
  %15 = "llvm.intr.smin"(%i, %i) : (i32, i32) -> i32
  // CHECK: call i32 @llvm.umax.i32(i32 %i, i32 %i)
  %16 = "llvm.intr.umax"(%i, %i) : (i32, i32) -> i32
  // CHECK: call i32 @llvm.umin.i32(i32 %i, i32 %i)
  %17 = "llvm.intr.umin"(%i, %i) : (i32, i32) -> i32
  // CHECK: call i32 @llvm.ctpop.i32(i32 %i)
  %18 = "llvm.intr.ctpop"(%i) : (i32) -> i32
  // CHECK: call i32 @llvm.bswap.i32(i32 %i)
  %19 = "llvm.intr.bswap"(%i) : (i32) -> i32
  // CHECK: call i32 @llvm.bitreverse.i32(i32 %i)
  %20 = "llvm.intr.bitreverse"(%i) : (i32) -> i32
  // CHECK: call i32 @llvm.ctlz.i32(i32 %i, i1 true)
  %21 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  // CHECK: call i32 @llvm.cttz.i32(i32 %i, i1 true)
  %22 = "llvm.intr.cttz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  // CHECK: call i32 @llvm.abs.i32(i32 %i, i1 true)
  %23 = "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i32) -> i32
  // CHECK: call i32 @llvm.fshl.i32(i32 %i, i32 %i, i32 %i)
  %24 = "llvm.intr.fshl"(%i, %i, %i) : (i32, i32, i32) -> i32
  // CHECK: call i32 @llvm.fshr.i32(i32 %i, i32 %i, i32 %i)
  %25 = "llvm.intr.fshr"(%i, %i, %i) : (i32, i32, i32) -> i32
  // CHECK: call i8 @llvm.scmp.i8.i32(i32 %i, i32 %i)
  %26 = "llvm.intr.scmp"(%i, %i) : (i32, i32) -> i8
  // CHECK: call i8 @llvm.ucmp.i8.i32(i32 %i, i32 %i)
  %27 = "llvm.intr.ucmp"(%i, %i) : (i32, i32) -> i8
  // CHECK: call contract float @llvm.fabs.f32(float %f)
  %28 = "llvm.intr.fabs"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.sqrt.f32(float %f)
  %29 = "llvm.intr.sqrt"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.floor.f32(float %f)
  %30 = "llvm.intr.floor"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.ceil.f32(float %f)
  %31 = "llvm.intr.ceil"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.trunc.f32(float %f)
  %32 = "llvm.intr.trunc"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.rint.f32(float %f)
  %33 = "llvm.intr.rint"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.roundeven.f32(float %f)
  %34 = "llvm.intr.roundeven"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.nearbyint.f32(float %f)
  %35 = "llvm.intr.nearbyint"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.round.f32(float %f)
  %36 = "llvm.intr.round"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.sin.f32(float %f)
  %37 = "llvm.intr.sin"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.cos.f32(float %f)
  %38 = "llvm.intr.cos"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.tan.f32(float %f)
  %39 = "llvm.intr.tan"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.asin.f32(float %f)
  %40 = "llvm.intr.asin"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.acos.f32(float %f)
  %41 = "llvm.intr.acos"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.atan.f32(float %f)
  %42 = "llvm.intr.atan"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.sinh.f32(float %f)
  %43 = "llvm.intr.sinh"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.cosh.f32(float %f)
  %44 = "llvm.intr.cosh"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.tanh.f32(float %f)
  %45 = "llvm.intr.tanh"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.exp.f32(float %f)
  %46 = "llvm.intr.exp"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.exp2.f32(float %f)
  %47 = "llvm.intr.exp2"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.exp10.f32(float %f)
  %48 = "llvm.intr.exp10"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.log.f32(float %f)
  %49 = "llvm.intr.log"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.log2.f32(float %f)
  %50 = "llvm.intr.log2"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call contract float @llvm.log10.f32(float %f)
  %51 = "llvm.intr.log10"(%f) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> f32
  // CHECK: call float @llvm.pow.f32(float %f, float %f)
  %52 = "llvm.intr.pow"(%f, %f) : (f32, f32) -> f32
  // CHECK: call float @llvm.atan2.f32(float %f, float %f)
  %53 = "llvm.intr.atan2"(%f, %f) : (f32, f32) -> f32
  // CHECK: call float @llvm.copysign.f32(float %f, float %f)
  %54 = "llvm.intr.copysign"(%f, %f) : (f32, f32) -> f32
  // CHECK: call float @llvm.minnum.f32(float %f, float %f)
  %55 = "llvm.intr.minnum"(%f, %f) : (f32, f32) -> f32
  // CHECK: call float @llvm.maxnum.f32(float %f, float %f)
  %56 = "llvm.intr.maxnum"(%f, %f) : (f32, f32) -> f32
  // CHECK: call float @llvm.minimum.f32(float %f, float %f)
  %57 = "llvm.intr.minimum"(%f, %f) : (f32, f32) -> f32
  // CHECK: call float @llvm.maximum.f32(float %f, float %f)
  %58 = "llvm.intr.maximum"(%f, %f) : (f32, f32) -> f32
  // CHECK: call float @llvm.fma.f32(float %f, float %f, float %f)
  %59 = "llvm.intr.fma"(%f, %f, %f) : (f32, f32, f32) -> f32
  // CHECK: call float @llvm.fmuladd.f32(float %f, float %f, float %f)
  %60 = "llvm.intr.fmuladd"(%f, %f, %f) : (f32, f32, f32) -> f32
  // CHECK: call float @llvm.powi.f32.i32(float %f, i32 %i)
  %61 = "llvm.intr.powi"(%f, %i) : (f32, i32) -> f32
  // CHECK: call float @llvm.ldexp.f32.i32(float %f, i32 %i)
  %62 = "llvm.intr.ldexp"(%f, %i) : (f32, i32) -> f32
  // CHECK: call i1 @llvm.is.fpclass.f32(float %f, i32 3)
  %63 = "llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> i1
  // CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align 8 %p, ptr %p, i32 %i, i1 true)
  "llvm.intr.memcpy"(%p, %p, %i) <{isVolatile = true, arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.memmove.p0.p0.i32(ptr %p, ptr %p, i32 %i, i1 false)
  "llvm.intr.memmove"(%p, %p, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.memset.p0.i32(ptr %p, i8 %b, i32 %i, i1 false)
  "llvm.intr.memset"(%p, %b, %i) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  // CHECK: call void @llvm.memset.inline.p0.i64(ptr %p, i8 %b, i64 16, i1 false)
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, i8) -> ()
  %mask = "llvm.mlir.constant"() <{value = -8 : i64}> : () -> i64
  // CHECK: call ptr @llvm.ptrmask.p0.i64(ptr %p, i64
  %68 = "llvm.intr.ptrmask"(%p, %mask) : (!llvm.ptr, i64) -> !llvm.ptr
  // CHECK: call void @llvm.debugtrap()
  "llvm.intr.debugtrap"() : () -> ()
  // CHECK: call void @llvm.assume(i1 %c)
  "llvm.intr.assume"(%c) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
  // CHECK: call i1 @llvm.expect.i1(i1 %c, i1 %c)
  %71 = "llvm.intr.expect"(%c, %c) : (i1, i1) -> i1
  // CHECK: call i1 @llvm.expect.with.probability.i1(i1 %c, i1 %c, double 5.000000e-01)
  %72 = "llvm.intr.expect.with.probability"(%c, %c) <{prob = 0.5 : f64}> : (i1, i1) -> i1
  // CHECK: call i1 @llvm.is.constant.i32(i32 %i)
  %73 = "llvm.intr.is.constant"(%i) : (i32) -> i1
  "llvm.return"() : () -> ()
}) : () -> ()
