"""Writes a file with bytes that a text should not have: strange_bytes.py NAME OUT."""
import sys

op = b'"a.b"() : () -> ()\n'
texts = {
    "mark": b"\xef\xbb\xbf" + op,
    "rules-mark": b"\xef\xbb\xbfuse llvm\n",
    "utf16": b"\xff\xfe" + op.decode().encode("utf-16-le"),
    "elf": b"\x7fELF\x02\x01\x01",
    "escape": op + b"  \x1b[31m " + op,
    "returns": b'// One line.\r"a.b"() : () -> ()\r"a.b"(%x) : (i32) -> ()\r',
}
open(sys.argv[2], "wb").write(texts[sys.argv[1]])
