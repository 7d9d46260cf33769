"builtin.module"() ({
  "emitc.func"() <{function_type = (index, index, index) -> (), sym_name = "loop"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index):
    "emitc.for"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: index):
      %0 = "emitc.call_opaque"(%arg3) <{callee = "get"}> : (index) -> !emitc.opaque<"std::vector<std::map<int, int>>">
      "emitc.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
  "t.types"() {a = !emitc.opaque<"x::y<z>">, b = !emitc.ptr<!emitc.opaque<"a">>, c = !emitc.array<2x3xi8>, d = !emitc.size_t, e = #emitc.opaque<"a->b">} : () -> ()
}) : () -> ()

