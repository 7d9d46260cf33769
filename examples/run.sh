#!/usr/bin/env bash
# A Rust kernel goes in, PTX comes out, and it runs. Sets this machine up, builds pliron, and takes
# examples/vecadd through every step; ends in PASSED or FAILED. PLIRON_NO_INSTALL=1 installs nothing.
set -euo pipefail
# shellcheck source=../tools/setup/setup.sh
source "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/../tools/setup/setup.sh"
# shellcheck source=../tools/setup/build.sh
source "$pliron_root/tools/setup/build.sh"

case "${1:-}" in
  '') ;;
  -h | --help) sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}"; exit 0 ;;
  *) die "examples/run.sh takes no arguments; it got: $*" ;;
esac
setup_machine
build_preset release build pliron-rustc pliron-run ||
  { echo "FAILED: pliron did not build"; exit 1; }
bash "$pliron_root/examples/vecadd/run.sh" "$pliron_root/build/bin"
