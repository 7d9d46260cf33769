#pragma once
// LLVM (20 to 22) translates every `atomicrmw` to a relaxed PTX atomic, whatever ordering it asks
// for.

namespace llvm {
class Module;
}

namespace pliron::nvptx {

// Splits each atomicrmw stronger than monotonic into fences and a monotonic one:
//   atomicrmw add ptr %p, i32 1 acq_rel   ->   fence release; atomicrmw .. monotonic; fence acquire
// seq_cst has a seq_cst fence in front. Scopes are kept.
void split_atomic_orderings(llvm::Module& module);

}  // namespace pliron::nvptx
