// The registry, and pipelines as data. passes/pass_runner.cpp runs them.

#include "passes/pass_manager.h"

#include "llvm/Support/raw_ostream.h"

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
  return add(pass, PassOptions(pass));
}
PassPipeline& PassPipeline::add(const PassDef& pass, PassOptions options, Location location) {
  steps_.push_back({&pass, std::move(options), nullptr, location});
  return *this;
}
PassPipeline& PassPipeline::nest(llvm::StringRef anchor) {
  steps_.push_back({nullptr, {}, std::make_unique<PassPipeline>(anchor), {}});
  return *steps_.back().nested;
}

void PassPipeline::print(llvm::raw_ostream& os) const {
  os << anchor_ << '(';
  llvm::StringRef separator = "";
  for (const Step& step : steps_) {
    os << separator;
    if (step.pass) {
      os << llvm::StringRef(step.pass->name);
      step.options.print(os);
    } else {
      step.nested->print(os);
    }
    separator = ",";
  }
  os << ')';
}

}  // namespace pliron
