// What passes get from the pass manager: options, statistics, analyses, events; and who watches.

#include <csignal>

#include "ir/symbol_table.h"
#include "passes/pass_instrumentation.h"
#include "tests/unit/passes/test_dialect.h"

using namespace pliron;
using toy::Playground;

namespace {

std::string trace;

// doc(analysis)
struct Counted {
  static constexpr Analyses depends_on = {Analysis::Dominance};
  Counted(Operation* op, PassContext& context) : dominance(context.analysis<DominanceInfo>()) {
    trace += "made:" + symbol_name(op).str().str() + ' ';
  }
  ~Counted() { trace += "gone "; }
  DominanceInfo& dominance;
};
// doc end

LogicalResult ask(Operation*, PassContext& context) {
  trace += context.cached_analysis<Counted>() ? "known " : "new ";
  CHECK(&context.analysis<Counted>() == &context.analysis<Counted>());
  CHECK(&context.analysis<Counted>().dominance == &context.dominance());
  context.mark_unchanged();
  return success();
}
LogicalResult change(Operation*, PassContext&) {
  return success();
}
LogicalResult change_but_keep(Operation*, PassContext& context) {
  context.mark_preserved<Counted>();
  context.mark_preserved<DominanceInfo>();
  return success();
}
LogicalResult drop(Operation*, PassContext& context) {
  context.drop_analysis<DominanceInfo>();
  context.mark_unchanged();
  return success();
}

const PassDef ask_pass{.name = "ask", .summary = "Asks.", .run = ask};
const PassDef change_pass{.name = "change", .summary = "Changes.", .run = change};
const PassDef keep_dominance_pass{.name = "keep-dominance",
                                  .summary = "Keeps one.",
                                  .preserves = {Analysis::Dominance},
                                  .run = change};
const PassDef keep_pass{.name = "keep",
                        .summary = "Keeps both.",
                        .preserves = {Analysis::Dominance, analysis_id<Counted>},
                        .run = change};
const PassDef keep_counted_pass{.name = "keep-counted",
                                .summary = "Keeps what depends on what it does not keep.",
                                .preserves = {analysis_id<Counted>},
                                .run = change};
const PassDef keep_all_pass{
    .name = "keep-all", .summary = "Keeps all.", .preserves = Analyses::all(), .run = change};
const PassDef keep_at_run_pass{
    .name = "keep-at-run", .summary = "Keeps as it runs.", .run = change_but_keep};
const PassDef drop_pass{.name = "drop", .summary = "Drops.", .run = drop};

LogicalResult show(Operation*, PassContext& context) {
  trace += std::to_string(context.option<int>("level")) + " " +
           (context.option<bool>("fast") ? "fast " : "slow ") +
           context.option<llvm::StringRef>("mode").str() + " ";
  for (const std::string& name : context.option<llvm::ArrayRef<std::string>>("only"))
    trace += "<" + name + "> ";
  context.mark_unchanged();
  return success();
}
const PassDef show_pass{.name = "show",
                        .summary = "Shows options.",
                        .options = {{"level", "How much.", 1, OptionRange{-5, 9}},
                                    {"fast", "Whether.", true},
                                    {"mode", "Which.", "plain"},
                                    {"only", "Names.", OptionList{"f"}}},
                        .run = show};

struct Passes : PassRegistry {
  Passes() {
    for (const PassDef* pass :
         {&ask_pass, &change_pass, &keep_dominance_pass, &keep_pass, &keep_counted_pass,
          &keep_all_pass, &keep_at_run_pass, &drop_pass, &show_pass})
      add(*pass);
  }
};

constexpr llvm::StringLiteral two_functions = R"(
"toy.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "toy.return"() : () -> ()
}) : () -> ()
"toy.func"() <{sym_name = "g", function_type = () -> ()}> ({
  "toy.return"() : () -> ()
}) : () -> ()
)";

std::string run(llvm::StringRef text, PassRunOptions options = {}) {
  Playground playground;
  Passes registry;
  OwningOp module = playground.parse(two_functions);
  auto pipeline = parse_pass_pipeline(playground.context, registry, text);
  REQUIRE(succeeded(pipeline));
  trace.clear();
  CHECK(succeeded(run_passes(*pipeline, module.get(), options)));
  CHECK(playground.take_messages() == "");
  return trace;
}
std::string run_in_function(llvm::StringRef passes) {
  std::string all = run(("builtin.module(toy.func(" + passes + "))").str());
  CHECK(llvm::StringRef(all).contains("made:g"));
  return all.substr(0, all.find("new made:g"));
}

}  // namespace

TEST_CASE(
    "an analysis is computed once and kept until a pass changes the op without preserving it") {
  CHECK(run_in_function("ask,ask") == "new made:f known gone ");
  CHECK(run_in_function("ask,change,ask") == "new made:f gone new made:f gone ");
  CHECK(run_in_function("ask,keep,ask") == "new made:f known gone ");
  CHECK(run_in_function("ask,keep-all,ask") == "new made:f known gone ");
  CHECK(run_in_function("ask,keep-at-run,ask") == "new made:f known gone ");
}

TEST_CASE("an analysis goes with what it depends on") {
  CHECK(run_in_function("ask,keep-dominance,ask") == "new made:f gone new made:f gone ");
  CHECK(run_in_function("ask,keep-counted,ask") == "new made:f gone new made:f gone ");
  CHECK(run_in_function("ask,drop,ask") == "new made:f gone new made:f gone ");
}

TEST_CASE(
    "analyses of inner ops live from one inner pipeline to the next, unless the outer op changes") {
  CHECK(run("builtin.module(toy.func(ask),toy.func(ask))") ==
        "new made:f new made:g known gone known gone ");
  CHECK(run("builtin.module(toy.func(ask),keep-all,toy.func(ask))") ==
        "new made:f new made:g gone gone new made:f gone new made:g gone ");
  // Nobody asks again.
  CHECK(run("builtin.module(toy.func(ask),keep-all)") == "new made:f gone new made:g gone ");
}

TEST_CASE("analyses of an op do not outlive changes inside it") {
  std::string all = run("builtin.module(any(change),toy.func(ask,ask))");
  CHECK(all == "new made:f known gone new made:g known gone ");
}

TEST_CASE("options have their defaults until they are set, by text or by hand") {
  CHECK(run("show") == "1 fast plain <f> ");
  CHECK(run("show{level=-5,fast=false,mode='a b',only={x,y}}") == "-5 slow a b <x> <y> ");
  // doc(by_hand)
  PassPipeline pipeline("builtin.module");
  pipeline.add(show_pass, PassOptions(show_pass)
                              .set("level", 9)
                              .set("fast", false)
                              .set("mode", "it's")
                              .set("only", std::vector<std::string>{}));
  // doc end
  std::string text;
  llvm::raw_string_ostream os(text);
  pipeline.print(os);
  CHECK(text == R"(builtin.module(show{level=9,fast=false,mode='it\'s',only={}}))");
  CHECK(run(text) == "9 slow it's ");
}

TEST_CASE("a pipeline with options prints as it was read") {
  Playground playground;
  Passes registry;
  for (llvm::StringRef text :
       {"builtin.module(show,toy.func(show{level=2},ask))", "any(show{mode='',only={f,'a,b'}})",
        R"(any(show{mode='back\\slash'}))"}) {
    auto pipeline = parse_pass_pipeline(playground.context, registry, text);
    REQUIRE(succeeded(pipeline));
    std::string printed;
    llvm::raw_string_ostream os(printed);
    pipeline->print(os);
    CHECK(printed == text);
  }
}

TEST_CASE("statistics add up over ops, declared ones first") {
  static const PassDef counting{.name = "counting",
                                .summary = "Counts.",
                                .statistics = {{"num-b", "Declared"}},
                                .run = [](Operation*, PassContext& context) {
                                  context.statistic("num-b") += 2;
                                  ++context.statistic("num-z");
                                  context.statistic("num-a") += 3;
                                  context.mark_unchanged();
                                  return success();
                                }};
  struct Reader : PassInstrumentation {
    void after_run(const PassNode& root, Operation*, LogicalResult) override {
      for (const auto& entry : root.children[0]->children[0]->statistics->entries())
        text += entry.name + "=" + std::to_string(entry.value) + " ";
    }
    std::string text;
  } reader;
  for (unsigned threads : {1u, 2u}) {
    Playground playground;
    OwningOp module = playground.parse(two_functions);
    PassPipeline pipeline("builtin.module");
    pipeline.nest("toy.func").add(counting);
    PassInstrumentation* watchers[] = {&reader};
    PassRunOptions options{.threads = threads, .instrumentations = watchers};
    reader.text.clear();
    CHECK(succeeded(run_passes(pipeline, module.get(), options)));
    CHECK(reader.text == "num-b=4 num-a=6 num-z=2 ");
  }
}

TEST_CASE("who watches is told of each step, and ends come in the other order") {
  // doc(watch)
  struct Watcher : PassInstrumentation {
    explicit Watcher(std::string n) : name(std::move(n)) {}
    void before_pass(const PassNode& node, Operation*) override {
      trace += name + "<" + node.name().str() + " ";
    }
    void before_verify(const PassNode&, Operation*) override { trace += name + "? "; }
    void after_pass(const PassNode&, Operation*, PassOutcome outcome) override {
      trace += name + (outcome == PassOutcome::Changed ? "> " : "= ");
    }
    bool should_run(const PassNode& node, Operation*) override { return node.name() != "keep"; }
    std::string name;
  } a("a"), b("b");
  PassInstrumentation* watchers[] = {&a, &b};
  // doc end
  CHECK(run("change,keep,show", {.instrumentations = watchers}) ==
        "a<change b<change a? b? b> a> a<show b<show 1 fast plain <f> b= a= ");
}

TEST_CASE("a pass alone on the IR is told how many threads it may use") {
  static const PassDef tell{
      .name = "tell", .summary = "Tells.", .run = [](Operation*, PassContext& context) {
        context.statistic("threads") += context.threads();
        context.mark_unchanged();
        return success();
      }};
  struct Reader : PassInstrumentation {
    void after_run(const PassNode& root, Operation*, LogicalResult) override {
      outer = root.children[0]->statistics->counter("threads").value();
      inner = root.children[1]->children[0]->statistics->counter("threads").value();
    }
    std::uint64_t outer = 0, inner = 0;
  } reader;
  Playground playground;
  OwningOp module = playground.parse(two_functions);
  PassPipeline pipeline("builtin.module");
  pipeline.add(tell).nest("toy.func").add(tell);
  PassInstrumentation* watchers[] = {&reader};
  CHECK(
      succeeded(run_passes(pipeline, module.get(), {.threads = 3, .instrumentations = watchers})));
  CHECK(reader.outer == 3);
  CHECK(reader.inner == 2);  // one on each of the two functions
}

TEST_CASE("events go to who collects them") {
  static const PassDef fires{
      .name = "fires", .summary = "Fires.", .run = [](Operation*, PassContext& context) {
        CHECK(context.records_events());
        context.record("rule", "add-zero", 2);
        context.mark_unchanged();
        return success();
      }};
  struct Sink : PassInstrumentation, PassEventSink {
    PassEventSink* events() override { return this; }
    void event(llvm::StringRef category, llvm::StringRef name, std::uint64_t count) override {
      trace += (category + ":" + name + ":" + llvm::Twine(count)).str();
    }
  } sink;
  Playground playground;
  OwningOp module = playground.parse(two_functions);
  PassPipeline pipeline("builtin.module");
  pipeline.add(fires);
  PassInstrumentation* watchers[] = {&sink};
  trace.clear();
  CHECK(succeeded(run_passes(pipeline, module.get(), {.instrumentations = watchers})));
  CHECK(trace == "rule:add-zero:2");
}

TEST_CASE("a crash in a pass is an error where somebody catches crashes") {
  static const PassDef crashes{
      .name = "crashes", .summary = "Crashes.", .run = [](Operation*, PassContext&) {
        std::raise(SIGSEGV);
        return success();
      }};
  struct Catcher : PassInstrumentation {
    bool catches_crashes() const override { return true; }
    void after_pass(const PassNode&, Operation*, PassOutcome outcome) override {
      has_crashed = outcome == PassOutcome::Crashed;
    }
    bool has_crashed = false;
  } catcher;
  Playground playground;
  OwningOp module = playground.parse(two_functions);
  PassPipeline pipeline("builtin.module");
  pipeline.nest("toy.func").add(crashes);
  PassInstrumentation* watchers[] = {&catcher};
  CHECK(failed(run_passes(pipeline, module.get(), {.instrumentations = watchers})));
  CHECK(catcher.has_crashed);
  CHECK(playground.take_messages() == "2:1: pass 'crashes' crashed on 'toy.func' @f\n");
}
