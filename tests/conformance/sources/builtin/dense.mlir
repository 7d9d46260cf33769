// Dense elements: splats, nested lists, empty, no dimension.
"d.int"() {a = dense<1> : tensor<4xi32>, b = dense<[1, 2, 3]> : tensor<3xi32>, c = dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>, d = dense<> : tensor<0xi32>,
  e = dense<5> : tensor<i8>, f = dense<-1> : vector<2x2xi16>, g = dense<[[[1], [2]], [[3], [4]]]> : vector<2x2x1xi32>, h = dense<> : tensor<2x0x3xi32>,
  i = dense<[true, false]> : tensor<2xi1>, j = dense<true> : vector<8xi1>, k = dense<[0, 255]> : tensor<2xui8>, l = dense<-3> : tensor<2xsi32>, m = dense<[7, -8]> : tensor<2xindex>,
  n = dense<[1, 1, 1]> : tensor<3xi4>, o = dense<[0, 1, 2]> : tensor<3xi2>, p = dense<0xFF> : tensor<2xi32>} : () -> ()
// -----
"d.float"() {a = dense<1.0> : tensor<4xf32>, b = dense<[1.0, -0.0, 1.0e10]> : tensor<3xf64>, c = dense<0x7F800000> : tensor<f32>, d = dense<[0x7FC00000, 1.0]> : vector<2xf32>,
  e = dense<[1.5, 2.5]> : tensor<2xbf16>, f = dense<0.5> : vector<3xf16>, g = dense<[0x7C, 1.0]> : tensor<2xf8E5M2>, h = dense<> : tensor<0xf32>, i = dense<[[0.1], [0.2]]> : tensor<2x1xf32>,
  j = dense<0xFFF0000000000000> : tensor<2xf64>, k = dense<1.0> : vector<[4]xf32>, l = dense<[1.0, 2.0]> : tensor<2xf80>, m = dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>,
  n = dense<[1.0, 0.5]> : tensor<2xf8E8M0FNU>, o = dense<[1.0, 3.0]> : tensor<2xf128>} : () -> ()
// -----
"d.complex"() {a = dense<(1, 2)> : tensor<2xcomplex<i32>>, b = dense<[(1.0, -1.0), (0.0, 0x7F800000)]> : tensor<2xcomplex<f32>>, c = dense<[[(1, 2)], [(3, 4)]]> : tensor<2x1xcomplex<i8>>,
  d = dense<(0.5, 0.25)> : tensor<complex<f64>>, e = dense<(true, false)> : tensor<1xcomplex<i1>>, f = dense<> : tensor<0xcomplex<f32>>} : () -> ()
// -----
"d.string"() {a = dense<"x"> : tensor<2x!s.str>, b = dense<["a", "b\22c", ""]> : tensor<3x!s.str>, c = dense<[["a"], ["b"]]> : tensor<2x1x!s.str<1>>} : () -> ()
// -----
// Hexadecimal bytes.
// flags: --mlir-print-elementsattrs-with-hex-if-larger=1
"d.hex"() {a = dense<[1, 2, 3]> : tensor<3xi32>, b = dense<[1.0, 2.0]> : tensor<2xf64>, c = dense<[true, false, true, true, false, true, true, true, false]> : tensor<9xi1>, d = dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>,
  e = dense<[1, 2, 3, 4]> : tensor<4xi4>, f = dense<[-1, 70000]> : tensor<2xi24>, g = dense<[1, -1]> : vector<2xi128>, h = dense<[0x7C, 1.0]> : tensor<2xf8E5M2>, i = dense<[1, 2]> : tensor<2xindex>, j = dense<5> : tensor<8xi8>} : () -> ()
// -----
// Sparse elements.
"d.sparse"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<[[0]], [1.0]> : tensor<4xf32>, c = sparse<0, 1> : tensor<1xi32>, d = sparse<[0, 3], [1.5, 2.5]> : vector<4xf64>,
  e = sparse<[[1, 1]], -2.0> : tensor<2x2xf32>, f = sparse<[[0, 1]], [(1.0, 2.0)]> : tensor<2x2xcomplex<f32>>, g = sparse<[], []> : tensor<2xi32>,
  h = sparse<[[0, 0, 0], [1, 0, 1]], ["a", "b"]> : tensor<2x1x2x!s.str>} : () -> ()
// -----
// Resources: a blob in hexadecimal, alignment first.
"d.resource"() {a = dense_resource<blob1> : tensor<3xi64>, b = dense_resource<blob2> : tensor<2xf32>, c = dense_resource<"odd name"> : tensor<4xi8>, d = dense_resource<blob1> : tensor<3xf64>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000010000000000000002000000000000000300000000000000",
      blob2: "0x040000000000803F00000040",
      "odd name": "0x0100000001020304"
    }
  }
#-}
// -----
// A resource that is named, and not given.
"d.missing"() {a = dense_resource<__elided__> : tensor<3xi64>, b = dense_resource<_nowhere$x.y> : tensor<?xi8>} : () -> ()
// -----
// Resources of the file and of nobody known.
"d.external"() {a = dense_resource<r> : tensor<1xi32>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      r: "0x0400000001000000"
    }
  },
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module()",
      disable_threading: true,
      verify_each: false
    }
  }
#-}
// -----
// A long list is printed in hexadecimal by itself.
"d.long"() {a = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112]> : tensor<113xi16>} : () -> ()
