//! match: on tuples, ranges, bindings, guards, slices, references, literals and nested enums.
// RUN: %check %s --kernel=patterns --grid=1 --block=128 --arg='u32[128]:rand(11)' --arg='u32[128]:zeros' --compare=1

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[derive(Clone, Copy)]
enum Expr {
    Num(i32),
    Neg(i16),
    Pair(Op, (u8, u8)),
    Nothing,
}

#[derive(Clone, Copy)]
enum Op {
    Add,
    Mul,
    Shift { by: u8 },
}

fn expr(v: u32) -> Expr {
    match v & 7 {
        0 | 1 => Expr::Num(v as i32 >> 3),
        2 => Expr::Neg(-((v >> 4 & 0xff) as i16)),
        3 => Expr::Pair(Op::Add, (v as u8, 3)),
        4 => Expr::Pair(Op::Mul, (5, (v >> 8) as u8)),
        5 | 6 => Expr::Pair(Op::Shift { by: (v >> 3) as u8 & 3 }, (v as u8, 0)),
        _ => Expr::Nothing,
    }
}

#[inline(never)]
fn eval(e: &Expr) -> i32 {
    match *e {
        Expr::Num(n @ 0..=999) => n,
        Expr::Num(n) if n % 2 == 0 => n / 2,
        Expr::Num(..) => -5,
        Expr::Neg(n) => -(n as i32),
        Expr::Pair(Op::Add, (a, b)) => a as i32 + b as i32,
        Expr::Pair(Op::Mul, (a, 0..=99)) => a as i32,
        Expr::Pair(Op::Mul, (a, b)) => a as i32 * b as i32,
        Expr::Pair(Op::Shift { by: 0 }, _) => 1,
        Expr::Pair(Op::Shift { by }, (a, _)) => (a as i32) << by,
        Expr::Nothing => 0,
    }
}

#[inline(never)]
fn slices(v: &[u32]) -> u32 {
    match v {
        [] => 1,
        [x] => x % 10,
        [first, .., last] if first > last => first - last,
        [a, b] => a ^ b,
        [0, rest @ ..] => rest.len() as u32,
        [_, middle @ .., _] => middle.iter().fold(0, |s: u32, v| s.wrapping_add(*v)),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn patterns(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    let v = x[i];
    let mut h = eval(&expr(v)) as u32;
    h = h * 31 + slices(&x[i..(i + i % 5).min(x.len())]);
    h = h * 31
        + match (v % 3, v % 5, i) {
            (0, 0, _) => 15,
            (0, _, 0..10) => 3,
            (0, _, 10.. ) => 4,
            (_, 0, n) => n as u32,
            (a, b, _) => a * b,
        };
    h = h * 31
        + match (v >> 8) as u8 {
            b'0'..=b'9' => 1,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => 2,
            128.. => 3,
            _ => 4,
        };
    h = h * 31
        + match v as i8 {
            i8::MIN..=-100 => 1,
            -99..=-1 => 2,
            0 => 3,
            1 | 3 | 5 | 7 => 4,
            _ => 5,
        };
    let [a, b, ..] = v.to_le_bytes();
    h = h * 31 + if let (1..=50, c) | (c, 1..=50) = (a, b) { c as u32 } else { 99 };
    out[i] = h;
}
