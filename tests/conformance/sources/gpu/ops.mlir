// locations
// also nvvm: --pass-pipeline=builtin.module(gpu.module(convert-gpu-to-nvvm))
// also rocdl: --pass-pipeline=builtin.module(gpu.module(convert-gpu-to-rocdl))
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @ids(%m: memref<?xindex>) kernel {
      %tx = gpu.thread_id x
      %by = gpu.block_id y
      %bd = gpu.block_dim z
      %gd = gpu.grid_dim x
      %lane = gpu.lane_id
      %sg = gpu.subgroup_id : index
      %ns = gpu.num_subgroups : index
      %ss = gpu.subgroup_size : index
      %gid = gpu.global_id x
      %t = gpu.thread_id x upper_bound 1024
      memref.store %tx, %m[%by] : memref<?xindex>
      gpu.barrier
      gpu.return
    }
    gpu.func @plain(%x: f32) -> f32 {
      gpu.return %x : f32
    }
  }
}
// -----
// also outlined: --gpu-kernel-outlining
// also ptx: --gpu-kernel-outlining --gpu-lower-to-nvvm-pipeline=cubin-format=isa
func.func @launch(%n: index, %m: memref<?xf32>, %v: f32) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    memref.store %v, %m[%tx] : memref<?xf32>
    gpu.terminator
  }
  %c = arith.constant 128 : i32
  %t0 = gpu.wait async
  %t1 = gpu.launch async [%t0] blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) dynamic_shared_memory_size %c workgroup(%w : memref<32xf32, #gpu.address_space<workgroup>>) private(%p : memref<1xf32, #gpu.address_space<private>>) {
    gpu.printf "%d \"quoted\"\n", %tx : index
    gpu.terminator
  }
  gpu.wait [%t1]
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m <#gpu.select_object<1>> [#nvvm.target<chip = "sm_90", O = 3>, #rocdl.target<chip = "gfx90a">, #spirv.target_env<#spirv.vce<v1.4, [Shader, Kernel], [SPV_KHR_no_integer_wrap_decoration]>, #spirv.resource_limits<>>] attributes {a.b} {
    gpu.func @shared(%a: memref<?xf32, 1>) workgroup(%w : memref<32xf32, 3> {llvm.align = 16 : i64}, %w2 : memref<4x4xi8, #gpu.address_space<workgroup>>) private(%p : memref<1xf32, 5>) kernel attributes {gpu.known_block_size = array<i32: 128, 1, 1>} {
      gpu.return
    }
  }
  func.func @host(%n: index, %m: memref<?xf32, 1>, %s: i32) {
    %t = gpu.wait async
    gpu.launch_func @m::@shared blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : memref<?xf32, 1>)
    %t2 = gpu.launch_func async [%t] @m::@shared clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %s args(%m : memref<?xf32, 1>)
    return
  }
}
// -----
func.func @memory(%n: index, %h: memref<?xf32>) {
  %t0 = gpu.wait async
  %d, %t1 = gpu.alloc async [%t0] (%n) : memref<?xf32, 1>
  %e = gpu.alloc host_shared () : memref<4xf32>
  %t2 = gpu.memcpy async [%t1] %d, %h : memref<?xf32, 1>, memref<?xf32>
  %v = arith.constant 0.0 : f32
  %t3 = gpu.memset async [%t2] %d, %v : memref<?xf32, 1>, f32
  %t4 = gpu.dealloc async [%t3] %d : memref<?xf32, 1>
  %u = memref.cast %h : memref<?xf32> to memref<*xf32>
  gpu.host_register %u : memref<*xf32>
  %s = arith.constant 0 : i32
  gpu.set_default_device %s
  return
}
// -----
func.func @collective(%x: f32, %i: i32, %w: i32, %p: i1) -> f32 {
  %0, %v = gpu.shuffle xor %x, %i, %w : f32
  %1, %v1 = gpu.shuffle idx %0, %i, %w : f32
  %2 = gpu.all_reduce add %1 {} : (f32) -> f32
  %3 = gpu.all_reduce %2 uniform {
  ^bb0(%a: f32, %b: f32):
    %s = arith.mulf %a, %b : f32
    gpu.yield %s : f32
  } : (f32) -> f32
  %4 = gpu.subgroup_reduce maximumf %3 uniform : (f32) -> f32
  %5 = gpu.subgroup_reduce add %4 cluster(size = 4, stride = 2) : (f32) -> f32
  %6, %v6 = gpu.rotate %5, 3, 16 : f32
  gpu.barrier
  %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  return %5 : f32
}
// -----
func.func @mma(%m: memref<32x32xf16, 3>, %i: index, %c: !gpu.mma_matrix<16x16xf32, "COp">, %o: memref<32x32xf32>) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %1 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
  %2 = gpu.subgroup_mma_compute %0, %1, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  %3 = gpu.subgroup_mma_elementwise addf %2, %2 : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
  gpu.subgroup_mma_store_matrix %3, %o[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>
  return
}
// -----
gpu.binary @objects [#gpu.object<#nvvm.target<chip = "sm_80">, "\00\01blob\FF">, #gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "ptx \22here\22">]
gpu.binary @selected <#gpu.select_object<0>> [#gpu.object<#rocdl.target, bin = "x">]
// -----
func.func @warp(%lane: index, %v: vector<4xf32>) -> vector<1xf32> {
  %0 = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<1xf32>) {
    %1 = "t.make"() : () -> vector<32xf32>
    gpu.yield %1 : vector<32xf32>
  }
  return %0 : vector<1xf32>
}
// -----
func.func @sparse(%n: index, %m: memref<?xindex>, %f: memref<?xf64>) {
  %t0 = gpu.wait async
  %a, %t1 = gpu.create_coo async [%t0] %n, %n, %n, %m, %m, %f : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %b, %t2 = gpu.create_dn_tensor async [%t1] %f, %n : index into memref<?xf64>
  %s, %t3 = gpu.spmv_buffer_size async [%t2] %a, %b, %b into f32
  %t4 = gpu.destroy_sp_mat async [%t3] %a
  gpu.wait [%t4]
  return
}
