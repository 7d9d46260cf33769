//! Partial dot products, one a thread, that stop as soon as they are large enough.
// RUN: %check %s --kernel=dot --grid=2 --block=32 --arg='f32[999]:rand(1)' --arg='f32[1001]:rand(2)' \
// RUN:   --arg=f32:3 --arg='f32[60]:rand(3)' --compare=3

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn dot(a: &[f32], b: &[f32], limit: f32, out: &mut [f32]) {
    let t = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;
    let n = (_grid_dim_x() * _block_dim_x()) as usize;
    let Some(slot) = out.get_mut(t) else { return };
    let mut sum = 0.0;
    let mut i = t;
    while i < a.len() && i < b.len() {
        sum += a[i] * b[i];
        if sum > limit {
            break;
        }
        i += n;
    }
    *slot = sum;
}
