#pragma once
// Which values of a rule have one type, and where it can be read when the rule fires. For the rule
// checker (passes/rules/checker.h).
//
// Values and type variables that must have one type are joined into a class. When the left side has
// been read its classes are known: two of them need not be the same type, so what the right side
// asks for is checked against them instead of believed.

#include <string>
#include <vector>

#include "ir/constraints.h"
#include "ir/type.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "passes/rules/resolved.h"

namespace pliron::rules {

using ClassId = std::uint32_t;

class TypeClasses {
 public:
  struct Wanted {
    TypeConstraint constraint;
    Span place;
  };
  struct Class {
    ClassId parent = 0;
    Type fixed = {};
    Span fixed_place = {};
    llvm::SmallVector<Wanted, 2> wanted = {};
    Var type_variable = no_var, value = no_var;
    int root_result = -1;
    Index match_node = 0;  // a node of the left side without a name
    Index expr = 0;        // a computed type, written on the right side
    bool is_known = false;
  };
  // Why two classes cannot be one.
  enum class Clash : std::uint8_t {
    None,
    Types,  // two types, or constraints that no type satisfies
    Known,  // both are known, and may differ
  };

  ClassId make();
  ClassId find(ClassId id) const;
  const Class& operator[](ClassId id) const { return classes_[find(id)]; }
  Class& at(ClassId id) { return classes_[find(id)]; }
  // Makes both one, unless they clash.
  Clash join(ClassId a, ClassId b);
  // Adds what must hold; the place of what it contradicts, when it does.
  bool fix(ClassId id, Type type, Span place, Span& other);
  bool want(ClassId id, TypeConstraint constraint, Span place, Wanted& other);
  // What there is of the left side is known from now on.
  void finish_left();
  bool same(ClassId a, ClassId b) const;

 private:
  std::vector<Class> classes_ = std::vector<Class>(1);
};

// Whether no type satisfies both. Never true when one does; may be false when none does.
bool are_disjoint(TypeConstraint a, TypeConstraint b);
// The greatest width of integers that satisfy it, or elements of vectors of them; 0 for no limit.
unsigned max_integer_width(TypeConstraint constraint);
// "'IntOrIntVector'", or its description.
std::string constraint_name(TypeConstraint constraint);
// The constraints of types that have a name, which ops of registered dialects use or which come
// with the framework.
void collect_type_constraints(Context& context, llvm::StringMap<TypeConstraint>& found);

}  // namespace pliron::rules
