#pragma once
// Remembers ops whose records hold, so that others with the same types and attributes need not be
// held against their record again. A module has few different signatures among its many ops. For the
// verifier only: the ops remembered must not change meanwhile.

#include <cstdint>
#include <memory>

#include "ir/operation.h"

namespace pliron {

class KnownSignatures {
 public:
  // Whether an op of the same kind, with the same types of operands and results and the same inherent
  // attributes, has been added. Never for ops with regions. O(operands + results + attributes).
  bool contains(Operation* op);
  // Adds an op whose record holds, perhaps in place of another.
  void add(Operation* op);

 private:
  static constexpr unsigned bits = 10;
  static bool is_same(Operation* a, Operation* b);
  Operation*& slot(Operation* op);

  std::unique_ptr<Operation*[]> ops_ = std::make_unique<Operation*[]>(std::size_t{1} << bits);
};

}  // namespace pliron
