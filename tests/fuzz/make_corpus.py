"""Collects the texts of all tests as a corpus for fuzzing.

    make_corpus.py ROOT FOLDER [MOST_BYTES]

Each part of a .mlir file (between `// -----` lines) below ROOT/tests and ROOT/examples becomes a file in
FOLDER, named by its contents, without comments; larger ones than MOST_BYTES (8000) are left out.
"""
import hashlib
import os
import re
import sys


def parts(text):
    """The pieces that a test runs on its own."""
    return re.split(r"^// -----.*$", text, flags=re.MULTILINE)


def without_comments(text):
    return re.sub(r"^\s*//.*\n", "", text, flags=re.MULTILINE).strip() + "\n"


def main(root, folder, most="8000"):
    os.makedirs(folder, exist_ok=True)
    count = 0
    for top in ("tests", "examples"):
        for place, _, names in os.walk(os.path.join(root, top)):
            for name in names:
                if not name.endswith(".mlir"):
                    continue
                with open(os.path.join(place, name), encoding="utf-8", errors="replace") as file:
                    text = file.read()
                for part in map(without_comments, parts(text)):
                    data = part.encode()
                    if not 2 < len(data) <= int(most):
                        continue
                    path = os.path.join(folder, hashlib.sha1(data).hexdigest()[:16])
                    with open(path, "wb") as out:
                        out.write(data)
                    count += 1
    print(f"{count} texts")
    return 0 if count else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
