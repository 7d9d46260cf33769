#include "ir/graphviz.h"

#include "ir/call_graph.h"
#include "ir/dominance.h"
#include "ir/printer.h"
#include "ir/symbol_table.h"
#include "ir/traversal.h"
#include "ir/walk.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron {

namespace {

constexpr unsigned max_lines = 24;     // of a node
constexpr unsigned max_columns = 100;  // of a line

// The text of a label, each line left-justified.
std::string label(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef, 32> lines;
  text.rtrim().split(lines, '\n');
  std::string result;
  unsigned count = 0;
  for (llvm::StringRef line : lines) {
    if (count++ == max_lines) {
      result += "... " + std::to_string(lines.size() - max_lines) + " more lines\\l";
      break;
    }
    bool is_cut = line.size() > max_columns;
    for (char c : line.take_front(max_columns)) {
      if (c == '"' || c == '\\')
        result += '\\';
      result += c;
    }
    result += is_cut ? "...\\l" : "\\l";
  }
  return result;
}

// "'llvm.func' @f", or the name alone.
std::string title(Operation* op) {
  std::string text = op->name().str();
  if (Identifier name = symbol_name(op))
    text += " @" + name.str().str();
  return text;
}

void open_graph(llvm::raw_ostream& os) {
  os << "digraph {\n"
        "  graph [fontname=\"Helvetica\"];\n"
        "  node [shape=box, fontname=\"Courier\", fontsize=10];\n"
        "  edge [fontname=\"Helvetica\", fontsize=9];\n";
}

class CfgWriter {
 public:
  explicit CfgWriter(llvm::raw_ostream& os) : os_(os) {}

  void write(Region& region) {
    Operation* op = region.parent_op();
    os_ << "  subgraph cluster_" << clusters_++ << " {\n    label=\"" << label(title(op)).c_str();
    if (op->num_regions() > 1)
      os_ << "region " << region.index();
    os_ << "\";\n";
    for (Block* block : region.blocks())
      write_node(block);
    os_ << "  }\n";
    llvm::DenseMap<Block*, llvm::SmallVector<unsigned, 2>> back_edges;
    for (const ClassifiedEdge& edge : classify_edges(region))
      if (edge.kind == EdgeKind::Back)
        back_edges[edge.from].push_back(edge.successor);
    for (Block* block : region.blocks())
      write_edges(block, back_edges.lookup(block));
  }

 private:
  void write_node(Block* block) {
    nodes_[block] = next_node_;
    std::string text;
    llvm::raw_string_ostream os(text);
    block->print(os);
    os_ << "    n" << next_node_++ << " [label=\"" << label(text) << '"';
    if (!dominance_.is_reachable(block))
      os_ << ", color=grey, fontcolor=grey";
    os_ << "];\n";
  }

  void write_edges(Block* block, llvm::ArrayRef<unsigned> back_edges) {
    Operation* last = block->back();
    for (unsigned i = 0; last && i < last->num_successors(); ++i) {
      os_ << "  n" << nodes_.lookup(block) << " -> n" << nodes_.lookup(last->successor(i));
      llvm::SmallVector<std::string, 2> attributes;
      if (last->num_successors() > 1)
        attributes.push_back("label=\"" + std::to_string(i) + "\"");
      if (llvm::is_contained(back_edges, i))
        attributes.push_back("style=dashed");
      if (!attributes.empty())
        os_ << " [" << llvm::join(attributes, ", ") << ']';
      os_ << ";\n";
    }
  }

  llvm::raw_ostream& os_;
  DominanceInfo dominance_;
  llvm::DenseMap<Block*, unsigned> nodes_;
  unsigned next_node_ = 0, clusters_ = 0;
};

}  // namespace

void write_cfg_dot(Operation* root, llvm::raw_ostream& os) {
  open_graph(os);
  CfgWriter writer(os);
  walk_pre_order(root, [&](Operation* op) {
    for (Region& region : op->regions())
      if (!region.empty() && !region.has_one_block())
        writer.write(region);
    return WalkResult::Advance;
  });
  os << "}\n";
}

void write_region_tree_dot(Operation* root, llvm::raw_ostream& os) {
  open_graph(os);
  llvm::DenseMap<Operation*, unsigned> nodes;
  walk_pre_order(root, [&](Operation* op) {
    if (op->num_regions() == 0)
      return WalkResult::Advance;
    unsigned node = static_cast<unsigned>(nodes.size());
    nodes[op] = node;
    std::string text = title(op) + "\n";
    for (Region& region : op->regions()) {
      std::size_t blocks = 0, ops = 0;
      for (Block* block : region.blocks()) {
        ++blocks;
        for ([[maybe_unused]] Operation* inner : block->ops())
          ++ops;
      }
      text += "region " + std::to_string(region.index()) + ": " + std::to_string(blocks) +
              (blocks == 1 ? " block, " : " blocks, ") + std::to_string(ops) +
              (ops == 1 ? " op\n" : " ops\n");
    }
    os << "  n" << node << " [label=\"" << label(text) << "\"];\n";
    if (op != root)
      os << "  n" << nodes.lookup(op->parent_op()) << " -> n" << node << " [label=\""
         << op->parent_region()->index() << "\"];\n";
    return WalkResult::Advance;
  });
  os << "}\n";
}

void write_call_graph_dot(Operation* module, llvm::raw_ostream& os) {
  open_graph(os);
  CallGraph graph(module);
  unsigned clusters = 0;
  for (const std::vector<unsigned>& group : graph.bottom_up_groups()) {
    bool is_cycle = graph.is_recursive(group[0]);
    if (is_cycle)
      os << "  subgraph cluster_" << clusters++ << " {\n  label=\"recursive\";\n";
    for (unsigned i : group) {
      Operation* function = graph.function(i);
      bool is_declaration = function->num_regions() == 0 || function->region(0).empty();
      os << "  n" << i << " [label=\"" << label(title(function)) << '"'
         << (is_declaration ? ", style=dashed" : "")
         << (graph.is_address_taken(i) ? ", peripheries=2" : "") << "];\n";
    }
    if (is_cycle)
      os << "  }\n";
  }
  bool has_unknown = false;
  for (unsigned i = 0; i < graph.size(); ++i) {
    llvm::DenseMap<unsigned, unsigned> counts;
    for (const CallGraph::Call& call : graph.calls(i))
      ++counts[call.callee == CallGraph::unknown ? graph.size() : call.callee];
    llvm::SmallVector<std::pair<unsigned, unsigned>, 8> sorted(counts.begin(), counts.end());
    llvm::sort(sorted);
    for (auto [callee, count] : sorted) {
      has_unknown |= callee == graph.size();
      os << "  n" << i << " -> n" << callee;
      if (count > 1)
        os << " [label=\"" << count << " calls\"]";
      os << ";\n";
    }
  }
  if (has_unknown)
    os << "  n" << graph.size() << " [label=\"not known\", shape=ellipse, style=dashed];\n";
  os << "}\n";
}

}  // namespace pliron
