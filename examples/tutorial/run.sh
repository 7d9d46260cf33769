#!/usr/bin/env bash
# Takes formulas.calc through every step of docs/tutorial: IR, passes, the llvm dialect, LLVM IR,
# PTX, and a run on the CPU; compares what comes out with expected/.
#   run.sh [FOLDER OF PLIRON'S TOOLS]    default: build/bin
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
bin="$(cd "${1:-$here/../../build/bin}" && pwd)"
calc="$bin/../examples/tutorial"
PATH="$bin:$calc:$PATH"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cp "$here"/*.calc "$work"
cd "$work"

# doc(front_end)
calc formulas.calc >formulas.mlir
# doc end

# doc(wrong)
calc wrong.calc >wrong.mlir 2>wrong.txt || true
# doc end

# doc(read)
pliron-opt --load-dialect="$calc/libcalc.so" formulas.mlir >again.mlir
# doc end
cmp formulas.mlir again.mlir

# doc(optimize)
pliron-opt --load-dialect="$calc/libcalc.so" formulas.mlir -o optimized.mlir \
  --pass-pipeline='builtin.module(calc.func(calc-hoist-factor,canonicalize,dce))'
# doc end

# doc(cost)
pliron-opt --load-dialect="$calc/libcalc.so" optimized.mlir \
  --pass-pipeline='builtin.module(calc-cost)' >unchanged.mlir 2>cost.txt
# doc end

# doc(lower)
pliron-opt --load-dialect="$calc/libcalc.so" optimized.mlir -o lowered.mlir \
  --pass-pipeline='builtin.module(calc-to-llvm)'
# doc end

# doc(cpu)
pliron-opt lowered.mlir --pass-pipeline='builtin.module(gpu-to-cpu)' -o cpu.mlir
pliron-run cpu.mlir --device=cpu --kernel=dot --grid=2 --block=2 \
  --arg='*f32[12]:iota' --arg='*f32[12]:iota' --arg='*f32[4]:zeros' --print=2 |
  grep argument >dot.txt
# doc end
pliron-run cpu.mlir --device=cpu --kernel=weighted --grid=1 --block=2 \
  --arg='*f32[6]:iota' --arg='*f32[2]:iota' --arg='*f32[2]:zeros' --print=2 |
  grep argument >weighted.txt
pliron-run cpu.mlir --device=cpu --kernel=largest --grid=2 --block=1 \
  --arg='*f32[8]:iota' --arg='*f32[2]:zeros' --print=1 |
  grep argument >largest.txt

# doc(llvm_ir)
pliron-opt lowered.mlir --pass-pipeline='builtin.module(gpu-to-nvvm)' -o gpu.mlir
pliron-opt gpu.mlir --emit=llvm-ir -o formulas.ll
pliron-opt gpu.mlir --emit=ptx -o formulas.ptx
# doc end
grep -q '\.entry dot' formulas.ptx

for file in "$here"/expected/*; do
  diff "$file" "$work/$(basename "$file")" || { echo "FAILED: $(basename "$file")"; exit 1; }
done
cat dot.txt
echo PASSED
