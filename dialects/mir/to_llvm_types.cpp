// mir-to-llvm: types and signatures. What Rust promises of references becomes attributes of
// parameters; rustc's own rules for them are in compiler/rustc_ty_utils/src/abi.rs.

#include "dialects/mir/to_llvm_impl.h"

namespace pliron::mir::to_llvm {

Type lowered(Type type) {
  if (IntegerType integer = type.try_as<IntegerType>())
    return IntegerType::get(type.context(), integer.width());
  if (is_pointer(type))
    return ll::PointerType::in(type.context(), address_space(type));
  return type;
}

Type in_memory(Type type) {
  Type result = lowered(type);
  return IntOrBool.accepts(type) && result.as<IntegerType>().width() == 1
             ? IntegerType::get(type.context(), 8)
             : result;
}

ll::ArrayType bytes_type(Context& context, std::uint64_t size) {
  return ll::ArrayType::of(IntegerType::get(context, 8), size);
}

Type storage_type(Type type) {
  if (is_scalar(type) && !is_fat_pointer(type))
    return in_memory(type);
  SizeAlign layout{0, 1};
  bool known = layout_of(type, layout);
  assert(known && "the verifier lets no unsized type through");
  (void)known;
  return bytes_type(type.context(), layout.size);
}

// `&T` and `&mut T`. A reference with an UnsafeCell behind it, or to something that may be pinned,
// can be freed or changed by others while the function runs, so that only its value is known.
static void add_reference_facts(AttrDict& attrs, Type type) {
  Type target = pointee(type);
  SizeAlign layout{0, 1}, element{0, 1};
  bool is_sized = layout_of(target, layout);
  if (Type of = is_sized ? Type() : element_type(target); of && layout_of(of, element))
    layout.align = element.align;
  attrs.unit("llvm.nonnull");
  if (layout.align > 1)
    attrs.number("llvm.align", layout.align);
  bool is_shared = !is_mutable(type);
  if (!(is_shared ? is_freeze(target) : is_unpin(target)))
    return;
  attrs.unit("llvm.noalias");
  if (is_shared)
    attrs.unit("llvm.readonly");
  if (is_sized && layout.size > 0)
    attrs.number("llvm.dereferenceable", layout.size);
}

static bool is_bool(Type type) {
  return type.is<IntegerType>() && type.as<IntegerType>().width() == 1;
}

static void add_scalar(Signature& signature, Type type) {
  Context& context = type.context();
  AttrDict facts(context), call(context);
  facts.unit("llvm.noundef");
  if (is_bool(type)) {
    facts.unit("llvm.zeroext");
    call.unit("llvm.zeroext");
  }
  if (type.is<RefType>())
    add_reference_facts(facts, type);
  signature.params.push_back(lowered(type));
  signature.param_attrs.push_back(facts.get());
  signature.call_attrs.push_back(call.get());
  signature.counts.push_back(1);
  if (!is_fat_pointer(type))
    return;
  signature.params.push_back(IntegerType::get(context, 64));
  signature.param_attrs.push_back(AttrDict(context).unit("llvm.noundef").get());
  signature.call_attrs.push_back(DictionaryAttr::get(context, {}));
  signature.counts.back() = 2;
}

enum class Passing : std::uint8_t { ByAddress, ByValue, Result };

// An aggregate. One without bytes is not passed at all.
static void add_aggregate(Signature& signature, Type pointer, Passing passing) {
  Context& context = pointer.context();
  SizeAlign layout{0, 1};
  layout_of(pointee(pointer), layout);
  if (layout.size == 0) {
    signature.counts.push_back(0);
    return;
  }
  AttrDict facts(context), call(context);
  facts.unit("llvm.noalias").unit("llvm.noundef").number("llvm.align", layout.align);
  call.number("llvm.align", layout.align);
  Type bytes = bytes_type(context, layout.size);
  if (passing == Passing::ByValue) {
    facts.type("llvm.byval", bytes);
  } else {
    facts.unit("llvm.nonnull").number("llvm.dereferenceable", layout.size);
  }
  if (passing == Passing::Result) {
    facts.type("llvm.sret", bytes);
    call.type("llvm.sret", bytes);
  }
  signature.params.push_back(lowered(pointer));
  signature.param_attrs.push_back(facts.get());
  signature.call_attrs.push_back(call.get());
  signature.counts.push_back(1);
}

static void add_result(Signature& signature, Type type) {
  Context& context = type.context();
  if (is_fat_pointer(type))
    signature.result =
        ll::StructType::literal(context, {lowered(type), IntegerType::get(context, 64)});
  else
    signature.result = lowered(type);
  if (is_bool(type))
    signature.result_attrs = AttrDict(context).unit("llvm.zeroext").get();
}

Signature signature_of(FuncOp func) {
  Signature signature;
  TypeRange inputs = func.function_type().inputs(), results = func.function_type().results();
  for (unsigned i = 0; i < inputs.size(); ++i) {
    if (func.has_arg_attr(i, "mir.sret"))
      add_aggregate(signature, inputs[i], Passing::Result);
    else if (func.has_arg_attr(i, "mir.indirect"))
      add_aggregate(signature, inputs[i], func.is_kernel() ? Passing::ByValue : Passing::ByAddress);
    else
      add_scalar(signature, inputs[i]);
  }
  if (results.empty())
    signature.result = ll::VoidType::get(func.context());
  else
    add_result(signature, results[0]);
  return signature;
}

}  // namespace pliron::mir::to_llvm
