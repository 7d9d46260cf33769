#include "passes/reproducer.h"

#include "ir/clone.h"
#include "ir/nearest_name.h"
#include "ir/printer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron {

static constexpr llvm::StringLiteral group_name = "pliron_reproducer";

static LogicalResult take_entry(Context& context, const ResourceEntry& entry,
                                ReproducerSetting& setting) {
  if (entry.key == "pipeline") {
    const auto* text = std::get_if<std::string>(&entry.value);
    if (!text || llvm::StringRef(*text).trim().empty())
      return context.emit_error(entry.location)
             << "the 'pipeline' of a reproducer is a string that names passes, such as "
                "\"builtin.module(dce)\"";
    setting.pipeline = *text;
    return success();
  }
  if (entry.key == "verify_each") {
    const auto* flag = std::get_if<bool>(&entry.value);
    if (!flag)
      return context.emit_error(entry.location)
             << "'verify_each' of a reproducer is true or false, without quotes";
    setting.verify_each = *flag;
    return success();
  }
  return context.emit_error(entry.location)
         << "a reproducer has 'pipeline' and 'verify_each', but no '" << entry.key << "'"
         << did_you_mean(entry.key, {"pipeline", "verify_each"});
}

FailureOr<ReproducerSetting> take_reproducer(Context& context, FileResources& resources,
                                             Location file) {
  auto is_reproducer = [](const ResourceGroup& group) { return group.name == group_name; };
  const auto found = llvm::find_if(resources.external, is_reproducer);
  if (found == resources.external.end()) {
    llvm::SmallVector<llvm::StringRef, 4> names;
    for (const ResourceGroup& group : resources.external)
      names.push_back(group.name);
    llvm::StringRef nearest = nearest_name(group_name, names);
    const auto misnamed =
        llvm::find_if(resources.external, [&](const auto& group) { return group.name == nearest; });
    bool is_misnamed = !nearest.empty();
    return context.emit_error(is_misnamed ? misnamed->location : file)
           << "this is no reproducer: its external resources have no '" << group_name
           << "' with a 'pipeline'"
           << (is_misnamed ? "; is '" + nearest.str() + "' meant to be it?" : "");
  }
  ReproducerSetting setting;
  for (const ResourceEntry& entry : found->entries)
    if (failed(take_entry(context, entry, setting)))
      return failure();
  if (setting.pipeline.empty())
    return context.emit_error(found->location)
           << "this reproducer has no 'pipeline' that says which passes to run";
  std::erase_if(resources.external, is_reproducer);
  return setting;
}

std::string Reproducer::text_of_root() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  PrintOptions options;
  options.locations = true;
  print_op(root_, os, options);
  return text;
}

// A copy says the same as the op when nothing outside uses its values and it uses none from
// outside.
static bool stands_alone(Operation* op) {
  return !op->block() || (op->has(Trait::IsolatedFromAbove) && op->num_operands() == 0 &&
                          op->num_results() == 0 && op->num_successors() == 0);
}

void Reproducer::before_run(const PassNode&, Operation* op, unsigned threads) {
  root_ = op;
  is_local_ = threads == 1;
  if (!is_local_)
    text_ = text_of_root();
}

void Reproducer::before_pass(const PassNode&, Operation* op) {
  if (!is_local_)
    return;
  if (stands_alone(op))
    copy_ = OwningOp(clone(op));
  else
    text_ = text_of_root();
}

// The pipeline that has this pass alone.
static std::string pipeline_of(const PassNode& node) {
  std::string text, closing;
  llvm::raw_string_ostream os(text);
  llvm::SmallVector<const PassNode*, 8> around;
  for (const PassNode* at = node.parent; at; at = at->parent)
    around.push_back(at);
  for (const PassNode* at : llvm::reverse(around))
    os << at->name() << '(';
  os << node.name();
  node.step->options.print(os);
  os << std::string(around.size(), ')');
  return text;
}

void Reproducer::after_pass(const PassNode& node, Operation* op, PassOutcome outcome) {
  if (outcome == PassOutcome::Crashed)
    has_crashed_ = true;
  if (!is_local_)
    return;
  if (outcome != PassOutcome::Changed && outcome != PassOutcome::Unchanged)
    write_one_pass(node, op);
  copy_.reset();
}

void Reproducer::write_one_pass(const PassNode& node, Operation* op) {
  if (!copy_)
    return write(text_, pipeline_of(node));
  if (!op->block()) {
    Operation* root = std::exchange(root_, copy_.get());
    write(text_of_root(), pipeline_of(node));
    root_ = root;
    return;
  }
  // The copy stands in for the op while the text is made.
  Operation* copy = copy_.release();
  Block* block = op->block();
  block->insert(op, copy);
  op->remove();
  std::string text = text_of_root();
  block->insert(copy, op);
  copy->remove();
  copy_ = OwningOp(copy);
  write(text, pipeline_of(node));
}

void Reproducer::after_run(const PassNode& root, Operation*, LogicalResult result) {
  if (is_local_ || succeeded(result))
    return;
  std::string pipeline;
  llvm::raw_string_ostream os(pipeline);
  root.pipeline->print(os);
  write(text_, pipeline);
}

void Reproducer::write(llvm::StringRef text, std::string pipeline) {
  Context& context = root_->context();
  FileResources resources;
  resources.external.push_back(
      {group_name.str(), {{"pipeline", std::move(pipeline)}, {"verify_each", verify_each_}}});
  if (context.allows_unregistered())
    flags_ += "--allow-unregistered-dialect ";
  std::string command = "pliron-opt --run-reproducer " + flags_ + path_;
  std::error_code error;
  llvm::raw_fd_ostream file(path_, error);
  if (!error) {
    file << "// Run again with: " << command << '\n' << text;
    print_resources(context, {}, &resources, file);
    file.close();
    error = file.error();
    file.clear_error();
  }
  if (error) {
    has_failed_ = true;
    context.emit_error({}) << "cannot write the reproducer '" << path_ << "': " << error.message();
    return;
  }
  context.emit_remark({}) << "to see this again: " << command;
}

}  // namespace pliron
