//! Destructors that come to nothing: owning iterators of arrays, and adapters around them, left early.
// RUN: %check %s --kernel=drops_of_nothing --grid=1 --block=16 --arg='u32[16]:zeros' --compare=0

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

struct Point {
    x: u32,
    y: u32,
}

enum Kind {
    Small(u8),
    Large(u64),
    None,
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn drops_of_nothing(out: &mut [u32]) {
    let i = _thread_idx_x();
    let mut sum = 0;
    for x in [1u32, 2, 3, i].into_iter().map(|x| x * i) {
        sum += x;
        if sum > 40 {
            break;
        }
    }
    for (a, b) in [1u32, 2, 3, i].into_iter().zip([4u32, 5, 6, 7]).rev() {
        sum += a * b;
    }
    let mut pairs = [1u32, 2, 3, i].into_iter().peekable();
    while let Some(x) = pairs.next() {
        if let Some(y) = pairs.peek() {
            sum += x * y;
        }
        if sum > 100 {
            break;
        }
    }
    for x in [Some(1u32), None, Some(i)].into_iter().flatten() {
        sum += x;
        if sum > 200 {
            break;
        }
    }
    let squares: [u32; 5] = core::array::from_fn(|j| j as u32 * i);
    for x in squares.into_iter().chain(squares.map(|x| x + 1)).filter(|x| x % 2 == 0).take(3) {
        sum += x;
    }
    // Elements of the crate's own types, which have no destructor.
    for p in [Point { x: i, y: 2 }, Point { x: 3, y: i }] {
        sum += p.x * p.y;
    }
    for kind in [Kind::Small(3), Kind::Large(1 << 40), Kind::None].into_iter().rev() {
        sum += match kind {
            Kind::Small(v) => v as u32,
            Kind::Large(v) => (v >> 38) as u32,
            Kind::None => 1,
        };
    }
    out[i as usize] = sum;
}
