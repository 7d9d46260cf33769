"builtin.module"() ({
  "func.func"() <{function_type = (complex<f32>, complex<f32>, f32) -> complex<f32>, sym_name = "arithmetic"}> ({
  ^bb0(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: f32):
    %0 = "complex.re"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %1 = "complex.re"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %2 = "arith.addf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %3 = "complex.im"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %4 = "complex.im"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %5 = "arith.addf"(%3, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %6 = "complex.create"(%2, %5) : (f32, f32) -> complex<f32>
    %7 = "complex.re"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %8 = "complex.im"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %9 = "complex.re"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %10 = "complex.im"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %11 = "arith.mulf"(%7, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %12 = "arith.mulf"(%8, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %13 = "arith.subf"(%11, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %14 = "arith.mulf"(%8, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %15 = "arith.mulf"(%7, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %16 = "arith.addf"(%14, %15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %17 = "complex.create"(%13, %16) : (f32, f32) -> complex<f32>
    %18 = "complex.re"(%17) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %19 = "complex.im"(%17) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %20 = "complex.re"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %21 = "complex.im"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %22 = "arith.divf"(%20, %21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %23 = "arith.mulf"(%22, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %24 = "arith.addf"(%21, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %25 = "arith.mulf"(%18, %22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %26 = "arith.addf"(%25, %19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %27 = "arith.divf"(%26, %24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %28 = "arith.mulf"(%19, %22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %29 = "arith.subf"(%28, %18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %30 = "arith.divf"(%29, %24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %31 = "arith.divf"(%21, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %32 = "arith.mulf"(%31, %21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %33 = "arith.addf"(%20, %32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %34 = "arith.mulf"(%19, %31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %35 = "arith.addf"(%18, %34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %36 = "arith.divf"(%35, %33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %37 = "arith.mulf"(%18, %31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %38 = "arith.subf"(%19, %37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %39 = "arith.divf"(%38, %33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %40 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %41 = "math.absf"(%20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %42 = "arith.cmpf"(%41, %40) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %43 = "math.absf"(%21) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %44 = "arith.cmpf"(%43, %40) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %45 = "arith.cmpf"(%18, %40) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f32, f32) -> i1
    %46 = "arith.cmpf"(%19, %40) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f32, f32) -> i1
    %47 = "arith.ori"(%45, %46) : (i1, i1) -> i1
    %48 = "arith.andi"(%42, %44) : (i1, i1) -> i1
    %49 = "arith.andi"(%47, %48) : (i1, i1) -> i1
    %50 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %51 = "math.copysign"(%50, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %52 = "arith.mulf"(%51, %18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %53 = "arith.mulf"(%51, %19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %54 = "arith.cmpf"(%41, %50) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
    %55 = "arith.cmpf"(%43, %50) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
    %56 = "arith.andi"(%54, %55) : (i1, i1) -> i1
    %57 = "math.absf"(%18) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %58 = "arith.cmpf"(%57, %50) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %59 = "math.absf"(%19) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %60 = "arith.cmpf"(%59, %50) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %61 = "arith.ori"(%58, %60) : (i1, i1) -> i1
    %62 = "arith.andi"(%61, %56) : (i1, i1) -> i1
    %63 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %64 = "arith.select"(%58, %63, %40) : (i1, f32, f32) -> f32
    %65 = "math.copysign"(%64, %18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %66 = "arith.select"(%60, %63, %40) : (i1, f32, f32) -> f32
    %67 = "math.copysign"(%66, %19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %68 = "arith.mulf"(%65, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %69 = "arith.mulf"(%67, %21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %70 = "arith.addf"(%68, %69) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %71 = "arith.mulf"(%50, %70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %72 = "arith.mulf"(%65, %21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %73 = "arith.mulf"(%67, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %74 = "arith.subf"(%73, %72) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %75 = "arith.mulf"(%50, %74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %76 = "arith.cmpf"(%57, %50) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
    %77 = "arith.cmpf"(%59, %50) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
    %78 = "arith.andi"(%76, %77) : (i1, i1) -> i1
    %79 = "arith.cmpf"(%41, %50) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %80 = "arith.cmpf"(%43, %50) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %81 = "arith.ori"(%79, %80) : (i1, i1) -> i1
    %82 = "arith.andi"(%78, %81) : (i1, i1) -> i1
    %83 = "arith.select"(%79, %63, %40) : (i1, f32, f32) -> f32
    %84 = "math.copysign"(%83, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %85 = "arith.select"(%80, %63, %40) : (i1, f32, f32) -> f32
    %86 = "math.copysign"(%85, %21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %87 = "arith.mulf"(%18, %84) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %88 = "arith.mulf"(%19, %86) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %89 = "arith.addf"(%87, %88) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %90 = "arith.mulf"(%40, %89) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %91 = "arith.mulf"(%19, %84) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %92 = "arith.mulf"(%18, %86) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %93 = "arith.subf"(%91, %92) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %94 = "arith.mulf"(%40, %93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %95 = "arith.cmpf"(%41, %43) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %96 = "arith.select"(%95, %27, %36) : (i1, f32, f32) -> f32
    %97 = "arith.select"(%95, %30, %39) : (i1, f32, f32) -> f32
    %98 = "arith.select"(%82, %90, %96) : (i1, f32, f32) -> f32
    %99 = "arith.select"(%82, %94, %97) : (i1, f32, f32) -> f32
    %100 = "arith.select"(%62, %71, %98) : (i1, f32, f32) -> f32
    %101 = "arith.select"(%62, %75, %99) : (i1, f32, f32) -> f32
    %102 = "arith.select"(%49, %52, %100) : (i1, f32, f32) -> f32
    %103 = "arith.select"(%49, %53, %101) : (i1, f32, f32) -> f32
    %104 = "arith.cmpf"(%96, %40) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
    %105 = "arith.cmpf"(%97, %40) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
    %106 = "arith.andi"(%104, %105) : (i1, i1) -> i1
    %107 = "arith.select"(%106, %102, %96) : (i1, f32, f32) -> f32
    %108 = "arith.select"(%106, %103, %97) : (i1, f32, f32) -> f32
    %109 = "complex.create"(%107, %108) : (f32, f32) -> complex<f32>
    %110 = "complex.re"(%109) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %111 = "complex.im"(%109) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %112 = "complex.create"(%110, %111) : (f32, f32) -> complex<f32>
    %113 = "complex.constant"() <{value = [1.000000e+00 : f32, -1.000000e+00 : f32]}> : () -> complex<f32>
    %114 = "complex.re"(%113) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %115 = "complex.im"(%113) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %116 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %117 = "math.absf"(%114) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %118 = "math.absf"(%115) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %119 = "arith.maximumf"(%117, %118) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %120 = "arith.minimumf"(%117, %118) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %121 = "arith.divf"(%120, %119) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %122 = "arith.mulf"(%121, %121) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %123 = "arith.addf"(%122, %116) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %124 = "math.sqrt"(%123) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %125 = "arith.mulf"(%119, %124) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %126 = "arith.cmpf"(%125, %125) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
    %127 = "arith.select"(%126, %120, %125) : (i1, f32, f32) -> f32
    %128 = "complex.re"(%112) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %129 = "complex.im"(%112) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %130 = "complex.re"(%113) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %131 = "complex.im"(%113) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %132 = "arith.cmpf"(%128, %130) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %133 = "arith.cmpf"(%129, %131) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %134 = "arith.andi"(%132, %133) : (i1, i1) -> i1
    %135 = "complex.re"(%112) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %136 = "complex.im"(%112) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %137 = "complex.re"(%113) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %138 = "complex.im"(%113) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %139 = "arith.cmpf"(%135, %137) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
    %140 = "arith.cmpf"(%136, %138) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
    %141 = "arith.ori"(%139, %140) : (i1, i1) -> i1
    "func.return"(%112) : (complex<f32>) -> ()
  }) : () -> ()
}) : () -> ()

