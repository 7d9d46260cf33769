"""Takes one kernel through everything: its numbers, its PTX, and the text of every stage.

    check.py FILE.rs --kernel=NAME --grid=X[,Y[,Z]] --block=X[,Y[,Z]] --arg=SPEC.. --compare=I[,J..]
             [--rtol=R] [--path=a::NAME]

The options are pliron-run's, but --compare says which arguments must be what the same Rust function
makes of them when rustc compiles it for this machine (see oracle.py). A SPEC may also be written
TYPE[]=V,V,... for a slice with these elements. --path is where the kernel is in the file, when it
is not at the top. In order,

    numbers   pliron-run on the CPU, compared with the oracle, bit for bit unless --rtol is given; and
              on a GPU with its own rounding when there is one
    ptx       for sm_80 and sm_90, accepted by ptxas when it is there
    stages    what mir-text, mir, llvm and llvm-ir print is read back and printed the same again

and each step that fails says how, then the test fails.
"""
import argparse
import filecmp
import os
import shlex
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True  # no files beside the sources
from oracle import Argument, expected, write_npy

failures = []


def run(*command, stdin=None):
    """Whether it succeeded; if not, shows what it was and what it said."""
    done = subprocess.run(command, stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, errors="replace")
    if done.returncode != 0:
        failures.append(command[0])
        print(f"FAILED (status {done.returncode}): {shlex.join(command)}\n{done.stdout}")
    return done.returncode == 0


def same(one, other):
    if not filecmp.cmp(one, other, shallow=False):
        failures.append("same")
        print(f"FAILED: {one} and {other} differ:")
        diff = subprocess.run(["diff", one, other], stdout=subprocess.PIPE, text=True, errors="replace")
        print("\n".join(diff.stdout.splitlines()[:20]))


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
    for i in options.compare:
        write_npy(f"{work}.want{i}.npy", arguments[i], contents[i])
        launch.append(f"--expect={i}={work}.want{i}.npy")
    tolerance = [f"--rtol={options.rtol}"] if options.rtol else []
    run("pliron-run", options.file, "--device=cpu", *launch, *tolerance)
    if options.cuda:
        # A GPU contracts a * b + c and has its own sin and exp.
        run("pliron-run", options.file, "--device=cuda", *launch, "--rtol=1e-5", "--atol=1e-6")


def check_ptx(options, work):
    for arch in ("sm_80", "sm_90"):
        ptx = f"{work}.{arch}.ptx"
        if run("pliron-rustc", options.file, "--emit=ptx", f"--arch={arch}", "-o", ptx):
            if shutil.which("ptxas"):
                run("ptxas", f"--gpu-name={arch}", ptx, "-o", f"{work}.{arch}.cubin")


def check_reprint(first, again):
    """IR as the tools print it: custom and generic, with and without locations."""
    generic, located = again + ".generic", again + ".located"
    if run("pliron-opt", first, "-o", again):
        same(first, again)
    if run("pliron-opt", first, "--emit=generic", "-o", generic):
        if run("pliron-opt", generic, "--emit=generic", "-o", generic + "2"):
            same(generic, generic + "2")
        if run("pliron-opt", generic, "-o", again):
            same(first, again)
    if run("pliron-opt", first, "--mlir-print-debuginfo", "-o", located):
        if run("pliron-opt", located, "--mlir-print-debuginfo", "-o", located + "2"):
            same(located, located + "2")


def reprint_llvm_ir(first, again):
    """By LLVM's own tool, from stdin, since it prints the file's name."""
    with open(first, encoding="utf-8") as file:
        return run("opt", "-S", "-", "-o", again, stdin=file)


def check_stages(options, work):
    text = {stage: f"{work}.{stage}" for stage in ("mir-text", "mir", "llvm", "llvm-ir")}
    for stage, path in text.items():
        if not run("pliron-rustc", options.file, f"--emit={stage}", "-o", path):
            return
    imported = work + ".imported"
    if run("pliron-opt", text["mir-text"], "--import=rust-mir", "--mlir-print-debuginfo", "-o", imported):
        if run("pliron-opt", imported, "--mlir-print-debuginfo", "-o", imported + "2"):
            same(imported, imported + "2")
    check_reprint(text["mir"], work + ".again")
    check_reprint(text["llvm"], work + ".again")
    if shutil.which("opt") and reprint_llvm_ir(text["llvm-ir"], text["llvm-ir"] + "1"):
        if reprint_llvm_ir(text["llvm-ir"] + "1", text["llvm-ir"] + "2"):
            same(text["llvm-ir"] + "1", text["llvm-ir"] + "2")


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
    parser.add_argument("--only", choices=["numbers", "ptx", "stages"], action="append")
    options = parser.parse_args()
    steps = {"numbers": check_numbers, "ptx": check_ptx, "stages": check_stages}
    os.makedirs(os.path.dirname(options.work) or ".", exist_ok=True)
    for name, step in steps.items():
        if not options.only or name in options.only:
            step(options, options.work)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
