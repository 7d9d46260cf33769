func.func @ops(%m: memref<64xf32>, %i: i32, %v: vector<4xf32>, %h: vector<4xf16>, %c: vector<4xf32>, %w: memref<64xf32, #gpu.address_space<workgroup>>) -> vector<4xf32> {
  %0 = amdgpu.raw_buffer_load {boundsCheck = true, indexOffset = 1 : i32} %m[%i] sgprOffset %i : memref<64xf32>, i32 -> vector<4xf32>
  amdgpu.raw_buffer_store {boundsCheck = false} %0 -> %m[%i] : vector<4xf32> -> memref<64xf32>, i32
  %1 = amdgpu.mfma 16x16x16 %h * %h + %c {abid = 0 : i32, cbsz = 0 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  amdgpu.lds_barrier
  amdgpu.sched_barrier allow = <valu|all_vmem>
  %2 = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<64xf32> to memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>
  %3 = amdgpu.dpp %i %i row_shl (0x1 : i32) {row_mask = 0xa : i32} : i32
  return %1 : vector<4xf32>
}
// -----
"t.attrs"() {a = #amdgpu.address_space<buffer_rsrc>, b = memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>} : () -> ()
