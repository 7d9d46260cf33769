//! f16 as it is stored; arithmetic goes through f32 where there is none.
// RUN: %check %s --kernel=half_floats --grid=1 --block=64 --arg='f16[64]:rand(26)' --arg='f16[64]:rand(27)' --arg='f16[64]:zeros' --arg='f32[64]:zeros' --compare=2,3

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
#![feature(f16)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn half_floats(a: &[f16], b: &[f16], sum: &mut [f16], wide: &mut [f32]) {
    let i = _thread_idx_x() as usize;
    sum[i] = if i % 2 == 0 { a[i] + b[i] } else { a[i] * b[i] - 0.5 };
    wide[i] = a[i] as f32 * b[i] as f32 + (wide[i] + 1000.3) as f16 as f32 + (a[i] > b[i]) as u8 as f32;
}
