#!/usr/bin/env bash
# Draws the Mandelbrot set with mandelbrot.rs, on the GPU when there is one and else on the CPU.
#   run.sh [FOLDER OF PLIRON'S TOOLS]    default: build/bin
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
# shellcheck source=../../tools/setup/setup.sh
source "$here/../../tools/setup/setup.sh"
tools="$(cd "${1:-$pliron_root/build/bin}" && pwd)"
work="$(dirname "$tools")/examples/mandelbrot"
mkdir -p "$work"

fail() {
  echo "FAILED: $*"
  exit 1
}

step "Running examples/mandelbrot/mandelbrot.rs: a grid of 5 x 4 blocks of 16 x 8 threads"
rm -f "$work/image.npy"
"$tools/pliron-run" "$here/mandelbrot.rs" --kernel=mandelbrot --grid=5,4 --block=16,8 \
  --arg="bytes:$(python3 "$here/picture.py" view)" --arg=u32:200 --arg="u32[2340]:zeros" \
  --out="2=$work/image.npy" || fail "pliron-run did not run the kernel"

step "The picture"
python3 "$here/picture.py" check "$work"
