// The whole way to PTX and the host's LLVM dialect.
// also ptx: --gpu-lower-to-nvvm-pipeline=cubin-format=isa
// also nvvm: --pass-pipeline=builtin.module(gpu-kernel-outlining,convert-scf-to-cf,gpu.module(convert-gpu-to-nvvm))
func.func @saxpy(%n: index, %a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
  %one = arith.constant 1 : index
  %block = arith.constant 128 : index
  %grid = arith.ceildivui %n, %block : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %grid, %gy = %one, %gz = %one)
             threads(%tx, %ty, %tz) in (%sx = %block, %sy = %one, %sz = %one) {
    %base = arith.muli %bx, %sx : index
    %i = arith.addi %base, %tx : index
    %in = arith.cmpi ult, %i, %n : index
    scf.if %in {
      %0 = memref.load %x[%i] : memref<?xf32>
      %1 = memref.load %y[%i] : memref<?xf32>
      %2 = math.fma %a, %0, %1 : f32
      memref.store %2, %y[%i] : memref<?xf32>
    }
    gpu.terminator
  }
  return
}
