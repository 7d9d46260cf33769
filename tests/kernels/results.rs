//! Result and `?`, Option and its combinators, across functions that are not inlined.
// RUN: %check %s --kernel=results --grid=1 --block=100 --arg='u32[100]:rand(8)' --arg='i64[100]:zeros' --compare=1

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[derive(Clone, Copy, PartialEq)]
enum Error {
    Zero,
    Large { value: u32, limit: u16 },
    Odd(u8),
}

#[inline(never)]
fn half(v: u32) -> Result<u32, Error> {
    if v == 0 {
        Err(Error::Zero)
    } else if v > 60000 {
        Err(Error::Large { value: v, limit: 60000 })
    } else if v % 2 == 1 {
        Err(Error::Odd(v as u8))
    } else {
        Ok(v / 2)
    }
}

#[inline(never)]
fn quarter(v: u32) -> Result<(u32, bool), Error> {
    let h = half(v)?;
    let q = half(h).or_else(|e| if e == Error::Zero { Ok(0) } else { Err(e) })?;
    Ok((q, h > 1000))
}

#[inline(never)]
fn first_even(v: &[u32; 4]) -> Option<Result<u32, Error>> {
    v.iter().copied().find(|x| x % 3 != 0).map(quarter).map(|r| r.map(|(q, _)| q))
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn results(x: &[u32], out: &mut [i64]) {
    let i = _thread_idx_x() as usize;
    let v = x[i] % (1 << (i % 20));
    let mut h = match quarter(v) {
        Ok((q, true)) => q as i64 + 1_000_000,
        Ok((q, false)) => q as i64,
        Err(Error::Zero) => -1,
        Err(Error::Large { value, limit }) => value as i64 - limit as i64,
        Err(Error::Odd(low)) => -100 - low as i64,
    };
    h = h * 31
        + match first_even(&[v, v + 3, v * 4 + 4, 12]) {
            None => 5,
            Some(Ok(v)) => v as i64,
            Some(Err(e)) => -(matches!(e, Error::Odd(_)) as i64),
        };
    h = h * 31 + half(v).ok().filter(|v| v % 2 == 0).xor(Some(9)).unwrap_or_default() as i64;
    h = h * 31 + half(v).is_ok_and(|v| v > 3) as i64;
    h = h * 31 + Some(v).zip(half(v + 2).ok()).map_or(-7, |(a, b)| a as i64 - b as i64);
    let mut slot = if v % 2 == 0 { None } else { Some(v) };
    h = h * 31 + *slot.get_or_insert(77) as i64 + slot.take().map_or(0, |v| v as i64) + slot.is_none() as i64;
    out[i] = h;
}
