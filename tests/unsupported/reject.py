"""Compiles a file that pliron does not support, checks how it is turned down, and prints what was said.

    reject.py --work=PREFIX FILE.rs [more for pliron-rustc]

That is: exit status 1; exactly one error of ours, with file, line and column, the line itself and a
caret below it, unless rustc itself turned the file down; the output file of an earlier run untouched.
"""
import re
import subprocess
import sys

BEFORE = "what an earlier run wrote\n"
PLACED = re.compile(r"^(.+):(\d+):(\d+): error: .+\n(.*)\n\s*(\d+ )?[ |]*\^", re.MULTILINE)


def problems(done, output):
    if done.returncode != 1:
        yield f"exit status {done.returncode} instead of 1"
    if done.stdout:
        yield "output on stdout"
    with open(output, encoding="utf-8") as file:
        if file.read() != BEFORE:
            yield "the existing output file was touched"
    rustc_failed = "error: rustc could not " in done.stderr
    ours = re.findall(r"^.*:\d+:\d+: error: ", done.stderr, re.MULTILINE)
    if rustc_failed:
        return
    if len(ours) != 1:
        yield f"{len(ours)} errors instead of one"
    if not PLACED.search(done.stderr):
        yield "no excerpt with a caret"


def main():
    work = sys.argv[1].removeprefix("--work=")
    output = work + ".ptx"
    with open(output, "w", encoding="utf-8") as file:
        file.write(BEFORE)
    done = subprocess.run(["pliron-rustc", *sys.argv[2:], "--emit=ptx", "-o", output],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    print(done.stderr, end="")
    found = list(problems(done, output))
    for problem in found:
        print(f"FAILED: {problem}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
