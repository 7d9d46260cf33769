#include "bindings/rustc/reader_function.h"

#include "dialects/mir/user_location.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron::rustc {

using PlironBlock = pliron::Block;
using PlironType = pliron::Type;

bool FunctionReader::unsupported(const llvm::Twine& what, const llvm::Twine& advice) {
  error() << what.str() << " is not supported; " << advice.str();
  return false;
}

// The variable that lives in a local, or its number.
llvm::StringRef FunctionReader::local_name(unsigned local) const {
  for (const DebugEntry& entry : body_.debug_entries)
    if (!entry.constant && !entry.composite_type && entry.place.is_local() &&
        entry.place.local == local && !entry.name.starts_with(wrapper_prefix))
      return entry.name;
  return {};
}

Value FunctionReader::new_slot(PlironType type, llvm::StringRef name) {
  Builder at = Builder::before(alloca_end_);
  Value address = mir::AllocaOp::build(at, location_)
                      .results({mir::PtrType::get(type, true)})
                      .create()
                      .result<"address">();
  if (!name.empty())
    address.set_name(context_.identifier(name));
  return address;
}

// Slots are made when they are first needed, so that locals of panic paths may have any type.
Value FunctionReader::slot(unsigned local) {
  auto it = slots_.find(local);
  if (it != slots_.end())
    return it->second;
  PlironType type = convert(body_.local_type(local));
  if (!type)
    return {};
  Value address = new_slot(type, local_name(local));
  slots_[local] = address;
  return address;
}

FunctionReader::Passing FunctionReader::passing(PlironType type) const {
  if (mir::is_scalar(type))
    return Passing::Direct;
  bool has_bytes = !type.is<mir::NeverType>() && !TypeConverter::is_zero_sized(type);
  return has_bytes ? Passing::Indirect : Passing::Ignore;
}

// Scalars come as values and get a slot; aggregates come as the address of our own copy, which is
// their slot. An aggregate result is written straight to where the caller wants it.
bool FunctionReader::bind_arguments() {
  PlironType result = convert(body_.local_type(0));
  if (!result)
    return false;
  unsigned next = 0;
  FunctionType type = func_.function_type();
  for (PlironType input : type.inputs())
    entry_->add_argument(input, location_);
  if (passing(result) == Passing::Indirect)
    slots_[0] = entry_->argument(next++);
  for (unsigned local = 1; local <= body_.num_args; ++local) {
    location_ = body_.location(context_, body_.locals[local].source);
    PlironType param = convert(body_.local_type(local));
    if (!param)
      return false;
    if (passing(param) == Passing::Ignore)
      continue;
    Value argument = entry_->argument(next++);
    argument.set_location(location_);
    if (llvm::StringRef name = local_name(local); !name.empty())
      argument.set_name(context_.identifier(name));
    if (passing(param) == Passing::Indirect) {
      slots_[local] = argument;
      continue;
    }
    Value address = slot(local);
    Builder at = Builder::before(alloca_end_);
    mir::StoreOp::build(at, location_).set<"value">(argument).set<"address">(address).results({}).create();
  }
  return true;
}

PlironBlock* FunctionReader::block(unsigned number) {
  if (!blocks_[number]) {
    blocks_[number] = PlironBlock::create(context_);
    worklist_.push_back(number);
  }
  return blocks_[number];
}

bool FunctionReader::run() {
  location_ = func_.location();
  Region& region = func_.region<"body">();
  entry_ = region.add_block();
  blocks_.resize(body_.blocks.size());
  if (body_.blocks.empty() || !body_.blocks[0].exists) {
    error() << "`" << item_.path->spelling << "` has no blocks";
    return false;
  }
  Builder at = Builder::at_end(entry_);
  alloca_end_ = mir::GotoOp::build(at, location_).set<"dest">(block(0)).results({}).create();
  // Blocks that were made belong to the function even when its arguments fail.
  bool ok = bind_arguments();
  if (!ok)
    worklist_.clear();
  return read_blocks() && ok;
}

// Reads the blocks that have been asked for, and those that they ask for.
bool FunctionReader::read_blocks() {
  bool ok = true;
  while (ok && !worklist_.empty()) {
    unsigned number = worklist_.back();
    worklist_.pop_back();
    ok = read_block(number);
  }
  // In MIR's order, which is what a reader of the output expects.
  for (PlironBlock* made : blocks_)
    if (made)
      func_.region<"body">().push_back(made);
  return ok;
}

// Whether a call goes to a function of `core` that this text has no body for.
bool FunctionReader::is_core_call(const Terminator& terminator) const {
  const Constant* callee = terminator.callee.constant;
  return terminator.kind == TerminatorKind::Call && callee && callee->path &&
         callee->path->base.starts_with("core::") && module_.find(callee->path).empty();
}

// Whether a statement writes where others may look, through a pointer.
static bool is_visible(const Statement& statement) {
  if (statement.kind == StatementKind::CopyNonOverlapping)
    return true;
  bool is_write = statement.kind == StatementKind::Assign ||
                  statement.kind == StatementKind::SetDiscriminant;
  return is_write && llvm::any_of(statement.place.projections, [](const Projection& projection) {
           return projection.kind == ProjectionKind::Deref;
         });
}

// The call of a panic function that a block leads to without a choice, or null. Behind what the block
// itself writes for others to see, all that is done on the way is to build the panic's message, which
// nobody sees on a GPU.
const Terminator* FunctionReader::panic_ahead(const Block& block) const {
  constexpr unsigned longest_chain = 64;
  const Block* at = &block;
  for (unsigned i = 0; i < longest_chain && at->exists; ++i) {
    const Terminator& terminator = at->terminator;
    if (at != &block && llvm::any_of(at->statements, is_visible))
      return nullptr;
    if (is_core_call(terminator) && terminator.targets.empty())
      return &terminator;
    bool goes_on = terminator.kind == TerminatorKind::Goto ||
                   (is_core_call(terminator) &&
                    terminator.callee.constant->path->base.starts_with("core::fmt::"));
    if (!goes_on || terminator.targets[0] >= body_.blocks.size())
      return nullptr;
    at = &body_.blocks[terminator.targets[0]];
  }
  return nullptr;
}

// A panic in a macro of the library has the macro's position, and MIR does not say where it was used.
// The nearest thing that it does say is the branch that leads to the panic.
Location FunctionReader::panic_location(unsigned number, const Terminator& panic) const {
  constexpr unsigned longest_way = 16;
  // The position, if it or one that it was inlined at is in the crate.
  auto in_crate = [&](const SourceInfo& source) {
    Location location = body_.location(context_, source);
    return mir::user_location(location).is_unknown() ? Location() : location;
  };
  if (Location location = in_crate(panic.source); !location.is_unknown())
    return location;
  unsigned at = number;
  for (unsigned i = 0; i < longest_way; ++i) {
    const Block* before = nullptr;
    for (unsigned b = 0; b < body_.blocks.size() && !before; ++b)
      if (body_.blocks[b].exists && llvm::is_contained(body_.blocks[b].terminator.targets, at))
        before = &body_.blocks[at = b];
    if (!before)
      break;
    if (Location location = in_crate(before->terminator.source); !location.is_unknown())
      return location;
    for (const Statement& statement : llvm::reverse(before->statements))
      if (Location location = in_crate(statement.source); !location.is_unknown())
        return location;
  }
  return func_.location();
}

bool FunctionReader::read_block(unsigned number) {
  const Block& source = body_.blocks[number];
  builder_.set_insertion_point_to_end(blocks_[number]);
  if (!source.exists) {
    error() << "the MIR jumps to bb" << number << ", which it does not have";
    return false;
  }
  llvm::ArrayRef<Statement> statements = source.statements;
  const Terminator* panic_call = panic_ahead(source);
  while (panic_call && !statements.empty() && !is_visible(statements.back()))
    statements = statements.drop_back();
  for (const Statement& statement : statements) {
    location_ = body_.location(context_, statement.source);
    if (!read_statement(statement))
      return false;
  }
  if (panic_call) {
    location_ = panic_location(number, *panic_call);
    return panic(panic_message(source, *panic_call));
  }
  location_ = body_.location(context_, source.terminator.source);
  return read_terminator(source.terminator);
}

bool FunctionReader::read_statement(const Statement& statement) {
  switch (statement.kind) {
    case StatementKind::Assign:
      return assign(statement.place, *statement.rvalue);
    case StatementKind::SetDiscriminant: {
      PlaceAddress at = place(statement.place);
      if (!at)
        return false;
      mir::AdtType adt = types_.convert_adt(at.type, location_);
      return adt && set_variant(at, adt, statement.variant);
    }
    case StatementKind::Assume: {
      Value condition = operand(statement.operands[0]);
      if (!condition)
        return false;
      mir::IntrinsicOp::build(builder_, location_)
          .set<"args">(llvm::ArrayRef<Value>(condition))
          .set<"name">(StringAttr::get(context_, "assume"))
          .results({})
          .create();
      return true;
    }
    case StatementKind::CopyNonOverlapping: {
      llvm::SmallVector<Value, 3> args;
      // rustc's intrinsic takes source, destination, count; the statement lists the destination first.
      for (unsigned i : {1u, 0u, 2u}) {
        Value value = operand(statement.operands[i]);
        if (!value)
          return false;
        args.push_back(value);
      }
      Attribute element = TypeAttr::get(mir::pointee(args[0].type()));
      mir::IntrinsicOp::build(builder_, location_)
          .set<"args">(llvm::ArrayRef<Value>(args))
          .set<"name">(StringAttr::get(context_, "copy_nonoverlapping"))
          .set<"type_args">(ArrayAttr::get(context_, element))
          .results({})
          .create();
      return true;
    }
    case StatementKind::StorageLive:
    case StatementKind::StorageDead:
    case StatementKind::Nop:
    case StatementKind::ConstEvalCounter:
    case StatementKind::PlaceMention:
    case StatementKind::Informative:
      return true;  // none of these does anything at run time
  }
  return false;
}

bool FunctionReader::go_to(unsigned target) {
  if (target >= blocks_.size()) {
    error() << "the MIR jumps to bb" << target << ", which it does not have";
    return false;
  }
  mir::GotoOp::build(builder_, location_).set<"dest">(block(target)).results({}).create();
  return true;
}

bool FunctionReader::read_terminator(const Terminator& terminator) {
  switch (terminator.kind) {
    case TerminatorKind::Goto:
    case TerminatorKind::FalseEdge:
    case TerminatorKind::FalseUnwind:
      return go_to(terminator.targets[0]);
    case TerminatorKind::SwitchInt:
      return read_switch(terminator);
    case TerminatorKind::Return:
      return read_return();
    case TerminatorKind::Unreachable:
      mir::UnreachableOp::build(builder_, location_).results({}).create();
      return true;
    case TerminatorKind::Assert:
      return read_assert(terminator);
    case TerminatorKind::Call:
      return read_call(terminator);
    case TerminatorKind::Drop:
      return read_drop(terminator);
    case TerminatorKind::InlineAsm:
      return unsupported("inline assembly (`asm!`)",
                         "use a function of core::arch::nvptx, or plain Rust");
    case TerminatorKind::TailCall:
      return unsupported("a guaranteed tail call (`become`)", "use an ordinary call or a loop");
    case TerminatorKind::Yield:
    case TerminatorKind::CoroutineDrop:
      return unsupported("async code", "GPU kernels run to completion; write it without `async`");
    case TerminatorKind::Resume:
    case TerminatorKind::Terminate:
      return unsupported("unwinding", "compile with -C panic=abort, as pliron-rustc does");
  }
  return false;
}

bool FunctionReader::read_switch(const Terminator& terminator) {
  Value value = operand(terminator.operand);
  if (!value)
    return false;
  IntegerType type = value.type().try_as<IntegerType>();
  if (!type) {
    error() << "a switch on a value that is no integer";
    return false;
  }
  llvm::SmallVector<llvm::APInt, 4> values;
  llvm::SmallVector<PlironBlock*, 4> targets;
  for (std::size_t i = 0; i < terminator.values.size(); ++i) {
    llvm::APInt bits(128, terminator.values[i]);
    values.push_back(bits.trunc(type.width()));
    targets.push_back(block(terminator.targets[i]));
  }
  mir::SwitchIntOp::create(builder_, location_, value, block(terminator.targets.back()), values,
                           targets);
  return true;
}

// What rustc's own code generator drops when a crate is compiled without overflow checks.
static bool is_overflow_check(const Terminator& terminator) {
  if (terminator.assertion == AssertKind::OverflowNeg)
    return true;
  if (terminator.assertion != AssertKind::Overflow)
    return false;
  switch (terminator.overflow) {
    case BinaryOp::Add:
    case BinaryOp::Sub:
    case BinaryOp::Mul:
    case BinaryOp::Shl:
    case BinaryOp::Shr:
      return true;
    default:  // i32::MIN / -1 is checked always
      return false;
  }
}

bool FunctionReader::read_assert(const Terminator& terminator) {
  if (is_overflow_check(terminator) && !module_.overflow_checks())
    return go_to(terminator.targets[0]);
  Value condition = operand(terminator.operand);
  if (!condition)
    return false;
  llvm::SmallVector<Value, 2> args;
  for (const Operand& argument : terminator.message_operands) {
    Value value = operand(argument);
    if (!value)
      return false;
    args.push_back(value);
  }
  mir::AssertOp::build(builder_, location_)
      .set<"condition">(condition)
      .set<"args">(llvm::ArrayRef<Value>(args))
      .set<"expected">(IntegerAttr::boolean(context_, terminator.expected))
      .set<"message">(StringAttr::get(context_, terminator.message))
      .results({})
      .create();
  return go_to(terminator.targets[0]);
}

// rustc leaves no drop for types that need none once it has optimised, so what is left runs code,
// though that may come to nothing.
bool FunctionReader::read_drop(const Terminator& terminator) {
  const Type* type = place_type(body_, terminator.place);
  if (type && owner_.drops().do_nothing(type))
    return go_to(terminator.targets[0]);
  return unsupported(llvm::Twine("dropping `") + (type ? type->spelling : "a value") + "`",
                     "its destructor would have to run on the GPU; use types without Drop in "
                     "kernels, or core::mem::forget");
}

bool FunctionReader::read_return() {
  if (return_block_) {
    mir::GotoOp::build(builder_, location_).set<"dest">(return_block_).results({}).create();
    return true;
  }
  PlironType result = convert(body_.local_type(0));
  if (!result)
    return false;
  llvm::SmallVector<Value, 1> values;
  if (passing(result) == Passing::Direct) {
    Value value = load({slot(0), body_.local_type(0), {}});
    if (!value)
      return false;
    values.push_back(value);
  }
  mir::ReturnOp::build(builder_, location_)
      .set<"operands">(llvm::ArrayRef<Value>(values))
      .results({})
      .create();
  return true;
}

}  // namespace pliron::rustc
