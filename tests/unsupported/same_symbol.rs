//! Two kernels that ask for one name: rustc itself does not have it.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

pub mod first {
    #[unsafe(export_name = "run")]
    pub unsafe extern "ptx-kernel" fn run(out: &mut [u32]) {
        out[super::_thread_idx_x() as usize] = 1;
    }
}

pub mod second {
    #[unsafe(export_name = "run")]
    // CHECK: error: symbol `run` is already defined
    // CHECK: same_symbol.rs:[[#@LINE+1]]:5
    pub unsafe extern "ptx-kernel" fn run(out: &mut [u32]) {
        out[super::_thread_idx_x() as usize] = 2;
    }
}
