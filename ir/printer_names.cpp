#include "ir/printer_names.h"

#include <charconv>

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

bool has_label(Block* block) {
  return !block->is_entry() || block->empty() || block->num_arguments() > 0 ||
         block->has_predecessors();
}

// Of an entry block with arguments a label says nothing but a name, unless something jumps there.
bool needs_label_without_arguments(Block* block) {
  if (block->num_arguments() == 0)
    return has_label(block);
  return block->has_predecessors() || !is_generated_block(block->name().str());
}

std::uint32_t SsaNames::keep(llvm::StringRef text) {
  texts_.push_back(text.copy(text_));
  return static_cast<std::uint32_t>(texts_.size() - 1);
}

// Unnamed values are counted by 31 bits, which are enough for all that an arena has room for.
static constexpr std::uint32_t max_names = ~std::uint32_t{0} >> 1;

SsaNames::ValueName SsaNames::add_long(LongName name) {
  long_names_.push_back(name);
  return {1, static_cast<std::uint32_t>(long_names_.size() - 1) & max_names};
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
    BlockName name;
    name.is_known = 1;
    name.number = number++ & 0x7fffffffu;
    // Comments about predecessors name an entry block even where no label does.
    if (has_label(block) && !is_generated_block(block->name().str())) {
      llvm::SmallString<32> legal(block->name().str());
      make_legal(legal);
      llvm::SmallString<32> unique = legal;
      while (!used.insert(unique).second) {
        unique = legal;
        unique += "_" + std::to_string(conflict++);
      }
      name.text = keep(unique) + 1;
    }
    scope.blocks[block] = name;
  }
}

void SsaNames::name_arguments(Scope& scope, Block* block, Counters& counters) {
  bool is_entry = block->is_entry();
  for (unsigned i = 0; i < block->num_arguments(); ++i) {
    Value argument = block->argument(i);
    ValueName name;
    Identifier stored = argument.name();
    if (!is_generated(stored.str(), is_entry)) {
      name = add_long(claim(scope, stored.str(), counters));
      counters.argument += is_entry;
    } else if (is_entry) {
      // The suffix of a clash would make it a name of the user's; the next number does not.
      llvm::SmallString<16> text;
      do {
        text = "arg" + std::to_string(counters.argument++);
      } while (scope.used.contains(text));
      name = add_long(claim(scope, text, counters));
    } else {
      name.index = ++counters.value & max_names;
    }
    scope.values[argument] = name;
  }
}

// Results without a name of their own share that of the one in front of them.
void SsaNames::name_results(Scope& scope, Operation* op, Counters& counters) {
  auto has_generated_name = [](Value value) {
    Identifier name = value.name();
    return !name || is_generated(name.str(), false);
  };
  unsigned count = op->num_results();
  for (unsigned first = 0; first < count;) {
    unsigned end = first + 1;
    while (end < count && has_generated_name(op->result(end)))
      ++end;
    bool is_number = has_generated_name(op->result(first));
    if (is_number && end - first == 1) {
      scope.values[op->result(first)] = {0, ++counters.value & max_names};
      first = end;
      continue;
    }
    LongName name;
    if (is_number)
      name.index = counters.value++;
    else
      name = claim(scope, op->result(first).name().str(), counters);
    bool packed = end - first > 1;
    for (unsigned i = first; i < end; ++i) {
      name.pack = packed ? (i - first + 1) & max_names : 0;
      scope.values[op->result(i)] = add_long(name);
    }
    first = end;
  }
}

SsaNames::LongName SsaNames::claim(Scope& scope, llvm::StringRef wanted, Counters& counters) {
  llvm::SmallString<32> legal(wanted);
  make_legal(legal);
  llvm::SmallString<32> unique = legal;
  auto added = scope.used.try_emplace(unique);
  while (!added.second) {
    unique = legal;
    unique += "_" + std::to_string(counters.conflict++);
    added = scope.used.try_emplace(unique);
  }
  LongName name;
  name.index = keep(unique);
  name.is_text = 1;
  scope.used_order.push_back(texts_[name.index]);
  return name;
}

SsaNames::ValueName SsaNames::find(Value value) const {
  for (std::size_t i = num_scopes_; i-- > 0;)
    if (ValueName name = scopes_[i]->values.get(value); name.is_known())
      return name;
  return {};
}
SsaNames::BlockName SsaNames::find(Block* block) const {
  for (std::size_t i = num_scopes_; i-- > 0;)
    if (BlockName name = scopes_[i]->blocks.get(block); name.is_known)
      return name;
  return {};
}

// Names like %12 are a fifth of a text, so they go to the stream in one piece.
static void print_numbered(std::uint32_t number, llvm::raw_ostream& os) {
  char text[12] = {'%'};
  char* end = std::to_chars(text + 1, std::end(text), number).ptr;
  os.write(text, static_cast<std::size_t>(end - text));
}

void SsaNames::print_name(ValueName name, llvm::raw_ostream& os) const {
  if (!name.is_known()) {
    os << "%<<UNKNOWN>>";
  } else if (name.is_number()) {
    print_numbered(name.index - 1, os);
  } else {
    const LongName& known = long_names_[name.index];
    if (known.is_text)
      os << '%' << texts_[known.index];
    else
      print_numbered(known.index, os);
  }
}

void SsaNames::print_value(Value value, llvm::raw_ostream& os) const {
  if (!value) {
    os << "<<NULL VALUE>>";
    return;
  }
  ValueName name = find(value);
  if (!name.is_known()) {
    os << "<<UNKNOWN SSA VALUE>>";
    return;
  }
  print_name(name, os);
  if (std::uint32_t pack = pack_of(name))
    os << '#' << pack - 1;
}

void SsaNames::print_results(Operation* op, llvm::raw_ostream& os) const {
  unsigned count = op->num_results();
  for (unsigned first = 0; first < count;) {
    unsigned end = first + 1;
    while (end < count && pack_of(find(op->result(end))) > 1)
      ++end;
    if (first)
      os << ", ";
    print_name(find(op->result(first)), os);
    if (end - first > 1)
      os << ':' << end - first;
    first = end;
  }
}

unsigned SsaNames::block_number(Block* block) const {
  return find(block).number;
}

void SsaNames::print_block(Block* block, llvm::raw_ostream& os) const {
  if (!block) {
    os << "^<<NULL BLOCK>>";
    return;
  }
  BlockName name = find(block);
  if (name.is_known && name.text == 0) {
    os << "^bb" << name.number;
  } else if (name.is_known) {
    os << '^' << texts_[name.text - 1];
  } else {
    // The only block of its region is not in the table.
    bool alone = block->is_entry() && !block->next();
    os << (alone ? "^bb0" : "^<<UNKNOWN BLOCK>>");
  }
}

}  // namespace pliron
