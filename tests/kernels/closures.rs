//! Closures that capture by reference, by mutable reference and by value, returned and passed on.
// RUN: %check %s --kernel=closures --grid=1 --block=64 --arg='u32[64]:rand(16)' --arg='u32[64]:zeros' --compare=1

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

fn adder(by: u32) -> impl Fn(u32) -> u32 {
    move |v| v.wrapping_add(by)
}

fn twice(f: impl Fn(u32) -> u32) -> impl Fn(u32) -> u32 {
    move |v| f(f(v))
}

fn repeat(n: u32, mut f: impl FnMut(u32)) {
    for i in 0..n {
        f(i);
    }
}

fn once<T>(f: impl FnOnce() -> T) -> T {
    f()
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn closures(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    let v = x[i];
    let mut h = twice(adder(v))(1);

    let table = [v, v >> 8, v >> 16, v >> 24];
    let look = |at: u32| table[(at % 4) as usize];
    h = h.wrapping_mul(31) ^ look(v) ^ look(1);

    let mut count = 0;
    let mut last = (0, 0u64);
    repeat(v % 9, |k| {
        count += look(k) & 0xff;
        last = (k, last.1 + 3);
    });
    h = h.wrapping_mul(31) ^ count ^ last.0 ^ last.1 as u32;

    let pair = (v, &table);
    h ^= once(move || pair.0.wrapping_mul(pair.1[2]));

    let compose = |f: &steps::Step, v| f.apply(v);
    h = compose(&steps::Step { by: 5 }, h);
    let mut swap = [1, 2, h];
    let mut bump = |k: usize| {
        swap[k] += 10;
        swap[k]
    };
    h = bump(0) + bump(2) + bump(0);
    out[i] = h ^ swap[0];
}

mod steps {
    pub struct Step {
        pub by: u32,
    }
    impl Step {
        pub fn apply(&self, v: u32) -> u32 {
            v.rotate_left(self.by)
        }
    }
}
