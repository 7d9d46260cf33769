//! An async function, polled by hand.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

use core::future::Future;
use core::pin::pin;
use core::task::{Context, Poll, Waker};

// CHECK: async_code.rs:[[#@LINE+1]]:31: error: type `{async fn body of later()}` is not supported: async code and coroutines cannot run on the GPU
async fn later(v: u32) -> u32 {
    core::future::ready(v).await + 1
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn async_code(out: &mut [u32]) {
    let i = _thread_idx_x();
    let future = pin!(later(i));
    if let Poll::Ready(v) = future.poll(&mut Context::from_waker(Waker::noop())) {
        out[i as usize] = v;
    }
}
