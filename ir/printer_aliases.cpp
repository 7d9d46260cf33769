// Finding what is printed by an alias, before anything is printed. Order and names are MLIR's: an alias
// that needs others comes behind them, among equals types come first, then the order is by name, then
// by first use.

#include <set>
#include <tuple>

#include "ir/block.h"
#include "ir/context_impl.h"
#include "ir/printer_core.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SaveAndRestore.h"

namespace pliron {

const void* alias_key(Location location) {
  static const char unknown = 0;
  return location.is_unknown() ? static_cast<const void*>(&unknown) : location.uniqued().storage();
}
const void* alias_key(Attribute attr) {
  LocationAttr location = attr.try_as<LocationAttr>();
  return location ? alias_key(location.location()) : attr.storage();
}

bool is_leaf(Type type) {
  return type.is<IntegerType>() || type.is<FloatType>() || type.is<IndexType>();
}
bool is_leaf(Attribute attr) {
  if (StringAttr text = attr.try_as<StringAttr>())
    return !text.type();
  return attr.is<IntegerAttr>() || attr.is<UnitAttr>() || attr.is<FloatAttr>() ||
         attr.is<SymbolRefAttr>() || attr.is<DenseArrayAttr>();
}

namespace {

// What is nested deeper cannot be printed so that it reads back.
constexpr unsigned max_depth = 1000;

class AliasCollector final : public TextPrinter {
 public:
  explicit AliasCollector(bool locations)
      : TextPrinter(llvm::nulls()), with_locations_(locations) {
    named_types_ = &recursive_types_;
  }

  void visit_root(Operation* root);
  AliasTable finish(bool type_aliases);

  // Print hooks show here what is nested in what.
  void print_type(Type type) override { visit(type, deferrable_); }
  void print_attribute(Attribute attr) override { visit(attr, deferrable_); }

 private:
  using Kind = AliasTable::Entry::Kind;
  struct Node {
    const void* key;
    const void* storage;
    Kind kind;
    bool deferrable;
    unsigned depth = 0;         // levels of aliases, this one included
    llvm::StringRef name = {};  // without sigil and number; "" when it gets no alias
    unsigned first_child = 0, num_children = 0;  // in children_
  };
  // What has been found below the thing that is being visited.
  struct Below {
    unsigned depth = 0;
    llvm::SmallVector<unsigned, 4> children;
  };

  void visit(Type type, bool deferrable);
  void visit(Attribute attr, bool deferrable);
  void visit(Location location, bool deferrable);
  unsigned visit_node(const Node& node);
  void visit_parts(const Node& node);
  void visit_type_parts(Type type);
  void visit_attribute_parts(Attribute attr);
  void visit_location_parts(Location location);
  void visit_elements(Attribute attr);
  void visit_references(llvm::StringRef text, OpaqueRefs refs);
  void visit_named(llvm::StringRef name, const Node& node);
  void must_come_first(unsigned index);

  struct Frame {
    Operation* op;
    unsigned next_region = 0;
    Block* block = nullptr;
    Operation* next = nullptr;
  };
  void enter_block(Frame& frame, Block* block);
  void visit_op(Operation* op);

  llvm::StringRef name_of(const Node& node);
  llvm::StringRef legal_name(std::string_view wanted);
  void number_distinct();
  void name_large_types();
  llvm::StringRef unique_name(char sigil, llvm::StringRef base);
  unsigned add_entry(const Node& node, llvm::StringRef name);

  bool with_locations_;
  bool deferrable_ = false;
  unsigned nesting_ = 0;
  llvm::DenseMap<const void*, unsigned> indices_;
  std::vector<Node> nodes_;
  std::vector<unsigned> children_;
  Below below_;
  llvm::SetVector<const UniquedStorage*> distinct_;
  bool distinct_in_text_ = false;
  llvm::SetVector<Identifier> resources_;
  // Names, with their sigils, that nodes have in the text of opaque types and attributes.
  llvm::DenseMap<unsigned, llvm::SmallVector<llvm::StringRef, 1>> names_in_text_;
  llvm::StringMap<unsigned> owners_;  // the first node with a name in text, which keeps it
  llvm::StringMap<unsigned> counters_;
  llvm::SetVector<Type> recursive_types_;
  AliasTable table_;
};

// What somebody wants as a name, as far as it can stand in an alias.
llvm::StringRef AliasCollector::legal_name(std::string_view wanted) {
  llvm::SmallString<32> name;
  if (!wanted.empty() && !llvm::isAlpha(wanted[0]) && wanted[0] != '_')
    name += '_';
  for (char c : wanted)
    name += llvm::isAlnum(c) ? c : '_';
  return name.str().copy(*table_.text);
}

llvm::StringRef AliasCollector::name_of(const Node& node) {
  if (node.kind == Kind::Location)
    return "loc";
  auto* storage = static_cast<const UniquedStorage*>(node.storage);
  if (node.kind == Kind::Type) {
    Type type(storage);
    if (const TypeDef* def = type.info().def)
      return def->alias ? legal_name(def->alias(type)) : "";
    TupleType tuple = type.try_as<TupleType>();
    return tuple && tuple.elements().size() > TupleType::max_inline_size ? "tuple" : "";
  }
  Attribute attr(storage);
  if (const AttrDef* def = attr.info().def)
    return def->alias ? legal_name(def->alias(attr)) : "";
  if (attr.is<AffineMapAttr>())
    return "map";
  if (attr.is<IntegerSetAttr>())
    return "set";
  DistinctAttr distinct = attr.try_as<DistinctAttr>();
  return distinct && !distinct.referenced().is<UnitAttr>() ? "distinct" : "";
}

void AliasCollector::visit(Type type, bool deferrable) {
  if (type && !is_leaf(type))
    visit_node({type.storage(), type.storage(), Kind::Type, deferrable});
}
void AliasCollector::visit(Attribute attr, bool deferrable) {
  if (!attr || is_leaf(attr))
    return;
  if (LocationAttr location = attr.try_as<LocationAttr>())
    visit(location.location(), deferrable);
  else
    visit_node({attr.storage(), attr.storage(), Kind::Attr, deferrable});
}
void AliasCollector::visit(Location location, bool deferrable) {
  visit_node({alias_key(location), location.storage(), Kind::Location, deferrable});
}

unsigned AliasCollector::visit_node(const Node& node) {
  auto [it, added] = indices_.try_emplace(node.key, static_cast<unsigned>(nodes_.size()));
  unsigned index = it->second;
  if (added) {
    nodes_.push_back(node);
    visit_parts(node);
  } else if (!node.deferrable) {
    must_come_first(index);
  }
  if (nesting_ > 0) {
    below_.depth = std::max(below_.depth, nodes_[index].depth);
    below_.children.push_back(index);
  }
  return index;
}

void AliasCollector::visit_parts(const Node& node) {
  auto index = static_cast<unsigned>(nodes_.size() - 1);
  nodes_[index].name = name_of(node);
  Below outer = std::exchange(below_, {});
  {
    llvm::SaveAndRestore deferrable_inside(deferrable_, node.deferrable);
    llvm::SaveAndRestore deeper(nesting_, nesting_ + 1);
    auto* storage = static_cast<const UniquedStorage*>(node.storage);
    if (nesting_ > max_depth)
      ;
    else if (node.kind == Kind::Type)
      visit_type_parts(Type(storage));
    else if (node.kind == Kind::Attr)
      visit_attribute_parts(Attribute(storage));
    else
      visit_location_parts(Location(static_cast<const LocationStorage*>(node.storage)));
  }
  Node& visited = nodes_[index];
  if (below_.depth > 0)
    visited.depth = below_.depth + 1;
  else
    visited.depth = visited.name.empty() ? 0 : 1;
  visited.first_child = static_cast<unsigned>(children_.size());
  visited.num_children = static_cast<unsigned>(below_.children.size());
  children_.insert(children_.end(), below_.children.begin(), below_.children.end());
  below_ = std::move(outer);
}

// Something in front of the ops' end needs it, with all that it needs itself.
void AliasCollector::must_come_first(unsigned index) {
  llvm::SmallVector<unsigned, 8> worklist{index};
  while (!worklist.empty()) {
    Node& node = nodes_[worklist.pop_back_val()];
    if (!node.deferrable)
      continue;
    node.deferrable = false;
    for (std::size_t i = 0; i < node.num_children; ++i)
      worklist.push_back(children_[node.first_child + i]);
  }
}

void AliasCollector::visit_type_parts(Type type) {
  if (type.info().def) {
    print_type_body(type);
    return;
  }
  auto visit_all = [&](TypeRange range) {
    for (Type part : range)
      visit(part, deferrable_);
  };
  switch (type.info().id) {
    case FunctionType::id():
      visit_all(type.as<FunctionType>().inputs());
      visit_all(type.as<FunctionType>().results());
      return;
    case TupleType::id():
      visit_all(type.as<TupleType>().elements());
      return;
    case RankedTensorType::id():
      visit(type.as<ShapedType>().element_type(), deferrable_);
      visit(type.as<RankedTensorType>().encoding(), deferrable_);
      return;
    case MemRefType::id():
      visit(type.as<ShapedType>().element_type(), deferrable_);
      visit(type.as<MemRefType>().layout(), deferrable_);
      visit(type.as<MemRefType>().memory_space(), deferrable_);
      return;
    case UnrankedMemRefType::id():
      visit(type.as<ShapedType>().element_type(), deferrable_);
      visit(type.as<UnrankedMemRefType>().memory_space(), deferrable_);
      return;
    case VectorType::id():
    case UnrankedTensorType::id():
      visit(type.as<ShapedType>().element_type(), deferrable_);
      return;
    case OpaqueType::id():
      visit_references(type.as<OpaqueType>().body(), type.as<OpaqueType>().refs());
      return;
    default:
      return;
  }
}

void AliasCollector::visit_attribute_parts(Attribute attr) {
  if (attr.info().def) {
    print_attribute_body(attr, /*elide_type=*/false);
    return;
  }
  switch (attr.info().id) {
    case ArrayAttr::id(): {
      ArrayAttr array = attr.as<ArrayAttr>();
      for (std::size_t i = 0; i < array.size(); ++i)
        visit(array[i], deferrable_);
      return;
    }
    case DictionaryAttr::id(): {
      DictionaryAttr dictionary = attr.as<DictionaryAttr>();
      for (std::size_t i = 0; i < dictionary.size(); ++i)
        visit(dictionary[i].value, deferrable_);
      return;
    }
    case TypeAttr::id():
      visit(attr.as<TypeAttr>().value(), deferrable_);
      return;
    case StringAttr::id():
      visit(attr.as<StringAttr>().type(), deferrable_);
      return;
    case DistinctAttr::id():
      distinct_.insert(attr.as<DistinctAttr>().identity());
      visit(attr.as<DistinctAttr>().referenced(), deferrable_);
      return;
    case OpaqueAttr::id():
      visit_references(attr.as<OpaqueAttr>().body(), attr.as<OpaqueAttr>().refs());
      visit(attr.as<OpaqueAttr>().type(), deferrable_);
      return;
    default:
      visit_elements(attr);
      return;
  }
}

void AliasCollector::visit_elements(Attribute attr) {
  if (DenseElementsAttr dense = attr.try_as<DenseElementsAttr>()) {
    visit(dense.type(), deferrable_);
  } else if (DenseStringElementsAttr strings = attr.try_as<DenseStringElementsAttr>()) {
    visit(strings.type(), deferrable_);
  } else if (DenseResourceElementsAttr resource = attr.try_as<DenseResourceElementsAttr>()) {
    resources_.insert(resource.key());
    visit(resource.type(), deferrable_);
  } else if (SparseElementsAttr sparse = attr.try_as<SparseElementsAttr>()) {
    visit(sparse.type(), deferrable_);
  }
}

void AliasCollector::visit_references(llvm::StringRef text, OpaqueRefs refs) {
  for (std::size_t i = 0; i < refs.size(); ++i) {
    OpaqueRef ref = refs[i];
    llvm::StringRef name = text.substr(ref.offset, ref.length);
    switch (ref.kind) {
      case OpaqueRef::Kind::Type:
        visit_named(name, {ref.type.storage(), ref.type.storage(), Kind::Type, deferrable_});
        break;
      case OpaqueRef::Kind::Attr:
        if (LocationAttr attr = ref.attr.try_as<LocationAttr>())
          visit_named(name, {alias_key(attr), attr.location().storage(), Kind::Location,
                             deferrable_});
        else
          visit_named(name, {ref.attr.storage(), ref.attr.storage(), Kind::Attr, deferrable_});
        break;
      case OpaqueRef::Kind::Distinct:
        distinct_.insert(ref.attr.as<DistinctAttr>().identity());
        distinct_in_text_ = true;
        break;
      case OpaqueRef::Kind::Resource:
        resources_.insert(ref.resource);
        break;
    }
  }
}

// Something that has an alias because text refers to it by that name.
void AliasCollector::visit_named(llvm::StringRef name, const Node& node) {
  unsigned index = visit_node(node);
  Node& visited = nodes_[index];
  visited.depth = std::max(visited.depth, 1u);
  below_.depth = std::max(below_.depth, visited.depth);
  auto& names = names_in_text_[index];
  if (!llvm::is_contained(names, name))
    names.push_back(name);
  owners_.try_emplace(name, index);
}

void AliasCollector::visit_location_parts(Location location) {
  if (location.kind() == LocationKind::Fused)
    visit(location.metadata(), deferrable_);
  for (Location child : location.children())
    visit(child, deferrable_);
}

// Locations of ops may be defined behind the text, those of block arguments may not.
void AliasCollector::enter_block(Frame& frame, Block* block) {
  frame.block = block;
  frame.next = block->front();
  for (Value argument : block->arguments()) {
    visit(argument.type(), false);
    if (with_locations_)
      visit(argument.location(), false);
  }
}

void AliasCollector::visit_op(Operation* op) {
  for (Value operand : op->operands())
    if (operand)
      visit(operand.type(), false);
  for (Value result : op->results())
    visit(result.type(), false);
  for (unsigned i = 0; i < op->num_attr_slots(); ++i)
    visit(op->attr_slot(i), false);
  for (const NamedAttribute& attr : op->discardable_attrs())
    visit(attr.value, false);
}

// An op's location first, then its regions, then the op itself.
void AliasCollector::visit_root(Operation* root) {
  std::vector<Frame> frames;
  auto start = [&](Operation* op) {
    if (with_locations_)
      visit(op->location(), true);
    if (op->num_regions() > 0)
      frames.push_back({op});
    else
      visit_op(op);
  };
  start(root);
  while (!frames.empty()) {
    Frame& frame = frames.back();
    if (Operation* op = frame.next) {
      frame.next = op->next();
      start(op);
    } else if (frame.block && frame.block->next()) {
      enter_block(frame, frame.block->next());
    } else if (frame.next_region < frame.op->num_regions()) {
      Region& region = frame.op->region(frame.next_region++);
      frame.block = nullptr;
      if (!region.empty())
        enter_block(frame, region.front());
    } else {
      Operation* op = frame.op;
      frames.pop_back();
      visit_op(op);
    }
  }
}

// The numbers that the attributes had in the text they come from, as far as they still differ.
void AliasCollector::number_distinct() {
  if (!distinct_in_text_)
    return;
  std::set<std::uint64_t> taken;
  for (const UniquedStorage* identity : distinct_) {
    std::uint64_t number = DistinctAttr::wanted_number(identity);
    if (number != DistinctAttr::any_number && taken.insert(number).second)
      table_.distinct_numbers[identity] = number;
  }
  std::uint64_t next = 0;
  for (const UniquedStorage* identity : distinct_) {
    if (table_.distinct_numbers.contains(identity))
      continue;
    while (!taken.insert(next).second)
      ++next;
    table_.distinct_numbers[identity] = next;
  }
}

// map, map1, map2, ... without those that text refers to.
llvm::StringRef AliasCollector::unique_name(char sigil, llvm::StringRef base) {
  llvm::SmallString<32> name;
  do {
    name = llvm::StringRef(&sigil, 1);
    name += base;
    unsigned number = counters_[name]++;
    if (number > 0 && llvm::isDigit(name.back()))
      name += '_';
    if (number > 0)
      name += std::to_string(number);
  } while (owners_.contains(name));
  return name.str().copy(*table_.text);
}

unsigned AliasCollector::add_entry(const Node& node, llvm::StringRef name) {
  table_.entries.push_back({name, node.kind, node.deferrable, node.storage});
  return static_cast<unsigned>(table_.entries.size() - 1);
}

static bool is_too_large(Type type) {
  TextPrinter printer(llvm::nulls());
  printer.print_type(type);
  return printer.was_cut();
}

// Gives recursive types lines of their own if some would be too large where they are used.
void AliasCollector::name_large_types() {
  if (llvm::none_of(recursive_types_, is_too_large))
    return;
  for (std::size_t i = 0; i < recursive_types_.size(); ++i) {
    Type type = recursive_types_[i];
    if (!type.is_complete())
      continue;
    Identifier name = Identifier::from_opaque(from_word<void>(type.words().front()));
    llvm::StringRef alias = unique_name('!', legal_name(name.str()));
    table_.entries.push_back({alias, Kind::Type, /*deferred=*/false, type.storage()});
    table_.by_name.insert(type.storage());
    llvm::SmallVector<Type, 8> mentioned;
    TextPrinter printer(llvm::nulls());
    printer.print_names_only(type.storage(), mentioned);
    printer.print_type_params(type);
    recursive_types_.insert(mentioned.begin(), mentioned.end());
  }
}

AliasTable AliasCollector::finish(bool type_aliases) {
  number_distinct();
  table_.resources.assign(resources_.begin(), resources_.end());
  std::vector<unsigned> order;
  for (unsigned i = 0; i < nodes_.size(); ++i)
    if (!nodes_[i].name.empty() || names_in_text_.contains(i))
      order.push_back(i);
  auto sort_key = [&](unsigned i) {
    const Node& node = nodes_[i];
    llvm::StringRef name =
        node.name.empty() ? names_in_text_.find(i)->second[0].drop_front() : node.name;
    return std::tuple(node.depth, node.kind != Kind::Type, name);
  };
  // By key, and as they were among equals.
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return std::pair(sort_key(a), a) < std::pair(sort_key(b), b);
  });
  for (unsigned i : order) {
    const Node& node = nodes_[i];
    char sigil = node.kind == Kind::Type ? '!' : '#';
    auto names = names_in_text_.find(i);
    if (names == names_in_text_.end()) {
      table_.index[node.key] = add_entry(node, unique_name(sigil, node.name));
      continue;
    }
    bool has_name = node.name.empty();  // what would have none is referred to by text only
    for (llvm::StringRef name : names->second) {
      bool keeps = owners_.lookup(name) == i;
      unsigned entry = add_entry(node, keeps ? name : unique_name(sigil, name.drop_front()));
      table_.references[name].push_back({node.key, entry});
      if (!std::exchange(has_name, true))
        table_.index[node.key] = entry;
    }
  }
  if (!type_aliases) {
    table_.entries.clear();
    table_.index.clear();
    table_.references.clear();
  }
  name_large_types();
  return std::move(table_);
}

}  // namespace

AliasTable collect_aliases(Operation* root, const PrintOptions& options) {
  Context& context = root->context();
  bool locations = options.locations && options.type_aliases;
  const Uniquer& uniquer = context.impl().uniquer;
  if (!locations && uniquer.num_declared() == 0 && !uniquer.has_watched() &&
      !context.impl().has_builtin_aliases)
    return AliasTable();
  AliasCollector collector(locations);
  collector.visit_root(root);
  return collector.finish(options.type_aliases);
}

void TextPrinter::print_alias_definitions(bool deferred) {
  if (!aliases_)
    return;
  for (std::size_t i = 0; i < aliases_->entries.size(); ++i) {
    const AliasTable::Entry& entry = aliases_->entries[i];
    if (entry.deferred != deferred)
      continue;
    llvm::SaveAndRestore defining(defining_, i);
    os_ << entry.name << " = ";
    auto* storage = static_cast<const UniquedStorage*>(entry.storage);
    llvm::SaveAndRestore in_full(in_full_, storage);
    if (entry.kind == AliasTable::Entry::Kind::Type)
      print_type_body(Type(storage));
    else if (entry.kind == AliasTable::Entry::Kind::Attr)
      print_attribute_body(Attribute(storage), /*elide_type=*/false);
    else
      print_location(Location(static_cast<const LocationStorage*>(entry.storage)),
                     /*may_be_alias=*/false);
    os_ << '\n';
  }
}

}  // namespace pliron
