#include "passes/rewrite/constant_pool.h"

#include "ir/dialect.h"

namespace pliron {

Region* ConstantPool::region_for(Operation* op) {
  Region* region = op->parent_region();
  if (region == last_region_)
    return region;
  for (Operation* parent = region->parent_op();
       parent && parent != root_ && !parent->has(Trait::IsolatedFromAbove) &&
       parent->is_registered();
       parent = region->parent_op())
    region = parent->parent_region();
  return last_region_ = region;
}

void ConstantPool::add(const Key& key, Operation* constant) {
  constants_[key] = constant;
  keys_.push_back(key);
  entry_of_[constant] = static_cast<std::uint32_t>(keys_.size());
}

void ConstantPool::remove(Operation* op) {
  std::uint32_t& entry = entry_of_[op];
  Key key = keys_[entry - 1];
  entry = 0;
  if (constants_.lookup(key) == op)
    constants_.erase(key);
  Scope& scope = scopes_[key.region];
  if (scope.last == op) {
    Operation* before = op->prev();
    scope.last = before && entry_of_.get(before) ? before : nullptr;
  }
}

// `op` stands in front of a constant that others may use by now.
void ConstantPool::break_prefix(Operation* op) {
  Scope& scope = scopes_[region_for(op)];
  scope.is_broken = true;
  scope.last = nullptr;
}

void ConstantPool::place_first(Rewriter& rewriter, Operation* constant, Block* entry) {
  is_placing_ = true;
  if (entry->front() != constant)
    rewriter.move_before(constant, entry->front());
  is_placing_ = false;
}

Value ConstantPool::get(Rewriter& rewriter, Operation* at, const OpInfo& user, Attribute value,
                        Type type) {
  Region* region = region_for(at);
  Key key{region, value.storage(), type.storage(), user.dialect_name.str().data()};
  Scope& scope = scopes_[region];
  if (Operation* known = constants_.lookup(key)) {
    if (scope.is_broken)
      place_first(rewriter, known, region->entry());
    return known->result(0);
  }
  const DialectInfo* dialect = user.context->dialect(user.dialect_name.str());
  if (!dialect || !dialect->materialize_constant)
    return {};
  InsertionGuard guard(rewriter);
  if (scope.last)
    rewriter.set_insertion_point_after(scope.last);
  else
    rewriter.set_insertion_point_to_start(region->entry());
  is_placing_ = true;
  Location location = at->location();
  Operation* constant = dialect->materialize_constant(rewriter, location, value, type);
  is_placing_ = false;
  if (!constant)
    return {};
  scope.last = constant;
  add(key, constant);
  return constant->result(0);
}

Operation* ConstantPool::adopt(Rewriter& rewriter, Operation* constant, Attribute value) {
  if (entry_of_.get(constant))
    return nullptr;
  if (!constant->discardable_attrs().empty() || constant->num_attr_slots() != 1 || !value)
    return nullptr;
  Region* region = region_for(constant);
  Key key{region, value.storage(), constant->result(0).type().storage(),
          constant->info().dialect_name.str().data()};
  Scope& scope = scopes_[region];
  if (Operation* known = constants_.lookup(key)) {
    if (scope.is_broken)
      place_first(rewriter, known, region->entry());
    return known;
  }
  Block* entry = region->entry();
  bool is_in_place = constant->block() == entry &&
                     (scope.last ? constant->prev() == scope.last : !constant->prev());
  if (!is_in_place) {
    is_placing_ = true;
    if (scope.last)
      rewriter.move_after(constant, scope.last);
    else
      rewriter.move_before(constant, entry->front());
    is_placing_ = false;
  }
  scope.last = constant;
  add(key, constant);
  return nullptr;
}

}  // namespace pliron
