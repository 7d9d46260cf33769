"builtin.module"() ({
  "u.none"() : () -> ()
  "u.empty"() <{}> : () -> ()
  "u.dict"() <{a = 1 : i32, b = "x", c = [1, 2], d, e = array<i32: 1, 2>}> : () -> ()
  "u.string"() <"just a string"> : () -> ()
  "u.int"() <5 : i8> : () -> ()
  "u.array"() <[1, 2.000000e+00, {x}]> : () -> ()
  "u.type"() <i32> : () -> ()
  "u.opaque"() <#u.p<a -> [b]>> : () -> ()
  "u.both"() <{a = 1 : i64}> {a = 2 : i64, b = 3 : i64} : () -> ()
  "u.all"() <{p = dense<1> : tensor<2xi32>}> ({
  }) {attr = 1 : i64} : () -> ()
  "u.symbol"() <@a::@b> : () -> ()
  "u.map"() <affine_map<(d0) -> (d0)>> : () -> ()
  "u.unit"() <unit> : () -> ()
}) : () -> ()

