// Integers of any width and signedness.
"t.ints"() {a = i1, b = i8, c = i32, d = i64, e = i128, f = i7, g = i16777215} : () -> ()
"t.signed"() {a = si1, b = si8, c = si64, d = si65, e = ui1, f = ui16, g = ui64, h = ui4096} : () -> ()
%0:3 = "t.values"() : () -> (i37, si12, ui3)
"t.use"(%0#0, %0#1, %0#2) : (i37, si12, ui3) -> ()
// -----
// All kinds of floats.
"t.floats"() {a = f16, b = bf16, c = f32, d = tf32, e = f64, f = f80, g = f128} : () -> ()
"t.small"() {a = f8E5M2, b = f8E4M3, c = f8E4M3FN, d = f8E5M2FNUZ, e = f8E4M3FNUZ, f = f8E4M3B11FNUZ, g = f8E3M4,
             h = f4E2M1FN, i = f6E2M3FN, j = f6E3M2FN, k = f8E8M0FNU} : () -> ()
%0:4 = "t.values"() : () -> (f8E4M3FN, bf16, tf32, f128)
"t.use"(%0#3, %0#1) : (f128, bf16) -> ()
// -----
"t.simple"() {a = index, b = none, c = tuple<>, d = tuple<i32>, e = tuple<i32, tuple<f32, index>, none>} : () -> ()
"t.complex"() {a = complex<f32>, b = complex<i1>, c = complex<f8E5M2>, d = complex<si16>} : () -> ()
%0 = "t.none"() : () -> none
%1 = "t.tuple"(%0) : (none) -> tuple<none, tuple<>>
"t.use"(%1, %0) : (tuple<none, tuple<>>, none) -> ()
// -----
// Vectors.
"t.vectors"() {a = vector<4xi32>, b = vector<2x3xf32>, c = vector<f32>, d = vector<1xindex>, e = vector<[4]xf32>,
   f = vector<2x[4]xi1>, g = vector<[2]x[8]xbf16>, h = vector<1000000x2xi8>, i = vector<[1]x3x[5]xf64>} : () -> ()
%0 = "t.scalable"() : () -> vector<4x[2]xf32>
"t.use"(%0) : (vector<4x[2]xf32>) -> ()
// -----
// Tensors.
"t.ranked"() {a = tensor<f32>, b = tensor<4xi8>, c = tensor<?x?xf32>, d = tensor<0xf32>, e = tensor<0x0x1xi1>,
   f = tensor<3x?xcomplex<f32>>, g = tensor<1x2x3x4x5x6x7x8xindex>, h = tensor<vector<4xf32>>,
   i = tensor<2xcomplex<i32>>, j = tensor<?x!t.elem<3>>, k = tensor<9223372036854775807xi8>} : () -> ()
"t.unranked"() {a = tensor<*xf32>, b = tensor<*xindex>, c = tensor<*xvector<[4]xf32>>, d = tensor<*x!t.elem>} : () -> ()
"t.encoded"() {a = tensor<4xf32, "str">, b = tensor<?x4xf32, 5 : i32>, c = tensor<1xi8, {k = 1, j = "x"}>,
   d = tensor<8xf32, [1, 2, "three"]>, e = tensor<2xf32, #t.enc<a -> b>>, f = tensor<f32, affine_map<(d0) -> (d0)>>} : () -> ()
// -----
// Memrefs.
"t.memref"() {a = memref<f32>, b = memref<4x?xi32>, c = memref<*xf32>, d = memref<*xi8, 3>, e = memref<0xi1>,
  f = memref<4xf32, 1>, g = memref<4xf32, "space">, h = memref<4xf32, #gpu.address_space<workgroup>>,
  i = memref<4x?xf32, strided<[?, 1]>>, j = memref<4x?xf32, strided<[?, 1], offset: ?>>,
  k = memref<4x4xf32, strided<[8, 2], offset: 3>, 5 : i32>, l = memref<1xf32, strided<[-3], offset: -4>>} : () -> ()
"t.memref_map"() {a = memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>,
  b = memref<?xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>>,
  c = memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 mod 8, d0 ceildiv 3)>, 2 : i64>,
  d = memref<4xmemref<?xf32>>, e = memref<*xmemref<4xvector<4xf32>>>, f = memref<2xcomplex<f64>>,
  h = memref<2xindex>} : () -> ()
// -----
// Functions.
"t.functions"() {a = () -> (), b = () -> i32, c = (i32) -> i32, d = (i32, f32) -> (i32, f32),
  e = (() -> ()) -> (() -> ()), f = () -> (() -> i32), g = (i32) -> ((f32) -> i1, index),
  h = (tensor<*xf32>, memref<?xf32>) -> (tuple<i32>, none)} : () -> ()
%0 = "t.callee"() : () -> ((i32) -> (i32, i32))
%1:2 = "t.call"(%0) : ((i32) -> (i32, i32)) -> (i32, i32)
"t.take"(%1#1, %1#0) : (i32, i32) -> ()
// -----
// Aliases, used before and after, and in nested places.
!int = i32
!pair = tuple<!int, !int>
!deep = tensor<4x!t.wrap<!pair>>
!fn = (!pair, !deep) -> !int
#one = 1 : !int
#list = [#one, #one, "text", !pair]
#dict = {a = #one, b = #list, c = !fn}
"t.alias"() {a = !fn, b = #dict, c = #list} : () -> ()
%0 = "t.make"() : () -> !pair
"t.take"(%0) : (!pair) -> ()
// -----
// The peer makes an alias of a long map and of a long opaque type when it is used twice.
#map = affine_map<(d0, d1, d2)[s0, s1] -> (d0 + s0, d1 * 4 + s1, d2 mod 3)>
#set = affine_set<(d0, d1)[s0] : (d0 - s0 >= 0, d1 == 0)>
"t.maps"() {a = #map, b = #map, c = [#map, #set], d = #set} : () -> ()
"t.maps"() {e = #map, f = #set, g = memref<4x4x4xf32, #map>} : () -> ()
