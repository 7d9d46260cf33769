"""Checks conformance.py itself on tools with planted mistakes: each must be counted, where it
belongs."""

import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
FILES = {
    "a.mlir": '"t.a"() : () -> ()\n',
    "sub/b.mlir": '"t.b"() : () -> ()\n',
    "sub/c.mlir": '"t.c"() : () -> () loc("x":1:2)\n',
    "not-ours.txt": "no IR\n",
}

# What a tool does with the text of the file that is its last argument. The right one prints it as
# it is.
RIGHT = "print(text, end='')"
REFUSES_B = "sys.exit('b.mlir:1:1: error: refused') if 't.b' in text else print(text, end='')"
CRASHES_ON_C = "os.abort() if 't.c' in text else print(text, end='')"
GROWS = "print(text + '// again')"
LOSES_LOCATIONS = "print(text.replace(' loc(\"x\":1:2)', ''), end='')"
BAD_CUSTOM_FORM = "print(text.replace('t.a', 't.z') if '--emit=mlir' in sys.argv else text, end='')"
# A peer that knows no `t.b`, and one that takes no output of others.
PEER_WITHOUT_B = (
    "for part in text.split('// -----\\n'):\n"
    "    if 't.b' in part: sys.exit('b.mlir:1:1: error: unknown op')\n" + RIGHT
)


def program(folder, name, body):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            f"#!{sys.executable}\nimport os, sys\ntext = open(sys.argv[-1]).read()\n{body}\n"
        )
    os.chmod(path, 0o755)
    return path


def outcome(folder, tool, peer=None):
    """(exit status, last lines, all output) of a run."""
    peer = program(folder, "peer", peer) if peer else "none"
    done = subprocess.run(
        [
            sys.executable,
            os.path.join(HERE, "conformance.py"),
            os.path.join(folder, "files"),
            "--list-failures",
            f"--tool={program(folder, 'tool', tool)}",
            f"--peer={peer}",
            "--translator=none",
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        universal_newlines=True,
    )
    return done.returncode, done.stdout.splitlines()[-3:], done.stdout


def main():
    problems = []

    def expect(what, got, status, parses, stable, peer, mention=""):
        wanted = (status, [f"parses: {parses}", f"stable: {stable}", f"peer: {peer}"])
        if got[:2] != wanted or mention not in got[2]:
            problems.append(f"{what}: wanted {wanted} and '{mention}', got:\n{got[2]}")

    with tempfile.TemporaryDirectory() as folder:
        for name, text in FILES.items():
            path = os.path.join(folder, "files", name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        no_peer = "not checked (no mlir-opt found)"
        expect("a right tool", outcome(folder, RIGHT), 0, "3 of 3", "3 of 3", no_peer)
        expect(
            "a right tool and a peer",
            outcome(folder, RIGHT, RIGHT),
            0,
            "3 of 3",
            "3 of 3",
            "3 of 3",
        )
        expect(
            "a refusal",
            outcome(folder, REFUSES_B, RIGHT),
            1,
            "2 of 3",
            "2 of 3",
            "2 of 3",
            "parses: sub/b.mlir: b.mlir:1:1: error: refused",
        )
        expect(
            "a crash",
            outcome(folder, CRASHES_ON_C),
            1,
            "2 of 3",
            "2 of 3",
            no_peer,
            "killed by signal",
        )
        expect(
            "a second print that differs",
            outcome(folder, GROWS),
            1,
            "3 of 3",
            "0 of 3",
            no_peer,
            "stable: a.mlir:",
        )
        expect(
            "a custom form that differs",
            outcome(folder, BAD_CUSTOM_FORM),
            1,
            "3 of 3",
            "2 of 3",
            no_peer,
            "custom form",
        )
        expect(
            "a loss",
            outcome(folder, LOSES_LOCATIONS, RIGHT),
            1,
            "3 of 3",
            "3 of 3",
            "2 of 3",
            "peer: sub/c.mlir:",
        )
        expect(
            "an original the peer refuses",
            outcome(folder, RIGHT, PEER_WITHOUT_B),
            0,
            "3 of 3",
            "3 of 3",
            "2 of 2",
            "the peer refuses the original: sub/b.mlir",
        )
    print("\n".join(problems) or "all as expected")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
