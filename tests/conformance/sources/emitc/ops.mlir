emitc.include <"stdio.h">
emitc.include "local.h"
emitc.global static const @table : !emitc.array<4xi32> = dense<[1, 2, 3, 4]>
emitc.func @f(%a: i32, %p: !emitc.ptr<i32>) -> i32 attributes {specifiers = ["static", "inline"]} {
  %0 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
  %1 = "emitc.constant"() <{value = #emitc.opaque<"CHAR_MIN">}> : () -> !emitc.opaque<"char">
  %2 = emitc.add %a, %0 : (i32, i32) -> i32
  %3 = emitc.call_opaque "func"(%2) {args = [0 : index, 5 : i32, "str"], template_args = [i32]} : (i32) -> i32
  %4 = emitc.cast %3 : i32 to f32
  %5 = emitc.cmp lt, %3, %a : (i32, i32) -> i1
  emitc.if %5 {
    emitc.verbatim "#pragma once"
  } else {
    emitc.verbatim "x = \22y\22;"
  }
  %v = "emitc.variable"() <{value = 0 : i32}> : () -> !emitc.lvalue<i32>
  emitc.assign %3 : i32 to %v : <i32>
  %6 = emitc.load %v : <i32>
  %7 = emitc.logical_not %5 : i1
  %8 = emitc.expression %a, %v : (i32, !emitc.lvalue<i32>) -> i32 {
    %x = emitc.load %v : <i32>
    %9 = emitc.mul %a, %x : (i32, i32) -> i32
    emitc.yield %9 : i32
  }
  emitc.return %8 : i32
}
// -----
emitc.func @loop(%lb: index, %ub: index, %s: index) {
  emitc.for %i = %lb to %ub step %s {
    %0 = emitc.call_opaque "get"(%i) : (index) -> !emitc.opaque<"std::vector<std::map<int, int>>">
  }
  emitc.return
}
"t.types"() {a = !emitc.opaque<"x::y<z>">, b = !emitc.ptr<!emitc.opaque<"a">>, c = !emitc.array<2x3xi8>, d = !emitc.size_t, e = #emitc.opaque<"a->b">} : () -> ()
