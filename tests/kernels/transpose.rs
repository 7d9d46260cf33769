//! Two-dimensional grids and blocks, and all the numbers of a thread.
// RUN: %check %s --kernel=transpose --grid=3,2 --block=8,4 --arg='f32[176]:rand(18)' --arg=u32:22 --arg='f32[176]:zeros' --compare=2
// RUN: %check %s --kernel=numbers --grid=2,3,2 --block=3,2,2 --arg='u32[144]:zeros' --compare=0 --only=numbers

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn transpose(from: &[f32], columns: u32, to: &mut [f32]) {
    let column = _block_idx_x() * _block_dim_x() + _thread_idx_x();
    let row = _block_idx_y() * _block_dim_y() + _thread_idx_y();
    let rows = from.len() as u32 / columns;
    if column < columns && row < rows {
        to[(column * rows + row) as usize] = from[(row * columns + column) as usize];
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn numbers(out: &mut [u32]) {
    let block = (_block_idx_z() * _grid_dim_y() + _block_idx_y()) * _grid_dim_x() + _block_idx_x();
    let thread = (_thread_idx_z() * _block_dim_y() + _thread_idx_y()) * _block_dim_x() + _thread_idx_x();
    let id = block * (_block_dim_x() * _block_dim_y() * _block_dim_z()) + thread;
    out[id as usize] = [_block_idx_x(), _block_idx_y(), _block_idx_z(), _thread_idx_x(), _thread_idx_y(), _thread_idx_z(), _grid_dim_z()]
        .iter()
        .fold(1, |h, v| h * 5 + v);
}
