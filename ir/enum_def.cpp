#include "ir/enum_def.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron {

// The fewest words for a set: groups that are in it whole, then the bits that no group has given,
// in the order of declaration.
static llvm::SmallVector<const EnumCase*, 8> words_of_set(const EnumDef& def, std::int64_t value) {
  llvm::SmallVector<const EnumCase*, 16> by_size;
  for (const EnumCase& entry : def.cases)
    if (entry.value != 0 && (entry.value & value) == entry.value)
      by_size.push_back(&entry);
  llvm::sort(by_size, [](const EnumCase* a, const EnumCase* b) {
    int bits_a = llvm::popcount(static_cast<std::uint64_t>(a->value));
    int bits_b = llvm::popcount(static_cast<std::uint64_t>(b->value));
    return bits_a != bits_b ? bits_a > bits_b : a < b;
  });
  llvm::SmallVector<const EnumCase*, 8> chosen;
  std::int64_t covered = 0;
  for (const EnumCase* entry : by_size) {
    if ((entry->value & ~covered) == 0)
      continue;
    chosen.push_back(entry);
    covered |= entry->value;
  }
  llvm::sort(chosen);
  return chosen;
}

void print_enum(const EnumDef& def, std::int64_t value, llvm::raw_ostream& os) {
  if (!def.contains(value)) {
    os << value;
    return;
  }
  if (const EnumCase* found = def.find(value)) {
    os << found->name;
    return;
  }
  bool first = true;
  for (const EnumCase* entry : words_of_set(def, value)) {
    if (!first)
      os << def.separator;
    first = false;
    os << entry->name;
  }
}

std::string list_cases(const EnumDef& def) {
  std::string text;
  for (int i = 0; i < def.cases.size(); ++i) {
    if (i > 0)
      text += i + 1 == def.cases.size() ? " or " : ", ";
    text += "'" + std::string(def.cases[i].name) + "'";
  }
  return text;
}

}  // namespace pliron
