#pragma once
// Reads the body of one function. Each local becomes memory; a place becomes an address.

#include <optional>

#include "bindings/rustc/reader_module.h"
#include "ir/builder.h"

namespace pliron::rustc {

class FunctionReader {
 public:
  FunctionReader(ModuleReader& owner, const Item& item, const Body& body, mir::FuncOp func)
      : owner_(owner),
        module_(owner.module()),
        context_(owner.context()),
        types_(owner.types()),
        item_(item),
        body_(body),
        func_(func),
        builder_(owner.context()) {}

  // Fills the function's body. False after errors.
  bool run();

 private:
  // A place: its address (a fat pointer when the type is unsized), its type, and the variant that a
  // downcast has chosen.
  struct PlaceAddress {
    Value address;
    const Type* type = nullptr;
    std::optional<unsigned> variant = {};
    explicit operator bool() const { return static_cast<bool>(address); }
  };
  // How a value crosses a call.
  enum class Passing : std::uint8_t { Ignore, Direct, Indirect };

  // reader_function.cpp
  bool bind_arguments();
  bool read_blocks();
  bool read_block(unsigned number);
  bool read_statement(const Statement& statement);
  bool read_terminator(const Terminator& terminator);
  bool read_switch(const Terminator& terminator);
  bool read_assert(const Terminator& terminator);
  bool read_drop(const Terminator& terminator);
  bool read_return();
  pliron::Block* block(unsigned number);
  bool is_core_call(const Terminator& terminator) const;
  const Terminator* panic_ahead(const Block& block) const;
  Location panic_location(unsigned number, const Terminator& panic) const;
  bool go_to(unsigned target);
  Value slot(unsigned local);
  Value new_slot(pliron::Type type, llvm::StringRef name);
  llvm::StringRef local_name(unsigned local) const;

  // reader_places.cpp
  PlaceAddress place(const Place& place);
  bool project(PlaceAddress& at, const Projection& projection);
  bool project_deref(PlaceAddress& at);
  bool project_field(PlaceAddress& at, const Projection& projection);
  bool project_unsized(PlaceAddress& at, const Projection& projection);
  bool project_downcast(PlaceAddress& at, const Projection& projection);
  bool project_constant_index(PlaceAddress& at, const Projection& projection);
  bool project_subslice(PlaceAddress& at, const Projection& projection);
  Value length_of(const PlaceAddress& at);
  Value element(const PlaceAddress& at, Value index);
  Value field_address(Value base, mir::AdtType adt, unsigned variant, unsigned field,
                      pliron::Type type);
  // A pointer of any kind as one of type `to`.
  Value pointer_as(Value pointer, pliron::Type to);
  Value load(const PlaceAddress& at);
  bool store(Value value, Value address);

  // reader_rvalues.cpp
  bool assign(const Place& destination, const Rvalue& rvalue);
  Value scalar_rvalue(const Rvalue& rvalue, const Type* destination);
  bool write_rvalue(const Rvalue& rvalue, const PlaceAddress& destination);
  bool write_operand(const Operand& operand, const PlaceAddress& destination);
  bool write_fields(llvm::ArrayRef<Operand> operands, const PlaceAddress& destination,
                    unsigned variant);
  bool write_aggregate(const Rvalue& rvalue, const PlaceAddress& destination);
  bool write_repeat(const Rvalue& rvalue, const PlaceAddress& destination);
  bool write_overflow(const Rvalue& rvalue, const PlaceAddress& destination);
  bool set_variant(const PlaceAddress& destination, mir::AdtType adt, unsigned variant);
  Value operand(const Operand& operand);
  const Type* operand_type(const Operand& operand) const;
  Value binary(const Rvalue& rvalue, const Type* destination);
  Value unary(const Rvalue& rvalue);
  Value discriminant(const Place& place, const Type* destination);
  Value raw_pointer(const Rvalue& rvalue);
  std::optional<unsigned> find_variant(mir::AdtType adt, llvm::StringRef name);

  // reader_casts.cpp
  Value cast(const Rvalue& rvalue, pliron::Type to);
  Value unsize_struct(Value pointer, const Type* from, const Type* to_type, pliron::Type to);
  Value transmute_to_scalar(const Operand& source, pliron::Type to);
  bool write_transmute(const Rvalue& rvalue, const PlaceAddress& destination);
  bool has_size_of(const Type* from_type, pliron::Type from, pliron::Type to);

  // reader_constants.cpp
  Value constant(const Constant& constant, pliron::Type type);
  Value number_constant(const Constant& constant, pliron::Type type);
  Value address_constant(const Constant& constant, pliron::Type type);
  Value bits_constant(const Constant& constant, pliron::Type type);
  Value refuse(const Constant& constant, llvm::StringRef why);
  bool write_constant(const Constant& constant, const PlaceAddress& destination);
  bool write_item_constant(const Constant& constant, const PlaceAddress& destination);
  Value item_constant(const Constant& constant, pliron::Type type);
  const Item* constant_item(const Constant& constant);
  std::optional<unsigned> named_variant(mir::AdtType adt, const Type& type, const Path& path);
  Value inline_constant(const Item& item, const Constant& constant);
  Value call_constant(const Item& item, pliron::Type type, Value destination);
  bool write_elements(const Constant& constant, const PlaceAddress& destination, unsigned variant);
  bool write_bits(const Constant& constant, const PlaceAddress& destination);
  bool copy_global(llvm::StringRef symbol, std::uint64_t offset, const PlaceAddress& destination);
  Value integer(pliron::Type type, const llvm::APInt& value);
  Value integer(pliron::Type type, std::uint64_t value);
  Value index(std::uint64_t value);
  Value global_pointer(llvm::StringRef symbol, std::uint64_t offset, pliron::Type type,
                       std::optional<std::uint64_t> length);

  // reader_calls.cpp
  bool read_call(const Terminator& terminator);
  bool read_range_inclusive(const Terminator& terminator);
  bool panic(llvm::StringRef message);
  bool read_select(const Terminator& terminator);
  bool intrinsic_arguments(const Terminator& terminator, llvm::StringRef name,
                           llvm::SmallVectorImpl<Value>& to);
  llvm::SmallVector<Attribute, 2> intrinsic_types(const Path& path);
  bool read_intrinsic(const Terminator& terminator, llvm::StringRef name);
  bool read_device_call(const Terminator& terminator, llvm::StringRef name);
  Value device_index(llvm::StringRef name);
  bool read_closure_call(const Terminator& terminator, const Type* closure);
  // `first`, when it is there, is the value of the first argument, whose operand is not read.
  bool call_symbol(const Terminator& terminator, llvm::StringRef symbol,
                   llvm::ArrayRef<const Type*> params, const Type* result_type,
                   llvm::ArrayRef<Operand> args, Value first = {});
  Value spill(const Operand& operand, const Type* type, const Type* pointer);
  bool pass_argument(const Operand& argument, const Type* type, llvm::SmallVectorImpl<Value>& to);
  bool finish_call(const Terminator& terminator);
  bool store_result(const Terminator& terminator, Value result);
  std::string panic_message(const Block& block, const Terminator& terminator) const;
  const Type* callee_result_type(const Terminator& terminator) const;
  bool callee_params(const Terminator& terminator, llvm::SmallVectorImpl<const Type*>& params);

  Passing passing(pliron::Type type) const;
  pliron::Type convert(const Type* type) { return types_.convert(type, location_); }
  InFlightDiagnostic error() { return context_.emit_error(location_); }
  bool unsupported(const llvm::Twine& what, const llvm::Twine& advice);

  friend class ModuleReader;

  // Counts how deep consts stand for other consts. A malformed text could have them in a circle.
  struct ConstantNesting {
    explicit ConstantNesting(FunctionReader& reader) : reader(reader) { ++reader.constant_depth_; }
    ~ConstantNesting() { --reader.constant_depth_; }
    // Whether it is not too deep; reports it when it is.
    bool ok();
    FunctionReader& reader;
  };

  ModuleReader& owner_;
  Module& module_;
  Context& context_;
  TypeConverter& types_;
  const Item& item_;
  const Body& body_;
  mir::FuncOp func_;
  Builder builder_;
  Location location_;  // of the statement at hand
  pliron::Block* entry_ = nullptr;  // holds the allocas, then jumps to bb0
  Operation* alloca_end_ = nullptr;  // the jump
  // Where a return goes in a body that is read into another function; null in a function's own.
  pliron::Block* return_block_ = nullptr;
  llvm::DenseMap<unsigned, Value> slots_;
  std::vector<pliron::Block*> blocks_;
  std::vector<unsigned> worklist_;
  unsigned constant_depth_ = 0;
};

}  // namespace pliron::rustc
