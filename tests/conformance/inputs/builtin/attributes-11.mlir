#distinct = distinct[0]<"a">
#distinct1 = distinct[1]<"a">
#distinct2 = distinct[2]<42 : i32>
#distinct3 = distinct[3]<[1, 2]>
#distinct4 = distinct[4]<{x = #distinct2}>
"builtin.module"() ({
  "a.distinct"() {a = #distinct, b = #distinct1, c = #distinct, d = #distinct2, e = distinct[5]<>, f = [#distinct1, distinct[5]<>]} : () -> ()
  "a.distinct"() {a = #distinct3, b = #distinct4, c = #distinct1} : () -> ()
}) : () -> ()

