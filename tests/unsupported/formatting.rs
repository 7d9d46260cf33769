//! core::fmt works through function pointers and trait objects.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

use core::fmt::Write;

struct Buffer<'a>(&'a mut [u8], usize);
impl Write for Buffer<'_> {
    fn write_str(&mut self, text: &str) -> core::fmt::Result {
        for b in text.bytes() {
            *self.0.get_mut(self.1).ok_or(core::fmt::Error)? = b;
            self.1 += 1;
        }
        Ok(())
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn formatting(out: &mut [u8]) {
    let mut buffer = Buffer(out, 0);
    // CHECK: formatting.rs:[[#@LINE+1]]:{{[0-9]+}}: error:
    let _ = write!(buffer, "thread {}", _thread_idx_x());
}
