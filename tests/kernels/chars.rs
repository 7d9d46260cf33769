//! char, bool, u8 and str: classification, conversion, parsing, comparison.
// RUN: %check %s --kernel=chars --grid=2 --block=100 --arg='u32[200]:zeros' --compare=0

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

fn parse(digits: &[u8]) -> Option<u32> {
    let mut value = 0u32;
    for d in digits {
        value = value.checked_mul(10)?.checked_add((*d as char).to_digit(10)?)?;
    }
    Some(value)
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn chars(out: &mut [u32]) {
    let i = _block_idx_x() * _block_dim_x() + _thread_idx_x();
    let c = char::from_u32(i + 20).unwrap_or('?');
    let b = i as u8;
    let (p, q) = (i % 3 == 0, i % 5 == 0);

    let mut h = c.to_digit(16).unwrap_or(20);
    h = h * 31 + c.is_ascii_alphabetic() as u32 + 2 * c.is_ascii_digit() as u32 + 4 * c.is_ascii_punctuation() as u32;
    h = h * 31 + c.to_ascii_uppercase() as u32 + c.len_utf8() as u32;
    h = h * 31 + b.to_ascii_lowercase() as u32 + b.is_ascii_whitespace() as u32;
    h = h * 31 + (c == 'x') as u32 + 2 * (c < 'k') as u32 + 4 * ('0'..='9').contains(&c) as u32;
    h = h * 31 + (p && !q) as u32 + 2 * (p ^ q) as u32 + 4 * (p | q) as u32 + 8 * (p & q) as u32 + 16 * (p < q) as u32;
    h = h * 31 + p.then_some(5).unwrap_or(6) + char::from_digit(i % 20, 16).map_or(1, |c| c as u32);
    h = h * 31 + parse(&[b, b'7', b'0' + b % 12]).unwrap_or(9);
    let word = ["zero", "one", "two", "three"][i as usize % 4];
    h = h * 31 + word.len() as u32 + (word == "two") as u32 * 100 + word.as_bytes()[0] as u32;
    out[i as usize] = h;
}
