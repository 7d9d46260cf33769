//! Two traits of one name: MIR does not say which of them an impl is of.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

mod one {
    pub trait Value {
        fn value(&self) -> u32;
    }
    impl Value for u32 {
        #[inline(never)]
        fn value(&self) -> u32 {
            self + 1
        }
    }
}

mod two {
    pub trait Value {
        fn value(&self) -> u32;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn traits_of_one_name(out: &mut [u32]) {
    let i = _thread_idx_x();
    // CHECK: traits_of_one_name.rs:[[#@LINE+1]]:{{[0-9]+}}: error: call of `<u32 as one::Value>::value`, which is in a generic impl, or in one of a type or trait whose name others have too; mark the function #[inline(always)]
    out[i as usize] = one::Value::value(&i);
}
