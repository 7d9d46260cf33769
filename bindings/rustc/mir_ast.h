#pragma once
// What rustc's MIR text says, as plain nodes: types, paths, constants, places, operands, rvalues,
// statements, terminators, bodies, items and allocations.
//
// The reader that builds IR walks these nodes; nothing here knows IR. All nodes live in the arena
// of their Module (mir_module.h) and stay valid as long as it does; strings point into the arena or
// into the text. Types and paths are interned: two pointers are equal exactly when the canonical
// spellings are. Nothing is resolved: a path is a spelling with structure, and whether `Foo::Bar`
// is a variant or a function is for the reader to decide from the types around it.

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "ir/location.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace pliron::rustc {

struct Constant;
struct Path;
struct Type;

// A range of Rust source as rustc's comments give it. Lines and columns count from 1; the end is
// just behind the last character. line is 0 for "no-location".
struct Span {
  llvm::StringRef file;
  unsigned line = 0;
  unsigned column = 0;
  unsigned end_line = 0;
  unsigned end_column = 0;

  bool is_known() const { return line != 0; }
  Location location(Context& context) const;
};

// `file:1:2: 3:4`
std::string to_string(const Span& span);

// The span and the scope of a statement, terminator, local or debug entry.
struct SourceInfo {
  unsigned scope = 0;
  Span span;
};

// ---- types --------------------------------------------------------------------------------------

enum class TypeKind : std::uint8_t {
  Bool,
  Char,
  Str,
  Never,      // !
  Int,        // bits, is_pointer_sized
  Uint,       // bits, is_pointer_sized
  Float,      // bits
  Ref,        // element, is_mut
  RawPtr,     // element, is_mut
  Tuple,      // elements; () has none
  Array,      // element, length or length_text
  Slice,      // element
  FnPtr,      // elements (parameters), result, abi, is_unsafe, is_variadic
  FnDef,      // the same and path: the zero-sized type of one function
  Dyn,        // bounds, text
  Impl,       // bounds, text: an opaque type or an anonymous type parameter
  Closure,    // text, and span or path
  Coroutine,  // text, and span or path: {coroutine@..}, {async fn body of ..}, ..
  Pattern,    // element, text: `(u32) is 1..`
  Binder,     // element: `unsafe<'a> T`
  Named,      // path: an ADT, an extern type, a type parameter, or a projection `<T as Tr>::Name`
  Infer,      // _
};

struct Type {
  TypeKind kind = TypeKind::Never;
  bool is_mut = false;
  bool is_pointer_sized = false;  // isize, usize
  bool is_unsafe = false;
  bool is_variadic = false;
  unsigned bits = 0;
  const Type* element = nullptr;
  llvm::ArrayRef<const Type*> elements;
  const Type* result = nullptr;
  llvm::StringRef abi;  // "Rust" when none is printed
  const Path* path = nullptr;
  std::optional<std::uint64_t> length;  // Array: when it is a number
  llvm::StringRef length_text;          // Array: as printed
  llvm::ArrayRef<const Path*> bounds;   // Dyn, Impl: the traits; lifetimes are left out
  llvm::StringRef text;                 // see the kinds
  Span span;                            // Closure, Coroutine: from `{closure@file:1:2: 3:4}`
  // How the type is written, in one canonical way: lifetimes of references and `for<..>` are left
  // out, lifetimes in generic arguments are `'_`.
  llvm::StringRef spelling;

  bool is(TypeKind k) const { return kind == k; }
  bool is_integer() const { return kind == TypeKind::Int || kind == TypeKind::Uint; }
  bool is_pointer() const { return kind == TypeKind::Ref || kind == TypeKind::RawPtr; }
  bool is_unit() const { return kind == TypeKind::Tuple && elements.empty(); }
};

// ---- paths --------------------------------------------------------------------------------------

enum class GenericArgKind : std::uint8_t { Lifetime, Type, Const, Binding };

// An argument in <..>. A const argument that is a lone path (`N`, `AtomicOrdering::Relaxed`) cannot
// be told from a type by its spelling and has kind Type.
struct GenericArg {
  GenericArgKind kind = GenericArgKind::Type;
  const Type* type = nullptr;  // Type, Binding
  llvm::StringRef name;        // Binding: `Item` in `Item = u8`
  llvm::StringRef text;        // as written: `'_`, `u8`, `256`, `true`, `'a'`
  std::optional<std::int64_t> value;  // Const: an integer that fits, false as 0, true as 1
};

enum class SegmentKind : std::uint8_t {
  Name,       // an identifier, or the number of a tuple field's owner
  Qualified,  // <self_type as trait>
  SelfType,   // <self_type>
  ImplAt,     // <impl at span>
  ImplOf,     // <impl self_type> or <impl trait for self_type>
  Promoted,   // promoted[index]
  Special,    // {closure#0}, {constant#0}, {impl#54}: name is `closure`, .., index follows #
};

struct Segment {
  SegmentKind kind = SegmentKind::Name;
  llvm::StringRef name;
  llvm::ArrayRef<GenericArg> args;
  bool is_turbofish = false;  // the arguments were written ::<..>
  const Type* self_type = nullptr;
  const Path* trait = nullptr;  // ImplOf: of `impl Trait for T`, with its arguments
  Span span;
  unsigned index = 0;
};

struct Path {
  llvm::ArrayRef<Segment> segments;
  llvm::StringRef spelling;  // canonical, as in Type
  // The spelling without generic arguments, with `<T as Trait>` written as `Trait`:
  // `core::intrinsics::atomic_load`, `core::option::Option::Some`, `core::ops::FnMut::call_mut`.
  llvm::StringRef base;

  const Segment& last() const { return segments.back(); }
  // The identifier at the end: `Some`, `call_mut`; "" when the last segment is none.
  llvm::StringRef name() const { return last().name; }
  bool is_promoted() const { return last().kind == SegmentKind::Promoted; }
  // `<T as Trait>::method`
  bool is_qualified() const { return segments.front().kind == SegmentKind::Qualified; }
};

// ---- places and operands ------------------------------------------------------------------------

enum class ProjectionKind : std::uint8_t {
  Deref,
  Field,          // index, type (the field's)
  Downcast,       // name (the variant's)
  DowncastIndex,  // index: `as variant#7`, states of coroutines
  OpaqueCast,     // type
  Index,          // index: the number of the local that holds the index
  ConstantIndex,  // offset, length (the least that the sequence has), from_end: `[-1 of 3]`
  // offset, length (the end), from_end: [a..b] of arrays; [a:], [:-b], [a:-b] of slices;
  // type (the part's; null when the sequence has no such part)
  Subslice,
  UnwrapBinder,   // type
};

struct Projection {
  ProjectionKind kind = ProjectionKind::Deref;
  bool from_end = false;
  unsigned index = 0;
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
  const Type* type = nullptr;
  llvm::StringRef name;
};

struct Place {
  unsigned local = 0;
  llvm::ArrayRef<Projection> projections;

  bool is_local() const { return projections.empty(); }
};

enum class OperandKind : std::uint8_t {
  Copy,
  Move,
  Constant,
  RuntimeCheck,  // name: UbChecks, OverflowChecks, ContractChecks; a bool
};

struct Operand {
  OperandKind kind = OperandKind::Copy;
  Place place;
  const Constant* constant = nullptr;
  llvm::StringRef name;

  bool is_place() const { return kind == OperandKind::Copy || kind == OperandKind::Move; }
};

enum class ConstantKind : std::uint8_t {
  Int,        // words, of `type`
  Float,      // words: the bits. NaNs are the default quiet NaN of their width
  Bool,       // words[0]
  Char,       // words[0]
  Str,        // bytes, decoded; type &str
  ByteStr,    // b"..": bytes, decoded; type &[u8; N]
  ByteArray,  // *b"..": bytes, decoded; type [u8; N]
  Tuple,      // elements; () has none
  Array,      // elements
  Adt,        // path, elements; field_names when written with braces. A bare path is Item
  Item,       // path: a function, a unit struct or variant, or a const that is not evaluated
  Alloc,      // alloc, words[0] (the offset); type is the pointer's
  Address,    // words[0]: {0x10 as *const u8}
  Transmute,  // words: {transmute(0x..): T}, or no value at all when is_zero_sized
  ZeroSized,  // type
  Indirect,   // alloc, words[0] (the offset); type is the value's
  Slice,      // alloc, words[0] (the length); type is the reference's
  Ref,        // elements[0]: &constant
  Uninit,     // <uninit>
  Static,     // name: <static(DefId(0:43625 ~ core[1eb9]::a::B))>
  FnPointer,  // path, type: {path as fn()}
  Opaque,     // text only: `<vtable>`, `{{unreachable(): T}}` and other values rustc cannot print
};

struct Constant {
  ConstantKind kind = ConstantKind::Opaque;
  bool is_zero_sized = false;
  // From the value's suffix or from rustc's comment below the statement; null where neither tells.
  const Type* type = nullptr;
  std::array<std::uint64_t, 2> words = {0, 0};  // two's complement, low word first
  llvm::StringRef bytes;
  const Path* path = nullptr;
  llvm::ArrayRef<const Constant*> elements;
  llvm::ArrayRef<llvm::StringRef> field_names;  // as many as elements, or none
  unsigned alloc = 0;
  llvm::StringRef name;
  llvm::StringRef text;  // as written

  // Int, Bool, Char: the value, `bits` wide (up to 128).
  llvm::APInt int_value(unsigned bits) const;
  // Float: the value in the format of that width (16, 32, 64 or 128).
  llvm::APFloat float_value(unsigned bits) const;
};

// ---- rvalues ------------------------------------------------------------------------------------

enum class BinaryOp : std::uint8_t {
  Add, AddUnchecked, AddWithOverflow, Sub, SubUnchecked, SubWithOverflow, Mul, MulUnchecked,
  MulWithOverflow, Div, Rem, BitXor, BitAnd, BitOr, Shl, ShlUnchecked, Shr, ShrUnchecked, Eq, Ne,
  Lt, Le, Gt, Ge, Cmp, Offset,
};
enum class UnaryOp : std::uint8_t { Not, Neg, PtrMetadata };

enum class CastKind : std::uint8_t {
  IntToInt, FloatToInt, FloatToFloat, IntToFloat, PtrToPtr, FnPtrToPtr, Transmute, Subtype,
  PointerExposeProvenance, PointerWithExposedProvenance,
  // PointerCoercion(..)
  Unsize, MutToConstPointer, ArrayToPointer, UnsafeFnPointer, ReifyFnPointer, ClosureFnPointer,
};

llvm::StringRef spelling(BinaryOp op);
llvm::StringRef spelling(UnaryOp op);
llvm::StringRef spelling(CastKind kind);

enum class RvalueKind : std::uint8_t {
  Use,             // operands[0]
  Repeat,          // operands[0], count or count_text
  Ref,             // place, is_mut: & and &mut
  RawRef,          // place, is_mut: &raw const and &raw mut
  FakeRef,         // place: early MIR only
  ThreadLocalRef,  // path
  Cast,            // operands[0], type (the target), cast
  Binary,          // operands[0], operands[1], binary
  Unary,           // operands[0], unary
  Discriminant,    // place
  CopyForDeref,    // place
  Tuple,           // operands
  Array,           // operands
  Adt,             // path, operands, field_names: a struct, variant or union. A bare path whose
                   // kind the text does not tell has no operands and is_bare_path
  Closure,         // type, operands, field_names: captures
  Coroutine,       // type, operands, field_names
  RawPtr,          // type, operands[0] (address), operands[1] (metadata)
  WrapBinder,      // operands[0], type
};

struct Rvalue {
  RvalueKind kind = RvalueKind::Use;
  bool is_mut = false;
  bool is_bare_path = false;
  BinaryOp binary = BinaryOp::Add;
  UnaryOp unary = UnaryOp::Not;
  CastKind cast = CastKind::IntToInt;
  Place place;
  llvm::ArrayRef<Operand> operands;
  llvm::ArrayRef<llvm::StringRef> field_names;  // as many as operands, or none
  const Type* type = nullptr;
  const Path* path = nullptr;
  std::optional<std::uint64_t> count;
  llvm::StringRef count_text;
  // Closure: how many captures it has by rustc's comment. rustc prints one operand per captured
  // *variable*, so a closure that captures two fields of one variable has fewer operands than this
  // unless the driver filled them in (README.md); such an rvalue must be refused.
  std::optional<unsigned> num_captures;
};

// ---- statements and terminators -----------------------------------------------------------------

enum class StatementKind : std::uint8_t {
  Assign,              // place, rvalue
  SetDiscriminant,     // place, variant (its index, not its value)
  StorageLive,         // place (a local)
  StorageDead,         // place (a local)
  Assume,              // operands[0]
  CopyNonOverlapping,  // operands: destination, source, count (of elements)
  Nop,
  ConstEvalCounter,
  PlaceMention,  // place
  Informative,   // text: FakeRead, Retag, AscribeUserType, Coverage: of no effect at run time
};

struct Statement {
  StatementKind kind = StatementKind::Nop;
  SourceInfo source;
  Place place;
  const Rvalue* rvalue = nullptr;
  llvm::ArrayRef<Operand> operands;
  unsigned variant = 0;
  llvm::StringRef text;
};

enum class UnwindKind : std::uint8_t { None, Continue, Unreachable, Terminate, Cleanup };

struct Unwind {
  UnwindKind kind = UnwindKind::None;
  unsigned block = 0;  // Cleanup
};

enum class AssertKind : std::uint8_t {
  BoundsCheck,  // operands: length, index
  Overflow,     // overflow: the operation; operands: its operands
  OverflowNeg,
  DivisionByZero,
  RemainderByZero,
  Other,  // message
};

// One operand of inline assembly.
enum class AsmOperandKind : std::uint8_t { In, Out, InOut, Const, SymFn, SymStatic, Label };

struct AsmOperand {
  AsmOperandKind kind = AsmOperandKind::In;
  bool is_late = false;
  llvm::StringRef reg;            // `reg32`, `"ax"`
  std::optional<Operand> input;   // In, InOut
  std::optional<Place> output;    // Out, InOut; none for `_`
  const Constant* constant = nullptr;  // Const
  const Path* path = nullptr;     // SymFn
  llvm::StringRef text;           // SymStatic
  unsigned label = 0;             // Label
};

struct InlineAsm {
  llvm::StringRef pieces;  // the template as written, `{0}` for operands and `{{` for a brace
  llvm::ArrayRef<AsmOperand> operands;
  llvm::ArrayRef<llvm::StringRef> options;  // NOMEM, NOSTACK, PURE, ..
};

enum class TerminatorKind : std::uint8_t {
  Goto,           // targets[0]
  SwitchInt,      // operand, values[i] goes to targets[i], the last target is `otherwise`
  Return,
  Unreachable,
  Resume,
  Terminate,
  CoroutineDrop,
  Drop,           // place, targets[0], unwind
  Assert,         // operand must equal `expected`; message, message_operands, targets[0]
  Call,           // callee, args, place (the destination), unwind, targets[0] unless it diverges
  TailCall,       // callee, args
  Yield,          // operand, place, targets: resume, drop if any
  FalseEdge,      // targets: real, imaginary
  FalseUnwind,    // targets[0], unwind
  InlineAsm,      // assembly, targets (return first, if any, then labels), unwind
};

struct Terminator {
  TerminatorKind kind = TerminatorKind::Unreachable;
  SourceInfo source;
  Operand operand;
  Place place;
  llvm::ArrayRef<unsigned> targets;
  llvm::ArrayRef<std::array<std::uint64_t, 2>> values;  // bit patterns, low word first
  Unwind unwind;
  // A constant of kind Item whose type is a FnDef is a direct call: rustc's comment gives that
  // type, with ABI and safety. One of another type is a const that holds a function pointer or a
  // closure. A place is a function pointer.
  Operand callee;
  llvm::ArrayRef<Operand> args;
  bool expected = true;
  AssertKind assertion = AssertKind::Other;
  BinaryOp overflow = BinaryOp::Add;
  llvm::StringRef message;  // decoded
  llvm::ArrayRef<Operand> message_operands;
  const InlineAsm* assembly = nullptr;
};

// ---- bodies -------------------------------------------------------------------------------------

struct Local {
  const Type* type = nullptr;  // null: no local has this number
  bool is_mut = false;
  SourceInfo source;
};

// A variable of the source: where its value is found while its scope is active.
struct DebugEntry {
  llvm::StringRef name;
  // `debug ((i: gpu::ThreadIndex).0: usize) => _32`: only a part of the variable is described.
  const Type* composite_type = nullptr;
  llvm::ArrayRef<Projection> composite;
  Place place;
  const Constant* constant = nullptr;  // instead of a place
  SourceInfo source;
};

struct Scope {
  bool exists = false;
  std::optional<unsigned> parent;  // none for scope 0
  // A scope that was made by inlining a call: who was called, and where the call stands.
  bool is_inlined = false;
  bool is_track_caller = false;
  llvm::StringRef callee_text;
  const Path* callee = nullptr;  // null when the text is no plain path (shims)
  Span call_site;
};

struct Block {
  bool exists = false;
  bool is_cleanup = false;
  llvm::ArrayRef<Statement> statements;
  Terminator terminator;
};

// Functions and parameters with names like this are ours (kernel_wrappers.h): they are in the MIR and
// not in the user's source.
inline constexpr llvm::StringLiteral wrapper_prefix = "__pliron_kernel_";

struct Body {
  unsigned num_args = 0;            // locals 1 .. num_args
  llvm::ArrayRef<Local> locals;     // by number; _0 is the result
  llvm::ArrayRef<DebugEntry> debug_entries;
  llvm::ArrayRef<Scope> scopes;     // by number
  llvm::ArrayRef<Block> blocks;     // by number; bb0 is the entry

  const Type* local_type(unsigned local) const {
    return local < locals.size() ? locals[local].type : nullptr;
  }
  // The place of a statement in the source, with the chain of calls that inlining removed:
  // callsite(innermost at call site at ..). Calls by wrappers of ours are left out.
  Location location(Context& context, const SourceInfo& source) const;
};

// The type of a place, or null where the text does not say (a downcast without a field behind it,
// an index into something that is neither array nor slice).
const Type* place_type(const Body& body, const Place& place);

// ---- items and allocations ----------------------------------------------------------------------

enum class ItemKind : std::uint8_t {
  Fn,
  Const,         // a const, a promoted, or an array length: has an initialiser body
  Static,
  StaticMut,
  AnonConst,     // without keyword: inline consts and const arguments
  TrivialConst,  // `const` holds its value; no body
};

struct Item {
  ItemKind kind = ItemKind::Fn;
  const Path* path = nullptr;
  llvm::ArrayRef<const Type*> params;  // Fn: the types of _1 ..
  const Type* type = nullptr;          // Fn: the result
  const Constant* constant = nullptr;  // TrivialConst
  llvm::StringRef header;              // the first line, without ` {`
  llvm::StringRef text;                // everything, to the closing brace
};

enum class AllocKind : std::uint8_t { Memory, Static, ExternStatic, Fn, VTable };

struct Relocation {
  std::uint64_t offset = 0;  // of the 8-byte cell in this allocation
  unsigned alloc = 0;        // what it points into
  std::uint64_t addend = 0;  // bytes from its start
};

struct Alloc {
  unsigned id = 0;
  AllocKind kind = AllocKind::Memory;
  llvm::StringRef text;  // Static, ExternStatic, Fn, VTable: what it stands for, as written
  std::uint64_t size = 0;
  std::uint64_t align = 1;
  // False for a static whose size and bytes are not printed: rustc had no reason to evaluate it.
  bool has_contents = true;
  llvm::ArrayRef<std::uint8_t> bytes;  // zero where not initialised and in pointer cells
  llvm::ArrayRef<bool> init;           // per byte: whether it has a value
  llvm::ArrayRef<Relocation> relocations;
};

}  // namespace pliron::rustc
