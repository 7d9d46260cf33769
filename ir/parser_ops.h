#pragma once
// Reads ops, blocks and regions. Nested regions cost no C stack: an op whose region is being read
// waits in a frame, and reading goes on there when the region ends.

#include <memory>

#include "ir/asm_format.h"
#include "ir/block.h"
#include "ir/parser_values.h"

namespace pliron {

class OpParser : public TextParser {
 public:
  OpParser(Context& context, llvm::StringRef text, llvm::StringRef file,
           llvm::function_ref<void(std::size_t)> progress);
  ~OpParser() override;

  // Everything in the file; null after errors.
  OwningOp parse_file();

  // For custom directives, while a format is being read.
  bool parse_optional_operand(OperandUse& use) final;
  LogicalResult parse_operand(OperandUse& use) final;
  LogicalResult parse_operand_list(llvm::SmallVectorImpl<OperandUse>& uses) final;
  LogicalResult parse_successor(Block*& block) final;
  LogicalResult parse_region(Region& region, llvm::ArrayRef<RegionArgument> arguments) final;
  LogicalResult parse_optional_attr_dict(llvm::SmallVectorImpl<NamedAttribute>& attrs) final;
  LogicalResult parse_optional_location(std::optional<Location>& location) final;

 private:
  // Names in front of an op: `%a, %b:2 =`.
  struct ResultName {
    llvm::StringRef name;
    unsigned count;
    const char* place;
  };
  struct BlockEntry {
    Block* block = nullptr;
    const char* place = nullptr;  // of the label, or else of the first use
    bool defined = false;
  };
  // What the name of an op stands for; null while that is not known.
  struct NamedOp {
    const OpInfo* info = nullptr;
    bool is_straight = false;
  };
  // A few names make up most of a text. These are by a hash of their last characters.
  struct KnownOp {
    llvm::StringRef text;  // as written, with quotes in the generic form
    std::uint64_t last_bytes = 0;  // of it
    NamedOp op;
  };
  static constexpr unsigned known_op_bits = 7;
  // What has been read of an op in a custom form, by group of its record; types of operands and of
  // results. The last entry is for what is written for all groups together.
  static constexpr int all_groups = 8;
  // So many errors say what is wrong; more would mostly be consequences.
  static constexpr unsigned max_errors = 20;
  // Custom directives that read regions use the C stack.
  static constexpr unsigned max_custom_regions = 200;
  struct Custom {
    llvm::SmallVector<OperandUse, 4> operands[all_groups + 1];
    llvm::SmallVector<Type, 2> types[2][all_groups + 1];
    llvm::SmallVector<Block*, 2> successors[4];
    llvm::SmallVector<int, 2> region_groups;  // of the frame's regions; -1: of all together
    unsigned operands_read = 0;               // bits of groups
    unsigned clauses_read = 0;                // bits of clauses of oilist
    int open_group = 0;

    void reset();
  };
  // An op that is being read, and the region of it that is open.
  struct Frame {
    const char* start = nullptr;
    const char* name_place = nullptr;
    const OpInfo* info = nullptr;
    llvm::SmallVector<ResultName, 2> results;
    llvm::SmallVector<OperandUse, 4> operands;
    llvm::SmallVector<Block*, 2> successors;
    llvm::SmallVector<PlacedAttr, 4> properties;  // of a registered op
    Attribute opaque_properties;                  // of an unregistered one
    llvm::SmallVector<PlacedAttr, 4> attrs;
    llvm::SmallVector<std::unique_ptr<DetachedRegion>, 1> regions;
    llvm::SmallVector<Value, 4> values;  // the operands, once they are looked up
    llvm::SmallVector<Type, 4> operand_types;
    llvm::SmallVector<Type, 2> result_types;
    const char* types_place = nullptr;
    Location location;

    const char* region_place = nullptr;
    Region* region = nullptr;
    Block* block = nullptr;  // ops go here; null before the first block
    llvm::SmallDenseMap<llvm::StringRef, BlockEntry, 4> blocks;
    bool lost_blocks = false;  // labels may have been skipped after an error
    // The entry block that region_arguments() made, until its label or something else is read.
    Block* unlabelled = nullptr;

    bool in_format = false;
    unsigned step = 0;  // where in the format
    std::unique_ptr<Custom> custom;

    void reset();
    llvm::SmallVectorImpl<Type>& types(bool results) {
      if (results)
        return result_types;
      return operand_types;
    }
  };
  enum class Step : std::uint8_t { Failed, Finished, Region };

  // The loop over all there is in the file.
  void read_all();
  void read_one();
  void report_progress();
  void finish(Step step);
  void recover(const char* start);
  unsigned line_start_column(const char* place) const;
  Frame& push_frame();
  // The frame whose region is open, between ops.
  Frame& innermost() { return *frames_[num_frames_ - 1]; }
  // The frame around the op that is being read.
  Frame& enclosing() { return *frames_[num_frames_ - 2]; }
  OwningOp wrap_in_module();

  // Ops.
  Step start_op(Frame& frame);
  LogicalResult result_names(Frame& frame);
  LogicalResult operand_use(OperandUse& use);
  Step start_generic(Frame& frame);
  Step start_custom(Frame& frame);
  Step after_region(Frame& frame);
  Step generic_tail(Frame& frame);
  const OpInfo* find_op(const Token& token, llvm::StringRef name);
  bool find_known_op(KnownOp*& known);
  NamedOp custom_op();
  LogicalResult properties(Frame& frame);
  LogicalResult successor_list(Frame& frame);
  LogicalResult create(Frame& frame);
  LogicalResult check_sizes(Frame& frame);
  LogicalResult resolve_operands(Frame& frame);
  LogicalResult check_attributes(Frame& frame);
  void set_attributes(Frame& frame, Operation* op);
  LogicalResult define_results(Frame& frame, Operation* op);

  // Custom forms; in parser_format.cpp and parser_format_types.cpp.
  Step run_format(Frame& frame);
  Step run_straight(Frame& frame);
  Step finish_straight(Frame& frame);
  LogicalResult no_type(Frame& frame, const FormatTypeRule& rule);
  Step after_format_region(Frame& frame);
  LogicalResult format_step(Frame& frame, const FormatStep& step);
  FailureOr<bool> starts_group(Frame& frame, unsigned& at);
  LogicalResult format_clause(Frame& frame, const FormatStep& list);
  LogicalResult format_operands(Frame& frame, int group);
  LogicalResult format_successors(Frame& frame, int group);
  LogicalResult format_types(Frame& frame, const FormatStep& step);
  LogicalResult format_attribute(Frame& frame, const FormatStep& step);
  LogicalResult format_dictionary(Frame& frame, const FormatStep& step);
  void add_slot(Frame& frame, int slot, Attribute value, const char* place);
  llvm::SmallVectorImpl<Type>& types_of(Frame& frame, FormatValues values);
  std::size_t number_of_operands(Frame& frame, int group);
  struct CustomArgument;
  FailureOr<bool> call_directive(Frame& frame, unsigned at);
  void load_argument(Frame& frame, const FormatStep& step, CustomArgument& argument);
  LogicalResult store_argument(Frame& frame, const FormatStep& step, CustomArgument& argument,
                               const char* place);
  LogicalResult store_attribute(Frame& frame, int slot, Attribute value, const char* place);
  void ensure_terminator(Frame& frame, Region& region);
  LogicalResult finish_format(Frame& frame);
  LogicalResult split_groups(Frame& frame);
  LogicalResult check_written(Frame& frame);
  LogicalResult infer_types(Frame& frame);
  LogicalResult infer_results(Frame& frame);
  bool apply_rule(Frame& frame, const FormatTypeRule& rule);
  void collect_values(Frame& frame);
  void order_regions(Frame& frame);

  // Regions and blocks.
  LogicalResult region_arguments(Frame& frame, llvm::ArrayRef<RegionArgument> arguments);
  LogicalResult name_argument(Value argument, llvm::StringRef name, const char* place,
                              bool is_entry);
  // Gives up ops that are still being read, down to that many frames.
  void leave_frames(std::size_t level);
  Step open_region(Frame& frame);
  LogicalResult close_region(Frame& frame);
  LogicalResult check_blocks(Frame& frame, bool report);
  LogicalResult block_label();
  LogicalResult entry_label(Frame& frame, Block* block);
  LogicalResult block_argument(Block* block, bool is_entry);
  Block* find_block(Frame& frame, const Token& name);
  // Puts an op into the open block of the enclosing frame, which may be the first of its region.
  void insert(Operation* op);
  // Keeps the blocks of what could not be read until nothing refers to them.
  void bury(Frame& frame);

  llvm::function_ref<void(std::size_t)> progress_;
  const char* reported_;                     // how far progress_ has been told of
  llvm::StringMap<NamedOp> op_names_;  // of the generic form with quotes
  KnownOp known_ops_[1u << known_op_bits];
  ValueTable values_;
  Frame* format_frame_ = nullptr;               // of the op whose custom directive is being called
  unsigned custom_regions_ = 0;                 // regions that such calls are reading
  std::vector<std::unique_ptr<Frame>> frames_;  // the first num_frames_ are in use
  std::size_t num_frames_ = 0;
  DetachedRegion buried_;
};

// Whether each group of operands and results of an op with a custom form is one value, and is read
// wherever the op is, in a way that depends on nothing that has been read before; in
// parser_straight.cpp.
bool is_straight_format(const OpInfo& info);

}  // namespace pliron
