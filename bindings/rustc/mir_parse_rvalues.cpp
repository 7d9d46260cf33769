// Rvalues.

#include "bindings/rustc/mir_parser.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron::rustc {

using llvm::SmallVector;
using llvm::StringRef;

namespace {

constexpr StringRef binary_names[] = {
    "Add", "AddUnchecked", "AddWithOverflow", "Sub", "SubUnchecked", "SubWithOverflow", "Mul",
    "MulUnchecked", "MulWithOverflow", "Div", "Rem", "BitXor", "BitAnd", "BitOr", "Shl",
    "ShlUnchecked", "Shr", "ShrUnchecked", "Eq", "Ne", "Lt", "Le", "Gt", "Ge", "Cmp", "Offset",
};
constexpr StringRef unary_names[] = {"Not", "Neg", "PtrMetadata"};
constexpr StringRef cast_names[] = {
    "IntToInt", "FloatToInt", "FloatToFloat", "IntToFloat", "PtrToPtr", "FnPtrToPtr", "Transmute",
    "Subtype", "PointerExposeProvenance", "PointerWithExposedProvenance",
    "Unsize", "MutToConstPointer", "ArrayToPointer", "UnsafeFnPointer", "ReifyFnPointer",
    "ClosureFnPointer",
};

template <typename Enum, std::size_t size>
std::optional<Enum> find_name(const StringRef (&names)[size], StringRef name) {
  for (std::size_t i = 0; i < size; ++i)
    if (names[i] == name)
      return static_cast<Enum>(i);
  return std::nullopt;
}

bool is_named(const Type* type, StringRef name) {
  return type && type->is(TypeKind::Named) && type->path->name() == name;
}

}  // namespace

StringRef spelling(BinaryOp op) { return binary_names[static_cast<unsigned>(op)]; }
StringRef spelling(UnaryOp op) { return unary_names[static_cast<unsigned>(op)]; }
StringRef spelling(CastKind kind) { return cast_names[static_cast<unsigned>(kind)]; }

// `destination` decides between an operator and a struct of the same name; it may be null.
const Rvalue* Parser::rvalue(const Type* destination) {
  Rvalue result;
  bool matched = true;
  bool is_good = false;
  if (at("&"))
    is_good = reference_rvalue(result);
  else if (at("["))
    is_good = bracketed_rvalue(result);
  else if (at("("))
    is_good = tuple_rvalue(result);
  else if (at("*const ") || at("*mut "))
    is_good = raw_pointer_rvalue(result);
  else if (at("{"))
    is_good = closure_rvalue(result);
  else
    is_good = operator_rvalue(result, destination, matched);
  if (!matched)
    is_good = at("copy ") || at("move ") || at("const ") || at("no_retag ") ||
                      at_word("UbChecks") || at_word("OverflowChecks") || at_word("ContractChecks")
                  ? operand_rvalue(result)
                  : path_rvalue(result);
  if (!is_good)
    return nullptr;
  Rvalue* made = interner_.make(result);
  if (made->is_bare_path) {
    Constant item;
    item.kind = ConstantKind::Item;
    item.path = made->path;
    item.text = made->path->spelling;
    pending_.push_back({interner_.make(item), made});
  }
  return made;
}

bool Parser::reference_rvalue(Rvalue& result) {
  advance(1);
  result.kind = RvalueKind::Ref;
  if (eat("/*tls*/ ")) {
    result.kind = RvalueKind::ThreadLocalRef;
    result.is_mut = eat("mut ");
    result.path = value_path();
    return result.path != nullptr;
  }
  if (at("raw const ") || at("raw mut ")) {
    result.kind = RvalueKind::RawRef;
    result.is_mut = !eat("raw const ") && eat("raw mut ");
    eat("(fake) ");
    return place(result.place);
  }
  if (!lifetime().empty() && !expect(" "))
    return false;
  if (eat("fake shallow ") || eat("fake "))
    result.kind = RvalueKind::FakeRef;
  result.is_mut = eat("mut ");
  return place(result.place);
}

bool Parser::bracketed_rvalue(Rvalue& result) {
  advance(1);
  result.kind = RvalueKind::Array;
  if (eat("]"))
    return true;
  SmallVector<Operand, 8> operands;
  if (!operand(operands.emplace_back()))
    return false;
  if (eat("; ")) {
    Type length;
    result.kind = RvalueKind::Repeat;
    if (!array_length(length) || !expect("]"))
      return false;
    result.count = length.length;
    result.count_text = length.length_text;
  } else if (!eat("]")) {
    if (!operands_until("]", operands))
      return false;
  }
  result.operands = interner_.copy<Operand>(operands);
  return true;
}

bool Parser::tuple_rvalue(Rvalue& result) {
  advance(1);
  result.kind = RvalueKind::Tuple;
  SmallVector<Operand, 8> operands;
  if (!operands_until(")", operands))
    return false;
  result.operands = interner_.copy<Operand>(operands);
  return true;
}

// *const [f32] from (copy _11, copy _14)
bool Parser::raw_pointer_rvalue(Rvalue& result) {
  result.kind = RvalueKind::RawPtr;
  result.type = type();
  SmallVector<Operand, 2> operands;
  if (!result.type || !expect(" from (") || !operands_until(")", operands))
    return false;
  if (operands.size() != 2)
    return error("a pointer is made from an address and metadata");
  result.operands = interner_.copy<Operand>(operands);
  return true;
}

bool Parser::operator_rvalue(Rvalue& result, const Type* destination, bool& matched) {
  if (eat("deref_copy ")) {
    result.kind = RvalueKind::CopyForDeref;
    return place(result.place);
  }
  Mark start = mark();
  StringRef name = identifier();
  // A struct of the user may be called `Add`: then the destination has that type.
  if (name.empty() || !(at("(") || at("!(")) || is_named(destination, name)) {
    restore(start);
    return matched = false;
  }
  if (name == "wrap_binder" && eat("!(")) {
    Operand inner;
    result.kind = RvalueKind::WrapBinder;
    if (!operand(inner) || !expect("; "))
      return false;
    result.operands = interner_.copy<Operand>(inner);
    result.type = type();
    return result.type && expect(")");
  }
  if (name == "discriminant" && eat("(")) {
    result.kind = RvalueKind::Discriminant;
    return place(result.place) && expect(")");
  }
  auto binary = find_name<BinaryOp>(binary_names, name);
  auto unary = find_name<UnaryOp>(unary_names, name);
  if (!binary && !unary) {
    restore(start);
    return matched = false;
  }
  SmallVector<Operand, 2> operands;
  if (!expect("(") || !operands_until(")", operands))
    return false;
  if (operands.size() != (binary ? 2u : 1u))
    return error("wrong number of operands of " + name);
  result.operands = interner_.copy<Operand>(operands);
  result.kind = binary ? RvalueKind::Binary : RvalueKind::Unary;
  if (binary)
    result.binary = *binary;
  else
    result.unary = *unary;
  return true;
}

bool Parser::operand_rvalue(Rvalue& result) {
  Operand inner;
  if (!operand(inner))
    return false;
  result.operands = interner_.copy<Operand>(inner);
  return eat(" as ") ? cast_tail(result) : true;
}

bool Parser::cast_tail(Rvalue& result) {
  result.kind = RvalueKind::Cast;
  result.type = type();
  if (!result.type || !expect(" ("))
    return false;
  bool is_coercion = eat("PointerCoercion(");
  StringRef name = identifier();
  auto cast = find_name<CastKind>(cast_names, name);
  if (!cast || is_coercion != (*cast >= CastKind::Unsize))
    return error("unknown kind of cast: " + name);
  result.cast = *cast;
  if (!is_coercion)
    return expect(")");
  eat("(Safe)") || eat("(Unsafe)");
  return expect(", ") && (eat("AsCast))") || expect("Implicit))"));
}

// f: op, g: op <close>
bool Parser::named_operands(StringRef close, Rvalue& result) {
  SmallVector<Operand, 8> operands;
  SmallVector<StringRef, 8> names;
  do {
    StringRef name = identifier();
    if (name.empty())
      name = rest().take_while(llvm::isDigit), advance(name.size());
    if (name.empty() || !expect(": "))
      return error("expected a field");
    names.push_back(name);
    if (!operand(operands.emplace_back()))
      return false;
  } while (eat(", "));
  result.operands = interner_.copy<Operand>(operands);
  result.field_names = interner_.copy<StringRef>(names);
  return expect(close);
}

bool Parser::closure_rvalue(Rvalue& result) {
  result.type = type();
  if (!result.type)
    return false;
  result.kind = result.type->is(TypeKind::Closure) ? RvalueKind::Closure : RvalueKind::Coroutine;
  return eat(" { ") ? named_operands(" }", result) : true;
}

bool Parser::path_rvalue(Rvalue& result) {
  Mark start = mark();
  result.path = value_path();
  if (!result.path)
    return false;
  if (at(" as ")) {
    restore(start);
    Operand item;
    item.kind = OperandKind::Constant;
    item.constant = function_item();
    result.path = nullptr;
    if (!item.constant || !expect(" as "))
      return false;
    result.operands = interner_.copy<Operand>(item);
    return cast_tail(result);
  }
  result.kind = RvalueKind::Adt;
  if (eat("(")) {
    SmallVector<Operand, 8> operands;
    if (!operands_until(")", operands))
      return false;
    result.operands = interner_.copy<Operand>(operands);
    return true;
  }
  if (eat(" { "))
    return named_operands(" }", result);
  result.is_bare_path = true;
  return true;
}

}  // namespace pliron::rustc
