#set = affine_set<(d0, d1, d2)[s0] : (d0 + 7 == 0, s0 == 0, d1 >= 0)>
"builtin.module"() ({
  "r0.a.b"() <{}> : () -> ()
  %0 = "r1.a.b"() {value = "" : i128} : () -> complex<i1>
  %1:2 = "r2.op"() <{}> {i32 = dense<> : tensor<0xi4>, true = #set} : () -> (vector<f8E4M3FN>, f128)
}) : () -> ()

