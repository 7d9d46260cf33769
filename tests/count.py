"""Adds up the test cases of a CTest run.

    count.py CTEST_JUNIT_XML COUNTS_FOLDER

Prints `passed failed skipped`. A CTest entry that left a file in the counts folder, NAME.txt (three
numbers) or NAME.xml (lit's report), counts with its cases; any other entry counts as one case. An
entry that failed although none of its cases did (a crash, a time-out) is one more failure.
"""
import os
import sys
import xml.etree.ElementTree as ElementTree


def cases_of(entry, folder):
    """(passed, failed, skipped) that an entry reported itself, or None."""
    try:
        with open(os.path.join(folder, f"{entry}.txt"), encoding="utf-8") as file:
            return tuple(map(int, file.read().split()))
    except FileNotFoundError:
        pass
    try:
        suites = ElementTree.parse(os.path.join(folder, f"{entry}.xml")).getroot().iter("testsuite")
    except FileNotFoundError:
        return None
    total = failed = skipped = 0
    for suite in suites:
        total += int(suite.get("tests"))
        failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped += int(suite.get("skipped", 0))
    return total - failed - skipped, failed, skipped


def main(junit, folder):
    passed = failed = skipped = 0
    for entry in ElementTree.parse(junit).getroot().iter("testcase"):
        entry_failed = entry.get("status") != "run"
        cases = cases_of(entry.get("name"), folder)
        if entry.get("status") in ("notrun", "disabled") and entry.find("skipped") is not None:
            # CTest could not start it, or it said that it cannot run here.
            missing = "Unable to find executable" in ElementTree.tostring(entry, "unicode")
            cases, entry_failed = (0, 0, 0 if missing else 1), missing
        if cases is None:
            cases = (0, 1, 0) if entry_failed else (1, 0, 0)
        elif entry_failed and cases[1] == 0:
            cases = (cases[0], 1, cases[2])
        passed, failed, skipped = (a + b for a, b in zip((passed, failed, skipped), cases))
    print(passed, failed, skipped)


if __name__ == "__main__":
    main(*sys.argv[1:])
