//! Quotients and remainders of 128 bits, which no machine divides by itself.
// RUN: %check %s --kernel=wide_division --grid=1 --block=100 --compare=1,2 \
// RUN:   --arg=u64[]=1,2,3,10,4294967297,9223372036854775808,18446744073709551615,12345678901234567890,1000000007,281474976710655 \
// RUN:   --arg='u64[100]:zeros' --arg='i64[100]:zeros'

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn wide_division(v: &[u64], u: &mut [u64], s: &mut [i64]) {
    let i = _thread_idx_x() as usize;
    let (a, b) = (v[i / v.len()], v[i % v.len()]);
    let dividend = (a as u128) << 64 | b as u128;
    u[i] = (dividend / (b as u128 + 1)) as u64 ^ (dividend % (a as u128 * 3)) as u64;
    let negative = -(dividend as i128 >> 1);
    s[i] = (negative / (a as i128)) as i64 ^ (negative % (b as i128)) as i64;
}
