#!/usr/bin/env python3
"""Writes the IR that the benchmark reads: valid modules of any size, in the generic form.

The same arguments give the same bytes. The text is what MLIR prints for it (values and blocks are
numbered in the order of the text), but for the comments behind block names, so that the output of
two tools can be compared.

  --shape=chain       one function, one block: add, mul, sub, xor in turn, of the two newest values
  --shape=empty       a module with nothing in it
  --shape=functions   functions of 1000 ops and about 50 blocks:

      entry -> head -> (left | right) -> join -> head -> ... -> exit

                      with block arguments on the joins, and in the blocks a mix of ops: 8 % constants
                      of a small pool, 15 % that fold or simplify, 15 % that repeat an earlier one of
                      the block, 5 % compare and select, 8 % load or store, the rest plain arithmetic

  --shape=one         the same as one function
  --shape=slots       one function (llvm): for every diamond a slot, stored to on the ways and read behind
  --shape=calls       one function (llvm), of whose ops every third calls a private function of four ops

  --dialect=llvm      in the llvm dialect (a load or store is two ops: the address and the access)
  --dialect=arith     in func, arith and cf, without loads and stores
  --dialect=unknown   the same with loads and stores, in dialects that no tool knows
"""
import argparse
import random
import sys

BINARY = ["add", "mul", "sub", "xor", "and", "or"]
# Ops of the llvm dialect that print their flags even when there are none.
LLVM_FLAGS = {"add": "overflowFlags = 0 : i32", "mul": "overflowFlags = 0 : i32",
              "sub": "overflowFlags = 0 : i32"}


class LlvmForm:
    """Lines of text in the llvm dialect."""
    index = "i64"
    has_memory = True

    def binary(self, r, op, a, b):
        flags = f" <{{{LLVM_FLAGS[op]}}}>" if op in LLVM_FLAGS else ""
        return f'    {r} = "llvm.{op}"({a}, {b}){flags} : (i32, i32) -> i32\n'

    def constant(self, r, value, ty):
        return f'    {r} = "llvm.mlir.constant"() <{{value = {value} : {ty}}}> : () -> {ty}\n'

    def compare(self, r, predicate, a, b):
        return f'    {r} = "llvm.icmp"({a}, {b}) <{{predicate = {predicate} : i64}}> : (i32, i32) -> i1\n'

    def select(self, r, c, a, b):
        return (f'    {r} = "llvm.select"({c}, {a}, {b}) <{{fastmathFlags = #llvm.fastmath<none>}}>'
                ' : (i1, i32, i32) -> i32\n')

    def _address(self, r, memory, i):
        return (f'    {r} = "llvm.getelementptr"({memory}, {i}) <{{elem_type = i32, noWrapFlags = 0 : i32, '
                'rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr\n')

    def load(self, fresh, memory, i):
        p = fresh()
        r = fresh()
        return r, 2, (self._address(p, memory, i) +
                      f'    {r} = "llvm.load"({p}) <{{ordering = 0 : i64}}> : (!llvm.ptr) -> i32\n')

    def store(self, fresh, value, memory, i):
        p = fresh()
        return 2, (self._address(p, memory, i) +
                   f'    "llvm.store"({value}, {p}) <{{ordering = 0 : i64}}> : (i32, !llvm.ptr) -> ()\n')

    def branch(self, dest, args):
        types = ", ".join(["i32"] * len(args))
        return f'    "llvm.br"({", ".join(args)})[{dest}] : ({types}) -> ()\n'

    def cond_branch(self, c, t, f):
        return (f'    "llvm.cond_br"({c})[{t}, {f}] <{{operandSegmentSizes = array<i32: 1, 0, 0>}}>'
                ' : (i1) -> ()\n')

    def open(self, name, with_memory):
        types = "i32, i32, ptr" if with_memory else "i32, i32"
        args = "%arg0: i32, %arg1: i32" + (", %arg2: !llvm.ptr" if with_memory else "")
        return ('  "llvm.func"() <{CConv = #llvm.cconv<ccc>, '
                f'function_type = !llvm.func<i32 ({types})>, linkage = #llvm.linkage<external>, '
                f'sym_name = "{name}", unnamed_addr = 0 : i64, visibility_ = 0 : i64}}> ({{\n'
                f"  ^bb0({args}):\n")

    def close(self, value):
        return f'    "llvm.return"({value}) : (i32) -> ()\n  }}) : () -> ()\n'


class ArithForm:
    """Lines of text in func, arith and cf; `prefix` is put in front of their names."""
    names = {"add": "addi", "mul": "muli", "sub": "subi", "xor": "xori", "and": "andi", "or": "ori"}
    flags = {"add", "mul", "sub"}
    index = "index"

    def __init__(self, prefix):
        self.p = prefix
        self.has_memory = bool(prefix)
        self.pointer = f"!{prefix}memref.buffer<64 x i32>"
        self.overflow = ' <{overflowFlags = #arith.overflow<none>}>' if not prefix else ""

    def binary(self, r, op, a, b):
        flags = self.overflow if op in self.flags else ""
        return f'    {r} = "{self.p}arith.{self.names[op]}"({a}, {b}){flags} : (i32, i32) -> i32\n'

    def constant(self, r, value, ty):
        return f'    {r} = "{self.p}arith.constant"() <{{value = {value} : {ty}}}> : () -> {ty}\n'

    def compare(self, r, predicate, a, b):
        return (f'    {r} = "{self.p}arith.cmpi"({a}, {b}) <{{predicate = {predicate} : i64}}>'
                ' : (i32, i32) -> i1\n')

    def select(self, r, c, a, b):
        return f'    {r} = "{self.p}arith.select"({c}, {a}, {b}) : (i1, i32, i32) -> i32\n'

    def load(self, fresh, memory, i):
        r = fresh()
        return r, 1, (f'    {r} = "{self.p}memref.load"({memory}, {i}) : ({self.pointer}, index) -> i32\n')

    def store(self, fresh, value, memory, i):
        return 1, (f'    "{self.p}memref.store"({value}, {memory}, {i})'
                   f' : (i32, {self.pointer}, index) -> ()\n')

    def branch(self, dest, args):
        types = ", ".join(["i32"] * len(args))
        return f'    "{self.p}cf.br"({", ".join(args)})[{dest}] : ({types}) -> ()\n'

    def cond_branch(self, c, t, f):
        return (f'    "{self.p}cf.cond_br"({c})[{t}, {f}] <{{operandSegmentSizes = array<i32: 1, 0, 0>}}>'
                ' : (i1) -> ()\n')

    def open(self, name, with_memory):
        memory = f", {self.pointer}" if with_memory else ""
        arg = f", %arg2: {self.pointer}" if with_memory else ""
        return (f'  "{self.p}func.func"() <{{function_type = (i32, i32{memory}) -> i32, '
                f'sym_name = "{name}"}}> ({{\n  ^bb0(%arg0: i32, %arg1: i32{arg}):\n')

    def close(self, value):
        return f'    "{self.p}func.return"({value}) : (i32) -> ()\n  }}) : () -> ()\n'


class Writer:
    """Puts lines together; counts ops, and numbers values and blocks within a function."""

    def __init__(self, form):
        self.form = form
        self.parts = ['"builtin.module"() ({\n']
        self.ops = 1
        self.next_value = 0

    def fresh(self):
        self.next_value += 1
        return f"%{self.next_value - 1}"

    def add(self, text, ops=1):
        self.parts.append(text)
        self.ops += ops

    def binary(self, op, a, b):
        r = self.fresh()
        self.add(self.form.binary(r, op, a, b))
        return r

    def constant(self, value, ty):
        r = self.fresh()
        self.add(self.form.constant(r, value, ty))
        return r

    def text(self):
        return "".join(self.parts) + "}) : () -> ()\n"


def chain(w, n):
    w.add(w.form.open("f", with_memory=False))
    x, y = "%arg0", "%arg1"
    for i in range(n):
        x, y = w.binary(BINARY[i & 3], x, y), x
    w.add(w.form.close(x))


def straight_run(w, rng, values, indices, n, constants):
    """n ops into the current block; `values` are recent visible i32s, changed in place."""
    constants = list(constants)
    seen = []
    recent = lambda: values[-rng.randrange(1, min(8, len(values)) + 1)]
    end = w.ops + n
    while w.ops < end:
        k = rng.randrange(100)
        if k < 8:
            constants.append(w.constant(rng.choice((1, 2, 3, 4, 5, 7, 8, 16, 255, -1)), "i32"))
            del constants[:-6]
            values.append(w.binary(rng.choice(("add", "mul", "xor")), recent(), constants[-1]))
        elif k < 23:
            folds(w, rng, recent(), constants, values)
        elif k < 38:
            if seen:
                values.append(w.binary(*seen[-rng.randrange(1, min(12, len(seen)) + 1)]))
        elif k < 43:
            a, b = rng.sample(values[-8:], 2)
            c = w.fresh()
            w.add(w.form.compare(c, rng.randrange(10), a, b))
            r = w.fresh()
            w.add(w.form.select(r, c, a, b))
            values.append(r)
        elif k < 51 and w.form.has_memory:
            i = rng.choice(indices)
            if rng.randrange(2):
                r, ops, text = w.form.load(w.fresh, "%arg2", i)
                values.append(r)
            else:
                ops, text = w.form.store(w.fresh, recent(), "%arg2", i)
            w.add(text, ops)
        else:
            op = rng.choice(BINARY)
            a, b = rng.sample(values[-8:], 2)
            seen.append((op, a, b))
            values.append(w.binary(op, a, b))
        del values[:-16]
    return constants


def folds(w, rng, x, constants, values):
    kind = rng.randrange(5)
    if kind == 0:
        values.append(w.binary("add", x, w.constant(0, "i32")))
    elif kind == 1:
        values.append(w.binary("mul", x, w.constant(1, "i32")))
    elif kind == 2:
        values.append(w.binary("and", x, x))
    elif kind == 3:
        values.append(w.binary("or", x, x))
    elif len(constants) >= 2:
        t = w.binary(rng.choice(BINARY[:3]), rng.choice(constants), rng.choice(constants))
        values.append(w.binary("xor", x, t))


def function(w, rng, name, size, block=20):
    first = w.ops
    w.next_value = 0
    w.add(w.form.open(name, with_memory=w.form.has_memory))
    values = ["%arg0", "%arg1"]
    indices = [w.constant(i * 5, w.form.index) for i in range(4)]
    constants = []
    blocks = 1
    while w.ops - first < size - 2:
        left = size - 2 - (w.ops - first)
        if left < block * 3:
            straight_run(w, rng, values, indices, left, constants)
            continue
        constants = straight_run(w, rng, values, indices, block - 2, constants)
        c = w.fresh()
        w.add(w.form.compare(c, rng.randrange(10), values[-1], values[-2]))
        t, f, join = (f"^bb{blocks + k}" for k in range(3))
        blocks += 3
        w.add(w.form.cond_branch(c, t, f))
        for label in (t, f):
            w.add(f"  {label}:\n", 0)
            inner = list(values)
            straight_run(w, rng, inner, indices, block - 1, constants)
            w.add(w.form.branch(join, [inner[-1], inner[-2]]))
        p, q = w.fresh(), w.fresh()
        w.add(f"  {join}({p}: i32, {q}: i32):\n", 0)
        values += [p, q]
        constants = []
    w.add(w.form.close(values[-1]))


def slots(w, n):
    w.next_value = 0
    w.add(w.form.open("f", with_memory=False))
    one = w.constant(1, "i32")
    x, y = "%arg0", "%arg1"
    blocks = 1
    while w.ops < n:
        slot = w.fresh()
        w.add(f'    {slot} = "llvm.alloca"({one}) <{{elem_type = i32}}> : (i32) -> !llvm.ptr\n')
        c = w.fresh()
        w.add(w.form.compare(c, 2, x, y))
        left, right, join = (f"^bb{blocks + k}" for k in range(3))
        blocks += 3
        w.add(w.form.cond_branch(c, left, right))
        for label, op in ((left, "add"), (right, "mul")):
            w.add(f"  {label}:\n", 0)
            value = w.binary(op, x, y)
            w.add(f'    "llvm.store"({value}, {slot}) <{{ordering = 0 : i64}}> : (i32, !llvm.ptr) -> ()\n')
            w.add(f'    "llvm.br"()[{join}] : () -> ()\n')
        w.add(f"  {join}:\n", 0)
        y, x = x, w.fresh()
        w.add(f'    {x} = "llvm.load"({slot}) <{{ordering = 0 : i64}}> : (!llvm.ptr) -> i32\n')
    w.add(w.form.close(x))


def calls(w, n):
    w.add(w.form.open("small", with_memory=False).replace("linkage<external>", "linkage<private>"))
    r = w.binary("mul", w.binary("add", "%arg0", "%arg1"), "%arg0")
    w.add(w.form.close(w.binary("xor", r, "%arg1")))
    w.next_value = 0
    w.add(w.form.open("f", with_memory=False))
    x, y = "%arg0", "%arg1"
    for i in range(n):
        if i % 3:
            r = w.binary(BINARY[i % 4], x, y)
        else:
            r = w.fresh()
            w.add(f'    {r} = "llvm.call"({x}, {y}) <{{CConv = #llvm.cconv<ccc>, '
                  'TailCallKind = #llvm.tailcallkind<none>, callee = @small, '
                  'fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, '
                  'operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> i32\n')
        x, y = r, x
    w.add(w.form.close(x))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ops", type=int, default=10000, help="how many ops, about")
    parser.add_argument("--shape", default="functions",
                        choices=("empty", "chain", "functions", "one", "slots", "calls"))
    parser.add_argument("--dialect", choices=("llvm", "arith", "unknown"), default="llvm")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", default="-", help="where to write (default: stdout)")
    args = parser.parse_args()
    forms = {"llvm": LlvmForm, "arith": lambda: ArithForm(""), "unknown": lambda: ArithForm("x")}
    w = Writer(forms[args.dialect]())
    if args.shape == "empty":
        w.parts.append("^bb0:\n")
    elif args.shape == "chain":
        chain(w, args.ops)
    elif args.shape == "slots":
        slots(w, args.ops)
    elif args.shape == "calls":
        calls(w, args.ops)
    elif args.shape == "one":
        function(w, random.Random(args.seed), "f", args.ops)
    else:
        rng = random.Random(args.seed)
        size = min(1000, max(args.ops, 10))
        for i in range(max(1, args.ops // size)):
            function(w, rng, f"f{i}", size)
    if args.o == "-":
        sys.stdout.write(w.text())
    else:
        with open(args.o, "w", encoding="utf-8") as f:
            f.write(w.text())


if __name__ == "__main__":
    main()
