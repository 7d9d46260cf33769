//! A const table inside core, whose bytes are in no MIR that we have.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn table_of_core(out: &mut [u32]) {
    let i = _thread_idx_x();
    // CHECK: table_of_core.rs:[[#@LINE+1]]:{{[0-9]+}}: error: the constant `core::num::imp::int_sqrt::U8_ISQRT_WITH_REMAINDER` is not supported
    out[i as usize] = i.isqrt();
}
