"""Tries check.py's comparison of results from a GPU on arrays that it must and must not take."""
import struct
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
from check import differences

inf, nan = float("inf"), float("nan")
cases = [
    # type, struct's code, got, want, how many differ
    ("f32", "f", [1.0, 0.0, 1e6], [1.000009, 9e-6, 1000009.0], 0),
    ("f32", "f", [1.0, 0.0, 1e6], [1.00002, 2e-5, 1000011.0], 3),
    ("f16", "e", [1.0, 100.0], [1.001, 100.1], 0),
    ("f16", "e", [1.0, 100.0], [1.004, 100.5], 2),
    ("f64", "d", [1.0, 3e9], [1.0 + 9e-13, 3e9 + 2e-3], 0),
    ("f64", "d", [1.0, 3e9], [1.0 + 2e-12, 3e9 + 4e-3], 2),
    ("f32", "f", [nan, inf, -inf], [nan, inf, -inf], 0),
    ("f32", "f", [nan, inf, 1.0, inf], [1.0, -inf, nan, 3e38], 4),
    ("i32", "i", [5, -7], [5, -7], 0),
    ("u64", "Q", [10**15], [10**15 + 1], 1),
    ("bytes4", "f", [1.0], [1.0000001], 1),
]
for name, code, got, want, count in cases:
    found = differences(name, *(b"".join(struct.pack("<" + code, v) for v in values) for values in (got, want)))
    assert len(found) == count, (name, got, want, found)
assert differences("f32", bytes(8), bytes(4)) == ["8 bytes instead of 4"]
