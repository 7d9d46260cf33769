#pragma once
// Computes consts that are references while compiling, so that what they refer to becomes a global of
// the module: rustc does not evaluate promoteds (`&[1, 2, 3]` in a function) before it prints them.
//
// It knows what an initialiser does that only puts constants together: assignments of constants,
// aggregates and references, in a straight line. For anything else (a call, a loop) it gives nothing
// and reports nothing; whoever asked has another way.

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "bindings/rustc/mir_module.h"
#include "dialects/mir/types.h"
#include "llvm/ADT/DenseMap.h"

namespace pliron::rustc {

class ModuleReader;

class ConstEvaluator {
 public:
  // Globals get this location.
  ConstEvaluator(ModuleReader& owner, Location location) : owner_(owner), location_(location) {}

  // A place in a global of the module, and the length when the reference to it is fat.
  struct Reference {
    std::string symbol;
    std::uint64_t offset = 0;
    std::optional<std::uint64_t> length;
  };
  std::optional<Reference> reference(const Item& item);

 private:
  struct Memory;
  // Where a pointer points: into memory of this evaluation, or into a global.
  struct Target {
    Memory* memory = nullptr;
    std::string symbol;
    std::uint64_t offset = 0;
  };
  struct Memory {
    std::vector<std::uint8_t> bytes;
    std::map<std::uint64_t, Target> pointers;  // by their offset; 8 bytes each
    std::uint64_t align = 1;
    std::string symbol;  // of the global that it has become
  };
  struct Where {
    Memory* memory = nullptr;
    std::uint64_t offset = 0;
    const Type* type = nullptr;
    std::optional<unsigned> variant = {};
  };
  // A body that is being run.
  struct Frame {
    const Body& body;
    llvm::DenseMap<unsigned, Memory*> locals;
  };

  Memory* run(const Item& item);
  bool statement(Frame& frame, const Statement& statement);
  bool assign(Frame& frame, const Rvalue& rvalue, const Where& to);
  bool operand(Frame& frame, const Operand& operand, const Where& to);
  bool address(Frame& frame, const Place& place, const Where& to);
  bool unsize(Frame& frame, const Rvalue& rvalue, const Where& to);
  bool aggregate(Frame& frame, llvm::ArrayRef<Operand> operands, unsigned variant, const Where& to);
  bool elements(Frame& frame, const Rvalue& rvalue, const Where& to);
  std::optional<Where> place(Frame& frame, const Place& place);
  bool project(Where& at, const Projection& projection);

  bool constant(const Constant& constant, const Where& to);
  bool constant_elements(const Constant& constant, const Where& to);
  bool item_constant(const Constant& constant, const Where& to);
  bool bytes_of_alloc(unsigned id, std::uint64_t offset, const Where& to);
  bool variant_of(const Type* type, const Path& path, unsigned& variant);

  mir::AdtType adt(const Type* type);
  std::optional<Where> field(const Where& at, unsigned variant, unsigned number, const Type* type);
  std::optional<Where> element(const Where& array, std::uint64_t number);
  bool set_variant(const Where& at, unsigned variant);
  std::optional<std::uint64_t> size_of(const Type* type);
  Memory* allocate(const Type* type);
  bool copy(const Where& from, const Where& to);
  bool write(const Where& to, const llvm::APInt& bits, std::uint64_t size);
  bool write_pointer(const Where& to, Target target);
  const Target* pointer_at(const Where& at) const;
  bool fits(const Where& at, std::uint64_t size) const;
  std::string global(Memory& memory);

  ModuleReader& owner_;
  Location location_;
  std::deque<Memory> memories_;
  std::uint64_t bytes_ = 0;  // of all memories
  unsigned depth_ = 0;       // of consts in consts
};

}  // namespace pliron::rustc
