#pragma once
// Reading bytecode; see ir/bytecode_format.h. First the tables, each row of which refers to earlier
// ones only, then the ops, one after another. Nothing that a file says is believed: numbers are
// checked against what there is, and counts against the bytes that are left. Not a public header.

#include <array>
#include <memory>
#include <vector>

#include "ir/block.h"
#include "ir/builtin_storage.h"
#include "ir/bytecode.h"
#include "ir/bytecode_format.h"
#include "ir/position_table.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/Allocator.h"

namespace pliron::bytecode {

// What ops of a file have in common, as the ops here have it.
struct ReadShape {
  const OpInfo* info = nullptr;
  std::uint32_t num_operands = 0, num_results = 0, num_successors = 0, num_regions = 0;
  std::size_t min_size = 0;  // bytes that an op takes at least
  llvm::ArrayRef<Type> types;
  // Where the attributes go, in the file's order: to a slot, or to the next one of the names.
  static constexpr std::uint8_t to_name = 0xff;
  llvm::ArrayRef<std::uint8_t> targets;
  llvm::ArrayRef<Identifier> names;
  std::uint32_t slots_end = 0;  // behind the last slot
  bool is_isolated = false, has_names = false, is_wide = false;
  // An op that is registered here but was not where the file was written, or the other way round.
  // In the first case what goes to slot 0 is the dictionary of its properties; in the second, the
  // first `num_properties` names are those of its properties.
  enum : std::uint8_t { Same, SpreadProperties, CollectProperties } conversion = Same;
  std::uint32_t num_properties = 0;
};

// The tables of a file.
class TableReader {
 public:
  // `resources` may be null.
  TableReader(Context& context, llvm::MemoryBufferRef buffer, FileResources* resources)
      : context_(context),
        file_(buffer.getBufferIdentifier()),
        contents_(buffer.getBuffer()),
        resources_(resources) {}

  // Reads all sections but the last, which is given as it is.
  LogicalResult read(llvm::StringRef& ir);

  // An error at a place in the file.
  InFlightDiagnostic error(const std::uint8_t* place);
  // The same for a read that failed, or a number that stands for nothing.
  LogicalResult end_error(const ByteReader& in, const std::uint8_t* place, const char* what);

  std::size_t num_strings() const { return strings_.size(); }
  Identifier string(std::uint64_t number);
  llvm::ArrayRef<Type> types() const { return types_; }
  llvm::ArrayRef<Attribute> attrs() const { return attrs_; }
  llvm::ArrayRef<Location> locations() const { return locations_; }
  llvm::ArrayRef<ReadShape> shapes() const { return shapes_; }

 private:
  struct String {
    llvm::StringRef text;
    Identifier identifier;  // once it was asked for
  };
  struct Kind {
    bool is_type = false;
    Encoding encoding = Encoding::Words;
    llvm::StringRef name;
    const void* info = nullptr;           // null: what the words say is parsed as text
    const StorageDef* storage = nullptr;  // of a builtin kind
    const TypeInfo* recursive = nullptr;  // of a kind that is recursive by name here
    llvm::SmallVector<WordKind, 4> head, tail;
    llvm::SmallVector<ParamDef, 4>
        params;  // of a dialect's kind: as registered, or else as in the file
  };
  struct OpKind {
    const OpInfo* info = nullptr;
    bool was_registered = false;
    llvm::SmallVector<Identifier, 4> slots;
  };
  using Words = llvm::SmallVectorImpl<std::uint64_t>;

  LogicalResult read_header(ByteReader& in);
  LogicalResult read_section(Section id, ByteReader& in);
  LogicalResult read_strings(ByteReader& in);
  LogicalResult read_resources(ByteReader& in);
  LogicalResult read_blobs(ByteReader& in);
  LogicalResult read_blob(ByteReader& in, ResourceBlob& blob);
  LogicalResult read_groups(ByteReader& in, bool are_dialects, std::vector<ResourceGroup>& groups);
  LogicalResult read_group(ByteReader& in, ResourceGroup& group);
  LogicalResult read_kinds(ByteReader& in);
  LogicalResult read_kind(ByteReader& in);
  LogicalResult resolve_kind(Kind& kind, const std::uint8_t* place);
  LogicalResult read_rows(ByteReader& in);
  LogicalResult read_row(const Kind& kind, ByteReader& in, const std::uint8_t* place);
  LogicalResult read_recursive_row(const Kind& kind, std::uint64_t row, ByteReader& in,
                                   const std::uint8_t* place);
  LogicalResult read_type_name(const Kind& kind, ByteReader& in, const std::uint8_t* place);
  LogicalResult read_type_body(const Kind& kind, ByteReader& in, const std::uint8_t* place);
  LogicalResult check_bodies();
  LogicalResult read_words(const Kind& kind, ByteReader& in, Words& words, Extent& extent);
  LogicalResult read_word(WordKind kind, ByteReader& in, std::uint64_t& word, Extent& extent);
  LogicalResult read_list(WordKind element, ByteReader& in, std::uint64_t& word, Extent& extent);
  LogicalResult read_bits(ByteReader& in, Words& words);
  LogicalResult read_location_row(LocationRow row, ByteReader& in, const std::uint8_t* place);
  LogicalResult optional_location(ByteReader& in, Location& location, Extent& extent);
  std::string parameters_text(const Kind& kind, llvm::ArrayRef<std::uint64_t> words);
  const UniquedStorage* resolve_opaque(bool is_type, const UniquedStorage* storage,
                                       const std::uint8_t* place);
  const UniquedStorage* parse(bool is_type, llvm::StringRef text, const std::uint8_t* place);
  LogicalResult check(const Extent& extent, const ByteReader& in, const std::uint8_t* place);
  LogicalResult add(bool is_type, const UniquedStorage* storage, Extent extent);
  LogicalResult read_ops(ByteReader& in);
  LogicalResult read_op_kind(ByteReader& in);
  const OpInfo* find_op(llvm::StringRef name, const std::uint8_t* place);
  LogicalResult read_shapes(ByteReader& in);
  LogicalResult read_shape(ByteReader& in);
  LogicalResult place_attributes(ReadShape& shape, const OpKind& op, std::uint64_t slots,
                                 llvm::ArrayRef<Identifier> discardable, const std::uint8_t* place);
  // A count of things that take `size` bytes each at least.
  LogicalResult read_count(ByteReader& in, std::size_t size, const char* what, std::size_t& count);
  LogicalResult read_string(ByteReader& in, Identifier& text);
  template <typename T>
  llvm::ArrayRef<T> keep(llvm::ArrayRef<T> list) {
    return list.copy(memory_);
  }

  Context& context_;
  llvm::StringRef file_, contents_;
  FileResources* resources_;
  std::vector<String> strings_;
  llvm::DenseMap<Identifier, Identifier> resource_keys_;  // from the file's to the context's
  std::vector<Kind> kinds_;
  std::vector<Type> types_;
  std::vector<Attribute> attrs_;
  std::vector<Location> locations_;
  std::vector<Extent> type_extents_, attr_extents_, location_extents_;
  std::vector<const UniquedStorage*> identities_;
  // Recursive types that the file has named, and where; and whether it has given them a body.
  struct NamedType {
    const std::uint8_t* place;
    bool has_body = false, is_declared = false;
  };
  llvm::MapVector<Type, NamedType> named_types_;
  const std::uint8_t* rows_start_ = nullptr;
  std::vector<OpKind> ops_;
  std::vector<ReadShape> shapes_;
  Section last_section_ = {};
  llvm::BumpPtrAllocator memory_;
};

// The ops of a file.
class IrReader {
 public:
  IrReader(Context& context, llvm::MemoryBufferRef buffer, bool is_lazy, FileResources* resources)
      : context_(context), tables_(context, buffer, resources), is_lazy_(is_lazy) {}

  OwningOp read();
  LogicalResult materialize(Operation* op);
  LogicalResult materialize_all();
  void forget(Operation* op);
  bool is_pending(Operation* op) const { return pending_.contains(op); }
  std::size_t num_pending() const { return pending_.size(); }

 private:
  // A value that is used before it comes.
  struct Forward {
    Operation* user;
    std::uint32_t operand;
    std::uint32_t number;  // in the order of first uses
  };
  // What is numbered anew in each isolated op.
  struct Scope {
    std::size_t first_value = 0, first_position = 0, first_forward = 0;
    std::uint32_t num_forwards = 0;
    Location last_location;
    Identifier last_file;
    std::uint32_t last_line = 0;
    // Bytes that what was announced takes at least. They count against what is left, so that nested
    // parts cannot all announce the same bytes.
    std::uint64_t promised = 0;
    // Where positions go that are no ranges, the number of the next, and how many there will be.
    // Without a place they are uniqued.
    FilePosition* places = nullptr;
    std::uint32_t next_place = 0;
    std::uint64_t num_places = 0;
  };
  struct Frame {
    Operation* op = nullptr;
    std::uint32_t region = 0;
    bool is_isolated = false;
    Block* block = nullptr;
    std::size_t outer_first_block = 0;
    // An isolated op: what was there around it.
    ByteReader outer_in;
    Scope outer;
  };
  enum class Step : std::uint8_t { Failed, Done, Region };

  LogicalResult read_root(Operation*& root);
  LogicalResult run();
  Step read_op(std::uint64_t code, Block* block, Operation*& op);
  bool read_attributes(const ReadShape& shape);
  LogicalResult finish_attributes(const ReadShape& shape, Operation* op, Attribute properties);
  LogicalResult spread_properties(Operation* op, Attribute properties);
  LogicalResult open(const ReadShape& shape, Operation* op);
  Frame& push_frame(Operation* op);
  LogicalResult push_isolated(Operation* op, llvm::StringRef contents);
  // What these take in the file at least.
  static constexpr std::uint64_t position_size = 2, block_size = 2, region_size = 1;
  bool promise(std::uint64_t bytes);
  LogicalResult scope_contents(llvm::StringRef& contents);
  LogicalResult enter_scope(llvm::StringRef contents);
  LogicalResult start_op(Frame& frame);
  LogicalResult start_region(Frame& frame);
  LogicalResult start_block(Frame& frame);
  LogicalResult end_scope();
  LogicalResult end_op();
  bool read_location(Location& location);
  bool read_position(std::uint64_t code, Location& location);
  bool read_name(Identifier& name);
  LogicalResult error_in_op(const std::uint8_t* place);
  void reset();

  Context& context_;
  TableReader tables_;
  bool is_lazy_;
  ByteReader in_;
  Scope scope_;
  llvm::SmallVector<Value, 0> values_;
  llvm::SmallVector<Location, 0> positions_;
  std::vector<Forward> forwards_;
  std::vector<Block*> blocks_;   // of the open regions
  std::size_t first_block_ = 0;  // of the innermost one
  std::vector<Frame> frames_;
  // Buffers of read_op.
  std::array<Attribute, Operation::max_attr_slots> slots_;
  llvm::SmallVector<Value, 16> operands_;
  llvm::SmallVector<std::pair<std::uint32_t, std::uint32_t>, 4> op_forwards_;
  llvm::SmallVector<Block*, 8> successors_;
  llvm::SmallVector<Type, 16> types_;
  llvm::SmallVector<Attribute, 8> named_;
  // Ops whose regions are still to be read, and where they are in the file.
  llvm::DenseMap<Operation*, llvm::StringRef> pending_;
  std::vector<Operation*> opened_;  // those that came with what was read last
};

}  // namespace pliron::bytecode
