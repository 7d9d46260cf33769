//! A kernel in a nested module, with helpers of one name in several places, and two kernels in a file.
// RUN: %check %s --kernel=deep --path=outer::inner::deep --grid=1 --block=32 --arg='u32[32]:iota' --compare=0
// RUN: %check %s --kernel=shallow --grid=1 --block=32 --arg='u32[32]:iota' --compare=0 --only=numbers
// RUN: not pliron-run %s --device=cpu --kernel=missing --grid=1 --block=1 2>&1 | FileCheck %s
// CHECK: error: {{.*}}missing
// CHECK: {{deep|shallow}}

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

fn helper(v: u32) -> u32 {
    v + 1
}

pub mod outer {
    #[inline(never)]
    pub fn helper(v: u32) -> u32 {
        v * 10
    }

    pub mod inner {
        use core::arch::nvptx::*;

        #[inline(never)]
        fn helper(v: u32) -> u32 {
            v + 7
        }

        #[unsafe(no_mangle)]
        pub unsafe extern "ptx-kernel" fn deep(out: &mut [u32]) {
            #[inline(never)]
            fn local(v: u32) -> u32 {
                v ^ 0x55
            }
            let i = _thread_idx_x() as usize;
            out[i] = super::helper(helper(local(out[i]))) + super::super::helper(out[i]);
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn shallow(out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    out[i] = outer::helper(helper(out[i]));
}
