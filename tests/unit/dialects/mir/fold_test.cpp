#include <cmath>
#include <limits>

#include "passes/fold.h"
#include "tests/unit/dialects/mir/mir_test.h"

#include <doctest/doctest.h>

namespace pliron::mir {

// Folds one op on constants and gives the result as text, "" when it does not fold.
class FoldTest : public MirTest {
 public:
  template <typename O>
  std::string binary(llvm::StringRef lhs, llvm::StringRef rhs, bool unchecked = false) {
    O op = O(make(O::id(), {lhs, rhs}, Type()));
    if (unchecked)
      op->set_attr("unchecked", UnitAttr::get(context));
    return fold(op);
  }
  template <typename O>
  std::string unary(llvm::StringRef operand) {
    return fold(O(make(O::id(), {operand}, Type())));
  }
  std::string compare(llvm::StringRef predicate, llvm::StringRef lhs, llvm::StringRef rhs) {
    Operation* op = make(CompareOp::id(), {lhs, rhs}, IntegerType::get(context, 1));
    op->set_attr("predicate", StringAttr::get(context, predicate));
    return fold(op);
  }
  std::string cast(llvm::StringRef kind, llvm::StringRef operand, llvm::StringRef to) {
    Operation* op = make(CastOp::id(), {operand}, type(to));
    op->set_attr("kind", StringAttr::get(context, kind));
    return fold(op);
  }

 private:
  // The op, with a constant of that text for each operand; the result is like the first one unless
  // said otherwise.
  Operation* make(std::uint64_t id, llvm::ArrayRef<llvm::StringRef> operands, Type result) {
    module_.reset(builtin::ModuleOp::make(context, Location()).operation());
    Builder builder = Builder::at_end(module_->as<builtin::ModuleOp>().body());
    OperationState state(Location(), context.op_info(id));
    constants_.clear();
    for (llvm::StringRef text : operands) {
      Attribute value = attribute(text);
      REQUIRE_MESSAGE(value, text.str());
      Type type = value.is<FloatAttr>() ? Type(value.as<FloatAttr>().type())
                                        : value.as<IntegerAttr>().type();
      constants_.push_back(value);
      state.operands.push_back(ConstantOp::build(builder, Location())
                                   .set<"value">(value)
                                   .results({type})
                                   .create()
                                   .result<"result">());
    }
    state.result_types.push_back(result ? result : state.operands[0].type());
    return builder.create(state);
  }
  std::string fold(Operation* op) {
    FoldResult result = fold_op(op, constants_);
    return result.constant() ? text_of(result.constant()) : "";
  }

  OwningOp module_;
  llvm::SmallVector<Attribute, 2> constants_;
};

TEST_CASE_FIXTURE(FoldTest, "arithmetic wraps in the type's width") {
  CHECK(binary<AddOp>("200 : ui8", "100 : ui8") == "44 : ui8");
  CHECK(binary<AddOp>("127 : si8", "1 : si8") == "-128 : si8");
  CHECK(binary<SubOp>("0 : ui32", "1 : ui32") == "4294967295 : ui32");
  CHECK(binary<MulOp>("-128 : si8", "-1 : si8") == "-128 : si8");
}

TEST_CASE_FIXTURE(FoldTest, "unchecked arithmetic folds only without overflow") {
  CHECK(binary<AddOp>("1 : ui8", "2 : ui8", true) == "3 : ui8");
  CHECK(binary<AddOp>("200 : ui8", "100 : ui8", true) == "");
  CHECK(binary<MulOp>("-128 : si8", "-1 : si8", true) == "");
  CHECK(binary<SubOp>("0 : ui32", "1 : ui32", true) == "");
}

TEST_CASE_FIXTURE(FoldTest, "division by zero and of the least by -1 stay") {
  CHECK(binary<DivOp>("-7 : si32", "2 : si32") == "-3 : si32");
  CHECK(binary<RemOp>("-7 : si32", "2 : si32") == "-1 : si32");
  CHECK(binary<DivOp>("4294967295 : ui32", "2 : ui32") == "2147483647 : ui32");
  CHECK(binary<DivOp>("1 : ui32", "0 : ui32") == "");
  CHECK(binary<RemOp>("1 : si32", "0 : si32") == "");
  CHECK(binary<DivOp>("-128 : si8", "-1 : si8") == "");
  CHECK(binary<RemOp>("-128 : si8", "-1 : si8") == "");
  CHECK(binary<DivOp>("128 : ui8", "255 : ui8") == "0 : ui8");
}

TEST_CASE_FIXTURE(FoldTest, "floats follow IEEE and NaN is left to the target") {
  CHECK(binary<AddOp>("1.5 : f32", "0.25 : f32") == "1.750000e+00 : f32");
  CHECK(binary<DivOp>("1.0 : f64", "-0.0 : f64") == "0xFFF0000000000000 : f64");
  CHECK(binary<DivOp>("0.0 : f64", "0.0 : f64") == "");
  CHECK(binary<RemOp>("-5.5 : f32", "2.0 : f32") == "-1.500000e+00 : f32");
  CHECK(unary<NegOp>("0.0 : f32") == "-0.000000e+00 : f32");
}

TEST_CASE_FIXTURE(FoldTest, "bits") {
  CHECK(binary<AndOp>("12 : ui8", "10 : ui8") == "8 : ui8");
  CHECK(binary<OrOp>("true", "false") == "true");
  CHECK(binary<XorOp>("-1 : si16", "1 : si16") == "-2 : si16");
  CHECK(unary<NotOp>("0 : ui8") == "255 : ui8");
  CHECK(unary<NotOp>("true") == "false");
  CHECK(unary<NegOp>("-128 : si8") == "-128 : si8");
}

TEST_CASE_FIXTURE(FoldTest, "shift amounts count modulo the width") {
  CHECK(binary<ShlOp>("1 : ui8", "9 : ui32") == "2 : ui8");
  CHECK(binary<ShlOp>("1 : ui8", "9 : ui32", true) == "");
  CHECK(binary<ShlOp>("1 : ui64", "256 : ui32", true) == "");
  CHECK(binary<ShlOp>("1 : ui64", "-1 : si8") == "9223372036854775808 : ui64");
  CHECK(binary<ShrOp>("-8 : si8", "1 : ui8") == "-4 : si8");
  CHECK(binary<ShrOp>("248 : ui8", "1 : si64") == "124 : ui8");
  CHECK(binary<ShlOp>("1 : ui32", "4294967296 : ui64", true) == "");
  CHECK(binary<ShlOp>("1 : ui32", "4294967297 : ui64") == "2 : ui32");
}

TEST_CASE_FIXTURE(FoldTest, "comparisons know signs and NaN") {
  CHECK(compare("lt", "-1 : si8", "1 : si8") == "true");
  CHECK(compare("lt", "255 : ui8", "1 : ui8") == "false");
  CHECK(compare("gt", "true", "false") == "true");
  CHECK(compare("ne", "0x7FC00000 : f32", "0x7FC00000 : f32") == "true");
  CHECK(compare("eq", "0x7FC00000 : f32", "0x7FC00000 : f32") == "false");
  CHECK(compare("ge", "0x7FC00000 : f32", "1.0 : f32") == "false");
  CHECK(compare("le", "-0.0 : f32", "0.0 : f32") == "true");
}

TEST_CASE_FIXTURE(FoldTest, "casts between integers extend by the source") {
  CHECK(cast("IntToInt", "-1 : si8", "ui32") == "4294967295 : ui32");
  CHECK(cast("IntToInt", "255 : ui8", "si32") == "255 : si32");
  CHECK(cast("IntToInt", "300 : si32", "ui8") == "44 : ui8");
  CHECK(cast("IntToInt", "true", "si64") == "1 : si64");
}

TEST_CASE_FIXTURE(FoldTest, "casts from floats saturate") {
  CHECK(cast("FloatToInt", "-1.9 : f32", "si32") == "-1 : si32");
  CHECK(cast("FloatToInt", "-1.0 : f32", "ui8") == "0 : ui8");
  CHECK(cast("FloatToInt", "300.0 : f32", "ui8") == "255 : ui8");
  CHECK(cast("FloatToInt", "-1.0e10 : f32", "si32") == "-2147483648 : si32");
  CHECK(cast("FloatToInt", "0x7F800000 : f32", "si8") == "127 : si8");
  CHECK(cast("FloatToInt", "0x7FC00000 : f32", "si8") == "0 : si8");
}

TEST_CASE_FIXTURE(FoldTest, "casts to floats round to nearest even") {
  CHECK(cast("IntToFloat", "16777217 : ui32", "f32") == "0x4B800000 : f32");
  CHECK(cast("IntToFloat", "-3 : si8", "f64") == "-3.000000e+00 : f64");
  CHECK(cast("FloatToFloat", "0.1 : f64", "f32") == "1.000000e-01 : f32");
}

TEST_CASE_FIXTURE(FoldTest, "transmute keeps bits, those of NaN too") {
  CHECK(cast("Transmute", "1.0 : f32", "ui32") == "1065353216 : ui32");
  CHECK(cast("Transmute", "2143289345 : ui32", "f32") == "0x7FC00001 : f32");
  CHECK(cast("Transmute", "255 : ui8", "si8") == "-1 : si8");
}

}  // namespace pliron::mir
