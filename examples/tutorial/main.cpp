// calc: reads formulas and prints them as IR.
//
//   # one formula a line
//   weighted(a[3], k) = sum(k * a * 0.5)
//
// A name with a size is an array, one without is a number. `+` and `*` work element by element, a
// number goes with an array of any size; `sum(x)` and `max(x)` make one number of an array.

#include "calc.h"
#include "dialects/builtin/ops.h"
#include "ir/symbol_table.h"
#include "ir/verifier.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace calc;

namespace {

class Reader {
 public:
  Reader(builtin::ModuleOp module, llvm::StringRef file)
      : context_(module.context()), builder_(context_), symbols_(module), file_(file) {}

  // Adds the formula of a line to the module.
  LogicalResult read(llvm::StringRef line, unsigned number);

 private:
  static constexpr unsigned max_depth = 200;

  // The text that is left of the line, without blanks in front.
  Location here();
  bool take(char character);
  LogicalResult expect(char character);
  FailureOr<llvm::StringRef> name();
  LogicalResult parameter(Block* block, llvm::SmallVectorImpl<Type>& types);
  FailureOr<Value> sum();
  FailureOr<Value> product();
  FailureOr<Value> factor();
  FailureOr<Value> number();

  template <typename O>
  FailureOr<Value> combine(Location location, Value lhs, Value rhs);
  Value extended(Location location, Value value, Type type);
  Value reduced(Location location, Value value, Reduction kind);

  Context& context_;
  Builder builder_;
  SymbolTable symbols_;
  llvm::StringRef file_, line_, rest_;
  unsigned line_number_ = 0, depth_ = 0;
  llvm::StringMap<Value> parameters_;
};

// Text. -------------------------------------------------------------------------------------------

Location Reader::here() {
  rest_ = rest_.ltrim();
  return Location::file_line_col(context_, file_, line_number_,
                                 static_cast<unsigned>(rest_.data() - line_.data()) + 1);
}

bool Reader::take(char character) {
  rest_ = rest_.ltrim();
  return rest_.consume_front(llvm::StringRef(&character, 1));
}

// doc(expect)
LogicalResult Reader::expect(char character) {
  if (take(character))
    return success();
  return context_.emit_error(here()) << "expected '" << character << "'";
}
// doc end

FailureOr<llvm::StringRef> Reader::name() {
  Location place = here();
  llvm::StringRef name = rest_.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
  if (name.empty() || llvm::isDigit(name[0]))
    return context_.emit_error(place) << "expected a name";
  rest_ = rest_.drop_front(name.size());
  return name;
}

// Values. -----------------------------------------------------------------------------------------

unsigned size_of(Value value) {
  return value.type().as<ArrayType>().size();
}

// doc(build)
Value Reader::extended(Location location, Value value, Type type) {
  if (value.type() == type)
    return value;
  return BroadcastOp::build(builder_, location)
      .set<"value">(value)
      .results(type)
      .create()
      .result<"result">();
}

template <typename O>
FailureOr<Value> Reader::combine(Location location, Value lhs, Value rhs) {
  if (size_of(lhs) != size_of(rhs) && size_of(lhs) != 1 && size_of(rhs) != 1)
    return context_.emit_error(location)
           << "an array of " << size_of(lhs) << " does not go with one of " << size_of(rhs);
  Type type = ArrayType::get(context_, std::max(size_of(lhs), size_of(rhs)));
  return O::build(builder_, location)
      .template set<"lhs">(extended(location, lhs, type))
      .template set<"rhs">(extended(location, rhs, type))
      .create()
      .template result<"result">();
}

Value Reader::reduced(Location location, Value value, Reduction kind) {
  return ReduceOp::build(builder_, location)
      .set<"value">(value)
      .set<"kind">(kind)
      .create()
      .result<"result">();
}

FailureOr<Value> Reader::number() {
  Location place = here();
  llvm::StringRef digits = rest_.take_while([](char c) { return llvm::isDigit(c) || c == '.'; });
  llvm::APFloat value(llvm::APFloat::IEEEsingle());
  auto status = value.convertFromString(digits, llvm::APFloat::rmNearestTiesToEven);
  if (!status) {
    llvm::consumeError(status.takeError());
    return context_.emit_error(place) << "expected a number, a name or '('";
  }
  rest_ = rest_.drop_front(digits.size());
  return ConstantOp::build(builder_, place)
      .set<"value">(NumbersAttr::of(context_, value.convertToFloat()))
      .create()
      .result<"result">();
}
// doc end

// Formulas. ---------------------------------------------------------------------------------------

// factor = number | name | ('sum' | 'max') '(' sum ')' | '(' sum ')'
FailureOr<Value> Reader::factor() {
  Location place = here();
  if (!rest_.empty() && llvm::isAlpha(rest_.front())) {
    FailureOr<llvm::StringRef> word = name();
    if (failed(word))
      return failure();
    if (auto known = parameters_.find(*word); known != parameters_.end())
      return known->second;
    bool is_sum = *word == "sum";
    if (!is_sum && *word != "max")
      return context_.emit_error(place) << "there is no '" << *word << "' here";
    if (failed(expect('(')))
      return failure();
    FailureOr<Value> inner = sum();
    if (failed(inner) || failed(expect(')')))
      return failure();
    return reduced(place, *inner, is_sum ? Reduction::Sum : Reduction::Max);
  }
  if (!take('('))
    return number();
  FailureOr<Value> inner = sum();
  if (failed(inner) || failed(expect(')')))
    return failure();
  return inner;
}

FailureOr<Value> Reader::product() {
  FailureOr<Value> value = factor();
  while (succeeded(value)) {
    Location place = here();
    if (!take('*'))
      break;
    FailureOr<Value> next = factor();
    if (failed(next))
      return failure();
    value = combine<MulOp>(place, *value, *next);
  }
  return value;
}

FailureOr<Value> Reader::sum() {
  if (++depth_ > max_depth)
    return context_.emit_error(here()) << "parentheses are nested too deeply";
  FailureOr<Value> value = product();
  while (succeeded(value)) {
    Location place = here();
    if (!take('+'))
      break;
    FailureOr<Value> next = product();
    if (failed(next))
      return failure();
    value = combine<AddOp>(place, *value, *next);
  }
  --depth_;
  return value;
}

// name or name[size]
LogicalResult Reader::parameter(Block* block, llvm::SmallVectorImpl<Type>& types) {
  Location place = here();
  FailureOr<llvm::StringRef> word = name();
  if (failed(word))
    return failure();
  unsigned size = 1;
  if (take('[')) {
    Location size_place = here();
    if (rest_.consumeInteger(10, size) || size < 1 || size > 64)
      return context_.emit_error(size_place) << "expected a size from 1 to 64";
    if (failed(expect(']')))
      return failure();
  }
  types.push_back(ArrayType::get(context_, size));
  Value value = block->add_argument(types.back(), place);
  value.set_name(context_.identifier(*word));
  if (!parameters_.try_emplace(*word, value).second)
    return context_.emit_error(place) << "'" << *word << "' is a parameter already";
  return success();
}

// doc(read)
LogicalResult Reader::read(llvm::StringRef line, unsigned number) {
  line_ = rest_ = line;
  line_number_ = number;
  depth_ = 0;
  parameters_.clear();
  Location place = here();
  FailureOr<llvm::StringRef> word = name();
  if (failed(word) || failed(expect('(')))
    return failure();
  if (Operation* other = symbols_.lookup(*word))
    return context_.emit_error(place).note(other->location(), "it is defined here")
           << "there is a formula '" << *word << "' already";

  DetachedRegion body(context_);
  Block* block = body->add_block();
  llvm::SmallVector<Type, 4> types;
  do
    if (failed(parameter(block, types)))
      return failure();
  while (take(','));
  if (failed(expect(')')) || failed(expect('=')))
    return failure();

  builder_.set_insertion_point_to_end(block);
  FailureOr<Value> value = sum();
  if (failed(value))
    return failure();
  if (Location end = here(); !rest_.empty())
    return context_.emit_error(end) << "expected '+', '*' or the end of the line";
  ReturnOp::build(builder_, place).set<"value">(*value).create();

  Builder nowhere(context_);
  FuncOp func =
      FuncOp::build(nowhere, place)
          .set<"sym_name">(StringAttr::get(context_, *word))
          .set<"function_type">(TypeAttr::get(FunctionType::get(context_, types, value->type())))
          .create();
  func.region<"body">().take_blocks(*body);
  symbols_.insert(func);
  return success();
}
// doc end

}  // namespace

// doc(main)
int main(int argc, char** argv) {
  if (argc != 2) {
    llvm::errs() << "usage: calc FILE\n";
    return 1;
  }
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(argv[1]);
  if (!buffer) {
    llvm::errs() << argv[1] << ": " << buffer.getError().message() << '\n';
    return 1;
  }
  llvm::StringRef text = (*buffer)->getBuffer();
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(*buffer), llvm::SMLoc());

  Context context;
  ExcerptPrinter diagnostics(context.diagnostics(), llvm::errs(), &sources);
  context.register_dialect(builtin::dialect());
  context.register_dialect(dialect());
  builtin::ModuleOp module =
      builtin::ModuleOp::make(context, Location::file_line_col(context, argv[1], 1, 1));
  OwningOp owner(module.operation());

  Reader reader(module, argv[1]);
  bool is_right = true;
  for (unsigned number = 1; !text.empty(); ++number) {
    auto [line, rest] = text.split('\n');
    text = rest;
    line = line.split('#').first;
    if (!line.trim().empty())
      is_right &= succeeded(reader.read(line.rtrim(), number));
  }
  if (!is_right || failed(verify(module)))
    return 1;
  print_op(module, llvm::outs());
  return 0;
}
// doc end
