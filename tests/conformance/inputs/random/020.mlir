"builtin.module"() ({
  %0 = "r1.op"() <{dense}> : () -> f80
  %1 = "r0.op"() : () -> vector<2x5xi33>
  %2 = "r2.op"(%1) : (vector<2x5xi33>) -> complex<tf32>
  "r2.a.b"(%0) : (f80) -> ()
  %3:2 = "r2.op"() : () -> (() -> (), complex<bf16>)
  "r0.a.b"(%3#1) : (complex<bf16>) -> ()
  "r0.a.b"() <{}> : () -> ()
  %4:3 = "r1.Y"() <{dense = distinct[0]<#r1.a0<"\5C">>, key = loc(""("g.rs":1:2 to 3:4)), value = 0 : i8}> : () -> (i32, none, memref<vector<4xf32>, 1>)
}) : () -> ()
