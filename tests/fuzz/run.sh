#!/usr/bin/env bash
# Fuzzes the text parser and the bytecode reader with libFuzzer, AddressSanitizer and
# UndefinedBehaviorSanitizer.
#   run.sh [SECONDS] [FOLDER]
#     SECONDS   for each of the two (default 30)
#     FOLDER    for the build, the corpus and what was found (default build/fuzz)
# Needs clang with its fuzzing run-time; without it the exit status is 77. What fails is kept as
# FOLDER/found/NAME: give it to FOLDER/bin/fuzz_text or fuzz_bytecode to see it again.
set -euo pipefail
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
seconds="${1:-30}"
folder="$(mkdir -p "${2:-$root/build/fuzz}" && cd "${2:-$root/build/fuzz}" && pwd)"

# The newest clang whose run-time has the fuzzer, and the LLVM that comes with it.
compiler=''
for version in 22 21 20; do
  candidate="$(command -v "clang++-$version" || true)"
  [ -n "$candidate" ] || continue
  if echo 'extern "C" int LLVMFuzzerTestOneInput(const char*, unsigned long) { return 0; }' |
    "$candidate" -x c++ - -fsanitize=fuzzer,address,undefined -o "$folder/probe" 2>/dev/null; then
    compiler="$candidate"
    break
  fi
done
if [ -z "$compiler" ]; then
  echo "SKIPPED: no clang++ of version 20 to 22 with libclang_rt.fuzzer (package libclang-rt-22-dev)"
  exit 77
fi

cmake -G Ninja -S "$root/tests/fuzz" -B "$folder" -DCMAKE_CXX_COMPILER="$compiler" \
  -DCMAKE_C_COMPILER="${compiler/clang++/clang}" -DCMAKE_RUNTIME_OUTPUT_DIRECTORY="$folder/bin" \
  -DLLVM_DIR="$("${compiler/clang++/llvm-config}" --cmakedir)" >"$folder/build.log" 2>&1 &&
  cmake --build "$folder" -j "$(nproc)" >>"$folder/build.log" 2>&1 || { cat "$folder/build.log"; exit 1; }

mkdir -p "$folder/corpus/text" "$folder/corpus/bytecode" "$folder/found"
python3 "$root/tests/fuzz/make_corpus.py" "$root" "$folder/corpus/text"
"$folder/bin/make_bytecode" "$folder/corpus/text" "$folder/corpus/bytecode"

# Frames are several times as large as usual here, and what limits the depth of an input does not know.
ulimit -s 65536 2>/dev/null || ulimit -s unlimited 2>/dev/null || true
status=0
# fuzz NAME [OPTIONS]
fuzz() {
  local name=$1
  shift
  if "$folder/bin/fuzz_$name" "$folder/corpus/$name" -max_total_time="$seconds" -max_len=8192 \
    -timeout=10 -rss_limit_mb=4096 -artifact_prefix="$folder/found/" -print_final_stats=1 "$@" \
    >"$folder/$name.log" 2>&1; then
    echo "$name: $(sed -n 's/^stat::number_of_executed_units: *//p' "$folder/$name.log") inputs, nothing found"
  else
    tail -n 60 "$folder/$name.log"
    echo "FAILED: $name; see $folder/$name.log and $folder/found"
    status=1
  fi
}
fuzz text -dict="$root/tests/fuzz/text.dict"
fuzz bytecode
exit "$status"
