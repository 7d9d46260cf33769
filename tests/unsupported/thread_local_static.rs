//! A thread-local static.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
#![feature(thread_local)]
use core::arch::nvptx::*;

#[thread_local]
static COUNT: core::cell::Cell<u32> = core::cell::Cell::new(0);

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn thread_local_static(out: &mut [u32]) {
    // CHECK: thread_local_static.rs:[[#@LINE+1]]:{{[0-9]+}}: error: a thread-local static is not supported; pass the value to the kernel
    COUNT.set(COUNT.get() + 1);
    out[_thread_idx_x() as usize] = COUNT.get();
}
