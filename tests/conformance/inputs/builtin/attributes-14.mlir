#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "a.mixed"() {a = #arith.fastmath<fast>, b = #arith.overflow<nsw, nuw>, c = #gpu.address_space<workgroup>, d = #vector.kind<add>, e = #llvm.linkage<internal>, f = #spirv.vce<v1.0, [Shader], []>, g = #dlti.dl_entry<"x", 1 : i32>, h = #unknown.attr<x>, i = #linalg.iterator_type<parallel>, j = #sparse, k = #nvvm<shfl_kind bfly>} : () -> ()
}) : () -> ()

