#!/usr/bin/env bash
# Installs a built pliron into a temporary folder, builds this example against it as a project of its
# own, runs it and compares what it says.
#   run.sh [FOLDER OF PLIRON'S TOOLS]    default: build/bin
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
build="$(cd "${1:-$here/../../build/bin}/.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

quietly() {
  "$@" >"$work/log" 2>&1 || { cat "$work/log"; echo "FAILED: $*"; exit 1; }
}

# With the compiler that built pliron.
compiler="$(sed -n 's/^CMAKE_CXX_COMPILER:[A-Z]*=//p' "$build/CMakeCache.txt")"
quietly cmake --install "$build" --prefix "$work/pliron"
quietly cmake -G Ninja -S "$here" -B "$work/build" -DCMAKE_PREFIX_PATH="$work/pliron" \
  -DCMAKE_CXX_COMPILER="$compiler"
quietly cmake --build "$work/build"
"$work/build/toy_dialect" >"$work/said" 2>&1 ||
  { cat "$work/said"; echo "FAILED: toy_dialect"; exit 1; }
cat "$work/said"
diff "$here/expected.txt" "$work/said" || { echo "FAILED: expected.txt says otherwise"; exit 1; }
echo PASSED
