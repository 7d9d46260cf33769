"""Whether a file has every op of a dialect, whose reference page is standard input."""
import re
import sys

ops = sys.stdin.read().split("\n## Ops\n")[1].split("\n## ")[0]
names = re.findall(r"^### `(.+)`$", ops, re.MULTILINE)
with open(sys.argv[1], encoding="utf-8") as file:
    text = file.read()
missing = [name for name in names if not re.search(rf"[\s\"]{re.escape(name)}[\s\"(]", text)]
if not names:
    sys.exit("the page names no op")
if missing:
    sys.exit("not in the file: " + ", ".join(missing))
