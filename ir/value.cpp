#include "ir/value.h"

#include "ir/block.h"
#include "ir/context_impl.h"
#include "ir/single_thread_lock.h"

namespace pliron {

static detail::BlockArgumentImpl* as_argument(detail::ValueImpl* impl) {
  assert(!impl->is_result && "not a block argument");
  return static_cast<detail::BlockArgumentImpl*>(impl);
}

Block* Value::owner_block() const {
  return is_block_argument() ? as_argument(impl_)->owner : nullptr;
}
Block* Value::parent_block() const {
  return is_result() ? defining_op()->block() : owner_block();
}
Region* Value::parent_region() const {
  Block* block = parent_block();
  return block ? block->parent() : nullptr;
}
Location Value::location() const {
  return is_result() ? defining_op()->location() : as_argument(impl_)->location;
}
void Value::set_location(Location location) const { as_argument(impl_)->location = location; }

bool Value::has_one_use() const { return has_uses() && !first_use()->next_use(); }

void Value::replace_all_uses_with(Value other) const {
  assert(other != *this && "a value cannot replace itself");
  while (OpOperand* use = first_use())
    use->set(other);
}
void Value::replace_uses_if(Value other, llvm::function_ref<bool(OpOperand&)> predicate) const {
  OpOperand* next;
  for (OpOperand* use = first_use(); use; use = next) {
    next = use->next_use();
    if (predicate(*use))
      use->set(other);
  }
}

Identifier Value::stored_name() const {
  Context::Impl& context = this->context().impl();
  detail::SingleThreadLock lock(context.name_mutex);
  return context.value_names.lookup(impl_);
}
void Value::store_name(Identifier name) const {
  Context::Impl& context = this->context().impl();
  detail::SingleThreadLock lock(context.name_mutex);
  if (name)
    context.value_names[impl_] = name;
  else
    context.value_names.erase(impl_);
  impl_->has_name = static_cast<bool>(name);
}

}  // namespace pliron
