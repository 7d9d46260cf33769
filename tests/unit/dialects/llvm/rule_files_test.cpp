// Rule files about the llvm dialect: examples with native code, and files that are broken at
// random.

#include <doctest/doctest.h>

#include <fstream>
#include <random>
#include <sstream>

#include "dialects/builtin/ops.h"
#include "dialects/llvm/ops.h"
#include "dialects/mir/ops.h"
#include "passes/rules/parser.h"
#include "passes/rules/registry.h"

using namespace pliron;

namespace {

// A context with natives of all kinds, which keeps what is reported.
struct Rules {
  Rules()
      : handler(context.diagnostics(), [this](const Diagnostic& diagnostic) {
          messages += diagnostic.message + "\n";
          return true;
        }) {
    context.register_dialect(builtin::dialect());
    context.register_dialect(llvm_dialect::dialect());
    context.register_dialect(mir::dialect());
    auto no = [](auto...) { return false; };
    rules::register_native(context, rules::make_pred<Value>("non_negative", no));
    rules::register_native(context, rules::make_pred<>("slow_rem", no));
    rules::register_native(context, rules::make_fn<llvm::APInt, Attribute>(
                                        "sole_index", [](Attribute) { return std::nullopt; }));
    rules::register_native(context, rules::make_fn<Attribute, llvm::APInt>(
                                        "index_list", [](llvm::APInt) { return std::nullopt; }));
    rules::register_native(context, rules::make_fn<Attribute, Attribute>(
                                        "swap_weights", [](Attribute weights) { return weights; }));
    rules::register_native(
        context, rules::make_fn<Type, Type>("overflow_pair", [](Type type) { return type; }));
    rules::register_native(
        context,
        rules::make_build<Value, Block*>(
            "lower_assert", 0, [](Builder&, Location, Value, Block*, rules::NativeResults&) {}));
  }

  // Reads, prints, reads again and checks; false after errors. Says when printing loses something.
  bool load(llvm::StringRef text) {
    auto set = rules::parse_rules(context, llvm::MemoryBufferRef(text, "test.rules"));
    if (!set)
      return false;
    std::string printed;
    llvm::raw_string_ostream os(printed);
    rules::print_rules(*set, os);
    auto again = rules::parse_rules(context, llvm::MemoryBufferRef(printed, "printed.rules"));
    CHECK_MESSAGE(again, (messages + printed));
    if (again)
      CHECK_MESSAGE(rules::same_rules(*set, *again), printed);
    return succeeded(rules::check_rules(context, std::move(*set)));
  }

  Context context;
  std::string messages;
  ScopedDiagnosticHandler handler;
};

TEST_CASE("example rules with native code load") {
  Rules rules;
  bool loaded = rules.load(R"(
use llvm
native pred non_negative(%x: value) means %x >=s 0
native pred slow_rem()
native fn sole_index(#path: attr) -> int      native fn index_list(#i: int) -> attr
native fn swap_weights(#w: attr) -> attr      native fn overflow_pair(!t: type) -> type
native build lower_assert(%c: value, ^ok: block)
pattern not(%x) = xor(%x, -1)
group llvm.int {
  rule sext_non_negative: sext(%x) where $non_negative(%x) => zext<nonNeg>(%x)
  rule urem_expand allow(grow): urem(%x, %y) where $slow_rem() => {
    %a = freeze(%x); %b = freeze(%y); %q = udiv(%a, %b);
    sub(%a, mul(%q, %b)) at %q
  }
}
group llvm.memory phase canonicalize {
  rule gep_zero: getelementptr<rawConstantIndices = #i, elem_type = _>(%p: !t, []): !t where $sole_index(#i) == 0 => %p
  rule gep_gep: getelementptr<elem_type = i8, rawConstantIndices = #i, noWrapFlags = #f>(
      once getelementptr<elem_type = i8, rawConstantIndices = #j, noWrapFlags = #g>(%p, []), [])
    where let #a = $sole_index(#i), let #b = $sole_index(#j), sadd_ok(#a, #b)
    => getelementptr<elem_type = i8, rawConstantIndices = #($index_list(#a + #b)), noWrapFlags = #(#f & #g)>(%p, [])
}
group llvm.cfg phase simplify_cfg {
  rule branch_not: cond_br<branch_weights = #w>(not(%c), %ts..., %fs...)[^t, ^f]
    => cond_br<branch_weights = #($swap_weights(#w))>(%c, %fs..., %ts...)[^f, ^t]
}
group mir_to_llvm phase convert_mir {
  convert checked_add: mir.add_with_overflow(%a: !t, %b) where !t is SignedInt => {
    %r = llvm.intr.sadd.with.overflow(%a, %b): $overflow_pair(to(!t));
    (llvm.extractvalue<position = array<i64: 0>>(%r), llvm.extractvalue<position = array<i64: 1>>(%r))
  }
  convert assert: mir.assert<..>(%c, _...) => { $lower_assert2(); }
}
)");
  CHECK(!loaded);
  CHECK(rules.messages ==
        "native '$lower_assert2' is not declared; did you mean 'lower_assert'?\n");
}

// The rule files of the text tests.
std::vector<std::string> corpus() {
  std::vector<std::string> files;
  for (const char* name : {"examples", "mistakes_in_meaning", "mistakes_in_names", "shadowed"}) {
    std::ifstream file(std::string(PLIRON_SOURCE_DIR "/tests/passes/rules/") + name + ".rules");
    std::stringstream text;
    text << file.rdbuf();
    REQUIRE(!text.str().empty());
    files.push_back(text.str());
  }
  return files;
}

// A text in pieces: words, numbers, single characters.
std::vector<std::string> pieces_of(const std::string& text) {
  std::vector<std::string> pieces;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at + 1;
    while (end < text.size() && std::isalnum(text[at]) && std::isalnum(text[end]))
      ++end;
    pieces.push_back(text.substr(at, end - at));
    at = end;
  }
  return pieces;
}

TEST_CASE("files that are broken at random are read or refused") {
  std::mt19937 random(1);
  auto below = [&](std::size_t n) { return random() % n; };
  std::vector<std::vector<std::string>> files;
  for (const std::string& text : corpus())
    files.push_back(pieces_of(text));
  unsigned loaded = 0;
  for (unsigned round = 0; round < 40; ++round) {
    Rules rules;  // also keeps the number of positions in one context small
    for (unsigned i = 0; i < 10; ++i) {
      std::vector<std::string> pieces = files[below(files.size())];
      for (std::size_t changes = 1 + below(4); changes > 0; --changes) {
        std::size_t at = below(pieces.size());
        switch (below(4)) {
          case 0:
            pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(at));
            break;
          case 1:
            pieces.insert(pieces.begin() + static_cast<std::ptrdiff_t>(at), pieces[at]);
            break;
          case 2:
            std::swap(pieces[at], pieces[below(pieces.size())]);
            break;
          default:
            pieces[at] = pieces[below(pieces.size())];
        }
      }
      std::string text;
      for (const std::string& piece : pieces)
        text += piece;
      loaded += rules.load(text);
    }
  }
  CHECK(loaded > 0);
}

TEST_CASE("a thousand rules load quickly enough") {
  std::string text = "use llvm\ngroup g {\n";
  for (int i = 0; i < 1000; ++i)
    text += "  rule r" + std::to_string(i) + ": add(once mul(%x, " + std::to_string(i + 2) +
            "), #c) where pow2(#c) => mul(%x, " + std::to_string(i + 1) + ")\n";
  text += "}\n";
  Rules rules;
  auto set = rules::parse_rules(rules.context, llvm::MemoryBufferRef(text, "test.rules"));
  REQUIRE_MESSAGE(set, rules.messages);
  auto checked = rules::check_rules(rules.context, std::move(*set));
  REQUIRE_MESSAGE(succeeded(checked), rules.messages);
  CHECK((*checked)->rules.size() == 1000);
}

}  // namespace
