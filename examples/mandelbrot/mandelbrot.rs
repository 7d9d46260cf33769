//! A picture of the Mandelbrot set, one point per GPU thread on a two-dimensional grid.

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

use core::arch::nvptx::*;
use core::ops::{Add, Mul};

#[derive(Clone, Copy)]
struct Complex {
    re: f64,
    im: f64,
}

impl Complex {
    fn norm_squared(self) -> f64 {
        self.re * self.re + self.im * self.im
    }
}

impl Add for Complex {
    type Output = Complex;
    fn add(self, other: Complex) -> Complex {
        Complex { re: self.re + other.re, im: self.im + other.im }
    }
}

impl Mul for Complex {
    type Output = Complex;
    fn mul(self, other: Complex) -> Complex {
        Complex {
            re: self.re * other.re - self.im * other.im,
            im: self.re * other.im + self.im * other.re,
        }
    }
}

/// What part of the plane the picture shows. The host passes it by value, laid out as in C.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct View {
    left: f64,
    top: f64,
    step: f64,
    width: u32,
    height: u32,
}

/// The number of steps after which z -> z * z + c leaves the circle of radius 2, or None.
fn escape_time(c: Complex, limit: u32) -> Option<u32> {
    let mut z = Complex { re: 0.0, im: 0.0 };
    for step in 0..limit {
        if z.norm_squared() > 4.0 {
            return Some(step);
        }
        z = z * z + c;
    }
    None
}

/// # Safety
/// The host passes a slice of `view.width * view.height` elements that is valid on the device.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn mandelbrot(view: View, limit: u32, image: &mut [u32]) {
    let x = _block_idx_x() * _block_dim_x() + _thread_idx_x();
    let y = _block_idx_y() * _block_dim_y() + _thread_idx_y();
    if x >= view.width || y >= view.height {
        return;
    }
    // Pixels are twice as high as wide, as characters on a terminal are.
    let c = Complex {
        re: view.left + view.step * x as f64,
        im: view.top - 2.0 * view.step * y as f64,
    };
    image[(y * view.width + x) as usize] = escape_time(c, limit).unwrap_or(limit);
}
