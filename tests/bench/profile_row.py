"""Where our side of a row spends its time: with perf, of the timed part only; without perf, with
callgrind, which counts instructions and so sees neither cache misses nor page faults."""
import os
import shutil
import subprocess
import sys
import tempfile

CALLGRIND_OPS = 20000


def print_profile(bench, row, ops):
    """Prints the costliest functions; returns the exit status."""
    tools = [(perf, ops, "perf"), (callgrind, CALLGRIND_OPS, "valgrind")]
    for tool, tool_ops, program in tools:
        if not shutil.which(program):
            continue
        with tempfile.TemporaryDirectory() as folder:
            report = tool(bench.argv(row, "ours", tool_ops), not row.ours, folder)
        if report:
            print(f"# {row.name}: {program}, {tool_ops} ops")
            print("\n".join(line[:160] for line in report.splitlines() if line.strip() and line[0] != "#"))
            print(flush=True)
            return 0
    print(f"{row.name}: no profile: neither perf nor valgrind is there, or both failed", file=sys.stderr)
    return 1


def perf(argv, timed, folder):
    """The report, or None. `timed`: the program says through pipes when to sample (bench.h)."""
    data = os.path.join(folder, "data")
    command = ["perf", "record", "-q", "-F", "9973", "-o", data]
    environment, pipes = dict(os.environ), []
    if timed:
        for name in ("BENCH_PERF_CONTROL", "BENCH_PERF_ACK"):
            fifo = os.path.join(folder, name)
            os.mkfifo(fifo)
            pipes.append(os.open(fifo, os.O_RDWR))
            environment[name] = str(pipes[-1])
        command += ["--delay=-1", f"--control=fd:{pipes[0]},{pipes[1]}"]
    done = subprocess.run(command + ["--"] + argv, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                          env=environment, pass_fds=pipes, check=False)
    for pipe in pipes:
        os.close(pipe)
    if done.returncode:
        return None
    return output_of(["perf", "report", "-i", data, "--no-children", "-g", "none", "--stdio",
                      "--percent-limit", "0.7"])


def callgrind(argv, timed, folder):
    out = os.path.join(folder, "out")
    options = ["--collect-atstart=no"] if timed else []
    done = subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"] + options + argv,
                          stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    if done.returncode:
        return None
    return output_of(["callgrind_annotate", out])


def output_of(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
    return done.stdout if done.returncode == 0 else None
