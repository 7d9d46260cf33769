#pragma once
// OpDef::format as a small program, which the printer and the parser run. The language is described
// in docs/assembly-format.md. Compiling the program (ir/asm_format_compiler.h) also checks it:
// every name exists, nothing is said twice, and what is not written can be worked out again on
// reading. For records in C++ that happens while the compiler runs.

#include <memory>

#include "ir/op_def.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace pliron {

class Operation;
struct OpInfo;

// Operands or results: one group of the record, or all.
struct FormatValues {
  bool results = false;
  std::int8_t group = -1;  // -1: all of them

  constexpr bool operator==(const FormatValues&) const = default;
};

// How an attribute is written.
enum class FormatAttrStyle : std::uint8_t {
  Full,      // with its type
  Text,      // a string without a type
  Symbol,    // @name, for `sym_name`
  Number,    // the number alone, since its constraint says the type
  Word,      // a case of an enumeration
  Elements,  // [1, 2]: a dense array, since its constraint says the type of elements
  Body,      // without `#dialect.name`, since its constraint says which attribute it is
  Nothing,   // a unit attribute: it is there when its optional group is
};

struct FormatStep {
  enum Kind : std::uint8_t {
    Literal,
    Space,    // of printing only: the text is "", " " or "\n"
    Operand,  // a group, or all of them
    Attr,
    Region,
    Successor,
    Types,           // of `first`
    FunctionalType,  // of `first` and `second`
    AttrDict,        // `flag`: behind `attributes`
    PropDict,
    Custom,    // calls directive `index` with the Argument steps that follow up to `target`
    Argument,  // of a Custom: something as `inner` says; `flag`: it has been read before
    Optional,  // runs on when step `anchor` is there, else goes to `target`
    Jump,      // to `target`
    List,      // of clauses in any order, up to `target`
    Clause,    // in a List: behind the word `text`, up to the Again in front of `target`
    Again,     // the end of a clause: back to the List at `target` when reading, else on
  };
  Kind kind = Literal;
  Kind inner = Literal;  // Argument: Operand, Attr, Region, Successor, Types, AttrDict, PropDict or
                         // Literal, which is `text`
  bool flag = false;     // of AttrDict and Argument as said; Attr: it may be absent here
  FormatAttrStyle style = FormatAttrStyle::Full;  // Attr
  bool stripped = false;                          // Types: without `!dialect.name`
  std::int8_t index = -1;                         // of the group, slot or clause; -1: all
  FormatValues first = {}, second = {};
  std::uint8_t target = 0;
  std::uint8_t anchor = 0;
  std::string_view text = {};  // Literal, Space, Clause

  llvm::StringRef literal() const { return {text.data(), text.size()}; }
};

// How the types of a group that are not written follow from others.
struct FormatTypeRule {
  enum Kind : std::uint8_t {
    SameAs,    // the type of the first value of `source`
    Fixed,     // the one that the constraint allows
    Derived,   // what the group's TypeFrom makes of that type
    Inferred,  // by the op's infer_types hook
  };
  FormatValues target;
  Kind kind = SameAs;
  FormatValues source = {};
};

struct AsmFormat {
  llvm::ArrayRef<FormatStep> steps;
  // In an order in which each can be applied after the ones before it.
  llvm::ArrayRef<FormatTypeRule> rules;
  std::uint32_t written_slots = 0;  // bits of slots that do not go to a dictionary
  bool has_prop_dict = false;       // inherent attributes go there instead of attr-dict
  bool has_custom_regions = false;  // some custom directive takes a region
};

// Compiles info.def->format for a record that was made at run time. Null after errors, which have
// been reported as errors of the record.
std::shared_ptr<const AsmFormat> compile_asm_format(const OpInfo& info);

// Whether `op` says nothing that its format would lose: it fits the record in number of operands,
// results, regions and successors and in its attributes, and types that are not written are what
// reading would make them. Ops for which it is false are printed in the generic form.
bool fits_asm_format(const AsmFormat& format, Operation* op);

// Whether what an anchor, or a clause, stands for is there.
bool is_format_step_present(Operation* op, llvm::ArrayRef<FormatStep> steps, unsigned step);
// Whether what a step writes may be absent.
bool is_optional_step(const OpDef& def, const FormatStep& step);

}  // namespace pliron
