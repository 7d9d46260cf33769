#include "ir/literal_text.h"

#include "ir/builtin_types.h"
#include "ir/lexer.h"
#include "ir/printer.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"

namespace pliron {

namespace {
// Converting takes time quadratic in the number of digits. So many decide any rounding, with a last
// digit that says whether there was something behind them: the exact value half way between two
// numbers of f64 has fewer.
constexpr std::size_t max_digits = 1000;

// `digits` with its mantissa cut to max_digits, which keeps its exponent.
std::string shorten(llvm::StringRef digits) {
  std::size_t exponent = digits.find_first_of("eE");
  llvm::StringRef mantissa = digits.take_front(exponent);
  llvm::StringRef scale = exponent == llvm::StringRef::npos ? "" : digits.drop_front(exponent);
  std::string result = "0";
  std::size_t kept = 0;
  bool behind_point = false, cut = false;
  for (char c : mantissa) {
    bool is_leading = kept == 0 && c == '0';
    if (c == '.') {
      behind_point = true;
      result += c;
    } else if (is_leading ? behind_point : kept < max_digits) {
      result += c;
      kept += !is_leading;
    } else if (!is_leading) {
      cut = cut || c != '0';
      if (!behind_point)
        result += '0';
    }
  }
  if (cut)
    result += '1';
  return result + scale.str();
}

}  // namespace

llvm::APFloat parse_float_literal(llvm::StringRef digits, bool negative,
                                  const llvm::fltSemantics& semantics) {
  std::string shortened;
  if (digits.size() > max_digits) {
    shortened = shorten(digits);
    digits = shortened;
  }
  llvm::APFloat value(llvm::APFloat::IEEEdouble());
  auto status = value.convertFromString(digits, llvm::APFloat::rmNearestTiesToEven);
  if (!status)
    llvm::consumeError(status.takeError());  // the lexer gives only what can be read
  if (negative)
    value.changeSign();
  bool loses_info;
  value.convert(semantics, llvm::APFloat::rmNearestTiesToEven, &loses_info);
  return value;
}

// Whether the text stands for the value, as a number of its type and in the way it is read.
static bool reads_back(llvm::StringRef text, const llvm::APFloat& value, bool at_once) {
  if (!text.contains('.'))
    return false;
  bool negative = text.consume_front("-");
  if (!parse_float_literal(text, negative, value.getSemantics()).bitwiseIsEqual(value))
    return false;
  if (!at_once)
    return true;
  llvm::APFloat exact(value.getSemantics(), text);
  if (negative)
    exact.changeSign();
  return exact.bitwiseIsEqual(value);
}

bool print_float(const llvm::APFloat& value, llvm::raw_ostream& os) {
  if (value.isFinite()) {
    llvm::SmallString<64> text;
    value.toString(text, /*FormatPrecision=*/6, /*FormatMaxPadding=*/0, /*TruncateZero=*/false);
    bool is_short = reads_back(text, value, /*at_once=*/true);
    if (!is_short) {
      text.clear();
      value.toString(text);
    }
    if (is_short || reads_back(text, value, /*at_once=*/false)) {
      os << text;
      return false;
    }
  }
  llvm::SmallString<40> hex;
  value.bitcastToAPInt().toString(hex, 16, /*Signed=*/false, /*formatAsCLiteral=*/true);
  os << hex;
  return true;
}

void print_integer(const llvm::APInt& value, Type type, llvm::raw_ostream& os) {
  if (value.getBitWidth() == 0) {
    os << '0';
    return;
  }
  IntegerType integer = type.try_as<IntegerType>();
  if (integer && integer.is_signless() && integer.width() == 1) {
    os << (value.isZero() ? "false" : "true");
    return;
  }
  bool is_signed = !integer || !integer.is_unsigned();
  if (value.getBitWidth() > 64)
    value.print(os, is_signed);
  else if (is_signed)
    os << value.getSExtValue();
  else
    os << value.getZExtValue();
}

void print_number(const llvm::APInt& bits, Type type, llvm::raw_ostream& os) {
  if (FloatType real = type.try_as<FloatType>())
    print_float(llvm::APFloat(real.semantics(), bits), os);
  else
    print_integer(bits, type, os);
}

void print_hex(llvm::ArrayRef<char> bytes, llvm::raw_ostream& os) {
  constexpr std::size_t chunk = 4096;
  char text[2 * chunk];
  while (!bytes.empty()) {
    llvm::ArrayRef<char> part = bytes.take_front(chunk);
    for (std::size_t i = 0; i < part.size(); ++i) {
      auto byte = static_cast<unsigned char>(part[i]);
      text[2 * i] = llvm::hexdigit(byte >> 4);
      text[2 * i + 1] = llvm::hexdigit(byte & 15);
    }
    os.write(text, 2 * part.size());
    bytes = bytes.drop_front(part.size());
  }
}

void print_keyword_or_string(llvm::StringRef word, llvm::raw_ostream& os) {
  if (is_bare_identifier(word)) {
    os << word;
    return;
  }
  os << '"';
  print_escaped(word, os);
  os << '"';
}

}  // namespace pliron
