//! c[i] = a[i] + b[i], one element per GPU thread: the smallest useful kernel.

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

use core::arch::nvptx::{_block_dim_x, _block_idx_x, _thread_idx_x};

/// A slice is passed as a pointer and a length. `get_mut` leaves out the threads past the end of
/// `c`; a shorter `a` or `b` would be a panic, and so a trap, with this line's number.
///
/// # Safety
/// The host passes slices that are valid on the device and do not overlap.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn vecadd(a: &[f32], b: &[f32], c: &mut [f32]) {
    let i = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;
    if let Some(c) = c.get_mut(i) {
        *c = a[i] + b[i];
    }
}
