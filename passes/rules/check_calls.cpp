// Resolves calls in expressions: of built-in functions, tables and natives. See checker.h.

#include "llvm/ADT/STLExtras.h"
#include "passes/rules/checker.h"

namespace pliron::rules {

// Calls. ------------------------------------------------------------------------------------------

Index RuleChecker::call(const Expr& source, Span span) {
  llvm::StringRef name = set().name(source.subject);
  if (Index table = checker_.find_table(source.subject))
    return table_call(table, source, span);
  for (unsigned i = 0; i < num_builtins; ++i)
    if (builtin_name(static_cast<Builtin>(i)) == name)
      return builtin_call(static_cast<Builtin>(i), source, span);
  error_at(span) << "unknown function '" << name << "'"
                 << did_you_mean(name, checker_.function_names());
  return 0;
}

Index RuleChecker::table_call(Index table, const Expr& source, Span span) {
  const CheckedTable& called = checker_.rules().tables[table];
  llvm::ArrayRef<Index> args = set().list(source.args);
  if (!called.enumeration) {
    ok_ = false;
    return 0;
  }
  if (args.size() != 1) {
    error_at(span) << "table '" << called.name << "' takes one case, and here are " << args.size();
    return 0;
  }
  bool is_word = set().exprs[args[0]].kind == ExprKind::Word;
  Index arg = is_word ? word_as(args[0], *called.enumeration) : expr(args[0]);
  if (!arg)
    return 0;
  if (rule_.exprs[arg].enumeration != called.enumeration) {
    error_at(set().expr_spans[args[0]])
        << "table '" << called.name << "' is for cases of '" << called.enumeration->name
        << "', and this is " << type_word(rule_.exprs[arg].type);
    return 0;
  }
  CheckedExpr checked{.op = ExprOp::Table,
                      .type = ExprType::Enum,
                      .table = table,
                      .enumeration = called.enumeration,
                      .span = span};
  checked.args = add_list({arg});
  return add_expr(checked);
}

namespace {

// What a built-in function takes and gives.
struct Signature {
  llvm::SmallVector<ExprType, 2> params;
  ExprType result;
};

Signature signature_of(Builtin function) {
  using enum ExprType;
  switch (function) {
    case Builtin::Zext:
    case Builtin::Sext:
    case Builtin::Trunc:
      return {{Bits, Natural}, Bits};
    case Builtin::Shl:
    case Builtin::Lshr:
    case Builtin::Ashr:
    case Builtin::Udiv:
    case Builtin::Urem:
    case Builtin::Sdiv:
    case Builtin::Srem:
      return {{Bits, Bits}, Bits};
    case Builtin::UaddOk:
    case Builtin::SaddOk:
    case Builtin::UsubOk:
    case Builtin::SsubOk:
    case Builtin::UmulOk:
    case Builtin::SmulOk:
      return {{Bits, Bits}, Bool};
    case Builtin::Pow2:
      return {{Bits}, Bool};
    case Builtin::Log2:
    case Builtin::Popcount:
    case Builtin::Clz:
    case Builtin::Ctz:
      return {{Bits}, Bits};
    case Builtin::Smin:
    case Builtin::Smax:
      return {{Bits}, Bits};
    case Builtin::Width:
      return {{Bits}, Natural};
    case Builtin::Elem:
    case Builtin::To:
      return {{Type}, Type};
    case Builtin::Int:
      return {{Natural}, Type};
    case Builtin::Uses:
      return {{Value}, Natural};
    case Builtin::Const:
      return {{Value}, Bool};
    case Builtin::IsNan:
    case Builtin::ExactReciprocal:
      return {{Float}, Bool};
    case Builtin::Reciprocal:
      return {{Float}, Float};
  }
  return {};
}

// width, smin and smax take whatever has a width.
bool takes_width(Builtin function, ExprType type) {
  if (function != Builtin::Width && function != Builtin::Smin && function != Builtin::Smax)
    return false;
  return type == ExprType::Type || type == ExprType::Bits || type == ExprType::Constant ||
         type == ExprType::Value || type == ExprType::Float;
}

}  // namespace

Index RuleChecker::builtin_call(Builtin function, const Expr& source, Span span) {
  Signature signature = signature_of(function);
  llvm::StringRef name = builtin_name(function);
  llvm::ArrayRef<Index> sources = set().list(source.args);
  if (function == Builtin::To && !rule_.is_convert) {
    error_at(span) << "'to(...)' and packs as results are for 'convert' rules";
    return 0;
  }
  if (sources.size() != signature.params.size()) {
    error_at(span) << "'" << name << "' takes " << signature.params.size()
                   << (signature.params.size() == 1 ? " argument" : " arguments")
                   << ", and here are " << sources.size();
    return 0;
  }
  llvm::SmallVector<Index, 2> args;
  for (auto [arg, param] : llvm::zip(sources, signature.params)) {
    Index checked = expr(arg);
    if (!checked)
      return 0;
    args.push_back(checked);
    if (takes_width(function, rule_.exprs[checked].type))
      continue;
    bool is_width = param == ExprType::Natural && rule_.exprs[checked].type == ExprType::Bits;
    if (!is_width && coerce(checked, param))
      continue;
    error_at(set().expr_spans[arg]) << "'" << name << "' takes " << type_word(param)
                                    << ", and this is " << type_word(rule_.exprs[checked].type);
    return 0;
  }
  for (auto [arg, checked, param] : llvm::zip(sources, args, signature.params))
    if (param == ExprType::Natural && !fits_natural(checked, set().expr_spans[arg]))
      return 0;
  if (!can_have_value(function, args, sources))
    return 0;
  bool are_pair = args.size() == 2 && signature.params[1] == ExprType::Bits;
  if (are_pair && rule_.exprs[args[0]].type == ExprType::Natural &&
      rule_.exprs[args[1]].type == ExprType::Natural) {
    error_at(span) << "'" << name << "' needs an integer of some width, and these have none";
    return 0;
  }
  bool is_one = args.size() == 1 && signature.params[0] == ExprType::Bits;
  if (is_one && rule_.exprs[args[0]].type == ExprType::Natural) {
    error_at(span) << "'" << name << "' needs an integer of some width, and this has none";
    return 0;
  }
  if (are_pair && rule_.exprs[args[0]].type == ExprType::Bits &&
      rule_.exprs[args[1]].type == ExprType::Bits && !same_width(args[0], args[1], span))
    return 0;
  CheckedExpr checked{
      .op = ExprOp::Builtin, .type = signature.result, .builtin = function, .span = span};
  checked.args = add_list(args);
  Index index = add_expr(checked);
  bool is_cast =
      function == Builtin::Zext || function == Builtin::Sext || function == Builtin::Trunc;
  if (signature.result == ExprType::Bits && !is_cast) {
    Index wide = are_pair && rule_.exprs[args[0]].type == ExprType::Natural ? args[1] : args[0];
    expr_widths_[index] = expr_widths_[wide];
    expr_fixed_widths_[index] = expr_fixed_widths_[wide];
    const CheckedExpr& of = rule_.exprs[wide];
    if (of.type == ExprType::Type && of.op == ExprOp::Variable)
      expr_widths_[index] = var_classes_[of.variable];
  }
  if (is_cast) {
    // `zext(#c, width(!t))` has the width of !t.
    const CheckedExpr& width = rule_.exprs[args[1]];
    if (width.op == ExprOp::Builtin && width.builtin == Builtin::Width) {
      const CheckedExpr& of = rule_.exprs[rule_.list(width.args)[0]];
      if (of.op == ExprOp::Variable)
        expr_widths_[index] = var_classes_[of.variable];
    } else if (width.op == ExprOp::Literal) {
      expr_fixed_widths_[index] = static_cast<unsigned>(
          rule_.literals[width.literal].integer.getLimitedValue(IntegerType::max_width));
    }
  }
  return index;
}

Index RuleChecker::native_call(const Expr& source, Span span) {
  Index native = checker_.find_native(source.subject, span);
  if (!native) {
    ok_ = false;
    return 0;
  }
  const NativeDecl& decl = *checker_.rules().natives[native].decl;
  llvm::StringRef name = set().name(decl.name);
  if (decl.kind == NativeKind::Build) {
    error_at(span) << "native '$" << name << "' is a builder and cannot be used in a condition";
    return 0;
  }
  if (decl.kind == NativeKind::Fn && decl.results.size() != 1) {
    error_at(span) << "native '$" << name << "' gives " << decl.results.size()
                   << " results, and an expression is one";
    return 0;
  }
  llvm::ArrayRef<Index> sources = set().list(source.args);
  if (sources.size() != decl.params.size()) {
    error_at(span) << "native '$" << name << "' takes " << decl.params.size()
                   << (decl.params.size() == 1 ? " argument" : " arguments") << ", and here are "
                   << sources.size();
    return 0;
  }
  static constexpr ExprType types[] = {ExprType::Value, ExprType::Values, ExprType::Type,
                                       ExprType::Attr,  ExprType::Bits,   ExprType::Float,
                                       ExprType::Bool,  ExprType::Block};
  llvm::SmallVector<Index, 4> args;
  for (auto [arg, param] : llvm::zip(sources, decl.params)) {
    args.push_back(
        expr_of(arg, types[static_cast<std::size_t>(param.type)],
                "argument '" + set().name(param.name).str() + "' of '$" + name.str() + "'"));
    if (!args.back())
      return 0;
  }
  ExprType result = decl.kind == NativeKind::Pred
                        ? ExprType::Bool
                        : types[static_cast<std::size_t>(decl.results[0])];
  CheckedExpr checked{.op = ExprOp::Native, .type = result, .native = native, .span = span};
  checked.args = add_list(args);
  rule_.has_native_conditions = true;
  Index index = add_expr(checked);
  if (result == ExprType::Bits)
    expr_fixed_widths_[index] = 64;
  return index;
}

}  // namespace pliron::rules
