"builtin.module"() ({
  "func.func"() <{function_type = (index, index, memref<8x8xf32>) -> f32, sym_name = "values"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: memref<8x8xf32>):
    %0 = "arith.constant"() <{value = 3 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.cmpi"(%arg0, %1) <{predicate = 3 : i64}> : (index, index) -> i1
    %4 = "arith.subi"(%1, %arg0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %5 = "arith.subi"(%arg0, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %6 = "arith.select"(%3, %4, %5) : (i1, index, index) -> index
    %7 = "arith.divsi"(%6, %0) : (index, index) -> index
    %8 = "arith.subi"(%1, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %9 = "arith.addi"(%7, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %10 = "arith.select"(%3, %8, %9) : (i1, index, index) -> index
    %11 = "arith.constant"() <{value = 5 : index}> : () -> index
    %12 = "arith.remsi"(%arg1, %11) : (index, index) -> index
    %13 = "arith.constant"() <{value = 0 : index}> : () -> index
    %14 = "arith.cmpi"(%12, %13) <{predicate = 2 : i64}> : (index, index) -> i1
    %15 = "arith.addi"(%12, %11) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %16 = "arith.select"(%14, %15, %12) : (i1, index, index) -> index
    %17 = "arith.addi"(%10, %16) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %18 = "arith.constant"() <{value = 1000 : index}> : () -> index
    %19 = "arith.constant"() <{value = 512 : index}> : () -> index
    %20 = "arith.addi"(%17, %19) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %21 = "arith.minsi"(%18, %20) : (index, index) -> index
    %22 = "arith.minsi"(%21, %arg1) : (index, index) -> index
    %23 = "arith.maxsi"(%22, %arg0) : (index, index) -> index
    %24 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %25 = "arith.constant"() <{value = 0 : index}> : () -> index
    %26 = "arith.constant"() <{value = 8 : index}> : () -> index
    %27 = "arith.constant"() <{value = 1 : index}> : () -> index
    %28 = "scf.for"(%25, %26, %27, %24) ({
    ^bb0(%arg3: index, %arg4: f32):
      %48 = "arith.constant"() <{value = 0 : index}> : () -> index
      %49 = "memref.load"(%arg2, %arg3, %48) <{nontemporal = false}> : (memref<8x8xf32>, index, index) -> f32
      %50 = "arith.addf"(%49, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "scf.yield"(%50) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %29 = "arith.constant"() <{value = 0 : index}> : () -> index
    %30 = "arith.constant"() <{value = 0 : index}> : () -> index
    %31 = "vector.load"(%arg2, %29, %30) <{nontemporal = false}> : (memref<8x8xf32>, index, index) -> vector<8xf32>
    %32 = "arith.constant"() <{value = 1 : index}> : () -> index
    %33 = "arith.constant"() <{value = 0 : index}> : () -> index
    "vector.store"(%31, %arg2, %32, %33) <{nontemporal = false}> : (vector<8xf32>, memref<8x8xf32>, index, index) -> ()
    %34 = "arith.constant"() <{value = 5 : index}> : () -> index
    "memref.prefetch"(%arg2, %arg0, %34) <{isDataCache = true, isWrite = false, localityHint = 2 : i32}> : (memref<8x8xf32>, index, index) -> ()
    %35 = "arith.constant"() <{value = 8 : index}> : () -> index
    %36 = "arith.constant"() <{value = 0 : index}> : () -> index
    %37 = "arith.floordivsi"(%arg0, %35) : (index, index) -> index
    %38 = "arith.remsi"(%arg0, %35) : (index, index) -> index
    %39 = "arith.cmpi"(%38, %36) <{predicate = 2 : i64}> : (index, index) -> i1
    %40 = "arith.addi"(%38, %35) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %41 = "arith.select"(%39, %40, %38) : (i1, index, index) -> index
    %42 = "arith.constant"() <{value = 8 : index}> : () -> index
    %43 = "arith.muli"(%37, %42) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %44 = "arith.addi"(%43, %41) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %45 = "arith.constant"() <{value = 4 : index}> : () -> index
    %46 = "arith.muli"(%arg0, %45) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %47 = "arith.addi"(%46, %arg1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    "func.return"(%28) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

