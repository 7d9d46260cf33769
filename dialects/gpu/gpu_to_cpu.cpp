// gpu-to-cpu: gives the ops of the `gpu` dialect, and traps, their form for the CPU executor.
//
//   before   %0 = "gpu.thread_id"() <{dimension = #gpu<dim y>}> : () -> i32
//            "llvm.intr.trap"() {pliron.site = ["index out of bounds", "a.rs", 3 : i64, 5 : i64]}
//            ...
//   after    %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
//            %0 = llvm.call @pliron_cpu_thread_id(%1) : (i32) -> i32
//            %2 = "llvm.mlir.addressof"() <{global_name = @pliron_site_0}> : () -> !llvm.ptr
//            llvm.call @pliron_cpu_trap(%2) : (!llvm.ptr) -> ()          (which does not return)
//
// `pliron.site` is a dictionary {message, file: strings, line, column: integers}, or an array of
// them in this order; a trap without it has empty texts and line 0. The functions are declared on
// demand at the end of the module; backends/cpu/executor.h says what they do. Sites are private
// constants {ptr message, i64 length, ptr file, i64 length, i32 line, i32 column}, one for each
// different site.
//
// Runs on the module, since it adds symbols. No `gpu` op and no llvm.intr.trap is left.

#include "dialects/gpu/ops.h"
#include "dialects/gpu/passes.h"
#include "dialects/llvm/build.h"
#include "ir/symbol_table.h"
#include "ir/walk.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron::gpu {

namespace ll = llvm_dialect;

namespace {

// What a trap says.
struct Site {
  llvm::StringRef message;
  llvm::StringRef file;
  std::int64_t line = 0;
  std::int64_t column = 0;
};

class CpuLowering {
 public:
  explicit CpuLowering(Operation* module)
      : context_(module->context()),
        symbols_(module),
        i8_(IntegerType::get(context_, 8)),
        i32_(IntegerType::get(context_, 32)),
        i64_(IntegerType::get(context_, 64)),
        ptr_(ll::PointerType::in(context_)),
        void_(ll::VoidType::get(context_)) {}

  LogicalResult lower_coordinate(Operation* op, llvm::StringRef function);
  LogicalResult lower_barrier(Operation* op);
  LogicalResult lower_trap(Operation* op);

 private:
  // The function of that name, declared if it is not there; null after an error.
  ll::FuncOp runtime_function(Operation* user, llvm::StringRef name, ll::FunctionType type,
                              bool is_noreturn = false);
  // The symbol of a constant string, and of the record of a site.
  llvm::StringRef text(llvm::StringRef characters);
  llvm::StringRef site_record(const Site& site);
  ll::GlobalOp constant(llvm::StringRef name, Type type, Attribute value);
  Value address_of(Builder& builder, llvm::StringRef symbol);

  Context& context_;
  SymbolTable symbols_;
  Type i8_, i32_, i64_, ptr_, void_;
  llvm::StringMap<std::string> texts_, sites_;
};

}  // namespace

ll::FuncOp CpuLowering::runtime_function(Operation* user, llvm::StringRef name,
                                         ll::FunctionType type, bool is_noreturn) {
  if (Operation* known = symbols_.lookup(name)) {
    ll::FuncOp func = known->try_as<ll::FuncOp>();
    if (func && func.function_type() == type)
      return func;
    user->emit_op_error().note(known->location(), "it is defined here")
        << "needs the name @" << name << " for a function of the executor, but it is taken";
    return {};
  }
  Builder nowhere(context_);
  ll::FuncOp func = ll::build_func(nowhere, Location::unknown(), name, type);
  llvm::SmallVector<Attribute, 2> attributes{StringAttr::get(context_, "nounwind")};
  if (is_noreturn)
    attributes.push_back(StringAttr::get(context_, "noreturn"));
  func.set_attr<"passthrough">(ArrayAttr::get(context_, attributes));
  symbols_.insert(func);
  return func;
}

LogicalResult CpuLowering::lower_coordinate(Operation* op, llvm::StringRef function) {
  if (!I32.accepts(op->result(0).type()))
    return op->emit_op_error() << "cannot be lowered with a result of type " << op->result(0).type()
                               << "; it must be i32 by now";
  DimAttr dim = op->attr_as<DimAttr>("dimension");
  llvm::SmallVector<Type, 1> parameters;
  if (dim)
    parameters.push_back(i32_);
  ll::FuncOp callee = runtime_function(op, function, ll::FunctionType::of(i32_, parameters));
  if (!callee)
    return failure();
  Builder builder = Builder::before(op);
  llvm::SmallVector<Value, 1> args;
  if (dim)
    args.push_back(
        ll::build_int(builder, op->location(), i32_, static_cast<std::int64_t>(dim.value())));
  ll::CallOp call = ll::build_call(builder, op->location(), callee, args);
  if (Identifier name = op->result(0).name())
    call->result(0).set_name(name);
  op->result(0).replace_all_uses_with(call->result(0));
  op->erase();
  return success();
}

LogicalResult CpuLowering::lower_barrier(Operation* op) {
  ll::FuncOp callee = runtime_function(op, "pliron_cpu_barrier", ll::FunctionType::of(void_, {}));
  if (!callee)
    return failure();
  Builder builder = Builder::before(op);
  ll::build_call(builder, op->location(), callee, {});
  op->erase();
  return success();
}

ll::GlobalOp CpuLowering::constant(llvm::StringRef name, Type type, Attribute value) {
  Builder nowhere(context_);
  return ll::GlobalOp::build(nowhere, Location::unknown())
      .set<"global_type">(TypeAttr::get(type))
      .set<"constant">(UnitAttr::get(context_))
      .set<"sym_name">(StringAttr::get(context_, name))
      .set<"linkage">(ll::LinkageAttr::of(context_, ll::Linkage::Private))
      .set<"unnamed_addr">(ll::enum_attr(context_, ll::UnnamedAddr::Global))
      .set<"value">(value)
      .create();
}

Value CpuLowering::address_of(Builder& builder, llvm::StringRef symbol) {
  return ll::AddressOfOp::build(builder, Location::unknown())
      .set<"global_name">(SymbolRefAttr::get(context_, symbol))
      .results(ptr_)
      .create()
      .result<"res">();
}

llvm::StringRef CpuLowering::text(llvm::StringRef characters) {
  auto [entry, is_new] = texts_.try_emplace(characters);
  if (is_new) {
    Type type = ll::ArrayType::of(i8_, characters.size());
    Attribute value = characters.empty() ? Attribute(ll::ZeroAttr::get(context_))
                                         : StringAttr::get(context_, characters);
    entry->second = symbols_.insert(constant("pliron_text", type, value)).str().str();
  }
  return entry->second;
}

llvm::StringRef CpuLowering::site_record(const Site& site) {
  std::string key = (llvm::Twine(site.line) + ":" + llvm::Twine(site.column) + ":" + site.file +
                     llvm::Twine('\0') + site.message)
                        .str();
  auto [entry, is_new] = sites_.try_emplace(key);
  if (!is_new)
    return entry->second;
  ll::StructType type = ll::StructType::literal(context_, {ptr_, i64_, ptr_, i64_, i32_, i32_});
  ll::GlobalOp global = constant("pliron_site", type, {});
  Location at = Location::unknown();
  Builder builder = Builder::at_end(global.region<"initializer">().add_block());
  Value members[] = {
      address_of(builder, text(site.message)),
      ll::build_int(builder, at, i64_, static_cast<std::int64_t>(site.message.size())),
      address_of(builder, text(site.file)),
      ll::build_int(builder, at, i64_, static_cast<std::int64_t>(site.file.size())),
      ll::build_int(builder, at, i32_, site.line),
      ll::build_int(builder, at, i32_, site.column),
  };
  Value record = ll::UndefOp::build(builder, at).results(Type(type)).create().result<"res">();
  for (std::int64_t i = 0; i < 6; ++i)
    record = ll::build_insert(builder, at, record, members[i], i);
  ll::ReturnOp::build(builder, at).set<"arg">(record).create();
  entry->second = symbols_.insert(global).str().str();
  return entry->second;
}

// The site that a trap carries. Fails after an error when it has another form.
static FailureOr<Site> site_of(Operation* trap) {
  Attribute site = trap->attr("pliron.site");
  if (!site)
    return Site{};
  Attribute parts[4];
  DictionaryAttr named = site.try_as<DictionaryAttr>();
  ArrayAttr listed = site.try_as<ArrayAttr>();
  static constexpr llvm::StringLiteral names[] = {"message", "file", "line", "column"};
  for (unsigned i = 0; i < 4; ++i) {
    if (named)
      parts[i] = named.lookup(names[i]);
    else if (listed && listed.size() == 4)
      parts[i] = listed[i];
  }
  StringAttr message = parts[0] ? parts[0].try_as<StringAttr>() : StringAttr(nullptr);
  StringAttr file = parts[1] ? parts[1].try_as<StringAttr>() : StringAttr(nullptr);
  IntegerAttr line = parts[2] ? parts[2].try_as<IntegerAttr>() : IntegerAttr(nullptr);
  IntegerAttr column = parts[3] ? parts[3].try_as<IntegerAttr>() : IntegerAttr(nullptr);
  if (!message || !file || !line || !column)
    return trap->emit_op_error()
           << "pliron.site must be {message = \"...\", file = \"...\", line = "
              "integer, column = integer}, got "
           << site;
  return Site{message.value(), file.value(), line.as_int(), column.as_int()};
}

LogicalResult CpuLowering::lower_trap(Operation* op) {
  FailureOr<Site> site = site_of(op);
  if (failed(site))
    return failure();
  ll::FuncOp callee = runtime_function(op, "pliron_cpu_trap", ll::FunctionType::of(void_, {ptr_}),
                                       /*is_noreturn=*/true);
  if (!callee)
    return failure();
  Builder builder = Builder::before(op);
  Value record = address_of(builder, site_record(*site));
  ll::build_call(builder, op->location(), callee, {record});
  op->erase();
  return success();
}

// Which runtime function gives a coordinate; "" for ops that are none.
static llvm::StringRef coordinate_function(Operation* op) {
  static const std::pair<std::uint64_t, llvm::StringLiteral> functions[] = {
      {ThreadIdOp::id(), "pliron_cpu_thread_id"}, {BlockIdOp::id(), "pliron_cpu_block_id"},
      {BlockDimOp::id(), "pliron_cpu_block_dim"}, {GridDimOp::id(), "pliron_cpu_grid_dim"},
      {LaneIdOp::id(), "pliron_cpu_lane_id"},
  };
  for (const auto& [id, name] : functions)
    if (id == op->info().id)
      return name;
  return "";
}

static LogicalResult run_gpu_to_cpu(Operation* root, PassContext& context) {
  bool ok = true;
  Identifier dialect = context.context().identifier("gpu");
  llvm::SmallVector<Operation*, 16> work;
  walk(root, [&](Operation* op) {
    if (op->info().dialect_name == dialect || op->is<ll::TrapOp>())
      work.push_back(op);
  });
  if (work.empty()) {
    context.mark_unchanged();
    return success();
  }
  CpuLowering lowering(root);
  for (Operation* op : work) {
    llvm::StringRef function = coordinate_function(op);
    if (!function.empty())
      ok &= succeeded(lowering.lower_coordinate(op, function));
    else if (op->is<BarrierOp>())
      ok &= succeeded(lowering.lower_barrier(op));
    else if (op->is<ll::TrapOp>())
      ok &= succeeded(lowering.lower_trap(op));
    else
      ok &= succeeded(LogicalResult(op->emit_op_error() << "has no form for the CPU executor"));
  }
  return success(ok);
}

const PassDef gpu_to_cpu_pass{
    .name = "gpu-to-cpu",
    .summary = "Turns gpu ops and traps into calls of the CPU executor.",
    .anchor = "builtin.module",
    .run = run_gpu_to_cpu,
};

}  // namespace pliron::gpu
