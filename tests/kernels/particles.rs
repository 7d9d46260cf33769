//! A repr(C) struct by value, padding and all, and a slice of structs.
// Step is dt, gx, bounce: f32 at 0, f64 at 8, bool at 16. Here 0.5, -3.0, true.
// RUN: %check %s --kernel=advance --grid=1 --block=16 \
// RUN:   --arg=bytes:0000003f0000000000000000000008c00100000000000000 --compare=1 \
// RUN:   --arg=bytes16[4]:0000803f000080bf0000004000aabbcc0000a0400000a0c00000000001000000cdcc4c3dcdcc4cbd00000040020000000000803f000000000000404009000000

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Particle {
    pub x: f32,
    pub y: f32,
    pub mass: f32,
    pub kind: u8,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Step {
    pub dt: f32,
    pub gx: f64,
    pub bounce: bool,
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn advance(step: Step, ps: &mut [Particle]) {
    let i = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;
    if i >= ps.len() {
        return;
    }
    let p = &mut ps[i];
    p.x += step.dt * step.gx as f32;
    if step.bounce && p.y < 0.0 {
        p.y = -p.y;
    }
    p.kind = match p.kind {
        0 => 7,
        1 | 2 => p.kind + 10,
        k => k,
    };
}
