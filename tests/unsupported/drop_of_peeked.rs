//! An iterator that keeps an item whose destructor would have to run, though none of its types says so.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

struct Guard(u32);
impl Drop for Guard {
    #[inline(never)]
    fn drop(&mut self) {
        unsafe { _syncthreads() }
    }
}
fn make(v: u32) -> Guard {
    Guard(v)
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn drop_of_peeked(out: &mut [u32]) {
    let i = _thread_idx_x();
    let mut guards = [1u32, 2, i].into_iter().map(make).peekable();
    if let Some(guard) = guards.peek() {
        out[i as usize] = guard.0;
    }
    // CHECK: drop_of_peeked.rs:[[#@LINE+1]]:1: error: {{.*}}
}
