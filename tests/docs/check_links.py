"""Fails when a Markdown file of the tree links to what is not there, or quotes code that is not so.

    check_links.py ROOT           checks the tree at ROOT
    check_links.py --update ROOT  first puts into the pages what the parts that they quote say now
    check_links.py --self-test    checks this script on small trees with planted mistakes

A relative link must lead to a file or folder, and its #part to a heading of that file. A fenced block
behind a line `<!-- from PATH -->` (PATH from the root of the tree) must have lines of that file, in
their order; lines may be left out. Behind `<!-- from PATH#NAME -->` it must be what stands there between
a comment `doc(NAME)` and the next comment `doc end`, all of it. Each such part of a file that is quoted
so must be quoted somewhere. In the folders of QUOTING_FOLDERS every fenced block is a quotation.
"""
import os
import re
import sys
import tempfile
import textwrap

LINK = re.compile(r"(?<!\!)\[[^\]\n]*\]\(([^)\s]+)\)|!\[[^\]\n]*\]\(([^)\s]+)\)")
CODE_SPAN = re.compile(r"`[^`\n]*`")
QUOTE = re.compile(r"<!-- from (\S+) -->")
PART = re.compile(r"(?://|#|<!--) doc(?:\((\w+)\)| end)(?: -->)?")
QUOTING_FOLDERS = ("docs/tutorial", "docs/how-to")
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


def parts(path):
    """The lines of each part of a file that can be quoted, by name; without their common indent."""
    result, name = {}, None
    for line in read_lines(path):
        if match := PART.fullmatch(line.strip()):
            name = match[1]
            if name:
                result[name] = []
        elif name:
            result[name].append(line)
    return {name: textwrap.dedent("\n".join(lines)).strip("\n") for name, lines in result.items()}


def quote_problem(root, source, quoted):
    """Why the lines are not a quotation of that file or part of it, or None."""
    source, _, part = source.partition("#")
    path = os.path.join(root, source)
    if not os.path.isfile(path):
        return f"there is no {source} to quote"
    if not any(line.strip() for line in quoted):
        return "this quotes no line"
    if part:
        there = parts(path).get(part)
        if there is None:
            return f"{source} has no part doc({part})"
        return None if there == "\n".join(quoted) else f"this is not doc({part}) of {source}"
    rest = iter(line.strip() for line in read_lines(path))
    for line in filter(None, (line.strip() for line in quoted)):
        if line not in rest:
            return f"{source} does not have, or not in this order: {line}"
    return None


def problems(root):
    quoted_parts = set()
    for path in markdown_files(root):
        yield from page_problems(root, path, quoted_parts)
    for source in sorted({part.partition("#")[0] for part in quoted_parts}):
        for name in parts(os.path.join(root, source)):
            if f"{source}#{name}" not in quoted_parts:
                yield f"{source}: doc({name}) is quoted nowhere"


def page_problems(root, path, quoted_parts):
    page = os.path.relpath(path, root)
    must_quote = page.replace(os.sep, "/").startswith(QUOTING_FOLDERS)
    quoted, source, fence_line = None, None, 0
    for number, line in enumerate(read_lines(path), 1):
        if line.lstrip().startswith("```"):
            if quoted is None:
                quoted, fence_line = [], number
                continue
            if source:
                problem = quote_problem(root, source, quoted)
                if "#" in source and not problem:
                    quoted_parts.add(source)
            else:
                problem = "this quotes nothing; say `<!-- from FILE#PART -->`" if must_quote else None
            if problem:
                yield f"{page}:{fence_line}: {problem}"
            quoted, source = None, None
        elif quoted is not None:
            quoted.append(line)
        elif match := QUOTE.fullmatch(line.strip()):
            source = match[1]
        else:
            for match in LINK.finditer(CODE_SPAN.sub("", line)):
                if problem := link_problem(path, match[1] or match[2]):
                    yield f"{page}:{number}: {problem}"
    if source:
        yield f"{page}: no code follows `from {source}`"


def update(root, page):
    """Puts into a page what the parts of files that it quotes say now."""
    def quotation(match):
        part = parts(os.path.join(root, match[2])).get(match[3])
        return match[0] if part is None else f"{match[1]}{part}\n{match[4]}"

    with open(page, encoding="utf-8") as file:
        old = file.read()
    new = re.sub(r"(?ms)(^<!-- from ([^\s#]+)#(\w+) -->\n```\w*\n)(?:.*?\n)??(```$)", quotation, old)
    if new != old:
        with open(page, "w", encoding="utf-8") as file:
            file.write(new)


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
        ("<!-- from parts.h#first -->\n```\nint a;\n\n  int b;\n```\n"
         "<!-- from parts.h#second -->\n```\nint c;\n```", True),
        ("<!-- from parts.h#first -->\n```\nint a;\n  int b;\n```\n"
         "<!-- from parts.h#second -->\n```\nint c;\n```", False),
        ("<!-- from code.h -->\n```cpp\n\n```", False),
        ("<!-- from parts.h#first -->\n```\nint a;\n\n  int b;\n```", False),
        ("<!-- from parts.h#third -->\n```\nint a;\n```", False),
    ]
    # In a folder in which everything is a quotation.
    strict_cases = [
        ("<!-- from code.h -->\n```cpp\nint a;\n```", True),
        ("```cpp\nint a;\n```", False),
        ("`int a;`", True),
    ]
    failed = 0
    for page, some_cases in (("a.md", cases), ("docs/how-to/a.md", strict_cases)):
        for text, is_right in some_cases:
            with tempfile.TemporaryDirectory() as root:
                os.mkdir(os.path.join(root, "pictures"))
                os.makedirs(os.path.join(root, "docs", "how-to"))
                for name, content in (
                        (page, text), ("b.md", "# One\n## Second `part`\n"),
                        ("code.h", "  int a;\nint b;\nint c;\n"),
                        ("parts.h", "// doc(first)\n  int a;\n\n    int b;\n  // doc end\n"
                                    "# doc(second)\nint c;\n# doc end\n")):
                    with open(os.path.join(root, name), "w", encoding="utf-8") as file:
                        file.write(content)
                found = list(problems(root))
                if (not found) != is_right:
                    failed += 1
                    print(f"wrong about {text!r}: {found}")
                if "#first" in text:
                    update(root, os.path.join(root, page))
                    if list(problems(root)) and "#second" in text:
                        failed += 1
                        print(f"--update leaves problems in {text!r}")
    return failed


def main():
    if sys.argv[1:] == ["--self-test"]:
        sys.exit(1 if self_test() else 0)
    if sys.argv[1] == "--update":
        for page in markdown_files(sys.argv[2]):
            update(sys.argv[2], page)
    found = list(problems(sys.argv[-1]))
    print("\n".join(found))
    sys.exit(1 if found else 0)


main()
