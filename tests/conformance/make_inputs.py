"""Makes inputs/ out of sources/ and random_ir.py, with MLIR's own tools (version 22).

    make_inputs.py [--peer=PATH] [ONLY ...]     writes inputs/ (or only what starts with ONLY)
    make_inputs.py --check                      fails when inputs/ is not what would be written

A source is pretty MLIR in parts, between lines `// -----`; part 2 of sources/scf/loops.mlir gives
inputs/scf/loops-2.mlir. It can also be LLVM IR: one file, one input. Comments at the start
of a part say how it is printed:

    // locations            with them
    // flags: --x --y       with more options of mlir-opt
    // also NAME: --x --y   once more, as inputs/scf/loops-2-NAME.mlir, after these passes or with
                            these options
"""

import argparse
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys

import random_ir

HERE = os.path.dirname(os.path.abspath(__file__))
RANDOM_FILES = 80


def imported(peer, text):
    """LLVM IR as MLIR, or the tool's message as a second value."""
    done = subprocess.run(
        [peer.replace("mlir-opt", "mlir-translate"), "--import-llvm", "--mlir-print-debuginfo"],
        input=text.encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    return (done.stdout.decode(), None) if done.returncode == 0 else (None, done.stderr.decode())


def printed(peer, text, flags):
    """`text` in the generic form, or the peer's message as a second value."""
    done = subprocess.run(
        [peer, "--allow-unregistered-dialect", "--mlir-print-op-generic", *flags],
        input=text.encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    return (done.stdout, None) if done.returncode == 0 else (None, done.stderr.decode())


def parts_of(text):
    return [part.strip("\n") + "\n" for part in re.split(r"^// -----.*\n", text, flags=re.M)]


def variants(part):
    """(suffix, flags) for each file that a part is printed to."""
    common, others = [], []
    for line in part.splitlines():
        if line.strip() and not line.startswith(("//", ";")):
            break
        words = line.lstrip("/; ")
        if words == "locations":
            common.append("--mlir-print-debuginfo")
        elif words.startswith("flags: "):
            common += words[len("flags: ") :].split()
        elif words.startswith("also "):
            name, _, flags = words[len("also ") :].partition(": ")
            others.append((f"-{name}", flags.split()))
    return [("", common)] + [(suffix, common + flags) for suffix, flags in others]


def jobs():
    """(path below inputs/, text, flags) of everything there is to make."""
    sources = os.path.join(HERE, "sources")
    for where, folders, files in os.walk(sources):
        folders.sort()
        for name in sorted(files):
            with open(os.path.join(where, name), encoding="utf-8") as file:
                text = file.read()
            stem, kind = os.path.splitext(os.path.relpath(os.path.join(where, name), sources))
            parts = parts_of(text) if kind == ".mlir" else [text]
            for number, part in enumerate(parts, 1):
                for suffix, flags in variants(part):
                    yield f"{stem}-{number}{suffix}.mlir", part, flags, kind
    for seed in range(RANDOM_FILES):
        yield f"random/{seed:03}.mlir", *random_ir.make(seed), ".mlir"


def make(peer, job):
    path, text, flags, kind = job
    problem = None
    if kind == ".ll":
        text, problem = imported(peer, text)
    out, problem = (None, problem) if problem else printed(peer, text, flags)
    return path, out, problem


def old_files(root):
    return {
        os.path.relpath(os.path.join(where, name), root)
        for where, _, files in os.walk(root)
        for name in files
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--peer", default=shutil.which("mlir-opt-22") or "mlir-opt")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("only", nargs="*")
    options = parser.parse_args()

    root = os.path.join(HERE, "inputs")
    chosen = [job for job in jobs() if job[0].startswith(tuple(options.only or [""]))]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda job: make(options.peer, job), chosen))
    bad = 0
    for path, out, problem in results:
        target = os.path.join(root, path)
        if problem:
            bad += 1
            print(f"{path}: {problem}", file=sys.stderr)
        elif options.check:
            same = os.path.exists(target) and open(target, "rb").read() == out
            bad += not same
            if not same:
                print(f"{path}: is not what its source gives", file=sys.stderr)
        else:
            os.makedirs(os.path.dirname(target), exist_ok=True)
            with open(target, "wb") as file:
                file.write(out)
    stale = old_files(root) - {path for path, _, _ in results} if not options.only else set()
    for path in sorted(stale):
        print(f"{path}: has no source", file=sys.stderr)
        if options.check:
            bad += 1
        else:
            os.remove(os.path.join(root, path))
    print(f"{len(results)} files, {bad} problems")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
