// Constants, as values and in memory.

#include "bindings/rustc/const_eval.h"
#include "bindings/rustc/reader_function.h"

namespace pliron::rustc {

using PlironType = pliron::Type;

bool FunctionReader::ConstantNesting::ok() {
  constexpr unsigned max_depth = 64;
  if (reader.constant_depth_ <= max_depth)
    return true;
  reader.error() << "constants refer to each other too deeply, or in a circle";
  return false;
}

Value FunctionReader::integer(PlironType type, const llvm::APInt& value) {
  return mir::ConstantOp::build(builder_, location_)
      .set<"value">(IntegerAttr::get(type, value))
      .results({type})
      .create()
      .result<"result">();
}
Value FunctionReader::integer(PlironType type, std::uint64_t value) {
  unsigned width = type.as<IntegerType>().width();
  return integer(type, llvm::APInt(64, value).zextOrTrunc(width));
}
Value FunctionReader::index(std::uint64_t value) {
  return integer(IntegerType::get(context_, 64, Signedness::Unsigned), value);
}

// The address of a global, moved by `offset` bytes, as a pointer of type `type`; with a length it is
// fat.
Value FunctionReader::global_pointer(llvm::StringRef symbol, std::uint64_t offset, PlironType type,
                                     std::optional<std::uint64_t> length) {
  if (symbol.empty())
    return {};
  PlironType byte = IntegerType::get(context_, 8, Signedness::Unsigned);
  Value address = mir::AddressOfOp::build(builder_, location_)
                      .set<"global">(SymbolRefAttr::get(context_, symbol))
                      .results({mir::PtrType::get(byte, true)})
                      .create()
                      .result<"address">();
  if (offset)
    address = mir::OffsetOp::build(builder_, location_)
                  .set<"base">(address)
                  .set<"count">(index(offset))
                  .create()
                  .result<"address">();
  if (!length)
    return pointer_as(address, type);
  PlironType element = mir::element_type(mir::pointee(type));
  return mir::FatPtrOp::build(builder_, location_)
      .set<"data">(pointer_as(address, mir::PtrType::get(element, true)))
      .set<"length">(index(*length))
      .results({type})
      .create()
      .result<"pointer">();
}

// Null after an error that says why the constant cannot be had.
Value FunctionReader::refuse(const Constant& constant, llvm::StringRef why) {
  error() << "the constant `" << constant.text << "` is not supported: " << why;
  return {};
}

Value FunctionReader::constant(const Constant& constant, PlironType type) {
  switch (constant.kind) {
    case ConstantKind::Int:
    case ConstantKind::Bool:
    case ConstantKind::Char:
    case ConstantKind::Float:
      return number_constant(constant, type);
    case ConstantKind::Str:
    case ConstantKind::ByteStr:
    case ConstantKind::Alloc:
    case ConstantKind::Slice:
      return address_constant(constant, type);
    case ConstantKind::Address:
    case ConstantKind::Transmute:
      return bits_constant(constant, type);
    case ConstantKind::Uninit:
      return mir::UndefOp::build(builder_, location_).results({type}).create().result<"result">();
    case ConstantKind::Indirect: {
      PlironType at = mir::PtrType::get(type, true);
      Value address = global_pointer(owner_.alloc_symbol(constant.alloc, location_),
                                     constant.words[0], at, std::nullopt);
      if (!address)
        return {};
      return mir::LoadOp::build(builder_, location_)
          .set<"address">(address)
          .results({type})
          .create()
          .result<"value">();
    }
    case ConstantKind::Item:
      return item_constant(constant, type);
    case ConstantKind::FnPointer:
      return refuse(constant, "function pointers cannot be called on the GPU");
    default:
      return refuse(constant,
                    "its value is not known here; use a `static`, or write the value where it is used");
  }
}

Value FunctionReader::number_constant(const Constant& constant, PlironType type) {
  if (constant.kind != ConstantKind::Float) {
    IntegerType integer_type = type.try_as<IntegerType>();
    return integer_type ? integer(type, constant.int_value(integer_type.width()))
                        : refuse(constant, "its type is no integer");
  }
  FloatType float_type = type.try_as<FloatType>();
  if (!float_type)
    return refuse(constant, "its type is no float");
  return mir::ConstantOp::build(builder_, location_)
      .set<"value">(FloatAttr::get(float_type, constant.float_value(float_type.width())))
      .results({type})
      .create()
      .result<"result">();
}

// A pointer to something that the text holds.
Value FunctionReader::address_constant(const Constant& constant, PlironType type) {
  if (!mir::is_pointer(type))
    return refuse(constant, "its type is no pointer");
  bool is_fat = mir::is_fat_pointer(type);
  switch (constant.kind) {
    case ConstantKind::Str:
    case ConstantKind::ByteStr: {  // rustc prints `&[u8; N]` and `&[u8]` alike
      std::string symbol = owner_.constant_symbol(constant.bytes, 1, {}, location_);
      return global_pointer(symbol, 0, type,
                            is_fat ? std::optional(constant.bytes.size()) : std::nullopt);
    }
    case ConstantKind::Slice:
      if (!is_fat)
        return refuse(constant, "its type has no length");
      return global_pointer(owner_.alloc_symbol(constant.alloc, location_), 0, type,
                            constant.words[0]);
    default:
      if (is_fat)
        return refuse(constant, "its length is not printed");
      return global_pointer(owner_.alloc_symbol(constant.alloc, location_), constant.words[0], type,
                            std::nullopt);
  }
}

// A scalar by its bits.
Value FunctionReader::bits_constant(const Constant& constant, PlironType type) {
  if (constant.is_zero_sized)
    return refuse(constant, "it has no bytes");
  if (mir::is_fat_pointer(type))
    return refuse(constant, "its length is not printed");
  mir::SizeAlign layout;
  if (!mir::is_scalar(type) || !mir::layout_of(type, layout))
    return refuse(constant, "its type is no scalar");
  if (IntegerType integer_type = type.try_as<IntegerType>())
    return integer(type, llvm::APInt(128, constant.words).trunc(integer_type.width()));
  unsigned width = static_cast<unsigned>(8 * layout.size);
  PlironType raw = IntegerType::get(context_, width, Signedness::Unsigned);
  bool is_pointer = mir::is_pointer(type);
  return mir::CastOp::build(builder_, location_)
      .set<"operand">(integer(raw, llvm::APInt(128, constant.words).trunc(width)))
      .set<"kind">(StringAttr::get(
          context_, is_pointer ? "PointerWithExposedProvenance" : "Transmute"))
      .results({type})
      .create()
      .result<"result">();
}

// A const whose value rustc did not print. A plain one is in the text as an item of its own.
Value FunctionReader::item_constant(const Constant& constant, PlironType type) {
  const Item* item = constant_item(constant);
  if (!item)
    return {};
  if (item->kind == ItemKind::TrivialConst) {
    ConstantNesting nesting(*this);
    return nesting.ok() ? this->constant(*item->constant, type) : Value();
  }
  if (!mir::is_pointer(type))
    return call_constant(*item, type, Value());
  if (auto known = ConstEvaluator(owner_, location_).reference(*item))
    return global_pointer(known->symbol, known->offset, type, known->length);
  return inline_constant(*item, constant);
}

// Whether an address could be written to what a pointer points to.
static bool takes_addresses(PlironType pointer, bool is_kernel) {
  PlironType target = mir::pointee(pointer);
  while (PlironType element = mir::element_type(target))
    target = element;
  if (!mir::is_mutable(pointer) && mir::is_freeze(target))
    return false;
  // What fields an aggregate has is not known here. Kernels are given numbers by the host.
  return is_kernel ? mir::is_pointer(target) : !target.is<IntegerType>() && !target.is<FloatType>();
}

// Whether what a function makes in its own memory cannot outlive it.
static bool keeps_addresses_to_itself(mir::FuncOp func) {
  for (PlironType result : func.function_type().results())
    if (mir::is_pointer(result))
      return false;
  for (PlironType input : func.function_type().inputs())
    if (mir::is_pointer(input) && takes_addresses(input, func.is_kernel()))
      return false;
  return true;
}

// A const that is a reference and cannot be computed while compiling: its initialiser runs in place, so
// what it refers to is memory of this function.
Value FunctionReader::inline_constant(const Item& item, const Constant& constant) {
  if (!keeps_addresses_to_itself(func_)) {
    return refuse(constant, "it is a reference that could outlive this function; make what it refers "
                            "to a `static`");
  }
  ConstantNesting nesting(*this);
  if (!nesting.ok())
    return {};
  FailureOr<const Body*> body = module_.body(item);
  if (failed(body))
    return {};
  FunctionReader inner(owner_, item, **body, func_);
  inner.constant_depth_ = constant_depth_;
  inner.entry_ = entry_;
  inner.alloca_end_ = alloca_end_;
  inner.location_ = location_;
  inner.return_block_ = pliron::Block::create(context_);
  inner.blocks_.resize(inner.body_.blocks.size());
  mir::GotoOp::build(builder_, location_).set<"dest">(inner.block(0)).results({}).create();
  bool ok = inner.read_blocks();
  func_.region<"body">().push_back(inner.return_block_);
  if (!ok)
    return {};
  builder_.set_insertion_point_to_end(inner.return_block_);
  return load({inner.slot(0), inner.body_.local_type(0), {}});
}

// The item that a const is: one with an initialiser, or one with a plain value.
const Item* FunctionReader::constant_item(const Constant& constant) {
  llvm::SmallVector<const Item*, 2> found = module_.find_in_impls(constant.path);
  llvm::append_range(found, module_.find(constant.path));
  if (found.size() != 1) {
    refuse(constant, found.empty() ? "its value is not in this crate's MIR; write the value where it "
                                     "is used, or make it a `static`"
                                   : "several items have this name");
    return nullptr;
  }
  ItemKind kind = found[0]->kind;
  if (kind == ItemKind::Const || kind == ItemKind::AnonConst ||
      (kind == ItemKind::TrivialConst && found[0]->constant))
    return found[0];
  refuse(constant, "it is not a const");
  return nullptr;
}

// Runs the initialiser of a const as a function without parameters. Gives its value, or, when
// `destination` is there, writes it to that address and gives the address.
Value FunctionReader::call_constant(const Item& item, PlironType type, Value destination) {
  auto build = mir::CallOp::build(builder_, location_);
  build.set<"callee">(SymbolRefAttr::get(context_, owner_.item_symbol(item)));
  if (destination) {
    build.set<"args">(llvm::ArrayRef<Value>(destination)).results({}).create();
    return destination;
  }
  return build.results({type}).create().result<"result">();
}

bool FunctionReader::write_constant(const Constant& constant, const PlaceAddress& destination) {
  PlironType type = convert(destination.type);
  if (!type)
    return false;
  if (type.is<mir::NeverType>() || TypeConverter::is_zero_sized(type))
    return true;
  if (mir::is_scalar(type))
    return store(this->constant(constant, type), destination.address);
  switch (constant.kind) {
    case ConstantKind::Uninit:
      return true;
    case ConstantKind::Item:
    case ConstantKind::Adt:
      return write_item_constant(constant, destination);
    case ConstantKind::Array:
    case ConstantKind::Tuple:
      return write_elements(constant, destination, 0);
    case ConstantKind::ByteArray:
      return copy_global(owner_.constant_symbol(constant.bytes, 1, {}, location_), 0, destination);
    case ConstantKind::Indirect:
      return copy_global(owner_.alloc_symbol(constant.alloc, location_), constant.words[0],
                         destination);
    case ConstantKind::Transmute:
      return write_bits(constant, destination);
    default:
      error() << "the constant `" << constant.text << "` of type `" << destination.type->spelling
              << "` is not supported; use a `static`, or write the value where it is used";
      return false;
  }
}

// An aggregate of at most 16 bytes that rustc prints as its bits.
bool FunctionReader::write_bits(const Constant& constant, const PlaceAddress& destination) {
  mir::SizeAlign layout;
  if (!mir::layout_of(convert(destination.type), layout) || layout.size > 16 ||
      !llvm::isPowerOf2_64(layout.size)) {
    error() << "the constant `" << constant.text << "` is not supported: its bits have no plain size";
    return false;
  }
  unsigned width = static_cast<unsigned>(8 * layout.size);
  PlironType raw = IntegerType::get(context_, width, Signedness::Unsigned);
  Value value = integer(raw, llvm::APInt(128, constant.words).trunc(width));
  Value address = pointer_as(destination.address, mir::PtrType::get(raw, true));
  mir::StoreOp::build(builder_, location_)
      .set<"value">(value)
      .set<"address">(address)
      .set<"alignment">(IntegerAttr::i64(context_, static_cast<std::int64_t>(layout.align)))
      .results({})
      .create();
  return true;
}

bool FunctionReader::copy_global(llvm::StringRef symbol, std::uint64_t offset,
                                 const PlaceAddress& destination) {
  PlironType type = convert(destination.type);
  Value source = global_pointer(symbol, offset, mir::PtrType::get(type, true), std::nullopt);
  if (!source)
    return false;
  mir::CopyOp::build(builder_, location_)
      .set<"destination">(destination.address)
      .set<"source">(source)
      .set<"type">(TypeAttr::get(type))
      .results({})
      .create();
  return true;
}

bool FunctionReader::write_elements(const Constant& constant, const PlaceAddress& destination,
                                    unsigned variant) {
  bool is_array = destination.type->is(TypeKind::Array);
  mir::AdtType adt(nullptr);
  if (!is_array && !(adt = types_.convert_adt(destination.type, location_)))
    return false;
  for (unsigned i = 0; i < constant.elements.size(); ++i) {
    const Constant& value = *constant.elements[i];
    const Type* type = is_array ? destination.type->element : value.type;
    PlironType converted = type ? convert(type) : PlironType();
    if (!converted) {
      if (!type)
        error() << "the type of `" << value.text << "` in the constant `" << constant.text
                << "` is not known";
      return false;
    }
    if (TypeConverter::is_zero_sized(converted))
      continue;
    Value address = is_array ? element(destination, index(i))
                             : field_address(destination.address, adt, variant, i, converted);
    if (!address || !write_constant(value, {address, type, {}}))
      return false;
  }
  return is_array || set_variant(destination, adt, variant);
}

// The variant of an enum that a path names; nothing for the path of a const, which may be called as a
// variant is.
std::optional<unsigned> FunctionReader::named_variant(mir::AdtType adt, const Type& type,
                                                      const Path& path) {
  bool is_of_type = type.is(TypeKind::Named) &&
                    path.base == (type.path->base + "::" + path.name()).str();
  return is_of_type ? find_variant(adt, path.name()) : std::nullopt;
}

// `Option::<u32>::None`, `P {{ x: 1_i32 }}`, or the name of a const item.
bool FunctionReader::write_item_constant(const Constant& constant, const PlaceAddress& destination) {
  bool is_array = destination.type->is(TypeKind::Array);
  mir::AdtType adt(nullptr);
  if (!is_array && !(adt = types_.convert_adt(destination.type, location_)))
    return false;
  bool is_enum = adt && adt.param<"kind">() == "enum";
  std::optional<unsigned> variant;
  if (is_enum)
    variant = named_variant(adt, *destination.type, *constant.path);
  else if (constant.kind == ConstantKind::Adt)
    variant = 0;
  if (variant)
    return write_elements(constant, destination, *variant);
  const Item* item = constant_item(constant);
  if (!item)
    return false;
  if (item->kind == ItemKind::TrivialConst) {
    ConstantNesting nesting(*this);
    return nesting.ok() && write_constant(*item->constant, destination);
  }
  return static_cast<bool>(
      call_constant(*item, convert(destination.type), destination.address));
}

}  // namespace pliron::rustc
