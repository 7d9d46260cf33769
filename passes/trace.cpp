#include "passes/trace.h"

#include <time.h>

#include "ir/context_impl.h"
#include "ir/printer.h"
#include "ir/symbol_table.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "passes/trace_page.h"

namespace pliron {

// One piece of the IR.
struct PassTrace::Unit {
  std::string key;    // "@f", "@kernels::@f", "builtin.module"
  int text = -1;      // what it says now; -1: there is no such unit now
  int first = -1;     // what it said before the first pass
  unsigned seen = 0;  // the number of the update that has found it last
};
struct PassTrace::Change {
  unsigned unit;
  int before, after;
};
// One pass on one op. Times in nanoseconds.
struct PassTrace::Execution {
  unsigned node;
  int unit;  // -1 for an op that holds units
  std::uint64_t start, duration = 0, verify = 0, verify_start = 0;
  std::uint64_t bytes_before, bytes_after = 0;  // of IR
  PassOutcome outcome = PassOutcome::Unchanged;
  std::vector<Change> changes = {};
  llvm::SmallVector<std::pair<unsigned, std::uint64_t>, 0> counts = {};
};

PassTrace::PassTrace(std::string path) : path_(std::move(path)) {}
PassTrace::~PassTrace() = default;

static std::uint64_t now() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1000000000u +
         static_cast<std::uint64_t>(time.tv_nsec);
}
static std::uint64_t bytes_of_ir(Operation* op) {
  return op->context().impl().bytes_in_use();
}

// ---- Units ----

// Names of what has no symbol, by how many of that kind came before in the same table.
static std::string key_in_table(Operation* op, llvm::StringRef prefix,
                                llvm::StringMap<unsigned>& ordinals) {
  std::string key = prefix.str();
  if (Identifier name = symbol_name(op))
    return key + "@" + name.str().str();
  return key + op->name().str() + "#" + std::to_string(ordinals[op->name()]++);
}

// Calls `visit` for each unit at or in `root`, and for each table with its own attributes as a
// unit.
static void for_each_unit(Operation* root, const std::string& root_key,
                          llvm::function_ref<void(Operation*, const std::string&)> visit) {
  llvm::SmallVector<std::pair<Operation*, std::string>, 4> tables;
  tables.emplace_back(root, root_key);
  while (!tables.empty()) {
    auto [op, key] = tables.pop_back_val();
    visit(op, key);
    if (!op->has(Trait::SymbolTable))
      continue;
    std::string prefix = op->parent_op() ? key + "::" : "";
    llvm::StringMap<unsigned> ordinals;
    for (Region& region : op->regions())
      for (Block* block : region.blocks())
        for (Operation* inner : block->ops()) {
          std::string inner_key = key_in_table(inner, prefix, ordinals);
          if (inner->has(Trait::SymbolTable))
            tables.emplace_back(inner, std::move(inner_key));
          else
            visit(inner, inner_key);
        }
  }
}

// Of a table only its attributes: what is inside are units of their own.
static std::string text_of(Operation* op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (!op->has(Trait::SymbolTable)) {
    print_op(op, os);
    return text;
  }
  os << op->name();
  for (unsigned i = 0; i < op->num_attr_slots(); ++i)
    if (Attribute attr = op->attr_slot(i))
      os << "\n  " << op->info().attr_names[i].str() << " = " << attr;
  for (const NamedAttribute& attr : op->discardable_attrs())
    os << "\n  " << attr.name.str() << " = " << attr.value;
  os << '\n';
  return text;
}

// The unit that `op` is or is in, with its key.
static std::pair<Operation*, std::string> unit_around(Operation* op, Operation* root) {
  llvm::SmallVector<Operation*, 8> around;  // the innermost first
  for (Operation* at = op; at != root; at = at->parent_op())
    around.push_back(at);
  Operation* unit = root;
  std::string key = root->name().str();
  while (!around.empty() && unit->has(Trait::SymbolTable)) {
    Operation* inner = around.pop_back_val();
    std::string prefix = unit == root ? "" : key + "::";
    llvm::StringMap<unsigned> ordinals;
    if (!symbol_name(inner))
      for (Region& region : unit->regions())
        for (Block* block : region.blocks())
          for (Operation* before = block->front(); before && before != inner;
               before = before->next())
            if (before->name() == inner->name() && !symbol_name(before))
              ++ordinals[before->name()];
    key = key_in_table(inner, prefix, ordinals);
    unit = inner;
  }
  return {unit, key};
}

unsigned PassTrace::unit_number(const std::string& key) {
  auto [it, inserted] = unit_numbers_.try_emplace(key, static_cast<unsigned>(units_.size()));
  if (inserted)
    units_.push_back({.key = key});
  return it->second;
}

int PassTrace::text_number(std::string text) {
  auto [it, inserted] = text_numbers_.try_emplace(text, static_cast<unsigned>(text_list_.size()));
  if (inserted)
    text_list_.push_back(it->getKey());
  return static_cast<int>(it->second);
}

void PassTrace::set_text(unsigned number, int text, std::vector<Change>& changes) {
  Unit& unit = units_[number];
  if (unit.text != text)
    changes.push_back({number, unit.text, text});
  unit.text = text;
}

void PassTrace::update(Operation* op, std::vector<Change>& changes) {
  auto [around, key] = unit_around(op, root_);
  ++num_updates_;
  for_each_unit(around, key, [&](Operation* unit, const std::string& unit_key) {
    unsigned number = unit_number(unit_key);
    units_[number].seen = num_updates_;
    set_text(number, text_number(text_of(unit)), changes);
  });
  if (!around->has(Trait::SymbolTable))
    return;
  // What was in the table and is not any more.
  std::string prefix = around == root_ ? "" : key + "::";
  for (unsigned i = 0; i < units_.size(); ++i)
    if (units_[i].seen != num_updates_ && units_[i].text >= 0 &&
        llvm::StringRef(units_[i].key).starts_with(prefix))
      set_text(i, -1, changes);
}

// ---- The run ----

void PassTrace::before_run(const PassNode&, Operation* op, unsigned) {
  root_ = op;
  std::vector<Change> changes;
  update(op, changes);
  for (Unit& unit : units_)
    unit.first = unit.text;
  start_ = now();
}

void PassTrace::before_pass(const PassNode& node, Operation* op) {
  auto [around, key] = unit_around(op, root_);
  int unit = around->has(Trait::SymbolTable) ? -1 : static_cast<int>(unit_number(key));
  executions_.push_back(
      {.node = node.number, .unit = unit, .start = 0, .bytes_before = bytes_of_ir(op)});
  executions_.back().start = now();
}
void PassTrace::before_verify(const PassNode&, Operation*) {
  executions_.back().verify_start = now();
}
void PassTrace::after_verify(const PassNode&, Operation*) {
  executions_.back().verify = now() - executions_.back().verify_start;
}
void PassTrace::after_pass(const PassNode&, Operation* op, PassOutcome outcome) {
  Execution& execution = executions_.back();
  execution.duration = now() - execution.start;
  execution.outcome = outcome;
  if (outcome == PassOutcome::Crashed)
    return;
  execution.bytes_after = bytes_of_ir(op);
  if (outcome != PassOutcome::Unchanged)
    update(op, execution.changes);
}

void PassTrace::event(llvm::StringRef category, llvm::StringRef name, std::uint64_t count) {
  std::string key = category.str() + '\0' + name.str();
  auto [it, inserted] = counter_numbers_.try_emplace(key, static_cast<unsigned>(counters_.size()));
  if (inserted)
    counters_.emplace_back(category, name);
  unsigned number = it->second;
  for (auto& [counter, sum] : executions_.back().counts)
    if (counter == number) {
      sum += count;
      return;
    }
  executions_.back().counts.emplace_back(number, count);
}

// ---- The page ----

static std::string utf8(llvm::StringRef text) {
  return llvm::json::isUTF8(text) ? text.str() : llvm::json::fixUTF8(text);
}

void PassTrace::write_nodes(llvm::json::OStream& json, const PassNode& node, int parent) const {
  json.object([&] {
    json.attribute("parent", parent);
    json.attribute("pass", node.is_pass());
    json.attribute("name", utf8(node.name()));
    if (!node.is_pass())
      return;
    std::string options;
    llvm::raw_string_ostream os(options);
    node.step->options.print(os);
    json.attribute("options", utf8(options));
    json.attribute("summary", llvm::StringRef(node.step->pass->summary));
    json.attributeArray("statistics", [&] {
      for (const PassStatistics::Entry& entry : node.statistics->entries())
        json.array([&] {
          json.value(utf8(entry.name));
          json.value(static_cast<std::int64_t>(entry.value));
          json.value(entry.summary);
        });
    });
  });
  for (const std::unique_ptr<PassNode>& child : node.children)
    write_nodes(json, *child, static_cast<int>(node.number));
}

// [node, unit, start, duration, verify, bytes before, bytes after, outcome, changes, counts], times
// in microseconds, a change [unit, text before, text after], a count [counter, number].
void PassTrace::write_execution(llvm::json::OStream& json, const Execution& execution) const {
  auto microseconds = [](std::uint64_t time) { return static_cast<double>(time / 100) / 10; };
  json.array([&] {
    json.value(execution.node);
    json.value(execution.unit);
    json.value(microseconds(execution.start - start_));
    json.value(microseconds(execution.duration));
    json.value(microseconds(execution.verify));
    json.value(static_cast<std::int64_t>(execution.bytes_before));
    json.value(static_cast<std::int64_t>(execution.bytes_after));
    json.value(static_cast<unsigned>(execution.outcome));
    json.array([&] {
      for (const Change& change : execution.changes)
        json.array([&] {
          json.value(change.unit);
          json.value(change.before);
          json.value(change.after);
        });
    });
    json.array([&] {
      for (auto [counter, count] : execution.counts)
        json.array([&] {
          json.value(counter);
          json.value(static_cast<std::int64_t>(count));
        });
    });
  });
}

void PassTrace::write_data(llvm::json::OStream& json, const PassNode& root) const {
  std::string pipeline;
  llvm::raw_string_ostream os(pipeline);
  root.pipeline->print(os);
  json.object([&] {
    json.attribute("version", 1);
    json.attribute("pipeline", utf8(pipeline));
    json.attribute("ok", is_run_ok_);
    json.attributeArray("nodes", [&] { write_nodes(json, root, -1); });
    json.attributeArray("units", [&] {
      for (const Unit& unit : units_)
        json.value(utf8(unit.key));
    });
    json.attributeArray("first", [&] {
      for (const Unit& unit : units_)
        json.value(unit.first);
    });
    json.attributeArray("counters", [&] {
      for (const auto& [category, name] : counters_)
        json.array([&] {
          json.value(utf8(category));
          json.value(utf8(name));
        });
    });
    json.attributeArray("executions", [&] {
      for (const Execution& execution : executions_)
        write_execution(json, execution);
    });
    json.attributeArray("texts", [&] {
      for (llvm::StringRef text : text_list_)
        json.value(utf8(text));
    });
  });
}

namespace {

// Writes on, with `<` as an escape, so that no text ends the script that holds it.
class ScriptStream : public llvm::raw_ostream {
 public:
  explicit ScriptStream(llvm::raw_ostream& os) : os_(os) { SetBufferSize(1 << 16); }
  ~ScriptStream() override { flush(); }

 private:
  void write_impl(const char* text, std::size_t size) override {
    llvm::StringRef rest(text, size);
    position_ += size;
    while (!rest.empty()) {
      llvm::StringRef plain = rest.take_until([](char c) { return c == '<'; });
      os_ << plain;
      rest = rest.drop_front(plain.size());
      if (rest.consume_front("<"))
        os_ << "\\u003c";
    }
  }
  std::uint64_t current_pos() const override { return position_; }

  llvm::raw_ostream& os_;
  std::uint64_t position_ = 0;
};

}  // namespace

void PassTrace::after_run(const PassNode& root, Operation*, LogicalResult result) {
  is_run_ok_ = succeeded(result);
  write(root);
}

void PassTrace::write(const PassNode& root) {
  constexpr llvm::StringLiteral marker = "PLIRON_TRACE_DATA";
  auto [before, behind] = llvm::StringRef(trace_page()).split(marker);
  std::error_code error;
  llvm::raw_fd_ostream file(path_, error);
  if (!error) {
    file << before;
    {
      ScriptStream script(file);
      llvm::json::OStream json(script);
      write_data(json, root);
    }
    file << behind;
    file.close();
    error = file.error();
    file.clear_error();
  }
  if (!error)
    return;
  has_failed_ = true;
  root_->context().emit_error({}) << "cannot write the trace '" << path_
                                  << "': " << error.message();
}

}  // namespace pliron
