// Passes that do on purpose what passes should not, or show what the pass manager gives them, for
// the text tests of the pass manager: pliron-opt --load-dialect=%misbehaving.

#include <csignal>

#include "ir/symbol_table.h"
#include "ir/walk.h"
#include "passes/plugin.h"

namespace {

using namespace pliron;

// Whether the option `on` names this op, or nothing.
bool is_meant(Operation* op, PassContext& context) {
  llvm::StringRef wanted = context.option<llvm::StringRef>("on");
  Identifier name = symbol_name(op);
  return wanted.empty() || (name && name.str() == wanted);
}

constexpr PassOption on{"on", "The symbol to do it to; any when empty.", ""};

LogicalResult run_fail(Operation* op, PassContext& context) {
  context.mark_unchanged();
  if (!is_meant(op, context))
    return success();
  if (context.option<bool>("silently"))
    return failure();
  return op->emit_op_error() << "is refused by a test";
}
const PassDef fail_pass{
    .name = "test-fail",
    .summary = "Fails.",
    .options = {on, {"silently", "Whether to forget to say why.", false}},
    .run = run_fail,
};

LogicalResult run_crash(Operation* op, PassContext& context) {
  if (is_meant(op, context)) {
    // Half of its work is done by then.
    op->set_attr("test.half", UnitAttr::get(context.context()));
    std::raise(SIGSEGV);
  }
  return success();
}
const PassDef crash_pass{
    .name = "test-crash",
    .summary = "Crashes.",
    .options = {on},
    .run = run_crash,
};

LogicalResult run_break(Operation* op, PassContext& context) {
  if (is_meant(op, context) && op->num_regions() > 0 && !op->region(0).empty())
    op->region(0).back()->back()->erase();
  return success();
}
const PassDef break_pass{
    .name = "test-break",
    .summary = "Removes the last terminator.",
    .options = {on},
    .run = run_break,
};

// A remark at each op, and one about itself.
LogicalResult run_remark(Operation* op, PassContext& context) {
  context.mark_unchanged();
  walk(op, [&](Operation* inner) {
    if (inner != op)
      inner->context().emit_remark(inner->location()) << "seen '" << inner->name() << "'";
  });
  return success();
}
const PassDef remark_pass{
    .name = "test-remark",
    .summary = "Makes a remark at each op.",
    .run = run_remark,
};

LogicalResult run_options(Operation* op, PassContext& context) {
  context.mark_unchanged();
  InFlightDiagnostic remark = op->context().emit_remark(op->location());
  remark << "flag " << context.option<bool>("flag") << ", level " << context.option<int>("level")
         << ", count " << context.option<std::uint64_t>("count") << ", text '"
         << context.option<llvm::StringRef>("text") << "', mode "
         << context.option<llvm::StringRef>("mode") << ", names";
  for (const std::string& name : context.option<llvm::ArrayRef<std::string>>("names"))
    remark << " [" << name << "]";
  return success();
}
const PassDef options_pass{
    .name = "test-options",
    .summary = "Says which options it has.",
    .options = {{"flag", "A switch.", false},
                {"level", "A small number.", 1, OptionRange{-2, 3}},
                {"count", "A number.", 7u},
                {"text", "Any text.", "none"},
                {"mode", "A choice.", "fast", OneOf{"fast", "small", "careful"}},
                {"names", "A list.", OptionList{"a,b"}}},
    .run = run_options,
};

LogicalResult run_count(Operation* op, PassContext& context) {
  context.mark_unchanged();
  Statistic& ops = context.statistic("num-ops");
  walk(op, [&](Operation* inner) {
    ++ops;
    context.statistic(inner->name()) += 1;
  });
  return success();
}
const PassDef count_pass{
    .name = "test-count",
    .summary = "Counts ops.",
    .statistics = {{"num-ops", "Ops that were seen"}, {"num-none", "Nothing"}},
    .run = run_count,
};

// An attribute, so that the IR is another one.
LogicalResult run_mark(Operation* op, PassContext& context) {
  op->set_attr(("test." + context.option<llvm::StringRef>("with")).str(),
               UnitAttr::get(context.context()));
  return success();
}
const PassDef mark_pass{
    .name = "test-mark",
    .summary = "Adds an attribute.",
    .preserves = Analyses::all(),
    .options = {{"with", "The attribute's name behind `test.`.", "mark"}},
    .run = run_mark,
};

const PipelineDef twice{
    .name = "test-twice",
    .summary = "Marks twice.",
    .text = "test-mark{with=one},test-mark{with=two}",
};

const Plugin plugin{
    .name = "test-passes",
    .register_passes =
        [](PassRegistry& registry) {
          for (const PassDef* pass : {&fail_pass, &crash_pass, &break_pass, &remark_pass,
                                      &options_pass, &count_pass, &mark_pass})
            registry.add(*pass);
          registry.add(twice);
        },
};

}  // namespace

PLIRON_PLUGIN(plugin)
