"""round_trip.py FOLDER [ARG...]: writes every dialect of `pliron-opt ARG...` into FOLDER as a dialect
file, loads it, and checks that it is written the same. Fails when one is not."""
import os
import subprocess
import sys

folder, args = sys.argv[1], sys.argv[2:]
os.makedirs(folder, exist_ok=True)


def run(*more):
    done = subprocess.run(["pliron-opt", *args, *more], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"pliron-opt {' '.join(more)}: {done.stderr}")
    return done.stdout


names = [line.split()[0] for line in run("--list-dialects").splitlines()]
same = 0
for name in names:
    path = os.path.join(folder, name + ".pliron-dialect")
    run("--dump-dialect=" + name, "-o", path)
    with open(path, encoding="utf-8") as file:
        text = file.read()
    again = run("--load-dialect=" + path, "--dump-dialect=" + name)
    if again == text:
        same += 1
    else:
        print(f"{name} is written differently once loaded:\n{again}")
print(f"{same} of {len(names)} dialects: {', '.join(names)}")
sys.exit(same != len(names))
