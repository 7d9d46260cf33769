#!/usr/bin/env python3
"""Input that is far larger or deeper than usual: run.py TOOLS-FOLDER [CASE...]

Each case is either read, printed and read again with the same text, or refused with one diagnostic
and status 1. A crash, a hang or status 0 with lost ops fails.
"""
import os
import re
import resource
import subprocess
import sys
import tempfile

TIME_LIMIT_S = 300
STACK_BYTES = 8 << 20  # what most systems give a program


def nested_regions(out, depth=100_000):
    out.write('"builtin.module"() ({\n')
    out.write('"a.b"() ({\n' * depth)
    out.write('}) : () -> ()\n' * depth)
    out.write('}) : () -> ()\n')
    return depth + 1


def nested_isolated_regions(out, depth=100_000):
    out.write('"builtin.module"() ({\n' * depth)
    out.write('^bb0:\n')
    out.write('}) : () -> ()\n' * depth)
    return depth


def long_block(out, ops=10_000_000):
    out.write('"builtin.module"() ({\n%0 = "a.c"() : () -> i32\n')
    for first in range(1, ops, 10_000):
        out.write(''.join(f'%{i} = "a.b"(%{i - 1}) : (i32) -> i32\n'
                          for i in range(first, min(first + 10_000, ops))))
    out.write('}) : () -> ()\n')
    return ops + 1


def long_line(out, size=100_000_000):
    op = '"a.b"() {x = 1 : i32} : () -> () '
    count = size // len(op)
    out.write('"builtin.module"() ({ ')
    for _ in range(count // 1000):
        out.write(op * 1000)
    out.write('}) : () -> ()\n')
    return count // 1000 * 1000 + 1


def long_string(out, size=100_000_000):
    out.write('"builtin.module"() ({ "a.b"() {x = "' + 'y' * size + '"} : () -> () }) : () -> ()\n')
    return 2


def many_operands(out, count=1_000_000):
    out.write('"builtin.module"() ({\n%0 = "a.c"() : () -> i32\n"a.b"(')
    out.write(', '.join(['%0'] * count) + ') : (' + ', '.join(['i32'] * count) + ') -> ()\n')
    out.write('}) : () -> ()\n')
    return 3


def nested(prefix, open_text, core, close_text, suffix):
    def write(out, depth=1_000_000):
        out.write(prefix + open_text * depth + core + close_text * depth + suffix)
        return 1
    return write


REFUSED = {
    'nested_types': nested('"a.b"() {t = ', 'tuple<', 'i32', '>', '} : () -> ()\n'),
    'nested_function_types': nested('"a.b"() {t = ', '() -> (', 'i32', ')', '} : () -> ()\n'),
    'nested_arrays': nested('"a.b"() {t = ', '[', '1', ']', '} : () -> ()\n'),
    'nested_dictionaries': nested('"a.b"() {t = ', '{x = ', '1', '}', '} : () -> ()\n'),
    'nested_locations': nested('"a.b"() : () -> () loc(', 'callsite(', '"x"', ' at "y")', ')\n'),
    'nested_dense': nested('"a.b"() {t = dense<', '[', '1', ']', '> : vector<1xi32>} : () -> ()\n'),
}
READ = {case.__name__: case for case in (nested_regions, nested_isolated_regions, long_block,
                                         long_line, long_string, many_operands)}


def run(tool, source, target):
    def limit():
        resource.setrlimit(resource.RLIMIT_STACK, (STACK_BYTES, STACK_BYTES))
    return subprocess.run([tool, '--allow-unregistered-dialect', source, '-o', target],
                          stderr=subprocess.PIPE, text=True, timeout=TIME_LIMIT_S, preexec_fn=limit)


def count_ops(path):
    with open(path) as text:
        return sum(len(re.findall(r'"\(|^ *module\b', line)) for line in text)


def same_bytes(a, b):
    with open(a, 'rb') as x, open(b, 'rb') as y:
        while True:
            left, right = x.read(1 << 20), y.read(1 << 20)
            if left != right:
                return False
            if not left:
                return True


def check(tool, name, folder):
    """What is wrong, or nothing."""
    source, first, second = (os.path.join(folder, n) for n in ('in.mlir', 'first', 'second'))
    with open(source, 'w') as out:
        ops = (READ.get(name) or REFUSED[name])(out)
    result = run(tool, source, first)
    if name in REFUSED:
        if result.returncode != 1 or ': error: ' not in result.stderr:
            return f'status {result.returncode}, {result.stderr[:300]!r}; it must be refused'
        return 'a file was written in spite of the error' if os.path.exists(first) else ''
    if result.returncode != 0:
        return f'status {result.returncode}: {result.stderr[:300]}'
    printed = count_ops(first)
    if printed != ops:
        return f'{ops} ops went in, {printed} came out'
    result = run(tool, first, second)
    if result.returncode != 0:
        return f'its own output is refused: {result.stderr[:300]}'
    return '' if same_bytes(first, second) else 'the second print differs from the first'


def main():
    tool = os.path.join(sys.argv[1], 'pliron-opt')
    failures = 0
    names = sys.argv[2:] or [*READ, *REFUSED]
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            try:
                problem = check(tool, name, folder)
            except subprocess.TimeoutExpired:
                problem = f'not done after {TIME_LIMIT_S} s'
        print(f'{"FAIL" if problem else "ok  "} {name}{": " if problem else ""}{problem}', flush=True)
        failures += bool(problem)
    print(f'{len(names) - failures} of {len(names)} cases pass')
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main())
