#pragma once
// The grammar of MIR text: one method per rule, over a Cursor. A rule returns null, nothing or
// false after keeping an error; the module that owns the text (mir_module.h) reports it. Not for
// users of the AST: they go through Module.
//
// The grammar is the one of rustc 1.95 to 1.97 with -Zmir-include-spans=yes. The sources are split
// by topic: types and paths, constants, places and operands, rvalues, statements, terminators,
// bodies, items, allocations.

#include <memory>
#include <vector>

#include "bindings/rustc/mir_cursor.h"
#include "bindings/rustc/mir_interner.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron::rustc {

class Parser : public Cursor {
 public:
  Parser(Interner& interner, llvm::StringRef text) : Cursor(text), interner_(interner) {}

  // Types and paths.
  const Type* type();
  // Value paths may end in a tuple-like argument list that is not theirs, so `Fn(..)` is sugar in
  // type paths only.
  const Path* type_path() { return path(true); }
  const Path* value_path() { return path(false); }

  // Constants, places, operands, rvalues.
  const Constant* constant();
  bool place(Place& result);
  bool operand(Operand& result);
  const Rvalue* rvalue(const Type* destination);

  // Whole parts of a file. `text` must begin with the first line of the part.
  bool item_header(Item& result);
  const Body* body(const Item& item);
  bool alloc(Alloc& result);

 private:
  // mir_parse_types.cpp
  const Path* path(bool is_type);
  const Type* reference();
  const Type* raw_pointer();
  const Type* parenthesised();
  const Type* sequence();
  const Type* function();
  const Type* bounded(TypeKind kind);
  const Type* braced();
  const Type* binder();
  bool at_function() const;
  bool skip_for();
  bool types_until(char close, llvm::SmallVectorImpl<const Type*>& result);
  bool parameters(Type& fields);
  bool array_length(Type& fields);
  bool bound(llvm::SmallVectorImpl<const Path*>& paths, std::string& text);
  bool first_segment(Segment& result);
  bool angle_segment(Segment& result);
  bool braced_segment(Segment& result);
  bool segment(bool is_type, bool is_first, llvm::SmallVectorImpl<Segment>& segments);
  bool generic_args(Segment& segment);
  bool fn_sugar(Segment& segment);
  bool generic_arg(GenericArg& result);
  bool const_arg(GenericArg& result);
  bool pattern();
  bool is_impl_segment() const;

  // mir_parse_constants.cpp
  bool number_constant(Constant& result);
  bool named_float(Constant& result);
  bool extreme_integer(Constant& result);
  bool literal_constant(Constant& result);
  bool alloc_constant(Constant& result);
  bool braced_constant(Constant& result);
  bool braced_alloc(Constant& result);
  bool braced_bits(Constant& result);
  bool opaque_constant(Constant& result);
  bool path_constant(Constant& result);
  bool alloc_reference(Constant& result);
  bool constants_until(llvm::StringRef close, Constant& result);
  const Constant* part_constant();
  const Type* type_of_part(const Constant& part);
  const Type* type_of_path_value(const Path& path);
  const Type* array_type(const Type* element, std::uint64_t length);
  const Type* reference_type(const Type* element);
  bool any_constant(Constant& result);
  const Constant* operand_constant();
  const Constant* function_item();

  // mir_parse_places.cpp
  bool parenthesised_place(unsigned& local, llvm::SmallVectorImpl<Projection>& projections);
  bool unwrapped_place(unsigned& local, llvm::SmallVectorImpl<Projection>& projections);
  bool field_projection(Projection& result);
  bool variant_projection(Projection& result);
  bool place_into(unsigned& local, llvm::SmallVectorImpl<Projection>& projections);
  bool bracket_projection(Projection& result);
  const Type* part_type(const Type* whole, const Projection& part);
  bool operands_until(llvm::StringRef close, llvm::SmallVectorImpl<Operand>& result);

  // mir_parse_rvalues.cpp
  bool reference_rvalue(Rvalue& result);
  bool bracketed_rvalue(Rvalue& result);
  bool tuple_rvalue(Rvalue& result);
  bool operator_rvalue(Rvalue& result, const Type* destination, bool& matched);
  bool operand_rvalue(Rvalue& result);
  bool closure_rvalue(Rvalue& result);
  bool path_rvalue(Rvalue& result);
  bool cast_tail(Rvalue& result);
  bool named_operands(llvm::StringRef close, Rvalue& result);
  bool raw_pointer_rvalue(Rvalue& result);

  // mir_parse_items.cpp
  bool alloc_bytes(Alloc& result);
  static bool pointer_cell(llvm::StringRef text, std::uint64_t offset,
                           llvm::SmallVectorImpl<Relocation>& relocations);

  // mir_parse_statements.cpp
  bool statement_or_terminator(Statement& statement, Terminator& terminator, bool& is_terminator);
  bool keyword_statement(Statement& result, bool& matched);
  bool assignment(Statement& statement, Terminator& terminator, bool& is_terminator);
  bool line_is_call() const;

  // mir_parse_terminators.cpp
  bool keyword_terminator(Terminator& result, bool& matched);
  bool switch_int(Terminator& result);
  bool assertion(Terminator& result);
  bool callee(Operand& result);
  bool call(Terminator& result);
  bool false_edge(Terminator& result);
  bool targets(llvm::ArrayRef<llvm::StringRef> labels, Terminator& result);
  bool unwind(Unwind& result);
  bool inline_asm(Terminator& result);
  bool asm_operands(llvm::StringRef pieces, Terminator& result);
  bool asm_operand(AsmOperand& result);

  // mir_parse_bodies.cpp
  struct ConstComment {
    const Type* type = nullptr;
    llvm::StringRef value;
  };
  struct PendingConstant {
    Constant* constant = nullptr;
    Rvalue* bare_path = nullptr;  // the rvalue that uses this constant, if rustc says it is one
  };
  struct BodyBuilder;
  bool declarations(BodyBuilder& body);
  bool check_targets(const BodyBuilder& body);
  bool scope_header(BodyBuilder& body, llvm::SmallVectorImpl<unsigned>& open);
  bool let(BodyBuilder& body);
  bool debug(BodyBuilder& body);
  bool composite(DebugEntry& entry);
  bool block(BodyBuilder& body);
  bool source_comment(SourceInfo& result);
  bool call_site_comment(Span& result);
  bool comment_lines();
  bool const_comment();
  void match_constants();

  // The local's or place's type while a body is parsed, for operators that look like structs.
  const Type* type_of(const Place& place) const;

  struct Nested;
  Interner& interner_;
  unsigned depth_ = 0;
  const Body* current_ = nullptr;
  llvm::SmallVector<PendingConstant, 8> pending_;
  llvm::SmallVector<ConstComment, 8> comments_;
  std::optional<unsigned> captures_;  // of the closure that the comments describe
};

// Counts how deep rules nest; ok() is false, with an error kept, past max_nesting.
struct Parser::Nested {
  explicit Nested(Parser& parser) : parser(parser) { ++parser.depth_; }
  ~Nested() { --parser.depth_; }
  bool ok() {
    return parser.depth_ <= max_nesting || parser.error("this nests too deeply");
  }
  Parser& parser;
};

}  // namespace pliron::rustc
