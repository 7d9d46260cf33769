//! Declared discriminants: negative, wide, with gaps, and beside data.
// RUN: %check %s --kernel=discriminants --grid=1 --block=64 --arg='u32[64]:rand(5)' --arg='i64[64]:zeros' --compare=1

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[derive(Clone, Copy, PartialEq, PartialOrd)]
#[repr(i8)]
enum Level {
    Low = -100,
    Mid = -1,
    High = 7,
}

#[derive(Clone, Copy)]
#[repr(u16)]
enum Port {
    Http = 80,
    Https = 443,
    Top = 65535,
}

#[derive(Clone, Copy)]
#[repr(i64)]
enum Far {
    Low = i64::MIN,
    High = i64::MAX,
}

#[derive(Clone, Copy)]
#[repr(i16)]
#[allow(dead_code)]
enum Message {
    Stop = -3,
    Move { x: i32, y: i8 } = 300,
    Turn(u8) = 5,
}

#[derive(Clone, Copy)]
enum Plain {
    A,
    B = 10,
    C,
}

#[inline(never)]
fn level(v: u32) -> Level {
    [Level::Low, Level::Mid, Level::High][v as usize % 3]
}

#[inline(never)]
fn port(v: u32) -> Port {
    match v % 3 {
        0 => Port::Http,
        1 => Port::Https,
        _ => Port::Top,
    }
}

#[inline(never)]
fn far(v: u32) -> Far {
    if v % 2 == 0 {
        Far::Low
    } else {
        Far::High
    }
}

#[inline(never)]
fn message(v: u32) -> Message {
    match v % 4 {
        0 => Message::Stop,
        1 => Message::Turn(v as u8),
        _ => Message::Move { x: -(v as i32 % 1000), y: v as i8 },
    }
}

#[inline(never)]
fn plain(v: u32) -> Plain {
    match v % 3 {
        0 => Plain::A,
        1 => Plain::B,
        _ => Plain::C,
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn discriminants(x: &[u32], out: &mut [i64]) {
    let i = _thread_idx_x() as usize;
    let v = x[i] >> 7;
    let l = level(v);
    let mut h = l as i64 + (l as u8) as i64 + (l < Level::High) as i64 * 1000;
    h = h * 31 + port(v) as i64;
    h = (h * 31).wrapping_add(far(v) as i64);
    h = h.wrapping_mul(31).wrapping_add(match message(v) {
        Message::Stop => -3,
        Message::Move { x, y } => x as i64 * y as i64,
        Message::Turn(angle) => angle as i64,
    });
    h = h.wrapping_mul(31).wrapping_add(plain(v) as i64);
    out[i] = h;
}
