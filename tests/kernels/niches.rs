//! Enums whose tag hides in what a field cannot be: references, NonZero, bool, char, other enums.
// RUN: %check %s --kernel=niches --grid=1 --block=96 --arg='u32[32]:rand(3)' --arg='u32[96]:zeros' --compare=1

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

use core::cmp::Ordering;
use core::num::NonZeroU32;

#[inline(never)]
fn find(x: &[u32], at: usize) -> Option<&u32> {
    x.get(at)
}

#[inline(never)]
fn non_zero(v: u32) -> Option<NonZeroU32> {
    NonZeroU32::new(v % 3)
}

#[inline(never)]
fn flag(v: u32) -> Option<bool> {
    match v % 3 {
        0 => None,
        1 => Some(false),
        _ => Some(true),
    }
}

#[inline(never)]
fn nested(v: u32) -> Option<Option<bool>> {
    match v % 4 {
        0 => None,
        1 => Some(None),
        _ => Some(Some(v % 8 > 3)),
    }
}

#[inline(never)]
fn letter(v: u32) -> Option<char> {
    char::from_u32(v % 0x120000)
}

#[inline(never)]
fn order(a: u32, b: u32) -> Option<Ordering> {
    if a % 5 == 0 {
        None
    } else {
        Some(a.cmp(&b))
    }
}

/// Only the first variant has data; the others are values that a bool cannot have.
#[derive(Clone, Copy, PartialEq)]
enum Light {
    Lit(bool),
    Broken,
    Missing,
}

#[inline(never)]
fn light(v: u32) -> Light {
    match v % 4 {
        0 => Light::Lit(true),
        1 => Light::Broken,
        2 => Light::Missing,
        _ => Light::Lit(false),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn niches(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    let v = x[i % x.len()];
    let mut h = match find(x, i) {
        Some(v) => *v,
        None => 1,
    };
    h = h * 31 + non_zero(v).map_or(9, |n| n.get() * 100);
    h = h * 31 + flag(v).map_or(5, |b| b as u32);
    h = h * 31
        + match nested(v) {
            None => 3,
            Some(None) => 4,
            Some(Some(b)) => 6 + b as u32,
        };
    h = h * 31 + letter(v).map_or(11, |c| c as u32);
    h = h * 31
        + match order(v, x[0]) {
            None => 13,
            Some(Ordering::Less) => 17,
            Some(Ordering::Equal) => 19,
            Some(Ordering::Greater) => 23,
        };
    let l = light(v);
    h = h * 31 + matches!(l, Light::Lit(true)) as u32 + 2 * (l == Light::Broken) as u32 + 4 * (l != Light::Missing) as u32;
    out[i] = h;
}
