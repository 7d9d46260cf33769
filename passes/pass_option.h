#pragma once
// Options of passes. A pass lists them in its record, with a default that also says of which type
// they are:
//
//   .options = {{"max-iterations", "Rounds after which the driver gives up.", 10u},
//               {"top-down", "Whether to visit ops from the first to the last.", true},
//               {"level", "How much to do.", 2u, OptionRange{0, 3}},
//               {"mode", "What to optimize for.", "speed", OneOf{"speed", "size"}},
//               {"only", "Names of the functions to look at; all when empty.", OptionList{}}},
//
// In a pipeline they stand behind the pass, `canonicalize{max-iterations=20,top-down=false}`, and
// the pass reads them with `context.option<unsigned>("max-iterations")`. Text is checked when a
// pipeline is read, so a pass never sees a value that its record does not allow.

#include <concepts>
#include <limits>
#include <string>
#include <vector>

#include "ir/def_support.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class raw_ostream;
}

namespace pliron {

struct PassDef;

enum class PassOptionKind : std::uint8_t { Bool, Int, Unsigned, String, List };

// "true or false", "an integer", ...: completes "expected ...".
llvm::StringRef option_kind_name(PassOptionKind kind);

// Both ends belong to it.
struct OptionRange {
  std::int64_t min;
  std::int64_t max;
};
// All the values that a string may have.
struct OneOf {
  StaticList<std::string_view, 8> values;
  constexpr OneOf(std::initializer_list<std::string_view> all) : values(all) {}
};
// Strings; the default is written with commas, as in a pipeline but without braces.
struct OptionList {
  std::string_view text = {};
};

// One option of a pass. Numbers have 64 bits at most and are no greater than 2^63 - 1.
struct PassOption {
  std::string_view name;     // "max-iterations"
  std::string_view summary;  // one sentence
  PassOptionKind kind = PassOptionKind::Bool;
  std::int64_t number = 0;                       // the default of numbers and of `true`
  std::string_view text = {};                    // that of strings and lists
  OptionRange range = {0, 0};                    // of numbers
  StaticList<std::string_view, 8> choices = {};  // of a string; empty for any

  constexpr PassOption() = default;
  constexpr PassOption(std::string_view n, std::string_view s, bool value)
      : name(n), summary(s), number(value) {}
  template <std::integral T>
    requires(!std::same_as<T, bool>)
  constexpr PassOption(std::string_view n, std::string_view s, T value,
                       OptionRange r = widest_range<T>())
      : name(n),
        summary(s),
        kind(std::signed_integral<T> ? PassOptionKind::Int : PassOptionKind::Unsigned),
        number(static_cast<std::int64_t>(value)),
        range(r) {}
  constexpr PassOption(std::string_view n, std::string_view s, const char* value)
      : name(n), summary(s), kind(PassOptionKind::String), text(value) {}
  constexpr PassOption(std::string_view n, std::string_view s, const char* value, OneOf one_of)
      : name(n), summary(s), kind(PassOptionKind::String), text(value), choices(one_of.values) {}
  constexpr PassOption(std::string_view n, std::string_view s, OptionList list)
      : name(n), summary(s), kind(PassOptionKind::List), text(list.text) {}

 private:
  template <typename T>
  static constexpr OptionRange widest_range() {
    using Limits = std::numeric_limits<T>;
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    std::int64_t max = static_cast<std::uint64_t>(Limits::max()) > static_cast<std::uint64_t>(most)
                           ? most
                           : static_cast<std::int64_t>(Limits::max());
    return {static_cast<std::int64_t>(Limits::min()), max};
  }
};

// Its default, as in a pipeline.
std::string default_text(const PassOption& option);

// The values of all options of one pass in one pipeline: the defaults until they are set.
class PassOptions {
 public:
  struct Value {
    std::int64_t number = 0;
    std::string text;
    std::vector<std::string> list;
  };

  PassOptions() = default;
  explicit PassOptions(const PassDef& pass);

  // The value of the option of that name, which the pass must have: asking for one that is not in
  // the record is a programmer's mistake and asserts.
  const Value& value(llvm::StringRef name) const;
  // The same with the type that the record says. Numbers may be read as any type that holds them.
  template <typename T>
  T get(llvm::StringRef name) const;

  // Sets it without text; for pipelines that are built by hand. Types and ranges are asserted.
  PassOptions& set(llvm::StringRef name, bool value) { return set_number(name, value, true); }
  template <std::integral T>
    requires(!std::same_as<T, bool>)
  PassOptions& set(llvm::StringRef name, T value) {
    return set_number(name, static_cast<std::int64_t>(value), false);
  }
  PassOptions& set(llvm::StringRef name, const char* value) {
    return set(name, llvm::StringRef(value));
  }
  PassOptions& set(llvm::StringRef name, llvm::StringRef value);
  PassOptions& set(llvm::StringRef name, std::vector<std::string> values);

  // Sets it to what `text`, as it stands in a pipeline without braces or quotes, means; lists are
  // given as `list`. What is wrong, to go behind "option 'x' ", or "" when it has been set.
  std::string set_from_text(llvm::StringRef name, llvm::StringRef text,
                            std::vector<std::string> list = {});

  // `{max-iterations=20,only={f,g}}`, with the options that differ from their defaults, or nothing.
  void print(llvm::raw_ostream& os) const;

 private:
  unsigned index_of(llvm::StringRef name) const;
  const PassOption& def(unsigned index) const;
  PassOptions& set_number(llvm::StringRef name, std::int64_t value, bool is_bool);

  const PassDef* pass_ = nullptr;
  std::vector<Value> values_;  // as in the record; empty while all are defaults
};

template <typename T>
T PassOptions::get(llvm::StringRef name) const {
  const Value& found = value(name);
  if constexpr (std::integral<T>) {
    assert((std::same_as<T, bool> ||
            static_cast<std::int64_t>(static_cast<T>(found.number)) == found.number) &&
           "the type is too small for the option");
    return static_cast<T>(found.number);
  } else if constexpr (std::convertible_to<llvm::ArrayRef<std::string>, T>) {
    return llvm::ArrayRef<std::string>(found.list);
  } else {
    return T(found.text);
  }
}

}  // namespace pliron
