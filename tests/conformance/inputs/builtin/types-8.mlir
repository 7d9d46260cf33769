"builtin.module"() ({
  "t.alias"() {a = (tuple<i32, i32>, tensor<4x!t.wrap<!pair>>) -> i32, b = {a = 1 : i32, b = [1 : i32, 1 : i32, "text", tuple<i32, i32>], c = (tuple<i32, i32>, tensor<4x!t.wrap<!pair>>) -> i32}, c = [1 : i32, 1 : i32, "text", tuple<i32, i32>]} : () -> ()
  %0 = "t.make"() : () -> tuple<i32, i32>
  "t.take"(%0) : (tuple<i32, i32>) -> ()
}) : () -> ()

