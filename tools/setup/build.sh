# shellcheck shell=bash disable=SC2154  # pliron_root is setup.sh's
# How the scripts configure and build. Sourced after setup.sh, whose functions it uses.

# build_preset PRESET FOLDER [TARGET...]: FOLDER is the preset's build folder, relative to the root.
# The full output is in FOLDER/build.log; fails, having shown the errors, when something does not build.
build_preset() {
  local preset=$1 folder="$pliron_root/$2"
  shift 2
  forget_moved_tree "$folder"
  mkdir -p "$folder"
  local log_file="$folder/build.log"
  : >"$log_file"
  if [ ! -f "$folder/build.ninja" ]; then
    step "Configuring ${folder#"$pliron_root/"} (preset $preset)"
    (cd "$pliron_root" && run_logged cmake --preset "$preset") || { show_errors "$log_file"; return 1; }
  fi
  local first_time=''
  [ -f "$folder/.ninja_log" ] || first_time='; this first time takes some minutes'
  step "Building ${*:-everything} in ${folder#"$pliron_root/"}$first_time"
  run_logged ninja -C "$folder" "$@" || { show_errors "$log_file"; return 1; }
}

# CMake refuses a build folder that was configured for another place.
forget_moved_tree() {
  local cache="$1/CMakeCache.txt"
  if [ -f "$cache" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$pliron_root" "$cache"; then
    rm -rf "$cache" "$1/CMakeFiles" "$1/build.ninja"
  fi
}

# Shows the part of a log that says why: from the first error on, at most 60 lines.
show_errors() {
  sed -n '/^FAILED:\|CMake Error\|^ninja: error/,$p' "$1" | head -n 60
  note "the whole output is in ${1#"$pliron_root/"}"
}
