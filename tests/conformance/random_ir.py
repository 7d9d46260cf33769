"""Random modules in MLIR's generic form, of ops that no dialect knows, for make_inputs.py.

They go where nobody looks when writing by hand: odd combinations of types, attributes, properties,
successors and regions. One seed gives one module, always the same.
"""
import random

INTS = ["i1", "i8", "i32", "i64", "si16", "ui7", "i128", "i33", "ui64"]
FLOATS = ["f16", "bf16", "f32", "f64", "tf32", "f80", "f128", "f8E5M2", "f8E4M3FN"]
FLOAT_BITS = {"f16": 16, "bf16": 16, "f32": 32, "f64": 64}
FLOAT_EXPONENTS = {"f16": 4, "bf16": 30, "f32": 35, "f64": 300}
KEYS = ["key", "r.attr", "_x", "y$", "value", "i32", "dense", "loc", "true"]
ODD_NAMES = ["with space", "dots.and.dots", "quote\\22s", "123", "new\\0Aline", "a-b", "<>", "%x",
             "#y", "->"]
# What stands behind the name of a dialect's type or attribute.
BODIES = ["", "<>", "<1>", '<"s>">', "<a -> b>", "<[1, (2), {3}]>", "<x::y, -1>",
          "<<>>", "<i32, tensor<?xf32>>", "<a.b.c | d>", "<* + / ?>", "<@sym ^bb %v>",
          '<"\\5C">', "<= =>"]
STRING_PIECES = ["a", "text", " ", "\\22", "\\5C", "\\00", "\\FF", "->", "<", "loc(x)", "//", "\\n"]
DENSE_TYPES = ["i1", "i8", "i32", "ui16", "index", "f32", "f64", "complex<f32>", "complex<i8>",
               "i4", "i65"]


class Maker:
    """Makes random pieces of text."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.numbers = 0

    def chance(self, one_in):
        return self.random.randrange(one_in) == 0

    def pick(self, choices):
        return self.random.choice(choices)

    def below(self, end):
        return self.random.randrange(end)

    def count(self, most):
        """A number up to `most`, mostly a small one."""
        return min(self.below(most + 1), self.below(most + 1))

    def many(self, most, make):
        return [make() for _ in range(self.count(most))]

    def listed(self, most, make):
        return ", ".join(self.many(most, make))

    def fresh_number(self):
        self.numbers += 1
        return self.numbers

    def fresh_name(self):
        return self.pick(["v", "v", "v", "x_", "a.b", "val$", "n-"]) + str(self.fresh_number())


class Types(Maker):
    def type(self, depth=0):
        leaves = [lambda: self.pick(INTS), lambda: self.pick(FLOATS), self.dialect_type,
                  lambda: self.pick(["index", "none"])]
        nested = [self.vector, self.tensor, self.memref, lambda: self.function(depth),
                  lambda: f"complex<{self.number_type()}>",
                  lambda: f"tuple<{self.listed(3, lambda: self.type(depth + 1))}>"]
        return self.pick(leaves if depth > 2 else leaves + nested)()

    def number_type(self):
        return self.pick(INTS + FLOATS)

    def dialect_type(self):
        return f"!r{self.below(3)}.t{self.below(4)}{self.pick(BODIES)}"

    def function(self, depth):
        inputs = self.listed(3, lambda: self.type(depth + 1))
        return f"({inputs}) -> {results_text(self.many(2, lambda: self.type(depth + 1)))}"

    def vector(self):
        sizes = self.many(3, lambda: self.pick(["{}x", "{}x", "[{}]x"]).format(1 + self.below(8)))
        return f"vector<{''.join(sizes)}{self.pick(INTS + FLOATS + ['index'])}>"

    def sizes(self, rank, smallest):
        return "".join(self.pick(["?", str(smallest + self.below(9))]) + "x" for _ in range(rank))

    def tensor(self):
        element = self.pick([self.number_type(), self.dialect_type(), "complex<f32>", "index"])
        if self.chance(4):
            return f"tensor<*x{element}>"
        encoding = f", {self.encoding()}" if self.chance(4) else ""
        return f"tensor<{self.sizes(self.count(4), 0)}{element}{encoding}>"

    def encoding(self):
        # Not every attribute: mlir-opt does not take `strided` here.
        return self.pick([self.string, self.dictionary, self.integer, lambda: "[1, true]",
                          lambda: f"#r0.enc{self.pick(BODIES)}", lambda: self.affine_map(2)])()

    def memref(self):
        element = self.pick([self.number_type(), "complex<f64>", "vector<4xf32>", "memref<?xi8>"])
        space = self.pick(["", "", f", {self.below(6)}", ', "space"', ", {a = 1 : i32}"])
        if self.chance(4):
            return f"memref<*x{element}{space}>"
        rank = self.count(3)
        layouts = ["", "", self.strided(rank), f", {self.affine_map(rank)}"] if rank else [""]
        return f"memref<{self.sizes(rank, 1)}{element}{self.pick(layouts)}{space}>"

    def strided(self, rank):
        strides = ", ".join(self.pick(["?", str(1 + self.below(64))]) for _ in range(rank))
        offset = self.pick(["", ", offset: ?", f", offset: {self.below(99)}"])
        return f", strided<[{strides}]{offset}>"


class Attributes(Types):
    def __init__(self, seed):
        super().__init__(seed)
        self.resources = {}
        self.has_location_attributes = False

    def attribute(self, depth=0):
        leaves = [self.integer, self.float, self.string, self.symbol, self.dense_array,
                  self.affine_set, lambda: self.affine_map(self.count(3)), lambda: "unit",
                  lambda: self.pick(["true", "false"]),
                  lambda: f"#r{self.below(3)}.a{self.below(4)}{self.pick(BODIES)}",
                  lambda: f"{self.string()} : {self.pick(INTS)}"]
        nested = [self.dense, self.resource, lambda: self.type(depth + 1),
                  lambda: f"[{self.listed(4, lambda: self.attribute(depth + 1))}]",
                  lambda: self.dictionary(depth),
                  lambda: f"strided<[{self.listed(3, lambda: self.pick(['?', '1', '7']))}]>"]
        rare = [self.location_attribute,
                lambda: f"distinct[{self.fresh_number()}]<{self.attribute(depth + 1)}>"]
        if depth > 2:
            return self.pick(leaves)()
        return self.pick(leaves + nested + (rare if self.chance(4) else []))()

    def affine(self, names, depth=0):
        if depth > 2 or self.chance(3):
            return self.pick(names + [str(self.below(40) - 20)])
        left = self.affine(names, depth + 1)
        if self.chance(3):
            return f"({left}) {self.pick(['mod', 'floordiv', 'ceildiv'])} {1 + self.below(8)}"
        if self.chance(3):
            return f"({left}) * {self.below(18) - 9}"
        return f"({left}) {self.pick('+-')} ({self.affine(names, depth + 1)})"

    def affine_space(self, rank):
        """`(d0, d1)[s0]`, and the names in it."""
        dims = [f"d{i}" for i in range(rank)]
        symbols = [f"s{i}" for i in range(self.count(3))]
        head = f"({', '.join(dims)})" + (f"[{', '.join(symbols)}]" if symbols else "")
        return head, dims + symbols

    def affine_map(self, rank):
        head, names = self.affine_space(rank)
        results = ", ".join(self.affine(names) for _ in range(1 + self.below(3)))
        return f"affine_map<{head} -> ({results})>"

    def affine_set(self):
        head, names = self.affine_space(self.count(3))
        parts = [f"{self.affine(names)} {self.pick(['>=', '=='])} 0"
                 for _ in range(1 + self.below(3))]
        return f"affine_set<{head} : ({', '.join(parts)})>"

    def string(self):
        return f'"{"".join(self.many(6, lambda: self.pick(STRING_PIECES)))}"'

    def integer(self):
        kind = self.pick(INTS[1:] + ["index"])
        width = 64 if kind == "index" else int(kind.lstrip("sui"))
        bits = self.random.getrandbits(width)
        value = bits if kind.startswith("ui") else bits - (1 << (width - 1))
        return f"{self.pick([value, value % 10, 0])} : {kind}"

    def float(self):
        kind = self.pick(list(FLOAT_BITS))
        if self.chance(4):
            width = FLOAT_BITS[kind]
            return f"0x{self.random.getrandbits(width):0{width // 4}X} : {kind}"
        fraction = f"{self.random.uniform(-10, 10):.{1 + self.below(16)}f}"
        exponent = self.below(2 * FLOAT_EXPONENTS[kind]) - FLOAT_EXPONENTS[kind]
        return f"{fraction}e{exponent} : {kind}"

    def symbol(self):
        names = ["@f", "@_g$1", "@h.i"] + [f'@"{name}"' for name in ODD_NAMES]
        return "::".join(self.pick(names) for _ in range(1 + self.count(3)))

    def dense_element(self, kind):
        if kind.startswith("complex"):
            return f"({self.dense_element(kind[8:-1])}, {self.dense_element(kind[8:-1])})"
        if kind == "i1":
            return self.pick(["true", "false"])
        if kind.startswith("f"):
            return f"{self.random.uniform(-99, 99):.4f}"
        return str(self.below(1 << 16) if kind.startswith("u") else self.below(16) - 8)

    def dense(self):
        shape = self.many(3, lambda: self.below(4))
        kind = self.pick(DENSE_TYPES)

        def nest(dims):
            if not dims:
                return self.dense_element(kind)
            return f"[{', '.join(nest(dims[1:]) for _ in range(dims[0]))}]"

        body = "" if 0 in shape else nest([] if self.chance(3) else shape)
        return f"dense<{body}> : tensor<{''.join(f'{n}x' for n in shape)}{kind}>"

    def dense_array(self):
        kind = self.pick(["i1", "i8", "i16", "i32", "i64", "f32", "f64"])
        values = self.listed(5, lambda: self.dense_element(kind))
        return f"array<{kind}: {values}>" if values else f"array<{kind}>"

    def resource(self):
        key = self.pick(["blob", "blob_1", '"odd key"'])
        self.resources[key] = "0x04000000" + "".join(f"{self.below(256):02X}" for _ in range(4))
        return f"dense_resource<{key}> : tensor<4xi8>"

    def dictionary(self, depth=0):
        entries = {}
        for _ in range(self.count(4)):
            name = self.pick(KEYS) if not self.chance(4) else f'"{self.pick(ODD_NAMES)}"'
            entries[name] = name if self.chance(6) else f"{name} = {self.attribute(depth + 1)}"
        return "{" + ", ".join(entries.values()) + "}"

    def location_attribute(self):
        self.has_location_attributes = True
        return f"loc({self.location()})"

    def location(self, depth=0):
        leaves = [lambda: "unknown", self.string, lambda: '"g.rs":1:2 to 3:4',
                  lambda: f'"f.rs":{self.below(99)}:{self.below(99)}',
                  lambda: f'"g.rs":{self.below(99)}:1 to :7']

        def inner():
            return self.location(depth + 1)

        nested = [lambda: f"{self.string()}({inner()})",
                  lambda: f"callsite({inner()} at {inner()})",
                  lambda: f"fused[{inner()}, {inner()}]",
                  lambda: f"fused<{self.attribute(2)}>[{inner()}]"]
        return self.pick(leaves if depth > 2 else leaves + nested)()


def results_text(types):
    """The types of results behind an arrow."""
    return types[0] if len(types) == 1 and "->" not in types[0] else f"({', '.join(types)})"


class Module(Attributes):
    def __init__(self, seed):
        super().__init__(seed)
        self.has_locations = self.chance(3)
        self.lines = []

    def trailing_location(self):
        return f" loc({self.location()})" if self.has_locations and not self.chance(4) else ""

    def results(self, types):
        """`%a:2, %b = ` for results of these types, and (name, type) of each."""
        groups, values = [], []
        while types:
            size = 1 + self.below(len(types))
            name = f"%{self.fresh_name()}"
            groups.append(f"{name}:{size}" if size > 1 or self.chance(9) else name)
            values += [(f"{name}#{i}" if size > 1 else name, kind)
                       for i, kind in enumerate(types[:size])]
            types = types[size:]
        return f"{', '.join(groups)} = " if groups else "", values

    def op(self, values, blocks, depth):
        """One op; its results join `values`, a list of (name, type)."""
        operands = [self.pick(values) for _ in range(self.count(4))] if values else []
        names, defined = self.results(self.many(4, self.type))
        name = f"r{self.below(3)}.{self.pick(['op', 'a.b', 'x_1', 'Y'])}"
        text = f'{names}"{name}"({", ".join(name for name, _ in operands)})'
        if blocks:
            text += f"[{', '.join(self.pick(blocks) for _ in range(1 + self.count(2)))}]"
        if self.chance(3):
            text += f" <{self.pick([self.dictionary, self.attribute])()}>"
        self.lines.append("  " * depth + text)
        if depth < 3 and self.chance(4):
            self.regions(values, depth)
        if self.chance(2):
            self.lines[-1] += " " + self.dictionary()
        inputs = ", ".join(kind for _, kind in operands)
        outputs = results_text([kind for _, kind in defined])
        self.lines[-1] += f" : ({inputs}) -> {outputs}{self.trailing_location()}"
        values += defined

    def regions(self, values, depth):
        self.lines[-1] += " ("
        number = 1 + self.below(3)
        for index in range(number):
            self.lines[-1] += "{"
            if not self.chance(4):
                self.region(list(values), depth + 1)
            self.lines.append("  " * depth + ("}, " if index + 1 < number else "})"))

    def region(self, values, depth):
        names = self.many(3, lambda: f"^{self.pick(['bb', 'x.y', 'l$'])}{self.fresh_number()}")
        for _ in range(1 + self.below(3)):
            self.op(values, [], depth)
        if names:
            self.op(values, names, depth)
        for name in names:
            arguments = self.many(3, lambda: (f"%{self.fresh_name()}", self.type()))
            listed = ", ".join(f"{n}: {t}{self.trailing_location()}" for n, t in arguments)
            label = f"{name}({listed}):" if arguments else f"{name}:"
            self.lines.append("  " * (depth - 1) + label)
            seen = values + arguments
            for _ in range(self.below(3)):
                self.op(seen, [], depth)
            self.op(seen, names, depth)

    def text(self):
        values = []
        for _ in range(3 + self.below(6)):
            self.op(values, [], 0)
        if self.resources:
            blobs = ",\n".join(f'      {key}: "{blob}"' for key, blob in self.resources.items())
            self.lines.append("{-#\n  dialect_resources: {\n    builtin: {\n" + blobs
                              + "\n    }\n  }\n#-}")
        return "\n".join(self.lines) + "\n"


def make(seed):
    """(text, flags for mlir-opt)"""
    module = Module(seed)
    text = module.text()
    flags = ["--mlir-print-debuginfo"] if module.has_locations else []
    # mlir-opt cannot read back an alias of a location that it printed in an attribute.
    if seed % 7 == 3 or module.has_location_attributes:
        flags.append("--mlir-print-local-scope")
    if seed % 11 == 4:
        flags.append("--mlir-print-unique-ssa-ids")
    if seed % 5 == 2:
        flags.append("--mlir-print-elementsattrs-with-hex-if-larger=2")
    return text, flags
