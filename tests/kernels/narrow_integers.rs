//! 8 and 16 bits: every pair of i8 values, wrapped, checked and saturated in their own width.
// RUN: %check %s --kernel=narrow_integers --grid=256 --block=256 --compare=0,1,2,3 \
// RUN:   --arg='i8[65536]:zeros' --arg='u8[65536]:zeros' --arg='i16[65536]:zeros' --arg='u16[65536]:zeros'

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn narrow_integers(s8: &mut [i8], u8s: &mut [u8], s16: &mut [i16], u16s: &mut [u16]) {
    let i = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;
    let (x, y) = (_block_idx_x() as i8, _thread_idx_x() as i8);
    let (a, b) = (x as u8, y as u8);

    s8[i] = x.wrapping_add(y)
        ^ x.wrapping_mul(y)
        ^ x.saturating_sub(y)
        ^ x.checked_mul(y).unwrap_or(85)
        ^ x.checked_div(y).unwrap_or(51)
        ^ x >> (b & 7)
        ^ x.wrapping_shl(b as u32)
        ^ x.rotate_left(3)
        ^ (x.leading_zeros() as i8);
    u8s[i] = a.wrapping_sub(b)
        ^ a.saturating_add(b)
        ^ a.saturating_mul(b)
        ^ a.checked_rem(b).unwrap_or(99)
        ^ a.rotate_right(b as u32)
        ^ a.reverse_bits()
        ^ a.count_ones() as u8
        ^ (a.pow(2) >> 1)
        ^ a.abs_diff(b);
    let (p, q) = ((x as i16).wrapping_mul(257), y as i16 * 255);
    s16[i] = p.wrapping_mul(q) ^ p.saturating_add(q) ^ p.checked_sub(q).unwrap_or(1234) ^ p.wrapping_neg() >> 3;
    u16s[i] = (p as u16).swap_bytes() ^ (q as u16).wrapping_add(p as u16).trailing_zeros() as u16 ^ (a as u16) << 8;
}
