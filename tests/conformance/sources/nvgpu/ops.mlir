func.func @ops(%m: memref<32x32xf16, 3>, %g: memref<32x32xf16>, %i: index, %a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) -> vector<2x2xf16> {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<32x32xf16, 3> -> vector<4x2xf16>
  %1 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %2 = nvgpu.device_async_copy %g[%i, %i], %m[%i, %i], 8 {bypassL1} : memref<32x32xf16> to memref<32x32xf16, 3>
  %3 = nvgpu.device_async_create_group %2
  nvgpu.device_async_wait %3 {numGroups = 1 : i32}
  return %1 : vector<2x2xf16>
}
// -----
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!desc = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @hopper(%i: index, %m: memref<64x64xf16, 3>, %u: memref<*xf16>) {
  %0 = nvgpu.mbarrier.create -> !barrier
  nvgpu.mbarrier.init %0[%i], %i : !barrier
  %1 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf16> -> !desc
  nvgpu.tma.prefetch.descriptor %1 : !desc
  return
}
