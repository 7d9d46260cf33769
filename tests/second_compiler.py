"""Compiles every file of a CMake build with another compiler, for its warnings only.

    second_compiler.py COMPILER BUILD_FOLDER

Reads BUILD_FOLDER/compile_commands.json, adds -Werror, writes no objects. Exit status 1 when a file
does not pass.
"""
import concurrent.futures
import json
import os
import shlex
import subprocess
import sys


def arguments_for(compiler, command):
    """The command's own arguments without launcher, compiler, output and gcc-only options."""
    words = shlex.split(command)
    first = next(i for i, word in enumerate(words) if word.startswith("-"))
    kept, skip = [], False
    for word in words[first:]:
        if skip:
            skip = False
        elif word == "-o":
            skip = True
        elif word != "-Winvalid-pch":
            kept.append(word)
    language = ["-x", "c"] if kept[-1].endswith(".c") else []
    return [compiler, *language, *kept, "-fsyntax-only", "-Werror", "-Wno-ignored-gch", "-Wno-unused-command-line-argument"]


def check(compiler, entry):
    result = subprocess.run(arguments_for(compiler, entry["command"]), cwd=entry["directory"],
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return entry["file"], result.returncode, result.stdout


def main(compiler, folder):
    with open(os.path.join(folder, "compile_commands.json"), encoding="utf-8") as file:
        entries = [entry for entry in json.load(file) if "cmake_pch" not in entry["file"]]
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, status, output in pool.map(lambda entry: check(compiler, entry), entries):
            if status != 0:
                failed += 1
                print(f"{name}:\n{output}")
    print(f"{len(entries) - failed} of {len(entries)} files pass")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
