#include "ir/successor_operands.h"

#include <algorithm>
#include <numeric>

namespace pliron {

OperandSpan segment(OperandSpan all, DenseArrayAttr sizes, std::size_t index) {
  if (all.count == 0 || !sizes || index >= sizes.size())
    return {all.first, 0};
  // Negative ones count as more than there can be.
  llvm::ArrayRef<std::uint64_t> bits = sizes.words().drop_front();
  std::uint64_t count = bits[index];
  std::uint64_t first = std::accumulate(bits.begin(), bits.begin() + index, std::uint64_t{0});
  if (first > all.count || count > all.count - first)
    return {all.first, 0};
  return {all.first + static_cast<unsigned>(first), static_cast<unsigned>(count)};
}

llvm::SmallVector<OperandSpan, 4> successor_operand_spans(Operation* op) {
  llvm::SmallVector<OperandSpan, 4> spans;
  unsigned count = op->num_successors();
  const auto* segmented = count > 2 ? op->interface<SegmentedSuccessorsInterface>() : nullptr;
  unsigned one_by_one = segmented ? std::min(segmented->first_successor, count) : count;
  for (unsigned i = 0; i < one_by_one; ++i)
    spans.push_back(op->successor_operands(i));
  if (!segmented)
    return spans;
  OperandSpan all = op->operand_group_span(segmented->operand_group);
  Attribute attr = op->attr(segmented->sizes);
  DenseArrayAttr sizes = attr ? attr.try_as<DenseArrayAttr>() : DenseArrayAttr(nullptr);
  std::uint64_t first = 0;
  for (std::size_t i = 0; spans.size() < count; ++i) {
    std::uint64_t size = sizes && i < sizes.size() ? sizes.bits(i) : 0;
    bool fits = first <= all.count && size <= all.count - first;
    spans.push_back(
        fits ? OperandSpan{all.first + static_cast<unsigned>(first), static_cast<unsigned>(size)}
             : OperandSpan{all.first, 0});
    first += size;
  }
  return spans;
}

// `values_of` says what a successor of those that share the group gets, or null: what it had.
static void set_segments(Operation* op, const SegmentedSuccessorsInterface& segmented,
                         llvm::function_ref<const llvm::ArrayRef<Value>*(unsigned)> values_of) {
  llvm::SmallVector<OperandSpan, 4> spans = successor_operand_spans(op);
  llvm::SmallVector<Value, 8> all;
  llvm::SmallVector<std::int32_t, 8> sizes;
  for (unsigned i = segmented.first_successor; i < spans.size(); ++i) {
    std::size_t before = all.size();
    if (const llvm::ArrayRef<Value>* values = values_of(i))
      all.append(values->begin(), values->end());
    else
      for (unsigned k = 0; k < spans[i].count; ++k)
        all.push_back(op->operand(spans[i].first + k));
    sizes.push_back(static_cast<std::int32_t>(all.size() - before));
  }
  op->set_operand_group(segmented.operand_group, all);
  op->set_attr(segmented.sizes, DenseArrayAttr::i32(op->context(), sizes));
}

void set_segment(Operation* op, const SegmentedSuccessorsInterface& segmented, unsigned successor,
                 llvm::ArrayRef<Value> values) {
  set_segments(op, segmented, [&](unsigned i) { return i == successor ? &values : nullptr; });
}

void SuccessorOperandChanges::set(Operation* op, unsigned successor, llvm::ArrayRef<Value> values) {
  changes_[op].push_back({successor, llvm::SmallVector<Value, 2>(values)});
}

void SuccessorOperandChanges::apply() {
  for (auto& [op, changes] : changes_) {
    const auto* segmented =
        changes.size() > 1 ? op->interface<SegmentedSuccessorsInterface>() : nullptr;
    llvm::DenseMap<unsigned, llvm::ArrayRef<Value>> shared;
    for (const Change& change : changes)
      if (segmented && change.successor >= segmented->first_successor)
        shared[change.successor] = change.values;
      else
        op->set_successor_operands(change.successor, change.values);
    if (!shared.empty())
      set_segments(op, *segmented, [&](unsigned i) {
        auto found = shared.find(i);
        return found == shared.end() ? nullptr : &found->second;
      });
  }
  changes_.clear();
}

}  // namespace pliron
