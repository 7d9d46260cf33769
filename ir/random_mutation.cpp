#include "ir/random_mutation.h"

#include "ir/block.h"
#include "ir/builtin_attributes.h"
#include "ir/clone.h"
#include "ir/random.h"
#include "ir/symbol_table.h"
#include "ir/walk.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron {

// IR. ------------------------------------------------------------------------------------------

namespace {

// All there is below a root, collected once for each change.
class IrMutator {
 public:
  IrMutator(Operation* root, Random& random) : root_(root), random_(random) {
    walk_pre_order(root, [&](Operation* op) {
      ops_.push_back(op);
      for (Value result : op->results())
        values_.push_back(result);
      for (Region& region : op->regions()) {
        for (Block* block : region.blocks()) {
          blocks_.push_back(block);
          for (Value argument : block->arguments())
            values_.push_back(argument);
        }
      }
      return WalkResult::Advance;
    });
  }

  std::string run();

 private:
  using Change = bool (IrMutator::*)(Operation*);

  bool drop_operand(Operation* op);
  bool replace_operand(Operation* op);
  bool add_operand(Operation* op);
  bool change_type(Operation* op);
  bool drop_attribute(Operation* op);
  bool change_attribute(Operation* op);
  bool add_attribute(Operation* op);
  bool erase_op(Operation* op);
  bool erase_last_op(Operation* op);
  bool move_op(Operation* op);
  bool copy_op(Operation* op);
  bool change_successor(Operation* op);
  bool change_arguments(Operation* op);
  bool add_block(Operation* op);
  bool empty_block(Operation* op);
  bool copy_symbol_name(Operation* op);
  bool change_regions(Operation* op);

  Context& context() const { return root_->context(); }
  template <typename List>
  auto& any_of(List& list) {
    return list[random_.below(list.size())];
  }
  // Any block that is not inside the op.
  Block* block_outside(Operation* op);
  void erase(Operation* op);

  Operation* root_;
  Random& random_;
  llvm::SmallVector<Operation*, 64> ops_;
  llvm::SmallVector<Value, 64> values_;
  llvm::SmallVector<Block*, 16> blocks_;
};

}  // namespace

bool IrMutator::drop_operand(Operation* op) {
  if (op->num_operands() == 0)
    return false;
  op->erase_operands(static_cast<unsigned>(random_.below(op->num_operands())), 1);
  return true;
}

bool IrMutator::replace_operand(Operation* op) {
  if (op->num_operands() == 0 || values_.empty())
    return false;
  auto i = static_cast<unsigned>(random_.below(op->num_operands()));
  op->set_operand(i, random_.one_in(8) ? Value() : any_of(values_));
  return true;
}

bool IrMutator::add_operand(Operation* op) {
  if (values_.empty())
    return false;
  op->insert_operands(static_cast<unsigned>(random_.below(op->num_operands() + 1)),
                      any_of(values_));
  return true;
}

bool IrMutator::change_type(Operation*) {
  if (values_.empty())
    return false;
  Type type = random_.one_in(2) ? any_of(values_).type() : sample(AnyType, context(), random_);
  any_of(values_).set_type(type);
  return true;
}

// A slot with a default is never empty in IR that has been read.
static void set_or_reset(Operation* op, unsigned slot, Attribute value) {
  op->set_attr_slot(slot, value ? value : op->info().default_attr(slot));
}

bool IrMutator::drop_attribute(Operation* op) {
  if (op->num_attr_slots() == 0)
    return false;
  set_or_reset(op, static_cast<unsigned>(random_.below(op->num_attr_slots())), Attribute());
  return true;
}

bool IrMutator::change_attribute(Operation* op) {
  if (op->num_attr_slots() == 0)
    return false;
  auto slot = static_cast<unsigned>(random_.below(op->num_attr_slots()));
  Operation* other = any_of(ops_);
  Attribute value = sample(AnyAttr, context(), random_);
  if (random_.one_in(2) && other->num_attr_slots() > 0)
    value = other->attr_slot(static_cast<unsigned>(random_.below(other->num_attr_slots())));
  set_or_reset(op, slot, value);
  return true;
}

bool IrMutator::add_attribute(Operation* op) {
  // One that an op somewhere has, where it has no business.
  Operation* other = any_of(ops_);
  llvm::ArrayRef<Identifier> names = other->info().attr_names;
  if (names.empty())
    return false;
  op->set_attr(any_of(names), sample(AnyAttr, context(), random_));
  return true;
}

static void drop_uses(Value value) {
  while (OpOperand* use = value.first_use())
    use->set(Value());
}

// What is outside may use what is inside, since this is no valid IR.
static void clear(Region& region) {
  for (Block* block : region.blocks()) {
    while (BlockOperand* use = block->first_use())
      use->set(nullptr);
    for (Value argument : block->arguments())
      drop_uses(argument);
    for (Operation* op : block->ops()) {
      for (Value result : op->results())
        drop_uses(result);
      for (Region& inner : op->regions())
        clear(inner);
    }
  }
  region.clear();
}

void IrMutator::erase(Operation* op) {
  for (Value result : op->results())
    drop_uses(result);
  for (Region& region : op->regions())
    clear(region);
  op->erase();
}

bool IrMutator::erase_op(Operation* op) {
  if (op == root_)
    return false;
  erase(op);
  return true;
}

bool IrMutator::erase_last_op(Operation*) {
  Block* block = blocks_.empty() ? nullptr : any_of(blocks_);
  if (!block || block->empty())
    return false;
  erase(block->back());
  return true;
}

Block* IrMutator::block_outside(Operation* op) {
  for (unsigned i = 0; i < 8 && !blocks_.empty(); ++i)
    if (Block* block = any_of(blocks_); !op->is_ancestor_of(block->parent_op()))
      return block;
  return nullptr;
}

bool IrMutator::move_op(Operation* op) {
  if (op == root_)
    return false;
  if (random_.one_in(2)) {
    if (!op->next())
      return false;
    op->move_after(op->next());
    return true;
  }
  Block* block = block_outside(op);
  if (!block)
    return false;
  op->remove();
  block->insert(random_.one_in(2) ? block->front() : nullptr, op);
  return true;
}

bool IrMutator::copy_op(Operation* op) {
  Block* block = op == root_ ? nullptr : block_outside(op);
  if (!block)
    return false;
  block->insert(random_.one_in(2) ? block->front() : nullptr, clone(op));
  return true;
}

bool IrMutator::change_successor(Operation* op) {
  if (op->num_successors() == 0 || blocks_.empty())
    return false;
  auto i = static_cast<unsigned>(random_.below(op->num_successors()));
  llvm::SmallVector<Block*, 8> near;
  if (op->parent_region())
    for (Block* block : op->parent_region()->blocks())
      near.push_back(block);
  bool is_near = !near.empty() && !random_.one_in(4);
  op->set_successor(i, is_near ? any_of(near) : any_of(blocks_));
  return true;
}

bool IrMutator::change_arguments(Operation*) {
  Block* block = blocks_.empty() ? nullptr : any_of(blocks_);
  if (!block)
    return false;
  if (block->num_arguments() > 0 && random_.one_in(2)) {
    auto i = static_cast<unsigned>(random_.below(block->num_arguments()));
    if (block->argument(i).has_uses())
      return false;
    block->erase_argument(i);
    return true;
  }
  block->insert_argument(static_cast<unsigned>(random_.below(block->num_arguments() + 1)),
                         sample(AnyType, context(), random_), root_->location());
  return true;
}

bool IrMutator::add_block(Operation* op) {
  if (op->num_regions() == 0)
    return false;
  Region& region = op->regions()[random_.below(op->num_regions())];
  Block* block = region.add_block();
  if (random_.one_in(2))
    block->add_argument(sample(AnyType, context(), random_), root_->location());
  if (random_.one_in(2) && block != region.front())
    block->move_before(region.front());
  return true;
}

bool IrMutator::empty_block(Operation*) {
  Block* block = blocks_.empty() ? nullptr : any_of(blocks_);
  if (!block || block->empty() || block->parent_op() == root_)
    return false;
  while (!block->empty())
    erase(block->back());
  return true;
}

bool IrMutator::copy_symbol_name(Operation* op) {
  Identifier name = symbol_name(op);
  if (!name)
    return false;
  for (unsigned i = 0; i < 8; ++i) {
    Operation* other = any_of(ops_);
    if (other == op || !symbol_name(other))
      continue;
    other->set_attr("sym_name", StringAttr::get(context(), name.str()));
    return true;
  }
  return false;
}

// The same op with another number of regions, or without what is in them.
bool IrMutator::change_regions(Operation* op) {
  if (op == root_)
    return false;
  if (op->num_regions() > 0 && random_.one_in(2)) {
    clear(op->regions()[random_.below(op->num_regions())]);
    return true;
  }
  OperationState state(op->location(), &op->info());
  state.operands = op->operands().to_vector();
  for (Value result : op->results())
    state.result_types.push_back(result.type());
  for (BlockOperand& successor : op->successors())
    state.successors.push_back(successor.get());
  state.num_regions = op->num_regions() + 1;
  if (op->num_regions() > 0 && random_.one_in(2))
    state.num_regions = op->num_regions() - 1;
  Operation* changed = Operation::create(state);
  for (unsigned i = 0; i < op->num_attr_slots(); ++i)
    changed->set_attr_slot(i, op->attr_slot(i));
  unsigned kept = std::min(op->num_regions(), changed->num_regions());
  for (unsigned i = 0; i < kept; ++i)
    changed->region(i).take_blocks(op->region(i));
  op->block()->insert(op, changed);
  for (unsigned i = 0; i < op->num_results(); ++i)
    op->result(i).replace_all_uses_with(changed->result(i));
  erase(op);
  return true;
}

std::string IrMutator::run() {
  struct Named {
    llvm::StringLiteral name;
    Change change;
  };
  static constexpr Named changes[] = {
      {"drop an operand", &IrMutator::drop_operand},
      {"replace an operand", &IrMutator::replace_operand},
      {"add an operand", &IrMutator::add_operand},
      {"change a type", &IrMutator::change_type},
      {"drop an attribute", &IrMutator::drop_attribute},
      {"change an attribute", &IrMutator::change_attribute},
      {"add an attribute", &IrMutator::add_attribute},
      {"erase an op", &IrMutator::erase_op},
      {"erase the last op of a block", &IrMutator::erase_last_op},
      {"move an op", &IrMutator::move_op},
      {"copy an op", &IrMutator::copy_op},
      {"change a successor", &IrMutator::change_successor},
      {"change a block's arguments", &IrMutator::change_arguments},
      {"add a block", &IrMutator::add_block},
      {"empty a block", &IrMutator::empty_block},
      {"copy a symbol's name", &IrMutator::copy_symbol_name},
      {"change the regions of an op", &IrMutator::change_regions},
  };
  for (unsigned i = 0; i < 16; ++i) {
    const Named& chosen = changes[random_.below(std::size(changes))];
    Operation* op = any_of(ops_);
    std::string what = (chosen.name + " at '" + op->name() + "'").str();
    if ((this->*chosen.change)(op))
      return what;
  }
  return "";
}

std::string mutate_ir(Operation* root, Random& random) {
  return IrMutator(root, random).run();
}

// Text and bytes. ------------------------------------------------------------------------------

static constexpr llvm::StringLiteral tokens[] = {"\"",
                                                 "%",
                                                 "%0",
                                                 "%x:2",
                                                 "#1",
                                                 "@",
                                                 "@f",
                                                 "^bb0",
                                                 "!",
                                                 "!a",
                                                 "#",
                                                 "#a",
                                                 "(",
                                                 ")",
                                                 "{",
                                                 "}",
                                                 "[",
                                                 "]",
                                                 "<",
                                                 ">",
                                                 "->",
                                                 "=",
                                                 ":",
                                                 "::",
                                                 ",",
                                                 "?",
                                                 "*",
                                                 "+",
                                                 "-",
                                                 "-1",
                                                 "0x1F",
                                                 "1e400",
                                                 "1.0",
                                                 "loc(",
                                                 "unknown",
                                                 "dense<",
                                                 "array<",
                                                 "affine_map<",
                                                 "i32",
                                                 "i0",
                                                 "i99999999",
                                                 "f32",
                                                 "vector<",
                                                 "tensor<*x",
                                                 "memref<",
                                                 "99999999999999999999",
                                                 "builtin.module",
                                                 "\"builtin.module\"",
                                                 "{-#",
                                                 "#-}",
                                                 "//",
                                                 "\\",
                                                 "\n",
                                                 llvm::StringLiteral::withInnerNUL("\0"),
                                                 "distinct[0]<",
                                                 "strided<",
                                                 "opaque<",
                                                 "true",
                                                 "none",
                                                 "tuple<",
                                                 "complex<",
                                                 "\xff"};

static bool is_word(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$';
}

// The token, as far as a mutation needs to know, around a place.
static std::pair<std::size_t, std::size_t> token_at(llvm::StringRef text, std::size_t at) {
  std::size_t first = at, last = at + 1;
  if (!is_word(text[at]))
    return {first, last};
  while (first > 0 && is_word(text[first - 1]))
    --first;
  while (last < text.size() && is_word(text[last]))
    ++last;
  return {first, last};
}

static void change_text(std::string& text, llvm::StringRef other, Random& random) {
  if (text.empty()) {
    text = other.str();
    return;
  }
  auto [first, last] = token_at(text, random.below(text.size()));
  auto [from, to] = token_at(text, random.below(text.size()));
  std::string token = text.substr(from, to - from);
  switch (random.below(9)) {
    case 0:
      text.erase(first, last - first);
      return;
    case 1:
      text.replace(first, last - first, token);
      return;
    case 2:
      text.insert(first, token);
      return;
    case 3:
      text.replace(first, last - first, tokens[random.below(std::size(tokens))].str());
      return;
    case 4:
      text.insert(first, tokens[random.below(std::size(tokens))].str());
      return;
    case 5:
      text.erase(first, random.below(200));
      return;
    case 6: {
      std::string piece = text.substr(from, random.below(200));
      text.insert(first, piece);
      return;
    }
    case 7:
      text[first] = static_cast<char>(random.next());
      return;
    default: {
      std::size_t start = other.empty() ? 0 : random.below(other.size());
      text.insert(first, other.substr(start, random.below(200)).str());
      return;
    }
  }
}

static void change_bytes(std::string& bytes, llvm::StringRef other, Random& random) {
  if (bytes.empty())
    return;
  static constexpr unsigned char likely[] = {0, 1, 3, 5, 7, 9, 0x7f, 0x80, 0xfe, 0xff};
  std::size_t at = random.below(bytes.size());
  std::size_t size = 1 + random.below(std::min<std::size_t>(16, bytes.size() - at));
  auto byte = [&] {
    return static_cast<char>(random.one_in(3) ? random.next()
                                              : likely[random.below(std::size(likely))]);
  };
  switch (random.below(8)) {
    case 0:
      bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.below(8)));
      return;
    case 1:
      bytes[at] = byte();
      return;
    case 2:
      for (std::size_t i = 0; i < size; ++i)
        bytes[at + i] = byte();
      return;
    case 3:
      bytes.resize(at);
      return;
    case 4:
      bytes.erase(at, size);
      return;
    case 5:
      bytes.insert(at, bytes.substr(at, size));
      return;
    case 6:
      // Numbers are small, and neighbours are likely to be numbers of something too.
      bytes[at] = static_cast<char>(bytes[at] + 2 * (static_cast<int>(random.below(7)) - 3));
      return;
    default: {
      std::size_t from = other.empty() ? 0 : random.below(other.size());
      bytes = bytes.substr(0, at) + other.substr(from).str();
      return;
    }
  }
}

std::string mutate_text(llvm::StringRef text, llvm::StringRef other, Random& random) {
  std::string result = text.str();
  for (std::uint64_t n = 1 + random.below(3); n > 0; --n)
    change_text(result, other, random);
  return result;
}

std::string mutate_bytes(llvm::StringRef bytes, llvm::StringRef other, Random& random) {
  std::string result = bytes.str();
  for (std::uint64_t n = 1 + random.below(3); n > 0; --n)
    change_bytes(result, other, random);
  return result;
}

}  // namespace pliron
