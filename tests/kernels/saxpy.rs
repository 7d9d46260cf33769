//! y = alpha * x + y, where a grid of any size covers slices of any length.
// RUN: %check %s --kernel=saxpy --grid=3 --block=32 --arg=f32:-2.5 --arg='f32[1000]:rand(1)' \
// RUN:   --arg='f32[1000]:rand(2)' --compare=2
// RUN: pliron-rustc %s --emit=ptx -o - | FileCheck %s --implicit-check-not=.local

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// y is only this kernel's: both are read through the global address space, x through the read-only
// cache. The product and the sum become one instruction.
// CHECK: .entry saxpy
// CHECK-DAG: ld.global.nc.b32
// CHECK-DAG: ld.global.b32
// CHECK: fma.rn.f32
// CHECK: st.global.b32
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn saxpy(alpha: f32, x: &[f32], y: &mut [f32]) {
    let mut i = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;
    let stride = (_grid_dim_x() * _block_dim_x()) as usize;
    while i < x.len() {
        y[i] = alpha * x[i] + y[i];
        i += stride;
    }
}
