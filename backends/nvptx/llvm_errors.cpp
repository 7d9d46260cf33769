#include "backends/nvptx/llvm_errors.h"

#include <csetjmp>
#include <memory>
#include <mutex>

#include "ir/context.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugLoc.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/PrettyStackTrace.h"

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif

namespace pliron::nvptx {
namespace {

// Frames that a fatal error skips own memory that nobody frees, so LeakSanitizer must not look at
// what is allocated meanwhile.
class LeaksAllowed {
 public:
#ifdef __SANITIZE_ADDRESS__
  LeaksAllowed() { __lsan_disable(); }
  ~LeaksAllowed() { __lsan_enable(); }
#else
  LeaksAllowed() {}
  ~LeaksAllowed() {}
#endif
  LeaksAllowed(const LeaksAllowed&) = delete;
};

// The file as a user can open it from here: as it was given to the compiler, with its folder in
// front when that is another one than ours.
std::string file_name(llvm::StringRef directory, llvm::StringRef file) {
  if (directory.empty() || llvm::sys::path::is_absolute(file)) {
    return file.str();
  }
  llvm::SmallString<128> current;
  if (!llvm::sys::fs::current_path(current) && current == directory) {
    return file.str();
  }
  llvm::SmallString<128> full(directory);
  llvm::sys::path::append(full, file);
  return full.str().str();
}

class ForwardingHandler : public llvm::DiagnosticHandler {
 public:
  ForwardingHandler(Context& context, bool& had_error) : context_(context), had_error_(had_error) {}

  bool handleDiagnostics(const llvm::DiagnosticInfo& info) override {
    std::string message;
    llvm::raw_string_ostream stream(message);
    llvm::DiagnosticPrinterRawOStream printer(stream);
    info.print(printer);
    Location location = location_of_info(info);
    switch (info.getSeverity()) {
      case llvm::DS_Error:
        had_error_ = true;
        context_.emit_error(location) << "LLVM cannot generate code: " << message;
        break;
      case llvm::DS_Warning:
        context_.emit_warning(location) << message;
        break;
      case llvm::DS_Remark:
      case llvm::DS_Note:
        break;
    }
    return true;
  }

 private:
  Location location_of_info(const llvm::DiagnosticInfo& info) {
    if (info.getKind() == llvm::DK_Unsupported || info.getKind() == llvm::DK_ResourceLimit) {
      const auto& base = static_cast<const llvm::DiagnosticInfoWithLocationBase&>(info);
      if (base.isLocationAvailable()) {
        llvm::DiagnosticLocation where = base.getLocation();
        return Location::file_line_col(context_, where.getRelativePath(), where.getLine(),
                                       where.getColumn());
      }
    }
    return Location::unknown();
  }

  Context& context_;
  bool& had_error_;
};

struct Guard {
  std::jmp_buf target;
  std::string message;
};

// The guard of the innermost catch_fatal_error() of this thread.
thread_local Guard* active_guard = nullptr;

void on_fatal_error(void*, const char* reason, bool) {
  if (active_guard == nullptr) {
    return;  // a thread that does not run here: LLVM goes on to end the process
  }
  active_guard->message = reason;
  std::longjmp(active_guard->target, 1);
}

// Installs the handler for as long as one user is left.
class HandlerUse {
 public:
  HandlerUse() {
    std::lock_guard<std::mutex> lock(mutex());
    if (count()++ == 0) {
      llvm::install_fatal_error_handler(on_fatal_error);
    }
  }
  HandlerUse(const HandlerUse&) = delete;
  ~HandlerUse() {
    std::lock_guard<std::mutex> lock(mutex());
    if (--count() == 0) {
      llvm::remove_fatal_error_handler();
    }
  }

 private:
  static std::mutex& mutex() {
    static std::mutex instance;
    return instance;
  }
  static int& count() {
    static int instance = 0;
    return instance;
  }
};

// Apart from its caller, so that no variable of the caller lives across setjmp.
bool run_guarded(Guard& guard, llvm::function_ref<void()> body) {
  if (setjmp(guard.target) != 0) {
    return false;
  }
  body();
  return true;
}

}  // namespace

Location location_of(Context& context, const llvm::DebugLoc& debug_location) {
  // Innermost first: each position was inlined at the next one.
  llvm::SmallVector<Location> chain;
  for (const llvm::DILocation* position = debug_location.get(); position != nullptr;
       position = position->getInlinedAt()) {
    chain.push_back(Location::file_line_col(
        context, file_name(position->getDirectory(), position->getFilename()), position->getLine(),
        position->getColumn()));
  }
  if (chain.empty()) {
    return Location::unknown();
  }
  Location result = chain.pop_back_val();
  while (!chain.empty()) {
    result = Location::call_site(context, chain.pop_back_val(), result);
  }
  return result;
}

Location location_of(Context& context, const llvm::Instruction& instruction) {
  if (instruction.getDebugLoc()) {
    return location_of(context, instruction.getDebugLoc());
  }
  return instruction.getFunction() ? location_of(context, *instruction.getFunction())
                                   : Location::unknown();
}

Location location_of(Context& context, const llvm::Function& function) {
  const llvm::DISubprogram* program = function.getSubprogram();
  if (program == nullptr) {
    return Location::unknown();
  }
  return Location::file_line_col(
      context, file_name(program->getDirectory(), program->getFilename()), program->getLine(), 0);
}

ScopedLlvmHandler::ScopedLlvmHandler(Context& context, llvm::LLVMContext& llvm_context)
    : llvm_context_(llvm_context), previous_(llvm_context.getDiagnosticHandler()) {
  llvm_context_.setDiagnosticHandler(std::make_unique<ForwardingHandler>(context, had_error_));
}

ScopedLlvmHandler::~ScopedLlvmHandler() {
  llvm_context_.setDiagnosticHandler(std::move(previous_));
}

void abandon_memory([[maybe_unused]] const void* memory) {
#ifdef __SANITIZE_ADDRESS__
  __lsan_ignore_object(memory);
#endif
}

std::optional<std::string> catch_fatal_error(llvm::function_ref<void()> body) {
  HandlerUse handler;
  LeaksAllowed leaks_allowed;
  auto guard = std::make_unique<Guard>();
  Guard* outer = active_guard;
  const void* stack_state = llvm::SavePrettyStackState();
  active_guard = guard.get();
  bool finished = run_guarded(*guard, body);
  active_guard = outer;
  if (finished) {
    return std::nullopt;
  }
  llvm::RestorePrettyStackState(stack_state);
  return std::move(guard->message);
}

}  // namespace pliron::nvptx
