"builtin.module"() ({
  %0 = "r1.a.b"() : () -> tensor<6x?x?x?xi64> loc(#loc1)
  "r0.x_1"() ({
  }, {
  }, {
  }) : () -> () loc(#loc6)
  "r1.Y"(%0, %0) : (tensor<6x?x?x?xi64>, tensor<6x?x?x?xi64>) -> () loc(#loc3)
  "r2.x_1"(%0, %0, %0) <1.207680e-22 : bf16> ({
  }) : (tensor<6x?x?x?xi64>, tensor<6x?x?x?xi64>, tensor<6x?x?x?xi64>) -> () loc(#loc4)
  "r2.op"(%0, %0, %0) <{value = "a " : ui64}> : (tensor<6x?x?x?xi64>, tensor<6x?x?x?xi64>, tensor<6x?x?x?xi64>) -> () loc(#loc5)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":1:7)
#loc2 = loc("aloc(x)")
#loc3 = loc("<stdin>":6:1)
#loc4 = loc("<stdin>":7:1)
#loc5 = loc("f.rs":44:24)
#loc6 = loc("\0A->  "(#loc2))

