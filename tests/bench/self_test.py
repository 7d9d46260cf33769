#!/usr/bin/env python3
"""Tests the benchmark itself, with few ops and without peers:  self_test.py BIN_FOLDER WORK_FOLDER

Every row must run on our side, the tool must give back the text that the generator wrote, and a side
that does something else must be found out.
"""
import contextlib
import io
import os
import re
import sys

import bench
from rows import ROWS

problems = []


def check(condition, what):
    if not condition:
        problems.append(what)


def output_of(function, *args):
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        function(*args)
    return out.getvalue()


def rows_run(b):
    for row in ROWS:
        try:
            b.sample(row, "ours", bench.CHECK_OPS)
        except bench.Missing as why:
            problems.append(f"{row.name}: {why}")
        except bench.Failed as why:
            problems.append(f"{row.name}: {why}")


def tool_gives_back_the_text(b):
    row = next(r for r in ROWS if r.name == "tool")
    out = os.path.join(b.work, "output")
    b.sample(row, "ours", bench.CHECK_OPS, output=out)
    with open(out, encoding="utf-8") as f:
        printed = re.sub(r"  // .*pred.*", "", f.read())
    with open(b.input("llvm.mlir", bench.CHECK_OPS), encoding="utf-8") as f:
        check(printed == f.read(), "pliron-opt does not print what the generator wrote")


def different_work_is_found_out():
    row = ROWS[1]
    bench.Bench.compare(row, {"ours": "1", "peer": "1"})
    try:
        bench.Bench.compare(row, {"ours": "1", "peer": "2"})
    except bench.Failed:
        return
    problems.append("two different results pass for the same work")


def figures():
    result = bench.Result(next(r for r in ROWS if r.name == "create"))
    result.samples = {"ours": [10.0, 50.0, 20.0], "peer": [100.0, 60.0, 80.0]}
    check(output_of(bench.print_rows, [result]) == "ratio create 4.000\n", "a ratio of medians is wrong")
    check(result.verdict() == "ok", "4x is not enough for 4x")
    result.samples["peer"] = [79.0]
    check(result.verdict() == "MISSED", "less than 4x is enough for 4x")
    memory = bench.Result(next(r for r in ROWS if r.name == "op-bytes"))
    memory.samples = {"ours": [97.0], "peer": [194.0]}
    check(output_of(bench.print_rows, [memory]) == "ratio op-bytes 2.000\nbytes op-bytes 97.0\n",
          "a row with a limit does not give its figure")
    check(memory.verdict() == "MISSED", "97 is not above 96")
    alone = bench.Result(result.row, missing={"peer": "not there"})
    alone.samples["ours"] = [10.0]
    table = output_of(bench.print_table, [alone])
    check("no time of the peer: not there" in table, "a missing peer is not named")


def main():
    bin_dir, work = sys.argv[1:]
    b = bench.Bench(bench.Programs(bin_dir, os.path.join(work, "no-peers")), work)
    rows_run(b)
    tool_gives_back_the_text(b)
    different_work_is_found_out()
    figures()
    for problem in problems:
        print(f"FAILED: {problem}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
