"builtin.module"() ({
  "l.di"() : () -> () loc(#loc3)
  "l.sub"() : () -> () loc(#loc4)
}) : () -> () loc(#loc)
#di_file = #llvm.di_file<"a.c" in "/src">
#loc = loc("<stdin>":3:1)
#loc1 = loc("a.c":1:2)
#loc2 = loc("a.c":3:4)
#di_subprogram = #llvm.di_subprogram<id = distinct[0]<>, scope = #di_file, name = "f", file = #di_file, subprogramFlags = "Definition|Optimized">
#loc3 = loc(fused<#di_file>[#loc1])
#loc4 = loc(fused<#di_subprogram>[#loc2])

