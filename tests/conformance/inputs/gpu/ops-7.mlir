"builtin.module"() ({
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target<chip = "sm_80">, "\00\01blob\FF">, #gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "ptx \22here\22">], offloadingHandler = #gpu.select_object, sym_name = "objects"}> : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#rocdl.target, bin = "x">], offloadingHandler = #gpu.select_object<0 : i64>, sym_name = "selected"}> : () -> ()
}) : () -> ()

