//! Iterator chains, which leave nothing but loops behind.
// RUN: %check %s --kernel=iterators --grid=1 --block=64 --arg='u32[640]:rand(13)' --arg='u32[1024]:zeros' --compare=1

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn iterators(x: &[u32], out: &mut [u32]) {
    let t = _thread_idx_x() as usize;
    let v = &x[10 * t..10 * t + 10];
    let out = &mut out[16 * t..][..16];

    out[0] = v.iter().map(|a| a >> 8).sum();
    out[1] = v.chunks(3).map(|c| c.iter().fold(1, |p: u32, a| p.wrapping_mul(a | 1))).fold(0, |s, a| s ^ a);
    out[2] = v.windows(2).filter(|w| w[0] < w[1]).count() as u32;
    out[3] = v.iter().zip(v.iter().rev()).map(|(a, b)| (a % 100) * (b % 100)).sum();
    out[4] = v.iter().enumerate().map(|(i, a)| (i as u32 + 1) * (a % 1000)).max().unwrap_or(0);
    out[5] = v.iter().take_while(|a| **a > 1 << 28).count() as u32;
    out[6] = v.iter().skip_while(|a| **a > 1 << 30).step_by(2).map(|a| a & 0xff).sum();
    out[7] = v.iter().position(|a| a % 4 == 0).map_or(99, |p| p as u32);
    out[8] = v.iter().any(|a| a % 16 == 0) as u32 + 2 * v.iter().all(|a| *a > 1 << 26) as u32;
    out[9] = *v.iter().min_by_key(|a| a.count_ones()).unwrap();
    out[10] = v.iter().scan(7u32, |s, a| { *s = s.wrapping_mul(33) ^ a; Some(*s) }).last().unwrap();
    out[11] = v[..3].iter().chain(&v[7..]).fold(0, |s: u32, a| s.wrapping_sub(*a));
    out[12] = (0..5u32).flat_map(|a| (0..a).map(move |b| a * 10 + b)).filter(|c| c % 3 == t as u32 % 3).sum();
    out[13] = v.chunks_exact(4).zip(1..).map(|(c, k)| c[k % 4] / k as u32).fold(0, u32::wrapping_add);
    out[14] = v.rchunks(4).map(|c| c.len() as u32).fold(0, |s, n| s * 10 + n);
    out[15] = v.iter().copied().reduce(|a, b| a.max(b) - a.min(b)).unwrap();

    for pair in out.chunks_mut(2).rev() {
        pair.swap(0, 1);
    }
    for (o, a) in out.iter_mut().zip(v).skip(1) {
        *o ^= *a;
    }
}
