#pragma once
// Remembers ops of which something holds that follows from their kind, types and attributes, so
// that it need not be worked out again for others that have the same. A module has few different
// signatures among its many ops. For the verifier and the printer only: the ops remembered must not
// change meanwhile.

#include <cstdint>
#include <memory>

#include "ir/operation.h"

namespace pliron {

class KnownSignatures {
 public:
  // Whether an op of the same kind, with the same types of operands and results and the same inherent
  // attributes, has been added. Never for ops with regions. O(operands + results + attributes).
  bool contains(Operation* op);
  // Adds an op, perhaps in place of another.
  void add(Operation* op);

 private:
  static constexpr unsigned bits = 10, recent_bits = 6;
  static bool is_same(Operation* a, Operation* b);
  Operation*& slot(Operation* op);

  Operation* recent_[1u << recent_bits] = {};  // the last ones that were asked for, by their kinds
  std::unique_ptr<Operation*[]> ops_ = std::make_unique<Operation*[]>(std::size_t{1} << bits);
};

}  // namespace pliron
