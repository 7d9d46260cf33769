#pragma once
// Prints ops, blocks and regions. Nested regions cost no C stack: an op whose region is being
// printed waits in a frame.

#include "ir/asm_format.h"
#include "ir/format_spacing.h"
#include "ir/known_signatures.h"
#include "ir/printer_core.h"
#include "ir/printer_names.h"

namespace pliron {

class OpPrinter : public TextPrinter {
 public:
  // What is a whole text has aliases and resources around the op, where it needs them.
  OpPrinter(llvm::raw_ostream& os, const PrintOptions& options, bool is_whole_text)
      : TextPrinter(os), options_(options), is_whole_text_(is_whole_text) {}

  // The op with all that is in it, without a newline at the end.
  void print_root(Operation* op);
  void print_root(Block* block);
  // What comes behind the op's line: aliases of locations, and resources.
  void print_rest(Context& context);

  // For custom directives, while a format is being printed.
  void print_operand(Value value) final;
  void print_operands(OperandRange values) final;
  void print_successor(Block* block) final;
  void print_region(Region& region, bool with_arguments) final;
  void print_attr_dict(llvm::ArrayRef<NamedAttribute> attrs) final;
  void print_optional_location(Location location) final;
  void print_newline() final;

 private:
  struct Frame {
    Operation* op;
    unsigned next_region = 0;  // the region that comes after the open one
    unsigned end_region = 0;   // where the list of regions at hand ends
    bool scope = false;        // whether the op's regions have their own names
    Block* block = nullptr;    // the open region stands in front of `op_at` in this block
    Operation* op_at = nullptr;

    const AsmFormat* format = nullptr;  // null for the generic form
    // Whether each group is one value: then the number of a group is that of its value.
    bool single_operands = false, single_results = false;
    unsigned step = 0;
    FormatSpacing spacing = {};
    bool only_region = false;      // prints a region for a custom directive, and no op
    bool hides_arguments = false;  // those of its entry block
  };

  void start_op(Operation* op);
  void run();
  bool goes_on(Frame& frame);
  void end_region(Frame& frame);
  void end_op(const Frame& frame);
  void generic_head(Operation* op);
  void generic_tail(Operation* op);
  void print_op_name(Operation* op);
  void print_properties(Operation* op);
  bool print_known_properties(Operation* op);
  void print_present(Operation* op, TextPrinter& printer);
  void print_signature(Operation* op);
  void print_trailing_location(Location location, bool may_be_alias = true);
  void open_region(Frame& frame);
  void enter_block(Frame& frame, Block* block);
  void print_label(Block* block, bool with_arguments = true);
  void print_predecessors(Block* block);

  // Custom forms.
  bool fits(const AsmFormat& format, Operation* op);
  bool run_format(Frame& frame);
  bool format_region(Frame& frame, int group);
  void format_step(Frame& frame, const FormatStep& step);
  void format_attribute(Frame& frame, const FormatStep& step);
  void format_types(Frame& frame, const FormatStep& step);
  void format_dictionary(Frame& frame, const FormatStep& step);
  llvm::SmallVector<NamedAttribute, 8> dictionary_entries(Operation* op, const AsmFormat& format,
                                                          FormatStep::Kind kind);
  struct CustomArgument;
  void call_directive(Frame& frame, unsigned at);
  void load_argument(Frame& frame, const FormatStep& step, CustomArgument& argument);
  template <typename Range, typename Print>
  void format_list(Frame& frame, const Range& range, Print print);
  static llvm::SmallVector<Type, 4> types_of(Operation* op, FormatValues values);
  // Whether an op is the terminator that the custom form leaves out.
  bool is_implied(const Frame& frame, Operation* op);
  // Starts a line, `less` columns further left. Beyond a depth where nobody looks at it,
  // indentation stops growing, or text would be quadratic in the depth.
  llvm::raw_ostream& line(unsigned less = 0) {
    return os().indent(std::min(indent_, max_indent) - less);
  }
  static constexpr unsigned max_indent = 128;
  // Custom directives that print regions use the C stack; deeper ones are printed in generic form.
  static constexpr unsigned max_custom_regions = 100;

  // The text of an op's inherent attributes. Few sets of them make up most of a text.
  struct KnownProperties {
    static constexpr unsigned max_slots = 12, max_size = 95;
    const OpInfo* info = nullptr;
    const UniquedStorage* slots[max_slots];
    unsigned char size;
    char text[max_size];
  };
  static constexpr unsigned num_known_properties = 64;

  const PrintOptions& options_;
  bool is_whole_text_;
  AliasTable alias_table_;
  SsaNames names_;
  std::vector<Frame> frames_;
  Frame* format_frame_ = nullptr;  // of the op whose custom directive is being called
  unsigned custom_regions_ = 0;    // regions that such calls are printing
  unsigned indent_ = 0;
  llvm::BumpPtrAllocator op_names_text_;
  std::vector<llvm::StringRef> op_names_;  // `"dialect.op"(` by kind, where known
  std::unique_ptr<KnownProperties[]> known_properties_;
  std::unique_ptr<KnownSignatures> fitting_;  // their formats
};

}  // namespace pliron
