"""Checks that pliron-opt keeps what is in a folder of files in MLIR's generic form.

For each .mlir file below DIR:
  parses  pliron-opt --allow-unregistered-dialect reads it;
  stable  what it prints, in the generic form, reads back and prints the same; what it prints in
          custom forms reads back and is, in the generic form, the same text again;
  peer    MLIR's own tool reads what was printed, and prints for it what it prints for the original.

Files that mention `loc(` are compared with their locations. Files that the peer itself refuses are
no measure: they are named and left out of its total. Where mlir-translate makes LLVM IR of an
original, it must make the same of what was printed; that is the line `translate`.
"""

import argparse
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile

PEER_NAMES = ["mlir-opt-22", "mlir-opt", "mlir-opt-21", "mlir-opt-20"]
PEER_VERSIONS = range(20, 23)
TRANSLATOR_NAMES = ["mlir-translate-22", "mlir-translate", "mlir-translate-21", "mlir-translate-20"]
SEPARATOR = b"// -----\n"
TIMEOUT_S = 60
FILES_PER_PEER_RUN = 24


NOT_REACHED = "not reached"


class Result:
    """What one run of a tool gave."""

    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err

    def problem(self):
        """Why the run counts as failed, in one line, or None."""
        if self.code == 0:
            return None
        if self.code is None:
            return f"still running after {TIMEOUT_S} s"
        lines = [line for line in self.err.decode("utf-8", "replace").splitlines() if line.strip()]
        first = next(
            (line for line in lines if "error:" in line), lines[0] if lines else "no message"
        )
        return f"killed by signal {-self.code}: {first}" if self.code < 0 else first


def run(command, cwd=None):
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            timeout=TIMEOUT_S,
            cwd=cwd,
        )
    except subprocess.TimeoutExpired:
        return Result(None, b"", b"")
    except OSError as error:
        return Result(1, b"", str(error).encode())
    return Result(done.returncode, done.stdout, done.stderr)


class Case:
    """One file, and how far it came: a problem is a line of text, None means passed."""

    def __init__(self, folder, name):
        self.name = name
        self.path = os.path.join(folder, name)
        with open(self.path, "rb") as file:
            text = file.read()
        self.has_locations = b"loc(" in text
        self.is_split = re.search(rb"^// -----", text, re.M) is not None
        self.may_be_translated = b'"llvm.' in text and not self.is_split
        self.printed = None
        self.parses = self.stable = self.peer = self.translate = NOT_REACHED
        self.peer_refuses = None
        self.is_translated = False


class Runner:
    def __init__(self, tool, peer, translator, keep):
        self.tool, self.peer, self.translator, self.keep = tool, peer, translator, keep

    def tool_command(self, case, form):
        command = [self.tool, "--allow-unregistered-dialect", f"--emit={form}"]
        command += ["--mlir-print-debuginfo"] if case.has_locations else []
        return command + (["--split-input-file"] if case.is_split else [])

    def kept(self, case, step):
        """The path for a file of one step, below the folder that --keep names."""
        path = os.path.join(self.keep, step, case.name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        return path

    def check_tool(self, case):
        """Fills in parses and stable."""
        first = run(self.tool_command(case, "generic") + [case.path])
        case.parses = first.problem()
        if case.parses:
            return
        case.printed = self.kept(case, "generic")
        write(case.printed, first.out)
        case.stable = self.generic_problem(case, first.out) or self.custom_problem(case, first.out)

    def generic_problem(self, case, printed):
        again = run(self.tool_command(case, "generic") + [case.printed])
        return again.problem() or difference(printed, again.out)

    def custom_problem(self, case, printed):
        custom = run(self.tool_command(case, "mlir") + [case.path])
        if custom.problem() or custom.out == printed:
            return custom.problem()
        path = self.kept(case, "custom")
        write(path, custom.out)
        back = run(self.tool_command(case, "generic") + [path])
        problem = back.problem() or difference(printed, back.out)
        return f"custom form: {problem}" if problem else None

    def peer_command(self, case, path):
        command = [self.peer, "--allow-unregistered-dialect", "--mlir-print-op-generic"]
        command += ["--mlir-print-debuginfo"] if case.has_locations else []
        return command + (["--split-input-file"] if case.is_split else []) + [path]

    def check_peer_alone(self, case):
        original = run(self.peer_command(case, case.path))
        if original.problem():
            case.peer_refuses = original.problem()
            return
        if not case.printed:
            return
        ours = run(self.peer_command(case, case.printed))
        case.peer = ours.problem() or difference(original.out, ours.out)

    def check_peer(self, number, cases):
        """Fills in peer. The tool is slow to start, so many files go through it at once; what that
        does not settle is done again file by file."""
        left = [case for case in cases if case.is_split or not case.printed]
        together = [case for case in cases if case not in left]
        originals = self.peer_outputs(
            f"originals-{number}", [case.path for case in together], together
        )
        ours = self.peer_outputs(f"ours-{number}", [case.printed for case in together], together)
        for index, case in enumerate(together):
            if originals and ours and originals[index] == ours[index]:
                case.peer = None
            else:
                left.append(case)
        for case in left:
            self.check_peer_alone(case)

    def check_translation(self, case):
        """Fills in is_translated and translate."""
        command = [self.translator, "--mlir-to-llvmir"]
        original = run(command + [case.path])
        case.is_translated = original.code == 0
        if case.is_translated and case.printed:
            ours = run(command + [case.printed])
            case.translate = ours.problem() or difference(original.out, ours.out)

    def peer_outputs(self, name, paths, cases):
        """What the peer prints for each of the files, or None when that is not clear."""
        if not paths:
            return None
        joined = os.path.join(self.keep, f"peer-{name}.mlir")
        write(joined, SEPARATOR.join(read(path) + b"\n" for path in paths))
        locations = ["--mlir-print-debuginfo"] if cases[0].has_locations else []
        result = run(
            [
                self.peer,
                "--allow-unregistered-dialect",
                "--mlir-print-op-generic",
                "--split-input-file",
                *locations,
                joined,
            ]
        )
        os.remove(joined)
        parts = result.out.split(SEPARATOR)
        return parts if result.code == 0 and len(parts) == len(paths) else None


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)


def difference(wanted, got):
    """The first line that differs, as one line of text, or None."""
    if wanted == got:
        return None
    left = wanted.decode("utf-8", "replace").splitlines()
    right = got.decode("utf-8", "replace").splitlines()
    for number, (a, b) in enumerate(zip(left, right), 1):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
            start = max(0, at - 30)
            return f"line {number} differs: wanted `{a[start:at + 50]}`, got `{b[start:at + 50]}`"
    return f"wanted {len(left)} lines, got {len(right)}"


def find_tool():
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    built = os.path.join(root, "build", "bin", "pliron-opt")
    return built if os.path.exists(built) else shutil.which("pliron-opt")


def find_mlir_tool(names):
    """The first of these programs that is of a version whose text is meant here, or None."""
    for name in names:
        path = shutil.which(name)
        if not path:
            continue
        version = re.search(rb"LLVM version (\d+)", run([path, "--version"]).out)
        if version and int(version.group(1)) in PEER_VERSIONS:
            return path
    return None


def mlir_tool(parser, chosen, names):
    if chosen == "none":
        return None
    if chosen and not shutil.which(chosen):
        parser.error(f"there is no program {chosen}")
    return chosen or find_mlir_tool(names)


def mlir_files(folder):
    found = []
    for where, folders, files in os.walk(folder):
        folders.sort()
        found += [
            os.path.relpath(os.path.join(where, name), folder)
            for name in sorted(files)
            if name.endswith(".mlir")
        ]
    return found


def batches(cases):
    """Cases that can share a run of the peer: those with locations apart from those without."""
    for kind in (False, True):
        same = [case for case in cases if case.has_locations == kind]
        for start in range(0, len(same), FILES_PER_PEER_RUN):
            yield same[start : start + FILES_PER_PEER_RUN]


def report(cases, peer, list_failures):
    """Prints the totals; true when nothing failed."""
    refused = [case for case in cases if case.peer_refuses]
    compared = [case for case in cases if not case.peer_refuses]
    translated = [case for case in cases if case.is_translated]
    columns = [("translate", translated)] if translated else []
    columns += [("parses", cases), ("stable", cases)] + ([("peer", compared)] if peer else [])
    good = True
    totals = []
    for column, among in columns:
        failures = [(case, getattr(case, column)) for case in among if getattr(case, column)]
        good = good and not failures
        for case, problem in failures if list_failures else []:
            if problem != NOT_REACHED:
                print(f"{column}: {case.name}: {problem}")
        totals.append(f"{column}: {len(among) - len(failures)} of {len(among)}")
    for case in refused:
        print(f"left out, the peer refuses the original: {case.name}: {case.peer_refuses}")
    print("\n".join(totals))
    if not peer:
        print("peer: not checked (no mlir-opt found)")
    return good


def main():
    parser = argparse.ArgumentParser(
        prog="run.sh", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", metavar="DIR", help="a folder of .mlir files, searched through")
    parser.add_argument(
        "--list-failures",
        action="store_true",
        help="name each file that fails, with the first line of the reason",
    )
    parser.add_argument(
        "--tool", metavar="PATH", help="the pliron-opt to check (default: build/bin's)"
    )
    parser.add_argument(
        "--peer",
        metavar="PATH",
        help="the mlir-opt to compare with, or 'none' (default: one of version 20 to 22)",
    )
    parser.add_argument(
        "--translator",
        metavar="PATH",
        help="the mlir-translate to compare with, or 'none' (default: as for --peer)",
    )
    parser.add_argument("--keep", metavar="DIR", help="leave what was printed in this folder")
    parser.add_argument(
        "--jobs", type=int, default=2, help="how many tools run at once (default 2)"
    )
    options = parser.parse_args()

    tool = options.tool or find_tool()
    tool = tool and shutil.which(tool)
    if not tool:
        parser.error("there is no pliron-opt to check; build it, or name it with --tool")
    peer = mlir_tool(parser, options.peer, PEER_NAMES)
    translator = mlir_tool(parser, options.translator, TRANSLATOR_NAMES) if peer else None
    names = mlir_files(options.folder)
    if not names:
        parser.error(f"there are no .mlir files in {options.folder}")

    folder = os.path.abspath(options.folder)
    cases = [Case(folder, name) for name in names]
    with tempfile.TemporaryDirectory() as temporary:
        runner = Runner(
            os.path.abspath(tool),
            peer,
            translator,
            os.path.abspath(options.keep) if options.keep else temporary,
        )
        os.makedirs(runner.keep, exist_ok=True)
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            list(pool.map(runner.check_tool, cases))
            if peer:
                list(pool.map(runner.check_peer, *zip(*enumerate(batches(cases)))))
            if translator:
                llvm_cases = [case for case in cases if case.may_be_translated]
                list(pool.map(runner.check_translation, llvm_cases))
    return 0 if report(cases, peer, options.list_failures) else 1


if __name__ == "__main__":
    sys.exit(main())
