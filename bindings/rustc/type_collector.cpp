// Which types a MIR text uses, and what its closures capture.

#include "bindings/rustc/layout_probe.h"
#include "llvm/ADT/SetVector.h"

namespace pliron::rustc {

namespace {

// Calls `visit` with every body that can be parsed. What cannot is reported when it is needed.
template <typename Visit>
void for_each_body(Module& module, Visit visit) {
  for (const Item* item : module.items())
    if (const Body* body = module.body_if_readable(*item))
      visit(*item, *body);
}

class TypeCollector {
 public:
  void item(const Item& item) {
    add(item.type);
    for (const Type* type : item.params)
      add(type);
  }

  void body(const Body& body) {
    for (const Local& local : body.locals)
      add(local.type);
    for (const Block& block : body.blocks) {
      for (const Statement& statement : block.statements) {
        place(statement.place);
        operands(statement.operands);
        if (statement.rvalue)
          rvalue(*statement.rvalue);
      }
      terminator(block.terminator);
    }
  }

  std::vector<const Type*> take() { return types_.takeVector(); }

 private:
  void rvalue(const Rvalue& rvalue) {
    add(rvalue.type);
    place(rvalue.place);
    operands(rvalue.operands);
  }

  void terminator(const Terminator& terminator) {
    operand(terminator.operand);
    operand(terminator.callee);
    operands(terminator.args);
    operands(terminator.message_operands);
    place(terminator.place);
  }

  void place(const Place& place) {
    for (const Projection& projection : place.projections)
      add(projection.type);
  }

  void operands(llvm::ArrayRef<Operand> operands) {
    for (const Operand& operand : operands)
      this->operand(operand);
  }

  void operand(const Operand& operand) {
    if (operand.is_place())
      return place(operand.place);
    if (operand.constant)
      constant(*operand.constant);
  }

  void constant(const Constant& constant) {
    for (const Constant* element : constant.elements)
      this->constant(*element);
    const Type* type = constant.type;
    if (!type || !type->is(TypeKind::FnDef))
      return add(type);
    for (const Type* param : type->elements)
      add(param);
    add(type->result);
  }

  // Adds a type and what it is made of. Sizes of pointers are known; what they point to matters
  // when it is dereferenced.
  void add(const Type* type) {
    while (type && seen_.insert(type).second) {
      if (type->is(TypeKind::Named) || type->is(TypeKind::Closure) ||
          (type->is(TypeKind::Tuple) && !type->elements.empty()))
        types_.insert(type);
      if (type->is(TypeKind::Tuple))
        for (const Type* element : type->elements)
          add(element);
      type = type->element;
    }
  }

  llvm::SetVector<const Type*, std::vector<const Type*>> types_;
  llvm::DenseSet<const Type*> seen_;
};

// Collects the types of `.N` on closures and of the operands that closures are built from.
class CaptureCollector {
 public:
  void body(const Body& body) {
    body_ = &body;
    for (const Block& block : body.blocks) {
      for (const Statement& statement : block.statements) {
        place(statement.place);
        operands(statement.operands);
        if (statement.rvalue)
          rvalue(*statement.rvalue, statement.place);
      }
      place(block.terminator.place);
      operand(block.terminator.operand);
      operands(block.terminator.args);
    }
    for (const DebugEntry& entry : body.debug_entries) {
      if (entry.constant)
        constant(*entry.constant);
      else
        place(entry.place);
    }
  }

  llvm::DenseMap<const Type*, ClosureCaptures> take() { return std::move(closures_); }

 private:
  void rvalue(const Rvalue& rvalue, const Place& destination) {
    place(rvalue.place);
    operands(rvalue.operands);
    // The destination's type is the one that other types mention: closures of other crates are
    // called by path there, and by position in the expression.
    const Type* type = place_type(*body_, destination);
    if (rvalue.kind != RvalueKind::Closure || !type || !type->is(TypeKind::Closure))
      return;
    unsigned count = rvalue.num_captures.value_or(rvalue.operands.size());
    closures_[type].count = count;
    if (count != rvalue.operands.size())
      return;
    for (unsigned i = 0; i < rvalue.operands.size(); ++i)
      capture(type, i, operand_type(rvalue.operands[i]));
  }

  const Type* operand_type(const Operand& operand) const {
    return operand.is_place() ? place_type(*body_, operand.place) : operand.constant->type;
  }

  void operands(llvm::ArrayRef<Operand> operands) {
    for (const Operand& operand : operands)
      this->operand(operand);
  }

  void operand(const Operand& operand) {
    if (operand.is_place())
      return place(operand.place);
    if (operand.constant)
      constant(*operand.constant);
  }

  void constant(const Constant& constant) {
    if (constant.kind == ConstantKind::ZeroSized && constant.type->is(TypeKind::Closure))
      closures_[constant.type];  // nothing captured, or only things without size
    for (const Constant* element : constant.elements)
      this->constant(*element);
  }

  void place(const Place& place) {
    for (std::size_t i = 0; i < place.projections.size(); ++i) {
      if (place.projections[i].kind != ProjectionKind::Field)
        continue;
      Place base{place.local, place.projections.take_front(i)};
      const Type* type = place_type(*body_, base);
      if (type && type->is(TypeKind::Closure))
        capture(type, place.projections[i].index, place.projections[i].type);
    }
  }

  void capture(const Type* closure, unsigned index, const Type* type) {
    auto& captures = closures_[closure].candidates;
    if (captures.size() <= index)
      captures.resize(index + 1);
    if (type && !llvm::is_contained(captures[index], type))
      captures[index].push_back(type);
  }

  const Body* body_ = nullptr;
  llvm::DenseMap<const Type*, ClosureCaptures> closures_;
};

}  // namespace

std::vector<const Type*> types_to_lay_out(Module& module) {
  TypeCollector collector;
  for_each_body(module, [&](const Item& item, const Body& body) {
    collector.item(item);
    collector.body(body);
  });
  return collector.take();
}

llvm::DenseMap<const Type*, ClosureCaptures> closure_captures(Module& module) {
  CaptureCollector collector;
  for_each_body(module, [&](const Item&, const Body& body) { collector.body(body); });
  return collector.take();
}

}  // namespace pliron::rustc
