"builtin.module"() ({
  "func.func"() <{function_type = (f32, f8E8M0FNU, f4E2M1FN) -> (f4E2M1FN, f32), sym_name = "scaling"}> ({
  ^bb0(%arg0: f32, %arg1: f8E8M0FNU, %arg2: f4E2M1FN):
    %0 = "arith.scaling_truncf"(%arg0, %arg1) : (f32, f8E8M0FNU) -> f4E2M1FN
    %1 = "arith.scaling_extf"(%arg2, %arg1) : (f4E2M1FN, f8E8M0FNU) -> f32
    "func.return"(%0, %1) : (f4E2M1FN, f32) -> ()
  }) : () -> ()
}) : () -> ()

