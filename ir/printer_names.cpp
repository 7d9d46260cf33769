#include "ir/printer_names.h"

#include "ir/lexer.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

namespace pliron {

static bool all_digits(llvm::StringRef text) {
  return text.find_first_not_of("0123456789") == llvm::StringRef::npos;
}

// Whether a stored name is one that the printer itself could have made.
static bool is_generated(llvm::StringRef name, bool is_entry_argument) {
  if (all_digits(name))
    return true;
  return is_entry_argument && name.consume_front("arg") && !name.empty() && all_digits(name);
}
static bool is_generated_block(llvm::StringRef name) {
  name.consume_front("bb");
  return all_digits(name);
}

// A name as text can have it. Names from text are so already.
static void make_legal(llvm::SmallVectorImpl<char>& name) {
  for (char& c : name)
    if (!llvm::isAlnum(c) && c != '_' && c != '$' && c != '.' && c != '-')
      c = '_';
  if (llvm::isDigit(name[0]))
    name.insert(name.begin(), '_');
}

llvm::StringRef SsaNames::keep(llvm::StringRef text) {
  return text.copy(text_);
}

SsaNames::Scope& SsaNames::enter() {
  if (num_scopes_ == scopes_.size())
    scopes_.push_back(std::make_unique<Scope>());
  Scope& scope = *scopes_[num_scopes_++];
  scope.values.clear();
  scope.blocks.clear();
  scope.used.clear();
  scope.used_order.clear();
  scope.counters = {};
  return scope;
}

void SsaNames::add_root(Operation* op) {
  Scope& scope = enter();
  name_results(scope, op, scope.counters);
}

// Regions in MLIR's order: all of a region first, then the regions of its ops, whose names are seen
// only by themselves.
void SsaNames::push_scope(Operation* op) {
  Scope& scope = enter();
  struct Pending {
    Region* region;
    Counters counters;
    std::size_t used;
  };
  llvm::SmallVector<Pending, 16> pending;
  for (Region& region : llvm::reverse(op->regions()))
    pending.push_back({&region, {}, 0});
  while (!pending.empty()) {
    Pending next = pending.pop_back_val();
    while (scope.used_order.size() > next.used) {
      scope.used.erase(scope.used_order.back());
      scope.used_order.pop_back();
    }
    name_region(scope, *next.region, next.counters);
    std::size_t used = scope.used_order.size();
    for (Block* block : next.region->blocks())
      for (Operation* inner : block->ops())
        if (!inner->has(Trait::IsolatedFromAbove))
          for (Region& region : inner->regions())
            pending.push_back({&region, next.counters, used});
  }
}
void SsaNames::pop_scope() {
  --num_scopes_;
}

void SsaNames::name_region(Scope& scope, Region& region, Counters& counters) {
  name_blocks(scope, region);
  for (Block* block : region.blocks()) {
    name_arguments(scope, block, counters);
    for (Operation* op : block->ops())
      name_results(scope, op, counters);
  }
}

void SsaNames::name_blocks(Scope& scope, Region& region) {
  if (region.empty() || (region.has_one_block() && !region.front()->name()))
    return;
  llvm::StringSet<> used;
  unsigned number = 0, conflict = 0;
  for (Block* block : region.blocks()) {
    BlockName name{{}, number++};
    if (!is_generated_block(block->name().str())) {
      llvm::SmallString<32> legal(block->name().str());
      make_legal(legal);
      llvm::SmallString<32> unique = legal;
      while (!used.insert(unique).second) {
        unique = legal;
        unique += "_" + std::to_string(conflict++);
      }
      name.text = keep(unique);
    }
    scope.blocks[block] = name;
  }
}

void SsaNames::name_arguments(Scope& scope, Block* block, Counters& counters) {
  bool is_entry = block->is_entry();
  for (unsigned i = 0; i < block->num_arguments(); ++i) {
    Value argument = block->argument(i);
    ValueName& name = scope.values[argument.impl()];
    Identifier stored = argument.name();
    if (!is_generated(stored.str(), is_entry)) {
      name.text = claim(scope, stored.str(), counters);
      counters.argument += is_entry;
    } else if (is_entry) {
      // The suffix of a clash would make it a name of the user's; the next number does not.
      llvm::SmallString<16> text;
      do {
        text = "arg" + std::to_string(counters.argument++);
      } while (scope.used.contains(text));
      name.text = claim(scope, text, counters);
    } else {
      name.number = counters.value++;
    }
  }
}

// Results without a name of their own share that of the one in front of them.
void SsaNames::name_results(Scope& scope, Operation* op, Counters& counters) {
  unsigned count = op->num_results();
  for (unsigned first = 0; first < count;) {
    unsigned end = first + 1;
    while (end < count && is_generated(op->result(end).name().str(), false))
      ++end;
    ValueName name;
    Identifier stored = op->result(first).name();
    if (is_generated(stored.str(), false))
      name.number = counters.value++;
    else
      name.text = claim(scope, stored.str(), counters);
    bool packed = end - first > 1;
    for (unsigned i = first; i < end; ++i) {
      name.pack = packed ? static_cast<int>(i - first) : -1;
      scope.values[op->result(i).impl()] = name;
    }
    first = end;
  }
}

llvm::StringRef SsaNames::claim(Scope& scope, llvm::StringRef wanted, Counters& counters) {
  llvm::SmallString<32> legal(wanted);
  make_legal(legal);
  llvm::SmallString<32> unique = legal;
  auto added = scope.used.try_emplace(unique);
  while (!added.second) {
    unique = legal;
    unique += "_" + std::to_string(counters.conflict++);
    added = scope.used.try_emplace(unique);
  }
  llvm::StringRef text = keep(unique);
  scope.used_order.push_back(text);
  return text;
}

const SsaNames::ValueName* SsaNames::find(Value value) const {
  for (std::size_t i = num_scopes_; i-- > 0;) {
    auto it = scopes_[i]->values.find(value.impl());
    if (it != scopes_[i]->values.end())
      return &it->second;
  }
  return nullptr;
}

void SsaNames::print_value(Value value, llvm::raw_ostream& os) const {
  if (!value) {
    os << "<<NULL VALUE>>";
    return;
  }
  const ValueName* name = find(value);
  if (!name) {
    os << "<<UNKNOWN SSA VALUE>>";
    return;
  }
  os << '%';
  if (name->text.empty())
    os << name->number;
  else
    os << name->text;
  if (name->pack >= 0)
    os << '#' << name->pack;
}

void SsaNames::print_results(Operation* op, llvm::raw_ostream& os) const {
  unsigned count = op->num_results();
  for (unsigned first = 0; first < count;) {
    const ValueName* name = find(op->result(first));
    unsigned end = first + 1;
    while (end < count) {
      const ValueName* other = find(op->result(end));
      if (!other || other->pack <= 0)
        break;
      ++end;
    }
    if (first)
      os << ", ";
    os << '%';
    if (!name)
      os << "<<UNKNOWN>>";
    else if (name->text.empty())
      os << name->number;
    else
      os << name->text;
    if (end - first > 1)
      os << ':' << end - first;
    first = end;
  }
}

unsigned SsaNames::block_number(Block* block) const {
  for (std::size_t i = num_scopes_; i-- > 0;) {
    auto it = scopes_[i]->blocks.find(block);
    if (it != scopes_[i]->blocks.end())
      return it->second.number;
  }
  return 0;
}

void SsaNames::print_block(Block* block, llvm::raw_ostream& os) const {
  if (!block) {
    os << "^<<NULL BLOCK>>";
    return;
  }
  for (std::size_t i = num_scopes_; i-- > 0;) {
    auto it = scopes_[i]->blocks.find(block);
    if (it == scopes_[i]->blocks.end())
      continue;
    if (it->second.text.empty())
      os << "^bb" << it->second.number;
    else
      os << '^' << it->second.text;
    return;
  }
  // The only block of its region is not in the table.
  bool alone = block->is_entry() && !block->next();
  os << (alone ? "^bb0" : "^<<UNKNOWN BLOCK>>");
}

}  // namespace pliron
