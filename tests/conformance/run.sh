#!/usr/bin/env bash
# Does pliron-opt keep what is in MLIR's files? `run.sh DIR` takes any folder of files in MLIR's
# generic form and ends with how many of them parse, print the same twice, and mean the same to
# MLIR's own tool. `run.sh --help` lists the options; README.md says what is compared.
set -eu
exec python3 "$(dirname "$0")/conformance.py" "$@"
