// The evaluation of ops of the llvm dialect, against definitions in wide arithmetic that share no
// code with it: every operand at widths 1 to 5, with and without poison and flags.
#include "dialects/llvm/eval.h"

#include <doctest/doctest.h>

#include <cmath>
#include <functional>
#include <optional>

#include "dialects/builtin/ops.h"
#include "dialects/llvm/ops.h"
#include "ir/dialect.h"
#include "ir/parser.h"
#include "ir/walk.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"

using namespace pliron;
namespace ll = pliron::llvm_dialect;

namespace {

// No value: poison. `undefined` is set for undefined behaviour.
struct Number {
  std::int64_t value = 0;
  bool poison = false, undefined = false;
};
constexpr Number poison{0, true, false}, undefined{0, false, true};

struct Fixture {
  Fixture() {
    context.register_dialect(builtin::dialect());
    context.register_dialect(ll::dialect());
    context.allow_unregistered();
  }
  // An op with operands of these types; `attrs` as in the generic form.
  Operation* make(llvm::StringRef name, llvm::ArrayRef<std::string> types, llvm::StringRef result,
                  llvm::StringRef attrs = "") {
    std::string arguments, uses;
    for (std::size_t i = 0; i < types.size(); ++i) {
      arguments += (i ? ", %" : "%") + std::string(1, static_cast<char>('a' + i)) + ": " + types[i];
      uses += (i ? ", %" : "%") + std::string(1, static_cast<char>('a' + i));
    }
    std::string text = "\"t.region\"() ({^bb0(" + arguments + "):\n%r = \"" + name.str() + "\"(" +
                       uses + ") " + attrs.str() + " : (" + llvm::join(types, ", ") + ") -> " +
                       result.str() + "\n}) : () -> ()";
    modules.push_back(parse_source(context, llvm::MemoryBufferRef(text, "test.mlir")));
    REQUIRE_MESSAGE(modules.back(), text);
    Operation* found = nullptr;
    walk_pre_order(modules.back().get(), [&](Operation* op) {
      found = op->name() == name ? op : found;
      return WalkResult::Advance;
    });
    REQUIRE(found);
    return found;
  }

  Context context;
  std::vector<OwningOp> modules;
};

std::string type(unsigned width) {
  return "i" + std::to_string(width);
}
std::int64_t as_signed(std::int64_t value, unsigned width) {
  std::int64_t top = std::int64_t{1} << (width - 1);
  return (value & (top - 1)) - (value & top);
}
std::int64_t as_unsigned(std::int64_t value, unsigned width) {
  return value & ((std::int64_t{1} << width) - 1);
}

// `a` and `b` unsigned; what the op gives, of `result_width` bits.
using Definition = std::function<Number(std::int64_t a, std::int64_t b, unsigned width)>;

void check_binary(llvm::StringRef name, llvm::StringRef attrs, const Definition& definition,
                  std::optional<unsigned> result_width = std::nullopt, unsigned first_width = 1) {
  Fixture f;
  for (unsigned width = first_width; width <= 5; ++width) {
    Operation* op =
        f.make(name, {type(width), type(width)}, type(result_width.value_or(width)), attrs);
    unsigned wrong = 0;
    std::int64_t size = std::int64_t{1} << width;
    // One more than there are values stands for poison.
    for (std::int64_t a = 0; a <= size; ++a)
      for (std::int64_t b = 0; b <= size; ++b) {
        auto value = [&](std::int64_t x) {
          return x == size ? EvalValue::poison(width)
                           : EvalValue{llvm::APInt(width, static_cast<std::uint64_t>(x))};
        };
        EvalValue operands[] = {value(a), value(b)};
        llvm::SmallVector<EvalValue, 1> results;
        EvalStatus status = eval_op(op, {.operands = operands}, results);
        Number want = definition(a == size ? -1 : a, b == size ? -1 : b, width);
        if (want.undefined)
          wrong += status != EvalStatus::UndefinedBehavior;
        else if (status != EvalStatus::Done || results[0].is_poison != want.poison)
          ++wrong;
        else if (!want.poison)
          wrong += results[0].bits.getZExtValue() != static_cast<std::uint64_t>(as_unsigned(
                                                         want.value, result_width.value_or(width)));
      }
    CHECK_MESSAGE(wrong == 0, name.str() << attrs.str() << " at width " << width);
  }
}

// For ops whose result is poison when an operand is.
Definition strict(const Definition& definition) {
  return [definition](std::int64_t a, std::int64_t b, unsigned width) {
    return a < 0 || b < 0 ? poison : definition(a, b, width);
  };
}
// add, sub, mul in all flavours.
void check_wrapping(llvm::StringRef name, std::int64_t (*exact)(std::int64_t, std::int64_t)) {
  for (unsigned flags = 0; flags < 4; ++flags)
    check_binary(name, "<{overflowFlags = " + std::to_string(flags) + " : i32}>",
                 strict([=](std::int64_t a, std::int64_t b, unsigned width) -> Number {
                   std::int64_t u = exact(a, b);
                   std::int64_t s = exact(as_signed(a, width), as_signed(b, width));
                   if (flags & ll::Nuw && u != as_unsigned(u, width))
                     return poison;
                   if (flags & ll::Nsw && s != as_signed(s, width))
                     return poison;
                   return {u};
                 }));
}

}  // namespace

TEST_CASE("arithmetic wraps, and is poison where a flag says that it does not") {
  check_wrapping("llvm.add", [](std::int64_t a, std::int64_t b) { return a + b; });
  check_wrapping("llvm.sub", [](std::int64_t a, std::int64_t b) { return a - b; });
  check_wrapping("llvm.mul", [](std::int64_t a, std::int64_t b) { return a * b; });
}

TEST_CASE("shifts are poison from the width on, and where a flag's bits are lost") {
  for (unsigned flags = 0; flags < 4; ++flags)
    check_binary("llvm.shl", "<{overflowFlags = " + std::to_string(flags) + " : i32}>",
                 strict([=](std::int64_t a, std::int64_t b, unsigned width) -> Number {
                   if (b >= width)
                     return poison;
                   std::int64_t u = a << b, s = as_signed(a, width) * (std::int64_t{1} << b);
                   if (flags & ll::Nuw && u != as_unsigned(u, width))
                     return poison;
                   if (flags & ll::Nsw && s != as_signed(s, width))
                     return poison;
                   return {u};
                 }));
  for (bool exact : {false, true}) {
    llvm::StringRef attrs = exact ? "<{isExact}>" : "";
    auto shift = [=](bool is_signed) {
      return strict([=](std::int64_t a, std::int64_t b, unsigned width) -> Number {
        if (b >= width || (exact && a % (std::int64_t{1} << b) != 0))
          return poison;
        return {(is_signed ? as_signed(a, width) : a) >> b};
      });
    };
    check_binary("llvm.lshr", attrs, shift(false));
    check_binary("llvm.ashr", attrs, shift(true));
  }
}

TEST_CASE("division by zero or poison is undefined, and so is the least number by -1") {
  for (bool is_signed : {false, true}) {
    auto read = [=](std::int64_t x, unsigned width) { return is_signed ? as_signed(x, width) : x; };
    auto bad = [=](std::int64_t a, std::int64_t b, unsigned width) {
      if (b <= 0)
        return true;
      bool least = a < 0 || as_signed(a, width) == -(std::int64_t{1} << (width - 1));
      return is_signed && as_signed(b, width) == -1 && least;
    };
    for (bool exact : {false, true})
      check_binary(is_signed ? "llvm.sdiv" : "llvm.udiv", exact ? "<{isExact}>" : "",
                   [=](std::int64_t a, std::int64_t b, unsigned width) -> Number {
                     if (bad(a, b, width))
                       return undefined;
                     if (a < 0 || (exact && read(a, width) % read(b, width) != 0))
                       return poison;
                     return {read(a, width) / read(b, width)};
                   });
    check_binary(is_signed ? "llvm.srem" : "llvm.urem", "",
                 [=](std::int64_t a, std::int64_t b, unsigned width) -> Number {
                   if (bad(a, b, width))
                     return undefined;
                   return a < 0 ? poison : Number{read(a, width) % read(b, width)};
                 });
  }
}

TEST_CASE("bitwise ops") {
  check_binary("llvm.and", "",
               strict([](std::int64_t a, std::int64_t b, unsigned) -> Number { return {a & b}; }));
  check_binary("llvm.xor", "",
               strict([](std::int64_t a, std::int64_t b, unsigned) -> Number { return {a ^ b}; }));
  for (bool disjoint : {false, true})
    check_binary("llvm.or", disjoint ? "<{isDisjoint}>" : "",
                 strict([=](std::int64_t a, std::int64_t b, unsigned) -> Number {
                   return disjoint && (a & b) != 0 ? poison : Number{a | b};
                 }));
}

TEST_CASE("comparisons have MLIR's numbers") {
  using Compare = bool (*)(std::int64_t, std::int64_t);
  const Compare compare[] = {
      [](std::int64_t a, std::int64_t b) { return a == b; },
      [](std::int64_t a, std::int64_t b) { return a != b; },
      [](std::int64_t a, std::int64_t b) { return a < b; },
      [](std::int64_t a, std::int64_t b) { return a <= b; },
      [](std::int64_t a, std::int64_t b) { return a > b; },
      [](std::int64_t a, std::int64_t b) { return a >= b; },
  };
  for (unsigned predicate = 0; predicate < 10; ++predicate)
    check_binary("llvm.icmp", "<{predicate = " + std::to_string(predicate) + " : i64}>",
                 strict([=](std::int64_t a, std::int64_t b, unsigned width) -> Number {
                   bool is_unsigned = predicate >= 6;
                   Compare function = compare[is_unsigned ? predicate - 4 : predicate];
                   return {is_unsigned ? function(a, b)
                                       : function(as_signed(a, width), as_signed(b, width))};
                 }),
                 1);
  auto order = [](std::int64_t a, std::int64_t b) { return a < b ? -1 : a > b ? 1 : 0; };
  check_binary(
      "llvm.intr.ucmp", "",
      strict([=](std::int64_t a, std::int64_t b, unsigned) -> Number { return {order(a, b)}; }), 2);
  check_binary("llvm.intr.scmp", "",
               strict([=](std::int64_t a, std::int64_t b, unsigned width) -> Number {
                 return {order(as_signed(a, width), as_signed(b, width))};
               }),
               8);
}

TEST_CASE("minimum, maximum and saturation") {
  auto clamp = [](std::int64_t value, unsigned width, bool is_signed) {
    std::int64_t top = std::int64_t{1} << (width - (is_signed ? 1 : 0));
    return std::clamp(value, is_signed ? -top : 0, top - 1);
  };
  struct Case {
    const char* name;
    bool is_signed;
    std::int64_t (*function)(std::int64_t, std::int64_t);
  };
  auto add = [](std::int64_t a, std::int64_t b) { return a + b; };
  auto sub = [](std::int64_t a, std::int64_t b) { return a - b; };
  auto least = [](std::int64_t a, std::int64_t b) { return std::min(a, b); };
  auto most = [](std::int64_t a, std::int64_t b) { return std::max(a, b); };
  for (const Case& test : {Case{"llvm.intr.uadd.sat", false, add},
                           {"llvm.intr.sadd.sat", true, add},
                           {"llvm.intr.usub.sat", false, sub},
                           {"llvm.intr.ssub.sat", true, sub},
                           {"llvm.intr.umin", false, least},
                           {"llvm.intr.smin", true, least},
                           {"llvm.intr.umax", false, most},
                           {"llvm.intr.smax", true, most}})
    check_binary(
        test.name, "", strict([&](std::int64_t a, std::int64_t b, unsigned width) -> Number {
          auto read = [&](std::int64_t x) { return test.is_signed ? as_signed(x, width) : x; };
          return {clamp(test.function(read(a), read(b)), width, test.is_signed)};
        }));
  for (bool is_signed : {false, true})
    check_binary(is_signed ? "llvm.intr.sshl.sat" : "llvm.intr.ushl.sat", "",
                 strict([=](std::int64_t a, std::int64_t b, unsigned width) -> Number {
                   if (b >= width)
                     return poison;
                   std::int64_t x = is_signed ? as_signed(a, width) : a;
                   return {clamp(x * (std::int64_t{1} << b), width, is_signed)};
                 }));
}

TEST_CASE("conversions and unary intrinsics") {
  Fixture f;
  llvm::SmallVector<EvalValue, 1> results;
  auto eval = [&](Operation* op, unsigned width,
                  std::int64_t value) -> std::optional<std::int64_t> {
    EvalValue in{llvm::APInt(width, static_cast<std::uint64_t>(value), false, true)};
    REQUIRE(eval_op(op, {.operands = in}, results) == EvalStatus::Done);
    if (results[0].is_poison)
      return std::nullopt;
    return results[0].bits.getSExtValue();
  };
  CHECK(eval(f.make("llvm.zext", {"i4"}, "i8"), 4, 9) == 9);
  CHECK(eval(f.make("llvm.zext", {"i4"}, "i8", "<{nonNeg}>"), 4, 9) == std::nullopt);
  CHECK(eval(f.make("llvm.sext", {"i4"}, "i8"), 4, 9) == -7);
  CHECK(eval(f.make("llvm.trunc", {"i8"}, "i4"), 8, 0x2f) == -1);
  Operation* nuw = f.make("llvm.trunc", {"i8"}, "i4", "<{overflowFlags = 2 : i32}>");
  CHECK(eval(nuw, 8, 0x0f) == -1);
  CHECK(eval(nuw, 8, 0xff) == std::nullopt);
  Operation* nsw = f.make("llvm.trunc", {"i8"}, "i4", "<{overflowFlags = 1 : i32}>");
  CHECK(eval(nsw, 8, 0xff) == -1);
  CHECK(eval(nsw, 8, 0x0f) == std::nullopt);
  CHECK(eval(f.make("llvm.intr.ctpop", {"i8"}, "i8"), 8, 0x2f) == 5);
  CHECK(eval(f.make("llvm.intr.bitreverse", {"i8"}, "i8"), 8, 0x01) == -128);
  CHECK(eval(f.make("llvm.intr.bswap", {"i16"}, "i16"), 16, 0x0102) == 0x0201);
  Operation* ctlz = f.make("llvm.intr.ctlz", {"i8"}, "i8", "<{is_zero_poison = false}>");
  CHECK(eval(ctlz, 8, 0x10) == 3);
  CHECK(eval(ctlz, 8, 0) == 8);
  Operation* cttz = f.make("llvm.intr.cttz", {"i8"}, "i8", "<{is_zero_poison = true}>");
  CHECK(eval(cttz, 8, 0x10) == 4);
  CHECK(eval(cttz, 8, 0) == std::nullopt);
  CHECK(eval(f.make("llvm.intr.abs", {"i8"}, "i8", "<{is_int_min_poison = false}>"), 8, -128) ==
        -128);
  CHECK(eval(f.make("llvm.intr.abs", {"i8"}, "i8", "<{is_int_min_poison = true}>"), 8, -128) ==
        std::nullopt);
}

TEST_CASE("funnel shifts take the amount modulo the width") {
  Fixture f;
  for (unsigned width = 1; width <= 4; ++width) {
    Operation* left =
        f.make("llvm.intr.fshl", {type(width), type(width), type(width)}, type(width));
    Operation* right =
        f.make("llvm.intr.fshr", {type(width), type(width), type(width)}, type(width));
    std::uint64_t size = std::uint64_t{1} << width;
    for (std::uint64_t a = 0; a < size; ++a)
      for (std::uint64_t b = 0; b < size; ++b)
        for (std::uint64_t c = 0; c < size; ++c) {
          EvalValue in[] = {
              {llvm::APInt(width, a)}, {llvm::APInt(width, b)}, {llvm::APInt(width, c)}};
          llvm::SmallVector<EvalValue, 1> results;
          std::uint64_t both = a << width | b, amount = c % width;
          REQUIRE(eval_op(left, {.operands = in}, results) == EvalStatus::Done);
          REQUIRE(results[0].bits == (both << amount >> width) % size);
          REQUIRE(eval_op(right, {.operands = in}, results) == EvalStatus::Done);
          REQUIRE(results[0].bits == (both >> amount) % size);
        }
  }
}

TEST_CASE("select looks only at the operand that it takes; freeze chooses") {
  Fixture f;
  Operation* select = f.make("llvm.select", {"i1", "i8", "i8"}, "i8");
  llvm::SmallVector<EvalValue, 1> results;
  EvalValue yes{llvm::APInt(1, 1)}, x{llvm::APInt(8, 7)}, bad = EvalValue::poison(8);
  EvalValue chosen[] = {yes, x, bad}, other[] = {yes, bad, x},
            unknown[] = {EvalValue::poison(1), x, x};
  CHECK(eval_op(select, {.operands = chosen}, results) == EvalStatus::Done);
  CHECK((!results[0].is_poison && results[0].bits == 7));
  CHECK(eval_op(select, {.operands = other}, results) == EvalStatus::Done);
  CHECK(results[0].is_poison);
  CHECK(eval_op(select, {.operands = unknown}, results) == EvalStatus::Done);
  CHECK(results[0].is_poison);
  Operation* freeze = f.make("llvm.freeze", {"i8"}, "i8");
  CHECK(eval_op(freeze, {.operands = bad, .arbitrary = llvm::APInt(64, 42)}, results) ==
        EvalStatus::Done);
  CHECK((!results[0].is_poison && results[0].bits == 42));
}

TEST_CASE("nsz lets the signs of zeros be chosen; select has fast-math flags too") {
  Fixture f;
  constexpr llvm::StringLiteral nsz = "<{fastmathFlags = #llvm.fastmath<nsz>}>";
  auto bits = [](double value) { return EvalValue{llvm::APFloat(value).bitcastToAPInt()}; };
  auto run = [](Operation* op, llvm::ArrayRef<EvalValue> in, std::uint64_t choice) {
    llvm::SmallVector<EvalValue, 1> results;
    REQUIRE(eval_op(op, {.operands = in, .arbitrary = llvm::APInt(64, choice)}, results) ==
            EvalStatus::Done);
    return results[0];
  };
  Operation* product = f.make("llvm.fmul", {"f64", "f64"}, "f64", nsz);
  EvalValue zero[] = {bits(0.0), bits(-3.0)};
  CHECK(run(product, zero, 0).bits == bits(-0.0).bits);
  CHECK(run(product, zero, 1).bits == bits(0.0).bits);  // the result's sign
  CHECK(run(product, zero, 2).bits == bits(0.0).bits);  // the first operand's
  CHECK(run(product, zero, 4).bits == bits(-0.0).bits);
  Operation* quotient = f.make("llvm.fdiv", {"f64", "f64"}, "f64", nsz);
  EvalValue by_zero[] = {bits(1.0), bits(0.0)};
  CHECK(run(quotient, by_zero, 0).bits == bits(INFINITY).bits);
  CHECK(run(quotient, by_zero, 4).bits == bits(-INFINITY).bits);
  Operation* plain = f.make("llvm.fmul", {"f64", "f64"}, "f64");
  CHECK(run(plain, zero, 3).bits == bits(-0.0).bits);

  EvalValue yes{llvm::APInt(1, 1)}, nan[] = {yes, bits(NAN), bits(1.0)},
                                    other[] = {yes, bits(-0.0), bits(NAN)};
  Operation* select = f.make("llvm.select", {"i1", "f64", "f64"}, "f64",
                             "<{fastmathFlags = #llvm.fastmath<nnan, nsz>}>");
  CHECK(run(select, nan, 0).is_poison);
  CHECK(run(select, other, 0).bits == bits(-0.0).bits);
  CHECK(run(select, other, 1).bits == bits(0.0).bits);
}

TEST_CASE("floats are those of the machine, and nnan and ninf make poison") {
  Fixture f;
  const double values[] = {0.0,  -0.0,     1.0,       -1.5, 1e300, 1e-300,
                           3.25, INFINITY, -INFINITY, NAN,  5e-324};
  using Function = double (*)(double, double);
  struct Case {
    const char* name;
    Function function;
  };
  auto bits = [](double value) { return EvalValue{llvm::APFloat(value).bitcastToAPInt()}; };
  auto same = [](const llvm::APInt& a, double b) {
    llvm::APFloat x(llvm::APFloat::IEEEdouble(), a);
    return x.isNaN() ? std::isnan(b) : a == llvm::APFloat(b).bitcastToAPInt();
  };
  for (const Case& test :
       {Case{"llvm.fadd", [](double a, double b) { return a + b; }},
        {"llvm.fsub", [](double a, double b) { return a - b; }},
        {"llvm.fmul", [](double a, double b) { return a * b; }},
        {"llvm.fdiv", [](double a, double b) { return a / b; }},
        {"llvm.frem", [](double a, double b) { return std::fmod(a, b); }},
        {"llvm.intr.copysign", [](double a, double b) { return std::copysign(a, b); }}}) {
    Operation* plain = f.make(test.name, {"f64", "f64"}, "f64");
    Operation* strict =
        f.make(test.name, {"f64", "f64"}, "f64", "<{fastmathFlags = #llvm.fastmath<nnan, ninf>}>");
    for (double a : values)
      for (double b : values) {
        EvalValue in[] = {bits(a), bits(b)};
        llvm::SmallVector<EvalValue, 1> results;
        REQUIRE(eval_op(plain, {.operands = in}, results) == EvalStatus::Done);
        double want = test.function(a, b);
        CHECK_MESSAGE(same(results[0].bits, want), test.name << " " << a << " " << b);
        REQUIRE(eval_op(strict, {.operands = in}, results) == EvalStatus::Done);
        bool is_finite = std::isfinite(a) && std::isfinite(b) && std::isfinite(want);
        CHECK_MESSAGE(results[0].is_poison == !is_finite, test.name << " " << a << " " << b);
      }
  }
}

TEST_CASE("float comparisons, by predicate and outcome") {
  Fixture f;
  // Less, equal, greater, unordered.
  const double pairs[][2] = {{1, 2}, {2, 2}, {3, 2}, {NAN, 2}};
  const char* holds[] = {"0000", "0100", "0010", "0110", "1000", "1100", "1010", "1110",
                         "0101", "0011", "0111", "1001", "1101", "1011", "0001", "1111"};
  for (unsigned predicate = 0; predicate < 16; ++predicate) {
    Operation* op = f.make("llvm.fcmp", {"f64", "f64"}, "i1",
                           "<{predicate = " + std::to_string(predicate) + " : i64}>");
    for (unsigned outcome = 0; outcome < 4; ++outcome) {
      EvalValue in[] = {{llvm::APFloat(pairs[outcome][0]).bitcastToAPInt()},
                        {llvm::APFloat(pairs[outcome][1]).bitcastToAPInt()}};
      llvm::SmallVector<EvalValue, 1> results;
      REQUIRE(eval_op(op, {.operands = in}, results) == EvalStatus::Done);
      CHECK(results[0].bits == (holds[predicate][outcome] == '1'));
    }
  }
}

TEST_CASE("floats become integers or poison, and integers floats") {
  Fixture f;
  llvm::SmallVector<EvalValue, 1> results;
  auto eval = [&](Operation* op, llvm::APInt in) {
    EvalValue operand{std::move(in)};
    REQUIRE(eval_op(op, {.operands = operand}, results) == EvalStatus::Done);
    return results[0];
  };
  auto bits = [](double value) { return llvm::APFloat(value).bitcastToAPInt(); };
  Operation* to_signed = f.make("llvm.fptosi", {"f64"}, "i8");
  CHECK(eval(to_signed, bits(-128.9)).bits.getSExtValue() == -128);
  CHECK(eval(to_signed, bits(128.0)).is_poison);
  CHECK(eval(to_signed, bits(NAN)).is_poison);
  Operation* to_unsigned = f.make("llvm.fptoui", {"f64"}, "i8");
  CHECK(eval(to_unsigned, bits(255.9)).bits.getZExtValue() == 255);
  CHECK(eval(to_unsigned, bits(-1.0)).is_poison);
  CHECK(eval(to_unsigned, bits(-0.5)).bits.isZero());
  CHECK(eval(f.make("llvm.sitofp", {"i8"}, "f64"), llvm::APInt(8, 0x80)).bits == bits(-128.0));
  CHECK(eval(f.make("llvm.uitofp", {"i8"}, "f64"), llvm::APInt(8, 0x80)).bits == bits(128.0));
  CHECK(eval(f.make("llvm.uitofp", {"i8"}, "f64", "<{nonNeg}>"), llvm::APInt(8, 0x80)).is_poison);
  CHECK(eval(f.make("llvm.fptrunc", {"f64"}, "f32"), bits(0.1)).bits ==
        llvm::APFloat(0.1F).bitcastToAPInt());
  CHECK(eval(f.make("llvm.intr.round", {"f64"}, "f64"), bits(2.5)).bits == bits(3.0));
  CHECK(eval(f.make("llvm.intr.roundeven", {"f64"}, "f64"), bits(2.5)).bits == bits(2.0));
  CHECK(eval(f.make("llvm.intr.floor", {"f64"}, "f64"), bits(-2.5)).bits == bits(-3.0));
  CHECK(eval(f.make("llvm.intr.ceil", {"f64"}, "f64"), bits(-2.5)).bits == bits(-2.0));
  CHECK(eval(f.make("llvm.bitcast", {"i64"}, "f64"), bits(1.5)).bits == bits(1.5));
  // FPClassTest: 0x1 signalling, 0x2 quiet NaN, 0x20 -0, 0x40 +0, 0x80 +subnormal, 0x200 +infinity.
  auto is_class = [&](unsigned mask, llvm::APInt value) {
    return eval(f.make("llvm.intr.is.fpclass", {"f64"}, "i1",
                       "<{bit = " + std::to_string(mask) + " : i32}>"),
                std::move(value))
        .bits.getBoolValue();
  };
  CHECK(is_class(0x2, bits(NAN)));
  CHECK_FALSE(is_class(0x1, bits(NAN)));
  CHECK(is_class(0x20, bits(-0.0)));
  CHECK_FALSE(is_class(0x40, bits(-0.0)));
  CHECK(is_class(0x80, bits(5e-324)));
  CHECK(is_class(0x200, bits(INFINITY)));
  CHECK(is_class(0x4, bits(-INFINITY)));
  CHECK(is_class(0x100, bits(1.0)));
}
