#pragma once
// OpDef::format as a small program, compiled once when the op is registered and run by the printer
// and by the parser. The language is described in docs/assembly-format.md. Compiling also checks
// it: every name exists, nothing is said twice, and what is not written can be worked out again on
// reading.

#include <memory>
#include <vector>

#include "ir/op_info.h"

namespace pliron {

// Operands or results: one group of the record, or all.
struct FormatValues {
  bool results = false;
  int group = -1;  // -1: all of them
};

// How an attribute is written.
enum class FormatAttrStyle : std::uint8_t {
  Full,    // with its type
  Symbol,  // @name, for `sym_name`
  I32,     // the number alone
  I64,
  Unit,  // nothing: it is there when its optional group is
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
    AttrDict,        // `with_keyword`: behind `attributes`
    Optional,        // runs on when the anchor is there, else goes to `target`
    Jump,            // to `target`
  };
  Kind kind;
  bool with_keyword = false;
  FormatAttrStyle style = FormatAttrStyle::Full;
  int index = -1;        // of the group or slot; -1: all
  llvm::StringRef text;  // Literal, Space
  FormatValues first, second;
  unsigned target = 0;
  unsigned anchor = 0;  // Optional: the step whose presence decides
};

// How the types of a group are known.
struct FormatTypeSource {
  enum Kind : std::uint8_t {
    Written,
    SameAs,  // as the first value of the group `values`
    I1,
    Index,
  };
  Kind kind = Written;
  FormatValues values;
};

struct AsmFormat {
  std::vector<FormatStep> steps;
  std::vector<FormatTypeSource> operand_types, result_types;  // by group
  std::vector<bool> written_slots;  // slots that do not go to the attribute dictionary
};

// Compiles info.def->format. Null after errors, which have been reported as errors of the record.
std::shared_ptr<const AsmFormat> compile_asm_format(const OpInfo& info);

// Whether `op` says nothing that its format would lose: it fits the record in number of operands,
// results, regions and successors and in its attributes, and types that are not written are what
// reading would make them. Ops for which it is false are printed in the generic form.
bool fits_asm_format(const AsmFormat& format, Operation* op);

// The regions or successors of a group among `total`: at most one group is not single.
OperandSpan format_group_span(llvm::ArrayRef<Arity> groups, unsigned group, unsigned total);
llvm::SmallVector<Arity, 3> region_arities(const OpDef& def);
llvm::SmallVector<Arity, 3> successor_arities(const OpDef& def);

}  // namespace pliron
