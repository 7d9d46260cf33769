//! With rustc's overflow checks on, an overflow traps; without them it wraps.
// RUN: pliron-run %s --device=cpu --kernel=overflow --grid=1 --block=4 --arg='u8[4]:iota' --arg='u8[4]:zeros' --print=1 | FileCheck %s --check-prefix=WRAPS
// RUN: pliron-rustc %s --emit=mir --mlir-print-debuginfo -o %t.mlir -- -Coverflow-checks=on
// RUN: not pliron-run %t.mlir --device=cpu --kernel=overflow --grid=1 --block=4 --arg='u8[4]:iota' --arg='u8[4]:zeros' 2>&1 | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// WRAPS: argument 1 (u8[4]): 0 100 200 44
// CHECK: overflow.rs:[[#@LINE+5]]:14: error: {{.*}}attempt to compute {{.*}}, which would overflow
// CHECK: thread (3, 0, 0) of kernel 'overflow'
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn overflow(x: &[u8], out: &mut [u8]) {
    let i = _thread_idx_x() as usize;
    out[i] = x[i] * 100;
}
