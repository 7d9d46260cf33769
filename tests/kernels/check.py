"""Takes one kernel through everything: its numbers, and every stage down to PTX.

    check.py FILE.rs --kernel=NAME --grid=X[,Y[,Z]] --block=X[,Y[,Z]] --arg=SPEC.. --compare=I[,J..]
             [--rtol=R] [--path=a::NAME] [--only=STEP]

The options are pliron-run's, but --compare says which arguments must be what the same Rust function
makes of them when rustc compiles it for this machine (see oracle.py). A SPEC may also be written
TYPE[]=V,V,... for a slice with these elements. --path is where the kernel is in the file, when it
is not at the top. The steps are

    numbers   pliron-run on the CPU, compared with the oracle, bit for bit unless --rtol is given; and
              on a GPU, when there is one, within what its own rounding may change (see TOLERANCE)
    stages    mir-text -> mir -> llvm -> llvm-ir and ptx, each by a run of a tool that reads what the
              one before has printed. What is printed is read back and printed the same again. In the
              end the PTX is the one that pliron-rustc makes at once, and ptxas takes it

and each step that fails says how, then the test fails.
"""
import argparse
import filecmp
import math
import os
import shlex
import shutil
import struct
import subprocess
import sys

sys.dont_write_bytecode = True  # no files beside the sources
from oracle import Argument, expected, read_npy, write_npy

ARCHS = ("sm_80", "sm_90")
# A GPU contracts a * b + c and has its own sin and exp. Integers and raw bytes are exact.
TOLERANCE = {"f16": 2e-3, "f32": 1e-5, "f64": 1e-12}

failures = []


def fail(text):
    failures.append(text)
    print(f"FAILED: {text}")


def run(*command, stdin=None):
    """Whether it succeeded; if not, shows what it was and what it said."""
    done = subprocess.run(command, stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, errors="replace")
    if done.returncode != 0:
        fail(f"status {done.returncode} of {shlex.join(command)}\n{done.stdout}")
    return done.returncode == 0


def same(one, other):
    if not filecmp.cmp(one, other, shallow=False):
        diff = subprocess.run(["diff", one, other], stdout=subprocess.PIPE, text=True, errors="replace")
        fail("\n".join([f"{one} and {other} differ:"] + diff.stdout.splitlines()[:20]))


# ---- Numbers -------------------------------------------------------------------------------------


def is_close(got, want, tolerance):
    if math.isnan(want) or math.isinf(want):
        return got == want or (math.isnan(got) and math.isnan(want))
    return abs(got - want) <= tolerance * max(1.0, abs(want))


def differences(name, got, want):
    """The elements of type `name` in which two arrays, as bytes, differ more than a GPU may: texts."""
    if len(got) != len(want):
        return [f"{len(got)} bytes instead of {len(want)}"]
    if name not in TOLERANCE:
        return [] if got == want else ["not the same bytes"]
    code = "<" + {"f16": "e", "f32": "f", "f64": "d"}[name]
    pairs = zip((v for v, in struct.iter_unpack(code, got)), (v for v, in struct.iter_unpack(code, want)))
    return [f"element {i} is {g}, expected {w}" for i, (g, w) in enumerate(pairs)
            if not is_close(g, w, TOLERANCE[name])]


def check_on_gpu(options, work, launch, arguments, contents):
    outputs = [f"--out={i}={work}.cuda{i}.npy" for i in options.compare]
    if not run("pliron-run", options.file, "--device=cuda", *launch, *outputs):
        return
    for i in options.compare:
        found = differences(arguments[i].name, read_npy(f"{work}.cuda{i}.npy"), contents[i])
        if found:
            fail("\n  ".join([f"on the GPU argument {i} has {len(found)} differences:"] + found[:10]))


def check_numbers(options, work):
    arguments = [Argument(spec) for spec in options.arg]
    launch = [f"--kernel={options.kernel}", f"--grid={options.grid}", f"--block={options.block}"]
    for i, argument in enumerate(arguments):
        if argument.is_listed:
            write_npy(f"{work}.in{i}.npy", argument, argument.bytes)
            launch.append(f"--arg={argument.name}[]@{work}.in{i}.npy")
        else:
            launch.append(f"--arg={argument.spec}")
    contents = expected(options.file, options.path or options.kernel, options.grid, options.block,
                        arguments, work)
    wanted = []
    for i in options.compare:
        write_npy(f"{work}.want{i}.npy", arguments[i], contents[i])
        wanted.append(f"--expect={i}={work}.want{i}.npy")
    tolerance = [f"--rtol={options.rtol}"] if options.rtol else []
    run("pliron-run", options.file, "--device=cpu", *launch, *wanted, *tolerance)
    if options.cuda:
        check_on_gpu(options, work, launch, arguments, contents)


# ---- Stages --------------------------------------------------------------------------------------


def check_reprint(text):
    """IR as the tools print it, here with locations: again, generic, and without locations."""
    again, generic, bare = text + ".again", text + ".generic", text + ".bare"
    if run("pliron-opt", text, "--mlir-print-debuginfo", "-o", again):
        same(text, again)
    if run("pliron-opt", text, "--emit=generic", "-o", generic):
        if run("pliron-opt", generic, "--emit=generic", "-o", again):
            same(generic, again)
        if run("pliron-opt", text, "-o", bare) and run("pliron-opt", generic, "-o", again):
            same(bare, again)


def check_llvm_ir(text):
    """By LLVM's own tool, from stdin, since it prints the file's name."""

    def reprint(first, again):
        with open(first, encoding="utf-8") as file:
            return run("opt", "-S", "-", "-o", again, stdin=file)

    if shutil.which("opt") and reprint(text, text + ".1") and reprint(text + ".1", text + ".2"):
        same(text + ".1", text + ".2")


def instructions(path):
    """PTX without its comments, which name blocks of LLVM IR; those depend on what came before."""
    with open(path, encoding="utf-8") as file:
        lines = [line.split("//")[0].rstrip() for line in file]
    return [line for line in lines if line]


def check_ptx(options, work, lowered):
    for arch in ARCHS:
        ptx = f"{work}.{arch}.ptx"
        if not run("pliron-opt", lowered, "--emit=ptx", f"--arch={arch}", "-o", ptx):
            return
        if shutil.which("ptxas"):
            run("ptxas", f"--gpu-name={arch}", ptx, "-o", f"{work}.{arch}.cubin")
    step_by_step, at_once = f"{work}.{ARCHS[0]}.ptx", f"{work}.at-once.ptx"
    if run("pliron-rustc", options.file, "--emit=ptx", f"--arch={ARCHS[0]}", "-o", at_once):
        if instructions(step_by_step) != instructions(at_once):
            fail(f"{step_by_step} and {at_once} have different instructions")


def check_stages(options, work):
    mir_text, mir, lowered, llvm_ir = (f"{work}.{stage}" for stage in ("mir-text", "mir", "llvm", "llvm-ir"))

    def convert(source, *how, to):
        return run("pliron-opt", source, "--mlir-print-debuginfo", *how, "-o", to)

    if not run("pliron-rustc", options.file, "--emit=mir-text", "-o", mir_text):
        return
    if not convert(mir_text, "--import=rust-mir", to=mir + ".read"):
        return
    check_reprint(mir + ".read")
    if not convert(mir + ".read", "--pass-pipeline=builtin.module(optimize-mir)", to=mir):
        return
    check_reprint(mir)
    if not convert(mir, "--pass-pipeline=builtin.module(lower-to-nvvm)", to=lowered):
        return
    check_reprint(lowered)
    if run("pliron-opt", lowered, "--emit=llvm-ir", "-o", llvm_ir):
        check_llvm_ir(llvm_ir)
    check_ptx(options, work, lowered)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--work", required=True, help="the beginning of the names of files to write")
    parser.add_argument("--kernel", required=True)
    parser.add_argument("--path")
    parser.add_argument("--grid", required=True)
    parser.add_argument("--block", required=True)
    parser.add_argument("--arg", action="append", default=[])
    parser.add_argument("--compare", type=lambda text: [int(i) for i in text.split(",")], default=[])
    parser.add_argument("--rtol")
    parser.add_argument("--cuda", action="store_true", help="there is a GPU")
    parser.add_argument("--only", choices=["numbers", "stages"])
    options = parser.parse_args()
    steps = {"numbers": check_numbers, "stages": check_stages}
    os.makedirs(os.path.dirname(options.work) or ".", exist_ok=True)
    for name, step in steps.items():
        if options.only in (None, name):
            step(options, options.work)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
