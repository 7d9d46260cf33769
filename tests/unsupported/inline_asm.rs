//! PTX written by hand.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
#![feature(asm_experimental_arch)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn inline_asm(out: &mut [u32]) {
    let lane: u32;
    // CHECK: inline_asm.rs:[[#@LINE+1]]:5: error: inline assembly (`asm!`) is not supported; use a function of core::arch::nvptx
    core::arch::asm!("mov.u32 {}, %laneid;", out(reg32) lane);
    out[_thread_idx_x() as usize] = lane;
}
