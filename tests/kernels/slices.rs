//! Slices: parts, halves, copies, fills, searches, sorting, comparison.
// RUN: %check %s --kernel=slices --grid=1 --block=20 --arg='u32[400]:rand(23)' --arg='u32[400]:zeros' --compare=1

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn slices(x: &[u32], out: &mut [u32]) {
    let t = _thread_idx_x() as usize;
    let x = &x[20 * t..20 * t + 20];
    let out = &mut out[20 * t..][..20];

    let (low, high) = out.split_at_mut(10);
    low.copy_from_slice(&x[..10]);
    high.fill(t as u32);
    low[..=4].reverse();
    low.rotate_left(3);
    high[2..6].copy_from_slice(&low[..4]);
    high[6..].copy_from_slice(&low[2..6]);

    let (first, rest) = x.split_first().unwrap();
    out[12] = *first ^ rest.len() as u32;
    out[13] = x.last().copied().unwrap_or(0) ^ x.get(25).copied().unwrap_or(7) ^ x.get(2..5).map_or(0, |s| s[1]);
    out[14] = (x[..3] == x[1..4]) as u32 + 2 * x.contains(&x[9]) as u32 + 4 * x.starts_with(&x[..2]) as u32;
    out[15] = x[2..7].cmp(&x[3..8]) as i8 as u32;

    let mut sorted: [u32; 6] = x[4..10].try_into().unwrap();
    for end in (1..sorted.len()).rev() {
        for k in 0..end {
            if sorted[k] > sorted[k + 1] {
                sorted.swap(k, k + 1);
            }
        }
    }
    out[16] = sorted.binary_search(&x[5]).unwrap_or(99) as u32 * 100 + sorted.partition_point(|v| *v < 1 << 31) as u32;
    out[17] = sorted[0] ^ sorted[5].rotate_left(5);
    out[18] = x.iter().rposition(|v| v % 2 == 0).map_or(50, |p| p as u32);
    out.copy_within(0..3, 1);
}
