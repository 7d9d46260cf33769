"builtin.module"() ({
  %0 = "r2.Y"() : () -> index loc("g.rs":51:1 to :7)
  "r1.op"() : () -> () loc("//\22a"("g.rs":1:2 to 3:4))
  "r2.Y"() <affine_map<()[s0] -> (-271, s0, -(-s0 + 17) - 81)>> {dense = true, i32 = "\FF<\0A" : ui7, r.attr} : () -> () loc(fused<-1.42385477E+28 : f32>[""("g.rs":57:1 to :7)])
  %1:3 = "r2.a.b"() <affine_map<()[s0, s1, s2] -> (s0, s0)>> : () -> (complex<si16>, tensor<ui64>, tuple<>) loc(fused["->"("f.rs":10:85), "\22 \FF"])
  "r2.op"(%1#0) : (complex<si16>) -> () loc("<stdin>":5:1)
  %2 = "r2.x_1"(%1#1, %0) <{i32 = {}, key = "a-> a" : i1, loc = loc(unknown)}> : (tensor<ui64>, index) -> vector<i1> loc("<stdin>":6:7)
  "r1.Y"() {"<>" = 4 : i64, r.attr = -6.64072356E+10 : f32, y$ = []} : () -> () loc("f.rs":55:11)
}) : () -> () loc("<stdin>":0:0)
