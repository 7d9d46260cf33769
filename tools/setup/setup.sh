#!/usr/bin/env bash
# Makes this machine ready to build and test pliron: finds what is needed, says what is missing and
# installs it. On Debian 12 the missing pieces come from Debian with apt-get; ptxas and libdevice,
# NVIDIA's parts of a CUDA Toolkit that pliron uses, come as Python wheels into build/cuda unless a
# toolkit is found. On another Linux it uses what it finds and names the rest.
#
#   tools/setup/setup.sh [--ci]    --ci also wants clang, the second compiler that CI builds with
#   PLIRON_NO_INSTALL=1            install nothing, only name what is missing
#
# examples/run.sh and tests/run.sh source this file and call setup_machine. Afterwards LLVM_DIR (when
# CMake needs a hint) and CUDA_HOME (when there is a toolkit) are exported, and setup_reminders
# repeats what is missing but can be done without.

pliron_root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)"
setup_reminder_lines=()
# What the checks below find.
found_compiler='' found_rustc='' llvm_version='' llvm_tools=''

# ---- Talking to the person ---------------------------------------------------------------------

if [ -t 1 ] && [ -z "${NO_COLOR:-}" ]; then
  style_step=$'\e[1;34m' style_warn=$'\e[1;33m' style_bad=$'\e[1;31m' style_end=$'\e[0m'
else
  style_step='' style_warn='' style_bad='' style_end=''
fi

step() { printf '%s==>%s %s\n' "$style_step" "$style_end" "$*"; }
note() { printf '    %s\n' "$*"; }
warn() { printf '    %swarning:%s %s\n' "$style_warn" "$style_end" "$*"; }
die() {
  printf '%serror:%s %s\n' "$style_bad" "$style_end" "$*" >&2
  exit 1
}

# Runs a command with its output appended to $log_file; on a terminal its last line shows meanwhile.
run_logged() {
  printf '\n$ %s\n' "$*" >>"$log_file"
  if [ ! -t 1 ]; then
    "$@" >>"$log_file" 2>&1
    return
  fi
  local line status
  "$@" 2>&1 | while IFS= read -r line; do
    printf '%s\n' "$line" >>"$log_file"
    printf '\r\e[K    %.90s' "$line"
  done
  status=${PIPESTATUS[0]}
  printf '\r\e[K'
  return "$status"
}

# ---- What is needed ----------------------------------------------------------------------------
# One line each: key | what it is | Debian packages | how to get it elsewhere. have_KEY says whether
# it is there.

required_needs=(
  "compiler|a C++20 compiler (g++ 12 or clang++ 16, or newer)|g++|install g++"
  "cmake|CMake 3.22 or newer|cmake|install cmake"
  "ninja|Ninja|ninja-build|install ninja"
  "llvm|LLVM 20, 21 or 22 with its headers|llvm-22-dev llvm-22-tools|install LLVM's development package, or set LLVM_DIR to the folder of its LLVMConfig.cmake"
  "text_tests|lit and FileCheck of LLVM|llvm-22-tools|install LLVM's tools package"
  "boost_context|Boost.Context|libboost-context-dev|install Boost's development package"
  "boost_graph|Boost.Graph|libboost-graph-dev|install Boost's development package"
  "range_v3|range-v3|librange-v3-dev|install range-v3"
  "doctest|doctest|doctest-dev|install doctest"
  "python|Python 3.8 or newer|python3|install python3"
  "rustc|rustc 1.95 or newer with its library source|rustc-web rust-web-src|with rustup: rustup toolchain install stable && rustup component add rust-src"
)
ci_needs=(
  "clang|clang++, CI's second compiler|clang-22 libclang-rt-22-dev|install clang and its fuzzing run-time"
)
optional_needs=(
  "ccache|ccache, for fast rebuilds|ccache|install ccache"
  "static_llvm|lld, zlib and zstd to link LLVM's archives, with which the tools start faster|lld-22 zlib1g-dev libzstd-dev|install lld and the development packages of zlib and zstd"
  "psutil|psutil for Python, so that a text test that hangs is stopped|python3-psutil|install psutil for the Python that runs lit"
)
pip_need="pip|pip for Python 3, to fetch ptxas and libdevice|python3-pip|install python3-pip"

# version_at_least HAVE WANT: compares dotted versions.
version_at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

have_compiler() {
  local compiler version
  for compiler in ${CXX:+"$CXX"} c++ g++ clang++; do
    command -v "$compiler" >/dev/null || continue
    version="$("$compiler" -dumpversion 2>/dev/null)" || continue
    if "$compiler" --version | grep -q clang; then
      version_at_least "$version" 16 || continue
    else
      version_at_least "$version" 12 || continue
    fi
    found_compiler="$(basename "$(realpath "$(command -v "$compiler")")")"
    found_compiler="${found_compiler##*-linux-gnu-}"
    [ "$version" != "${found_compiler##*-}" ] || version=''
    found_compiler+="${version:+ $version}"
    return 0
  done
  return 1
}

have_cmake() {
  command -v cmake >/dev/null || return 1
  local version
  version="$(cmake --version | sed -n '1s/[^0-9]*//p')"
  version_at_least "$version" 3.22
}

have_ninja() { command -v ninja >/dev/null; }
have_python() { command -v python3 >/dev/null && python3 -c 'import sys; sys.exit(sys.version_info < (3, 8))'; }
have_pip() { python_with_pip >/dev/null; }
have_psutil() {
  compgen -G '/usr/lib*/python3*/*-packages/psutil' >/dev/null ||
    { command -v python3 >/dev/null && python3 -c 'import psutil' 2>/dev/null; }
}
have_ccache() { command -v ccache >/dev/null; }
have_static_llvm() { [ -x "$llvm_tools/ld.lld" ] && have_header zlib.h && have_header zstd.h; }
have_clang() { command -v clang++-22 clang++-21 clang++-20 clang++ >/dev/null; }

# Sets llvm_version and llvm_tools; exports LLVM_DIR where CMake would not look by itself.
have_llvm() {
  local config cmake_dir number
  if [ -n "${LLVM_DIR:-}" ]; then
    [ -f "$LLVM_DIR/LLVMConfig.cmake" ] ||
      die "LLVM_DIR is set to $LLVM_DIR, which has no LLVMConfig.cmake; correct it or unset it."
    llvm_version="$(sed -n 's/^set(LLVM_PACKAGE_VERSION \(.*\))/\1/p' "$LLVM_DIR/LLVMConfig.cmake")"
    llvm_tools="$(cd "$LLVM_DIR" && cd "$(realpath "$LLVM_DIR")/../../../bin" && pwd)" || llvm_tools=''
    return 0
  fi
  for number in 22 21 20; do
    for config in "llvm-config-$number" "/usr/lib/llvm-$number/bin/llvm-config" \
      "/usr/lib64/llvm$number/bin/llvm-config" "llvm-config"; do
      command -v "$config" >/dev/null || continue
      llvm_version="$("$config" --version)"
      [ "${llvm_version%%.*}" = "$number" ] || continue
      [ -f "$("$config" --includedir)/llvm/IR/Module.h" ] || continue
      cmake_dir="$("$config" --cmakedir)"
      [ -f "$cmake_dir/LLVMConfig.cmake" ] || continue
      export LLVM_DIR="$cmake_dir"
      llvm_tools="$("$config" --bindir)"
      return 0
    done
  done
  return 1
}

have_text_tests() {
  local number="${llvm_version%%.*}"
  { [ -x "$llvm_tools/FileCheck" ] || command -v FileCheck "FileCheck-$number" >/dev/null; } &&
    { [ -e "$llvm_tools/lit" ] || [ -e "$llvm_tools/llvm-lit" ] ||
      command -v lit llvm-lit "lit-$number" >/dev/null; }
}

# have_header NAME: in the usual folders, or wherever the compiler looks.
have_header() {
  local folder
  for folder in /usr/include /usr/local/include; do
    [ -f "$folder/$1" ] && return 0
  done
  command -v c++ >/dev/null && printf '#include <%s>\n' "$1" | c++ -std=c++20 -E -x c++ - >/dev/null 2>&1
}
have_boost_graph() { have_header boost/graph/dominator_tree.hpp; }
have_range_v3() { have_header range/v3/core.hpp; }
have_doctest() { have_header doctest/doctest.h; }
have_boost_context() {
  have_header boost/context/fiber.hpp || return 1
  # The headers may come from a package without the compiled library.
  compgen -G '/usr/lib*/libboost_context*' >/dev/null ||
    compgen -G '/usr/lib/*/libboost_context*' >/dev/null ||
    compgen -G '/usr/local/lib*/libboost_context*' >/dev/null ||
    printf 'int main() {}' | c++ -x c++ - -lboost_context -o /dev/null 2>/dev/null
}

# Sets found_rustc. pliron-rustc looks again by itself, in the same order.
have_rustc() {
  local compiler
  if [ -n "${PLIRON_RUSTC:-}" ]; then
    usable_rustc "$PLIRON_RUSTC" ||
      die "PLIRON_RUSTC is set to $PLIRON_RUSTC, which is not a rustc 1.95 or newer with its library source (rust-src); correct it or unset it."
    return 0
  fi
  while IFS= read -r compiler; do
    usable_rustc "$compiler" && return 0
  done < <(type -ap rustc)
  return 1
}

# usable_rustc PATH: new enough, and with the source of its own library.
usable_rustc() {
  local version sysroot source
  version="$("$1" --version 2>/dev/null | sed -n 's/^rustc \([0-9.]*\).*/\1/p')"
  [ -n "$version" ] && version_at_least "$version" 1.95 || return 1
  sysroot="$("$1" --print sysroot 2>/dev/null)" || return 1
  source="$(realpath -e "$sysroot/lib/rustlib/src/rust" 2>/dev/null)" || return 1
  [ -f "$source/library/core/src/lib.rs" ] || return 1
  # Debian's source folders carry the version; the compiler's and the source's package may differ.
  case "$source" in
    */rustc-[0-9]*) [ "${source##*/rustc-}" = "$version" ] || return 1 ;;
  esac
  found_rustc="$version"
}

# Prints a Python that can fetch wheels.
python_with_pip() {
  local python
  for python in python3 /usr/bin/python3; do
    if "$python" -m pip --version >/dev/null 2>&1; then
      printf '%s\n' "$python"
      return 0
    fi
  done
  return 1
}

# ---- ptxas and libdevice -----------------------------------------------------------------------

# Exports CUDA_HOME when a folder has both parts that we use.
have_cuda() {
  local folder on_path=''
  on_path="$(command -v ptxas)" && on_path="$(dirname "$(dirname "$(realpath "$on_path")")")"
  for folder in "${PLIRON_CUDA_DIR:-}" "${CUDA_HOME:-}" "${CUDA_PATH:-}" "$on_path" /usr/local/cuda /opt/cuda \
    "$pliron_root/build/cuda"; do
    if [ -n "$folder" ] && [ -x "$folder/bin/ptxas" ] &&
      [ -f "$folder/nvvm/libdevice/libdevice.10.bc" ]; then
      export CUDA_HOME="$folder"
      return 0
    fi
  done
  return 1
}

# Lays out build/cuda like a CUDA Toolkit from two wheels. They come through pip, so a person's own
# pip configuration decides from where. Fails without a message; the log has pip's.
fetch_cuda() {
  local python partial="$pliron_root/build/cuda.partial"
  python="$(python_with_pip)" || return 1
  rm -rf "$partial" && mkdir -p "$partial/wheels" || return 1
  run_logged "$python" -m pip download --no-deps --only-binary=:all: --retries 2 \
    --disable-pip-version-check -d "$partial/wheels" \
    'nvidia-cuda-nvcc==13.0.*' 'nvidia-nvvm==13.0.*' || return 1
  run_logged "$python" "$pliron_root/tools/setup/unpack_cuda.py" "$partial/cuda" \
    "$partial"/wheels/*.whl || return 1
  run_logged "$partial/cuda/bin/ptxas" --version || return 1
  rm -rf "$pliron_root/build/cuda" && mv "$partial/cuda" "$pliron_root/build/cuda" &&
    rm -rf "$partial"
}

setup_cuda() {
  have_cuda && return 0
  if [ -n "${PLIRON_NO_INSTALL:-}" ]; then
    warn "ptxas and libdevice are missing (no CUDA Toolkit found); without PLIRON_NO_INSTALL they are fetched into build/cuda"
  else
    step "Fetching ptxas and libdevice into build/cuda (two Python wheels, 100 MB)"
    fetch_cuda && have_cuda && return 0
    rm -rf "$pliron_root/build/cuda.partial"
    warn "ptxas and libdevice could not be fetched; pip's messages are in build/setup.log"
  fi
  setup_reminder_lines+=("ptxas is not installed: PTX is not checked (install a CUDA Toolkit and set CUDA_HOME, or run this again when online)")
}

# ---- Debian ------------------------------------------------------------------------------------

is_debian_12() {
  command -v apt-get >/dev/null && [ -r /etc/os-release ] &&
    grep -qx 'ID=debian' /etc/os-release && grep -qx 'VERSION_ID="12"' /etc/os-release
}

# Prints how to become root, or fails.
root_command() {
  if [ "$(id -u)" = 0 ]; then
    echo env
  elif command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
    echo sudo
  else
    return 1
  fi
}

# install_debian PACKAGE...: fails with one sentence in install_problem.
install_debian() {
  local as_root package candidate
  if ! as_root="$(root_command)"; then
    install_problem="installing packages needs root; run: sudo apt-get install $*"
    return 1
  fi
  step "Installing $# Debian packages (details in build/setup.log): $*"
  run_logged "$as_root" apt-get update ||
    warn "apt-get update did not succeed for every package source"
  for package in "$@"; do
    candidate="$(apt-cache policy "$package" 2>/dev/null | sed -n 's/^ *Candidate: //p')" || true
    if [ -z "$candidate" ] || [ "$candidate" = "(none)" ]; then
      install_problem="Debian's package $package is not in this machine's package sources; go online, or enable bookworm and bookworm-security (main) in /etc/apt."
      return 1
    fi
  done
  # --no-remove: a package of yours that conflicts is yours to remove.
  if ! run_logged "$as_root" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-remove \
    --no-install-recommends -o DPkg::Lock::Timeout=120 "$@"; then
    install_problem="apt-get could not install the packages ($(grep '^E: ' "$log_file" | tail -n 1)); see build/setup.log, or run: apt-get install $*"
    return 1
  fi
}

# ---- All together ------------------------------------------------------------------------------

# Fills missing_required, missing_optional (lines of the tables) and missing_packages.
find_missing() {
  local need packages
  missing_required=() missing_optional=() missing_packages=()
  for need in "${required_needs[@]}" "$@"; do
    "have_${need%%|*}" || missing_required+=("$need")
  done
  for need in "${optional_needs[@]}"; do
    "have_${need%%|*}" || missing_optional+=("$need")
  done
  if ! have_cuda && ! have_pip; then
    missing_optional+=("$pip_need")
  fi
  for need in "${missing_required[@]}" "${missing_optional[@]}"; do
    IFS='|' read -r _ _ packages _ <<<"$need"
    # shellcheck disable=SC2206  # words on purpose
    missing_packages+=($packages)
  done
}

# name_missing WORD NEED...: one line each.
name_missing() {
  local word=$1 need what packages elsewhere
  shift
  for need in "$@"; do
    IFS='|' read -r _ what packages elsewhere <<<"$need"
    if is_debian_12; then
      note "$word: $what (Debian: $packages)"
    else
      note "$word: $what ($elsewhere)"
    fi
  done
}

# setup_machine [ci]: everything above; afterwards all that is required is there.
setup_machine() {
  local wanted=()
  [ "${1:-}" = ci ] && wanted=("${ci_needs[@]}")
  local log_file="$pliron_root/build/setup.log"
  if ! mkdir -p "$pliron_root/build" 2>/dev/null || [ ! -w "$pliron_root/build" ]; then
    die "cannot write to $pliron_root/build."
  fi
  [ "$(uname -s)" = Linux ] || die "pliron is built on Linux; this is $(uname -s)."
  find_missing "${wanted[@]}"
  if [ "${#missing_packages[@]}" -gt 0 ]; then
    step "Looking for what pliron needs"
    name_missing missing "${missing_required[@]}"
    name_missing "missing, but optional" "${missing_optional[@]}"
    if is_debian_12 && [ -z "${PLIRON_NO_INSTALL:-}" ]; then
      # shellcheck disable=SC2046
      if ! install_debian $(printf '%s\n' "${missing_packages[@]}" | sort -u); then
        [ "${#missing_required[@]}" = 0 ] || die "$install_problem"
        warn "$install_problem"
      fi
      find_missing "${wanted[@]}"
      [ "${#missing_required[@]}" = 0 ] || name_missing "still missing" "${missing_required[@]}"
    fi
    if is_debian_12 && [ -n "${PLIRON_NO_INSTALL:-}" ]; then
      note "to install them: apt-get install --no-install-recommends $(printf '%s\n' "${missing_packages[@]}" | sort -u | paste -sd' ')"
    fi
    if [ "${#missing_required[@]}" -gt 0 ]; then
      local names
      names="$(printf '%s\n' "${missing_required[@]}" | cut -d'|' -f2 | paste -sd';' | sed 's/;/; /g')"
      die "pliron cannot be built without: $names."
    fi
  fi
  setup_cuda
  local ptxas='no ptxas'
  [ -n "${CUDA_HOME:-}" ] && have_cuda &&
    ptxas="ptxas $("$CUDA_HOME/bin/ptxas" --version | sed -n 's/.*release \([0-9.]*\).*/\1/p') in $CUDA_HOME"
  step "Set-up is complete: $found_compiler, LLVM $llvm_version, rustc $found_rustc, $ptxas"
}

# Says again, at the end of a script, what was done without.
setup_reminders() {
  local line
  for line in "${setup_reminder_lines[@]}"; do
    printf '%snote:%s %s\n' "$style_warn" "$style_end" "$line"
  done
}

if [ "${BASH_SOURCE[0]}" = "$0" ]; then
  case "${1:-}" in
    '') setup_machine ;;
    --ci) setup_machine ci ;;
    *) sed -n '2,/^$/s/^# \{0,1\}//p' "$0"; exit 2 ;;
  esac
  setup_reminders
fi
