module {
}
// -----
module @name attributes {a.b, c.d = 5 : i32, "e f.g" = [1]} {
  module @inner {
    module {
    }
  }
  module @"odd name" attributes {sym_visibility = "private"} {
  }
}
// -----
// Two ops at the top get a module around them.
"m.first"() : () -> ()
"m.second"() : () -> ()
// -----
// Casts and data layouts.
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>, "dlti.endianness" = "little", index = 64 : i32>} {
  func.func @f(%a: i32, %b: f32) -> (i64, index) {
    %0 = builtin.unrealized_conversion_cast %a : i32 to i64
    %1:2 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to index, !x.y
    %2 = builtin.unrealized_conversion_cast %1#1 : !x.y to index
    %3 = builtin.unrealized_conversion_cast to i8
    "x.use"(%3) : (i8) -> ()
    return %0, %2 : i64, index
  }
}
// -----
module attributes {llvm.data_layout = "e-m:e-p270:32:32-i64:64-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @f()
}
