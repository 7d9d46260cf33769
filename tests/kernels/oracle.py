"""The oracle of the kernel tests: rustc itself. The kernel's own file, unchanged but for the words that
only a GPU understands, is compiled for this machine and called once for every GPU thread.

What the words become: `core::arch::nvptx` is a module here whose functions know which thread runs,
and a kernel is a plain function. Threads run one after another, except that a kernel with a
barrier gets one thread of this machine for each GPU thread of a block.

An argument is its bytes, as for pliron-run: a slice is a pointer and a length, a struct by value is
itself. Which bytes a SPEC describes is worked out here on its own, not asked of pliron.
"""
import os
import re
import struct
import subprocess

# SPEC type: NumPy dtype, struct code, bytes.
TYPES = {
    "i8": ("|i1", "b", 1), "i16": ("<i2", "h", 2), "i32": ("<i4", "i", 4), "i64": ("<i8", "q", 8),
    "u8": ("|u1", "B", 1), "u16": ("<u2", "H", 2), "u32": ("<u4", "I", 4), "u64": ("<u8", "Q", 8),
    "f16": ("<f2", "e", 2), "f32": ("<f4", "f", 4), "f64": ("<f8", "d", 8),
}
SIGNIFICANDS = {"f16": 11, "f32": 24, "f64": 53}
MASK = 2**64 - 1


def random_bits(seed, index):
    """splitmix64, as documented by pliron-run --help."""
    z = (seed + (index + 1) * 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Argument:
    """One SPEC of pliron-run, or TYPE[]=V,V,... for a slice with these elements."""

    def __init__(self, spec):
        self.spec = spec
        match = re.fullmatch(r"(\*?)(\w+)(\[(\d*)\])?([:=])(.*)", spec)
        if not match:
            raise SystemExit(f"not a SPEC: {spec}")
        star, name, brackets, count, sign, fill = match.groups()
        self.kind = "p" if star else "s" if brackets else "v"
        self.name = name
        self.is_listed = sign == "="
        if name.startswith("bytes"):
            self.dtype = f"|V{name[5:]}"
            self.size = int(name[5:] or len(fill) // 2)
            self.bytes = bytes(int(count) * self.size) if fill == "zeros" else bytes.fromhex(fill)
        else:
            self.dtype, self.code, self.size = TYPES[name]
            self.bytes = self.elements(fill, int(count or 1))
        self.count = len(self.bytes) // self.size

    def elements(self, fill, count):
        random = re.fullmatch(r"rand\((\d+)\)", fill)
        if fill == "zeros":
            return bytes(count * self.size)
        if fill == "iota":
            return self.pack(range(count))
        if random:
            return b"".join(self.random(int(random[1]), i) for i in range(count))
        return self.pack(float(v) if "f" in self.name else int(v, 0) for v in fill.split(","))

    def random(self, seed, index):
        bits = random_bits(seed, index)
        if self.name in SIGNIFICANDS:
            precision = SIGNIFICANDS[self.name]
            return self.pack([(bits >> (64 - precision)) / 2.0**precision])
        return (bits >> (64 - 8 * self.size)).to_bytes(self.size, "little")

    def pack(self, values):
        return b"".join(struct.pack("<" + self.code, value) for value in values)


def write_npy(path, argument, data):
    header = f"{{'descr': '{argument.dtype}', 'fortran_order': False, 'shape': ({argument.count},), }}"
    header = header.ljust(128 - 10 - 1) + "\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + data)


def read_npy(path):
    """The bytes of the elements."""
    with open(path, "rb") as file:
        data = file.read()
    length, = struct.unpack_from("<H", data, 8)
    return data[10 + length:]


# Follows the kernel's text, so that its line numbers stay. ARGUMENTS are calls of `argument`, which
# take their types from the kernel's signature.
HARNESS = """
mod nvptx {
    use std::cell::Cell;
    use std::sync::{Arc, Barrier};
    std::thread_local! {
        pub static IDX: Cell<[[u32; 3]; 2]> = const { Cell::new([[0; 3]; 2]) };
        pub static BARRIER: Cell<Option<Arc<Barrier>>> = const { Cell::new(None) };
    }
    pub static mut DIM: [[u32; 3]; 2] = [[1; 3]; 2];
    REGISTERS
    pub unsafe fn _syncthreads() {
        let barrier = BARRIER.take().unwrap();
        barrier.wait();
        BARRIER.set(Some(barrier));
    }
}

unsafe fn argument<T>(bytes: &[u8]) -> T {
    assert_eq!(bytes.len(), std::mem::size_of::<T>(), "the argument is not a {}", std::any::type_name::<T>());
    bytes.as_ptr().cast::<T>().read_unaligned()
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let extent = |w: &str| { let v: Vec<u32> = w.split(',').map(|n| n.parse().unwrap()).collect(); [v[0], v[1], v[2]] };
    let (grid, block) = (extent(&words[0]), extent(&words[1]));
    unsafe { nvptx::DIM = [grid, block] };
    let mut memory = Vec::new();
    let mut parameters: Vec<Vec<u8>> = Vec::new();
    for word in &words[2..] {
        let [kind, count, path] = word.splitn(3, ':').collect::<Vec<_>>()[..] else { panic!() };
        let contents = std::fs::read(path).unwrap();
        let mut buffer = vec![0u128; contents.len() / 16 + 1];
        unsafe { buffer.as_mut_ptr().cast::<u8>().copy_from_nonoverlapping(contents.as_ptr(), contents.len()) };
        let address = (buffer.as_mut_ptr() as usize).to_le_bytes();
        parameters.push(match kind {
            "v" => contents.clone(),
            "p" => address.to_vec(),
            _ => [address, count.parse::<usize>().unwrap().to_le_bytes()].concat(),
        });
        memory.push((path, buffer, contents.len()));
    }
    let points = |d: [u32; 3]| (0..d[2]).flat_map(move |z| (0..d[1]).flat_map(move |y| (0..d[0]).map(move |x| [x, y, z])));
    for b in points(grid) {
        let run = |t| {
            nvptx::IDX.set([b, t]);
            unsafe { KERNEL(ARGUMENTS) }
        };
        if HAS_BARRIER {
            let barrier = std::sync::Arc::new(std::sync::Barrier::new(block.iter().product::<u32>() as usize));
            std::thread::scope(|scope| for t in points(block) {
                let (run, barrier) = (&run, barrier.clone());
                scope.spawn(move || { nvptx::BARRIER.set(Some(barrier)); run(t) });
            });
        } else {
            points(block).for_each(run);
        }
    }
    for (path, buffer, size) in memory {
        std::fs::write(path, unsafe { std::slice::from_raw_parts(buffer.as_ptr().cast::<u8>(), size) }).unwrap();
    }
}
"""


def registers():
    lines = []
    for axis, letter in enumerate("xyz"):
        for of, which in enumerate(("block", "thread")):
            lines.append(f"pub unsafe fn _{which}_idx_{letter}() -> u32 {{ IDX.get()[{of}][{axis}] }}")
        for of, which in enumerate(("grid", "block")):
            lines.append(f"pub unsafe fn _{which}_dim_{letter}() -> u32 {{ DIM[{of}][{axis}] }}")
    return "\n    ".join(lines)


def native_source(source, kernel, argument_count):
    for pattern, text in (
        (r"#!\[no_std\]", ""),
        (r"abi_(ptx|gpu_kernel), stdarch_nvptx", ""),
        (r"core::arch::nvptx", "crate::nvptx"),
        (r'extern\s+"(ptx|gpu)-kernel"\s+fn', "fn"),
        (r"#\[unsafe\(no_mangle\)\]", ""),
    ):
        source = re.sub(pattern, text, source)
    arguments = ", ".join(f"argument(&parameters[{i}])" for i in range(argument_count))
    harness = HARNESS.replace("REGISTERS", registers()).replace("ARGUMENTS", arguments)
    harness = harness.replace("KERNEL", kernel)
    return source + harness.replace("HAS_BARRIER", str("_syncthreads" in source).lower())


def extent(text):
    return ",".join((text.split(",") + ["1", "1"])[:3])


def expected(source_path, kernel, grid, block, arguments, work):
    """The bytes of every argument after the run. `kernel` is its path in the file. `work` is the
    beginning of the names of files that may be written."""
    with open(source_path, encoding="utf-8") as file:
        source = native_source(file.read(), kernel, len(arguments))
    with open(work + ".native.rs", "w", encoding="utf-8") as file:
        file.write(source)
    rustc = os.environ.get("PLIRON_RUSTC", "rustc")
    subprocess.run(
        [rustc, "--crate-name=native", "--edition=2021", "--cap-lints=allow",
         "-Cdebug-assertions=off", "-Coverflow-checks=off", "-o", work + ".native", work + ".native.rs"],
        check=True, env=dict(os.environ, RUSTC_BOOTSTRAP="1", RUST_BACKTRACE="0"))
    words = []
    for i, argument in enumerate(arguments):
        path = f"{work}.native.{i}"
        with open(path, "wb") as file:
            file.write(argument.bytes)
        words.append(f"{argument.kind}:{argument.count}:{path}")
    subprocess.run([work + ".native", extent(grid), extent(block)] + words, check=True)
    result = []
    for i in range(len(arguments)):
        with open(f"{work}.native.{i}", "rb") as file:
            result.append(file.read())
    return result
