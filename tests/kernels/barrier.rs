//! A sum over each block, by halves, with a barrier between the steps.
// RUN: %check %s --kernel=block_sum --grid=3 --block=64 --arg='*u32[192]:rand(17)' --arg='u32[3]:zeros' --compare=0,1
// RUN: pliron-rustc %s --emit=ptx -o - | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// The values are read again after each barrier.
// CHECK: .entry block_sum
// CHECK: {{bar(rier)?}}.sync
// CHECK: ld.global.b32
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn block_sum(values: *mut u32, sums: &mut [u32]) {
    let t = _thread_idx_x() as usize;
    let mine = values.add((_block_idx_x() * _block_dim_x()) as usize);
    let mut half = _block_dim_x() as usize / 2;
    while half > 0 {
        if t < half {
            *mine.add(t) = (*mine.add(t)).wrapping_add(*mine.add(t + half));
        }
        _syncthreads();
        half /= 2;
    }
    if t == 0 {
        sums[_block_idx_x() as usize] = *mine;
    }
}
