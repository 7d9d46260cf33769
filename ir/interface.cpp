#include "ir/interface.h"

namespace pliron {

static bool builds_on(const InterfaceDef& def, std::uint64_t id) {
  for (const InterfaceDef* super : def.supers)
    if (super->id() == id || builds_on(*super, id))
      return true;
  return false;
}

void InterfaceTable::add(Entry entry) {
  filter_ |= filter_bit(entry.id);
  auto same = llvm::find_if(entries_, [&](const Entry& e) { return e.id == entry.id; });
  if (same != entries_.end()) {
    *same = entry;
    return;
  }
  // In front of the first that builds on it; its own supers are in front of that, or will be put
  // there in the same way.
  auto at =
      llvm::find_if(entries_, [&](const Entry& e) { return e.def && builds_on(*e.def, entry.id); });
  entries_.insert(at, entry);
}

std::pair<const InterfaceDef*, const InterfaceDef*> InterfaceTable::missing_super() const {
  for (const Entry& entry : entries_) {
    if (!entry.def)
      continue;
    for (const InterfaceDef* super : entry.def->supers)
      if (!lookup(super->id()))
        return {super, entry.def};
  }
  return {nullptr, nullptr};
}

}  // namespace pliron
