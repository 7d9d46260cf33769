"builtin.module"() ({
  "func.func"() <{function_type = (complex<f64>) -> complex<f64>, sym_name = "functions"}> ({
  ^bb0(%arg0: complex<f64>):
    %0 = "complex.re"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %1 = "complex.im"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %2 = "arith.negf"(%0) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %3 = "arith.negf"(%1) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %4 = "complex.create"(%2, %3) : (f64, f64) -> complex<f64>
    %5 = "complex.re"(%4) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %6 = "complex.im"(%4) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %7 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %8 = "arith.constant"() <{value = 5.000000e-01 : f64}> : () -> f64
    %9 = "arith.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %10 = "math.exp"(%5) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %11 = "arith.mulf"(%5, %8) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %12 = "math.exp"(%11) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %13 = "math.cos"(%6) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %14 = "math.sin"(%6) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %15 = "arith.cmpf"(%10, %9) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %16 = "arith.cmpf"(%6, %7) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %17 = "arith.mulf"(%10, %13) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %18 = "arith.mulf"(%12, %13) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %19 = "arith.mulf"(%18, %12) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %20 = "arith.select"(%15, %19, %17) : (i1, f64, f64) -> f64
    %21 = "arith.mulf"(%10, %14) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %22 = "arith.mulf"(%12, %14) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %23 = "arith.mulf"(%22, %12) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %24 = "arith.select"(%15, %23, %21) : (i1, f64, f64) -> f64
    %25 = "arith.select"(%16, %7, %24) : (i1, f64, f64) -> f64
    %26 = "complex.create"(%20, %25) : (f64, f64) -> complex<f64>
    %27 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %28 = "arith.constant"() <{value = 5.000000e-01 : f64}> : () -> f64
    %29 = "complex.re"(%4) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %30 = "complex.im"(%4) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %31 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %32 = "math.absf"(%29) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %33 = "math.absf"(%30) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %34 = "arith.maximumf"(%32, %33) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %35 = "arith.minimumf"(%32, %33) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %36 = "arith.divf"(%35, %34) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %37 = "arith.mulf"(%36, %36) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %38 = "arith.addf"(%37, %31) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %39 = "arith.constant"() <{value = 2.500000e-01 : f64}> : () -> f64
    %40 = "math.sqrt"(%34) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %41 = "math.powf"(%38, %39) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %42 = "arith.mulf"(%40, %41) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %43 = "arith.cmpf"(%42, %42) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f64, f64) -> i1
    %44 = "arith.select"(%43, %35, %42) : (i1, f64, f64) -> f64
    %45 = "math.atan2"(%30, %29) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %46 = "arith.mulf"(%45, %28) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %47 = "math.cos"(%46) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %48 = "math.sin"(%46) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %49 = "arith.cmpf"(%48, %27) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %50 = "arith.mulf"(%44, %47) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %51 = "arith.mulf"(%44, %48) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %52 = "arith.select"(%49, %27, %51) : (i1, f64, f64) -> f64
    %53 = "arith.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %54 = "arith.constant"() <{value = 0xFFF0000000000000 : f64}> : () -> f64
    %55 = "arith.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %56 = "math.absf"(%30) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %57 = "arith.cmpf"(%56, %53) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %58 = "arith.cmpf"(%56, %53) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f64, f64) -> i1
    %59 = "arith.cmpf"(%29, %53) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %60 = "arith.cmpf"(%29, %54) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %61 = "arith.andi"(%60, %58) : (i1, i1) -> i1
    %62 = "arith.select"(%61, %27, %50) : (i1, f64, f64) -> f64
    %63 = "arith.ori"(%57, %59) : (i1, i1) -> i1
    %64 = "arith.select"(%63, %53, %62) : (i1, f64, f64) -> f64
    %65 = "math.copysign"(%53, %30) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %66 = "arith.cmpf"(%44, %44) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f64, f64) -> i1
    %67 = "arith.select"(%66, %55, %52) : (i1, f64, f64) -> f64
    %68 = "arith.ori"(%57, %60) : (i1, i1) -> i1
    %69 = "arith.select"(%68, %65, %67) : (i1, f64, f64) -> f64
    %70 = "arith.cmpf"(%44, %27) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %71 = "arith.select"(%70, %27, %64) : (i1, f64, f64) -> f64
    %72 = "arith.select"(%70, %27, %69) : (i1, f64, f64) -> f64
    %73 = "complex.create"(%71, %72) : (f64, f64) -> complex<f64>
    %74 = "complex.re"(%73) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %75 = "complex.im"(%73) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %76 = "arith.constant"() <{value = 5.000000e-01 : f64}> : () -> f64
    %77 = "math.exp"(%75) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %78 = "arith.mulf"(%76, %77) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %79 = "arith.divf"(%76, %77) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %80 = "math.sin"(%74) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %81 = "math.cos"(%74) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %82 = "arith.addf"(%78, %79) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %83 = "arith.mulf"(%82, %80) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %84 = "arith.subf"(%78, %79) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %85 = "arith.mulf"(%84, %81) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %86 = "complex.create"(%83, %85) : (f64, f64) -> complex<f64>
    %87 = "complex.re"(%86) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %88 = "complex.im"(%86) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %89 = "arith.constant"() <{value = 5.000000e-01 : f64}> : () -> f64
    %90 = "math.exp"(%88) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %91 = "arith.mulf"(%89, %90) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %92 = "arith.divf"(%89, %90) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %93 = "math.sin"(%87) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %94 = "math.cos"(%87) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %95 = "arith.addf"(%92, %91) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %96 = "arith.mulf"(%95, %94) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %97 = "arith.subf"(%92, %91) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %98 = "arith.mulf"(%97, %93) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %99 = "complex.create"(%96, %98) : (f64, f64) -> complex<f64>
    %100 = "complex.re"(%99) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %101 = "complex.im"(%99) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %102 = "arith.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %103 = "arith.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %104 = "arith.constant"() <{value = 4.000000e+00 : f64}> : () -> f64
    %105 = "arith.addf"(%100, %100) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %106 = "arith.mulf"(%102, %105) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %107 = "math.expm1"(%105) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %108 = "math.expm1"(%106) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %109 = "arith.subf"(%107, %108) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %110 = "math.cos"(%101) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %111 = "arith.mulf"(%110, %110) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %112 = "arith.mulf"(%111, %104) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %113 = "math.sin"(%101) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %114 = "arith.mulf"(%110, %113) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %115 = "arith.mulf"(%104, %114) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %116 = "arith.addf"(%107, %108) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %117 = "arith.addf"(%116, %112) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %118 = "arith.cmpf"(%116, %103) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %119 = "math.copysign"(%102, %100) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %120 = "arith.divf"(%109, %117) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %121 = "arith.select"(%118, %119, %120) : (i1, f64, f64) -> f64
    %122 = "arith.divf"(%115, %117) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %123 = "math.absf"(%100) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %124 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %125 = "arith.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %126 = "arith.cmpf"(%123, %103) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %127 = "arith.cmpf"(%101, %124) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %128 = "arith.constant"() <{value = true}> : () -> i1
    %129 = "arith.xori"(%126, %128) : (i1, i1) -> i1
    %130 = "arith.cmpf"(%115, %115) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f64, f64) -> i1
    %131 = "arith.andi"(%130, %129) : (i1, i1) -> i1
    %132 = "arith.andi"(%126, %130) : (i1, i1) -> i1
    %133 = "arith.ori"(%127, %132) : (i1, i1) -> i1
    %134 = "arith.select"(%131, %125, %121) : (i1, f64, f64) -> f64
    %135 = "arith.select"(%133, %124, %122) : (i1, f64, f64) -> f64
    %136 = "complex.create"(%134, %135) : (f64, f64) -> complex<f64>
    %137 = "complex.re"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %138 = "complex.im"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %139 = "complex.re"(%136) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %140 = "complex.im"(%136) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %141 = "complex.re"(%136) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %142 = "complex.im"(%136) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %143 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %144 = "math.absf"(%141) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %145 = "math.absf"(%142) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %146 = "arith.maximumf"(%144, %145) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %147 = "arith.minimumf"(%144, %145) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %148 = "arith.divf"(%147, %146) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %149 = "arith.mulf"(%148, %148) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %150 = "arith.addf"(%149, %143) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %151 = "math.sqrt"(%150) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %152 = "arith.mulf"(%146, %151) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %153 = "arith.cmpf"(%152, %152) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f64, f64) -> i1
    %154 = "arith.select"(%153, %147, %152) : (i1, f64, f64) -> f64
    %155 = "math.powf"(%154, %137) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %156 = "arith.negf"(%138) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %157 = "math.atan2"(%140, %139) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %158 = "arith.mulf"(%156, %157) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %159 = "math.exp"(%158) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %160 = "arith.mulf"(%155, %159) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %161 = "math.log"(%154) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %162 = "arith.mulf"(%137, %157) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %163 = "arith.mulf"(%138, %161) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %164 = "arith.addf"(%162, %163) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %165 = "math.cos"(%164) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %166 = "math.sin"(%164) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %167 = "arith.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %168 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %169 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %170 = "complex.create"(%169, %168) : (f64, f64) -> complex<f64>
    %171 = "complex.create"(%168, %168) : (f64, f64) -> complex<f64>
    %172 = "complex.create"(%167, %168) : (f64, f64) -> complex<f64>
    %173 = "arith.cmpf"(%154, %168) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %174 = "arith.cmpf"(%138, %168) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %175 = "arith.cmpf"(%137, %168) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %176 = "arith.cmpf"(%140, %168) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %177 = "arith.cmpf"(%168, %137) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
    %178 = "arith.mulf"(%160, %165) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %179 = "arith.mulf"(%160, %166) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %180 = "arith.select"(%175, %170, %171) : (i1, complex<f64>, complex<f64>) -> complex<f64>
    %181 = "complex.create"(%178, %179) : (f64, f64) -> complex<f64>
    %182 = "arith.andi"(%173, %174) : (i1, i1) -> i1
    %183 = "arith.andi"(%182, %177) : (i1, i1) -> i1
    %184 = "arith.select"(%183, %180, %181) : (i1, complex<f64>, complex<f64>) -> complex<f64>
    %185 = "arith.andi"(%175, %174) : (i1, i1) -> i1
    %186 = "arith.select"(%185, %170, %184) : (i1, complex<f64>, complex<f64>) -> complex<f64>
    %187 = "arith.cmpf"(%139, %169) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %188 = "arith.andi"(%187, %176) : (i1, i1) -> i1
    %189 = "arith.select"(%188, %170, %186) : (i1, complex<f64>, complex<f64>) -> complex<f64>
    %190 = "arith.cmpf"(%139, %167) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %191 = "arith.andi"(%190, %176) : (i1, i1) -> i1
    %192 = "arith.cmpf"(%137, %168) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
    %193 = "arith.andi"(%174, %192) : (i1, i1) -> i1
    %194 = "arith.andi"(%191, %193) : (i1, i1) -> i1
    %195 = "arith.select"(%194, %172, %189) : (i1, complex<f64>, complex<f64>) -> complex<f64>
    %196 = "arith.cmpf"(%137, %168) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
    %197 = "arith.andi"(%174, %196) : (i1, i1) -> i1
    %198 = "arith.andi"(%191, %197) : (i1, i1) -> i1
    %199 = "arith.select"(%198, %171, %195) : (i1, complex<f64>, complex<f64>) -> complex<f64>
    %200 = "complex.re"(%199) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %201 = "complex.im"(%199) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %202 = "arith.negf"(%201) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %203 = "complex.create"(%200, %202) : (f64, f64) -> complex<f64>
    %204 = "complex.re"(%203) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %205 = "complex.im"(%203) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %206 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %207 = "arith.cmpf"(%204, %206) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %208 = "arith.cmpf"(%205, %206) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %209 = "arith.andi"(%207, %208) : (i1, i1) -> i1
    %210 = "complex.re"(%203) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %211 = "complex.im"(%203) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %212 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %213 = "math.absf"(%210) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %214 = "math.absf"(%211) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %215 = "arith.maximumf"(%213, %214) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %216 = "arith.minimumf"(%213, %214) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %217 = "arith.divf"(%216, %215) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %218 = "arith.mulf"(%217, %217) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %219 = "arith.addf"(%218, %212) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %220 = "math.sqrt"(%219) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %221 = "arith.mulf"(%215, %220) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %222 = "arith.cmpf"(%221, %221) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f64, f64) -> i1
    %223 = "arith.select"(%222, %216, %221) : (i1, f64, f64) -> f64
    %224 = "arith.divf"(%204, %223) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %225 = "arith.divf"(%205, %223) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %226 = "complex.create"(%224, %225) : (f64, f64) -> complex<f64>
    %227 = "arith.select"(%209, %203, %226) : (i1, complex<f64>, complex<f64>) -> complex<f64>
    %228 = "complex.re"(%227) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %229 = "complex.im"(%227) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %230 = "math.atan2"(%229, %228) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %231 = "complex.bitcast"(%227) : (complex<f64>) -> i128
    %232 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %233 = "arith.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
    %234 = "arith.constant"() <{value = -5.000000e-01 : f64}> : () -> f64
    %235 = "arith.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
    %236 = "complex.re"(%227) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %237 = "complex.im"(%227) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %238 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %239 = "math.absf"(%236) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %240 = "math.absf"(%237) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %241 = "arith.maximumf"(%239, %240) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %242 = "arith.minimumf"(%239, %240) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %243 = "arith.divf"(%242, %241) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %244 = "arith.mulf"(%243, %243) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %245 = "arith.addf"(%244, %238) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %246 = "math.rsqrt"(%245) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %247 = "math.rsqrt"(%242) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %248 = "math.rsqrt"(%241) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %249 = "math.sqrt"(%246) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %250 = "arith.mulf"(%248, %249) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %251 = "arith.cmpf"(%250, %250) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f64, f64) -> i1
    %252 = "arith.select"(%251, %247, %250) : (i1, f64, f64) -> f64
    %253 = "math.atan2"(%237, %236) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %254 = "arith.mulf"(%253, %234) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %255 = "math.cos"(%254) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %256 = "math.sin"(%254) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %257 = "arith.mulf"(%252, %255) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %258 = "arith.mulf"(%252, %256) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %259 = "arith.constant"() <{value = -1.000000e+00 : f64}> : () -> f64
    %260 = "math.copysign"(%232, %236) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %261 = "math.copysign"(%232, %237) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %262 = "arith.mulf"(%259, %261) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %263 = "math.absf"(%236) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %264 = "math.absf"(%237) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
    %265 = "arith.cmpf"(%264, %233) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %266 = "arith.cmpf"(%236, %236) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f64, f64) -> i1
    %267 = "arith.cmpf"(%263, %233) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %268 = "arith.andi"(%265, %266) : (i1, i1) -> i1
    %269 = "arith.ori"(%268, %267) : (i1, i1) -> i1
    %270 = "arith.select"(%269, %260, %257) : (i1, f64, f64) -> f64
    %271 = "arith.select"(%269, %262, %258) : (i1, f64, f64) -> f64
    %272 = "arith.cmpf"(%236, %232) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %273 = "arith.cmpf"(%237, %232) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
    %274 = "arith.andi"(%272, %273) : (i1, i1) -> i1
    %275 = "arith.select"(%274, %233, %270) : (i1, f64, f64) -> f64
    %276 = "arith.select"(%274, %235, %271) : (i1, f64, f64) -> f64
    %277 = "complex.create"(%275, %276) : (f64, f64) -> complex<f64>
    "func.return"(%277) : (complex<f64>) -> ()
  }) : () -> ()
}) : () -> ()

