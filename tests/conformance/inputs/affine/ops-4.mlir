#set = affine_set<(d0) : (d0 - 10 >= 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32, f32) -> f32, sym_name = "if_result"}> ({
  ^bb0(%arg0: index, %arg1: f32, %arg2: f32):
    %0 = "affine.if"(%arg0) <{condition = #set}> ({
      "affine.yield"(%arg1) : (f32) -> ()
    }, {
      "affine.yield"(%arg2) : (f32) -> ()
    }) : (index) -> f32
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

