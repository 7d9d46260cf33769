#!/usr/bin/env python3
"""Measures the rows of rows.py and prints the table. run.sh builds the programs and calls this.

Every sample is a process of its own; our program and the peer's take turns, so that a noisy moment
of the machine hits both. CPU time counts, one thread, medians. Before anything is timed each row is
run once with few ops, and what the two sides give is compared: a side that does less is a failure.
"""
import argparse
import hashlib
import os
import re
import shlex
import shutil
import statistics
import subprocess
import sys
from dataclasses import dataclass, field

from profile_row import print_profile
from rows import INPUTS, ROWS

HERE = os.path.dirname(os.path.abspath(__file__))
CHECK_OPS = 5000  # of the run before the timing


class Missing(Exception):
    """A program, an input or a case that is not there; the row goes on without that side."""


class Failed(Exception):
    """Something that should have worked did not."""


def note(text):
    print(text, file=sys.stderr, flush=True)


def first_program(*names):
    for name in names:
        path = shutil.which(name) or shutil.which(name, path="/usr/lib/llvm-22/bin")
        if path:
            return path
    return None


class Programs:
    """The programs by the names that rows use."""

    def __init__(self, bin_dir, peers):
        self.paths = {
            "ours": os.path.join(bin_dir, "pliron-bench"),
            "pliron": os.path.join(bin_dir, "pliron-opt"),
            "peer": os.path.join(peers, "mlir_peer"),
            "lean": os.path.join(peers, "lean_opt"),
            "lean_llvm": os.path.join(peers, "lean_llvm_opt"),
            "mlir_opt": first_program("mlir-opt-22", "mlir-opt"),
            "llvm_opt": first_program("opt-22", "opt"),
            "launch": os.path.join(bin_dir, "bench-launch"),
            "nothing": os.path.join(bin_dir, "bench-nothing"),
            "touch_memory": os.path.join(bin_dir, "bench-touch_memory"),
        }
        self.cases = {}

    def path(self, name):
        path = self.paths[name]
        if not path or not os.access(path, os.X_OK):
            raise Missing(f"{name} is not there")
        return path

    def has_case(self, side, case):
        if side not in self.cases:
            listed = subprocess.run([self.path(side), "--list"], stdout=subprocess.PIPE, text=True, check=True)
            self.cases[side] = listed.stdout.split()
        return case in self.cases[side]


# Bytes that the hungrier side takes for an op, with text or bytecode and without, and whether the
# system gives free memory back to a host (see touch_memory.c).
BYTES_WITH_TEXT = 700
BYTES_OF_IR = 400
HAS_HOST = os.path.exists("/sys/module/page_reporting/parameters/page_reporting_order")


def raise_priority():
    try:
        os.setpriority(os.PRIO_PROCESS, 0, -10)
    except PermissionError:
        pass


def run(argv, **more):
    done = subprocess.run(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False,
                          stdin=subprocess.DEVNULL, **more)
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip() or "nothing said").splitlines()[0]
        raise Failed(f"{os.path.basename(argv[0])}: exit {done.returncode}: {said}")
    return done.stdout


class Bench:
    def __init__(self, programs, work):
        self.programs = programs
        self.work = work

    # ---- Inputs ----

    def input(self, name, ops):
        """The path of an input with that many ops, made when it is not there or out of date."""
        recipe = INPUTS[name]
        path = os.path.join(self.work, f"{ops}.{name}")
        words = [self.expand(word, ops, out=path) for word in shlex.split(recipe)]
        argv = [w for word in words for w in (word if isinstance(word, list) else [word])]
        sources = [w for w in argv if w != path and os.path.isfile(w)]
        if not os.path.exists(path) or any(os.path.getmtime(s) > os.path.getmtime(path) for s in sources):
            try:
                run(argv)
            except Failed as failure:
                if os.path.exists(path):
                    os.remove(path)
                raise Failed(f"making {name}: {failure}") from None
        return path

    def expand(self, word, ops, out=None):
        """Puts paths for {names}; {gen} becomes two words."""
        if word == "{gen}":
            return [sys.executable, os.path.join(HERE, "gen_ir.py")]

        def replace(match):
            name = match.group(1)
            if name == "ops":
                return str(ops)
            if name == "out":
                return out
            return self.input(name, ops) if name in INPUTS else self.programs.path(name)

        return re.sub(r"\{([a-z_.]+)\}", replace, word.replace("{{", "\0").replace("}}", "\1")) \
            .replace("\0", "{").replace("\1", "}")

    def command(self, text, ops):
        return [self.expand(word, ops) for word in shlex.split(text)]

    # ---- One sample ----

    def touch_memory(self, row, ops):
        mib = min(ops * (BYTES_WITH_TEXT if row.files or row.ours else BYTES_OF_IR) >> 20, 2048)
        if HAS_HOST and mib > 16 and not row.whole:
            run([self.programs.path("touch_memory"), str(mib)])

    def sample(self, row, side, ops, output=None):
        """(amount in the row's unit, check) of one run of one side."""
        if row.ours:
            return self.tool_sample(row, side, ops, output)
        if not self.programs.has_case(side, row.name):
            raise Missing("ours has no such case yet" if side == "ours" else "the peer has no such case")
        argv = self.argv(row, side, ops)
        name, amount, units, check = run(argv, preexec_fn=raise_priority).split()
        if name != row.name:
            raise Failed(f"{side} ran {name} instead")
        per_unit = float(amount) / float(units)
        return (per_unit / 1000 if row.unit == "us" else per_unit), check

    def argv(self, row, side, ops):
        """The command line of one side."""
        if row.ours:
            return self.command(row.ours if side == "ours" else row.peer, ops)
        argv = [self.programs.path(side), row.name, f"--ops={ops}"]
        for option, name in row.files:
            argv.append(f"--{option}={self.input(name.replace('SIDE', side), ops)}")
        return argv

    def tool_sample(self, row, side, ops, output):
        argv = self.argv(row, side, ops)
        amount = statistics.median(self.launch(row, argv, output) for _ in range(row.times))
        less = row.floor if side == "ours" else row.peer_floor
        if less:
            floor = self.command(less, ops)
            amount -= statistics.median(self.launch(row, floor, None) for _ in range(row.times))
        return (amount if row.whole else amount / self.op_count(row, ops)), None

    def launch(self, row, argv, output):
        """Nanoseconds (microseconds, bytes: the row says) of a command."""
        out = ["-o", output] if output else []
        launcher = [self.programs.path("launch")] + out
        code, user, system, _, peak = map(int, run(launcher + argv).split())
        if code:
            again = subprocess.run(argv, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
            said = (again.stderr.strip() or "nothing said").splitlines()[0]
            raise Failed(f"{os.path.basename(argv[0])}: exit {code}: {said}")
        if row.take == "rss":
            return peak * 1024.0
        return float(user + system) if row.unit == "us" else (user + system) * 1000.0

    def op_count(self, row, ops):
        """How many ops the file of a tool row has: each has one `"(` of the generic form."""
        name = row.counted or re.search(r"\{([a-z]+\.mlir)\}", row.ours).group(1)
        path = self.input(name, ops)
        key = (path, os.path.getmtime(path))
        if key not in self.counts:
            with open(path, encoding="utf-8") as f:
                self.counts[key] = f.read().count('"(')
        return self.counts[key]

    counts = {}

    # ---- Both sides do the same ----

    def digest(self, row, side):
        out = os.path.join(self.work, "output")
        self.sample(row, side, CHECK_OPS, output=out)
        with open(out, encoding="utf-8") as f:
            text = f.read()
        os.remove(out)
        if not text.strip():
            raise Failed(f"{side} wrote nothing")
        # mlir-opt numbers values through the whole module, and ends with one more newline.
        return hashlib.sha256(re.sub(r"%\w+", "%", text).strip().encode()).hexdigest()

    def check(self, row, sides):
        if row.same == "output":
            found = {side: self.digest(row, side) for side in sides}
        else:
            found = {side: self.sample(row, side, CHECK_OPS)[1] for side in sides}
        self.compare(row, found)

    @staticmethod
    def compare(row, found):
        if row.same and len(set(found.values())) > 1:
            raise Failed(f"the two sides do not do the same: {found}")


@dataclass
class Result:
    row: object
    samples: dict = field(default_factory=lambda: {"ours": [], "peer": []})
    missing: dict = field(default_factory=dict)  # side: why
    failed: str = ""

    def median(self, side):
        return statistics.median(self.samples[side]) if self.samples[side] else None

    def ratio(self):
        ours, peer = self.median("ours"), self.median("peer")
        # A start-up time less its floor may come out as nothing.
        return peer / ours if ours is not None and peer is not None and ours > 0 else None

    def verdict(self):
        if self.failed:
            return "FAILED"
        row, ratio, ours = self.row, self.ratio(), self.median("ours")
        if ours is None:
            return "not measured"
        if row.limit is not None:
            # To the tenth that the table shows: an arena has a few bytes besides its ops.
            return "ok" if round(ours, 1) <= row.limit else "MISSED"
        if row.need is None:
            return ""
        if ratio is None:
            return "no peer"
        return "ok" if ratio >= row.need else "MISSED"


def measure(bench, rows, ops, runs):
    results = [Result(row) for row in rows]
    for result in results:
        prepare(bench, result)
    for i in range(runs):
        for result in results:
            if result.failed:
                continue
            note(f"run {i + 1} of {runs}: {result.row.name}")
            try:
                one_round(bench, result, ops)
            except (Failed, Missing) as failure:
                result.failed = str(failure)
    return results


def prepare(bench, result):
    """Finds out which sides there are, and whether they do the same."""
    sides = []
    for side in ("ours", "peer"):
        try:
            bench.sample(result.row, side, CHECK_OPS)
            sides.append(side)
        except Missing as why:
            result.missing[side] = str(why)
        except Failed as failure:
            result.failed = str(failure)
            return
    try:
        bench.check(result.row, sides)
    except Failed as failure:
        result.failed = str(failure)


def one_round(bench, result, ops):
    found = {}
    for side in ("ours", "peer"):
        if side in result.missing:
            continue
        bench.touch_memory(result.row, ops)
        amount, check = bench.sample(result.row, side, ops)
        result.samples[side].append(amount)
        if check is not None:
            found[side] = check
    bench.compare(result.row, found)


def number(value):
    if value is None:
        return "-"
    return f"{value:.1f}" if abs(value) < 1000 else f"{value:.0f}"


def print_table(results):
    head = ["row", "what", "unit", "ours", "(min)", "peer", "(min)", "ratio", "asked", ""]
    lines = [head]
    for r in results:
        asked = f"{r.row.need:g}x" if r.row.need else (f"<= {r.row.limit:g}" if r.row.limit else "")
        ratio = r.ratio()
        lines.append([r.row.name, r.row.what, r.row.unit] +
                     [number(v) for side in ("ours", "peer")
                      for v in (r.median(side), min(r.samples[side], default=None))] +
                     [f"{ratio:.2f}" if ratio is not None else "-", asked, r.verdict()])
    print_columns(lines, left={0, 1, 2, 9})
    for r in results:
        if r.failed:
            print(f"{r.row.name}: FAILED: {r.failed}")
        for side, why in r.missing.items():
            print(f"{r.row.name}: no time of {'ours' if side == 'ours' else 'the peer'}: {why}")


GROWTH_SAMPLES = 9  # of the short runs, for each long one


def measure_growth(bench, rows, ops, runs):
    """What an op costs with a hundredth of the ops and with all; the least of the samples counts,
    since a short run is over in a moment."""
    lines = [["row", "what", "unit", f"{ops // 100} ops", f"{ops} ops", "growth", "asked", ""]]
    missed = False
    for row in rows:
        few, many = [], []
        for i in range(runs):
            note(f"run {i + 1} of {runs}: {row.name}")
            few += [bench.sample(row, "ours", ops // 100)[0] for _ in range(GROWTH_SAMPLES)]
            bench.touch_memory(row, ops)
            many.append(bench.sample(row, "ours", ops)[0])
        growth = min(many) / min(few)
        missed |= growth > row.growth
        lines.append([row.name, row.what, row.unit, number(min(few)), number(min(many)),
                      f"{growth:.2f}", f"<= {row.growth:g}", "ok" if growth <= row.growth else "MISSED"])
    print_columns(lines, left={0, 1, 2, 7})
    return missed


def print_columns(lines, left):
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    for line in lines:
        cells = [c.ljust(w) if i in left else c.rjust(w) for i, (c, w) in enumerate(zip(line, widths))]
        print("  ".join(cells).rstrip())


def print_rows(results):
    """For scripts: `ratio NAME VALUE`; where a limit is asked for, also our figure in its unit."""
    for r in results:
        ratio, ours = r.ratio(), r.median("ours")
        if ratio is not None and not r.failed:
            print(f"ratio {r.row.name} {ratio:.3f}")
        if r.row.limit is not None and ours is not None and not r.failed:
            print(f"{r.row.unit} {r.row.name} {ours:.1f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ops", type=int, default=1000000, help="how many ops (default 1000000)")
    parser.add_argument("--runs", type=int, default=5, help="samples of each side (default 5)")
    parser.add_argument("--only", metavar="REGEX", help="only rows whose name matches fully")
    parser.add_argument("--rows", action="store_true", help="also print `ratio NAME VALUE` lines")
    parser.add_argument("--list", action="store_true", help="print the rows' names and stop")
    parser.add_argument("--profile", action="store_true",
                        help="measure nothing; print where our side spends its time")
    parser.add_argument("--growth", action="store_true",
                        help="measure how the cost of an op grows with their number, our side only")
    parser.add_argument("--strict", action="store_true", help="exit with 1 when a row misses what is asked")
    parser.add_argument("--bin", help="folder of our programs")
    parser.add_argument("--peers", help="folder of the peers that build_peers.sh made")
    parser.add_argument("--work", help="folder for inputs")
    args = parser.parse_args()
    rows = [row for row in ROWS if not args.only or re.fullmatch(args.only, row.name)]
    if args.list:
        for row in rows:
            print(row.name)
        return 0
    if not rows:
        note(f"no row matches {args.only!r}; --list names them")
        return 2
    bench = Bench(Programs(args.bin, args.peers), args.work)
    if args.profile:
        return max(print_profile(bench, row, args.ops) for row in rows)
    if args.growth:
        rows = [row for row in rows if row.growth]
        return int(measure_growth(bench, rows, args.ops, args.runs) and args.strict)
    results = measure(bench, rows, args.ops, args.runs)
    print_table(results)
    if args.rows:
        print_rows(results)
    bad = {"FAILED"} | ({"MISSED"} if args.strict else set())
    return 1 if any(r.verdict() in bad for r in results) else 0


if __name__ == "__main__":
    sys.exit(main())
