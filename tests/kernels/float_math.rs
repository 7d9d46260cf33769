//! IEEE arithmetic on f32 and f64 with all special values, exact to the bit.
// RUN: %check %s --kernel=float_math --grid=5 --block=128 --arg='f32[]=0,-0.0,1,-1,0.5,-0.5,1.5,2.5,-2.5,3.999,1e-40,-1e-45,1e10,-1e10,8388609,3.4e38,-3.4e38,nan,inf,-inf,0.1,2,-7.25' --compare=1,2,3,4 \
// RUN:   --arg='f32[529]:zeros' --arg='f64[529]:zeros' --arg='u32[529]:zeros' --arg='f32[529]:zeros'

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
#![feature(core_float_math)]
use core::arch::nvptx::*;
use core::f32::math;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn float_math(
    v: &[f32],
    arithmetic: &mut [f32],
    double: &mut [f64],
    compared: &mut [u32],
    rounded: &mut [f32],
) {
    let i = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;
    if i >= arithmetic.len() {
        return;
    }
    let (x, y) = (v[i / v.len()], v[i % v.len()]);

    arithmetic[i] = match i % 13 {
        0 => x + y,
        1 => x - y,
        2 => x * y,
        3 => x / y,
        4 => x % y,
        5 => -x,
        6 => x.abs(),
        7 => x.copysign(y),
        8 => x.max(y),
        9 => x.min(y),
        10 => math::sqrt(x),
        11 => math::mul_add(x, y, 0.1),
        _ => x.recip(),
    };

    let (p, q) = (x as f64, y as f64 * 1.1);
    double[i] = match i % 7 {
        0 => p * q,
        1 => p / q + 1.0,
        2 => p % q,
        3 => core::f64::math::sqrt(p),
        4 => core::f64::math::mul_add(p, q, p),
        5 => p.clamp(-2.0, 2.0),
        _ => p.to_radians(),
    };

    compared[i] = (x == y) as u32
        | ((x != y) as u32) << 1
        | ((x < y) as u32) << 2
        | ((x <= y) as u32) << 3
        | ((x > y) as u32) << 4
        | ((x >= y) as u32) << 5
        | (x.is_nan() as u32) << 6
        | (x.is_finite() as u32) << 7
        | (x.is_sign_negative() as u32) << 8
        | (x.is_subnormal() as u32) << 9
        | ((x.total_cmp(&y) as i8 as u8) as u32) << 10
        | (x.partial_cmp(&y).map_or(7, |o| o as i32 + 1) as u32) << 20
        | (!(x < y) as u32) << 24
        | (x.classify() as u32) << 26;

    rounded[i] = match i % 6 {
        0 => math::floor(x),
        1 => math::ceil(x),
        2 => math::round(x),
        3 => math::trunc(x),
        4 => math::round_ties_even(x),
        _ => f32::from_bits(x.to_bits() ^ 0x8000_0001),
    };
}
