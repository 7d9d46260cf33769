#pragma once
// Which types the values of a rule's left side can have: values that records, names and type
// variables make equal are one class, and a choice of types gives each class one. What records
// cannot say (that `trunc` narrows) is found out by verifying the IR that is made.

#include <vector>

#include "passes/rules/resolved.h"

namespace pliron {
class Random;
}

namespace pliron::rules {

class PatternTypes {
 public:
  using ClassId = std::uint32_t;

  // False when the left side has what cannot be built with numbers alone; says what to `reason`.
  bool collect(const CheckedRule& rule, std::string& reason);

  // Of the value that a node of the left side stands for.
  ClassId of_node(Index node) const { return find(node_classes_[node]); }
  // Of a result of an op node.
  ClassId of_result(Index node, unsigned result) const {
    return find(result_classes_[node][result]);
  }
  std::size_t num_results(Index node) const { return result_classes_[node].size(); }

  // A type for each class, by id; null for ids that are not the class's own.
  using Choice = std::vector<Type>;
  struct Choices {
    std::vector<Choice> small;  // integers of up to 5 bits, and what is no number
    std::vector<Choice> large;  // others, at most `max_large`
  };
  // All choices that the records' constraints allow. Types are integers of 1 to 5, 8, 16, 32 and 64
  // bits and f16, f32, f64, where a class can have one; else samples of its constraint.
  Choices choices(Context& context, Random& random, std::size_t max_large) const;

 private:
  struct Class {
    std::vector<TypeConstraint> wanted;
    Type fixed;
    ClassId from = none;  // of TypeFrom
    Type (*derive)(Type) = nullptr;
  };
  static constexpr ClassId none = ~ClassId{0};

  ClassId make();
  ClassId find(ClassId id) const;
  void join(ClassId a, ClassId b);
  ClassId of_variable(Var variable);
  bool collect_node(Index index, std::string& reason);
  bool collect_op(Index index, std::string& reason);
  std::vector<Type> candidates(ClassId id, Context& context, Random& random) const;
  bool derive_others(Choice& choice) const;

  const CheckedRule* rule_ = nullptr;
  std::vector<ClassId> parents_;
  std::vector<Class> classes_;
  std::vector<ClassId> node_classes_;
  std::vector<std::vector<ClassId>> result_classes_;
  std::vector<ClassId> variables_;
};

}  // namespace pliron::rules
