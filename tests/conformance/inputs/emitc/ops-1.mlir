"builtin.module"() ({
  "emitc.include"() <{include = "stdio.h", is_standard_include}> : () -> ()
  "emitc.include"() <{include = "local.h"}> : () -> ()
  "emitc.global"() <{const_specifier, initial_value = dense<[1, 2, 3, 4]> : tensor<4xi32>, static_specifier, sym_name = "table", type = !emitc.array<4xi32>}> : () -> ()
  "emitc.func"() <{function_type = (i32, !emitc.ptr<i32>) -> i32, specifiers = ["static", "inline"], sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: !emitc.ptr<i32>):
    %0 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
    %1 = "emitc.constant"() <{value = #emitc.opaque<"CHAR_MIN">}> : () -> !emitc.opaque<"char">
    %2 = "emitc.add"(%arg0, %0) : (i32, i32) -> i32
    %3 = "emitc.call_opaque"(%2) <{args = [0 : index, 5 : i32, "str"], callee = "func", template_args = [i32]}> : (i32) -> i32
    %4 = "emitc.cast"(%3) : (i32) -> f32
    %5 = "emitc.cmp"(%3, %arg0) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "emitc.if"(%5) ({
      "emitc.verbatim"() <{value = "#pragma once"}> : () -> ()
      "emitc.yield"() : () -> ()
    }, {
      "emitc.verbatim"() <{value = "x = \22y\22;"}> : () -> ()
      "emitc.yield"() : () -> ()
    }) : (i1) -> ()
    %6 = "emitc.variable"() <{value = 0 : i32}> : () -> !emitc.lvalue<i32>
    "emitc.assign"(%6, %3) : (!emitc.lvalue<i32>, i32) -> ()
    %7 = "emitc.load"(%6) : (!emitc.lvalue<i32>) -> i32
    %8 = "emitc.logical_not"(%5) : (i1) -> i1
    %9 = "emitc.expression"(%arg0, %6) ({
    ^bb0(%arg2: i32, %arg3: !emitc.lvalue<i32>):
      %10 = "emitc.load"(%arg3) : (!emitc.lvalue<i32>) -> i32
      %11 = "emitc.mul"(%arg2, %10) : (i32, i32) -> i32
      "emitc.yield"(%11) : (i32) -> ()
    }) : (i32, !emitc.lvalue<i32>) -> i32
    "emitc.return"(%9) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

