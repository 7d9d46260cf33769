#pragma once
// Errors, warnings and notes about the user's input.
//
// Every problem that input can cause is reported here and then returned as failure(); nothing that a
// user types ends in an assertion or an exception. A diagnostic carries a location, a sentence that
// says what is wrong and, where it helps, what to do; notes point at related places.
//
//   return context.emit_error(loc) << "expected 2 operands, got " << n;    // converts to failure()
//
// Handlers form a stack: the newest sees a diagnostic first. ExcerptPrinter, the one that tools
// install, prints `file:line:col: error: message` with the source line and a caret.

#include <functional>
#include <memory>
#include <string>

#include "ir/location.h"
#include "ir/result.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"

namespace llvm {
class SourceMgr;
}

namespace pliron {

class Attribute;
class Operation;
class Type;
class Value;

enum class Severity : std::uint8_t { Error, Warning, Remark, Note };

// "error", "warning", "remark", "note".
llvm::StringRef severity_name(Severity severity);

struct Diagnostic {
  Severity severity = Severity::Error;
  Location location;
  std::string message;
  std::vector<Diagnostic> notes = {};
};

class DiagnosticEngine;

// A diagnostic under construction. It is reported when it goes out of scope, or when it is converted
// to a result, whichever is first.
class InFlightDiagnostic {
 public:
  InFlightDiagnostic(DiagnosticEngine& engine, Severity severity, Location location);
  InFlightDiagnostic(InFlightDiagnostic&& other);
  InFlightDiagnostic(const InFlightDiagnostic&) = delete;
  InFlightDiagnostic& operator=(const InFlightDiagnostic&) = delete;
  ~InFlightDiagnostic() { report(); }

  template <typename T>
  InFlightDiagnostic& operator<<(const T& value) & {
    llvm::raw_string_ostream os(diagnostic_.message);
    os << value;
    return *this;
  }
  template <typename T>
  InFlightDiagnostic&& operator<<(const T& value) && {
    static_cast<InFlightDiagnostic&>(*this) << value;
    return std::move(*this);
  }

  // Adds a note behind the message and returns this diagnostic. The note's text is complete.
  InFlightDiagnostic& note(Location location, const llvm::Twine& message) &;
  InFlightDiagnostic&& note(Location location, const llvm::Twine& message) &&;

  // Reports it now; later calls do nothing.
  void report();

  operator LogicalResult() {
    report();
    return failure();
  }
  template <typename T>
  operator FailureOr<T>() {
    report();
    return failure();
  }

 private:
  DiagnosticEngine* engine_;  // null once reported
  Diagnostic diagnostic_;
};

// Receives diagnostics. Safe to use from several threads: handlers run one at a time.
class DiagnosticEngine {
 public:
  // Returns true when it has dealt with the diagnostic, false to hand it to the handler below.
  using Handler = std::function<bool(const Diagnostic&)>;
  using HandlerId = std::uint64_t;

  DiagnosticEngine();
  ~DiagnosticEngine();

  HandlerId push_handler(Handler handler);
  void remove_handler(HandlerId id);

  // Hands the diagnostic to the handlers. Without any, errors go to stderr in one line.
  void report(Diagnostic diagnostic);

  // How many errors have been reported, whoever handled them.
  unsigned error_count() const;

 private:
  friend class OrderedDiagnostics;
  // Gives a diagnostic that has been counted to the handlers.
  void hand_on(const Diagnostic& diagnostic);

  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// Installs a handler for as long as it lives.
class ScopedDiagnosticHandler {
 public:
  ScopedDiagnosticHandler(DiagnosticEngine& engine, DiagnosticEngine::Handler handler)
      : engine_(engine), id_(engine.push_handler(std::move(handler))) {}
  ScopedDiagnosticHandler(const ScopedDiagnosticHandler&) = delete;
  ~ScopedDiagnosticHandler() { engine_.remove_handler(id_); }

 private:
  DiagnosticEngine& engine_;
  DiagnosticEngine::HandlerId id_;
};

// Makes the order of diagnostics from parallel work that of the work, whatever the timing: pieces have
// numbers, and while this lives what a thread reports for its piece is kept. At the end it is handed
// on, by the number of the piece and, within one, as it was reported. What threads without a piece
// report passes at once.
class OrderedDiagnostics {
 public:
  explicit OrderedDiagnostics(DiagnosticEngine& engine);
  ~OrderedDiagnostics();
  OrderedDiagnostics(const OrderedDiagnostics&) = delete;
  OrderedDiagnostics& operator=(const OrderedDiagnostics&) = delete;

  // While one lives, what this thread reports belongs to piece `number`. Pieces do not nest.
  class Piece {
   public:
    Piece(OrderedDiagnostics& diagnostics, std::size_t number);
    ~Piece();
    Piece(const Piece&) = delete;
    Piece& operator=(const Piece&) = delete;

   private:
    OrderedDiagnostics& diagnostics_;
  };

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// Prints diagnostics for people: `file:line:col: error: message`, the source line, and a caret or a
// range under it; coloured when the stream is a terminal. Source lines come from the buffers of
// `sources` whose identifier is the location's file (not owned, may be null), then from the file
// system. A location without a position is printed as `loc(...): error: ...`.
class ExcerptPrinter {
 public:
  explicit ExcerptPrinter(DiagnosticEngine& engine, llvm::raw_ostream& os = llvm::errs(),
                          llvm::SourceMgr* sources = nullptr);
  ~ExcerptPrinter();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace pliron
