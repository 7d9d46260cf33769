#!/usr/bin/env bash
# Installs a built pliron into a temporary prefix and builds and runs an outside project against it.
#   run.sh CMAKE BUILD_FOLDER CXX_COMPILER
set -euo pipefail
cmake=$1 build=$2 compiler=$3
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

"$cmake" --install "$build" --prefix "$work/a prefix" >"$work/install.log" ||
  { tail -n 5 "$work/install.log"; exit 1; }
"$cmake" -G Ninja -S "$here/project" -B "$work/build" -DCMAKE_CXX_COMPILER="$compiler" \
  -DCMAKE_PREFIX_PATH="$work/a prefix" -DCMAKE_BUILD_TYPE=Release
"$cmake" --build "$work/build"
"$work/build/outside"
