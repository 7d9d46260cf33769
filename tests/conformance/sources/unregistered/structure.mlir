// Results: none, one, groups.
%0 = "u.one"() : () -> i32
%1:2 = "u.two"() : () -> (i32, f32)
%2, %3 = "u.split"() : () -> (i32, f32)
%a, %b:3, %c = "u.mixed"() : () -> (i32, i8, i8, i8, f32)
"u.use"(%0, %1#0, %1#1, %2, %3, %a, %b#0, %b#2, %c) : (i32, i32, f32, i32, f32, i32, i8, i8, f32) -> ()
%d:20 = "u.many"() : () -> (i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17, i18, i19, i20)
"u.use"(%d#19, %d#10, %d#0) : (i20, i11, i1) -> ()
// -----
// Regions: empty, of one block, of many; several of an op.
"u.empty"() ({
}) : () -> ()
"u.two_empty"() ({
}, {
}) : () -> ()
"u.one"() ({
  "u.inner"() : () -> ()
}) : () -> ()
"u.args"() ({
^bb0(%x: i32, %y: f32):
  "u.use"(%x, %y) : (i32, f32) -> ()
}, {
^bb0:
  "u.br"()[^bb1] : () -> ()
^bb1:
  "u.br"()[^bb1, ^bb1] : () -> ()
}) {a = 1} : () -> ()
"u.three"() ({
  "u.a"() : () -> ()
}, {
}, {
^bb0(%z: index):
  "u.b"(%z) : (index) -> ()
}) : () -> ()
// -----
// An empty block, a block without a terminator, blocks that nobody reaches.
"u.blocks"() ({
^bb0:
  "u.br"()[^bb2] : () -> ()
^bb1:  // nobody
  "u.x"() : () -> ()
  "u.br"()[^bb1] : () -> ()
^bb2:
  "u.end"() : () -> ()
}) : () -> ()
// -----
// Successors with operands.
"u.cfg"() ({
^entry(%c: i1, %x: i32):
  "u.cond"(%c, %x, %x)[^left, ^right] {operandSegmentSizes = array<i32: 1, 1, 1>} : (i1, i32, i32) -> ()
^left(%l: i32):
  "u.br"(%l)[^exit] : (i32) -> ()
^right(%r: i32):
  %s = "u.add"(%r, %x) : (i32, i32) -> i32
  "u.br"(%s)[^exit] : (i32) -> ()
^exit(%e: i32):
  "u.switch"(%e)[^left, ^left, ^right, ^exit] : (i32) -> ()
}) : () -> ()
// -----
// Values used before they are defined, in a graph and across blocks.
"u.graph"() ({
  %0 = "u.a"(%1, %2#1) : (i32, f32) -> i64
  %1 = "u.b"(%0) : (i64) -> i32
  %2:2 = "u.c"(%2#0) : (i8) -> (i8, f32)
  "u.d"(%3) ({
    "u.e"(%3, %1) : (i16, i32) -> ()
  }) : (i16) -> ()
  %3 = "u.f"() : () -> i16
}) : () -> ()
"u.later"(%9) : (i32) -> ()
%9 = "u.now"() : () -> i32
// -----
// The same names in regions that do not see each other, and shadowed in deeper blocks.
"u.outer"() ({
  %x = "u.v"() : () -> i32
  "u.use"(%x) : (i32) -> ()
}, {
  %x = "u.v"() : () -> f32
  "u.use"(%x) : (f32) -> ()
}) : () -> ()
// -----
// Properties of each kind.
"u.none"() : () -> ()
"u.empty"() <{}> : () -> ()
"u.dict"() <{a = 1 : i32, b = "x", c = [1, 2], d, e = array<i32: 1, 2>}> : () -> ()
"u.string"() <"just a string"> : () -> ()
"u.int"() <5 : i8> : () -> ()
"u.array"() <[1, 2.0, {x}]> : () -> ()
"u.type"() <i32> : () -> ()
"u.opaque"() <#u.p<a -> [b]>> : () -> ()
"u.both"() <{a = 1}> {a = 2, b = 3} : () -> ()
"u.all"()<{p = dense<1> : tensor<2xi32>}> ({
}) {attr = 1} : () -> ()
"u.symbol"() <@a::@b> : () -> ()
"u.map"() <affine_map<(d0) -> (d0)>> : () -> ()
"u.unit"() <unit> : () -> ()
// -----
// Discardable attributes named like parts of the grammar.
"u.attrs"() {properties = 1, operandSegmentSizes = "x", resultSegmentSizes = 3, sym_name = "s", sym_visibility = "nested", function_type = () -> ()} : () -> ()
// -----
// Names of ops with dots, digits, odd letters, and none of a dialect.
"u.a.b.c"() : () -> ()
"u.1"() : () -> ()
"u.a-b"() : () -> ()
"u.a b"() : () -> ()
"nodialect"() : () -> ()
"u.A_$"() : () -> ()
"u.ends."() : () -> ()
"u.quote\22"() : () -> ()
"u.\C3\A4"() : () -> ()
// -----
// Everything at once.
%0:2 = "u.all"(%0#1, %0#0) <{p = "q"}> ({
^bb0(%a: i32):
  "u.br"(%a)[^bb1, ^bb1] <{x = 1}> : (i32) -> ()
^bb1:
  "u.end"() {u} : () -> ()
}, {
}) {b = #u.c<d>, e = affine_map<(d0) -> (d0 + 1)>} : (f32, i32) -> (i32, f32)
// -----
// Blocks without ops.
"u.block"() ({
^bb0:
}) : () -> ()
"u.block"() ({
^bb0(%x: i32):
}, {
^bb0(%y: f32, %z: index):
}) : () -> ()
// -----
// Odd names of values and blocks.
"u.names"() ({
^x.y$z-1(%_: i32, %a.b-c: i32, %$: f32, %00: i1, %1234567890123: i2):
  %A, %a = "u.v"(%_, %a.b-c) : (i32, i32) -> (i32, i32)
  %loc = "u.v"(%A) : (i32) -> i32
  %true:2 = "u.v"(%$, %00) : (f32, i1) -> (i32, i32)
  "u.br"(%true#1, %1234567890123)[^42, ^_] : (i32, i2) -> ()
^42:
  "u.br"()[^_] : () -> ()
^_:
  "u.end"() : () -> ()
}) : () -> ()
// -----
// Comments and odd spacing.
"u.a"()   : ( )->( ) // behind
// between
"u.b" ( ) < { a=1:i32 , b } > ( { } , { "u.c"():()->() } ) { c = [ 1 , 2 ] , d={}} : ( ) -> ( )   %x="u.v"():()->i32 "u.use"(%x):(i32)->()
"u.d"() {a = 1 : i32, // in a dictionary
  b = [ // in a list
    1]} : () -> ()
