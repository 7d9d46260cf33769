"""long_run.py pliron-run FILE: starts a grid that would take years, once with stderr on a terminal and once
on a pipe, and ends it as Ctrl-C does."""
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time

COMMAND = [sys.argv[1], sys.argv[2], "--kernel=k", "--grid=2147483647,65535", "--block=1", "--device=cpu"]


def read_until(fd, pattern, seconds):
    """What was read until the pattern came, or until the time was over."""
    text, end = "", time.monotonic() + seconds
    while time.monotonic() < end and not re.search(pattern, text):
        if select.select([fd], [], [], 0.1)[0]:
            text += os.read(fd, 4096).decode()
    return text


def start(**streams):
    # A shell that runs us in the background has us ignore SIGINT, which a child would inherit.
    return subprocess.Popen(COMMAND, stdout=subprocess.DEVNULL, **streams,
                            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))


def interrupt(process):
    process.send_signal(signal.SIGINT)
    status = process.wait(timeout=20)
    assert status == -signal.SIGINT, f"Ctrl-C ended it with status {status}"


def check_on_terminal():
    try:
        terminal, inside = pty.openpty()
    except OSError as error:  # a container without /dev/pts
        print(f"not tested on a terminal: {error}")
        return
    began = time.monotonic()
    process = start(stderr=inside)
    try:
        text = read_until(terminal, r"blocks, .*left", 60)
        assert re.search(r"running on the CPU: \d+ of 140735340806145 blocks, \d+ s, about \d+ \w+ left", text), text
        assert time.monotonic() - began >= 2, "it spoke too soon"
        interrupt(process)
    finally:
        process.kill()


def check_on_pipe():
    process = start(stderr=subprocess.PIPE)
    try:
        text = read_until(process.stderr.fileno(), ".", 4)
        assert text == "", text
        interrupt(process)
    finally:
        process.kill()


check_on_terminal()
check_on_pipe()
