//! Atomic operations.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

use core::sync::atomic::{AtomicU32, Ordering};

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn atomic_add(count: &AtomicU32) {
    // CHECK: atomic_add.rs:[[#@LINE+1]]:{{[0-9]+}}: error: {{.*}}calls the intrinsic `atomic_xadd`, which is not supported; 
    count.fetch_add(_thread_idx_x(), Ordering::Relaxed);
}
