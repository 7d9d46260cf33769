//! Functions that call themselves and each other, with a stack.
// RUN: %check %s --kernel=recursion --grid=1 --block=24 --arg='u32[24]:zeros' --compare=0

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

fn fib(n: u32) -> u32 {
    if n < 2 {
        n
    } else {
        fib(n - 1) + fib(n - 2)
    }
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

fn ackermann(m: u32, n: u32) -> u32 {
    match (m, n) {
        (0, n) => n + 1,
        (m, 0) => ackermann(m - 1, 1),
        (m, n) => ackermann(m - 1, ackermann(m, n - 1)),
    }
}

fn is_even(n: u32) -> bool {
    n == 0 || is_odd(n - 1)
}

fn is_odd(n: u32) -> bool {
    n != 0 && is_even(n - 1)
}

/// Recursion over a slice and an array on the stack.
fn permutations(rest: &mut [u8], from: usize) -> u32 {
    if from == rest.len() {
        for k in 1..rest.len() {
            if rest[k].abs_diff(rest[k - 1]) <= 1 {
                return 0;
            }
        }
        return 1;
    }
    let mut count = 0;
    for k in from..rest.len() {
        rest.swap(from, k);
        count += permutations(rest, from + 1);
        rest.swap(from, k);
    }
    count
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn recursion(out: &mut [u32]) {
    let i = _thread_idx_x();
    let mut h = fib(i % 12);
    h = h * 31 + gcd(i * 12, 90);
    h = h * 31 + ackermann(i % 3, i / 6);
    h = h * 31 + is_even(i) as u32;
    if i % 8 == 0 {
        h = h * 31 + permutations(&mut [1, 2, 3, 4, 5], 0);
    }
    out[i as usize] = h;
}
