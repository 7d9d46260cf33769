//! Generic functions, const generics, traits with defaults and associated items, operators.
// RUN: %check %s --kernel=generics --grid=1 --block=64 --arg='f32[64]:rand(15)' --arg='f32[256]:zeros' --compare=1

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

use core::ops::{Add, Index, Mul, Neg};

#[derive(Clone, Copy, PartialEq)]
struct Vector<T, const N: usize>([T; N]);

impl<T: Copy + Add<Output = T>, const N: usize> Add for Vector<T, N> {
    type Output = Self;
    fn add(mut self, other: Self) -> Self {
        for i in 0..N {
            self.0[i] = self.0[i] + other.0[i];
        }
        self
    }
}

impl<T: Copy + Mul<Output = T>, const N: usize> Mul<T> for Vector<T, N> {
    type Output = Self;
    fn mul(self, by: T) -> Self {
        Vector(self.0.map(|v| v * by))
    }
}

impl<T: Copy + Neg<Output = T>, const N: usize> Neg for Vector<T, N> {
    type Output = Self;
    fn neg(self) -> Self {
        Vector(self.0.map(|v| -v))
    }
}

impl<T, const N: usize> Index<usize> for Vector<T, N> {
    type Output = T;
    fn index(&self, i: usize) -> &T {
        &self.0[i]
    }
}

trait Shape {
    const SIDES: u32;
    type Unit: Into<f64>;
    fn area(&self) -> f32;
    fn unit(&self) -> Self::Unit;
    fn price(&self) -> f32 {
        self.area() * Self::SIDES as f32 + self.unit().into() as f32
    }
}

struct Square(f32);
struct Triangle {
    base: f32,
    height: f32,
}

impl Shape for Square {
    const SIDES: u32 = 4;
    type Unit = f32;
    fn area(&self) -> f32 {
        self.0 * self.0
    }
    fn unit(&self) -> f32 {
        0.5
    }
}

impl Shape for Triangle {
    const SIDES: u32 = 3;
    type Unit = u8;
    fn area(&self) -> f32 {
        self.base * self.height * 0.5
    }
    fn unit(&self) -> u8 {
        7
    }
    fn price(&self) -> f32 {
        1.0 - self.area()
    }
}

fn total<S: Shape, const N: usize>(shapes: [S; N]) -> f32 {
    shapes.iter().map(Shape::price).fold(0.0, |a, b| a + b)
}

fn larger<T: PartialOrd + Copy>(a: T, b: T) -> T {
    if a > b {
        a
    } else {
        b
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn generics(x: &[f32], out: &mut [f32]) {
    let i = _thread_idx_x() as usize;
    let v = x[i];
    let a = Vector([v, 1.0, -v]) + -(Vector([0.5; 3]) * v);
    let b = Vector([i as i32, 3]) * -2 + Vector([1, i as i32]);
    out[4 * i] = a[0] * a[1] + a[2];
    out[4 * i + 1] = larger(b[0], b[1]) as f32 + larger(v, 0.25) + (b == -b) as u8 as f32;
    out[4 * i + 2] = total([Square(v), Square(2.0 * v)]);
    out[4 * i + 3] = total([Triangle { base: v, height: v + 1.0 }]) + Square(v).price();
}
