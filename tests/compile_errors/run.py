#!/usr/bin/env python3
"""Checks what the compilers say of records with mistakes.

run.py SOURCE_DIR COMPILER INCLUDE...   compiles the files beside this one, each of which says in
comments `// error: text` which errors it must give: those, each in one line, and no others.
"""
import os
import re
import subprocess
import sys


def errors_of(compiler, flags, path):
    """The text of each error that the compiler reports."""
    result = subprocess.run([compiler, *flags, path], capture_output=True, text=True,
                            env={**os.environ, "LC_ALL": "C"})
    lines = result.stderr.splitlines()
    return [line for line in lines if re.search(r"\berror: ", line)], result


def check(compiler, flags, path):
    """The number of wrong or missing errors, which are printed."""
    with open(path, encoding="utf-8") as file:
        expected = re.findall(r"^// error: (.*)$", file.read(), re.MULTILINE)
    lines, result = errors_of(compiler, flags, path)
    failures = 0
    for text in expected:
        found = next((line for line in lines if text in line), None)
        if found is None:
            print(f"{compiler}: {os.path.basename(path)}: no error says: {text}")
            failures += 1
        else:
            lines.remove(found)
    for line in lines:
        print(f"{compiler}: {os.path.basename(path)}: unexpected: {line}")
        failures += 1
    if not expected or result.returncode == 0:
        print(f"{compiler}: {os.path.basename(path)}: compiled, or expects nothing")
        failures += 1
    return failures


def main():
    source, compiler, *includes = sys.argv[1:]
    here = os.path.dirname(os.path.abspath(__file__))
    common = ["-std=c++20", "-fno-exceptions", "-fno-rtti", "-fdiagnostics-color=never",
              f"-I{source}", *(flag for path in includes for flag in ("-isystem", path))]
    failures = check(compiler, [*common, "-fsyntax-only", "-ferror-limit=0"
                                if "clang" in compiler else "-fmax-errors=0"],
                     os.path.join(here, "records.cpp"))
    failures += check(compiler, [*common, "-O2", "-c", "-o", os.devnull],
                      os.path.join(here, "builders.cpp"))
    print("compile errors:", "as expected" if failures == 0 else f"{failures} wrong")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
