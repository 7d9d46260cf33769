// Calls: of functions of the module, of rustc's intrinsics, of the device functions in
// core::arch::nvptx, and of panics.

#include "bindings/rustc/reader_function.h"
#include "dialects/gpu/ops.h"

namespace pliron::rustc {

using PlironType = pliron::Type;

// The first constant text that the statements of a block use; "" when there is none.
static llvm::StringRef first_text(const Block& block) {
  for (const Statement& statement : block.statements)
    if (statement.kind == StatementKind::Assign)
      for (const Operand& used : statement.rvalue->operands)
        if (used.constant && used.constant->kind == ConstantKind::Str)
          return used.constant->bytes;
  return "";
}

// The message of a panic that `block` leads to: its first constant text, or which function panics.
// Text with arguments is built at run time and not known.
std::string FunctionReader::panic_message(const Block& block, const Terminator& terminator) const {
  for (const Operand& argument : terminator.args)
    if (argument.constant && argument.constant->kind == ConstantKind::Str)
      return argument.constant->bytes.str();
  llvm::StringRef path = terminator.callee.constant->path->base;
  if (llvm::StringRef text = first_text(block); !text.empty())
    return text.str();
  if (path == "core::panicking::panic_fmt")
    return "panic with a formatted message, which is not built on the GPU";
  if (path == "core::panicking::assert_failed")
    return "assertion failed: the two sides are not what assert_eq! or assert_ne! wants";
  if (path == "core::option::unwrap_failed")
    return "called `Option::unwrap()` on a `None` value";
  if (path == "core::result::unwrap_failed")
    return "called `Result::unwrap()` on an `Err` value";
  return ("panic in `" + path + "`").str();
}

bool FunctionReader::panic(llvm::StringRef message) {
  mir::PanicOp::build(builder_, location_)
      .set<"message">(StringAttr::get(context_, message))
      .results({})
      .create();
  return true;
}

// Whether the type says what it stands for: no part of it is `impl Trait` or `<T as Trait>::Name`.
static bool is_revealed(const Type* type) {
  if (!type)
    return true;
  if (type->is(TypeKind::Impl))
    return false;
  if (type->path) {
    if (type->path->is_qualified())
      return false;
    for (const Segment& segment : type->path->segments)
      if (!llvm::all_of(segment.args, [](const GenericArg& arg) { return is_revealed(arg.type); }))
        return false;
  }
  return is_revealed(type->element) && is_revealed(type->result) &&
         llvm::all_of(type->elements, is_revealed);
}

// A callee's signature is as its declaration has it, but places have types that are revealed.
const Type* FunctionReader::callee_result_type(const Terminator& terminator) const {
  const Type* type = terminator.callee.constant ? terminator.callee.constant->type : nullptr;
  if (type && type->is(TypeKind::FnDef) && type->result && is_revealed(type->result))
    return type->result;
  return place_type(body_, terminator.place);
}

bool FunctionReader::callee_params(const Terminator& terminator,
                                   llvm::SmallVectorImpl<const Type*>& params) {
  const Constant& callee = *terminator.callee.constant;
  llvm::ArrayRef<const Type*> declared;
  if (callee.type && callee.type->is(TypeKind::FnDef))
    declared = callee.type->elements;
  for (auto [i, argument] : llvm::enumerate(terminator.args)) {
    bool is_declared = i < declared.size() && is_revealed(declared[i]);
    params.push_back(is_declared ? declared[i] : operand_type(argument));
    if (!params.back()) {
      error() << "the type of an argument of `" << callee.path->spelling << "` is not known";
      return false;
    }
  }
  return true;
}

// What comes behind a call: the block it returns to, or nothing.
bool FunctionReader::finish_call(const Terminator& terminator) {
  if (!terminator.targets.empty())
    return go_to(terminator.targets[0]);
  mir::UnreachableOp::build(builder_, location_).results({}).create();
  return true;
}

bool FunctionReader::store_result(const Terminator& terminator, Value result) {
  PlaceAddress at = place(terminator.place);
  return at && store(result, at.address);
}

bool FunctionReader::pass_argument(const Operand& argument, const Type* type,
                                   llvm::SmallVectorImpl<Value>& to) {
  PlironType converted = convert(type);
  if (!converted)
    return false;
  switch (passing(converted)) {
    case Passing::Ignore:
      return true;
    case Passing::Direct: {
      Value value = argument.constant ? constant(*argument.constant, converted) : operand(argument);
      if (value && value.type() != converted && mir::is_pointer(converted))
        value = pointer_as(value, converted);
      to.push_back(value);
      return static_cast<bool>(value);
    }
    case Passing::Indirect:
      break;
  }
  // The callee may write to what it is given, so it gets a copy of its own.
  Value address = new_slot(converted, "");
  if (!write_operand(argument, {address, type, {}}))
    return false;
  to.push_back(address);
  return true;
}

bool FunctionReader::call_symbol(const Terminator& terminator, llvm::StringRef symbol,
                                 llvm::ArrayRef<const Type*> params, const Type* result_type,
                                 llvm::ArrayRef<Operand> args, Value first) {
  PlironType result = result_type ? convert(result_type) : PlironType();
  if (!result)
    return false;
  if (params.size() != args.size()) {
    error() << "call of `" << symbol << "` with " << args.size() << " arguments, but it takes "
            << params.size();
    return false;
  }
  llvm::SmallVector<Value, 8> values;
  if (passing(result) == Passing::Indirect) {
    PlaceAddress at = place(terminator.place);
    if (!at)
      return false;
    values.push_back(at.address);
  }
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (i == 0 && first)
      values.push_back(first);
    else if (!pass_argument(args[i], params[i], values))
      return false;
  }
  auto build = mir::CallOp::build(builder_, location_);
  build.set<"callee">(SymbolRefAttr::get(context_, symbol))
      .set<"args">(llvm::ArrayRef<Value>(values));
  if (passing(result) == Passing::Direct) {
    Value value = build.results({result}).create().result<"result">();
    return store_result(terminator, value) && finish_call(terminator);
  }
  build.results({}).create();
  return finish_call(terminator);
}

// Calls of closures that rustc did not inline: `<{closure@..} as FnMut<()>>::call_mut(c, (args..))`. The
// body takes the arguments one by one.
bool FunctionReader::read_closure_call(const Terminator& terminator, const Type* closure) {
  const Item* body = owner_.closure_body(closure);
  if (!body || terminator.args.size() != 2)
    return unsupported(llvm::Twine("this call of `") + closure->spelling + "`",
                       "call it where it is written, or make it a function");
  const Operand& tuple = terminator.args[1];
  const Type* tuple_type = operand_type(tuple);
  llvm::SmallVector<Operand, 4> args{terminator.args[0]};
  std::size_t count = body->params.size() - 1;
  if (!tuple_type || tuple_type->elements.size() != count ||
      (tuple.constant && count > 0 && tuple.constant->elements.size() != count))
    return unsupported("this closure call", "its arguments are not in a plain tuple");
  for (unsigned i = 0; i < count; ++i) {
    if (tuple.constant) {
      args.push_back({OperandKind::Constant, {}, tuple.constant->elements[i], {}});
      continue;
    }
    llvm::SmallVector<Projection, 4> projections(tuple.place.projections);
    Projection field;
    field.kind = ProjectionKind::Field;
    field.index = i;
    field.type = tuple_type->elements[i];
    projections.push_back(field);
    Place part{tuple.place.local,
               module_.interner().copy(llvm::ArrayRef<Projection>(projections))};
    args.push_back({OperandKind::Copy, part, nullptr, {}});
  }
  // FnOnce of a closure that takes itself by reference passes it by value.
  Value self;
  if (operand_type(terminator.args[0]) == closure && body->params[0]->is(TypeKind::Ref)) {
    self = spill(terminator.args[0], closure, body->params[0]);
    if (!self)
      return false;
  }
  return call_symbol(terminator, owner_.item_symbol(*body), body->params, body->type, args, self);
}

// The address, as a pointer of type `pointer`, of a place of our own that holds the operand's value.
Value FunctionReader::spill(const Operand& operand, const Type* type, const Type* pointer) {
  PlironType converted = convert(type), to = convert(pointer);
  if (!converted || !to)
    return {};
  Value address = new_slot(converted, "");
  return write_operand(operand, {address, type, {}}) ? pointer_as(address, to) : Value();
}

// core::core_arch::nvptx, by the name of its declarations.
bool FunctionReader::read_device_call(const Terminator& terminator, llvm::StringRef name) {
  if (name == "syncthreads") {
    gpu::BarrierOp::build(builder_, location_).results({}).create();
    return finish_call(terminator);
  }
  if (name == "trap")
    return panic("the kernel called trap()");
  Value value = device_index(name);
  if (value)
    return store_result(terminator, value) && finish_call(terminator);
  return unsupported(llvm::Twine("the device function `") + name + "`",
                     "use thread, block and grid indices and _syncthreads");
}

// `thread_idx_x` and its kin; null when the name is another.
Value FunctionReader::device_index(llvm::StringRef name) {
  auto [what, axis] = name.rsplit('_');
  std::optional<gpu::Dim> dimension = axis == "x"   ? std::optional(gpu::Dim::X)
                                      : axis == "y" ? std::optional(gpu::Dim::Y)
                                      : axis == "z" ? std::optional(gpu::Dim::Z)
                                                    : std::nullopt;
  if (!dimension)
    return {};
  PlironType u32 = IntegerType::get(context_, 32, Signedness::Unsigned);
  auto build = [&](auto op) {
    return op.template set<"dimension">(gpu::DimAttr::of(context_, *dimension))
        .results({u32})
        .create()
        .template result<"res">();
  };
  if (what == "thread_idx")
    return build(gpu::ThreadIdOp::build(builder_, location_));
  if (what == "block_idx")
    return build(gpu::BlockIdOp::build(builder_, location_));
  if (what == "block_dim")
    return build(gpu::BlockDimOp::build(builder_, location_));
  if (what == "grid_dim")
    return build(gpu::GridDimOp::build(builder_, location_));
  return {};
}

// `select_unpredictable(condition, a, b)` of aggregates: a branch that copies one or the other.
bool FunctionReader::read_select(const Terminator& terminator) {
  Value condition = operand(terminator.args[0]);
  PlaceAddress to = condition ? place(terminator.place) : PlaceAddress();
  if (!to)
    return false;
  Region& region = func_.region<"body">();
  pliron::Block* sides[2] = {region.add_block(), region.add_block()};
  pliron::Block* after = region.add_block();
  mir::SwitchIntOp::create(builder_, location_, condition, sides[0], {llvm::APInt(1, 0)},
                           {sides[1]});
  for (unsigned i : {0u, 1u}) {
    builder_.set_insertion_point_to_end(sides[i]);
    if (!write_operand(terminator.args[1 + i], to))
      return false;
    mir::GotoOp::build(builder_, location_).set<"dest">(after).results({}).create();
  }
  builder_.set_insertion_point_to_end(after);
  return finish_call(terminator);
}

// The values of an intrinsic's operands, all of which must be scalars.
bool FunctionReader::intrinsic_arguments(const Terminator& terminator, llvm::StringRef name,
                                         llvm::SmallVectorImpl<Value>& to) {
  for (const Operand& argument : terminator.args) {
    const Type* type = operand_type(argument);
    PlironType converted = type ? convert(type) : PlironType();
    if (!converted) {
      if (!type)
        error() << "the type of an argument of the intrinsic `" << name << "` is not known";
      return false;
    }
    bool is_plain = mir::is_scalar(converted) &&
                    !(type->is_pointer() && types_.is_unsized_struct(type->element));
    if (!is_plain)
      return unsupported(llvm::Twine("the intrinsic `") + name + "` on `" + type->spelling + "`",
                         "use it on integers, floats or pointers");
    Value value = operand(argument);
    if (!value)
      return false;
    to.push_back(value);
  }
  return true;
}

// The generic arguments that are types, as far as they can be converted: an intrinsic that asks for
// one that is not there is refused when it is lowered.
llvm::SmallVector<Attribute, 2> FunctionReader::intrinsic_types(const Path& path) {
  llvm::SmallVector<Attribute, 2> types;
  for (const GenericArg& argument : path.last().args) {
    if (argument.kind != GenericArgKind::Type)
      continue;
    PlironType type = types_.try_convert(argument.type);
    if (!type)
      break;
    types.push_back(TypeAttr::get(type));
  }
  return types;
}

bool FunctionReader::read_intrinsic(const Terminator& terminator, llvm::StringRef name) {
  if (name == "cold_path")
    return finish_call(terminator);
  if (name == "abort")
    return panic("the kernel called abort()");
  const Type* result_type = callee_result_type(terminator);
  PlironType result = result_type ? convert(result_type) : PlironType();
  if (!result) {
    if (!result_type)
      error() << "the type that the intrinsic `" << name << "` gives is not known";
    return false;
  }
  if (name == "select_unpredictable" && terminator.args.size() == 3 && !mir::is_scalar(result))
    return read_select(terminator);
  llvm::SmallVector<Value, 4> args;
  if (!intrinsic_arguments(terminator, name, args))
    return false;
  if (passing(result) == Passing::Indirect)
    return unsupported(llvm::Twine("the intrinsic `") + name + "` giving `" + result_type->spelling +
                           "`",
                       "use it on integers, floats or pointers");
  auto build = mir::IntrinsicOp::build(builder_, location_);
  build.set<"args">(llvm::ArrayRef<Value>(args)).set<"name">(StringAttr::get(context_, name));
  if (auto types = intrinsic_types(*terminator.callee.constant->path); !types.empty())
    build.set<"type_args">(ArrayAttr::get(context_, types));
  if (passing(result) == Passing::Ignore) {
    build.results({}).create();
    return finish_call(terminator);
  }
  Value value = build.results({result}).create().result<"result">();
  return store_result(terminator, value) && finish_call(terminator);
}

// Its fields are the start, the end, and whether it is exhausted.
bool FunctionReader::read_range_inclusive(const Terminator& terminator) {
  PlaceAddress at = place(terminator.place);
  if (!at)
    return false;
  Constant is_exhausted;
  is_exhausted.kind = ConstantKind::Bool;
  is_exhausted.type = module_.interner().primitive("bool");
  llvm::SmallVector<Operand, 3> fields(terminator.args);
  fields.push_back({OperandKind::Constant, {}, module_.interner().make(is_exhausted), {}});
  return write_fields(fields, at, 0) && finish_call(terminator);
}

bool FunctionReader::read_call(const Terminator& terminator) {
  const Constant* callee = terminator.callee.constant;
  if (!callee || !callee->path)
    return unsupported("a call through a function pointer",
                       "call the function itself, or choose with a match");
  const Path* path = callee->path;
  llvm::StringRef base = path->base;
  if (base.consume_front("core::intrinsics::"))
    return read_intrinsic(terminator, base);
  if (base.consume_front("core::core_arch::nvptx::") || base.consume_front("core::arch::nvptx::"))
    return read_device_call(terminator, base);
  // rustc does not optimise promoteds, so that this is what is left of a constant `&(a..=b)`.
  if (base == "core::ops::RangeInclusive::new" && !terminator.targets.empty())
    return read_range_inclusive(terminator);
  if (path->is_qualified()) {
    const Type* self = path->segments.front().self_type;
    if (self->is(TypeKind::Closure) && base.starts_with("core::ops::Fn"))
      return read_closure_call(terminator, self);
    if (self->is(TypeKind::Dyn))
      return unsupported(llvm::Twine("the call of `") + path->spelling + "` on a trait object (`dyn`)",
                         "use generics or an enum");
  }
  llvm::SmallVector<const Type*, 8> params;
  if (!callee_params(terminator, params))
    return false;
  const Type* result = callee_result_type(terminator);
  std::string symbol = owner_.function_symbol(path, params, result, location_);
  return !symbol.empty() && call_symbol(terminator, symbol, params, result, terminator.args);
}

}  // namespace pliron::rustc
