#include "passes/pass_manager.h"

#include "ir/block.h"
#include "ir/symbol_table.h"
#include "ir/verifier.h"

namespace pliron {

void PassRegistry::add(const PassDef& record) {
  assert(!pass(llvm::StringRef(record.name)) && !pipeline(llvm::StringRef(record.name)) &&
         "two passes or pipelines of one name");
  passes_.push_back(&record);
}
void PassRegistry::add(const PipelineDef& record) {
  assert(!pass(llvm::StringRef(record.name)) && !pipeline(llvm::StringRef(record.name)) &&
         "two passes or pipelines of one name");
  pipelines_.push_back(&record);
}
const PassDef* PassRegistry::pass(llvm::StringRef name) const {
  for (const PassDef* record : passes_)
    if (llvm::StringRef(record->name) == name)
      return record;
  return nullptr;
}
const PipelineDef* PassRegistry::pipeline(llvm::StringRef name) const {
  for (const PipelineDef* record : pipelines_)
    if (llvm::StringRef(record->name) == name)
      return record;
  return nullptr;
}

PassPipeline& PassPipeline::add(const PassDef& pass) {
  steps_.push_back({&pass, nullptr});
  return *this;
}
PassPipeline& PassPipeline::nest(llvm::StringRef anchor) {
  steps_.push_back({nullptr, std::make_unique<PassPipeline>(anchor)});
  return *steps_.back().nested;
}

void PassPipeline::print(llvm::raw_ostream& os) const {
  os << anchor_ << '(';
  llvm::StringRef separator = "";
  for (const Step& step : steps_) {
    os << separator;
    if (step.pass)
      os << llvm::StringRef(step.pass->name);
    else
      step.nested->print(os);
    separator = ",";
  }
  os << ')';
}

namespace {

class Runner {
 public:
  explicit Runner(const PassRunOptions& options) : options_(options) {}

  LogicalResult run(const PassPipeline& pipeline, Operation* op) {
    for (const PassPipeline::Step& step : pipeline.steps()) {
      LogicalResult result = step.pass ? run_pass(*step.pass, op) : run_inside(*step.nested, op);
      if (failed(result))
        return failure();
    }
    return success();
  }

 private:
  LogicalResult run_inside(const PassPipeline& pipeline, Operation* parent) {
    llvm::SmallVector<Operation*, 16> ops;
    for (Region& region : parent->regions())
      for (Block* block : region.blocks())
        for (Operation* op : block->ops())
          if (pipeline.accepts(op))
            ops.push_back(op);
    for (Operation* op : ops)
      if (failed(run(pipeline, op)))
        return failure();
    return success();
  }

  LogicalResult run_pass(const PassDef& pass, Operation* op) {
    if (!pass.anchor.empty() && op->name() != llvm::StringRef(pass.anchor))
      return op->emit_error() << "pass '" << llvm::StringRef(pass.name) << "' runs on '"
                              << llvm::StringRef(pass.anchor) << "', not on '" << op->name() << "'";
    unsigned errors_before = op->context().diagnostics().error_count();
    PassContext context(op->context(), dominance_);
    if (failed(pass.run(op, context))) {
      // Whoever fails must say why; if a pass forgot, say at least where it happened.
      if (op->context().diagnostics().error_count() == errors_before)
        op->emit_error() << "pass '" << llvm::StringRef(pass.name) << "' failed on '" << op->name()
                         << "'" << symbol_suffix(op) << " without saying why";
      return failure();
    }
    if (!context.changed())
      return success();
    if (!pass.preserves.has(Analysis::Dominance))
      dominance_.invalidate();
    if (options_.verify && failed(verify(op)))
      return op->emit_error() << "pass '" << llvm::StringRef(pass.name) << "' left invalid '"
                              << op->name() << "'" << symbol_suffix(op);
    return success();
  }

  static std::string symbol_suffix(Operation* op) {
    Identifier name = symbol_name(op);
    return name ? (" @" + name.str()).str() : std::string();
  }

  const PassRunOptions& options_;
  DominanceInfo dominance_;
};

}  // namespace

LogicalResult run_passes(const PassPipeline& pipeline, Operation* root,
                         const PassRunOptions& options) {
  if (!pipeline.accepts(root))
    return root->emit_error() << "the pass pipeline is for '" << pipeline.anchor()
                              << "', but the IR is a '" << root->name() << "'";
  if (options.verify && failed(verify(root)))
    return failure();
  return Runner(options).run(pipeline, root);
}

}  // namespace pliron
