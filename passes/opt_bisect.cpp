#include "passes/opt_bisect.h"

#include "ir/symbol_table.h"

namespace pliron {

bool OptBisect::should_run(const PassNode& node, Operation* op) {
  ++count_;
  bool runs = limit_ < 0 || count_ <= limit_;
  os_ << "BISECT: " << (runs ? "" : "NOT ") << "running pass (" << count_ << ") " << node.name()
      << " on " << op->name();
  if (Identifier symbol = symbol_name(op))
    os_ << " @" << symbol.str();
  os_ << '\n';
  os_.flush();
  return runs;
}

}  // namespace pliron
