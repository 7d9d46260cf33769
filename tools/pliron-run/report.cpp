#include "tools/pliron-run/report.h"

#include "ir/context.h"
#include "llvm/ADT/Twine.h"

namespace pliron::run {
namespace {

constexpr std::size_t MaxMismatchesShown = 10;

llvm::ArrayRef<std::byte> element(llvm::ArrayRef<std::byte> bytes, ElementType type,
                                  std::uint64_t index) {
  return bytes.slice(index * type.bytes, type.bytes);
}

std::string position_text(const Dim3& position) {
  return ("(" + llvm::Twine(position.x) + ", " + llvm::Twine(position.y) + ", " +
          llvm::Twine(position.z) + ")")
      .str();
}

std::string where_text(llvm::StringRef kernel, const cpu::RunResult& result) {
  return ("in block " + position_text(result.block) + ", thread " + position_text(result.thread) +
          " of kernel '" + kernel + "'")
      .str();
}

// Which argument the address is next to, or "".
std::string neighbour_text(std::uint64_t address, llvm::ArrayRef<ArgSpec> args,
                           llvm::ArrayRef<std::optional<HostBuffer>> buffers) {
  for (std::size_t i = 0; i < buffers.size(); ++i) {
    if (!buffers[i] || !buffers[i]->is_in_fence(address))
      continue;
    std::uint64_t start = buffers[i]->address();
    std::uint64_t end = start + buffers[i]->bytes().size();
    bool is_behind = address >= end;
    return ("the address is " + llvm::Twine(is_behind ? address - end : start - address) +
            " bytes " + (is_behind ? "behind the end" : "before the start") + " of argument " +
            llvm::Twine(i) + " (--arg=" + args[i].text + ")")
        .str();
  }
  return "";
}

}  // namespace

void print_error(llvm::raw_ostream& err, const llvm::Twine& message) {
  err << "pliron-run: error: " << message << '\n';
}

std::string argument_text(unsigned index, const ArgSpec& spec, const ArgValue& value) {
  std::string text = "argument " + std::to_string(index) + " (";
  text += spec.kind == ArgKind::Pointer ? "*" : "";
  text += spec.type.name();
  if (spec.kind != ArgKind::Scalar)
    text += "[" + std::to_string(value.count) + "]";
  return text + ")";
}

void print_argument(llvm::raw_ostream& out, const PrintRequest& request, const ArgSpec& spec,
                    const ArgValue& value) {
  std::uint64_t shown = std::min(request.count.value_or(value.count), value.count);
  out << argument_text(request.arg, spec, value) << ':';
  for (std::uint64_t i = 0; i < shown; ++i)
    out << ' ' << element_text(spec.type, element(value.bytes, spec.type, i));
  out << (shown < value.count ? " ...\n" : "\n");
}

bool print_comparison(llvm::raw_ostream& out, llvm::raw_ostream& err, const FileRequest& request,
                      const NpyArray& want, const ArgSpec& spec, const ArgValue& got, double rtol,
                      double atol) {
  std::uint64_t mismatches = 0;
  std::string shown;
  for (std::uint64_t i = 0; i < got.count; ++i) {
    llvm::ArrayRef<std::byte> is = element(got.bytes, spec.type, i);
    llvm::ArrayRef<std::byte> should_be = element(want.bytes, spec.type, i);
    if (elements_match(spec.type, is, should_be, rtol, atol))
      continue;
    if (++mismatches <= MaxMismatchesShown)
      shown += "\n  element " + std::to_string(i) + " is " + element_text(spec.type, is) +
               ", expected " + element_text(spec.type, should_be);
  }
  std::string name = argument_text(request.arg, spec, got);
  if (mismatches == 0) {
    out << name << " matches " << request.path << ": " << got.count << " elements\n";
    return true;
  }
  if (mismatches > MaxMismatchesShown)
    shown += "\n  and " + std::to_string(mismatches - MaxMismatchesShown) + " more";
  print_error(err, name + " does not match " + request.path + ": " + llvm::Twine(mismatches) +
                       " of " + llvm::Twine(got.count) + " elements differ" + shown);
  return false;
}

void print_failure(Context& context, llvm::raw_ostream& err, llvm::StringRef kernel,
                   const cpu::RunResult& result, llvm::ArrayRef<ArgSpec> args,
                   llvm::ArrayRef<std::optional<HostBuffer>> buffers) {
  std::string where = where_text(kernel, result);
  if (result.outcome == cpu::Outcome::Trapped) {
    Location location;
    if (!result.file.empty())
      location = Location::file_line_col(context, result.file, result.line, result.column);
    context.emit_error(location).note(Location::unknown(), where) << result.message;
    return;
  }
  std::string text = result.message + "\n  " + where;
  if (result.has_fault_address) {
    std::string neighbour = neighbour_text(result.fault_address, args, buffers);
    text += neighbour.empty() ? "" : "\n  " + neighbour;
  }
  print_error(err, text);
}

}  // namespace pliron::run
