// Source lines. For NVPTX they make `.loc` lines and nothing else.
// RUN: pliron-opt %s --emit=llvm-ir | FileCheck %s

#f = loc("kernel.rs":10:1)
#add = loc("kernel.rs":12:9 to 12:14)
#inner = loc("core/num.rs":100:5)
#middle = loc("wrap"("lib.rs":50:3))
#call = loc("kernel.rs":13:17)
#outer = loc(callsite(#middle at #call))
#inlined = loc(callsite(#inner at #outer))
// The same, as passes nest it that inline inlined code.
#first = loc(callsite(#inner at #middle))
#again = loc(callsite(#first at #call))

// CHECK: define i32 @f(i32 %a) !dbg [[F:![0-9]+]]
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i32 (i32)>}> ({
^bb0(%a: i32):
  // CHECK: %x = add i32 %a, %a, !dbg [[ADD:![0-9]+]]
  %x = "llvm.add"(%a, %a) : (i32, i32) -> i32 loc(#add)
  // CHECK: %y = add i32 %x, %a, !dbg [[INLINED:![0-9]+]]
  %y = "llvm.add"(%x, %a) : (i32, i32) -> i32 loc(#inlined)
  // CHECK: %y2 = add i32 %y, %a, !dbg [[INLINED]]
  %y2 = "llvm.add"(%y, %a) : (i32, i32) -> i32 loc(#again)
  // CHECK: %z = add i32 %y, %a, !dbg [[MACRO:![0-9]+]]
  %z = "llvm.add"(%y, %a) : (i32, i32) -> i32 loc(fused["macro.rs":1:2, "kernel.rs":14:1])
  // CHECK: %w = add i32 %z, %a, !dbg [[UNKNOWN:![0-9]+]]
  %w = "llvm.add"(%z, %a) : (i32, i32) -> i32 loc(unknown)
  "llvm.return"(%w) : (i32) -> () loc(#f)
}) : () -> () loc("my::f"(#f))

// Without a position there is nothing to say.
// CHECK: define void @g() {
// CHECK-NEXT: ret void{{$}}
"llvm.func"() <{sym_name = "g", function_type = !llvm.func<void ()>}> ({
  "llvm.return"() : () -> () loc(#f)
}) : () -> () loc(unknown)

// CHECK: [[UNIT:![0-9]+]] = distinct !DICompileUnit(language: DW_LANG_Rust, file: [[FILE:![0-9]+]], {{.*}}emissionKind: DebugDirectivesOnly)
// CHECK: [[FILE]] = !DIFile(filename: "kernel.rs", directory: "")
// CHECK: !{i32 2, !"Debug Info Version", i32 3}
// CHECK: [[F]] = distinct !DISubprogram(name: "my::f", linkageName: "f", scope: [[FILE]], file: [[FILE]], line: 10,
// CHECK: [[ADD]] = !DILocation(line: 12, column: 9, scope: [[F]])
// CHECK: [[INLINED]] = !DILocation(line: 100, column: 5, scope: [[NUM:![0-9]+]], inlinedAt: [[WRAP:![0-9]+]])
// CHECK: [[NUM]] = distinct !DISubprogram(name: "inlined", scope: [[NUMFILE:![0-9]+]]
// CHECK: [[NUMFILE]] = !DIFile(filename: "core/num.rs", directory: "")
// CHECK: [[WRAP]] = !DILocation(line: 50, column: 3, scope: [[WRAPFN:![0-9]+]], inlinedAt: [[CALL:![0-9]+]])
// CHECK: [[WRAPFN]] = distinct !DISubprogram(name: "wrap"
// CHECK: [[CALL]] = !DILocation(line: 13, column: 17, scope: [[F]])
// CHECK: [[MACRO]] = !DILocation(line: 1, column: 2, scope: [[BLOCK:![0-9]+]])
// CHECK: [[BLOCK]] = !DILexicalBlockFile(scope: [[F]], file: [[MACROFILE:![0-9]+]], discriminator: 0)
// CHECK: [[MACROFILE]] = !DIFile(filename: "macro.rs", directory: "")
// CHECK: [[UNKNOWN]] = !DILocation(line: 0, scope: [[F]])
