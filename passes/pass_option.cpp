#include "passes/pass_option.h"

#include "ir/nearest_name.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"
#include "passes/pass.h"

namespace pliron {

llvm::StringRef option_kind_name(PassOptionKind kind) {
  switch (kind) {
    case PassOptionKind::Bool:
      return "true or false";
    case PassOptionKind::Int:
    case PassOptionKind::Unsigned:
      return "a whole number";
    case PassOptionKind::String:
      return "a string";
    case PassOptionKind::List:
      return "a list";
  }
  llvm_unreachable("no such kind");
}

static bool is_number(PassOptionKind kind) {
  return kind == PassOptionKind::Int || kind == PassOptionKind::Unsigned;
}

static PassOptions::Value default_value(const PassOption& option) {
  PassOptions::Value value;
  value.number = option.number;
  if (option.kind == PassOptionKind::String)
    value.text = option.text;
  llvm::SmallVector<llvm::StringRef, 4> parts;
  if (option.kind == PassOptionKind::List && !option.text.empty())
    llvm::StringRef(option.text).split(parts, ',');
  for (llvm::StringRef part : parts)
    value.list.push_back(part.trim().str());
  return value;
}

PassOptions::PassOptions(const PassDef& pass) : pass_(&pass) {
  for (const PassOption& option : pass.options)
    values_.push_back(default_value(option));
}

unsigned PassOptions::index_of(llvm::StringRef name) const {
  int index = pass_ ? pass_->options.index_of(name) : -1;
  assert(index >= 0 && "the pass's record has no option of this name");
  return static_cast<unsigned>(index);
}
const PassOption& PassOptions::def(unsigned index) const {
  return pass_->options[static_cast<int>(index)];
}

const PassOptions::Value& PassOptions::value(llvm::StringRef name) const {
  return values_[index_of(name)];
}

PassOptions& PassOptions::set_number(llvm::StringRef name, std::int64_t value, bool is_bool) {
  unsigned index = index_of(name);
  [[maybe_unused]] const PassOption& option = def(index);
  assert((is_bool
              ? option.kind == PassOptionKind::Bool
              : is_number(option.kind) && value >= option.range.min && value <= option.range.max) &&
         "not a value of this option");
  values_[index].number = value;
  return *this;
}

PassOptions& PassOptions::set(llvm::StringRef name, llvm::StringRef value) {
  [[maybe_unused]] std::string problem = set_from_text(name, value);
  assert(problem.empty() && "not a value of this option");
  return *this;
}
PassOptions& PassOptions::set(llvm::StringRef name, std::vector<std::string> values) {
  unsigned index = index_of(name);
  assert(def(index).kind == PassOptionKind::List && "not a value of this option");
  values_[index].list = std::move(values);
  return *this;
}

// ---- From text ----

static std::string problem_with_number(const PassOption& option, llvm::StringRef text,
                                       std::int64_t& number) {
  llvm::StringRef digits = text;
  digits.consume_front("-");
  if (digits.empty() || !llvm::all_of(digits, llvm::isDigit))
    return ("expects a whole number, got '" + text + "'").str();
  if (text.getAsInteger(10, number) || number < option.range.min || number > option.range.max)
    return ("must be from " + llvm::Twine(option.range.min) + " to " +
            llvm::Twine(option.range.max) + ", got " + text)
        .str();
  return "";
}

static std::string problem_with_choice(const PassOption& option, llvm::StringRef text) {
  if (option.choices.empty())
    return "";
  llvm::SmallVector<llvm::StringRef, 8> choices;
  for (std::string_view choice : option.choices)
    choices.push_back(choice);
  if (llvm::is_contained(choices, text))
    return "";
  return "must be one of '" + llvm::join(choices, "', '") + "', got '" + text.str() + "'" +
         did_you_mean(text, choices);
}

std::string PassOptions::set_from_text(llvm::StringRef name, llvm::StringRef text,
                                       std::vector<std::string> list) {
  unsigned index = index_of(name);
  const PassOption& option = def(index);
  Value& value = values_[index];
  switch (option.kind) {
    case PassOptionKind::Bool:
      if (text != "true" && text != "false")
        return ("expects true or false, got '" + text + "'").str();
      value.number = text == "true";
      return "";
    case PassOptionKind::Int:
    case PassOptionKind::Unsigned:
      return problem_with_number(option, text, value.number);
    case PassOptionKind::String:
      value.text = text.str();
      return problem_with_choice(option, text);
    case PassOptionKind::List:
      if (list.empty() && !text.empty())
        list.push_back(text.str());
      value.list = std::move(list);
      return "";
  }
  llvm_unreachable("no such kind");
}

// ---- To text ----

// In quotes, unless it is one word without anything that means something in a pipeline.
static void print_text(llvm::StringRef text, llvm::raw_ostream& os) {
  bool is_plain = !text.empty() && llvm::all_of(text, [](char c) {
    return llvm::isAlnum(c) || llvm::StringRef("_-.+/:@%*#").contains(c);
  });
  if (is_plain) {
    os << text;
    return;
  }
  os << '\'';
  for (char c : text) {
    if (c == '\'' || c == '\\')
      os << '\\';
    os << c;
  }
  os << '\'';
}

static void print_value(const PassOption& option, const PassOptions::Value& value,
                        llvm::raw_ostream& os) {
  switch (option.kind) {
    case PassOptionKind::Bool:
      os << (value.number ? "true" : "false");
      return;
    case PassOptionKind::Int:
    case PassOptionKind::Unsigned:
      os << value.number;
      return;
    case PassOptionKind::String:
      print_text(value.text, os);
      return;
    case PassOptionKind::List:
      os << '{';
      llvm::interleave(value.list, os, [&](const std::string& item) { print_text(item, os); }, ",");
      os << '}';
      return;
  }
}

std::string default_text(const PassOption& option) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print_value(option, default_value(option), os);
  return text;
}

static bool is_same(const PassOptions::Value& a, const PassOptions::Value& b) {
  return a.number == b.number && a.text == b.text && a.list == b.list;
}

void PassOptions::print(llvm::raw_ostream& os) const {
  llvm::StringRef separator = "{";
  for (unsigned i = 0; i < values_.size(); ++i) {
    const PassOption& option = def(i);
    if (is_same(values_[i], default_value(option)))
      continue;
    os << separator << llvm::StringRef(option.name) << '=';
    print_value(option, values_[i], os);
    separator = ",";
  }
  if (separator == ",")
    os << '}';
}

}  // namespace pliron
