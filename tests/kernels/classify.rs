//! Option and a data-carrying enum: made in one function, taken apart in another.
// RUN: %check %s --kernel=classify --grid=2 --block=64 --arg='u32[100]:rand(1)' --compare=2,3 \
// RUN:   --arg='u32[]=0,1,2,3,4294967295,5,6,7,8,9,10,0,12,13,65536' --arg='u32[100]:zeros' --arg='f32[100]:zeros'

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[derive(Clone, Copy)]
enum Shape {
    Circle { r: f32 },
    Rect(f32, f32),
    Empty,
}

#[inline(never)]
fn checked_div(a: u32, b: u32) -> Option<u32> {
    if b == 0 {
        None
    } else {
        Some(a / b)
    }
}

fn decode(k: u32, v: f32) -> Shape {
    match k % 3 {
        0 => Shape::Circle { r: v },
        1 => Shape::Rect(v, 2.0),
        _ => Shape::Empty,
    }
}

#[inline(never)]
fn area(s: Shape) -> Option<f32> {
    match s {
        Shape::Circle { r } => Some(3.0 * r * r),
        Shape::Rect(w, h) => Some(w * h),
        Shape::Empty => None,
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn classify(a: &[u32], b: &[u32], q: &mut [u32], s: &mut [f32]) {
    let i = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;
    if i >= a.len() || i >= q.len() || i >= s.len() {
        return;
    }
    let b = b[i % b.len()];
    q[i] = match checked_div(a[i], b) {
        Some(v) => v,
        None => u32::MAX,
    };
    s[i] = area(decode(a[i], b as f32)).unwrap_or(-1.0);
}
