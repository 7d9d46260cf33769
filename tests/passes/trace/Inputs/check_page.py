"""Says what a trace page holds."""
import json
import re
import sys

page = open(sys.argv[1], encoding="utf-8").read()
text = re.search(r'<script id="data" type="application/json">(.*?)</script>', page, re.S)[1]
data = json.loads(text)
passes = {i: node for i, node in enumerate(data["nodes"]) if node["pass"]}
changed = {i: set() for i in passes}
failed = []
for execution in data["executions"]:
    changed[execution[0]] |= {change[0] for change in execution[8]}
    if execution[7] > 1:
        failed.append(passes[execution[0]]["name"])
print("passes:", *(node["name"] + node["options"] for node in passes.values()))
print("units:", len(data["units"]))
print("changed", ", ".join(f"by {passes[i]['name']}: {len(changed[i])}" for i in passes
                           if passes[i]["name"] != "dce"))
print("each text once:", len(set(data["texts"])) == len(data["texts"]))
for node in passes.values():
    for name, count, _ in node["statistics"][:1]:
        print(f"statistic {name}:", count)
if data["ok"] == bool(failed):
    sys.exit("the page does not say how the run ended")
if failed:
    print("failed:", *failed)
rest = page.replace(text, "").replace("http://www.w3.org/2000/svg", "")
print("refers to other places:", re.findall(r"https?:|src=|href=|import\(|fetch\(", rest))
