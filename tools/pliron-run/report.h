#pragma once
// What pliron-run prints about a run: arguments, comparisons with expected arrays, and what stopped
// a kernel.

#include <string>

#include "backends/cpu/executor.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include "tools/pliron-run/args.h"
#include "tools/pliron-run/host_buffer.h"
#include "tools/pliron-run/npy.h"

namespace pliron {
class Context;
}

namespace pliron::run {

// `pliron-run: error: ` and the message, whose later lines stand as they are.
void print_error(llvm::raw_ostream& err, const llvm::Twine& message);

// "argument 2 (f32[1024])"
std::string argument_text(unsigned index, const ArgSpec& spec, const ArgValue& value);

// One line with the elements asked for.
void print_argument(llvm::raw_ostream& out, const PrintRequest& request, const ArgSpec& spec,
                    const ArgValue& value);

// Compares an argument with what a file says it should be; prints one line when they match, and the
// first mismatches otherwise. Returns whether they match.
bool print_comparison(llvm::raw_ostream& out, llvm::raw_ostream& err, const FileRequest& request,
                      const NpyArray& want, const ArgSpec& spec, const ArgValue& got, double rtol,
                      double atol);

// Prints why the kernel did not complete. A trap is a diagnostic of `context` at the place in the
// kernel's source. `buffers` holds the memory of each argument, none for values, and tells which
// argument a bad address is next to.
void print_failure(Context& context, llvm::raw_ostream& err, llvm::StringRef kernel,
                   const cpu::RunResult& result, llvm::ArrayRef<ArgSpec> args,
                   llvm::ArrayRef<std::optional<HostBuffer>> buffers);

}  // namespace pliron::run
