func.func @ops(%a: vector<16xf32>, %k: vector<16xi1>, %x: vector<8xi16>, %w: vector<8xf32>, %m: memref<1xbf16>) -> vector<16xf32> {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  %i = arith.constant dense<1> : vector<16xi32>
  %1, %2 = x86vector.avx512.vp2intersect %i, %i : vector<16xi32>
  %3 = x86vector.avx.rsqrt %w : vector<8xf32>
  %4 = x86vector.avx.intr.dot %w, %w : vector<8xf32>
  %5 = x86vector.avx.bcst_to_f32.packed %m : memref<1xbf16> -> vector<8xf32>
  return %0 : vector<16xf32>
}
