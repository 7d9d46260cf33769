#include "bindings/rustc/hir_facts.h"

#include "bindings/rustc/mir_cursor.h"
#include "bindings/rustc/rust_scanner.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron::rustc {

using llvm::StringRef;

namespace {

// The attributes that stand before an item.
struct Attributes {
  bool is_no_mangle = false;
  std::string name;  // export_name or link_name
};

class HirScanner {
 public:
  explicit HirScanner(StringRef text) : scanner_(text) {}

  HirFacts run() {
    while (!scanner_.token().empty())
      step();
    return std::move(facts_);
  }

 private:
  // A pair of braces that is open: its part of the path ("" for none), and whether functions in it
  // are foreign, and of which ABI.
  struct Frame {
    std::string name;
    std::string foreign_abi;
  };

  std::string path_of(StringRef name) const {
    std::string path;
    for (const Frame& frame : frames_)
      if (!frame.name.empty())
        path += frame.name + "::";
    return path + name.str();
  }

  void step() {
    if (scanner_.at("#"))
      return attribute();
    if (scanner_.at("extern"))
      return extern_item();
    if (scanner_.eat("{")) {
      frames_.emplace_back();
    } else if (scanner_.eat("}")) {
      if (!frames_.empty())
        frames_.pop_back();
    } else {
      bool is_word = scanner_.at_identifier();
      StringRef word = scanner_.take();
      // Qualifiers stand between an item's attributes and its keyword; anything else ends them.
      if (is_word && !keyword(word) &&
          llvm::is_contained({"pub", "unsafe", "safe", "const", "async", "default"}, word))
        return;
    }
    reset();
  }

  void reset() {
    attributes_ = {};
    abi_ = "Rust";
  }

  void attribute() {
    scanner_.take();
    scanner_.eat("!");
    if (!scanner_.at("["))
      return;
    StringRef text = scanner_.take_group();
    if (text.contains("NoMangle"))
      attributes_.is_no_mangle = true;
    for (StringRef key : {"ExportName", "LinkName"}) {
      std::size_t start = text.find((key + " {").str());
      if (start == StringRef::npos)
        continue;
      StringRef value = text.drop_front(start);
      Cursor cursor(value.drop_front(std::min(value.find('"'), value.size())));
      if (StringRef quoted = cursor.quoted_string(); !quoted.empty())
        attributes_.name = unescape(quoted).value_or("");
    }
  }

  // extern "C" fn f(..)   extern "C" { .. }   extern crate core;
  void extern_item() {
    scanner_.take();
    std::string abi = "C";
    if (scanner_.at_string()) {
      abi = scanner_.string_value().value_or("");
      scanner_.take();
    }
    if (scanner_.eat("{"))
      frames_.push_back({"", abi});
    else
      abi_ = abi;
  }

  bool keyword(StringRef word) {
    if (word == "fn")
      return scanner_.at_identifier() && function();
    if (word == "mod")
      return scanner_.at_identifier() && container(scanner_.take().str());
    if (word == "trait")
      return scanner_.at_identifier() && trait();
    if (word == "impl")
      return impl();
    if (word == "enum")
      return scanner_.at_identifier() && enumeration();
    if (word == "struct" || word == "union")
      return scanner_.at_identifier() && structure();
    if (word == "macro_rules" || word == "macro")
      return macro(word == "macro");
    return false;
  }

  // Goes to the `{` or `;` that ends the header of an item: brackets in it are skipped.
  void skip_header() {
    while (!scanner_.token().empty() && !scanner_.at("{") && !scanner_.at(";")) {
      if (scanner_.at("(") || scanner_.at("["))
        scanner_.take_group();
      else
        scanner_.take();
    }
  }

  bool container(std::string name) {
    skip_header();
    if (scanner_.eat("{"))
      frames_.push_back({std::move(name), ""});
    return true;
  }

  bool impl() {
    if (scanner_.eat("<"))
      generic_parameters(&facts_.impl_parameters);
    return container("<impl>");
  }

  bool trait() {
    std::string name = scanner_.take().str();
    facts_.traits.push_back(path_of(name));
    return container(std::move(name));
  }

  bool function() {
    HirFn fn;
    std::string name = scanner_.take().str();
    fn.path = path_of(name);
    fn.is_foreign = !frames_.empty() && !frames_.back().foreign_abi.empty();
    fn.abi = fn.is_foreign ? frames_.back().foreign_abi : abi_;
    if (!attributes_.name.empty())
      fn.symbol = attributes_.name;
    else if (attributes_.is_no_mangle || fn.is_foreign)
      fn.symbol = name;
    fn.is_generic = scanner_.eat("<") && generic_parameters();
    facts_.fns.push_back(std::move(fn));
    return container(std::move(name));
  }

  // 'a, T: Bound, const N: usize>: whether any of them is no lifetime. Adds the names of those.
  bool generic_parameters(std::vector<std::string>* names = nullptr) {
    bool is_generic = false;
    while (!scanner_.token().empty() && !scanner_.eat(">")) {
      scanner_.eat("const");
      bool is_lifetime = scanner_.token().starts_with("'");
      is_generic |= !is_lifetime;
      if (names && !is_lifetime)
        names->push_back(scanner_.token().str());
      skip_type(">");
      scanner_.eat(",");
    }
    return is_generic;
  }

  bool structure() {
    HirType type{path_of(scanner_.take()), {}};
    skip_header();
    if (scanner_.eat("{"))
      fields(type.fields);
    facts_.types.push_back(std::move(type));
    return true;
  }

  // name: Type, name: Type }
  void fields(std::vector<std::string>& names) {
    while (!scanner_.token().empty() && !scanner_.eat("}")) {
      if (scanner_.eat("#")) {
        scanner_.take_group();
        continue;
      }
      StringRef name = scanner_.take();
      if (!scanner_.eat(":"))
        continue;  // visibility
      names.push_back(name.str());
      skip_type("}");
      scanner_.eat(",");
    }
  }

  // To the `,` or the closing bracket behind a type.
  void skip_type(StringRef close) {
    unsigned depth = 0;
    while (!scanner_.token().empty() && !(depth == 0 && (scanner_.at(",") || scanner_.at(close)))) {
      if (scanner_.at("(") || scanner_.at("[") || scanner_.at("{")) {
        scanner_.take_group();
        continue;
      }
      StringRef token = scanner_.take();
      if (token == "<")
        ++depth;
      else if (token == ">" && depth > 0)
        --depth;
      else if (token == "-" || token == "=")
        scanner_.eat(">");  // an arrow
    }
  }

  bool macro(bool is_declarative) {
    if (!is_declarative && !scanner_.eat("!"))
      return false;
    if (!scanner_.at_identifier())
      return false;
    scanner_.take();
    while (scanner_.at("(") || scanner_.at("[") || scanner_.at("{")) {
      bool is_last = scanner_.at("{");
      scanner_.take_group();
      if (is_last)
        break;
    }
    return true;
  }

  bool enumeration() {
    HirEnum result;
    result.path = path_of(scanner_.take());
    facts_.types.push_back({result.path, {}});
    skip_header();
    if (!scanner_.eat("{"))
      return true;
    while (!scanner_.token().empty() && !scanner_.eat("}")) {
      if (scanner_.eat("#")) {
        scanner_.take_group();
        continue;
      }
      if (!scanner_.at_identifier()) {
        scanner_.take();
        continue;
      }
      HirVariant& variant = result.variants.emplace_back();
      variant.name = scanner_.take().str();
      if (scanner_.at("(") || scanner_.at("{"))
        scanner_.take_group();
      if (scanner_.eat("="))
        variant.value = expression();
      scanner_.eat(",");
    }
    facts_.enums.push_back(std::move(result));
    return true;
  }

  // The tokens up to `,` or the end of the enum.
  std::string expression() {
    std::string text;
    while (!scanner_.token().empty() && !scanner_.at(",") && !scanner_.at("}")) {
      if (scanner_.at("(") || scanner_.at("[") || scanner_.at("{"))
        text += "(" + scanner_.take_group().str() + ")";
      else
        text += scanner_.take();
    }
    return text;
  }

  RustScanner scanner_;
  std::vector<Frame> frames_;
  Attributes attributes_;
  std::string abi_ = "Rust";
  HirFacts facts_;
};

}  // namespace

bool is_kernel_abi(StringRef abi) { return abi == "ptx-kernel" || abi == "gpu-kernel"; }

HirFacts parse_hir(StringRef text) { return HirScanner(text).run(); }

std::optional<std::int64_t> literal_value(StringRef expression) {
  expression = expression.trim();
  bool is_negative = expression.consume_front("-");
  std::string digits;
  for (char c : expression)
    if (c != '_')
      digits += c;
  StringRef text = digits;
  for (StringRef suffix : {"isize", "usize", "i128", "u128", "i16", "u16", "i32", "u32", "i64",
                           "u64", "i8", "u8"}) {
    // A hexadecimal number has no suffix that begins with a digit's letter, so this cannot go
    // wrong.
    if (text.consume_back(suffix))
      break;
  }
  // Zeros in front mean nothing in Rust; LLVM would take them for octal.
  while (text.size() > 1 && text[0] == '0' && llvm::isDigit(text[1]))
    text = text.drop_front();
  // As bits: a u64 may be beyond the largest i64, and the magnitude of i64::MIN is too.
  std::uint64_t value = 0;
  if (text.empty() || !llvm::isDigit(text[0]) || text.getAsInteger(0, value))
    return std::nullopt;
  return static_cast<std::int64_t>(is_negative ? 0 - value : value);
}

void print_core_facts(const HirFacts& facts, llvm::raw_ostream& os) {
  for (const HirType& type : facts.types) {
    os << "type " << type.path;
    for (const std::string& field : type.fields)
      os << ' ' << field;
    os << '\n';
  }
  for (const HirEnum& item : facts.enums) {
    os << "enum " << item.path;
    for (const HirVariant& variant : item.variants) {
      os << ' ' << variant.name;
      if (!variant.value.empty())
        os << '=' << llvm::join(llvm::split(variant.value, ' '), "");
    }
    os << '\n';
  }
  for (const std::string& trait : facts.traits)
    os << "trait " << trait << '\n';
  for (const HirFn& fn : facts.fns)
    if (fn.is_foreign)
      os << "extern " << fn.path << ' ' << fn.symbol << '\n';
}

HirFacts parse_core_facts(StringRef text) {
  HirFacts facts;
  llvm::SmallVector<StringRef, 16> words;
  while (!text.empty()) {
    StringRef line;
    std::tie(line, text) = text.split('\n');
    words.clear();
    line.split(words, ' ');
    if (words.size() < 2)
      continue;
    if (words[0] == "type") {
      HirType& type = facts.types.emplace_back();
      type.path = words[1].str();
      for (StringRef word : llvm::ArrayRef(words).drop_front(2))
        type.fields.push_back(word.str());
    } else if (words[0] == "enum") {
      HirEnum& item = facts.enums.emplace_back();
      item.path = words[1].str();
      for (StringRef word : llvm::ArrayRef(words).drop_front(2)) {
        auto [name, value] = word.split('=');
        item.variants.push_back({name.str(), value.str()});
      }
    } else if (words[0] == "trait") {
      facts.traits.push_back(words[1].str());
    } else if (words[0] == "extern" && words.size() == 3) {
      facts.fns.push_back({words[1].str(), "C", words[2].str(), true});
    }
  }
  return facts;
}

}  // namespace pliron::rustc
