// Constants: the values that rustc prints behind `const`.

#include "bindings/rustc/mir_parser.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Error.h"

namespace pliron::rustc {

using llvm::APFloat;
using llvm::APInt;
using llvm::StringRef;

namespace {

const llvm::fltSemantics& semantics(unsigned bits) {
  switch (bits) {
    case 16:
      return APFloat::IEEEhalf();
    case 32:
      return APFloat::IEEEsingle();
    case 64:
      return APFloat::IEEEdouble();
    default:
      return APFloat::IEEEquad();
  }
}

Words words_of(const APInt& value) {
  APInt wide = value.zextOrTrunc(128);
  return {wide.getRawData()[0], wide.getRawData()[1]};
}

// What a literal's width is, by its suffix; 0 when it is no float's.
unsigned float_bits(StringRef suffix) {
  return llvm::StringSwitch<unsigned>(suffix)
      .Case("f16", 16)
      .Case("f32", 32)
      .Case("f64", 64)
      .Case("f128", 128)
      .Default(0);
}

std::size_t float_length(StringRef text) {
  StringRef rest = text;
  rest.consume_front("-");
  rest = rest.drop_while(llvm::isDigit);
  if (rest.size() > 1 && rest[0] == '.' && llvm::isDigit(rest[1]))
    rest = rest.drop_front().drop_while(llvm::isDigit);
  StringRef exponent = rest;
  if (exponent.consume_front("E")) {
    exponent.consume_front("+") || exponent.consume_front("-");
    rest = exponent.drop_while(llvm::isDigit);
  }
  return text.size() - rest.size();
}

}  // namespace

APInt Constant::int_value(unsigned bits) const { return APInt(128, words).trunc(bits); }

APFloat Constant::float_value(unsigned bits) const {
  return APFloat(semantics(bits), APInt(128, words).trunc(bits));
}

const Constant* Parser::constant() {
  Nested nested(*this);
  Constant result;
  const char* start = position_;
  if (!nested.ok() || !any_constant(result))
    return nullptr;
  if (eat(" is ") && !pattern())  // the type of the value is a pattern type
    return nullptr;
  result.text = StringRef(start, position_ - start);
  return interner_.make(result);
}

bool Parser::any_constant(Constant& result) {
  char c = peek();
  if (llvm::isDigit(c) || (c == '-' && llvm::isDigit(peek(1))))
    return number_constant(result);
  if (c == '"' || c == '\'' || at("b\"") || at("*b\"") || at_word("true") || at_word("false"))
    return literal_constant(result);
  if (c == '<' && opaque_constant(result))
    return true;
  if (has_error())
    return false;
  if (c == '{')
    return braced_constant(result);
  if (eat("&")) {
    const Constant* inner = part_constant();
    if (!inner)
      return false;
    result.kind = ConstantKind::Ref;
    result.elements = interner_.copy<const Constant*>(inner);
    return true;
  }
  if (eat("(")) {
    result.kind = ConstantKind::Tuple;
    if (!constants_until(")", result))
      return false;
    if (result.elements.empty())
      result.type = interner_.unit();
    return true;
  }
  if (eat("[")) {
    result.kind = ConstantKind::Array;
    return constants_until("]", result);
  }
  if (eat("ZeroSized: ")) {
    result.kind = ConstantKind::ZeroSized;
    result.type = type();
    return result.type != nullptr;
  }
  if (at("Indirect { ") || at("Slice { "))
    return alloc_constant(result);
  if (named_float(result) || extreme_integer(result))
    return true;
  return !has_error() && path_constant(result);
}

bool Parser::number_constant(Constant& result) {
  std::size_t length = float_length(rest());
  StringRef digits = rest().take_front(length);
  Cursor suffix(rest().drop_front(length));
  if (unsigned bits = float_bits(suffix.identifier())) {
    APFloat value(semantics(bits));
    auto status = value.convertFromString(digits, APFloat::rmNearestTiesToEven);
    if (llvm::errorToBool(status.takeError()))
      return error("this number cannot be read");
    result.kind = ConstantKind::Float;
    result.words = words_of(value.bitcastToAPInt());
    advance(length);
    result.type = interner_.primitive(identifier());
    return true;
  }
  bool is_negative = eat("-");
  std::optional<Words> magnitude = wide_number();
  if (!magnitude)
    return false;
  APInt value(128, *magnitude);
  result.kind = ConstantKind::Int;
  result.words = words_of(is_negative ? -value : value);
  if (!eat("_"))
    return true;
  StringRef name = identifier();
  result.type = interner_.primitive(name);
  return result.type && result.type->is_integer() ? true
                                                  : error("unknown type of a number: " + name);
}

bool Parser::named_float(Constant& result) {
  Mark start = mark();
  bool is_nan = eat("NaN_");
  bool is_infinite = !is_nan && (eat("+Inf_") || eat("-Inf_"));
  bool is_negative = is_infinite && *start.position == '-';
  unsigned bits = is_nan || is_infinite ? float_bits(identifier()) : 0;
  if (!bits)
    return restore(start), false;
  APFloat value = is_nan ? APFloat::getQNaN(semantics(bits))
                         : APFloat::getInf(semantics(bits), is_negative);
  result.kind = ConstantKind::Float;
  result.words = words_of(value.bitcastToAPInt());
  result.type = interner_.primitive("f" + std::to_string(bits));
  return true;
}

// i8::MIN, usize::MAX
bool Parser::extreme_integer(Constant& result) {
  Mark start = mark();
  const Type* type = interner_.primitive(identifier());
  if (!type || !type->is_integer() || !(at("::MIN") || at("::MAX")))
    return restore(start), false;
  bool is_max = at("::MAX");
  advance(5);
  if (at("::") || llvm::isAlnum(peek()) || peek() == '_')
    return restore(start), false;
  bool is_signed = type->is(TypeKind::Int);
  APInt value = is_max ? (is_signed ? APInt::getSignedMaxValue(type->bits)
                                    : APInt::getMaxValue(type->bits))
                       : (is_signed ? APInt::getSignedMinValue(type->bits)
                                    : APInt::getMinValue(type->bits));
  result.kind = ConstantKind::Int;
  result.type = type;
  result.words = words_of(is_signed ? value.sext(128) : value.zext(128));
  return true;
}

bool Parser::literal_constant(Constant& result) {
  if (at_word("true") || at_word("false")) {
    result.kind = ConstantKind::Bool;
    result.words[0] = identifier() == "true";
    result.type = interner_.primitive("bool");
    return true;
  }
  result.kind = eat("*b")  ? ConstantKind::ByteArray
                : eat("b") ? ConstantKind::ByteStr
                : at("'")  ? ConstantKind::Char
                           : ConstantKind::Str;
  StringRef quoted = at("'") ? quoted_char() : quoted_string();
  if (quoted.empty())
    return error("expected a constant");
  std::optional<std::string> bytes = unescape(quoted);
  if (!bytes)
    return error("this constant has an unknown escape sequence");
  if (result.kind != ConstantKind::Char) {
    result.bytes = interner_.save(*bytes);
    return true;
  }
  const llvm::UTF8* source = reinterpret_cast<const llvm::UTF8*>(bytes->data());
  llvm::UTF32 code_point = 0;
  if (llvm::convertUTF8Sequence(&source, source + bytes->size(), &code_point,
                                llvm::strictConversion) != llvm::conversionOK)
    return error("this character is not UTF-8");
  result.words[0] = code_point;
  result.type = interner_.primitive("char");
  return true;
}

// alloc7
bool Parser::alloc_reference(Constant& result) {
  std::optional<unsigned> id;
  if (eat("alloc"))
    id = index();
  if (!id)
    return error("expected an allocation");
  result.alloc = *id;
  return true;
}

// Indirect { alloc_id: alloc9, offset: Size(0 bytes) }: T    Slice { alloc_id: alloc7, meta: 5 }:
// &T
bool Parser::alloc_constant(Constant& result) {
  bool is_slice = at("Slice");
  result.kind = is_slice ? ConstantKind::Slice : ConstantKind::Indirect;
  if (!expect(is_slice ? "Slice { alloc_id: " : "Indirect { alloc_id: ") ||
      !alloc_reference(result) || !expect(is_slice ? ", meta: " : ", offset: Size("))
    return false;
  std::optional<std::uint64_t> number = this->number();
  if (!number)
    return error("expected a number");
  result.words[0] = *number;
  if (!expect(is_slice ? " }: " : " bytes) }: "))
    return false;
  result.type = type();
  return result.type != nullptr;
}

// alloc7+0x8<imm>: T}
bool Parser::braced_alloc(Constant& result) {
  result.kind = ConstantKind::Alloc;
  if (!alloc_reference(result))
    return false;
  if (eat("+")) {
    std::optional<Words> offset = hex_number();
    if (!offset)
      return error("expected an offset");
    result.words = *offset;
  }
  eat("<imm>");
  if (!expect(": "))
    return false;
  result.type = type();
  return result.type && expect("}");
}

// 0x10): T}   ()): T}
bool Parser::braced_bits(Constant& result) {
  result.kind = ConstantKind::Transmute;
  result.is_zero_sized = eat("()");
  std::optional<Words> bits = result.is_zero_sized ? Words{} : hex_number();
  if (!bits || !expect("): "))
    return error("expected the bits of a value");
  result.words = *bits;
  result.type = type();
  return result.type && expect("}");
}

bool Parser::braced_constant(Constant& result) {
  if (at("{alloc") && llvm::isDigit(peek(6)))
    return advance(1), braced_alloc(result);
  if (eat("{transmute("))
    return braced_bits(result);
  if (at("{{unreachable(")) {
    std::size_t close = matching_bracket(rest());
    if (close == StringRef::npos)
      return error("expected a constant");
    advance(close + 1);
    return true;  // Opaque
  }
  if (!expect("{"))
    return false;
  if (at("0x")) {
    std::optional<Words> address = hex_number();
    if (!address)
      return false;
    result.kind = ConstantKind::Address;
    result.words = *address;
  } else {
    result.kind = ConstantKind::FnPointer;
    result.path = value_path();
    if (!result.path)
      return false;
  }
  if (!expect(" as "))
    return false;
  result.type = type();
  return result.type && expect("}");
}

// Values that rustc prints in angle brackets. A path may begin with < too: then this is no match.
bool Parser::opaque_constant(Constant& result) {
  if (eat("<uninit>")) {
    result.kind = ConstantKind::Uninit;
    return true;
  }
  if (at("<static(")) {
    std::optional<StringRef> text = take_until(")>");
    if (!text)
      return false;
    result.kind = ConstantKind::Static;
    result.name = *text;
    result.name.consume_front("<static(");
    return eat("))>") || expect(")>");
  }
  for (StringRef text : {"<function>", "<vtable>", "<typeid>", "<dangling pointer>",
                         "<too short allocation>"})
    if (eat(text))
      return true;
  return false;
}

// A value inside another one. rustc's comments give the types of whole constants only, so that its
// type is what its spelling tells.
const Constant* Parser::part_constant() {
  const Constant* part = constant();
  if (part && !part->type)
    const_cast<Constant*>(part)->type = type_of_part(*part);
  return part;
}

const Type* Parser::type_of_part(const Constant& part) {
  Type fields;
  switch (part.kind) {
    case ConstantKind::Adt:
    case ConstantKind::Item:
      return type_of_path_value(*part.path);
    case ConstantKind::Tuple:
    case ConstantKind::Array: {
      llvm::SmallVector<const Type*, 8> types;
      for (const Constant* element : part.elements)
        types.push_back(element->type);
      if (types.empty() || llvm::is_contained(types, nullptr))
        return nullptr;
      if (part.kind == ConstantKind::Array)
        return array_type(types[0], types.size());
      fields.kind = TypeKind::Tuple;
      fields.elements = types;
      return interner_.type(fields);
    }
    case ConstantKind::Str:
      return reference_type(interner_.primitive("str"));
    case ConstantKind::ByteStr:
      return reference_type(array_type(interner_.primitive("u8"), part.bytes.size()));
    case ConstantKind::ByteArray:
      return array_type(interner_.primitive("u8"), part.bytes.size());
    case ConstantKind::Ref:
      return part.elements[0]->type ? reference_type(part.elements[0]->type) : nullptr;
    default:
      return nullptr;
  }
}

const Type* Parser::array_type(const Type* element, std::uint64_t length) {
  Type fields;
  fields.kind = TypeKind::Array;
  fields.element = element;
  fields.length = length;
  fields.length_text = interner_.save(llvm::Twine(length));
  return interner_.type(fields);
}

const Type* Parser::reference_type(const Type* element) {
  Type fields;
  fields.kind = TypeKind::Ref;
  fields.element = element;
  return interner_.type(fields);
}

// Of `Point(1_i32)` the type is the path; of `Option::<u8>::None` the path without its end. Which it
// is, the names tell: those of types are capitalised, those of modules are not.
const Type* Parser::type_of_path_value(const Path& path) {
  llvm::SmallVector<Segment, 6> segments(path.segments);
  auto is_type_name = [](const Segment& segment) {
    return segment.kind == SegmentKind::Name && !segment.name.empty() &&
           llvm::isUpper(segment.name[0]);
  };
  if (segments.size() > 1 && is_type_name(segments[segments.size() - 2]))
    segments.pop_back();
  if (!is_type_name(segments.back()))
    return nullptr;
  for (Segment& segment : segments)
    segment.is_turbofish = false;
  Type fields;
  fields.kind = TypeKind::Named;
  fields.path = interner_.path(segments);
  return interner_.type(fields);
}

bool Parser::constants_until(StringRef close, Constant& result) {
  llvm::SmallVector<const Constant*, 8> elements;
  while (!eat(close)) {
    if (!elements.empty() && !expect(", "))
      return false;
    const Constant* element = part_constant();
    if (!element)
      return false;
    elements.push_back(element);
    if (at(",") && rest().drop_front().starts_with(close))
      advance(1);
  }
  result.elements = interner_.copy<const Constant*>(elements);
  return true;
}

bool Parser::path_constant(Constant& result) {
  result.kind = ConstantKind::Item;
  result.path = value_path();
  if (!result.path)
    return false;
  if (eat("(")) {
    result.kind = ConstantKind::Adt;
    return constants_until(")", result);
  }
  if (!eat(" {{ "))
    return true;
  result.kind = ConstantKind::Adt;
  if (eat(" }}"))
    return true;
  llvm::SmallVector<const Constant*, 8> elements;
  llvm::SmallVector<StringRef, 8> names;
  do {
    StringRef name = identifier();
    if (name.empty() || !expect(": "))
      return error("expected a field");
    const Constant* element = part_constant();
    if (!element)
      return false;
    names.push_back(name);
    elements.push_back(element);
  } while (eat(", "));
  result.elements = interner_.copy<const Constant*>(elements);
  result.field_names = interner_.copy<StringRef>(names);
  return expect(" }}");
}

const Constant* Parser::operand_constant() {
  const Constant* value = constant();
  if (value)
    pending_.push_back({const_cast<Constant*>(value), nullptr});
  return value;
}

const Constant* Parser::function_item() {
  const char* start = position_;
  Constant result;
  result.kind = ConstantKind::Item;
  result.path = value_path();
  if (!result.path)
    return nullptr;
  result.text = StringRef(start, position_ - start);
  Constant* made = interner_.make(result);
  pending_.push_back({made, nullptr});
  return made;
}

}  // namespace pliron::rustc
