// The printer's entry points, and print() and dump() of everything that can be looked at.

#include "ir/printer_ops.h"

namespace pliron {

namespace {
// Collects text, so that the many small pieces cost no call of the stream behind.
class Buffered final : public llvm::raw_ostream {
 public:
  explicit Buffered(llvm::raw_ostream& out) : out_(out) { SetBufferSize(32 * 1024); }
  ~Buffered() override { flush(); }

 private:
  void write_impl(const char* text, std::size_t size) override {
    out_.write(text, size);
    written_ += size;
  }
  std::uint64_t current_pos() const override { return written_; }

  llvm::raw_ostream& out_;
  std::uint64_t written_ = 0;
};
}  // namespace

// Elsewhere than in an op's format there is nothing to name them by.
void AsmPrinter::print_operand(Value value) {
  os() << "<<value of type ";
  print_type(value.type());
  os() << ">>";
}
void AsmPrinter::print_operands(OperandRange values) {
  for (Value value : values)
    print_operand(value);
}
void AsmPrinter::print_successor(Block*) {
  os() << "<<block>>";
}
void AsmPrinter::print_region(Region&, bool) {
  os() << "<<region>>";
}
void AsmPrinter::print_attr_dict(llvm::ArrayRef<NamedAttribute> attrs) {
  for (const NamedAttribute& attr : attrs) {
    os() << attr.name.str() << " = ";
    print_attribute(attr.value);
    os() << ' ';
  }
}

void AsmPrinter::print_optional_location(Location) {}
void AsmPrinter::print_newline() {
  os() << '\n';
}

void print_op(Operation* op, llvm::raw_ostream& os, const PrintOptions& options) {
  Buffered buffered(os);
  OpPrinter printer(buffered, options, /*is_whole_text=*/true);
  printer.print_root(op);
  buffered << '\n';
  printer.print_rest(op->context());
}

void Operation::print(llvm::raw_ostream& os) {
  OpPrinter(os, PrintOptions(), /*is_whole_text=*/false).print_root(this);
}
void Operation::dump() {
  print_op(this, llvm::errs());
}

void Block::print(llvm::raw_ostream& os) {
  OpPrinter(os, PrintOptions(), /*is_whole_text=*/false).print_root(this);
}
void Block::dump() {
  print(llvm::errs());
}

void Value::print(llvm::raw_ostream& os) const {
  if (!impl_) {
    os << "<<NULL VALUE>>";
  } else if (is_result()) {
    defining_op()->print(os);
  } else {
    os << "block argument " << index();
    if (!name().empty())
      os << " (%" << name().str() << ')';
    os << " of type '" << type() << '\'';
  }
}
void Value::dump() const {
  print(llvm::errs());
  llvm::errs() << '\n';
}

void Type::print(llvm::raw_ostream& os) const {
  TextPrinter(os).print_type(*this);
}
void Type::dump() const {
  llvm::errs() << *this << '\n';
}
llvm::raw_ostream& operator<<(llvm::raw_ostream& os, Type type) {
  type.print(os);
  return os;
}

void Attribute::print(llvm::raw_ostream& os) const {
  TextPrinter(os).print_attribute(*this);
}
void Attribute::dump() const {
  llvm::errs() << *this << '\n';
}
llvm::raw_ostream& operator<<(llvm::raw_ostream& os, Attribute attribute) {
  attribute.print(os);
  return os;
}

void Location::print(llvm::raw_ostream& os) const {
  TextPrinter(os).print_location(*this);
}
void Location::dump() const {
  print(llvm::errs());
  llvm::errs() << '\n';
}

}  // namespace pliron
