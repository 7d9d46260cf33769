// sroa: memory for an aggregate becomes memory for each of its parts (scalar replacement of
// aggregates), after which mem2reg turns the parts into values.
//
//   %pair = llvm.alloca (struct<(i32, i64)>)            %first = llvm.alloca (i32)
//   %second = llvm.getelementptr %pair[0, 1]            %second = llvm.alloca (i64)
//   llvm.store %x, %pair : i32                     =>   llvm.store %x, %first : i32
//   llvm.store %y, %second : i64                        llvm.store %y, %second : i64
//   %v = llvm.load %second : i64                        %v = llvm.load %second : i64
//
// Needs: the dialect's ops have the interfaces of memory_slots.h. A slot stays in one piece when
// its address is used in any other way, or moved by an amount that is not known, or when what an op
// accesses does not lie in the slot.
// Preserves: dominance, since it changes no block.
//
// Parts are ranges of bytes. Accesses to values that overlap belong to one part; what copies and
// fills bytes is cut along the parts, values of aggregates are read and written scalar by scalar. A
// copy from one slot to another becomes loads and stores of the parts of the first one that is cut,
// and so brings its parts to the other. A type with bits to spare, as i1, is not copied that way
// where somebody could see that these are lost. (LLVM's pass of that name works on ranges too;
// MLIR's on indices.)

#include "ir/arena_map.h"
#include "ir/walk.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "passes/builtin_passes.h"
#include "passes/memory_slots.h"
#include "passes/op_utils.h"

namespace pliron {

namespace {

// A slot that would fall into more parts stays whole.
constexpr std::size_t max_parts = 256;

struct Access {
  OpOperand* address;
  ByteRange bytes;  // of the slot
  SlotAccess what;
};

struct Part {
  ByteRange bytes;
  Type type = {};  // null for bytes
  bool has_spare_bits = false;
  Type copied_as = {};  // the type, or null when copies have to be of bytes
  Value address = {};
};

// What copies and fills do with some bytes.
struct Copies {
  bool is_read = false, is_written = false;
};

// What makes the memory that an address lies in, or null. In code that nothing reaches, addresses
// can be derived from each other in a circle, which is found by Brent's algorithm.
Operation* alloc_of(Value address) {
  Operation *at = address.defining_op(), *mark = nullptr;
  for (std::size_t step = 1, next_mark = 1; at && at->interface<SlotAddressInterface>(); ++step) {
    if (at == mark)
      return nullptr;
    if (step == next_mark) {
      mark = at;
      next_mark *= 2;
    }
    at = at->operand(0).defining_op();
  }
  return at && at->interface<DestructurableAllocInterface>() ? at : nullptr;
}

class Slot {
 public:
  explicit Slot(Operation* alloc)
      : alloc_(alloc), interface_(*alloc->interface<DestructurableAllocInterface>()) {}

  // Finds all uses of the slot; false when one of them is in the way.
  bool find_accesses() {
    std::optional<std::uint64_t> size = interface_.size(alloc_);
    if (!size || alloc_->num_results() != 1)
      return false;
    size_ = *size;
    llvm::SmallVector<std::pair<Value, std::int64_t>, 8> addresses{{alloc_->result(0), 0}};
    while (!addresses.empty()) {
      auto [address, offset] = addresses.pop_back_val();
      for (OpOperand& use : address.uses()) {
        Operation* op = use.owner();
        const auto* derived = op->interface<SlotAddressInterface>();
        if (derived && use.index() == 0) {
          std::optional<std::int64_t> step = derived->offset(op);
          // Far outside there is nothing to access, and sums do not overflow.
          if (!step || !is_near(*step) || !is_near(offset + *step))
            return false;
          derived_.push_back(op);
          addresses.push_back({op->result(0), offset + *step});
        } else if (!add_access(use, offset)) {
          return false;
        }
      }
    }
    return uses_are_apart();
  }

  // Takes reads and writes of aggregates apart. Whether there were any; the accesses have to be
  // found again then. False in `ok` when one cannot be.
  bool split_aggregates(bool& ok) {
    llvm::SmallVector<Operation*, 8> aggregates;
    for (const Access& access : accesses_)
      if (access.what.kind == SlotAccessKind::Aggregate)
        aggregates.push_back(access.address->owner());
    for (Operation* op : aggregates) {
      const auto* interface = op->interface<DestructurableMemInterface>();
      Builder builder = Builder::before(op);
      if (!interface->split || !interface->split(op, builder)) {
        ok = false;
        return true;
      }
      op->erase();
    }
    return !aggregates.empty();
  }

  // Decides which parts there are; false when the slot had better stay as it is.
  bool find_parts() {
    llvm::SmallVector<const Access*, 16> values;
    for (const Access& access : accesses_)
      if (access.what.kind == SlotAccessKind::Value)
        values.push_back(&access);
    if (values.empty())
      return false;
    // Those that start together in the order in which they were found.
    llvm::sort(values, [](const Access* a, const Access* b) {
      return std::pair(a->bytes.begin, a) < std::pair(b->bytes.begin, b);
    });
    for (const Access* access : values) {
      if (!parts_.empty() && parts_.back().bytes.overlaps(access->bytes))
        parts_.back().bytes.end = std::max(parts_.back().bytes.end, access->bytes.end);
      else
        parts_.push_back({.bytes = access->bytes});
    }
    if (parts_.size() > max_parts)
      return false;
    choose_types(values);
    add_gaps();
    bool is_whole = parts_.size() == 1 && parts_[0].bytes == ByteRange{0, size_};
    if (is_whole && (!parts_[0].type || parts_[0].type == interface_.type(alloc_)))
      return false;
    return parts_.size() <= max_parts;
  }

  // Puts the parts in the place of the slot. Slots that lie at the other end of copies are added to
  // `others`.
  void replace(llvm::SmallVectorImpl<Operation*>& others) {
    Builder builder = Builder::before(alloc_);
    for (Part& part : parts_) {
      part.address = interface_.build_part(alloc_, part.bytes, part.type, builder);
      part.address.set_name(alloc_->result(0).name());
    }
    for (const Access& access : accesses_) {
      if (access.what.kind == SlotAccessKind::Value)
        redirect(access);
      else if (access.what.kind == SlotAccessKind::Bytes)
        cut(access, others);
    }
    for (const Access& access : accesses_)
      if (access.what.kind != SlotAccessKind::Value)
        access.address->owner()->erase();
    // Each behind those that it is derived from.
    for (Operation* op : llvm::reverse(derived_))
      if (!op->has_uses())
        op->erase();
    alloc_->erase();
  }

  std::size_t num_parts() const { return parts_.size(); }

 private:
  static constexpr std::int64_t max_offset = std::int64_t{1} << 48;
  static bool is_near(std::int64_t offset) { return -max_offset <= offset && offset <= max_offset; }

  bool add_access(OpOperand& use, std::int64_t offset) {
    Operation* op = use.owner();
    const auto* interface = op->interface<DestructurableMemInterface>();
    if (!interface || op->has(Trait::Terminator))
      return false;
    std::optional<SlotAccess> what = interface->access(use);
    if (!what)
      return false;
    if (what->kind == SlotAccessKind::Marker) {
      accesses_.push_back({&use, {}, *what});
      return true;
    }
    if (offset < 0 || static_cast<std::uint64_t>(offset) > size_ ||
        what->size > size_ - static_cast<std::uint64_t>(offset))
      return false;
    auto begin = static_cast<std::uint64_t>(offset);
    accesses_.push_back({&use, {begin, begin + what->size}, *what});
    return true;
  }

  // Whether no access uses the slot twice, as a copy from one part of it to another does.
  bool uses_are_apart() const {
    llvm::SmallPtrSet<Operation*, 16> of_slot(derived_.begin(), derived_.end());
    of_slot.insert(alloc_);
    return llvm::all_of(accesses_, [&](const Access& access) {
      Operation* op = access.address->owner();
      for (unsigned i = 0; i < op->num_operands(); ++i)
        if (i != access.address->index() && of_slot.contains(op->operand(i).defining_op()))
          return false;
      return true;
    });
  }

  // A type that covers the part alone, so that mem2reg may convert the others. The slot's own goes
  // first, so that no slot is replaced by one like it, then those without spare bits.
  void choose_types(llvm::ArrayRef<const Access*> values) {
    Type own = interface_.type(alloc_);
    auto part = parts_.begin();
    for (const Access* access : values) {
      while (!part->bytes.contains(access->bytes))
        ++part;
      const SlotAccess& what = access->what;
      bool is_better = !part->type || what.type == own ||
                       (part->type != own && part->has_spare_bits && !what.has_spare_bits);
      if (access->bytes == part->bytes && is_better) {
        part->type = part->copied_as = what.type;
        part->has_spare_bits = what.has_spare_bits;
      }
    }
    keep_spare_bits(values);
  }

  // Spare bits matter where something may read them that came with a copy or a value of another
  // type.
  void keep_spare_bits(llvm::ArrayRef<const Access*> values) {
    for (Part& part : parts_) {
      Copies copies = part.has_spare_bits ? copies_of(part.bytes) : Copies();
      if (copies.is_read && copies.is_written)
        part.copied_as = Type();
    }
    auto part = parts_.begin();
    for (const Access* access : values) {
      while (!part->bytes.contains(access->bytes))
        ++part;
      if (part->has_spare_bits && access->what.type != part->type)
        part->copied_as = Type();
    }
  }

  Copies copies_of(ByteRange bytes) const {
    Copies copies;
    for (const Access& access : accesses_)
      if (access.what.kind == SlotAccessKind::Bytes && access.bytes.overlaps(bytes))
        (access.what.is_written ? copies.is_written : copies.is_read) = true;
    return copies;
  }

  // Bytes that are only copied or filled, as those between fields. What is copied there and nowhere
  // else, or copied from there without having been written, does not matter.
  void add_gaps() {
    llvm::SmallVector<Part, 8> with_gaps;
    std::uint64_t end = 0;
    auto add_gap = [&](ByteRange gap) {
      Copies copies = copies_of(gap);
      if (gap.size() > 0 && copies.is_read && copies.is_written)
        with_gaps.push_back({.bytes = gap});
    };
    for (const Part& part : parts_) {
      add_gap({end, part.bytes.begin});
      with_gaps.push_back(part);
      end = part.bytes.end;
    }
    add_gap({end, size_});
    parts_.assign(with_gaps.begin(), with_gaps.end());
  }

  // The parts that overlap with the bytes.
  llvm::ArrayRef<Part> parts_of(ByteRange bytes) const {
    const Part* first = llvm::partition_point(
        parts_, [&](const Part& part) { return part.bytes.end <= bytes.begin; });
    const Part* last = first;
    while (last != parts_.end() && last->bytes.begin < bytes.end)
      ++last;
    return {first, last};
  }

  Value address_in(const Part& part, std::uint64_t byte, Builder& builder) const {
    if (byte == part.bytes.begin)
      return part.address;
    return interface_.build_offset(alloc_, part.address, byte - part.bytes.begin, builder);
  }

  void redirect(const Access& access) {
    Builder builder = Builder::before(access.address->owner());
    access.address->set(address_in(parts_of(access.bytes).front(), access.bytes.begin, builder));
  }

  void cut(const Access& access, llvm::SmallVectorImpl<Operation*>& others) {
    Operation* op = access.address->owner();
    Builder builder = Builder::before(op);
    const auto* interface = op->interface<DestructurableMemInterface>();
    for (const Part& part : parts_of(access.bytes)) {
      ByteRange bytes{std::max(access.bytes.begin, part.bytes.begin),
                      std::min(access.bytes.end, part.bytes.end)};
      bool is_whole = bytes == part.bytes;
      interface->build_part(
          *access.address, {bytes.begin - access.bytes.begin, bytes.end - access.bytes.begin},
          address_in(part, bytes.begin, builder), is_whole ? part.copied_as : Type(), builder);
    }
    for (Value operand : op->operands())
      if (Operation* other = alloc_of(operand); other && other != alloc_)
        others.push_back(other);
  }

  Operation* alloc_;
  const DestructurableAllocInterface& interface_;
  std::uint64_t size_ = 0;
  llvm::SmallVector<Operation*, 8> derived_;  // addresses, each behind what it is derived from
  llvm::SmallVector<Access, 16> accesses_;
  llvm::SmallVector<Part, 8> parts_;
};

class Replacer {
 public:
  // Slots are worked on as the walk has passed their block, when what uses them is mostly near at
  // hand. What goes then is never a terminator, so the walk can go on from one.
  explicit Replacer(Operation* root) {
    walk_pre_order(root, [&](Operation* op) {
      if (op != root && op->interface<DestructurableAllocInterface>())
        found_.push_back(op);
      if (!found_.empty() && op->has(Trait::Terminator))
        replace_found();
      return WalkResult::Advance;
    });
    replace_found();
  }

  // How many slots were cut, and into how many parts altogether.
  std::uint64_t num_slots() const { return num_slots_; }
  std::uint64_t num_parts() const { return num_parts_; }
  bool changed() const { return changed_; }

 private:
  void replace_found() {
    for (Operation* alloc : llvm::reverse(found_))
      push(alloc);
    found_.clear();
    while (!worklist_.empty()) {
      Operation* alloc = worklist_.pop_back_val();
      if (std::uint8_t& state = states_[alloc]; state == Pending)
        state = Idle;
      else
        continue;
      if (std::size_t count = replace(alloc)) {
        ++num_slots_;
        num_parts_ += count;
      }
    }
  }

  void push(Operation* alloc) {
    std::uint8_t& state = states_[alloc];
    if (state != Idle)
      return;
    state = Pending;
    worklist_.push_back(alloc);
  }

  // The number of parts; 0 when the slot stays.
  std::size_t replace(Operation* alloc) {
    std::optional<Slot> slot(std::in_place, alloc);
    if (!slot->find_accesses()) {
      states_[alloc] = Stays;
      return 0;
    }
    bool ok = true;
    if (slot->split_aggregates(ok)) {
      changed_ = true;
      if (!ok)
        return 0;
      slot.emplace(alloc);
      if (!slot->find_accesses())
        return 0;
    }
    if (!slot->find_parts())
      return 0;
    changed_ = true;
    llvm::SmallVector<Operation*, 4> others;
    slot->replace(others);
    for (Operation* other : others)
      push(other);
    return slot->num_parts();
  }

  std::uint64_t num_slots_ = 0, num_parts_ = 0;
  llvm::SmallVector<Operation*, 16> found_, worklist_;
  // Stays: with a use that is in the way, which will be there still.
  enum State : std::uint8_t { Idle, Pending, Stays };
  ArenaMap<std::uint8_t> states_;  // of slots
  bool changed_ = false;
};

}  // namespace

static LogicalResult run_sroa(Operation* root, PassContext& context) {
  Replacer replacer(root);
  context.statistic("num-slots") += replacer.num_slots();
  context.statistic("num-parts") += replacer.num_parts();
  if (!replacer.changed())
    context.mark_unchanged();
  return success();
}

const PassDef sroa_pass{
    .name = "sroa",
    .summary = "Cuts memory for aggregates into memory for their parts.",
    .preserves = {Analysis::Dominance},
    .statistics = {{"num-slots", "Slots that were cut into parts"},
                   {"num-parts", "Parts that they were cut into"}},
    .run = run_sroa,
};

}  // namespace pliron
