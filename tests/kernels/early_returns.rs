//! Many ways out of a kernel, and values that only some of them set.
// RUN: %check %s --kernel=early_returns --grid=1 --block=90 --arg='i32[90]:iota' --arg='i32[90]:zeros' --compare=1

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[inline(never)]
fn classify(v: i32) -> i32 {
    if v < 10 {
        return v;
    }
    for k in 2..v {
        if k * k > v {
            break;
        }
        if v % k == 0 {
            return -k;
        }
    }
    if v % 10 == 3 {
        return 3;
    }
    v * v
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn early_returns(x: &[i32], out: &mut [i32]) {
    let i = _thread_idx_x() as usize;
    let (Some(v), Some(slot)) = (x.get(i), out.get_mut(i)) else { return };
    let kind;
    if *v % 4 == 0 {
        kind = 1;
        *slot = -1;
        if *v % 8 == 0 {
            return;
        }
    } else if *v % 4 == 1 {
        *slot = classify(*v);
        return;
    } else {
        kind = 2;
    }
    *slot += match classify(*v + kind) {
        0..=9 => return,
        c if c < 0 => c * kind,
        c => c,
    };
}
