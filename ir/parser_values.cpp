#include "ir/parser_values.h"

#include "ir/block.h"

namespace pliron {

ValueTable::ValueTable(TextParser& parser)
    : parser_(parser), placeholders_(Block::create(parser.context())) {}
ValueTable::~ValueTable() {
  free_placeholders();
}

void ValueTable::free_placeholders() {
  if (placeholders_)
    placeholders_->destroy();
  placeholders_ = nullptr;
}

void ValueTable::push_scope(bool isolated) {
  scopes_.push_back({isolated, definitions_.size(), visible_from_, forwards_.size(), undo_.size()});
  if (isolated)
    visible_from_ = entries_.size();
}

void ValueTable::pop_scope() {
  Scope scope = scopes_.back();
  scopes_.pop_back();
  if (!scope.isolated) {
    for (std::size_t i = scope.definitions; i < definitions_.size(); ++i) {
      Entry& entry = entries_[definitions_[i]];
      entry.first = Value();
      if (entry.broken)
        entry.forward = -1;
      entry.broken = false;
    }
    definitions_.resize(scope.definitions);
    return;
  }
  report_undefined(visible_from_);
  definitions_.resize(scope.definitions);
  forwards_.resize(scope.forwards);
  entries_.resize(visible_from_);
  visible_from_ = scope.entries;
  while (undo_.size() > scope.undo) {
    slot(undo_.back().name) = undo_.back().entry;
    undo_.pop_back();
  }
}

// Numbers below this have a slot in a vector; others are rare.
static constexpr unsigned max_direct_number = 10'000'000;

static bool is_plain_number(llvm::StringRef name, unsigned& number) {
  constexpr std::size_t max_digits = 7;
  if (name.size() > max_digits || (name[0] == '0' && name.size() > 1))
    return false;
  number = 0;
  for (char c : name) {
    if (c < '0' || c > '9')
      return false;
    number = number * 10 + static_cast<unsigned>(c - '0');
  }
  return number < max_direct_number;
}

unsigned& ValueTable::slot(llvm::StringRef name) {
  unsigned number;
  if (!is_plain_number(name, number))
    return by_name_[name];
  if (number >= by_number_.size())
    by_number_.resize(std::max<std::size_t>(number + 1, 2 * by_number_.size()));
  return by_number_[number];
}

unsigned ValueTable::entry_for(llvm::StringRef name) {
  unsigned& index = slot(name);
  if (index > visible_from_)
    return index - 1;
  undo_.push_back({name, index});
  entries_.push_back({});
  entries_.back().name = name;
  index = static_cast<unsigned>(entries_.size());
  return index - 1;
}

Value ValueTable::nth(Value first, unsigned n) {
  return n == 0 ? first : first.defining_op()->result(first.index() + n);
}

Value ValueTable::use(const OperandUse& use, Type type) {
  Entry& entry = entries_[entry_for(use.name)];
  if (!entry.first)
    return forward_use(entry, use, type);
  if (use.number >= entry.count) {
    parser_.error_at(use.place).note(parser_.location_at(entry.place), "it is defined here")
        << "'%" << use.name << "' stands for " << entry.count
        << (entry.count == 1 ? " value" : " values") << ", there is no '%" << use.name << "#"
        << use.number << "'";
    return {};
  }
  Value value = nth(entry.first, use.number);
  if (value.type() == type)
    return value;
  parser_.error_at(use.place).note(parser_.location_at(entry.place), "it is defined here")
      << "value '%" << use.name << "' is used with type '" << type << "', but has type '"
      << value.type() << "'";
  return {};
}

Value ValueTable::forward_use(Entry& entry, const OperandUse& use, Type type) {
  for (int i = entry.forward; i >= 0; i = forwards_[i].next) {
    const Forward& forward = forwards_[i];
    if (forward.number != use.number || (entry.broken && forward.placeholder.type() != type))
      continue;
    if (forward.placeholder.type() == type)
      return forward.placeholder;
    parser_.error_at(use.place).note(parser_.location_at(forward.place), "the other use is here")
        << "value '%" << use.name << "' is used with type '" << type << "', but before with type '"
        << forward.placeholder.type() << "'";
    return {};
  }
  Value placeholder = placeholders_->add_argument(type, Location());
  forwards_.push_back({use.number, placeholder, use.place, entry.forward});
  entry.forward = static_cast<int>(forwards_.size() - 1);
  return placeholder;
}

LogicalResult ValueTable::define(llvm::StringRef name, const char* place, Value first,
                                 unsigned count) {
  unsigned index = entry_for(name);
  Entry& entry = entries_[index];
  if (entry.first)
    return parser_.error_at(place).note(parser_.location_at(entry.place),
                                        "the first definition is here")
           << "redefinition of SSA value '%" << name << "'";
  LogicalResult result = success();
  for (int i = entry.forward; i >= 0; i = forwards_[i].next) {
    const Forward& forward = forwards_[i];
    if (forward.number >= count) {
      parser_.error_at(forward.place).note(parser_.location_at(place), "it is defined here")
          << "'%" << name << "' stands for " << count << (count == 1 ? " value" : " values")
          << ", there is no '%" << name << "#" << forward.number << "'";
      result = failure();
      continue;
    }
    Value value = nth(first, forward.number);
    if (value.type() != forward.placeholder.type() && !entry.broken) {
      parser_.error_at(forward.place).note(parser_.location_at(place), "it is defined here")
          << "value '%" << name << "' is used with type '" << forward.placeholder.type()
          << "', but has type '" << value.type() << "'";
      result = failure();
    }
    forward.placeholder.replace_all_uses_with(value);
  }
  entry.forward = -1;
  entry.first = first;
  entry.count = count;
  entry.place = place;
  definitions_.push_back(index);
  return result;
}

void ValueTable::define_broken(llvm::StringRef name) {
  unsigned index = entry_for(name);
  if (entries_[index].first)
    return;
  entries_[index].broken = true;
  definitions_.push_back(index);
}

void ValueTable::report_undefined(std::size_t first_entry) {
  std::vector<std::pair<const char*, llvm::StringRef>> uses;
  for (std::size_t i = first_entry; i < entries_.size(); ++i)
    if (!entries_[i].broken)
      for (int f = entries_[i].forward; f >= 0; f = forwards_[f].next)
        uses.push_back({forwards_[f].place, entries_[i].name});
  llvm::sort(uses);
  for (auto [place, name] : uses)
    parser_.error_at(place) << "use of undeclared SSA value name '%" << name << "'";
}

}  // namespace pliron
