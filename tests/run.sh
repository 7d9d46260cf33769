#!/usr/bin/env bash
# Sets this machine up, builds pliron and runs every test. The last line has the counts.
#
#   tests/run.sh [--all] [CTEST OPTIONS]     for example: tests/run.sh -R unit-ir
#   --all, CI=true, PLIRON_TEST_SANITIZE=1   also the unit and text tests in a build with sanitizers,
#                                            a minute of fuzzing, and every file through clang
#                                            for its warnings
#   PLIRON_NO_INSTALL=1                      install nothing, only name what is missing
set -euo pipefail
# shellcheck source=../tools/setup/setup.sh
source "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/../tools/setup/setup.sh"
# shellcheck source=../tools/setup/build.sh
source "$pliron_root/tools/setup/build.sh"

passed=0 failed=0 skipped=0

# count PASSED FAILED SKIPPED
count() {
  passed=$((passed + $1)) failed=$((failed + $2)) skipped=$((skipped + $3))
}

print_counts() {
  local line="$passed passed, $failed failed"
  [ "$skipped" = 0 ] || line+=", $skipped skipped"
  echo "$line"
}

# A build that fails is one failure, and the end of the run.
build_or_stop() {
  build_preset "$@" && return 0
  count 0 1 0
  echo "FAILED: pliron did not build"
  print_counts
  exit 1
}

# run_ctest FOLDER [CTEST OPTIONS]: runs the tests of a build folder and adds up their cases.
run_ctest() {
  local folder="$pliron_root/$1" status=0 numbers
  shift
  rm -rf "$folder/tests/counts" "$folder/tests/ctest.xml"
  mkdir -p "$folder/tests/counts"
  ctest --test-dir "$folder" --output-on-failure --no-tests=error -j "$(nproc)" \
    --output-junit "$folder/tests/ctest.xml" "$@" || status=$?
  if ! numbers="$(python3 "$pliron_root/tests/count.py" "$folder/tests/ctest.xml" "$folder/tests/counts")"; then
    count 0 1 0
    return
  fi
  local ran_passed ran_failed ran_skipped
  read -r ran_passed ran_failed ran_skipped <<<"$numbers"
  # CTest's word is final: whatever it calls a failure must not vanish in the adding up.
  [ "$status" = 0 ] || [ "$ran_failed" -gt 0 ] || ran_failed=1
  note "$ran_passed cases passed, $ran_failed failed, $ran_skipped skipped"
  count "$ran_passed" "$ran_failed" "$ran_skipped"
}

run_second_compiler() {
  local compiler
  compiler="$(command -v clang++-22 clang++-21 clang++-20 clang++ | head -n 1)"
  step "Checking every file with $(basename "$compiler")"
  if python3 "$pliron_root/tests/second_compiler.py" "$compiler" "$pliron_root/build"; then
    count 1 0 0
  else
    count 0 1 0
  fi
}

run_fuzzers() {
  step "Fuzzing the parser and the bytecode reader for a minute"
  local status=0
  bash "$pliron_root/tests/fuzz/run.sh" 30 "$pliron_root/build/fuzz" || status=$?
  case $status in
    0) count 2 0 0 ;;
    77) count 0 0 1 ;;
    *) count 0 1 0 ;;
  esac
}

all=''
if [ "${1:-}" = --help ] || [ "${1:-}" = -h ]; then
  sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}"
  exit 0
fi
if [ "${1:-}" = --all ]; then
  all=yes
  shift
fi
if [ "${CI:-}" = true ] || [ -n "${PLIRON_TEST_SANITIZE:-}" ]; then
  all=yes
fi

setup_machine ${all:+ci}
build_or_stop release build
step "Running the tests"
run_ctest build "$@"

if [ -n "$all" ]; then
  run_second_compiler
  run_fuzzers
  build_or_stop asan build/asan
  step "Running the unit and text tests with AddressSanitizer and UndefinedBehaviorSanitizer"
  export UBSAN_OPTIONS="${UBSAN_OPTIONS:-print_stacktrace=1}"
  run_ctest build/asan -R '^(unit-|text$|self-test$)' "$@"
else
  step "Skipped: the build with sanitizers and the clang pass (tests/run.sh --all runs them)"
fi

setup_reminders
print_counts
[ "$failed" = 0 ]
