// Statements of random programs that have no control flow.

#include "tests/passes/execution/program_parts.h"

namespace pliron::execution {

static constexpr unsigned widths[] = {1, 8, 16, 32, 32, 64, 64};

Type FunctionMaker::random_type() {
  return program_.integer(widths[below(std::size(widths))]);
}

Value FunctionMaker::random_constant(Type type) {
  unsigned width = type.as<IntegerType>().width();
  switch (below(4)) {
    case 0:
      return constant(type, static_cast<std::int64_t>(below(4)) - 1);
    case 1:  // the least and the greatest signed value
      return constant(
          type, one_in(2) ? std::int64_t{1} << (width - 1) : (std::int64_t{1} << (width - 1)) - 1);
    case 2:
      return constant(type, std::int64_t{1} << below(width));
    default:
      return constant(type, static_cast<std::int64_t>(program_.random.next() >> (64 - width)));
  }
}

Value FunctionMaker::converted(Value from, Type type) {
  if (from.type() == type)
    return from;
  auto build = [&](auto op) { return op.results(type).create().template result<"res">(); };
  if (from.type() == program_.real()) {
    Value positive =
        ll::build_fcmp(builder_, Location(), ll::FcmpPredicate::Ogt, from,
                       ll::build_float(builder_, Location(), program_.real().as<FloatType>(), 0.5));
    return converted(positive, type);
  }
  if (type == program_.real()) {
    Value small = converted(from, program_.integer(32));
    return build(ll::SIToFPOp::build(builder_, Location()).set<"arg">(small));
  }
  if (from.type().as<IntegerType>().width() > type.as<IntegerType>().width())
    return build(ll::TruncOp::build(builder_, Location()).set<"arg">(from));
  if (one_in(2))
    return build(ll::SExtOp::build(builder_, Location()).set<"arg">(from));
  return build(ll::ZExtOp::build(builder_, Location()).set<"arg">(from));
}

Value FunctionMaker::value(Type type) {
  if (values_.empty() || (one_in(6) && type != program_.real()))
    return type == program_.real() ? converted(random_constant(program_.integer(32)), type)
                                   : random_constant(type);
  // Late ones more often, so that chains come about.
  std::size_t recent = std::min<std::size_t>(values_.size(), 6);
  for (unsigned attempt = 0; attempt < 4; ++attempt) {
    Value candidate =
        one_in(2) ? values_[values_.size() - 1 - below(recent)] : values_[below(values_.size())];
    if (candidate.type() == type)
      return candidate;
  }
  return converted(values_[values_.size() - 1 - below(recent)], type);
}

void FunctionMaker::arithmetic() {
  Type type = random_type();
  Value lhs = value(type), rhs = value(type);
  switch (below(3)) {
    case 0:
      return add(binary<ll::AddOp>(lhs, rhs));
    case 1:
      return add(binary<ll::SubOp>(lhs, rhs));
    default:
      return add(binary<ll::MulOp>(lhs, rhs));
  }
}

void FunctionMaker::bitwise() {
  Type type = random_type();
  Value lhs = value(type), rhs = value(type);
  switch (below(3)) {
    case 0:
      return add(binary<ll::AndOp>(lhs, rhs));
    case 1:
      return add(binary<ll::OrOp>(lhs, rhs));
    default:
      return add(binary<ll::XorOp>(lhs, rhs));
  }
}

void FunctionMaker::shift() {
  Type type = random_type();
  unsigned width = type.as<IntegerType>().width();
  Value amount = one_in(2) ? constant(type, static_cast<std::int64_t>(below(width)))
                           : binary<ll::AndOp>(value(type), constant(type, width - 1));
  switch (below(3)) {
    case 0:
      return add(binary<ll::ShlOp>(value(type), amount));
    case 1:
      return add(binary<ll::LShrOp>(value(type), amount));
    default:
      return add(binary<ll::AShrOp>(value(type), amount));
  }
}

// By a number from 1 to 15, so that nothing overflows.
void FunctionMaker::division() {
  Type type = program_.integer(one_in(2) ? 32 : 64);
  Value divisor = one_in(2) ? constant(type, static_cast<std::int64_t>(1 + below(15)))
                            : binary<ll::OrOp>(binary<ll::AndOp>(value(type), constant(type, 15)),
                                               constant(type, 1));
  switch (below(4)) {
    case 0:
      return add(binary<ll::UDivOp>(value(type), divisor));
    case 1:
      return add(binary<ll::SDivOp>(value(type), divisor));
    case 2:
      return add(binary<ll::URemOp>(value(type), divisor));
    default:
      return add(binary<ll::SRemOp>(value(type), divisor));
  }
}

void FunctionMaker::compare() {
  Type type = random_type();
  Value lhs = value(type), rhs = value(type);
  add(ll::build_icmp(builder_, Location(), static_cast<ll::IcmpPredicate>(below(10)), lhs, rhs));
}

void FunctionMaker::select() {
  Type type = one_in(4) ? program_.real() : random_type();
  Value condition = value(program_.integer(1)), yes = value(type), no = value(type);
  add(ll::SelectOp::build(builder_, Location())
          .set<"condition">(condition)
          .set<"trueValue">(yes)
          .set<"falseValue">(no)
          .create()
          .result<"res">());
}

void FunctionMaker::intrinsic() {
  Type type = program_.integer(one_in(2) ? 32 : 64);
  Value a = value(type), b = value(type);
  auto two = [&](auto build) {
    add(build.template set<"a">(a).template set<"b">(b).create().template result<"res">());
  };
  switch (below(6)) {
    case 0:
      return two(ll::SMaxOp::build(builder_, Location()));
    case 1:
      return two(ll::UMinOp::build(builder_, Location()));
    case 2:
      return two(ll::UAddSatOp::build(builder_, Location()));
    case 3:
      return add(ll::CtpopOp::build(builder_, Location()).set<"in">(a).create().result<"res">());
    case 4:
      return add(ll::BswapOp::build(builder_, Location()).set<"in">(a).create().result<"res">());
    default: {
      Value sum = ll::SAddOverflowOp::build(builder_, Location())
                      .set<"a">(a)
                      .set<"b">(b)
                      .results(Type(ll::with_flag_type(type)))
                      .create()
                      .result<"res">();
      add(ll::build_extract(builder_, Location(), sum, {0}));
      add(ll::build_extract(builder_, Location(), sum, {1}));
    }
  }
}

// Nothing that depends on the bits of a NaN.
void FunctionMaker::real_arithmetic() {
  Type type = program_.real();
  Value lhs = value(type), rhs = value(type);
  switch (below(4)) {
    case 0:
      return add(binary<ll::FAddOp>(lhs, rhs));
    case 1:
      return add(binary<ll::FSubOp>(lhs, rhs));
    case 2:
      return add(binary<ll::FMulOp>(lhs, rhs));
    default:
      add(ll::build_fcmp(builder_, Location(), static_cast<ll::FcmpPredicate>(below(16)), lhs,
                         rhs));
  }
}

// A struct that is put together and taken apart.
void FunctionMaker::aggregate_value() {
  Type types[] = {random_type(), random_type()};
  Value aggregate =
      ll::build_zero(builder_, Location(), ll::StructType::literal(program_.context, types));
  std::int64_t member = static_cast<std::int64_t>(below(2));
  Value part = value(types[member]);
  aggregate = ll::build_insert(builder_, Location(), aggregate, part, member);
  add(ll::build_extract(builder_, Location(), aggregate, static_cast<std::int64_t>(below(2))));
}

// Memory.
// -----------------------------------------------------------------------------------------------

static Type random_memory_type(Program& program) {
  Random& random = program.random;
  auto scalar = [&] { return program.integer(widths[1 + random.below(std::size(widths) - 1)]); };
  auto array = [&](Type element) {
    return Type(ll::ArrayType::of(element, std::uint64_t{2} << random.below(3)));
  };
  switch (random.below(6)) {
    case 0:
    case 1:
      return scalar();
    case 2:
      return array(scalar());
    case 3:
      return ll::ArrayType::of(program.integer(32), 4);
    case 4:
      return ll::StructType::literal(program.context, {scalar(), scalar(), array(scalar())});
    default:
      return array(ll::StructType::literal(program.context, {scalar(), scalar()}));
  }
}

void FunctionMaker::allocate() {
  Memory memory{{}, random_memory_type(program_)};
  // Most stand at the start of the function, the others are fresh each time that control comes by.
  Block* entry = func_.region<"body">().entry();
  Builder at_entry = Builder::at_start(entry);
  bool here = one_in(8);
  memory.address = ll::build_alloca(here ? builder_ : at_entry, Location(), memory.type, 8);
  if (one_in(4))
    ll::LifetimeStartOp::build(builder_, Location()).set<"ptr">(memory.address).create();
  initialise(memory);
  memory_.push_back(memory);
}

void FunctionMaker::initialise(Memory memory) {
  if (memory.type.is<IntegerType>()) {
    Value start = value(memory.type);
    ll::build_store(builder_, Location(), start, memory.address, 0);
  } else {
    Value zero = ll::build_zero(builder_, Location(), memory.type);
    ll::build_store(builder_, Location(), zero, memory.address, 0);
  }
  cost_ += weight_;
}

// One scalar in the memory, by constant or masked indices.
Memory FunctionMaker::place_in(Memory memory) {
  if (memory.type.is<IntegerType>())
    return memory;
  llvm::SmallVector<ll::GepIndex, 4> indices{std::int32_t{0}};
  Type type = memory.type;
  while (!type.is<IntegerType>()) {
    if (auto array = type.try_as<ll::ArrayType>()) {
      type = array.element();
      if (one_in(3)) {
        Type i64 = program_.integer(64);
        auto mask = static_cast<std::int64_t>(array.size() - 1);
        indices.push_back(binary<ll::AndOp>(value(i64), constant(i64, mask)));
      } else {
        indices.push_back(static_cast<std::int32_t>(below(array.size())));
      }
    } else {
      auto record = type.as<ll::StructType>();
      auto field = static_cast<std::int32_t>(below(record.size()));
      type = record.element(static_cast<std::size_t>(field));
      indices.push_back(field);
    }
  }
  unsigned flags = one_in(2) ? ll::GepInbounds : ll::NoGepFlags;
  return {ll::build_gep(builder_, Location(), memory.type, memory.address, indices, flags), type};
}

Memory FunctionMaker::random_place() {
  if (!program_.globals.empty() && (memory_.empty() || one_in(4))) {
    ll::GlobalOp global = program_.globals[below(program_.globals.size())];
    Value address = ll::AddressOfOp::build(builder_, Location())
                        .set<"global_name">(SymbolRefAttr::get(program_.context, global.sym_name()))
                        .results(program_.pointer())
                        .create()
                        .result<"res">();
    return place_in({address, global.global_type()});
  }
  if (memory_.empty())
    allocate();
  return place_in(memory_[below(memory_.size())]);
}

void FunctionMaker::load() {
  Memory place = random_place();
  add(ll::build_load(builder_, Location(), place.type, place.address, 0));
}

void FunctionMaker::store() {
  Memory place = random_place();
  Value stored = value(place.type);
  ll::build_store(builder_, Location(), stored, place.address, 0);
  cost_ += weight_;
}

// A whole aggregate goes from one place to another: as a value, or by memcpy.
void FunctionMaker::copy() {
  Type type = ll::ArrayType::of(program_.integer(32), 4);
  Memory from = buffer(), to = buffer();
  Type i64 = program_.integer(64);
  if (one_in(3)) {
    Value all = ll::build_load(builder_, Location(), type, from.address, 4);
    ll::build_store(builder_, Location(), all, to.address, 4);
  } else if (one_in(2)) {
    ll::MemcpyOp::build(builder_, Location())
        .set<"dst">(to.address)
        .set<"src">(from.address)
        .set<"len">(constant(i64, 16))
        .set<"isVolatile">(IntegerAttr::get(program_.integer(1), std::int64_t{0}))
        .create();
  } else {
    ll::MemmoveOp::build(builder_, Location())
        .set<"dst">(to.address)
        .set<"src">(from.address)
        .set<"len">(constant(i64, 8))
        .set<"isVolatile">(IntegerAttr::get(program_.integer(1), std::int64_t{0}))
        .create();
  }
  cost_ += weight_;
}

void FunctionMaker::fill() {
  Memory to = buffer();
  Value byte = value(program_.integer(8));
  ll::MemsetOp::build(builder_, Location())
      .set<"dst">(to.address)
      .set<"val">(byte)
      .set<"len">(constant(program_.integer(64), one_in(2) ? 16 : 4))
      .set<"isVolatile">(IntegerAttr::get(program_.integer(1), std::int64_t{0}))
      .create();
  cost_ += weight_;
}

Memory FunctionMaker::buffer() {
  Type type = ll::ArrayType::of(program_.integer(32), 4);
  std::size_t start = memory_.empty() ? 0 : below(memory_.size());
  for (std::size_t i = 0; i < memory_.size(); ++i)
    if (Memory memory = memory_[(start + i) % memory_.size()]; memory.type == type)
      return memory;
  Builder at_entry = Builder::at_start(func_.region<"body">().entry());
  Memory memory{ll::build_alloca(at_entry, Location(), type, 8), type};
  initialise(memory);
  memory_.push_back(memory);
  return memory;
}

// Calls.
// ------------------------------------------------------------------------------------------------

llvm::SmallVector<Value, 4> FunctionMaker::arguments_for(ll::FuncOp callee) {
  llvm::SmallVector<Value, 4> values;
  for (Type type : callee.function_type().parameters())
    values.push_back(type.is<ll::PointerType>() ? buffer().address : value(type));
  // The first parameter of a function that calls itself says how often, which has a limit.
  if (callee.sym_name().starts_with("recursive"))
    values[0] = binary<ll::AndOp>(values[0], constant(program_.integer(32), 3));
  return values;
}

void FunctionMaker::call() {
  if (program_.callees.empty())
    return arithmetic();
  Callee callee = program_.callees[below(program_.callees.size())];
  if (cost_ + callee.cost * weight_ > Program::max_cost)
    return bitwise();
  cost_ += callee.cost * weight_;
  llvm::SmallVector<Value, 4> arguments = arguments_for(callee.func);
  ll::CallOp call = ll::build_call(builder_, Location(), callee.func, arguments);
  if (call->num_results() == 1)
    add(call->result(0));
}

void FunctionMaker::call_by_address() {
  if (program_.callees.empty())
    return arithmetic();
  Callee callee = program_.callees[below(program_.callees.size())];
  if (cost_ + callee.cost * weight_ > Program::max_cost)
    return bitwise();
  cost_ += callee.cost * weight_;
  Value address =
      ll::AddressOfOp::build(builder_, Location())
          .set<"global_name">(SymbolRefAttr::get(program_.context, callee.func.sym_name()))
          .results(program_.pointer())
          .create()
          .result<"res">();
  llvm::SmallVector<Value, 4> arguments = arguments_for(callee.func);
  ll::CallOp call = ll::build_indirect_call(builder_, Location(), address,
                                            callee.func.function_type(), arguments);
  if (call->num_results() == 1)
    add(call->result(0));
}

// Results.
// ----------------------------------------------------------------------------------------------

Value FunctionMaker::hash_with(Value hash, Value value) {
  Type i64 = program_.integer(64);
  Value mixed = binary<ll::XorOp>(hash, converted(value, i64));
  return binary<ll::MulOp>(mixed, constant(i64, 0x100000001b3));
}

// Of values, local memory and globals.
Value FunctionMaker::hash() {
  Value result = constant(program_.integer(64), 0x1234567);
  for (std::size_t i = 0; i < values_.size(); ++i)
    if (values_.size() - i < 12 || i % 3 == 0)
      result = hash_with(result, values_[i]);
  for (Memory memory : memory_) {
    Memory place = place_in(memory);
    result = hash_with(result, ll::build_load(builder_, Location(), place.type, place.address, 0));
  }
  for (std::size_t i = 0; i < 2 * program_.globals.size(); ++i) {
    Memory place = random_place();
    result = hash_with(result, ll::build_load(builder_, Location(), place.type, place.address, 0));
  }
  return result;
}

}  // namespace pliron::execution
