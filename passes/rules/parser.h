#pragma once
// Rule files as data, and back.

#include <optional>

#include "llvm/Support/MemoryBufferRef.h"
#include "passes/rules/rule_set.h"

namespace llvm {
class raw_ostream;
}

namespace pliron {
class Context;
class Location;
}  // namespace pliron

namespace pliron::rules {

// Limits of what is read, so that no file takes long. Each is an error that says so.
inline constexpr unsigned max_pattern_depth = 8;
inline constexpr unsigned max_expr_nodes = 256;
inline constexpr unsigned max_expr_depth = 64;
inline constexpr unsigned max_for_product = 1024;
inline constexpr unsigned max_orders = 32;
inline constexpr unsigned max_rule_nodes = 1024;
inline constexpr unsigned max_rules = 65'536;         // in one file
inline constexpr unsigned max_set_nodes = 4'000'000;  // after expansion
inline constexpr unsigned max_errors = 20;

// Reads a file. The context is needed to find where types and attributes end, so the dialects of
// those that are written must be registered; ops are not looked up. After an error reading goes on
// with the next item, so that all mistakes are reported; no value then. Locations are in `buffer`'s
// identifier. Takes at most 4 GiB.
std::optional<RuleSet> parse_rules(Context& context, llvm::MemoryBufferRef buffer);

// Writes a set as text that reads back as the same data (same_rules()): groups, natives, tables and
// tests included, `for` and `pattern` written out.
void print_rules(const RuleSet& set, llvm::raw_ostream& os);
// One rule, as it stands in a group.
void print_rule(const RuleSet& set, const Rule& rule, llvm::raw_ostream& os);

// Whether two sets say the same; places in text do not count.
bool same_rules(const RuleSet& a, const RuleSet& b);

// Where a span is, given the text and the file that it is of.
Location span_location(Context& context, const RuleSet& set, Span span);

}  // namespace pliron::rules
