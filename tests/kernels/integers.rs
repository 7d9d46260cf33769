//! Wrapping, checked, saturating and overflowing arithmetic on i32, over all pairs of awkward values.
// RUN: %check %s --kernel=integers --grid=7 --block=64 --compare=1,2,3,4 \
// RUN:   --arg='i32[]=-2147483648,-2147483647,-65536,-1000,-33,-2,-1,0,1,2,7,31,32,33,255,256,46341,65536,2147483646,2147483647' \
// RUN:   --arg='i32[400]:zeros' --arg='i32[400]:zeros' --arg='i32[400]:zeros' --arg='i32[400]:zeros'

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn integers(
    values: &[i32],
    wrapping: &mut [i32],
    checked: &mut [i32],
    saturating: &mut [i32],
    overflowing: &mut [i32],
) {
    let i = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;
    if i >= wrapping.len() {
        return;
    }
    let (x, y) = (values[i / values.len()], values[i % values.len()]);

    wrapping[i] = x
        .wrapping_mul(y)
        .wrapping_add(x)
        .wrapping_sub(y.wrapping_neg())
        .wrapping_shl(y as u32)
        ^ x.wrapping_abs()
        ^ (if y != 0 { x.wrapping_div(y).wrapping_mul(3) ^ x.wrapping_rem(y) } else { 5 })
        ^ x.wrapping_shr(y as u32);

    checked[i] = x.checked_add(y).unwrap_or(1)
        ^ x.checked_sub(y).unwrap_or(20)
        ^ x.checked_mul(y).unwrap_or(300)
        ^ x.checked_div(y).unwrap_or(4000)
        ^ x.checked_rem(y).unwrap_or(50000)
        ^ x.checked_neg().unwrap_or(600000)
        ^ x.checked_shl(y as u32).unwrap_or(7000000)
        ^ x.checked_abs().unwrap_or(80000000);

    saturating[i] = match i % 4 {
        0 => x.saturating_add(y),
        1 => x.saturating_sub(y),
        2 => x.saturating_mul(y),
        _ => x.saturating_neg().saturating_add(y.saturating_abs()),
    };

    let (sum, a) = x.overflowing_add(y);
    let (difference, b) = x.overflowing_sub(y);
    let (product, c) = x.overflowing_mul(y);
    overflowing[i] = sum ^ difference ^ product ^ (a as i32) << 3 ^ (b as i32) << 7 ^ (c as i32) << 11;
}
