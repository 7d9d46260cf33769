//! Constant tables: in const and static items, nested, of structs, of references, of bytes.
// RUN: %check %s --kernel=tables --grid=1 --block=64 --arg='u32[64]:rand(14)' --arg='u32[64]:zeros' --compare=1

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

const PRIMES: [u32; 8] = [2, 3, 5, 7, 11, 13, 17, 19];
static SQUARES: [u16; 6] = [0, 1, 4, 9, 16, 25];
static GRID: [[i8; 3]; 2] = [[1, -2, 3], [-4, 5, -6]];
const WEIGHTS: &[f32] = &[0.25, 0.5, -1.5];

struct Row {
    name: &'static [u8],
    scale: f32,
    next: Option<&'static Row>,
}

static LAST: Row = Row { name: b"last", scale: 4.0, next: None };
static ROWS: [Row; 2] = [
    Row { name: b"first", scale: 0.5, next: Some(&LAST) },
    Row { name: b"second row", scale: -2.0, next: None },
];

const fn make_crc_table() -> [u32; 16] {
    let mut table = [0; 16];
    let mut i = 0;
    while i < 16 {
        let mut c = i as u32;
        let mut k = 0;
        while k < 4 {
            c = if c & 1 != 0 { 0xEDB8_8320 ^ (c >> 1) } else { c >> 1 };
            k += 1;
        }
        table[i] = c;
        i += 1;
    }
    table
}
static CRC: [u32; 16] = make_crc_table();

fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |c, b| {
        let c = c ^ *b as u32;
        let c = CRC[(c & 15) as usize] ^ (c >> 4);
        CRC[(c & 15) as usize] ^ (c >> 4)
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn tables(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    let v = x[i] as usize;
    let mut h = PRIMES[v % 8];
    h = h * 31 + SQUARES[v % 6] as u32;
    h = h * 31 + GRID[v % 2][v / 2 % 3] as u32;
    h = h * 31 + (WEIGHTS[v % 3] * 8.0) as i32 as u32;
    let row = &ROWS[v % 2];
    h = h * 31 + row.name[v % row.name.len()] as u32 + row.name.len() as u32;
    h = h * 31 + (row.scale * 10.0) as i32 as u32 + row.next.map_or(3, |next| next.name.len() as u32 + next.scale as u32);
    h = h * 31 + "text µ".as_bytes()[v % 7] as u32;
    h = h * 31 + [10u32, 20, 30, v as u32][v / 7 % 4];
    out[i] = h ^ crc(&x[i].to_le_bytes());
}
