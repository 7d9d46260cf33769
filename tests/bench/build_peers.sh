#!/usr/bin/env bash
# Builds the peers from MLIR's static archives:  build_peers.sh OUTPUT_FOLDER
#   mlir_peer        the API benchmark
#   lean_opt         mlir-opt with func, arith, cf and memref only
#   lean_llvm_opt    the same with the llvm dialect too
# What cannot be built is named on stderr and left out; the exit status then is 1. LLVM_CONFIG and
# PEER_CXX choose the tools.
set -uo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
root="$(cd "$here/../.." && pwd)"
out="${1:?usage: build_peers.sh OUTPUT_FOLDER}"
mkdir -p "$out"

first_of() {
  local name
  for name in "$@"; do
    command -v "$name" && return 0
  done
  return 1
}

missing() {
  echo "MLIR peers: not built: $1" >&2
  exit 1
}

config="${LLVM_CONFIG:-$(first_of llvm-config-22 llvm-config)}" || missing "no llvm-config was found"
version="$("$config" --version)"
[ "${version%%.*}" = 22 ] || missing "LLVM $version was found, 22 is needed"
cxx="${PEER_CXX:-$(first_of clang++-22 clang++ c++)}" || missing "no C++ compiler was found"
libdir="$("$config" --libdir)"
ls "$libdir"/libMLIRIR.a >/dev/null 2>&1 ||
  missing "no static MLIR archives in llvm-config's libdir; on Debian: apt-get install libmlir-22-dev libzstd-dev"
archives="$(ls "$libdir"/libMLIR*.a | grep -vE 'Test|CAPI|ExecutionEngine|JitRunner')"
linker=()
[ -z "$(first_of ld.lld ld.lld-22 2>/dev/null)" ] || linker=(-fuse-ld=lld)

# build NAME 'SOURCES' [FLAGS...]: skips what is newer than its sources and all headers here.
build() {
  local target="$out/$1" sources=() source is_old=
  for source in $2; do
    sources+=("$here/$source")
  done
  shift 2
  for source in "${sources[@]}" "$here"/*.h "$here/build_peers.sh"; do
    [ "$target" -nt "$source" ] || is_old=1
  done
  [ -n "$is_old" ] || return 0
  echo "building $(basename "$target")" >&2
  # shellcheck disable=SC2046,SC2086  # lists of flags and archives
  "$cxx" -std=c++17 -O3 -DNDEBUG -no-pie -fno-exceptions -fno-rtti -I"$root" \
    -isystem "$("$config" --includedir)" -D_GNU_SOURCE -D__STDC_CONSTANT_MACROS \
    -D__STDC_FORMAT_MACROS -D__STDC_LIMIT_MACROS -ffunction-sections "$@" "${sources[@]}" -o "$target" \
    -L"$libdir" "${linker[@]}" -Wl,--gc-sections -Wl,--as-needed -Wl,--start-group $archives \
    $("$config" --link-static --libs support core remarks bitstreamreader bitwriter targetparser) \
    -Wl,--end-group $("$config" --link-static --system-libs)
}

status=0
build mlir_peer 'mlir_peer.cpp mlir_peer_passes.cpp' || status=1
build lean_opt mlir_lean_opt.cpp || status=1
build lean_llvm_opt mlir_lean_opt.cpp -DLEAN_LLVM || status=1
exit $status
