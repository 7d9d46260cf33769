#pragma once
// Writing bytecode; see ir/bytecode_format.h. Everything is numbered when it is first met, so one
// way through the IR makes both the ops and the tables that they refer to. Not a public header.

#include <memory>
#include <vector>

#include "ir/arena_map.h"
#include "ir/block.h"
#include "ir/builtin_storage.h"
#include "ir/bytecode.h"
#include "ir/bytecode_format.h"
#include "ir/context_impl.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

namespace pliron::bytecode {

// The tables: strings, types, attributes and locations, and the kinds of all of them. What is added
// gets the next number; what it refers to has smaller ones.
class TableWriter {
 public:
  explicit TableWriter(Context& context) : context_(context) {}

  // Errors are reported at this op from now on.
  void set_op(Operation* op) { op_ = op; }
  // Whether an error has been reported. Numbers mean nothing from then on.
  bool failed() const { return failed_; }
  InFlightDiagnostic error();

  std::uint64_t string(Identifier text);
  std::uint64_t string(llvm::StringRef text) { return string(context_.identifier(text)); }
  std::uint64_t type(Type type);
  std::uint64_t attr(Attribute attr);
  // A location as a row; not null.
  std::uint64_t location(Location location);
  // The kind of an op.
  std::uint64_t op(const OpInfo& info);

  // Writes the sections in front of the shapes.
  void write_sections(llvm::raw_ostream& os, const FileResources* other);

 private:
  // A kind of types or attributes.
  struct Kind {
    std::uint64_t number;
    Encoding encoding;
    llvm::SmallVector<WordKind, 4> head, tail;
  };
  struct Numbered {
    std::uint64_t number;
    Extent extent;
  };
  using Numbers = llvm::DenseMap<const void*, Numbered>;
  using Row = llvm::SmallVectorImpl<std::uint64_t>;

  const Kind& kind(const void* info, bool is_type, llvm::StringRef name,
                   const StaticList<ParamDef, 10>* params, bool as_text, bool is_recursive = false);
  const Kind& kind(Type type);
  Numbered add(const UniquedStorage* storage, const Kind& kind, bool is_type);
  std::optional<Numbered> same_row(llvm::ArrayRef<std::uint64_t> row, bool is_type,
                                   const Extent& extent);
  bool add_words(llvm::ArrayRef<std::uint64_t> words, const Kind& kind, Row& row, Extent& extent);
  bool add_word(std::uint64_t word, WordKind kind, Row& row, Extent& extent);
  bool add_list(std::uint64_t word, WordKind element, Row& row, Extent& extent);
  void add_bits(llvm::ArrayRef<std::uint64_t> words);
  Numbered add_name(Type named, const Kind& kind);
  void write_bodies();
  bool write_body(Type named);
  bool text_of(const UniquedStorage* storage, bool is_type, bool in_full, std::string& text);
  Numbered numbered(Type type);
  Numbered numbered(Attribute attr);
  Numbered numbered(Location location);
  // A number plus one, or 0 for the unknown location.
  std::uint64_t optional(Location location, Extent& extent);
  std::uint64_t resource(Identifier key);
  void write_groups(ByteWriter& out, llvm::ArrayRef<ResourceGroup> groups);
  bool write_resources(ByteWriter& out, const FileResources* other);
  bool check(const Extent& extent);
  bool enter();

  Context& context_;
  Operation* op_ = nullptr;
  bool failed_ = false;
  unsigned depth_ = 0;

  llvm::DenseMap<const void*, std::uint64_t> strings_;
  std::vector<llvm::StringRef> string_order_;
  llvm::DenseMap<const void*, std::unique_ptr<Kind>> kinds_;
  Numbers types_, attrs_, locations_;
  // Locations by their rows: those that differ can have one.
  llvm::StringMap<Numbered> location_rows_, rows_with_locations_;
  std::uint64_t num_types_ = 0, num_attrs_ = 0;
  llvm::DenseMap<const void*, std::uint64_t> identities_;
  llvm::DenseSet<const void*> resource_keys_;
  std::vector<std::pair<Identifier, const ResourceBlob*>> blobs_;
  llvm::DenseMap<const OpInfo*, std::uint64_t> ops_;
  std::vector<Type> bodies_;  // types whose names are written and whose bodies are to come
  ByteWriter kind_rows_, rows_, op_rows_;
  std::uint64_t num_rows_ = 0;
};

// A section, and one whose contents start with the number of rows.
void write_section(llvm::raw_ostream& os, Section id, llvm::StringRef contents);
void write_table(llvm::raw_ostream& os, Section id, std::uint64_t count, const ByteWriter& rows);

// The ops.
class IrWriter {
 public:
  IrWriter(Operation* root, const BytecodeWriteOptions& options)
      : root_(root),
        options_(options),
        positions_(root->context().impl().positions),
        tables_(root->context()) {}

  LogicalResult write(llvm::raw_ostream& os);

 private:
  // All that ops can have in common: the stream refers to it by number.
  struct Shape {
    const OpInfo* info;
    std::uint64_t number = 0;
    unsigned num_operands, num_results, num_successors, num_regions;
    std::uint64_t slots;  // bits of those that are not null
    bool has_names;
    llvm::SmallVector<Type, 2> types;
    llvm::SmallVector<Identifier, 2> discardable;
    Shape* same_hash = nullptr;
    std::size_t max_size;  // in bytes, of an op without its regions
    // The attribute that was last in each place, and its number.
    llvm::SmallVector<std::pair<Attribute, std::uint64_t>, 4> last;
  };
  // Shapes of one kind of op that were used last.
  struct Recent {
    Shape* shapes[2] = {};
  };
  // A place in a file, or a range. Locations that differ can be one place, so the places are
  // compared.
  struct Position {
    Identifier file;
    unsigned line = 0, column = 0, end_line = 0, end_column = 0;
    bool is_range() const { return end_line != 0 || end_column != 0; }
    bool operator==(const Position&) const = default;
  };
  struct RecentPosition {
    Position position;
    std::uint64_t number = 0;
  };
  // An isolated op's inside: values and positions are numbered anew in each.
  struct Scope {
    std::size_t start = 0;           // of its contents in the stream
    ArenaMap<std::uint32_t> values;  // their numbers plus one, or that of a Forward with a bit
    std::uint32_t next_value = 0;
    // Values that are used before they come: by whom, and their numbers once they have come.
    struct Forward {
      Operation* user;
      std::uint32_t number = 0;  // plus one
    };
    std::vector<Forward> forwards;
    BlockMap<std::uint32_t> blocks;  // their numbers plus one

    Location last_location;
    Position last_position;
    std::uint64_t num_positions = 0, num_plain_positions = 0;
    static constexpr unsigned num_recent = 256;
    std::vector<RecentPosition> recent = std::vector<RecentPosition>(num_recent);

    void reset(std::size_t at);
  };
  struct Frame {
    Operation* op;
    unsigned region = 0;  // the one that is being written
    Block* block = nullptr;
    Operation* next = nullptr;
    bool is_isolated = false;
  };

  LogicalResult write_ir();
  bool write_op(Operation* op);
  void write_operand(Operation* op, Value value);
  bool define(Value value);
  void write_location(Location location);
  void write_position(const Position& position);
  Position position_of(Location location);
  void write_names(Operation* op);
  bool write_successors(Operation* op);
  void write_attributes(Operation* op, Shape& shape);
  void open(Operation* op);
  void start_region(Frame& frame);
  void start_block(Frame& frame);
  bool close_scope();
  Shape& shape_of(Operation* op);
  Shape& find_shape(Operation* op, std::uint64_t slots, bool has_names);
  Shape& add_shape(Operation* op, std::uint64_t slots, bool has_names);
  bool fits(const Shape& shape, Operation* op, std::uint64_t slots, bool has_names);
  Scope& scope() { return *scopes_[num_scopes_ - 1]; }
  Scope& push_scope();

  Operation* root_;
  const BytecodeWriteOptions& options_;
  PositionTable& positions_;
  PositionTable::Cursor position_cursor_;
  TableWriter tables_;
  ByteWriter out_, shape_rows_;
  std::vector<std::unique_ptr<Shape>> shapes_;
  llvm::DenseMap<std::uint64_t, Shape*> shapes_by_hash_;
  std::vector<Recent> recent_;                  // by kind of op
  std::vector<std::unique_ptr<Scope>> scopes_;  // the first num_scopes_ are in use
  std::size_t num_scopes_ = 0;
  std::vector<Frame> frames_;
};

}  // namespace pliron::bytecode
