"""compare.py DIALECTS FOLDER...: runs pliron-opt on every .mlir file in the folders, as it is and with
all dialects taken from the files in the folder DIALECTS, and fails when output, errors or status
differ. Bytecode of the one must be read by the other as well."""
import os
import subprocess
import sys

FLAGS = (
    [],
    ["--emit=generic", "--mlir-print-debuginfo"],
    ["--verify-diagnostics"],
    ["--pass-pipeline=builtin.module(lower-to-nvvm)"],
)


def run(args, given=None):
    done = subprocess.run(["pliron-opt", *args], input=given, capture_output=True)
    return done.returncode, done.stdout, done.stderr


def files_in(folder):
    for path, _, names in sorted(os.walk(folder)):
        yield from (os.path.join(path, n) for n in sorted(names) if n.endswith(".mlir"))


def differences(file, load):
    """The commands whose results differ, and how many gave output that is the same."""
    good = 0
    for flags in FLAGS:
        compiled = run([file, "--split-input-file", *flags])
        loaded = run([file, "--split-input-file", *flags, *load])
        good += compiled[0] == 0 and len(compiled[1]) > 0
        if compiled != loaded:
            yield f"{file} {' '.join(flags)}: {compiled} became {loaded}"
    compiled = run([file, "--emit=bytecode"])
    loaded = run([file, "--emit=bytecode", *load])
    if compiled != loaded:
        yield f"{file} --emit=bytecode"
    elif compiled[0] == 0:
        good += 1
        text = run([file])
        if run(["-", *load], compiled[1]) != text or run(["-"], loaded[1]) != text:
            yield f"{file} from bytecode"
    outputs[0] += good


outputs = [0]
dialects = [os.path.join(sys.argv[1], name) for name in os.listdir(sys.argv[1])]
# What one uses of another has to be there first.
ORDER = ["builtin", "llvm", "gpu", "nvvm", "mir"]
dialects.sort(key=lambda path: ORDER.index(os.path.basename(path).split(".")[0]))
load = ["--load-dialect=" + path for path in dialects]
files = [file for folder in sys.argv[2:] for file in files_in(folder)]
differing = [line for file in files for line in differences(file, load)]
for line in differing:
    print(line)
print(f"{len(dialects)} dialects, {len(files)} files, {outputs[0]} outputs, {len(differing)} differences")
sys.exit(1 if differing or not files or not outputs[0] else 0)
