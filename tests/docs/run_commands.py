"""Runs the commands of a page, and compares what they print with what the page says.

    run_commands.py PAGE.md FOLDER   FOLDER has the tools; commands run in an empty folder
    run_commands.py --self-test      checks this script on pages with planted mistakes

In the page, `<!-- file NAME -->` in front of a fenced block puts it into a file of that name. A block
`sh` is run as it stands, by bash, with -e; behind `<!-- fails -->` it must fail. A block `text` right
behind a block `sh` has lines that the command prints, on stdout or stderr, in this order; a line `...`
stands for any number of lines, and numbers with a point for any such number. Without `...`, what is
printed must be just that.
"""
import os
import re
import subprocess
import sys
import tempfile


def blocks(text):
    """(directives in front, language, contents) of each fenced block."""
    directives, lines = [], iter(text.splitlines())
    for line in lines:
        if match := re.fullmatch(r"<!-- (.*) -->", line.strip()):
            directives.append(match[1])
        elif match := re.fullmatch(r"```(\w*)", line.strip()):
            contents = []
            for inner in lines:
                if inner.strip() == "```":
                    break
                contents.append(inner)
            yield directives, match[1], "\n".join(contents) + "\n"
            directives = []
        elif line.strip():
            directives = []


def same(wanted, printed):
    number = re.compile(r"\d+\.\d+")
    return number.sub("#", " ".join(wanted.split())) == number.sub("#", " ".join(printed.split()))


def mismatch(wanted, printed):
    """The first line of `wanted` that is not printed where it should be, or None."""
    printed, at, gap = printed.splitlines(), 0, False
    for line in wanted.splitlines():
        if line.strip() == "...":
            gap = True
            continue
        while gap and at < len(printed) and not same(line, printed[at]):
            at += 1
        if at == len(printed) or not same(line, printed[at]):
            return line
        at, gap = at + 1, False
    return None if gap or at == len(printed) else f"(and no more, but there is: {printed[at]})"


def run_page(text, tools):
    """What is wrong with the page, or None."""
    environment = dict(os.environ, PATH=os.path.abspath(tools) + os.pathsep + os.environ["PATH"])
    output, ran = None, 0
    with tempfile.TemporaryDirectory() as folder:
        for directives, language, contents in blocks(text):
            names = [d[len("file "):] for d in directives if d.startswith("file ")]
            if names:
                with open(os.path.join(folder, names[0]), "w", encoding="utf-8") as file:
                    file.write(contents)
            elif language == "sh":
                done = subprocess.run(["bash", "-e", "-c", contents], cwd=folder, env=environment,
                                      stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
                output, ran = done.stdout, ran + 1
                if (done.returncode == 0) == ("fails" in directives):
                    return f"status {done.returncode} of:\n{contents}{output}"
                continue
            elif language == "text" and output is not None:
                if line := mismatch(contents, output):
                    return f"not printed: {line}\nbut this is:\n{output}"
            output = None
    return None if ran else "the page has no commands"


def self_test():
    page = "```sh\necho a 1.5; echo b\n```\n```text\n%s\n```\n"
    for wanted, ok in (("a 1.7\nb", True), ("a 1.7", False), ("a 1.7\n...", True), ("...\nb", True),
                       ("b", False), ("...\nc", False), ("a 2\nb", False)):
        if (run_page(page % wanted, ".") is None) != ok:
            sys.exit(f"wrong about: {wanted!r}")
    for text, ok in (("```sh\nfalse\n```\n", False), ("<!-- fails -->\n```sh\nfalse\n```\n", True),
                     ("<!-- fails -->\n```sh\ntrue\n```\n", False), ("text\n", False),
                     ("<!-- file x -->\n```mlir\nhello\n```\n```sh\ncat x\n```\n```text\nhello\n```\n", True)):
        if (run_page(text, ".") is None) != ok:
            sys.exit(f"wrong about: {text!r}")


if __name__ == "__main__":
    if sys.argv[1:] == ["--self-test"]:
        self_test()
    else:
        with open(sys.argv[1], encoding="utf-8") as file:
            sys.exit(run_page(file.read(), sys.argv[2]))
