#include "passes/ir_printing.h"

#include "ir/nearest_name.h"
#include "ir/printer.h"
#include "ir/symbol_table.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"

namespace pliron {

LogicalResult check_pass_names(Context& context, const PassRegistry& registry,
                               llvm::StringRef file_name, llvm::ArrayRef<std::string> names,
                               llvm::SourceMgr* sources) {
  if (sources && !names.empty())
    sources->AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBufferCopy(llvm::join(names, ","), file_name), llvm::SMLoc());
  llvm::SmallVector<llvm::StringRef, 32> known;
  for (const PassDef* pass : registry.passes())
    known.push_back(pass->name);
  unsigned column = 1;
  for (const std::string& name : names) {
    unsigned end = column + static_cast<unsigned>(name.size());
    if (!registry.pass(name))
      return context.emit_error(Location::file_range(context, file_name, 1, column, 1, end))
             << "there is no pass '" << name << "'" << did_you_mean(name, known);
    column = end + 1;
  }
  return success();
}

IrPrinting::IrPrinting(IrPrintingOptions options, llvm::raw_ostream& os)
    : options_(std::move(options)), os_(os) {
  IrPrintingOptions& o = options_;
  if (!o.tree_dir.empty() && o.before.empty() && o.after.empty() && !o.before_all &&
      !o.after_change && !o.after_failure)
    o.after_all = true;
}

void IrPrinting::before_run(const PassNode&, Operation* op, unsigned) {
  root_ = op;
}

// A part of a path: letters, digits, `-` and `_`, and no longer than file systems allow.
static std::string file_name(llvm::StringRef name) {
  constexpr std::size_t longest = 100;
  std::string result;
  for (char c : name.take_front(longest))
    result += llvm::isAlnum(c) || c == '-' ? c : '_';
  return result;
}

void IrPrinting::before_pipeline(const PassNode&, Operation* op) {
  if (options_.tree_dir.empty())
    return;
  std::string name = file_name(op->name());
  if (Identifier symbol = symbol_name(op))
    name += "_" + file_name(symbol.str());
  llvm::SmallString<128> path(folders_.empty() ? options_.tree_dir : folders_.back());
  llvm::sys::path::append(path, name);
  std::string wanted = path.str().str(), folder = wanted;
  for (unsigned i = 1; !taken_.try_emplace(folder, op).second && taken_[folder] != op; ++i)
    folder = wanted + "_" + llvm::utostr(i);
  folders_.push_back(std::move(folder));
}
void IrPrinting::after_pipeline(const PassNode&, Operation*) {
  if (!options_.tree_dir.empty())
    folders_.pop_back();
}

bool IrPrinting::wants(const std::vector<std::string>& names, const PassNode& node) const {
  return llvm::is_contained(names, node.name());
}

void IrPrinting::before_pass(const PassNode& node, Operation* op) {
  if (options_.before_all || wants(options_.before, node))
    dump(node, op, /*is_before=*/true, PassOutcome::Unchanged);
  if (options_.after_change)
    before_text_ = text_of(op);
}

bool IrPrinting::wants_after(const PassNode& node, Operation* op, PassOutcome outcome) {
  bool is_ok = outcome == PassOutcome::Changed || outcome == PassOutcome::Unchanged;
  if (options_.after_failure && !is_ok)
    return true;
  bool is_named = wants(options_.after, node);
  // Where changes are asked for, names say after which passes.
  if (options_.after_change && (options_.after.empty() || is_named))
    return !is_ok || (outcome == PassOutcome::Changed && text_of(op) != before_text_);
  return options_.after_all || is_named;
}

void IrPrinting::after_pass(const PassNode& node, Operation* op, PassOutcome outcome) {
  // After a crash nobody knows what the IR is like.
  if (outcome != PassOutcome::Crashed && wants_after(node, op, outcome))
    dump(node, op, /*is_before=*/false, outcome);
}

std::string IrPrinting::text_of(Operation* op) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  PrintOptions options;
  options.locations = options_.locations;
  print_op(op, os, options);
  return text;
}

void IrPrinting::dump(const PassNode& node, Operation* op, bool is_before, PassOutcome outcome) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "// -----// IR Dump " << (is_before ? "Before " : "After ") << node.name();
  if (outcome == PassOutcome::Failed || outcome == PassOutcome::Invalid)
    os << " Failed";
  if (op != root_) {
    os << " ('" << op->name() << "' operation";
    if (Identifier symbol = symbol_name(op))
      os << ": @" << symbol.str();
    os << ')';
  }
  os << " //----- //\n" << text_of(options_.module_scope ? root_ : op);
  if (options_.tree_dir.empty()) {
    os_ << text;
    os_.flush();
    return;
  }
  std::string number = file_name(node.name());
  for (const PassNode* at = &node; at->parent; at = at->parent)
    number = llvm::utostr(at->index) + "_" + number;
  llvm::SmallString<128> path(folders_.back());
  llvm::sys::path::append(path, number + (is_before ? ".before.mlir" : ".mlir"));
  write(op, path.str().str(), text);
}

void IrPrinting::write(Operation* op, const std::string& path, llvm::StringRef text) {
  std::error_code error = llvm::sys::fs::create_directories(llvm::sys::path::parent_path(path));
  if (!error) {
    llvm::raw_fd_ostream file(path, error);
    if (!error) {
      file << text;
      file.close();
      error = file.error();
      file.clear_error();
    }
  }
  if (!error || has_failed_)
    return;
  has_failed_ = true;
  op->context().emit_error({}) << "cannot write '" << path << "': " << error.message();
}

}  // namespace pliron
