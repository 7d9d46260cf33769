"""The numbers of this example, made and checked without pliron.

    data.py make FOLDER     writes the inputs a.npy and b.npy
    data.py check FOLDER    compares c.npy with a + b; prints the verdict, exit status 1 if it differs
"""
import os
import struct
import sys
from array import array

COUNT = 1024


def write_npy(path, values):
    """One-dimensional little-endian f32, in NumPy's format version 1.0."""
    header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': ({len(values)},), }}"
    header = header.ljust(128 - 10 - 1) + "\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode())
        file.write(struct.pack(f"<{len(values)}f", *values))


def read_npy(path):
    with open(path, "rb") as file:
        data = file.read()
    (header_size,) = struct.unpack_from("<H", data, 8)
    assert data[:8] == b"\x93NUMPY\x01\x00" and b"'<f4'" in data[: 10 + header_size], path
    return [value for (value,) in struct.iter_unpack("<f", data[10 + header_size :])]


def inputs():
    """Values whose sums need rounding, so that a result cannot be right by accident."""
    a = array("f", (i * 0.1 for i in range(COUNT)))
    b = array("f", (1000.0 / (i + 1) - 7.0 for i in range(COUNT)))
    return a, b


def check(folder):
    # A sum in double precision, rounded once more, is the correctly rounded sum of two floats.
    a, b = inputs()
    expected = array("f", (x + y for x, y in zip(a, b)))
    result = read_npy(os.path.join(folder, "c.npy"))
    if len(result) != COUNT:
        return f"FAILED: {len(result)} elements instead of {COUNT}"
    wrong = [i for i in range(COUNT) if result[i] != expected[i]]
    if wrong:
        i = wrong[0]
        return f"FAILED: {len(wrong)} of {COUNT} elements are wrong; c[{i}] is {result[i]} instead of {expected[i]}"
    return f"PASSED: all {COUNT} elements correct"


def main(action, folder):
    if action == "make":
        for name, values in zip(("a.npy", "b.npy"), inputs()):
            write_npy(os.path.join(folder, name), values)
        return 0
    verdict = check(folder)
    print(verdict)
    return 0 if verdict.startswith("PASSED") else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
