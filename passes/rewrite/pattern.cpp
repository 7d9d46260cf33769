#include "passes/rewrite/pattern.h"

#include "llvm/ADT/STLExtras.h"

namespace pliron {

FrozenPatternSet::FrozenPatternSet(Context& context, PatternSet patterns,
                                   std::shared_ptr<const MatcherSet> rules) {
  auto data = std::make_shared<Data>();
  data->patterns = std::move(patterns.patterns_);
  data->rules = std::move(rules);
  data->lists.emplace_back();
  for (std::uint32_t i = 0; i < data->patterns.size(); ++i) {
    const Pattern& pattern = data->patterns[i];
    if (pattern.root.empty())
      continue;
    std::uint32_t kind = context.op_info_or_unregistered(pattern.root)->kind;
    if (kind >= data->list_of_kind.size())
      data->list_of_kind.resize(kind + 1);
    if (data->list_of_kind[kind] == 0) {
      data->list_of_kind[kind] = static_cast<std::uint32_t>(data->lists.size());
      data->lists.emplace_back();
    }
    data->lists[data->list_of_kind[kind]].push_back(i);
  }
  for (std::uint32_t i = 0; i < data->patterns.size(); ++i)
    if (data->patterns[i].root.empty())
      for (std::vector<std::uint32_t>& list : data->lists)
        list.push_back(i);
  for (std::vector<std::uint32_t>& list : data->lists)
    llvm::sort(list, [&](std::uint32_t a, std::uint32_t b) {
      unsigned benefit_a = data->patterns[a].benefit, benefit_b = data->patterns[b].benefit;
      return benefit_a != benefit_b ? benefit_a > benefit_b : a < b;
    });
  data_ = std::move(data);
}

}  // namespace pliron
