//! What others can see is written before a panic stops the kernel.
// RUN: pliron-rustc %s --emit=mir | FileCheck %s
// RUN: not pliron-run %s --kernel=store_before_panic --grid=1 --block=4 --arg='u32[4]:zeros' --arg=u32:2 \
// RUN:   --device=cpu 2>&1 | FileCheck %s --check-prefix=TRAP

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: %[[WHY:.*]] = mir.constant 77 : ui32
// CHECK: mir.store %[[WHY]], %{{.*}} :
// CHECK-NEXT: mir.panic "stopped"
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn store_before_panic(out: &mut [u32], n: u32) {
    let i = _thread_idx_x();
    let slot = &mut out[i as usize];
    // MIR says where `panic!` is defined, not where it is used, so the condition is the place.
    // TRAP: store_before_panic.rs:[[#@LINE+1]]:8: error: stopped
    if i == n {
        *slot = 77;
        panic!("stopped");
    }
    *slot = 1;
}
