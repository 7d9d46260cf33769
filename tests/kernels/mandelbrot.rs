//! Escape times in f64, one point a thread: a loop that ends at a different time for everybody.
// RUN: %check %s --kernel=mandelbrot --grid=4,3 --block=8,8 --arg='u16[768]:zeros' --arg=f64:-0.75 --arg=f64:0.1 --arg=f64:3 --compare=0

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn mandelbrot(out: &mut [u16], re: f64, im: f64, size: f64) {
    let (x, y) = (_block_idx_x() * _block_dim_x() + _thread_idx_x(), _block_idx_y() * _block_dim_y() + _thread_idx_y());
    let (w, h) = (_grid_dim_x() * _block_dim_x(), _grid_dim_y() * _block_dim_y());
    let c = (re + size * (x as f64 / w as f64 - 0.5), im + size * (y as f64 / h as f64 - 0.5));
    let mut z = (0.0, 0.0);
    let escaped = (0..500u16).find(|_| {
        z = (z.0 * z.0 - z.1 * z.1 + c.0, 2.0 * z.0 * z.1 + c.1);
        z.0 * z.0 + z.1 * z.1 > 4.0
    });
    out[(y * w + x) as usize] = escaped.unwrap_or(500);
}
