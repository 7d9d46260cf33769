#include "ir/printer_ops.h"

#include "llvm/ADT/SmallVector.h"

namespace pliron {

// The op inside which names are unique: the nearest isolated one, or else the outermost.
static Operation* naming_scope(Operation* op) {
  while (!op->has(Trait::IsolatedFromAbove) && op->parent_op())
    op = op->parent_op();
  return op;
}

void OpPrinter::print_root(Operation* op) {
  if (is_whole_text_) {
    alias_table_ = collect_aliases(op, options_);
    aliases_ = &alias_table_;
  }
  print_alias_definitions(/*deferred=*/false);
  if (Operation* parent = op->parent_op()) {
    names_.push_scope(naming_scope(parent));
  } else {
    names_.add_root(op);
    if (!op->has(Trait::IsolatedFromAbove))
      names_.push_scope(op);
  }
  start_op(op);
  run();
}

void OpPrinter::print_root(Block* block) {
  if (Operation* parent = block->parent_op())
    names_.push_scope(naming_scope(parent));
  print_label(block);
  indent_ += 2;
  for (Operation* op : block->ops()) {
    line();
    start_op(op);
    run();
    os() << '\n';
  }
}

// As in MLIR, `builtin.` is left out at the top and in ops of that dialect.
static llvm::StringRef name_in_format(Operation* op) {
  llvm::StringRef name = op->name();
  constexpr llvm::StringLiteral builtin = "builtin.";
  if (!name.starts_with(builtin))
    return name;
  Operation* parent = op->parent_op();
  return !parent || parent->name().starts_with(builtin) ? name.drop_front(builtin.size()) : name;
}

template <typename List>
static bool has_single_groups(const List& groups) {
  for (const auto& group : groups)
    if (group.arity != Arity::Single)
      return false;
  return true;
}

// Prints an op up to its first region, or to its end if it has none.
void OpPrinter::start_op(Operation* op) {
  if (op->num_results() > 0) {
    names_.print_results(op, os());
    os() << " = ";
  }
  Frame frame{op};
  frame.format = options_.generic ? nullptr : op->info().format.get();
  if (frame.format && (!fits(*frame.format, op) ||
                       (frame.format->has_custom_regions && custom_regions_ >= max_custom_regions)))
    frame.format = nullptr;
  if (frame.format) {
    frame.single_operands = has_single_groups(op->info().def->operands);
    frame.single_results = has_single_groups(op->info().def->results);
    os() << name_in_format(op);
  } else {
    generic_head(op);
    frame.end_region = op->num_regions();
    if (op->num_regions() > 0)
      os() << " (";
  }
  if (!goes_on(frame)) {
    end_op(frame);
    return;
  }
  if (!frame.scope && op->has(Trait::IsolatedFromAbove)) {
    frame.scope = true;
    names_.push_scope(op);
  }
  open_region(frame);
  frames_.push_back(frame);
}

// Prints on to the next region. False when there is none, and all of the op is printed but its
// location.
bool OpPrinter::goes_on(Frame& frame) {
  if (frame.format)
    return !run_format(frame);
  if (frame.next_region < frame.end_region)
    return true;
  if (frame.end_region > 0)
    os() << ')';
  generic_tail(frame.op);
  return false;
}

void OpPrinter::end_op(const Frame& frame) {
  print_trailing_location(frame.op->location());
  if (frame.scope)
    names_.pop_scope();
}

// Goes on with open ops until none is left.
void OpPrinter::run() {
  while (!frames_.empty()) {
    Frame& frame = frames_.back();
    if (Operation* op = frame.op_at; op && !is_implied(frame, op)) {
      frame.op_at = op->next();
      line();
      std::size_t depth = frames_.size();
      start_op(op);
      if (frames_.size() == depth)
        os() << '\n';
    } else if (frame.block && frame.block->next()) {
      enter_block(frame, frame.block->next());
    } else {
      end_region(frame);
    }
  }
}

// Ends the open region; then the next one, or the rest of the op.
void OpPrinter::end_region(Frame& frame) {
  indent_ -= 2;
  line() << '}';
  if (frame.only_region) {
    frames_.pop_back();
    return;
  }
  if (frame.next_region < frame.end_region) {
    os() << ", ";
    open_region(frame);
    return;
  }
  if (goes_on(frame)) {
    open_region(frame);
    return;
  }
  end_op(frame);
  frames_.pop_back();
  if (!frames_.empty())
    os() << '\n';
}

void OpPrinter::open_region(Frame& frame) {
  Region& region = frame.op->region(frame.next_region++);
  os() << "{\n";
  indent_ += 2;
  frame.block = nullptr;
  frame.op_at = nullptr;
  if (!region.empty())
    enter_block(frame, region.front());
}

// Whether reading `{}` makes this block.
static bool is_implied_block(Block* block) {
  return block->is_entry() && block->empty() && !block->name() && block->num_arguments() == 0 &&
         !block->has_predecessors() && block->parent_op()->has(Trait::SingleBlock);
}

void OpPrinter::enter_block(Frame& frame, Block* block) {
  frame.block = block;
  frame.op_at = block->front();
  bool hides_arguments = frame.hides_arguments && block->is_entry();
  if (frame.format && is_implied_block(block))
    return;
  if (hides_arguments ? !needs_label_without_arguments(block) : !has_label(block))
    return;
  line(2);
  print_label(block, !hides_arguments);
}

void OpPrinter::print_label(Block* block, bool with_arguments) {
  names_.print_block(block, os());
  if (with_arguments && block->num_arguments() > 0) {
    os() << '(';
    for (unsigned i = 0; i < block->num_arguments(); ++i) {
      Value argument = block->argument(i);
      if (i)
        os() << ", ";
      names_.print_value(argument, os());
      os() << ": ";
      print_type(argument.type());
      print_trailing_location(argument.location(), /*may_be_alias=*/false);
    }
    os() << ')';
  }
  os() << ':';
  print_predecessors(block);
  os() << '\n';
}

// A comment, as MLIR has it.
void OpPrinter::print_predecessors(Block* block) {
  if (!block->has_predecessors()) {
    if (!block->is_entry())
      os() << "  // no predecessors";
    return;
  }
  llvm::SmallVector<Block*, 4> predecessors;
  for (BlockOperand* use = block->first_use(); use; use = use->next_use())
    predecessors.push_back(use->owner()->block());
  if (predecessors.size() == 1) {
    os() << "  // pred: ";
    names_.print_block(predecessors[0], os());
    return;
  }
  llvm::sort(predecessors,
             [&](Block* a, Block* b) { return names_.block_number(a) < names_.block_number(b); });
  os() << "  // " << predecessors.size() << " preds: ";
  for (std::size_t i = 0; i < predecessors.size(); ++i) {
    if (i)
      os() << ", ";
    names_.print_block(predecessors[i], os());
  }
}

// In quotes, with the parenthesis behind it.
void OpPrinter::print_op_name(Operation* op) {
  std::uint32_t kind = op->info().kind;
  if (kind >= op_names_.size())
    op_names_.resize(kind + 1);
  llvm::StringRef& known = op_names_[kind];
  if (known.empty()) {
    llvm::SmallString<64> text;
    llvm::raw_svector_ostream stream(text);
    TextPrinter(stream).print_string(op->name());
    stream << '(';
    known = text.str().copy(op_names_text_);
  }
  os() << known;
}

void OpPrinter::generic_head(Operation* op) {
  print_op_name(op);
  for (unsigned i = 0; i < op->num_operands(); ++i) {
    if (i)
      os() << ", ";
    names_.print_value(op->operand(i), os());
  }
  os() << ')';
  for (unsigned i = 0; i < op->num_successors(); ++i) {
    os() << (i ? ", " : "[");
    names_.print_block(op->successor(i), os());
  }
  if (op->num_successors() > 0)
    os() << ']';
  print_properties(op);
}

void OpPrinter::print_properties(Operation* op) {
  if (!op->is_registered()) {
    if (Attribute properties = op->attr_slot(0)) {
      os() << " <";
      print_attribute(properties);
      os() << '>';
    }
    return;
  }
  if (op->num_attr_slots() > 0 && !print_known_properties(op))
    print_present(op, *this);
}

void OpPrinter::print_present(Operation* op, TextPrinter& printer) {
  llvm::SmallVector<NamedAttribute, 8> present;
  for (unsigned i = 0; i < op->num_attr_slots(); ++i)
    if (Attribute value = op->attr_slot(i))
      present.push_back({op->info().attr_names[i], value});
  if (present.empty())
    return;
  llvm::sort(present, [](const NamedAttribute& a, const NamedAttribute& b) {
    return a.name.str() < b.name.str();
  });
  printer.os() << " <";
  printer.print_dictionary(present);
  printer.os() << '>';
}

// False when the text of the attributes is long, or may depend on where it stands.
bool OpPrinter::print_known_properties(Operation* op) {
  unsigned count = op->num_attr_slots();
  if (count > KnownProperties::max_slots)
    return false;
  std::uint32_t hash = op->info().kind;
  for (unsigned i = 0; i < count; ++i)
    hash = hash * 31 + detail::to_granule(op->attr_slot(i).storage());
  if (!known_properties_)
    known_properties_ = std::make_unique<KnownProperties[]>(num_known_properties);
  KnownProperties& known = known_properties_[(hash ^ hash >> 12) % num_known_properties];
  bool is_known = known.info == &op->info();
  for (unsigned i = 0; i < count && is_known; ++i)
    is_known = known.slots[i] == op->attr_slot(i).storage();
  if (!is_known) {
    for (unsigned i = 0; i < count; ++i)
      if (Attribute value = op->attr_slot(i); value && !is_leaf(value))
        return false;
    llvm::SmallString<KnownProperties::max_size> text;
    llvm::raw_svector_ostream stream(text);
    TextPrinter printer(stream);
    print_present(op, printer);
    if (text.size() > KnownProperties::max_size)
      return false;
    known.info = &op->info();
    for (unsigned i = 0; i < count; ++i)
      known.slots[i] = op->attr_slot(i).storage();
    known.size = static_cast<unsigned char>(text.size());
    std::copy(text.begin(), text.end(), known.text);
  }
  os().write(known.text, known.size);
  return true;
}

void OpPrinter::generic_tail(Operation* op) {
  if (!op->discardable_attrs().empty()) {
    os() << ' ';
    print_dictionary(op->discardable_attrs());
  }
  os() << " : ";
  print_signature(op);
}

void OpPrinter::print_signature(Operation* op) {
  os() << '(';
  for (unsigned i = 0; i < op->num_operands(); ++i) {
    if (i)
      os() << ", ";
    Value operand = op->operand(i);
    print_type(operand ? operand.type() : Type());
  }
  os() << ") -> ";
  if (op->num_results() == 1) {
    print_result_types(op->result(0).type());
    return;
  }
  llvm::SmallVector<Type, 4> results;
  for (Value result : op->results())
    results.push_back(result.type());
  print_result_types(results);
}

void OpPrinter::print_trailing_location(Location location, bool may_be_alias) {
  if (!options_.locations)
    return;
  os() << ' ';
  print_location(location, may_be_alias);
}

void OpPrinter::print_rest(Context& context) {
  print_alias_definitions(/*deferred=*/true);
  print_resources(context, alias_table_.resources, options_.resources, os());
}

}  // namespace pliron
