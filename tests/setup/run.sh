#!/usr/bin/env bash
# Checks what tools/setup/setup.sh says on a machine that lacks things. Installs nothing.
set -uo pipefail
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
failures=0

expect() { # NAME PATTERN FILE
  if ! grep -qE -- "$2" "$3"; then
    echo "$1: expected /$2/ in:"
    sed 's/^/  | /' "$3"
    failures=$((failures + 1))
  fi
}

# A machine of which only these commands are left, and a copy of the script to run on it.
mkdir -p "$work/bin" "$work/a tree/tools"
cp -r "$root/tools/setup" "$work/a tree/tools/"
for command in bash cat cut dirname basename grep head id mkdir paste realpath rm sed sort tail uname; do
  ln -s "$(command -v "$command")" "$work/bin/$command"
done

set_up() { # VARIABLE=VALUE...
  env -i PATH="$work/bin" HOME="$work" PLIRON_NO_INSTALL=1 "$@" \
    bash "$work/a tree/tools/setup/setup.sh" >"$work/out" 2>&1
}

set_up && { echo "a bare machine must not pass"; failures=$((failures + 1)); }
expect "a bare machine" 'missing: Ninja \(' "$work/out"
expect "a bare machine" 'missing: rustc 1.95 or newer with its library source \(' "$work/out"
expect "a bare machine" '^error: pliron cannot be built without: .*Ninja; ' "$work/out"

# The first command says the same when it is reached through a link.
mkdir "$work/a tree/examples"
cp "$root/examples/run.sh" "$work/a tree/examples/"
ln -s "$work/a tree/examples/run.sh" "$work/try it"
env -i PATH="$work/bin" HOME="$work" PLIRON_NO_INSTALL=1 bash "$work/try it" >"$work/out" 2>&1 &&
  { echo "examples/run.sh must not pass on a bare machine"; failures=$((failures + 1)); }
expect "examples/run.sh behind a link" '^error: pliron cannot be built without: .*Ninja; ' "$work/out"

# A rustc without its library source is passed over; one that is named is refused.
cat >"$work/bin/rustc" <<'RUSTC'
#!/usr/bin/env bash
[ "$1" = --version ] && echo "rustc 1.99.0 (0000000 2030-01-01)" || echo /nowhere
RUSTC
chmod +x "$work/bin/rustc"
set_up
expect "rustc without source" 'missing: rustc' "$work/out"
set_up PLIRON_RUSTC="$work/bin/rustc"
expect "PLIRON_RUSTC without source" '^error: PLIRON_RUSTC is set to .*rust-src' "$work/out"

set_up LLVM_DIR=/nowhere
expect "a wrong LLVM_DIR" '^error: LLVM_DIR is set to /nowhere, which has no' "$work/out"

# shellcheck source=../../tools/setup/setup.sh
source "$root/tools/setup/setup.sh"
version_at_least 1.100.0 1.95 || { echo "1.100 is newer than 1.95"; failures=$((failures + 1)); }
version_at_least 1.94.9 1.95 && { echo "1.94.9 is older than 1.95"; failures=$((failures + 1)); }
version_at_least 22 22 || { echo "22 is at least 22"; failures=$((failures + 1)); }

[ "$failures" = 0 ] && echo "the set-up names what lacks"
