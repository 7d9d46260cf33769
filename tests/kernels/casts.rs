//! `as` between all kinds of numbers: float to integer saturates and takes NaN to 0, integer to
//! float rounds to nearest even, integer to integer keeps or cuts or extends bits.
// RUN: %check %s --kernel=casts --grid=1 --block=64 --compare=2,3,4,5,6 \
// RUN:   --arg=f64[]=0,-0.0,1.5,-1.5,0.999999,127.5,128,-128.9,-129,255.9,256,-0.9,32768,65535.5,2147483647,2147483648,-2147483648.9,-2147483649,4294967295.5,4294967296,9.3e18,-9.3e18,1.8446744073709552e19,1e30,-1e30,1e300,-1e300,5e-324,nan,inf,-inf,16777217,1e39 \
// RUN:   --arg=i64[]=0,1,-1,127,128,255,256,-128,-129,32767,65536,16777217,16777219,-16777217,33554435,2147483648,4294967295,9007199254740993,-9007199254740993,9223372036854775807,-9223372036854775808,4611686018427387905,1152921573326323713 \
// RUN:   --arg='i64[64]:zeros' --arg='u64[64]:zeros' --arg='f32[64]:zeros' --arg='f64[64]:zeros' --arg='i64[64]:zeros'

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn casts(
    floats: &[f64],
    ints: &[i64],
    to_signed: &mut [i64],
    to_unsigned: &mut [u64],
    to_f32: &mut [f32],
    to_f64: &mut [f64],
    to_int: &mut [i64],
) {
    let i = _thread_idx_x() as usize;
    let x = floats[i % floats.len()];
    let narrow = x as f32;
    to_signed[i] = (x as i64)
        ^ ((x as i32) as i64).wrapping_mul(3)
        ^ ((x as i16) as i64) << 20
        ^ ((x as i8) as i64) << 40
        ^ ((narrow as i64) >> 5)
        ^ ((narrow as i32) as i64) << 7
        ^ (narrow as isize as i64) >> 9
        ^ ((narrow as i8) as i64) << 50;
    to_unsigned[i] = (x as u64)
        ^ (x as u32 as u64) << 3
        ^ (x as u16 as u64) << 20
        ^ (x as u8 as u64) << 40
        ^ (narrow as u64) >> 5
        ^ (narrow as u32 as u64) << 7
        ^ (narrow as u8 as u64) << 50;

    let n = ints[i % ints.len()];
    to_f32[i] = match i % 5 {
        0 => n as f32,
        1 => n as u64 as f32,
        2 => n as i32 as f32,
        3 => n as u32 as f32,
        _ => n as i8 as f32 + n as u16 as f32 * 0.5,
    };
    to_f64[i] = match i % 3 {
        0 => n as f64,
        1 => n as u64 as f64,
        _ => n as i32 as f64 + narrow as f64,
    };
    to_int[i] = (n as i8 as i64)
        ^ (n as u8 as i64) << 8
        ^ (n as i16 as u32 as i64) << 16
        ^ (n as u16 as i32 as i64) << 24
        ^ (n as i32 as u64 as i64) << 8
        ^ (n as u32 as i64) << 4
        ^ ((n as u8 as char) as i64) << 3
        ^ ((n > 5) as i64) << 2
        ^ (((n & 1 == 0) as u8) as i64);
}
