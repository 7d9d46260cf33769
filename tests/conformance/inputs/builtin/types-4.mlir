"builtin.module"() ({
  "t.vectors"() {a = vector<4xi32>, b = vector<2x3xf32>, c = vector<f32>, d = vector<1xindex>, e = vector<[4]xf32>, f = vector<2x[4]xi1>, g = vector<[2]x[8]xbf16>, h = vector<1000000x2xi8>, i = vector<[1]x3x[5]xf64>} : () -> ()
  %0 = "t.scalable"() : () -> vector<4x[2]xf32>
  "t.use"(%0) : (vector<4x[2]xf32>) -> ()
}) : () -> ()

