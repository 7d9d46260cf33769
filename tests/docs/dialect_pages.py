"""Writes the reference pages of our dialects, or fails when one is not what the records say.

    dialect_pages.py TOOL FOLDER            compares FOLDER/NAME.md with `TOOL --doc-dialect=NAME`
    dialect_pages.py TOOL FOLDER --write    writes the pages

There is a page for every dialect of `TOOL --list-dialects`, and no other.
"""
import os
import subprocess
import sys


def output_of(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def read(path):
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return None


def main(tool, folder, write):
    names = [line.split()[0] for line in output_of(tool, "--list-dialects").splitlines()]
    problems = []
    if write:
        os.makedirs(folder, exist_ok=True)
    for name in names:
        path = os.path.join(folder, name + ".md")
        page = output_of(tool, "--doc-dialect=" + name)
        if page == read(path):
            continue
        if not write:
            problems.append(path + (" is stale" if os.path.exists(path) else " is missing"))
            continue
        with open(path, "w", encoding="utf-8") as file:
            file.write(page)
    present = os.listdir(folder) if os.path.isdir(folder) else []
    for name in sorted(set(present) - {name + ".md" for name in names} - {"README.md"}):
        problems.append(os.path.join(folder, name) + " is the page of no dialect")
    for problem in problems:
        print(problem)
    if problems:
        print(f"write the pages: {os.path.basename(__file__)} TOOL FOLDER --write")
    print(f"{len(names)} dialects, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4) or sys.argv[3:] not in ([], ["--write"]):
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2], len(sys.argv) == 4))
