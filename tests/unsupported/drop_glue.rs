//! A value whose destructor runs at the end of its scope.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

struct Guard<'a>(&'a mut u32);
impl Drop for Guard<'_> {
    fn drop(&mut self) {
        *self.0 += 1;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn drop_glue(out: &mut [u32]) {
    let guard = Guard(&mut out[_thread_idx_x() as usize]);
    *guard.0 = 5;
    // CHECK: drop_glue.rs:[[#@LINE+1]]:1: error: dropping `{{.*}}Guard{{.*}}` is not supported; {{.*}}use types without Drop
}
