"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x4xf32>, tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>, sym_name = "ops"}> ({
  ^bb0(%arg0: tensor<?x4xf32>, %arg1: tensor<?xindex>, %arg2: tensor<?xindex>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "tensor.dim"(%arg0, %0) : (tensor<?x4xf32>, index) -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "tensor.from_elements"(%1, %2) : (index, index) -> tensor<2xindex>
    %4 = "tensor.cast"(%3) : (tensor<2xindex>) -> tensor<2xindex>
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "tensor.dim"(%arg1, %5) : (tensor<?xindex>, index) -> index
    %7 = "tensor.dim"(%arg2, %5) : (tensor<?xindex>, index) -> index
    %8 = "arith.maxui"(%7, %6) : (index, index) -> index
    %9 = "arith.subi"(%8, %6) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %10 = "arith.subi"(%8, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %11 = "tensor.generate"(%8) ({
    ^bb0(%arg5: index):
      %61 = "arith.constant"() <{value = 1 : index}> : () -> index
      %62 = "arith.cmpi"(%arg5, %9) <{predicate = 6 : i64}> : (index, index) -> i1
      %63 = "scf.if"(%62) ({
        "scf.yield"(%61) : (index) -> ()
      }, {
        %70 = "arith.subi"(%arg5, %9) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %71 = "tensor.extract"(%arg1, %70) : (tensor<?xindex>, index) -> index
        %72 = "arith.cmpi"(%71, %61) <{predicate = 0 : i64}> : (index, index) -> i1
        %73 = "arith.select"(%72, %61, %71) : (i1, index, index) -> index
        "scf.yield"(%73) : (index) -> ()
      }) : (i1) -> index
      %64 = "arith.cmpi"(%arg5, %10) <{predicate = 6 : i64}> : (index, index) -> i1
      %65 = "scf.if"(%64) ({
        "scf.yield"(%63) : (index) -> ()
      }, {
        %66 = "arith.subi"(%arg5, %10) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %67 = "tensor.extract"(%arg2, %66) : (tensor<?xindex>, index) -> index
        %68 = "arith.cmpi"(%67, %61) <{predicate = 0 : i64}> : (index, index) -> i1
        %69 = "arith.select"(%68, %63, %67) : (i1, index, index) -> index
        "scf.yield"(%69) : (index) -> ()
      }) : (i1) -> index
      "tensor.yield"(%65) : (index) -> ()
    }) : (index) -> tensor<?xindex>
    %12 = "arith.constant"() <{value = 0 : index}> : () -> index
    %13 = "tensor.dim"(%11, %12) : (tensor<?xindex>, index) -> index
    %14 = "shape.num_elements"(%11) : (tensor<?xindex>) -> index
    %15 = "arith.constant"() <{value = 1 : index}> : () -> index
    %16 = "arith.constant"() <{value = 2 : index}> : () -> index
    %17 = "arith.constant"() <{value = 3 : index}> : () -> index
    %18 = "tensor.from_elements"(%15, %16, %17) : (index, index, index) -> tensor<3xindex>
    %19 = "tensor.cast"(%18) : (tensor<3xindex>) -> tensor<3xindex>
    %20 = "tensor.extract"(%19, %13) : (tensor<3xindex>, index) -> index
    %21 = "arith.constant"() <{value = 0 : index}> : () -> index
    %22 = "arith.constant"() <{value = 1 : index}> : () -> index
    %23 = "tensor.dim"(%arg1, %21) : (tensor<?xindex>, index) -> index
    %24 = "tensor.dim"(%arg2, %21) : (tensor<?xindex>, index) -> index
    %25 = "arith.maxui"(%24, %23) : (index, index) -> index
    %26 = "arith.subi"(%25, %23) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %27 = "arith.subi"(%25, %24) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %28 = "arith.constant"() <{value = true}> : () -> i1
    %29 = "scf.for"(%21, %25, %22, %28) ({
    ^bb0(%arg3: index, %arg4: i1):
      %32 = "arith.constant"() <{value = 1 : index}> : () -> index
      %33 = "arith.cmpi"(%arg3, %26) <{predicate = 6 : i64}> : (index, index) -> i1
      %34 = "scf.if"(%33) ({
        "scf.yield"(%32) : (index) -> ()
      }, {
        %57 = "arith.subi"(%arg3, %26) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %58 = "tensor.extract"(%arg1, %57) : (tensor<?xindex>, index) -> index
        %59 = "arith.cmpi"(%58, %32) <{predicate = 0 : i64}> : (index, index) -> i1
        %60 = "arith.select"(%59, %32, %58) : (i1, index, index) -> index
        "scf.yield"(%60) : (index) -> ()
      }) : (i1) -> index
      %35 = "arith.cmpi"(%arg3, %27) <{predicate = 6 : i64}> : (index, index) -> i1
      %36 = "scf.if"(%35) ({
        "scf.yield"(%34) : (index) -> ()
      }, {
        %53 = "arith.subi"(%arg3, %27) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %54 = "tensor.extract"(%arg2, %53) : (tensor<?xindex>, index) -> index
        %55 = "arith.cmpi"(%54, %32) <{predicate = 0 : i64}> : (index, index) -> i1
        %56 = "arith.select"(%55, %34, %54) : (i1, index, index) -> index
        "scf.yield"(%56) : (index) -> ()
      }) : (i1) -> index
      %37 = "arith.cmpi"(%arg3, %26) <{predicate = 6 : i64}> : (index, index) -> i1
      %38 = "scf.if"(%37) ({
        "scf.yield"(%arg4) : (i1) -> ()
      }, {
        %47 = "arith.subi"(%arg3, %26) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %48 = "tensor.extract"(%arg1, %47) : (tensor<?xindex>, index) -> index
        %49 = "arith.cmpi"(%48, %22) <{predicate = 0 : i64}> : (index, index) -> i1
        %50 = "arith.cmpi"(%48, %36) <{predicate = 0 : i64}> : (index, index) -> i1
        %51 = "arith.ori"(%49, %50) : (i1, i1) -> i1
        %52 = "arith.andi"(%arg4, %51) : (i1, i1) -> i1
        "scf.yield"(%52) : (i1) -> ()
      }) : (i1) -> i1
      %39 = "arith.cmpi"(%arg3, %27) <{predicate = 6 : i64}> : (index, index) -> i1
      %40 = "scf.if"(%39) ({
        "scf.yield"(%38) : (i1) -> ()
      }, {
        %41 = "arith.subi"(%arg3, %27) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %42 = "tensor.extract"(%arg2, %41) : (tensor<?xindex>, index) -> index
        %43 = "arith.cmpi"(%42, %22) <{predicate = 0 : i64}> : (index, index) -> i1
        %44 = "arith.cmpi"(%42, %36) <{predicate = 0 : i64}> : (index, index) -> i1
        %45 = "arith.ori"(%43, %44) : (i1, i1) -> i1
        %46 = "arith.andi"(%38, %45) : (i1, i1) -> i1
        "scf.yield"(%46) : (i1) -> ()
      }) : (i1) -> i1
      "scf.yield"(%40) : (i1) -> ()
    }) : (index, index, index, i1) -> i1
    %30 = "shape.cstr_require"(%29) <{msg = "required broadcastable shapes"}> : (i1) -> !shape.witness
    %31 = "shape.assuming"(%30) ({
      "shape.assuming_yield"(%11) : (tensor<?xindex>) -> ()
    }) : (!shape.witness) -> tensor<?xindex>
    "func.return"(%31) : (tensor<?xindex>) -> ()
  }) : () -> ()
}) : () -> ()

