#pragma once
// Regions and successors by the groups of a record, of which at most one is not single.

#include "ir/op_info.h"

namespace pliron {

// Which of `total` regions (successors) belong to a group; their number must fit the record.
template <typename List>
OperandSpan format_group_span(const List& groups, unsigned group, unsigned total) {
  unsigned singles = static_cast<unsigned>(groups.size() - multi_groups(groups));
  unsigned rest = total >= singles ? total - singles : 0;
  unsigned first = 0;
  for (unsigned i = 0; i < group; ++i)
    first += groups[static_cast<int>(i)].arity == Arity::Single ? 1 : rest;
  return {first, groups[static_cast<int>(group)].arity == Arity::Single ? 1 : rest};
}

}  // namespace pliron
