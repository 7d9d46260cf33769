"builtin.module"() ({
  "a.alias"() {a = #b.long<"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", [1, 2, 3], {x -> y}>, b = #b.long<"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", [1, 2, 3], {x -> y}>, c = !b.long<"tttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt", (i32) -> i32>, d = [#b.uses<!long>, #b.long<"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", [1, 2, 3], {x -> y}>], e = tensor<4x!b.long<"tttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt", (i32) -> i32>>} : () -> ()
}) : () -> ()

