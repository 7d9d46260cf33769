#include "passes/pass_statistics.h"

#include <algorithm>

#include "llvm/Support/Format.h"
#include "passes/pass_instrumentation.h"

namespace pliron {

PassStatistics::PassStatistics(const PassDef& pass) : pass_(pass) {
  if (!pass.statistics.empty())
    declared_ = std::make_unique<Statistic[]>(static_cast<std::size_t>(pass.statistics.size()));
}

Statistic& PassStatistics::counter(llvm::StringRef name) {
  if (int index = pass_.statistics.index_of(name); index >= 0)
    return declared_[static_cast<std::size_t>(index)];
  std::lock_guard lock(mutex_);
  return others_[name];
}

std::vector<PassStatistics::Entry> PassStatistics::entries() const {
  std::vector<Entry> all;
  for (int i = 0; i < pass_.statistics.size(); ++i) {
    const StatisticDef& def = pass_.statistics[i];
    all.push_back(
        {std::string(def.name), def.summary, declared_[static_cast<std::size_t>(i)].value()});
  }
  auto num_declared = static_cast<std::ptrdiff_t>(all.size());
  std::lock_guard lock(mutex_);
  for (const auto& other : others_)
    all.push_back({other.getKey().str(), "", other.getValue().value()});
  std::sort(all.begin() + num_declared, all.end(),
            [](const Entry& a, const Entry& b) { return a.name < b.name; });
  return all;
}

static void print_node(const PassNode& node, unsigned depth, llvm::raw_ostream& os) {
  if (!node.is_pass()) {
    os.indent(depth * 2) << '\'' << node.name() << "' pipeline\n";
    for (const std::unique_ptr<PassNode>& child : node.children)
      print_node(*child, depth + 1, os);
    return;
  }
  std::vector<PassStatistics::Entry> entries = node.statistics->entries();
  if (entries.empty())
    return;
  os.indent(depth * 2) << node.name() << '\n';
  for (const PassStatistics::Entry& entry : entries) {
    os.indent(depth * 2 + 2) << llvm::format("(S) %8llu ",
                                             static_cast<unsigned long long>(entry.value))
                             << entry.name;
    if (!entry.summary.empty())
      os << " - " << entry.summary;
    os << '\n';
  }
}

void print_statistics(const PassNode& root, llvm::raw_ostream& os) {
  constexpr const char* ruler =
      "===-------------------------------------------------------------------------===\n";
  os << ruler;
  os.indent(23) << "... Pass statistics report ...\n" << ruler;
  print_node(root, 0, os);
  os.flush();
}

Statistic& PassContext::statistic(llvm::StringRef name) const {
  return run_.statistics.counter(name);
}

}  // namespace pliron
