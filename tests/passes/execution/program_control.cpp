// Statements of random programs that have control flow, and the functions around them.

#include "tests/passes/execution/program_parts.h"

namespace pliron::execution {

FunctionMaker::FunctionMaker(Program& program, ll::FuncOp func)
    : program_(program), func_(func), builder_(program.context) {
  Block* entry = func_.region<"body">().add_block();
  for (Type type : func.function_type().parameters()) {
    Value argument = entry->add_argument(type, Location());
    if (type.is<ll::PointerType>())
      memory_.push_back({argument, ll::ArrayType::of(program.integer(32), 4)});
    else
      values_.push_back(argument);
  }
  builder_.set_insertion_point_to_end(entry);
}

Block* FunctionMaker::new_block(llvm::ArrayRef<Type> types) {
  Block* block = func_.region<"body">().add_block();
  for (Type type : types)
    block->add_argument(type, Location());
  return block;
}

void FunctionMaker::go(Block* target, llvm::ArrayRef<Value> values) {
  ll::BrOp::build(builder_, Location()).set<"destOperands">(values).set<"dest">(target).create();
}

void FunctionMaker::go_if(Value condition, Block* yes, llvm::ArrayRef<Value> yes_values, Block* no,
                          llvm::ArrayRef<Value> no_values) {
  ll::CondBrOp::build(builder_, Location())
      .set<"condition">(condition)
      .set<"trueDestOperands">(yes_values)
      .set<"falseDestOperands">(no_values)
      .set<"trueDest">(yes)
      .set<"falseDest">(no)
      .create();
}

llvm::SmallVector<Type, 3> FunctionMaker::random_types() {
  llvm::SmallVector<Type, 3> types;
  for (std::uint64_t i = below(3); i > 0; --i)
    types.push_back(random_type());
  return types;
}

llvm::SmallVector<Value, 3> FunctionMaker::values_of(llvm::ArrayRef<Type> types) {
  llvm::SmallVector<Value, 3> values;
  for (Type type : types)
    values.push_back(value(type));
  return values;
}

void FunctionMaker::statement() {
  struct Choice {
    unsigned weight;
    void (FunctionMaker::*make)();
  };
  static constexpr Choice choices[] = {
      {8, &FunctionMaker::arithmetic},
      {6, &FunctionMaker::bitwise},
      {3, &FunctionMaker::shift},
      {2, &FunctionMaker::division},
      {6, &FunctionMaker::compare},
      {3, &FunctionMaker::select},
      {3, &FunctionMaker::intrinsic},
      {2, &FunctionMaker::real_arithmetic},
      {2, &FunctionMaker::aggregate_value},
      {5, &FunctionMaker::allocate},
      {10, &FunctionMaker::load},
      {10, &FunctionMaker::store},
      {2, &FunctionMaker::copy},
      {1, &FunctionMaker::fill},
      {4, &FunctionMaker::call},
      {1, &FunctionMaker::call_by_address},
      {5, &FunctionMaker::branch_if},
      {3, &FunctionMaker::branch_around},
      {2, &FunctionMaker::switch_},
      {3, &FunctionMaker::loop},
      {2, &FunctionMaker::loop_at_end},
      {1, &FunctionMaker::early_return},
  };
  constexpr unsigned total = [] {
    unsigned sum = 0;
    for (const Choice& choice : choices)
      sum += choice.weight;
    return sum;
  }();
  std::uint64_t at = below(total);
  for (const Choice& choice : choices) {
    if (at < choice.weight)
      return (this->*choice.make)();
    at -= choice.weight;
  }
}

void FunctionMaker::statements(unsigned count) {
  for (; count > 0 && ops_left_ > 0; --count) {
    --ops_left_;
    statement();
  }
}

// if (c) { ... } else { ... }, and values from both sides.
void FunctionMaker::branch_if() {
  if (depth_ >= 4)
    return compare();
  llvm::SmallVector<Type, 3> types = random_types();
  Block *yes = new_block(), *no = new_block(), *join = new_block(types);
  go_if(value(program_.integer(1)), yes, {}, no);
  ++depth_;
  for (Block* side : {yes, no}) {
    continue_at(side);
    Scope scope = enter();
    // Tiny sides, of pure ops or none, are what selects are made of.
    if (one_in(3))
      arithmetic();
    else
      statements(static_cast<unsigned>(below(5)));
    go(join, values_of(types));
    leave(scope);
  }
  --depth_;
  continue_at(join);
  for (Value argument : join->arguments())
    add(argument);
}

// if (c) { ... }
void FunctionMaker::branch_around() {
  if (depth_ >= 4)
    return compare();
  llvm::SmallVector<Type, 3> types = random_types();
  Block *inside = new_block(), *join = new_block(types);
  Value condition = value(program_.integer(1));
  llvm::SmallVector<Value, 3> values = values_of(types);
  if (one_in(2))
    go_if(condition, inside, {}, join, values);
  else
    go_if(condition, join, values, inside);
  ++depth_;
  continue_at(inside);
  Scope scope = enter();
  statements(static_cast<unsigned>(below(4)));
  go(join, values_of(types));
  leave(scope);
  --depth_;
  continue_at(join);
  for (Value argument : join->arguments())
    add(argument);
}

void FunctionMaker::switch_() {
  if (depth_ >= 3)
    return compare();
  llvm::SmallVector<Type, 3> types = random_types();
  Block* join = new_block(types);
  Type type = program_.integer(one_in(3) ? 8 : 32);
  Value selector = binary<ll::AndOp>(value(type), constant(type, 7));
  llvm::SmallVector<Value, 3> direct = values_of(types);  // of all edges that lead right to `join`
  llvm::SmallVector<Block*, 4> sides;
  llvm::SmallVector<ll::SwitchCase, 4> cases;
  std::uint64_t count = 1 + below(4);
  for (std::uint64_t i = 0; i < count; ++i) {
    ll::SwitchCase entry{llvm::APInt(8, i * 2), join, {direct.begin(), direct.end()}};
    if (!sides.empty() && one_in(4)) {
      entry = {llvm::APInt(8, i * 2), sides.back(), {}};
    } else if (!one_in(4)) {
      sides.push_back(new_block());
      entry = {llvm::APInt(8, i * 2), sides.back(), {}};
    }
    cases.push_back(std::move(entry));
  }
  if (one_in(2)) {
    ll::build_switch(builder_, Location(), selector, join, direct, cases);
  } else {
    sides.push_back(new_block());
    ll::build_switch(builder_, Location(), selector, sides.back(), {}, cases);
  }
  ++depth_;
  for (Block* side : sides) {
    continue_at(side);
    Scope scope = enter();
    statements(static_cast<unsigned>(below(3)));
    go(join, values_of(types));
    leave(scope);
  }
  --depth_;
  continue_at(join);
  for (Value argument : join->arguments())
    add(argument);
}

std::uint64_t FunctionMaker::pick_rounds() {
  return below(10);
}

// How often a loop goes round: a constant, or what becomes known when the program runs.
Value FunctionMaker::rounds_value(std::uint64_t most) {
  Type i32 = program_.integer(32);
  if (one_in(3))
    return binary<ll::AndOp>(value(i32), constant(i32, most >= 7 ? 7 : most >= 3 ? 3 : 1));
  return constant(i32, static_cast<std::int64_t>(most));
}

// for (i = 0; i < n; ++i) { ...; if (c) break; ... }
void FunctionMaker::loop() {
  std::uint64_t rounds = pick_rounds();
  if (depth_ >= 3 || cost_ + weight_ * rounds * 40 > Program::max_cost)
    return compare();
  Type i32 = program_.integer(32);
  llvm::SmallVector<Type, 3> types = random_types();
  llvm::SmallVector<Type, 4> head_types{i32};
  head_types.append(types.begin(), types.end());
  Value most = rounds_value(rounds);
  llvm::SmallVector<Value, 4> first{constant(i32, 0)};
  llvm::append_range(first, values_of(types));
  Block *head = new_block(head_types), *body = new_block(), *exit = new_block(types);
  go(head, first);

  continue_at(head);
  Scope scope = enter();
  std::uint64_t outer_weight = weight_;
  weight_ *= rounds + 1;
  ++depth_;
  for (Value argument : head->arguments())
    add(argument);
  Value more =
      ll::build_icmp(builder_, Location(), ll::IcmpPredicate::Slt, head->argument(0), most);
  llvm::SmallVector<Value, 3> carried(llvm::drop_begin(head->arguments()));
  go_if(more, body, {}, exit, carried);

  continue_at(body);
  statements(static_cast<unsigned>(1 + below(5)));
  if (one_in(4)) {
    Block* rest = new_block();
    llvm::SmallVector<Value, 3> values = values_of(types);
    go_if(value(program_.integer(1)), exit, values, rest);
    continue_at(rest);
    statements(static_cast<unsigned>(below(3)));
  }
  Value step = constant(i32, static_cast<std::int64_t>(one_in(4) ? 2 : 1));
  // The flags are right, since rounds are few.
  Value counted = ll::AddOp::build(builder_, Location())
                      .set<"lhs">(head->argument(0))
                      .set<"rhs">(step)
                      .set<"overflowFlags">(ll::flags_attr(program_.context, ll::Nsw | ll::Nuw))
                      .create()
                      .result<"res">();
  llvm::SmallVector<Value, 4> next{counted};
  llvm::append_range(next, values_of(types));
  go(head, next);
  --depth_;
  weight_ = outer_weight;
  leave(scope);

  continue_at(exit);
  for (Value argument : exit->arguments())
    add(argument);
}

// i = n; do { ... } while (--i > 0);
void FunctionMaker::loop_at_end() {
  std::uint64_t rounds = pick_rounds();
  if (depth_ >= 3 || cost_ + weight_ * rounds * 40 > Program::max_cost)
    return compare();
  Type type = program_.integer(one_in(2) ? 64 : 32);
  llvm::SmallVector<Type, 3> types = random_types();
  llvm::SmallVector<Type, 4> head_types{type};
  head_types.append(types.begin(), types.end());
  llvm::SmallVector<Value, 4> first{converted(rounds_value(rounds), type)};
  llvm::append_range(first, values_of(types));
  Block *head = new_block(head_types), *exit = new_block();
  go(head, first);

  continue_at(head);
  std::uint64_t outer_weight = weight_;
  weight_ *= rounds + 1;
  ++depth_;
  for (Value argument : head->arguments())
    add(argument);
  statements(static_cast<unsigned>(1 + below(4)));
  llvm::SmallVector<Value, 4> next{binary<ll::SubOp>(head->argument(0), constant(type, 1))};
  Value more =
      ll::build_icmp(builder_, Location(), ll::IcmpPredicate::Sgt, next[0], constant(type, 0));
  llvm::append_range(next, values_of(types));
  // What was defined in the loop may be used behind it, since it runs at least once.
  go_if(more, head, next, exit);
  --depth_;
  weight_ = outer_weight;
  continue_at(exit);
}

void FunctionMaker::early_return() {
  if (depth_ == 0 || one_in(2))
    return compare();
  Block *leaving = new_block(), *staying = new_block();
  go_if(value(program_.integer(1)), leaving, {}, staying);
  continue_at(leaving);
  return_value();
  continue_at(staying);
}

void FunctionMaker::return_value() {
  Type result = func_.function_type().result();
  auto build = ll::ReturnOp::build(builder_, Location());
  if (!result.is<ll::VoidType>())
    build.set<"arg">(value(result));
  build.create();
}

void FunctionMaker::make(unsigned count) {
  ops_left_ = 4 * count;
  statements(count);
  Type result = func_.function_type().result();
  if (result == program_.integer(64)) {
    ll::ReturnOp::build(builder_, Location()).set<"arg">(hash()).create();
  } else {
    return_value();
  }
}

void FunctionMaker::make_recursive(ll::FuncOp callee) {
  Type i32 = program_.integer(32);
  Value rounds = func_.region<"body">().entry()->argument(0);
  Block *last = new_block(), *more = new_block();
  Value is_last =
      ll::build_icmp(builder_, Location(), ll::IcmpPredicate::Sle, rounds, constant(i32, 0));
  go_if(is_last, last, {}, more);
  continue_at(last);
  return_value();
  continue_at(more);
  ops_left_ = 12;
  statements(static_cast<unsigned>(1 + below(4)));
  Value fewer = binary<ll::SubOp>(rounds, constant(i32, 1));
  Value x = value(program_.integer(64));
  ll::CallOp call = ll::build_call(builder_, Location(), callee, {fewer, x});
  add(call->result(0));
  cost_ *= 5;
  ll::ReturnOp::build(builder_, Location()).set<"arg">(hash()).create();
}

}  // namespace pliron::execution
