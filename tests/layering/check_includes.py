"""Fails when a layer includes one above it, or more of LLVM than it may.

    check_includes.py ROOT           checks the tree at ROOT
    check_includes.py --self-test    checks this script on small trees with planted mistakes
"""
import os
import re
import sys
import tempfile

# From the lowest to the highest: each may include itself and those before it.
LAYERS = ["ir", "passes", "dialects", "backends", "bindings", "tools"]
SUFFIXES = (".h", ".hpp", ".inc", ".c", ".cc", ".cpp")
INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]')

# Parts of LLVM that know nothing of LLVM's IR. Config holds the version and feature macros.
SUPPORT = ("llvm/ADT/", "llvm/Support/", "llvm/Config/")
# More of them, for the layers above `passes`.
HOST_PARTS = SUPPORT + ("llvm/TargetParser/", "llvm/Demangle/")
# The folders that may include LLVM's IR and code generators.
IR_USERS = ("backends/", "tools/pliron-run/")


def problem_with(path, bracket, header):
    """Why the file at `path` (relative to the root) may not include `header`, or None."""
    layer = path.split("/")[0]
    top = header.split("/")[0]
    if top in ("llvm", "llvm-c"):
        if path.startswith(IR_USERS):
            return None
        if layer in ("ir", "passes"):
            return None if header.startswith(SUPPORT) else f"{layer} may use only ADT and Support of LLVM"
        return None if header.startswith(HOST_PARTS) else "only backends include LLVM's IR"
    if top in LAYERS and "/" in header:
        if LAYERS.index(top) > LAYERS.index(layer):
            return f"{top} is above {layer}"
        return None
    if bracket == '"':
        return "our headers are included by their path from the root of the tree"
    return None


def includes_of(file_name):
    """(line number, '"' or '<', header) of every include in a file."""
    with open(file_name, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            if match := INCLUDE.match(line):
                yield number, match[1], match[2]


def check_tree(root):
    """(number of files read, list of problems as text)."""
    files, problems = 0, []
    for layer in LAYERS:
        for folder, _, names in os.walk(os.path.join(root, layer)):
            for name in sorted(names):
                if not name.endswith(SUFFIXES):
                    continue
                files += 1
                full = os.path.join(folder, name)
                path = os.path.relpath(full, root).replace(os.sep, "/")
                for number, bracket, header in includes_of(full):
                    problem = problem_with(path, bracket, header)
                    if problem:
                        problems.append(f"{path}:{number}: includes {header}: {problem}")
    return files, problems


ALLOWED = {
    "ir/a.h": '#include <vector>\n#include "ir/b.h"\n#include "llvm/ADT/APInt.h"\n',
    "passes/a.cpp": '#include "ir/a.h"\n#include <boost/graph/dominator_tree.hpp>\n',
    "dialects/mir/a.cpp": '#include "passes/a.h"\n#include "llvm/TargetParser/Triple.h"\n',
    "backends/cpu/a.cpp": '#include "dialects/gpu/a.h"\n#include "llvm/IR/Module.h"\n',
    "bindings/c/a.cpp": '#include "backends/nvptx/a.h"\n#include "llvm/Support/Path.h"\n',
    "tools/pliron-run/main.cpp": '#include "bindings/rustc/a.h"\n#include "llvm/IR/Module.h"\n',
}
FORBIDDEN = {
    "ir/up.h": '#include "passes/a.h"',
    "ir/tool.cpp": "#include <tools/a.h>",
    "ir/module.cpp": '  #  include "llvm/IR/Module.h"',
    "ir/triple.cpp": '#include "llvm/TargetParser/Triple.h"',
    "passes/up.cpp": '#include "dialects/mir/a.h"',
    "passes/c_api.cpp": "#include <llvm-c/Core.h>",
    "dialects/llvm/up.cpp": '#include "backends/llvm/export.h"',
    "dialects/llvm/module.cpp": '#include "llvm/IR/Module.h"',
    "backends/cpu/up.cpp": '#include "bindings/rustc/a.h"',
    "bindings/rustc/up.cpp": '#include "tools/driver.h"',
    "bindings/c/passes.cpp": '#include "llvm/Passes/PassBuilder.h"',
    "tools/pliron-opt/main.cpp": '#include "llvm/IR/Module.h"',
    "tools/pliron-opt/relative.cpp": '#include "../driver.h"',
    "passes/same_folder.cpp": '#include "a.h"',
}


def write_tree(root, files):
    for path, text in files.items():
        full = os.path.join(root, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w", encoding="utf-8") as file:
            file.write(text)


def self_test():
    failures = []
    with tempfile.TemporaryDirectory() as root:
        write_tree(root, ALLOWED)
        failures += [f"wrongly reported: {problem}" for problem in check_tree(root)[1]]
    with tempfile.TemporaryDirectory() as root:
        write_tree(root, {path: "// first line\n" + text for path, text in FORBIDDEN.items()})
        reported = {problem.split(": ")[0] for problem in check_tree(root)[1]}
        failures += [f"not reported: {path}" for path in FORBIDDEN if f"{path}:2" not in reported]
    return failures


def main(argument):
    if argument == "--self-test":
        problems = self_test()
        success = f"{len(ALLOWED)} good files accepted, {len(FORBIDDEN)} planted mistakes found"
    else:
        files, problems = check_tree(argument)
        if files == 0:
            problems = [f"no source files in the layers of {argument}"]
        success = f"{files} files keep to their layers"
    print("\n".join(problems) if problems else success)
    return 1 if problems else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
