#!/usr/bin/env bash
# Compiles vecadd.rs to PTX, has ptxas check it when there is one, runs the kernel and checks every
# element of the result.
#   run.sh [FOLDER OF PLIRON'S TOOLS]    default: build/bin
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
# shellcheck source=../../tools/setup/setup.sh
source "$here/../../tools/setup/setup.sh"
tools="$(cd "${1:-$pliron_root/build/bin}" && pwd)"
work="$(dirname "$tools")/examples/vecadd"
mkdir -p "$work"

fail() {
  echo "FAILED: $*"
  exit 1
}

step "Compiling examples/vecadd/vecadd.rs to PTX for sm_80"
rm -f "$work/vecadd.ptx" "$work/c.npy"
"$tools/pliron-rustc" "$here/vecadd.rs" -o "$work/vecadd.ptx" --emit=ptx --arch=sm_80 ||
  fail "pliron-rustc did not compile the kernel"
[ -s "$work/vecadd.ptx" ] || fail "pliron-rustc wrote no PTX"
note "wrote $work/vecadd.ptx ($(wc -l <"$work/vecadd.ptx") lines); the kernel, without its line numbers:"
sed -n '/\.entry/,/ret;/p' "$work/vecadd.ptx" | sed -E '/^\s*(\.loc\s|\/\/|$)|^\$L__(tmp|func)/d; s/^/    | /'

if have_cuda; then
  step "Checking the PTX with ptxas"
  "$CUDA_HOME/bin/ptxas" --gpu-name=sm_80 --verbose "$work/vecadd.ptx" -o "$work/vecadd.cubin" \
    2>"$work/ptxas.log" || { cat "$work/ptxas.log"; fail "ptxas does not accept the PTX"; }
  note "accepted:$(sed -n 's/.*: Used \([0-9]* registers\).*/ \1/p' "$work/ptxas.log")"
else
  step "ptxas is not installed: PTX is not checked"
  setup_reminder_lines+=("ptxas is not installed: PTX is not checked")
fi

step "Running the kernel: 4 blocks of 256 threads, c = a + b"
python3 "$here/data.py" make "$work"
"$tools/pliron-run" "$here/vecadd.rs" --kernel=vecadd --grid=4 --block=256 \
  --arg="f32[]@$work/a.npy" --arg="f32[]@$work/b.npy" --arg="f32[1024]:zeros" \
  --out="2=$work/c.npy" --print=2:8 || fail "pliron-run did not run the kernel"
[ -s "$work/c.npy" ] || fail "pliron-run wrote no result"

step "Comparing with sums computed by Python"
setup_reminders
python3 "$here/data.py" check "$work"
