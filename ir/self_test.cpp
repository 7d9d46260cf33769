#include "ir/self_test.h"

#include "ir/bytecode.h"
#include "ir/clone.h"
#include "ir/context_impl.h"
#include "ir/equivalence.h"
#include "ir/nearest_name.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "ir/random.h"
#include "ir/random_ir.h"
#include "ir/random_mutation.h"
#include "ir/verifier.h"
#include "ir/walk.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/PrettyStackTrace.h"

namespace pliron {

namespace {

// Types and attributes stay as long as their context, so it is a new one every now and then.
constexpr std::uint64_t modules_per_context = 64;

// What a crash handler says.
class StackTraceNote : public llvm::PrettyStackTraceEntry {
 public:
  StackTraceNote(llvm::StringRef dialect, std::uint64_t seed) : dialect_(dialect), seed_(seed) {}
  void print(llvm::raw_ostream& os) const override {
    os << "while testing: --self-test-dialect=" << dialect_ << " --count=1 --seed=" << seed_
       << '\n';
    if (!step.empty())
      os << "step: " << step << '\n';
  }
  llvm::StringRef step;

 private:
  llvm::StringRef dialect_;
  std::uint64_t seed_;
};

// A context whose diagnostics are counted and kept as text.
class Lab {
 public:
  explicit Lab(llvm::function_ref<void(Context&)> register_dialects)
      : handler_(context.diagnostics(), [this](const Diagnostic& diagnostic) {
          keep(diagnostic);
          return true;
        }) {
    register_dialects(context);
    context.allow_unregistered();
  }

  void forget() {
    messages_.clear();
    errors_ = without_location_ = 0;
  }
  bool has_errors() const { return errors_ > 0; }
  bool has_error_without_location() const { return without_location_ > 0; }
  llvm::StringRef messages() const { return messages_; }

  Context context;

 private:
  void keep(const Diagnostic& diagnostic) {
    if (diagnostic.severity == Severity::Error) {
      ++errors_;
      without_location_ += diagnostic.location.is_unknown();
    }
    if (messages_.size() > 4000)
      return;
    llvm::raw_string_ostream os(messages_);
    os << "  ";
    diagnostic.location.print(os);
    os << ": " << diagnostic.message << '\n';
  }

  unsigned errors_ = 0, without_location_ = 0;
  std::string messages_;
  ScopedDiagnosticHandler handler_;
};

class SelfTest {
 public:
  SelfTest(llvm::StringRef dialect, llvm::function_ref<void(Context&)> register_dialects,
           const SelfTestOptions& options)
      : dialect_(dialect), register_dialects_(register_dialects), options_(options) {}

  SelfTestResult run(llvm::function_ref<void(std::uint64_t)> progress);

 private:
  bool test_module(std::uint64_t seed);
  bool check_all(Operation* module);
  bool check_text(bool is_generic);
  bool check_bytecode(Operation* module);
  bool check_copy(Operation* module);
  bool damage_all(Operation* module);
  bool damage_ir(Operation* module);
  // A damaged file, in either form: read or refused.
  bool check_damaged(llvm::StringRef contents);
  void count_ops(Operation* module);

  void step(llvm::StringRef name) { note_->step = name; }
  bool fail(const llvm::Twine& problem, llvm::StringRef module);

  llvm::StringRef dialect_;
  llvm::function_ref<void(Context&)> register_dialects_;
  SelfTestOptions options_;
  SelfTestResult result_;
  llvm::StringSet<> made_;
  // Modules are made in one context and read in another. What is damaged may leave types behind that
  // have the names of others, and so is read in a third.
  std::optional<Lab> maker_, reader_, victim_;
  std::optional<Random> random_;
  StackTraceNote* note_ = nullptr;
  std::optional<std::uint64_t> seed_;
  std::string generic_, custom_, bytes_;  // the module at hand in all its forms
};

std::string print(Operation* op, bool is_generic) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print_op(op, os, {.generic = is_generic, .locations = true});
  return text;
}

// Where two texts differ, as both lines.
std::string difference(llvm::StringRef a, llvm::StringRef b) {
  while (!a.empty() || !b.empty()) {
    auto [line_a, rest_a] = a.split('\n');
    auto [line_b, rest_b] = b.split('\n');
    if (line_a != line_b)
      return ("\n  before: " + line_a + "\n  after:  " + line_b).str();
    a = rest_a;
    b = rest_b;
  }
  return "";
}

}  // namespace

bool SelfTest::fail(const llvm::Twine& problem, llvm::StringRef module) {
  if (!result_.failure)
    result_.failure = SelfTestFailure{seed_, problem.str(), module.str()};
  return false;
}

// Valid modules. -------------------------------------------------------------------------------

bool SelfTest::check_text(bool is_generic) {
  step(is_generic ? "generic text" : "custom text");
  llvm::StringRef form = is_generic ? "generic" : "custom";
  llvm::StringRef text = is_generic ? generic_ : custom_;
  reader_->forget();
  OwningOp parsed = parse_source(reader_->context, llvm::MemoryBufferRef(text, "self-test.mlir"));
  if (!parsed)
    return fail("the " + form + " form does not read back:\n" + reader_->messages(), text);
  if (failed(verify(parsed.get())))
    return fail("the " + form + " form reads back as something that does not verify:\n" +
                    reader_->messages(),
                text);
  std::string again = print(parsed.get(), is_generic);
  if (again != text)
    return fail(
        "the " + form + " form prints otherwise once it was read back:" + difference(text, again),
        text);
  if (is_generic)
    return true;
  again = print(parsed.get(), true);
  if (again != generic_)
    return fail("the custom form says less than the generic form:" + difference(generic_, again),
                text);
  return true;
}

bool SelfTest::check_bytecode(Operation* module) {
  step("bytecode");
  maker_->forget();
  bytes_.clear();
  llvm::raw_string_ostream os(bytes_);
  if (failed(write_bytecode(module, os)))
    return fail("bytecode is not written:\n" + maker_->messages(), generic_);
  reader_->forget();
  OwningOp read = read_bytecode(reader_->context, llvm::MemoryBufferRef(bytes_, "self-test.plbc"));
  if (!read)
    return fail("bytecode does not read back:\n" + reader_->messages(), generic_);
  std::string again = print(read.get(), true);
  if (again != generic_)
    return fail("what bytecode reads back prints otherwise:" + difference(generic_, again),
                generic_);
  std::string bytes;
  llvm::raw_string_ostream bytes_os(bytes);
  if (failed(write_bytecode(read.get(), bytes_os)) || bytes != bytes_)
    return fail("bytecode that was read back gives other bytes", generic_);
  return true;
}

// Erases op by op, the last one first, as passes do; then the root.
static void erase_all(Operation* root) {
  walk(root, [](Operation* op) {
    for (unsigned i = 0; i < op->num_operands(); ++i)
      op->set_operand(i, Value());
  });
  for (Region& region : root->regions()) {
    while (Block* block = region.back()) {
      while (Operation* op = block->back())
        op->erase();
      if (block->has_predecessors())
        break;
      block->erase();
    }
  }
  root->destroy();
}

bool SelfTest::check_copy(Operation* module) {
  step("copy");
  const Context::Impl& memory = maker_->context.impl();
  std::size_t before = memory.bytes_in_use();
  Operation* copy = clone(module);
  EquivalenceOptions all{.locations = true};
  bool is_equal = equivalent(module, copy, all);
  bool has_same_hash = structural_hash(module, all) == structural_hash(copy, all);
  std::string text = print(copy, true);
  step("erase");
  erase_all(copy);
  if (!is_equal)
    return fail("a copy is not equivalent", generic_);
  if (!has_same_hash)
    return fail("a copy has another structural hash", generic_);
  if (text != generic_)
    return fail("a copy prints otherwise:" + difference(generic_, text), generic_);
  if (std::size_t after = memory.bytes_in_use(); after != before)
    return fail("erasing a copy leaves " + llvm::Twine(after - before) + " bytes", generic_);
  return true;
}

bool SelfTest::check_all(Operation* module) {
  step("verify");
  generic_ = print(module, true);
  custom_ = print(module, false);
  maker_->forget();
  if (failed(verify(module)))
    return fail("it does not verify:\n" + maker_->messages(), generic_);
  return check_text(true) && check_text(false) && check_bytecode(module) && check_copy(module);
}

// Damage. --------------------------------------------------------------------------------------

bool SelfTest::check_damaged(llvm::StringRef contents) {
  ++result_.mutants;
  victim_->forget();
  llvm::MemoryBufferRef buffer(contents, "self-test");
  bool is_text = !is_bytecode(contents);
  OwningOp read = read_source(victim_->context, buffer);
  llvm::StringRef shown = is_text ? contents : "";
  if (!read)
    return victim_->has_errors() && !victim_->has_error_without_location()
               ? true
               : fail("it is refused without an error that has a location:\n" + victim_->messages(),
                      shown);
  std::string text = print(read.get(), true);
  if (failed(verify(read.get())))
    return victim_->has_errors() ? true : fail("it does not verify, and no error says why", text);
  ++result_.accepted;
  // The keys of blobs depend on what else the context has read.
  if (llvm::StringRef(text).contains("{-#"))
    return true;
  std::string custom = print(read.get(), false);
  OwningOp again = parse_source(victim_->context, llvm::MemoryBufferRef(custom, "self-test.mlir"));
  if (!again)
    return fail("it is read, but what is printed is not:\n" + victim_->messages(), custom);
  if (std::string second = print(again.get(), true); second != text)
    return fail(
        "it is read, but what is printed reads back as something else:" + difference(text, second),
        text);
  return true;
}

bool SelfTest::damage_ir(Operation* module) {
  Context& context = maker_->context;
  OwningOp copy(clone(module));
  unsigned line = 0;
  walk_pre_order(copy.get(), [&](Operation* op) {
    op->set_location(Location::file_line_col(context, "damaged", ++line, 1));
    return WalkResult::Advance;
  });
  std::string what;
  for (std::uint64_t n = 1 + random_->below(3); n > 0; --n)
    what += mutate_ir(copy.get(), *random_) + "; ";
  ++result_.mutants;
  maker_->forget();
  bool is_valid = succeeded(verify(copy.get()));
  std::string text = print(copy.get(), true);
  std::string custom = is_valid ? print(copy.get(), false) : "";
  if (!is_valid && (!maker_->has_errors() || maker_->has_error_without_location()))
    return fail("damaged (" + what +
                    "), it does not verify, but no error with a location says so:\n" +
                    maker_->messages(),
                text);
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  bool is_written = succeeded(write_bytecode(copy.get(), os));
  copy.reset();
  reader_->forget();
  OwningOp parsed = parse_source(reader_->context, llvm::MemoryBufferRef(text, "self-test.mlir"));
  if (!parsed && !reader_->has_errors())
    return fail("damaged (" + what + "), it does not read back, and no error says why", text);
  OwningOp read;
  if (is_written)
    read = read_bytecode(reader_->context, llvm::MemoryBufferRef(bytes, "self-test.plbc"));
  if (!is_valid)
    return true;
  ++result_.accepted;
  if (!parsed || print(parsed.get(), true) != text)
    return fail(
        "damaged (" + what + "), it verifies, but does not read back:\n" + reader_->messages(),
        text);
  if (!read || print(read.get(), true) != text)
    return fail("damaged (" + what + "), it verifies, but bytecode does not read back:\n" +
                    reader_->messages(),
                text);
  OwningOp again = parse_source(reader_->context, llvm::MemoryBufferRef(custom, "self-test.mlir"));
  if (!again || print(again.get(), true) != text)
    return fail("damaged (" + what + "), it verifies, but its custom form does not read back:\n" +
                    reader_->messages(),
                custom);
  return true;
}

bool SelfTest::damage_all(Operation* module) {
  for (unsigned i = 0; i < options_.mutations; ++i) {
    step("damaged IR");
    if (!damage_ir(module))
      return false;
    step("damaged text");
    if (!check_damaged(random_->one_in(2) ? mutate_text(generic_, custom_, *random_)
                                          : mutate_text(custom_, generic_, *random_)))
      return false;
    step("damaged bytecode");
    if (!check_damaged(mutate_bytes(bytes_, bytes_, *random_)))
      return false;
  }
  return true;
}

// ----------------------------------------------------------------------------------------------

void SelfTest::count_ops(Operation* module) {
  walk_pre_order(module, [&](Operation* op) {
    if (op->is_registered() && op->info().dialect_name.str() == dialect_) {
      ++result_.ops;
      made_.insert(op->name());
    }
    return WalkResult::Advance;
  });
}

bool SelfTest::test_module(std::uint64_t seed) {
  seed_ = seed;
  StackTraceNote note(dialect_, seed);
  note_ = &note;
  random_.emplace(seed);
  const DialectInfo& info = *maker_->context.dialect(dialect_);
  step("make");
  // Each op has its turn to be made sure of.
  const OpInfo* wanted = info.ops[seed % info.ops.size()];
  RandomIrOptions options;
  options.size = static_cast<unsigned>(random_->between(3, 30));
  options.locations = !random_->one_in(4);
  options.names = !random_->one_in(4);
  OwningOp module = random_module(info, *random_, wanted, options);
  if (!module)
    return fail("no valid module could be made", "");
  ++result_.modules;
  count_ops(module.get());
  return check_all(module.get()) && damage_all(module.get());
}

SelfTestResult SelfTest::run(llvm::function_ref<void(std::uint64_t)> progress) {
  for (std::uint64_t i = 0; i < options_.count && !result_.failure; ++i) {
    if (i % modules_per_context == 0) {
      maker_.emplace(register_dialects_);
      reader_.emplace(register_dialects_);
      victim_.emplace(register_dialects_);
    }
    const DialectInfo* info = maker_->context.dialect(dialect_);
    if (!info) {
      llvm::SmallVector<llvm::StringRef, 8> names;
      for (const DialectInfo* known : maker_->context.dialects())
        names.push_back(known->name.str());
      fail("there is no dialect '" + dialect_ + "'" + did_you_mean(dialect_, names), "");
      break;
    }
    if (info->ops.empty())
      break;
    test_module(options_.seed + i);
    if (progress)
      progress(i + 1);
  }
  if (!maker_)
    maker_.emplace(register_dialects_);
  if (const DialectInfo* info = maker_->context.dialect(dialect_)) {
    result_.num_ops = static_cast<unsigned>(info->ops.size());
    for (const OpInfo* op : info->ops)
      if (!made_.contains(op->name.str()))
        result_.never_made.push_back(op->name.str().str());
  }
  return std::move(result_);
}

SelfTestResult self_test(llvm::StringRef dialect,
                         llvm::function_ref<void(Context&)> register_dialects,
                         const SelfTestOptions& options,
                         llvm::function_ref<void(std::uint64_t done)> progress) {
  return SelfTest(dialect, register_dialects, options).run(progress);
}

}  // namespace pliron
