//! A closure over a scalar, applied through a chain of iterators.
// RUN: %check %s --kernel=map_closure --grid=2 --block=16 --arg=f32:3.25 --arg='f32[200]:rand(4)' \
// RUN:   --arg='f32[190]:rand(5)' --compare=2

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn map_closure(scale: f32, x: &[f32], out: &mut [f32]) {
    let first = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;
    let stride = (_grid_dim_x() * _block_dim_x()) as usize;
    let f = |v: f32| v * scale + 1.0;
    out.iter_mut().zip(x.iter()).skip(first).step_by(stride).for_each(|(o, v)| *o = f(*v));
}
