//! Arrays in local memory, indexed by what is only known at run time: a small sort, a histogram, a matrix.
// RUN: %check %s --kernel=stack_arrays --grid=2 --block=40 --arg='u32[640]:rand(1)' --compare=1,2 \
// RUN:   --arg='u32[640]:zeros' --arg='u32[80]:zeros'

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn stack_arrays(x: &[u32], sorted: &mut [u32], summary: &mut [u32]) {
    let t = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;
    let mut a = [0u32; 8];
    for k in 0..8 {
        a[k] = x[8 * t + k] >> 8;
    }
    for k in 1..a.len() {
        let mut j = k;
        while j > 0 && a[j - 1] > a[j] {
            a.swap(j - 1, j);
            j -= 1;
        }
    }
    sorted[8 * t..8 * t + 8].copy_from_slice(&a);

    let mut counts = [0u8; 16];
    for v in a {
        counts[(v % 16) as usize] += 1;
    }
    let mut matrix = [[0u32; 4]; 4];
    for (k, c) in counts.iter().enumerate() {
        matrix[k % 4][k / 4] = *c as u32;
    }
    matrix[(a[0] % 4) as usize] = [1, 2, 3, 4];
    let copy = matrix;
    matrix[0][0] = 100;
    summary[t] = copy.iter().flatten().fold(7, |h: u32, v| h.wrapping_mul(31).wrapping_add(*v)) + matrix[0][0];
}
