"builtin.module"() ({
  %0:3 = "r0.Y"() : () -> (tuple<vector<f64>>, complex<f8E5M2>, none)
  %1:4 = "r0.x_1"(%0#0, %0#0, %0#1) : (tuple<vector<f64>>, tuple<vector<f64>>, complex<f8E5M2>) -> (index, (!r0.t0<"s>">, vector<i33>) -> (), tuple<>, bf16)
  "r1.a.b"(%1#3, %0#0, %1#2) {"#y" = vector<f128>} : (bf16, tuple<vector<f64>>, tuple<>) -> ()
}) : () -> ()
