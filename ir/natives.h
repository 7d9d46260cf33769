#pragma once
// What dialect files call `native "name"`: the C++ functions of compiled dialects that have no form
// as data. Every dialect that is registered gives its own; register_natives() gives those of one
// that is not, so that a file can define it.
//
// Names come from the records:
//   llvm.cond_br.verify          a hook of an op: verify, fold, successor_operands, ...
//   llvm.icmp.derive.res         how the type of a result (operand) follows from another's
//   toy.loop.custom.Bounds       a custom directive of a format
//   toy.add.interface.toy.shape  an interface
//   !llvm.ptr.print              a hook of a type: print, parse, alias, verify
//   #llvm.linkage.custom.Kind    the same of attributes as of types
//   mir.on_register              of a dialect: on_register, materialize_constant
// and constraints have the name that they give themselves.

#include "ir/dialect.h"

namespace pliron {

enum class NativeRole : std::uint8_t {
  TypeConstraint,
  AttrConstraint,
  OpHook,
  OpDerive,
  OpDirective,
  OpInterface,
  TypeHook,
  TypeDirective,
  TypeInterface,
  AttrHook,
  AttrDirective,
  AttrInterface,
  DialectHook,
};

using NativeFunction = void (*)();

struct Native {
  NativeRole role;
  llvm::StringRef name;  // in full
  llvm::StringRef part;  // of roles with several: the hook, "verify"; the directive; the interface
  const Dialect* home;   // the dialect that it belongs to
  NativeFunction function = nullptr;  // hooks, OpDerive
  const void* data = nullptr;  // a ConstraintNode, CustomDirective, ParamDirective or InterfaceImpl
  // Tells it from others of its role wherever it is used: the address of its function or table.
  const void* key = nullptr;
  // What its code may count on: the record that it is compiled for. One of them, or none.
  const OpDef* op = nullptr;
  const TypeDef* type = nullptr;
  const AttrDef* attr = nullptr;
};

// Makes the natives of a dialect known without registering it. The record is copied; what it points
// to must outlive the context.
void register_natives(Context& context, Dialect dialect);

// Null when there is none of that name.
const Native* find_native(Context& context, llvm::StringRef name);
// The compiled dialect of that name, registered or not; null when there is none.
const Dialect* find_compiled_dialect(Context& context, llvm::StringRef name);
// All that a registered dialect was registered with.
const Dialect& record_of(Context& context, const DialectInfo& dialect);
// The name under which a function or table is known, or "". Of several that of `owner` is taken
// (its full name, "llvm.add"), or else the first.
llvm::StringRef native_name(Context& context, NativeRole role, llvm::StringRef owner,
                            llvm::StringRef part, const void* key);
inline const void* native_key(NativeFunction function) {
  return reinterpret_cast<const void*>(function);
}
// All names, for suggestions.
std::vector<llvm::StringRef> all_native_names(Context& context);
// "a verify hook of ops", for messages.
std::string native_role_text(NativeRole role, llvm::StringRef part);

// The hooks of a type (attribute, dialect), from wherever its record and entry keep them.
struct TypeNatives {
  void (*print)(Type, AsmPrinter&) = nullptr;
  FailureOr<Type> (*parse)(AsmParser&) = nullptr;
  std::string_view (*alias)(Type) = nullptr;
  LogicalResult (*verify)(Type, EmitError) = nullptr;
};
struct AttrNatives {
  void (*print)(Attribute, AsmPrinter&) = nullptr;
  FailureOr<Attribute> (*parse)(AsmParser&) = nullptr;
  std::string_view (*alias)(Attribute) = nullptr;
  LogicalResult (*verify)(Attribute, EmitError) = nullptr;
};
struct DialectNatives {
  Operation* (*materialize_constant)(Builder&, Location, Attribute, Type) = nullptr;
  void (*on_register)(Context&) = nullptr;
};
TypeNatives natives_of(const TypeEntry& entry);
AttrNatives natives_of(const AttrEntry& entry);
DialectNatives natives_of(const Dialect& dialect);

// Hooks by name, and how to reach them in their structs.
template <typename Hooks>
struct HookField {
  llvm::StringLiteral name;
  NativeFunction (*read)(const Hooks&);
  void (*write)(Hooks&, NativeFunction);
};
llvm::ArrayRef<HookField<OpHooks>> op_hook_fields();
llvm::ArrayRef<HookField<TypeNatives>> type_hook_fields();
llvm::ArrayRef<HookField<AttrNatives>> attr_hook_fields();
llvm::ArrayRef<HookField<DialectNatives>> dialect_hook_fields();

// The index behind find_native(); kept by the context, made when it is first asked.
class NativeIndex {
 public:
  explicit NativeIndex(llvm::ArrayRef<const Dialect*> dialects);
  const Native* find(llvm::StringRef name) const;
  const Native* find(NativeRole role, llvm::StringRef owner, llvm::StringRef part,
                     const void* key) const;
  llvm::ArrayRef<Native*> all() const { return order_; }

 private:
  void add(Native native, llvm::StringRef owner, const llvm::Twine& rest);
  void add_constraints(const ConstraintNode* node, const Dialect& home, unsigned depth);
  void add_op(const OpEntry& entry, const Dialect& home);
  template <typename Entry>
  void add_params(const Entry& entry, const Dialect& home);

  llvm::StringMap<Native> natives_;
  std::vector<Native*> order_;
};

}  // namespace pliron
