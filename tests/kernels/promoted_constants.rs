//! References to constants: tables that rustc prints before it has evaluated them. What they refer to is
//! in memory of the module, so that functions may return it and store it.
// RUN: %check %s --kernel=promoted_constants --grid=1 --block=32 --arg='u32[32]:zeros' --compare=0
// RUN: pliron-rustc %s --emit=ptx | FileCheck %s --implicit-check-not=.local

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[derive(Clone, Copy)]
struct Point {
    x: u32,
    y: u32,
}

#[derive(Clone, Copy)]
enum Shape {
    Dot(Point),
    Row(&'static [u16]),
    Named { name: &'static str, at: Option<&'static Point> },
    Nothing,
}

const ORIGIN: Point = Point { x: 7, y: 11 };
const SHAPES: &[Shape] = &[
    Shape::Dot(Point { x: 1, y: 2 }),
    Shape::Row(&[3, 1, 4, 1, 5]),
    Shape::Named { name: "corner", at: Some(&ORIGIN) },
    Shape::Named { name: "", at: None },
    Shape::Nothing,
];

#[inline(never)]
fn shape(i: usize) -> &'static Shape {
    &SHAPES[i % 5]
}

#[inline(never)]
fn value(shape: &Shape) -> u32 {
    match shape {
        Shape::Dot(p) => p.x * 10 + p.y,
        Shape::Row(row) => row.iter().map(|v| *v as u32).sum(),
        Shape::Named { name, at } => name.len() as u32 + at.map_or(100, |p| p.x * p.y),
        Shape::Nothing => 5,
    }
}

#[inline(never)]
fn table(i: usize) -> &'static [u32; 4] {
    const ROWS: [[u32; 4]; 2] = [[1, 2, 3, 4], [5, 6, 7, 8]];
    &ROWS[i % 2]
}

#[inline(never)]
fn keep(point: &mut &'static Point, i: u32) {
    *point = if i % 2 == 0 { &Point { x: 20, y: 30 } } else { &ORIGIN };
}

#[inline(never)]
fn digits(i: u32) -> &'static str {
    match i % 3 {
        0 => "zero",
        1 => "one",
        _ => "many",
    }
}

// CHECK: .visible .entry promoted_constants(
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn promoted_constants(out: &mut [u32]) {
    let i = _thread_idx_x();
    let powers: &[u32] = &[1, 10, 100, 1000, 10000];
    let mut point = &Point { x: 0, y: 0 };
    keep(&mut point, i);
    out[i as usize] = value(shape(i as usize))
        + powers[i as usize % powers.len()]
        + table(i as usize)[i as usize % 4]
        + (point.x + point.y) * 1000
        + digits(i).len() as u32
        + digits(i).as_bytes()[1] as u32;
}
