#include "bindings/rustc/reader.h"

#include "bindings/rustc/reader_function.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron::rustc {

ModuleReader::ModuleReader(Module& module, Operation* root)
    : module_(module), context_(module.context()), root_(root), types_(module), drops_(module) {}

// A name that PTX takes ([A-Za-z0-9_$], not starting with a digit) and no other symbol has.
std::string ModuleReader::unique_symbol(llvm::StringRef wanted) {
  std::string name;
  for (char c : wanted) {
    if (llvm::isAlnum(c) || c == '_' || c == '$')
      name += c;
    else if (name.empty() || name.back() != '_')
      name += '_';
  }
  if (name.empty() || llvm::isDigit(name[0]))
    name.insert(0, "_");
  std::string unique = name;
  for (unsigned i = 1; !used_symbols_.insert(unique).second; ++i)
    unique = name + "_" + std::to_string(i);
  return unique;
}

static Location item_location(Context& context, const Body& body) {
  if (body.locals.empty())
    return {};
  return body.location(context, body.locals[0].source);
}

bool ModuleReader::add_kernel(const Kernel& kernel) {
  llvm::ArrayRef<const Item*> items = module_.find(kernel.path);
  Location location = kernel.span.is_known() ? kernel.span.location(context_)
                                             : module_.text_location(module_.text().begin());
  // The body may be one of those whose header could not be read.
  if (items.empty() && module_.num_unreadable_items() > 0) {
    module_.report_unreadable_items();
    return false;
  }
  if (items.size() != 1) {
    context_.emit_error(location)
        << "kernel `" << kernel.path->spelling << "` "
        << (items.empty() ? "has no body in the MIR" : "has several bodies in the MIR")
        << "; give it a name of its own";
    return false;
  }
  if (!used_symbols_.insert(kernel.symbol).second) {
    context_.emit_error(location) << "two kernels have the symbol `" << kernel.symbol << "`";
    return false;
  }
  symbols_[items[0]] = kernel.symbol;
  pending_.push_back({items[0], kernel.symbol, true, location});
  return true;
}

bool ModuleReader::run() {
  if (module_.kernels().empty()) {
    llvm::StringRef file = module_.text_location(module_.text().data()).file();
    file.consume_back(mir_text_suffix);
    context_.emit_error(Location::file_line_col(context_, file, 1, 1))
        << "there is no kernel here; declare one as `pub unsafe extern \"ptx-kernel\" fn`";
    return false;
  }
  bool ok = true;
  for (const Kernel& kernel : module_.kernels())
    ok &= add_kernel(kernel);
  // Reading goes on after a failure, so that one run names all problems; the list grows meanwhile.
  for (std::size_t i = 0; i < pending_.size(); ++i) {
    Pending next = pending_[i];
    ok &= read(next);
  }
  return ok;
}

std::string ModuleReader::item_symbol(const Item& item) {
  auto [it, inserted] = symbols_.try_emplace(&item);
  if (inserted) {
    it->second = unique_symbol(item.path->spelling);
    pending_.push_back({&item, it->second, false, {}});
  }
  return it->second;
}

std::string ModuleReader::function_symbol(const Path* path, llvm::ArrayRef<const Type*> params,
                                          const Type* result, Location location) {
  llvm::SmallVector<const Item*, 2> candidates = module_.find_in_impls(path);
  llvm::append_range(candidates, module_.find(path));
  llvm::erase_if(candidates, [&](const Item* item) {
    return item->kind != ItemKind::Fn || !llvm::equal(item->params, params) ||
           (result && item->type != result);
  });
  if (candidates.size() == 1)
    return item_symbol(*candidates[0]);
  InFlightDiagnostic error = context_.emit_error(location);
  error << "call of `" << path->spelling << "`, ";
  if (candidates.size() > 1)
    error << "a name that several functions of this signature have; give them names of their own";
  else if (!module_.find_base(path->base).empty())
    error << "an instance of a generic function that rustc did not inline; mark the function "
             "#[inline(always)], or write it without generic parameters";
  else if (module_.has_in_impls(path->name()))
    error << "which is in a generic impl, or in one of a type or trait whose name others have too; "
             "mark the function #[inline(always)], or give them names of their own";
  else
    error << "whose body is not in this crate's MIR; only functions of this crate and what rustc can "
             "inline from `core` run on the GPU";
  return "";
}

const Item* ModuleReader::closure_body(const Type* closure) {
  const Item* found = nullptr;
  for (const Item* item : module_.items()) {
    if (item->kind != ItemKind::Fn || item->params.empty())
      continue;
    const Type* first = item->params[0];
    bool fits = first == closure || (first->is(TypeKind::Ref) && first->element == closure);
    if (!fits)
      continue;
    if (found)
      return nullptr;
    found = item;
  }
  return found;
}

// The types of a function's arguments, which of them stand for aggregates, and its results.
struct ModuleReader::Signature {
  llvm::SmallVector<pliron::Type, 8> inputs, results;
  llvm::SmallVector<Attribute, 8> arg_attrs;
  bool has_attrs = false;

  void add_input(Context& context, pliron::Type type, llvm::StringRef mark) {
    inputs.push_back(type);
    llvm::SmallVector<NamedAttribute, 1> marks;
    if (!mark.empty())
      marks.push_back({context.identifier(mark), UnitAttr::get(context)});
    has_attrs |= !mark.empty();
    arg_attrs.push_back(DictionaryAttr::get(context, marks));
  }
};

// False after errors, at the places of the parameters.
bool ModuleReader::read_signature(const Item& item, const Body& body, Location location,
                                  Signature& signature) {
  pliron::Type result = types_.convert(item.type, location);
  if (!result)
    return false;
  if (mir::is_scalar(result))
    signature.results.push_back(result);
  else if (!result.is<mir::NeverType>() && !TypeConverter::is_zero_sized(result))
    signature.add_input(context_, mir::PtrType::get(result, true), "mir.sret");
  bool ok = true;
  for (unsigned i = 0; i < item.params.size(); ++i) {
    Location at = body.location(context_, body.locals[i + 1].source);
    pliron::Type type = types_.convert(item.params[i], at.is_unknown() ? location : at);
    ok &= static_cast<bool>(type);
    if (!type || TypeConverter::is_zero_sized(type))
      continue;
    if (mir::is_scalar(type))
      signature.add_input(context_, type, "");
    else
      signature.add_input(context_, mir::PtrType::get(type, true), "mir.indirect");
  }
  return ok;
}

bool ModuleReader::read(const Pending& pending) {
  FailureOr<const Body*> body = module_.body(*pending.item);
  if (failed(body))
    return false;
  Location location = pending.location.is_unknown() ? item_location(context_, **body) : pending.location;
  Signature signature;
  if (!read_signature(*pending.item, **body, location, signature))
    return false;
  Builder builder = Builder::at_end(root_->region(0).front());
  auto build = mir::FuncOp::build(builder, location);
  build.set<"sym_name">(StringAttr::get(context_, pending.symbol))
      .set<"function_type">(TypeAttr::get(
          FunctionType::get(context_, signature.inputs, signature.results)))
      .results({});
  if (signature.has_attrs)
    build.set<"arg_attrs">(ArrayAttr::get(context_, signature.arg_attrs));
  if (pending.is_kernel)
    build.set<"kernel">(UnitAttr::get(context_));
  mir::FuncOp func = build.create();
  return FunctionReader(*this, *pending.item, **body, func).run();
}

void ModuleReader::add_global(llvm::StringRef symbol, llvm::StringRef bytes, std::uint64_t align,
                              bool is_mutable, llvm::ArrayRef<GlobalPointer> pointers,
                              Location location) {
  auto number = [&](std::uint64_t value) {
    return IntegerAttr::i64(context_, static_cast<std::int64_t>(value));
  };
  llvm::SmallVector<Attribute, 4> relocations;
  for (const GlobalPointer& pointer : pointers) {
    llvm::SmallVector<NamedAttribute, 3> entry{
        {context_.identifier("offset"), number(pointer.offset)},
        {context_.identifier("symbol"), SymbolRefAttr::get(context_, pointer.symbol)},
        {context_.identifier("addend"), number(pointer.addend)}};
    relocations.push_back(DictionaryAttr::get(context_, entry));
  }
  Builder builder = Builder::at_start(root_->region(0).front());
  auto build = mir::GlobalOp::build(builder, location);
  build.set<"sym_name">(StringAttr::get(context_, symbol))
      .set<"bytes">(StringAttr::get(context_, bytes))
      .set<"alignment">(number(align))
      .results({});
  if (!relocations.empty())
    build.set<"relocations">(ArrayAttr::get(context_, relocations));
  if (is_mutable)
    build.set<"mutable">(UnitAttr::get(context_));
  build.create();
}

std::string ModuleReader::constant_symbol(llvm::StringRef bytes, std::uint64_t align,
                                          llvm::ArrayRef<GlobalPointer> pointers,
                                          Location location) {
  std::string key = std::to_string(align) + ":";
  for (const GlobalPointer& pointer : pointers)
    key += std::to_string(pointer.offset) + "=" + pointer.symbol + "+" +
           std::to_string(pointer.addend) + ":";
  key += bytes;
  auto [it, is_new] = constants_.try_emplace(key);
  if (is_new) {
    it->second = unique_symbol("const");
    add_global(it->second, bytes, align, /*is_mutable=*/false, pointers, location);
  }
  return it->second;
}

std::string ModuleReader::alloc_symbol(unsigned id, Location location) {
  std::string symbol = declare_alloc(id, location);
  // Allocations may point to each other in any way, so that those which come up wait in a list.
  while (!pending_allocs_.empty()) {
    auto [next, alloc] = pending_allocs_.pop_back_val();
    if (!define_alloc(next, *alloc, location))
      symbol.clear();
  }
  return symbol;
}

// The symbol of an allocation, which is put on the list when it is new. Empty after an error.
std::string ModuleReader::declare_alloc(unsigned id, Location location) {
  auto it = alloc_symbols_.find(id);
  if (it != alloc_symbols_.end())
    return it->second;
  FailureOr<const Alloc*> found = module_.alloc(id);
  if (failed(found))
    return "";
  const Alloc& alloc = **found;
  if (alloc.kind != AllocKind::Memory && alloc.kind != AllocKind::Static) {
    context_.emit_error(location) << "a constant points to `" << alloc.text
                                  << "`, and functions, vtables and foreign statics have no address "
                                     "on the GPU; call the function directly";
    return "";
  }
  if (!alloc.has_contents) {
    context_.emit_error(location) << "the static `" << alloc.text
                                  << "` is not supported: its bytes are not in this crate's MIR";
    return "";
  }
  std::string symbol =
      unique_symbol(alloc.text.empty() ? "alloc" + std::to_string(id) : alloc.text.str());
  pending_allocs_.push_back({symbol, &alloc});
  return alloc_symbols_[id] = symbol;
}

bool ModuleReader::define_alloc(llvm::StringRef symbol, const Alloc& alloc, Location location) {
  llvm::SmallVector<GlobalPointer, 4> pointers;
  for (const Relocation& relocation : alloc.relocations) {
    std::string target = declare_alloc(relocation.alloc, location);
    if (target.empty())
      return false;
    pointers.push_back({relocation.offset, std::move(target), relocation.addend});
  }
  llvm::StringRef bytes(reinterpret_cast<const char*>(alloc.bytes.data()), alloc.bytes.size());
  // Whether a static can change is not in its text; all of them are taken to be able to.
  add_global(symbol, bytes, alloc.align, alloc.kind == AllocKind::Static, pointers, location);
  return true;
}

OwningOp read_mir(Module& module) {
  Context& context = module.context();
  Location location = module.text_location(module.text().data());
  OperationState state(location, context.op_info("builtin.module"));
  state.num_regions = 1;
  OwningOp root(Operation::create(state));
  root->region(0).add_block();
  if (!ModuleReader(module, root.get()).run())
    return nullptr;
  return root;
}

}  // namespace pliron::rustc
