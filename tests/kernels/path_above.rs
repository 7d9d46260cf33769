//! Files that a path names which goes up: a module, and bytes.
// RUN: pliron-run %s --device=cpu --kernel=path_above --grid=1 --block=8 --arg='u32[8]:iota' --print=0:8 | FileCheck %s
// CHECK: 6 8 15 4 0 22 44 20

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[path = "../kernels/Inputs/shared.rs"]
mod shared;
use shared::Step;

static DIGITS: &[u8; 8] = include_bytes!("../../tests/kernels/Inputs/digits.bin");

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn path_above(out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    let step = match i % 5 {
        0 => Some(Step::Add(i as u16 + 3)),
        1 => Some(Step::Scale { by: 7, first: true }),
        2 => Some(Step::Scale { by: 9, first: false }),
        3 => Some(Step::Nothing),
        _ => None,
    };
    if let Some(v) = out.get_mut(i) {
        *v = shared::apply(step, *v) + DIGITS[i % 8] as u32;
    }
}
