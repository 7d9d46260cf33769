#!/usr/bin/env bash
# Builds our benchmark program, pliron-opt and the peers, and prints one table: our time, the peer's,
# and the ratio (the peer's time over ours; more is better for us).
#
#   tests/bench/run.sh [--ops=N] [--runs=N] [--only=REGEX] [--rows] [--list] [--strict] [--growth]
#                      [--profile] [--build=DIR]
#
#   --ops=N        how many ops (default 1000000; what is asked for holds at a million)
#   --runs=N       samples of each side, which take turns; medians are printed (default 5)
#   --only=REGEX   only the rows whose whole name matches, for example --only='parse|bytecode-.*'
#   --rows         after the table a line `ratio NAME VALUE` for each row, for scripts; a row with a
#                  limit in bytes or microseconds also has `UNIT NAME VALUE`, our own figure
#   --list         print the rows' names and stop
#   --strict       exit with 1 when a row misses what is asked for
#   --growth       measure what an op costs with N/100 ops and with N, for the transforms, our side only
#   --profile      measure nothing; print where our side of the rows spends its time (perf or callgrind)
#   --build=DIR    the build folder (default build/bench)
#
# A peer that is not there is named and its columns stay empty. README.md says what is compared.
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
root="$(cd "$here/../.." && pwd)"

build="$root/build/bench"
arguments=() list=''
for argument in "$@"; do
  case "$argument" in
    --help | -h)
      sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}"
      exit 0 ;;
    --build=*) build="$(realpath -m "${argument#--build=}")" ;;
    --list) list=yes ;;
    *) arguments+=("$argument") ;;
  esac
done
if [ -n "$list" ]; then
  exec python3 "$here/bench.py" --list "${arguments[@]}"
fi

# Runs a command with its output in a log that is shown when the command fails.
logged() {
  local log="$build/bench.log"
  "$@" >"$log" 2>&1 && return 0
  sed -n '/^FAILED:\|CMake Error\|error:/,$p' "$log" | head -n 40 >&2
  echo "run.sh: '$1' failed; the whole output is in $log" >&2
  exit 1
}

mkdir -p "$build/inputs"
# Warnings are for the builds that people work in; the optimiser finds different ones.
logged cmake --preset bench -S "$root" -B "$build" -DPLIRON_WERROR=OFF
echo "building ours in $build" >&2
logged ninja -C "$build" pliron-bench pliron-opt
"$here/build_peers.sh" "$build/peers" || echo "run.sh: going on without those peers" >&2

exec python3 "$here/bench.py" --bin "$build/bin" --peers "$build/peers" --work "$build/inputs" \
  "${arguments[@]}"
