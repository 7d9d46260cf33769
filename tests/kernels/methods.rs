//! Functions in impls that stay functions: methods that call themselves, operators, and impls that a
//! macro writes.
// RUN: %check %s --kernel=methods --grid=1 --block=32 --arg='u32[32]:zeros' --compare=0

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

trait Shape {
    const SIDES: u32;
    fn area(&self, depth: u32) -> u32;
    fn name() -> u32;
}
struct Square(u32);
struct Line {
    length: u32,
}
impl Shape for Square {
    const SIDES: u32 = 4;
    #[inline(never)]
    fn area(&self, depth: u32) -> u32 {
        if depth > 3 { self.0 * self.0 } else { self.area(depth + 1) + 1 }
    }
    #[inline(never)]
    fn name() -> u32 {
        100 + Self::SIDES
    }
}
impl Shape for Line {
    const SIDES: u32 = 1;
    #[inline(never)]
    fn area(&self, depth: u32) -> u32 {
        self.length + depth
    }
    #[inline(never)]
    fn name() -> u32 {
        200 + Self::SIDES
    }
}
impl Square {
    #[inline(never)]
    fn new(side: u32) -> Self {
        Square(side + 1)
    }
    fn grow(&self, times: u32) -> u32 {
        if times == 0 { self.0 } else { self.grow(times - 1) + 2 }
    }
}
impl core::ops::Add for Square {
    type Output = Square;
    #[inline(never)]
    fn add(self, other: Square) -> Square {
        Square(self.0 + other.0)
    }
}
impl core::ops::AddAssign<u32> for Line {
    #[inline(never)]
    fn add_assign(&mut self, other: u32) {
        self.length += other;
    }
}

trait Width {
    fn width(self) -> u32;
}
macro_rules! impl_width {
    ($($t:ty),*) => {$(
        impl Width for $t {
            #[inline(never)]
            fn width(self) -> u32 {
                (self as u32) * 100 + <$t>::BITS
            }
        }
    )*};
}
impl_width!(u8, i8, u16, u64);

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn methods(out: &mut [u32]) {
    let i = _thread_idx_x();
    let square = Square::new(i) + Square(3);
    let mut line = Line { length: i };
    line += square.grow(5);
    out[i as usize] = square.area(0) + line.area(2) * 1000 + Square::name() * Line::name();
    out[i as usize] += (i as u8).width() + (i as i8).width() + (i as u16).width() + (i as u64).width();
}
