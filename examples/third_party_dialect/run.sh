#!/usr/bin/env bash
# Installs a built pliron into a temporary folder, builds this dialect against it as a project of its
# own, and drives it with the installed pliron-opt.
#   run.sh [FOLDER OF PLIRON'S TOOLS]    default: build/bin
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
build="$(cd "${1:-$here/../../build/bin}/.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

quietly() {
  "$@" >"$work/log" 2>&1 || { cat "$work/log"; echo "FAILED: $*"; exit 1; }
}
# compare NAME COMMAND...: what the command says against expected/NAME.
compare() {
  local name=$1
  shift
  "$@" >"$work/$name" 2>"$work/$name.err" || true
  sed "s,$here/,," "$work/$name.err" >>"$work/$name"
  diff "$here/expected/$name" "$work/$name" || { echo "FAILED: $name"; exit 1; }
}

# With the compiler that built pliron.
compiler="$(sed -n 's/^CMAKE_CXX_COMPILER:[A-Z]*=//p' "$build/CMakeCache.txt")"
quietly cmake --install "$build" --prefix "$work/pliron"
started=$(date +%s%N)
quietly cmake -G Ninja -S "$here" -B "$work/build" -DCMAKE_PREFIX_PATH="$work/pliron" \
  -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_BUILD_TYPE=Release
quietly cmake --build "$work/build"
echo "built in $((($(date +%s%N) - started) / 1000000)) ms"

opt=("$work/pliron/bin/pliron-opt" "--load-dialect=$work/build/libfixed.so"
  --allow-unregistered-dialect)
compare custom "${opt[@]}" "$here/in.mlir"
compare generic "${opt[@]}" --emit=generic "$here/in.mlir"
compare passes "${opt[@]}" "$here/in.mlir" \
  --pass-pipeline='builtin.module(fixed-mul-to-add,canonicalize,dce)'
compare rules "${opt[@]}" "$here/sums.mlir" --rules="$here/fixed.rules" --apply-rules
"${opt[@]}" --rules="$here/fixed.rules" --test-rules
compare wrong "${opt[@]}" "$here/wrong.mlir"
# What was printed reads back as it was.
"${opt[@]}" "$here/in.mlir" -o "$work/first"
"${opt[@]}" "$work/first" -o "$work/second"
cmp "$work/first" "$work/second"
cat "$work/passes"
# Random modules of the dialect, made from its records, and damaged ones.
"${opt[@]}" --self-test-dialect=fixed --count=200
echo PASSED
