//! Every kind of loop: labels, break with a value, inclusive, reversed and stepped ranges, while let.
// RUN: %check %s --kernel=loops --grid=1 --block=70 --arg='u32[70]:rand(12)' --arg='u64[70]:zeros' --compare=1

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn loops(x: &[u32], out: &mut [u64]) {
    let i = _thread_idx_x() as usize;
    let n = x[i] % 40;
    let mut h = 0u64;

    for a in 0..=n {
        h += a as u64 * a as u64;
    }
    for a in (3..n).rev().step_by(3) {
        h = h * 3 + a as u64;
    }
    for a in (-5i32..=5).step_by(2) {
        h = h.wrapping_add_signed(a as i64 * n as i64);
    }
    for a in 250u8..=255 {
        h = h.rotate_left(3) ^ a as u64;
    }
    for c in 'a'..='e' {
        h = h * 7 + c as u64;
    }

    let mut steps = 0;
    let mut c = n as u64 + 1;
    while c != 1 && steps < 60 {
        c = if c % 2 == 0 { c / 2 } else { 3 * c + 1 };
        steps += 1;
    }
    h = h * 61 + steps;

    let found = 'search: {
        'rows: for a in 1..20u32 {
            for b in a..20 {
                if (a + b) % 7 == 3 {
                    continue 'rows;
                }
                if a * a + b * b == n * n || a * b == 76 {
                    break 'search a * 100 + b;
                }
            }
        }
        7
    };
    h = h * 31 + found as u64;

    let mut stack = [n, n / 2, 0, 0];
    let mut depth = 2;
    let mut pop = || {
        depth -= 1;
        (depth >= 0).then(|| stack[depth as usize]).filter(|v| *v < 1000)
    };
    while let Some(v) = pop() {
        h = h * 13 + v as u64;
    }
    stack[3] = 5;
    let doubled = loop {
        stack[3] *= 2;
        if stack[3] > n {
            break stack[3];
        }
    };
    h = h * 31 + doubled as u64;
    out[i] = h;
}
