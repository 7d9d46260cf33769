#pragma once
// Reads rule files (passes/rules/parser.h). For the framework's own use.
//
// Members that give an Index give 0 after an error, which has been reported. `for` reads its body
// again for each row, with the loop's names in `loops_`; a pattern's body is read again at each
// use, with its parameters in `params_`. So everything keeps the place in the text that it was
// written at.

#include <optional>

#include "ir/diagnostics.h"
#include "ir/parser_core.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include "passes/rules/parser.h"
#include "passes/rules/rule_lexer.h"

namespace pliron::rules {

class RuleParser {
 public:
  RuleParser(Context& context, llvm::MemoryBufferRef buffer);

  std::optional<RuleSet> parse();

 private:
  // What a name of a `for` stands for in this round: a word or a literal.
  struct Cell {
    llvm::StringRef name;
    Token token;  // the word; of a literal the number
    bool is_literal = false;
    bool negative = false;
    std::string text() const { return (negative ? "-" : "") + token.text.str(); }
  };
  struct Loop {
    llvm::SmallVector<Cell, 2> cells;
    bool has_long_suffix = false;  // whether a rule's name needs all of them, or the first one only
  };
  struct Param {
    llvm::StringRef name;  // with its sigil
    Index node = 0;
    Index type = 0;  // of a type variable
  };
  struct PatternDef {
    llvm::SmallVector<Token, 4> params;
    const char* body = nullptr;  // behind the `=`
    Token name;
    std::size_t loops = 0;  // how many were around it
    bool is_ready = false;  // not while its own body is being read
    bool is_broken = false;  // what is wrong with it has been said
  };
  // Of what hangs below a node or an expression, written out as a tree.
  struct Tree {
    std::uint32_t size = 0;
    std::uint16_t height = 0;
  };
  class IrReader;

  // Tokens and errors.
  void advance();
  Token peek();  // the token behind the current one
  void go_to(const char* place);
  bool take(TokenKind kind);
  bool take_word(llvm::StringRef word);
  bool expect(TokenKind kind, llvm::StringRef what);
  InFlightDiagnostic error_at(Span span);
  InFlightDiagnostic error_at(const Token& token) { return error_at(span_of(token)); }
  InFlightDiagnostic error_here() { return error_at(token_); }
  Location location(Span span);
  Span span_of(const Token& token) const;
  Span span_from(const char* begin) const;  // to the end of the last token
  bool too_many() const { return errors_ >= max_errors; }
  Name word_name(const Token& token);
  bool identifier(Token& name, llvm::StringRef what);

  // Items. rule_parser.cpp and rule_parser_rules.cpp
  bool item(bool in_group);
  void recover(const char* start);
  bool items_until_brace(bool in_group);
  bool use();
  bool table();
  bool pattern();
  bool native();
  bool native_types(NativeDecl& decl);
  bool native_type(NativeType& type);
  bool group();
  bool phases(Group& group);
  bool for_loop(bool in_group);
  bool for_names(llvm::SmallVectorImpl<Token>& names);
  bool for_row(llvm::ArrayRef<Token> names, llvm::SmallVectorImpl<Cell>& cells);
  bool for_cell(Cell& cell);
  bool for_body(bool in_group, llvm::ArrayRef<llvm::SmallVector<Cell, 2>> rows);
  bool check_loop_name(const Token& name);
  bool rule();
  bool rule_name(Rule& rule);
  bool modifiers(Rule& rule);
  bool benefit(std::uint16_t& benefit);
  bool conditions(Rule& rule);
  bool result(Rule& rule);
  bool block(Rule& rule);
  bool statement_names(llvm::SmallVectorImpl<Index>& names);
  bool test();
  bool test_body(Span& span);

  // Operands. rule_parser_operands.cpp
  bool values(llvm::SmallVectorImpl<Index>& nodes);
  Index operand();
  Index primary();
  Index list_operand();
  Index word_operand();
  Index op_operand(std::uint8_t flags);
  Index use_pattern(PatternDef& def, const Token& name);
  Index read_pattern(PatternDef& def, llvm::ArrayRef<Index> args);
  Index suffix(Node node, const char* begin);
  Index param_operand(Index arg, const char* begin);
  bool has_suffix();
  bool suffix_parts(Node& node);
  bool operands(Node& node);
  bool attributes(Node& node);
  bool attribute(Node& node, llvm::SmallVectorImpl<Index>& attrs);
  Index attribute_value(Attr& attr);
  bool successors(Node& node);
  Index add_node(const Node& node, const char* begin);
  const Param* find_param(llvm::StringRef name) const;
  // Whether the variable may stand here: in a pattern only its parameters do.
  bool check_variable(const Token& token);
  // The number of a variable where only a plain one can stand; 0 after an error.
  Name variable(const Token& token);
  const Cell* find_cell(llvm::StringRef name) const;

  // Expressions. rule_parser_exprs.cpp
  Index expr();
  Index conjunction();
  Index negation();
  Index comparison();
  Operator compare_operator();
  Index in_list(Index value, const char* begin);
  Index binary(unsigned level);
  Index unary();
  Index atom();
  Index name_atom();
  Index word_atom();
  Index call(ExprKind kind, const Token& name);
  bool arguments(llvm::SmallVectorImpl<Index>& args);
  Index type();
  template <typename T>
  Index ir_text(ExprKind kind);
  Index ir_type();
  Index ir_attribute();
  Index literal(bool negative, const char* begin);
  Index param_expr(Index arg);
  bool starts_literal() const;
  bool starts_ir_type() const;
  Index add_expr(const Expr& expr, const char* begin);
  Index add_expr(ExprKind kind, llvm::StringRef subject, llvm::ArrayRef<Index> args,
                 const char* begin);
  IrReader& ir_reader();

  // Counts how deep something is nested.
  class Depth {
   public:
    Depth(RuleParser& parser, unsigned& depth, unsigned most, llvm::StringRef what);
    Depth(const Depth&) = delete;
    ~Depth() { --depth_; }
    bool ok() const { return ok_; }

   private:
    unsigned& depth_;
    bool ok_;
  };

  Context& context_;
  llvm::StringRef text_, file_;
  RuleLexer lexer_;
  Token token_;
  const char* last_end_;  // of the token in front of the current one
  RuleSet set_;
  std::unique_ptr<IrReader, void (*)(IrReader*)> ir_reader_{nullptr, nullptr};

  std::vector<Tree> node_trees_, expr_trees_;  // by index
  llvm::StringMap<PatternDef> patterns_;
  std::vector<std::string> loop_patterns_;  // those defined in the loops around
  std::vector<Loop> loops_;                 // inner ones last
  std::size_t visible_loops_ = 0;           // how many of them are not hidden from a pattern
  llvm::ArrayRef<Param> params_;            // of the pattern that is being read
  bool in_pattern_ = false;
  Index group_ = 0;
  unsigned operand_depth_ = 0, expr_depth_ = 0, pattern_depth_ = 0;
  std::size_t loop_rounds_ = 1;  // the product of the rows of the loops around
  unsigned errors_ = 0;
  DiagnosticEngine muted_;
  llvm::DenseSet<std::uint32_t> reported_;  // places that have had their error
};

}  // namespace pliron::rules
