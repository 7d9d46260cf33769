// locations
// also local: --mlir-print-local-scope
// Every kind of location.
"l.unknown"() : () -> () loc(unknown)
"l.file"() : () -> () loc("a.rs":3:4)
"l.range"() : () -> () loc("a.rs":3:4 to :9)
"l.range2"() : () -> () loc("a.rs":3:4 to 5:6)
"l.name"() : () -> () loc("name")
"l.name_child"() : () -> () loc("name"("b.rs":1:2))
"l.name_deep"() : () -> () loc("outer"("inner"("b.rs":1:2)))
"l.callsite"() : () -> () loc(callsite("callee" at "a.rs":7:8))
"l.callsite_deep"() : () -> () loc(callsite("a.rs":1:1 at callsite("b" at fused["c", unknown])))
"l.fused"() : () -> () loc(fused["a.rs":1:1, "b.rs":2:2])
"l.fused_meta"() : () -> () loc(fused<"meta">["a.rs":1:1, "b.rs":2:2])
"l.fused_dict"() : () -> () loc(fused<{a = 1, b = [#l.x<y>]}>["a.rs":1:1])
"l.fused_empty"() : () -> () loc(fused<"only">[])
"l.quotes"() : () -> () loc("quo\22te \\ path":10:20)
"l.empty"() : () -> () loc("")
"l.zero"() : () -> () loc("":0:0)
"l.unicode"() : () -> () loc("\C3\A4.rs":4294967295:1)
// -----
// locations
// Aliases of locations, before and after their use, and locations as attributes.
#here = loc("here.rs":1:2)
#there = loc(callsite("there" at #here))
"l.alias"() : () -> () loc(#here)
"l.alias"() : () -> () loc(#there)
"l.after"() : () -> () loc(#after)
"l.attr"() {a = loc("attr.rs":5:6), b = loc(unknown), c = [loc("x"), loc(fused["a", "b"])], d = #here} : () -> () loc("op.rs":1:1)
#after = loc("after"(#here))
// -----
// locations
// Of block arguments, in nested regions.
"l.region"() ({
^bb0(%a: i32 loc("arg0"), %b: f32 loc("arg.rs":1:1), %c: index):
  "l.inner"(%a)[^bb1] : (i32) -> () loc("inner")
^bb1:
  %0:2 = "l.two"(%b) ({
  ^bb0(%x: i32 loc(unknown)):
    "l.end"() : () -> () loc("end")
  }) : (f32) -> (i32, i32) loc("two")
  "l.last"(%0#1, %c) : (i32, index) -> () loc("last")
}) : () -> () loc("region")
// -----
// locations
// flags: --mlir-use-nameloc-as-prefix
%0 = "l.v"() : () -> i32 loc("first"("a.rs":1:1))
%1 = "l.v"() : () -> i32 loc("first"("a.rs":2:1))
%2:2 = "l.v"() : () -> (i32, i32) loc("pair")
%3 = "l.v"() : () -> i32 loc("odd name!")
"l.use"(%0, %1, %2#1, %3) : (i32, i32, i32, i32) -> () loc("use")
// -----
// locations
// A module with a location and a name, and a function of it.
module @m attributes {a.b = "x"} {
  func.func private @f(i32 loc("p"), i32 {a.c} loc("q")) -> i32 loc("decl")
  func.func @g(%x: i32 loc("x"), %y: f32 loc("y")) -> i32 {
    %0 = func.call @f(%x, %x) : (i32, i32) -> i32 loc("call")
    return %0 : i32 loc("ret")
  } loc("g")
} loc("module.rs":0:0)
// -----
// locations
// Metadata of registered dialects in locations.
module {
  "l.di"() : () -> () loc(fused<#llvm.di_file<"a.c" in "/src">>["a.c":1:2])
  "l.sub"() : () -> () loc(fused<#llvm.di_subprogram<id = distinct[0]<>, scope = #llvm.di_file<"a.c" in "/src">, name = "f", file = #llvm.di_file<"a.c" in "/src">, subprogramFlags = "Definition|Optimized">>["a.c":3:4])
}
