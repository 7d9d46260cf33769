//! Raw pointers: arithmetic, unaligned and volatile access, casts, comparison, slices made from parts.
// RUN: %check %s --kernel=raw_pointers --grid=1 --block=31 --arg='*u32[64]:rand(22)' --arg=u64:64 --arg='*u64[32]:zeros' --compare=2

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn raw_pointers(from: *const u32, count: usize, to: *mut u64) {
    let i = _thread_idx_x() as usize;
    let p = from.add(i);
    let end = from.offset(count as isize);
    let bytes = p as *const u8;

    let mut h = *p as u64;
    h = h * 31 + *p.add(1) as u64;
    h = h * 31 + (bytes.add(1) as *const u32).read_unaligned() as u64;
    h = h * 31 + p.read_volatile() as u64;
    h = h * 31 + end.offset_from(p) as u64 + (end.addr() - p.addr()) as u64;
    h = h * 31 + (p < end) as u64 + 2 * (p == from) as u64 + 4 * p.is_null() as u64;
    h = h * 31 + *(bytes.wrapping_add(6) as *const u16) as u64;
    h = h * 31 + core::slice::from_raw_parts(p, 3).iter().map(|v| (v & 0xff) as u64).sum::<u64>();

    let mut local = [0u64; 4];
    core::ptr::copy_nonoverlapping(bytes, local.as_mut_ptr() as *mut u8, 12);
    core::ptr::write_bytes((local.as_mut_ptr() as *mut u8).add(9), 0xab, 2);
    core::ptr::copy(local.as_ptr(), local.as_mut_ptr().add(1), 2);
    h = h * 31 + local[0] ^ local[1].rotate_left(7) ^ local[2].rotate_left(9) ^ local[3];

    to.add(i).write(h);
    if i == 0 {
        (to as *mut u8).add(31 * 8 + 1).cast::<u32>().write_unaligned(0x01020304);
        to.add(31).cast::<u8>().write_volatile(9);
    }
}
