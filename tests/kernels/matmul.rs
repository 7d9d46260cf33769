//! c = a * b for row-major matrices, one element a thread, with all bounds checks.
// RUN: %check %s --kernel=matmul --grid=3,2 --block=8,8 --arg='f32[260]:rand(24)' --arg='f32[480]:rand(25)' \
// RUN:   --arg='f32[312]:zeros' --arg=u64:13 --arg=u64:20 --arg=u64:24 --compare=2

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn matmul(a: &[f32], b: &[f32], c: &mut [f32], m: usize, k: usize, n: usize) {
    let column = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;
    let row = (_block_idx_y() * _block_dim_y() + _thread_idx_y()) as usize;
    if row >= m || column >= n {
        return;
    }
    let mut sum = 0.0;
    for i in 0..k {
        sum += a[row * k + i] * b[i * n + column];
    }
    c[row * n + column] = sum;
}
