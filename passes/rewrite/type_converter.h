#pragma once
// What becomes of types in a conversion, and how values get from one to the other where both kinds
// meet. A type becomes one other type, several (a slice: pointer and length) or none.

#include <deque>
#include <functional>
#include <optional>

#include "ir/builder.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

class TypeConverter {
 public:
  TypeConverter() = default;
  TypeConverter(const TypeConverter&) = delete;
  TypeConverter& operator=(const TypeConverter&) = delete;

  using Types = llvm::SmallVector<Type, 1>;
  // The types that one becomes; no value when the function has nothing to do with it.
  using Conversion = std::function<std::optional<Types>(Type)>;
  // A value of type `to` out of values; null when the function cannot make it.
  using Materialization = std::function<Value(Builder&, Location, Type to, llvm::ArrayRef<Value>)>;

  // What was added last is asked first. A type that no function takes stays what it is.
  void add(Conversion conversion) { conversions_.push_back(std::move(conversion)); }
  // Makes a value of the original type for ops that stay and go on using it.
  void add_source_materialization(Materialization make) { source_.push_back(std::move(make)); }
  // Makes a value of the converted type out of an original one whose op stays.
  void add_target_materialization(Materialization make) { target_.push_back(std::move(make)); }

  // Remembered, so not safe to be used from several threads at once.
  llvm::ArrayRef<Type> convert(Type type) {
    if (type != last_type_ || !last_answer_) {
      last_answer_ = &find(type);
      last_type_ = type;
    }
    return *last_answer_;
  }
  // When it becomes exactly one type; else null.
  Type convert_to_one(Type type) {
    llvm::ArrayRef<Type> types = convert(type);
    return types.size() == 1 ? types[0] : Type();
  }
  bool is_legal(Type type) { return convert_to_one(type) == type; }

  Value materialize_source(Builder& builder, Location at, Type to, llvm::ArrayRef<Value> values) {
    return materialize(source_, builder, at, to, values);
  }
  Value materialize_target(Builder& builder, Location at, Type to, llvm::ArrayRef<Value> values) {
    return materialize(target_, builder, at, to, values);
  }

 private:
  static Value materialize(llvm::ArrayRef<Materialization> all, Builder& builder, Location at,
                           Type to, llvm::ArrayRef<Value> values);

  const Types& find(Type type);

  std::vector<Conversion> conversions_;
  std::vector<Materialization> source_, target_;
  llvm::DenseMap<Type, const Types*> known_;
  std::deque<Types> answers_;
  Type last_type_;  // questions come in runs
  const Types* last_answer_ = nullptr;
};

}  // namespace pliron
