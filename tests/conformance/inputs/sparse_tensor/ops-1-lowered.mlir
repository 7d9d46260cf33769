#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>, index, index, f32) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>), sym_name = "_insert_dense_compressed_8_8_f32_0_0", sym_visibility = "private"}> ({
  ^bb0(%arg24: memref<?xindex>, %arg25: memref<?xindex>, %arg26: memref<?xf32>, %arg27: !sparse_tensor.storage_specifier<#sparse>, %arg28: index, %arg29: index, %arg30: f32):
    %55 = "arith.constant"() <{value = 2 : index}> : () -> index
    %56 = "arith.constant"() <{value = 0 : index}> : () -> index
    %57 = "arith.constant"() <{value = false}> : () -> i1
    %58 = "arith.constant"() <{value = 1 : index}> : () -> index
    %59 = "arith.addi"(%arg28, %58) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %60 = "memref.load"(%arg24, %arg28) <{nontemporal = false}> : (memref<?xindex>, index) -> index
    %61 = "memref.load"(%arg24, %59) <{nontemporal = false}> : (memref<?xindex>, index) -> index
    %62 = "sparse_tensor.storage_specifier.get"(%arg27) <{level = 1 : index, specifierKind = #sparse_tensor<kind crd_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>) -> index
    %63 = "arith.subi"(%61, %58) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %64 = "arith.cmpi"(%60, %61) <{predicate = 6 : i64}> : (index, index) -> i1
    %65 = "scf.if"(%64) ({
      %84 = "memref.load"(%arg25, %63) <{nontemporal = false}> : (memref<?xindex>, index) -> index
      %85 = "arith.cmpi"(%84, %arg29) <{predicate = 0 : i64}> : (index, index) -> i1
      "scf.yield"(%85) : (i1) -> ()
    }, {
      "memref.store"(%62, %arg24, %arg28) <{nontemporal = false}> : (index, memref<?xindex>, index) -> ()
      "scf.yield"(%57) : (i1) -> ()
    }) : (i1) -> i1
    %66:5 = "scf.if"(%65) ({
      "scf.yield"(%arg24, %arg25, %arg26, %arg27, %63) : (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>, index) -> ()
    }, {
      %75 = "arith.addi"(%62, %58) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "memref.store"(%75, %arg24, %59) <{nontemporal = false}> : (index, memref<?xindex>, index) -> ()
      %76 = "sparse_tensor.storage_specifier.get"(%arg27) <{level = 1 : index, specifierKind = #sparse_tensor<kind crd_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>) -> index
      %77 = "memref.dim"(%arg25, %56) : (memref<?xindex>, index) -> index
      %78 = "arith.addi"(%76, %58) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %79 = "arith.cmpi"(%78, %77) <{predicate = 8 : i64}> : (index, index) -> i1
      %80 = "scf.if"(%79) ({
        %82 = "arith.muli"(%77, %55) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %83 = "memref.realloc"(%arg25, %82) : (memref<?xindex>, index) -> memref<?xindex>
        "scf.yield"(%83) : (memref<?xindex>) -> ()
      }, {
        "scf.yield"(%arg25) : (memref<?xindex>) -> ()
      }) : (i1) -> memref<?xindex>
      "memref.store"(%arg29, %80, %76) <{nontemporal = false}> : (index, memref<?xindex>, index) -> ()
      %81 = "sparse_tensor.storage_specifier.set"(%arg27, %78) <{level = 1 : index, specifierKind = #sparse_tensor<kind crd_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>, index) -> !sparse_tensor.storage_specifier<#sparse>
      "scf.yield"(%arg24, %80, %arg26, %81, %62) : (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>, index) -> ()
    }) : (i1) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>, index)
    %67 = "sparse_tensor.storage_specifier.get"(%66#3) <{specifierKind = #sparse_tensor<kind val_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>) -> index
    %68 = "memref.dim"(%66#2, %56) : (memref<?xf32>, index) -> index
    %69 = "arith.addi"(%67, %58) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %70 = "arith.cmpi"(%69, %68) <{predicate = 8 : i64}> : (index, index) -> i1
    %71 = "scf.if"(%70) ({
      %73 = "arith.muli"(%68, %55) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %74 = "memref.realloc"(%66#2, %73) : (memref<?xf32>, index) -> memref<?xf32>
      "scf.yield"(%74) : (memref<?xf32>) -> ()
    }, {
      "scf.yield"(%66#2) : (memref<?xf32>) -> ()
    }) : (i1) -> memref<?xf32>
    "memref.store"(%arg30, %71, %67) <{nontemporal = false}> : (f32, memref<?xf32>, index) -> ()
    %72 = "sparse_tensor.storage_specifier.set"(%66#3, %69) <{specifierKind = #sparse_tensor<kind val_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>, index) -> !sparse_tensor.storage_specifier<#sparse>
    "func.return"(%66#0, %66#1, %71, %72) : (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8x8xf32>, index) -> memref<8x8xf32>, sym_name = "ops"}> ({
  ^bb0(%arg0: memref<8x8xf32>, %arg1: index):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "arith.constant"() <{value = 32 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 8 : index}> : () -> index
    %5 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = 16 : index}> : () -> index
    %7 = "memref.alloc"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xindex>
    %8 = "memref.alloc"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xindex>
    %9 = "memref.alloc"(%6) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %10 = "sparse_tensor.storage_specifier.init"() : () -> !sparse_tensor.storage_specifier<#sparse>
    %11 = "sparse_tensor.storage_specifier.set"(%10, %4) <{level = 0 : index, specifierKind = #sparse_tensor<kind lvl_sz>}> : (!sparse_tensor.storage_specifier<#sparse>, index) -> !sparse_tensor.storage_specifier<#sparse>
    %12 = "sparse_tensor.storage_specifier.set"(%11, %4) <{level = 1 : index, specifierKind = #sparse_tensor<kind lvl_sz>}> : (!sparse_tensor.storage_specifier<#sparse>, index) -> !sparse_tensor.storage_specifier<#sparse>
    %13 = "sparse_tensor.storage_specifier.get"(%12) <{level = 1 : index, specifierKind = #sparse_tensor<kind pos_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>) -> index
    %14 = "arith.addi"(%13, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %15 = "arith.cmpi"(%14, %6) <{predicate = 8 : i64}> : (index, index) -> i1
    %16 = "scf.if"(%15) ({
      %54 = "memref.realloc"(%7, %1) : (memref<?xindex>, index) -> memref<?xindex>
      "scf.yield"(%54) : (memref<?xindex>) -> ()
    }, {
      "scf.yield"(%7) : (memref<?xindex>) -> ()
    }) : (i1) -> memref<?xindex>
    "memref.store"(%3, %16, %13) <{nontemporal = false}> : (index, memref<?xindex>, index) -> ()
    %17 = "sparse_tensor.storage_specifier.set"(%12, %14) <{level = 1 : index, specifierKind = #sparse_tensor<kind pos_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>, index) -> !sparse_tensor.storage_specifier<#sparse>
    %18 = "memref.dim"(%16, %3) : (memref<?xindex>, index) -> index
    %19 = "arith.addi"(%14, %4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %20 = "arith.cmpi"(%19, %18) <{predicate = 8 : i64}> : (index, index) -> i1
    %21 = "scf.if"(%20) ({
      %50 = "scf.while"(%18) ({
      ^bb0(%arg23: index):
        %52 = "arith.muli"(%arg23, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %53 = "arith.cmpi"(%19, %52) <{predicate = 8 : i64}> : (index, index) -> i1
        "scf.condition"(%53, %52) : (i1, index) -> ()
      }, {
      ^bb0(%arg22: index):
        "scf.yield"(%arg22) : (index) -> ()
      }) : (index) -> index
      %51 = "memref.realloc"(%16, %50) : (memref<?xindex>, index) -> memref<?xindex>
      "scf.yield"(%51) : (memref<?xindex>) -> ()
    }, {
      "scf.yield"(%16) : (memref<?xindex>) -> ()
    }) : (i1) -> memref<?xindex>
    %22 = "memref.subview"(%21, %14, %4, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<?xindex>, index, index, index) -> memref<?xindex, strided<[?], offset: ?>>
    "linalg.fill"(%3, %22) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: index, %arg21: index):
      "linalg.yield"(%arg20) : (index) -> ()
    }) : (index, memref<?xindex, strided<[?], offset: ?>>) -> ()
    %23 = "sparse_tensor.storage_specifier.set"(%17, %19) <{level = 1 : index, specifierKind = #sparse_tensor<kind pos_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>, index) -> !sparse_tensor.storage_specifier<#sparse>
    %24:4 = "scf.for"(%3, %4, %2, %21, %8, %9, %23) ({
    ^bb0(%arg10: index, %arg11: memref<?xindex>, %arg12: memref<?xindex>, %arg13: memref<?xf32>, %arg14: !sparse_tensor.storage_specifier<#sparse>):
      %45:4 = "scf.for"(%3, %4, %2, %arg11, %arg12, %arg13, %arg14) ({
      ^bb0(%arg15: index, %arg16: memref<?xindex>, %arg17: memref<?xindex>, %arg18: memref<?xf32>, %arg19: !sparse_tensor.storage_specifier<#sparse>):
        %46 = "memref.load"(%arg0, %arg10, %arg15) <{nontemporal = false}> : (memref<8x8xf32>, index, index) -> f32
        %47 = "arith.cmpf"(%46, %5) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
        %48:4 = "scf.if"(%47) ({
          %49:4 = "func.call"(%arg16, %arg17, %arg18, %arg19, %arg10, %arg15, %46) <{callee = @_insert_dense_compressed_8_8_f32_0_0}> : (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>, index, index, f32) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>)
          "scf.yield"(%49#0, %49#1, %49#2, %49#3) : (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) -> ()
        }, {
          "scf.yield"(%arg16, %arg17, %arg18, %arg19) : (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) -> ()
        }) : (i1) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>)
        "scf.yield"(%48#0, %48#1, %48#2, %48#3) : (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) -> ()
      }) {"Emitted from" = "sparse_tensor.foreach"} : (index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>)
      "scf.yield"(%45#0, %45#1, %45#2, %45#3) : (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) -> ()
    }) {"Emitted from" = "sparse_tensor.foreach"} : (index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>)
    %25 = "sparse_tensor.storage_specifier.get"(%24#3) <{level = 1 : index, specifierKind = #sparse_tensor<kind pos_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>) -> index
    %26 = "memref.load"(%24#0, %3) <{nontemporal = false}> : (memref<?xindex>, index) -> index
    %27 = "scf.for"(%2, %25, %2, %26) ({
    ^bb0(%arg8: index, %arg9: index):
      %42 = "memref.load"(%24#0, %arg8) <{nontemporal = false}> : (memref<?xindex>, index) -> index
      %43 = "arith.cmpi"(%42, %3) <{predicate = 0 : i64}> : (index, index) -> i1
      %44 = "scf.if"(%43) ({
        "memref.store"(%arg9, %24#0, %arg8) <{nontemporal = false}> : (index, memref<?xindex>, index) -> ()
        "scf.yield"(%arg9) : (index) -> ()
      }, {
        "scf.yield"(%42) : (index) -> ()
      }) : (i1) -> index
      "scf.yield"(%44) : (index) -> ()
    }) : (index, index, index, index) -> index
    %28 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8x8xf32>
    "linalg.fill"(%5, %28) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      "linalg.yield"(%arg6) : (f32) -> ()
    }) : (f32, memref<8x8xf32>) -> ()
    %29 = "sparse_tensor.storage_specifier.get"(%24#3) <{specifierKind = #sparse_tensor<kind val_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>) -> index
    %30 = "memref.subview"(%24#2, %29) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<?xf32>, index) -> memref<?xf32>
    %31 = "sparse_tensor.storage_specifier.get"(%24#3) <{level = 1 : index, specifierKind = #sparse_tensor<kind pos_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>) -> index
    %32 = "memref.subview"(%24#0, %31) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<?xindex>, index) -> memref<?xindex>
    %33 = "sparse_tensor.storage_specifier.get"(%24#3) <{level = 1 : index, specifierKind = #sparse_tensor<kind crd_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>) -> index
    %34 = "memref.subview"(%24#1, %33) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<?xindex>, index) -> memref<?xindex>
    %35 = "scf.for"(%3, %4, %2, %28) ({
    ^bb0(%arg2: index, %arg3: memref<8x8xf32>):
      %36 = "memref.load"(%32, %arg2) <{nontemporal = false}> : (memref<?xindex>, index) -> index
      %37 = "arith.addi"(%arg2, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %38 = "memref.load"(%32, %37) <{nontemporal = false}> : (memref<?xindex>, index) -> index
      %39 = "scf.for"(%36, %38, %2, %arg3) ({
      ^bb0(%arg4: index, %arg5: memref<8x8xf32>):
        %40 = "memref.load"(%34, %arg4) <{nontemporal = false}> : (memref<?xindex>, index) -> index
        %41 = "memref.load"(%30, %arg4) <{nontemporal = false}> : (memref<?xf32>, index) -> f32
        "memref.store"(%41, %arg5, %arg2, %40) <{nontemporal = false}> : (f32, memref<8x8xf32>, index, index) -> ()
        "scf.yield"(%arg5) : (memref<8x8xf32>) -> ()
      }) {"Emitted from" = "sparse_tensor.foreach"} : (index, index, index, memref<8x8xf32>) -> memref<8x8xf32>
      "scf.yield"(%39) : (memref<8x8xf32>) -> ()
    }) {"Emitted from" = "sparse_tensor.foreach"} : (index, index, index, memref<8x8xf32>) -> memref<8x8xf32>
    "func.return"(%35) : (memref<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

