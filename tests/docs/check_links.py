"""Fails when a Markdown file of the tree links to what is not there, or quotes code that is not so.

    check_links.py ROOT           checks the tree at ROOT
    check_links.py --self-test    checks this script on small trees with planted mistakes

A relative link must lead to a file or folder, and its #part to a heading of that file. A fenced block
behind a line `<!-- from PATH -->` (PATH from the root of the tree) must have lines of that file, in
their order; lines may be left out.
"""
import os
import re
import sys
import tempfile

LINK = re.compile(r"(?<!\!)\[[^\]\n]*\]\(([^)\s]+)\)|!\[[^\]\n]*\]\(([^)\s]+)\)")
CODE_SPAN = re.compile(r"`[^`\n]*`")
QUOTE = re.compile(r"<!-- from (\S+) -->")
SKIPPED_FOLDERS = {"build", "third_party", "node_modules"}


def markdown_files(root):
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(f for f in folders if not f.startswith(".") and f not in SKIPPED_FOLDERS)
        yield from (os.path.join(folder, f) for f in sorted(files) if f.endswith(".md"))


def read_lines(path):
    with open(path, encoding="utf-8") as file:
        return file.read().splitlines()


def anchors(path):
    """The names under which a page's headings can be reached, as GitHub makes them."""
    result, fenced = set(), False
    for line in read_lines(path):
        fenced ^= line.lstrip().startswith("```")
        if not fenced and line.startswith("#"):
            text = line.lstrip("#").strip().lower()
            result.add(re.sub(r"[^\w\- ]", "", text).replace(" ", "-"))
    return result


def link_problem(path, target):
    """Why a link in the file at `path` leads nowhere, or None."""
    if re.match(r"[a-z][a-z0-9+.-]*:", target):
        return None
    name, _, part = target.partition("#")
    there = os.path.normpath(os.path.join(os.path.dirname(path), name)) if name else path
    if not os.path.exists(there):
        return f"there is no {target}"
    if part and (not there.endswith(".md") or part not in anchors(there)):
        return f"{name or 'this page'} has no heading #{part}"
    return None


def quote_problem(root, source, quoted):
    """Why the lines are not a quotation of that file, or None."""
    path = os.path.join(root, source)
    if not os.path.isfile(path):
        return f"there is no {source} to quote"
    rest = iter(line.strip() for line in read_lines(path))
    for line in filter(None, (line.strip() for line in quoted)):
        if line not in rest:
            return f"{source} does not have, or not in this order: {line}"
    return None


def problems(root):
    for path in markdown_files(root):
        quoted, source, fence_line = None, None, 0
        for number, line in enumerate(read_lines(path), 1):
            place = f"{os.path.relpath(path, root)}:{number}"
            if line.lstrip().startswith("```"):
                if quoted is None:
                    quoted, fence_line = [], number
                    continue
                if source and (problem := quote_problem(root, source, quoted)):
                    yield f"{os.path.relpath(path, root)}:{fence_line}: {problem}"
                quoted, source = None, None
            elif quoted is not None:
                quoted.append(line)
            elif match := QUOTE.fullmatch(line.strip()):
                source = match[1]
            else:
                for match in LINK.finditer(CODE_SPAN.sub("", line)):
                    if problem := link_problem(path, match[1] or match[2]):
                        yield f"{place}: {problem}"
        if source:
            yield f"{os.path.relpath(path, root)}: no code follows `from {source}`"


def self_test():
    cases = [
        ("[a](b.md) [c](https://x.y/z) ![d](pictures)", True),
        ("[a](missing.md)", False),
        ("`[a](missing.md)`", True),
        ("[a](b.md#second-part) [b](#first)\n\n# First", True),
        ("[a](b.md#third)", False),
        ("```\n[a](missing.md)\n```", True),
        ("<!-- from code.h -->\n```cpp\nint a;\nint c;\n```", True),
        ("<!-- from code.h -->\n```cpp\nint c;\nint a;\n```", False),
        ("<!-- from other.h -->\n```cpp\nint a;\n```", False),
        ("<!-- from code.h -->\nand no code", False),
    ]
    failed = 0
    for text, is_right in cases:
        with tempfile.TemporaryDirectory() as root:
            os.mkdir(os.path.join(root, "pictures"))
            for name, content in (("a.md", text), ("b.md", "# One\n## Second `part`\n"),
                                  ("code.h", "  int a;\nint b;\nint c;\n")):
                with open(os.path.join(root, name), "w", encoding="utf-8") as file:
                    file.write(content)
            found = list(problems(root))
            if (not found) != is_right:
                failed += 1
                print(f"wrong about {text!r}: {found}")
    return failed


def main():
    if sys.argv[1:] == ["--self-test"]:
        sys.exit(1 if self_test() else 0)
    found = list(problems(sys.argv[1]))
    print("\n".join(found))
    sys.exit(1 if found else 0)


main()
