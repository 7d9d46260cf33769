#map = affine_map<(d0) -> (d0 + 1)>
"builtin.module"() ({
  %0:2 = "u.all"(%0#1, %0#0) <{p = "q"}> ({
  ^bb0(%arg0: i32):
    "u.br"(%arg0)[^bb1, ^bb1] <{x = 1 : i64}> : (i32) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "u.end"() {u} : () -> ()
  }, {
  }) {b = #u.c<d>, e = #map} : (f32, i32) -> (i32, f32)
}) : () -> ()

