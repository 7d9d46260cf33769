"builtin.module"() ({
  "t.attrs"() {a = #amdgpu.address_space<buffer_rsrc>, b = memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>} : () -> ()
}) : () -> ()

