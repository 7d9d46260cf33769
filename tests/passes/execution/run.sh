#!/usr/bin/env bash
# Compares COUNT random programs before and after every transform, on all cores:
#
#   tests/passes/execution/run.sh COUNT SEED [BUILD FOLDER]
#
# Programs are made from the seeds SEED to SEED + COUNT - 1. See main.cpp.
set -euo pipefail
count="${1:?usage: run.sh COUNT SEED [BUILD FOLDER]}"
seed="${2:?usage: run.sh COUNT SEED [BUILD FOLDER]}"
root="$(dirname "$(realpath "${BASH_SOURCE[0]}")")/../../.."
build="${3:-$root/build}"
program="$build/tests/passes/execution/test-execution"
[ -x "$program" ] || program="$build/bin/test-execution"
jobs="$(nproc)"
[ "$jobs" -le "$count" ] || jobs="$count"

# As many processes as cores, each with its own run of seeds.
pids=()
for ((i = 0; i < jobs; ++i)); do
  first=$((seed + count * i / jobs)) next=$((seed + count * (i + 1) / jobs))
  "$program" --count=$((next - first)) --seed=$first &
  pids+=($!)
done
status=0
for pid in "${pids[@]}"; do
  wait "$pid" || status=1
done
exit $status
