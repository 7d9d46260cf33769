#include "ir/diagnostics.h"

#include <map>
#include <mutex>
#include <optional>
#include <thread>

#include "ir/call_chain.h"
#include "ir/stray_bytes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/Unicode.h"

namespace pliron {

InFlightDiagnostic::InFlightDiagnostic(DiagnosticEngine& engine, Severity severity,
                                       Location location)
    : engine_(&engine), diagnostic_{severity, location, {}, {}} {}

InFlightDiagnostic::InFlightDiagnostic(InFlightDiagnostic&& other)
    : engine_(std::exchange(other.engine_, nullptr)), diagnostic_(std::move(other.diagnostic_)) {}

InFlightDiagnostic& InFlightDiagnostic::note(Location location, const llvm::Twine& message) & {
  diagnostic_.notes.push_back({Severity::Note, location, message.str(), {}});
  return *this;
}
InFlightDiagnostic&& InFlightDiagnostic::note(Location location, const llvm::Twine& message) && {
  return std::move(this->note(location, message));
}

void InFlightDiagnostic::report() {
  if (DiagnosticEngine* engine = std::exchange(engine_, nullptr))
    engine->report(std::move(diagnostic_));
}

struct DiagnosticEngine::Impl {
  std::recursive_mutex mutex;  // a handler may itself report
  std::vector<std::pair<HandlerId, Handler>> handlers;
  HandlerId next_id = 1;
  unsigned errors = 0;
};

DiagnosticEngine::DiagnosticEngine() : impl_(std::make_unique<Impl>()) {}
DiagnosticEngine::~DiagnosticEngine() = default;

DiagnosticEngine::HandlerId DiagnosticEngine::push_handler(Handler handler) {
  std::lock_guard lock(impl_->mutex);
  impl_->handlers.emplace_back(impl_->next_id, std::move(handler));
  return impl_->next_id++;
}

void DiagnosticEngine::remove_handler(HandlerId id) {
  std::lock_guard lock(impl_->mutex);
  std::erase_if(impl_->handlers, [&](const auto& entry) { return entry.first == id; });
}

unsigned DiagnosticEngine::error_count() const {
  std::lock_guard lock(impl_->mutex);
  return impl_->errors;
}

llvm::StringRef severity_name(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return "error";
    case Severity::Warning:
      return "warning";
    case Severity::Remark:
      return "remark";
    case Severity::Note:
      return "note";
  }
  llvm_unreachable("no such severity");
}

void DiagnosticEngine::report(Diagnostic diagnostic) {
  std::lock_guard lock(impl_->mutex);
  impl_->errors += diagnostic.severity == Severity::Error;
  hand_on(diagnostic);
}

void DiagnosticEngine::hand_on(const Diagnostic& diagnostic) {
  std::lock_guard lock(impl_->mutex);
  for (std::size_t i = impl_->handlers.size(); i-- > 0;)
    if (impl_->handlers[i].second(diagnostic))
      return;
  if (diagnostic.severity == Severity::Error)
    llvm::errs() << severity_name(diagnostic.severity) << ": " << diagnostic.message << '\n';
}

struct OrderedDiagnostics::Impl {
  explicit Impl(DiagnosticEngine& engine) : engine(engine) {}

  DiagnosticEngine& engine;
  DiagnosticEngine::HandlerId handler = 0;
  std::mutex mutex;
  std::map<std::thread::id, std::size_t> pieces;
  std::map<std::size_t, std::vector<Diagnostic>> kept;
};

OrderedDiagnostics::OrderedDiagnostics(DiagnosticEngine& engine)
    : impl_(std::make_unique<Impl>(engine)) {
  impl_->handler = engine.push_handler([impl = impl_.get()](const Diagnostic& diagnostic) {
    std::lock_guard lock(impl->mutex);
    auto piece = impl->pieces.find(std::this_thread::get_id());
    if (piece == impl->pieces.end())
      return false;
    impl->kept[piece->second].push_back(diagnostic);
    return true;
  });
}

OrderedDiagnostics::~OrderedDiagnostics() {
  impl_->engine.remove_handler(impl_->handler);
  for (auto& [number, diagnostics] : impl_->kept)
    for (Diagnostic& diagnostic : diagnostics)
      impl_->engine.hand_on(diagnostic);
}

OrderedDiagnostics::Piece::Piece(OrderedDiagnostics& diagnostics, std::size_t number)
    : diagnostics_(diagnostics) {
  std::lock_guard lock(diagnostics.impl_->mutex);
  [[maybe_unused]] bool added =
      diagnostics.impl_->pieces.try_emplace(std::this_thread::get_id(), number).second;
  assert(added && "this thread works on another piece");
}
OrderedDiagnostics::Piece::~Piece() {
  std::lock_guard lock(diagnostics_.impl_->mutex);
  diagnostics_.impl_->pieces.erase(std::this_thread::get_id());
}

namespace {
llvm::SourceMgr::DiagKind source_kind(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return llvm::SourceMgr::DK_Error;
    case Severity::Warning:
      return llvm::SourceMgr::DK_Warning;
    case Severity::Remark:
      return llvm::SourceMgr::DK_Remark;
    case Severity::Note:
      return llvm::SourceMgr::DK_Note;
  }
  llvm_unreachable("no such severity");
}

// Line `line` (from 1) of a text, without its end; nothing when there are fewer lines.
std::optional<llvm::StringRef> line_of(llvm::StringRef text, unsigned line) {
  for (unsigned i = 1; i < line; ++i) {
    std::size_t end = text.find('\n');
    if (end == llvm::StringRef::npos)
      return std::nullopt;
    text = text.drop_front(end + 1);
  }
  text = text.take_until([](char c) { return c == '\n'; });
  text.consume_back("\r");
  return text;
}

// A long line is cut to a window around the column, so that a diagnostic stays readable, and to
// what stands between two carriage returns: alone they end no line, but would not be shown as one
// either.
struct Excerpt {
  llvm::StringRef text;
  int column;  // from 0, in `text`
};
Excerpt cut(llvm::StringRef line, unsigned column) {
  constexpr std::size_t widest = 200, before = 80;
  std::size_t at = std::min<std::size_t>(column ? column - 1 : 0, line.size());
  std::size_t first = line.rfind('\r', at) + 1;  // npos + 1 is 0
  line = line.slice(first, line.find('\r', at));
  at -= first;
  if (line.size() <= widest)
    return {line, static_cast<int>(at)};
  std::size_t start = at > before ? std::min(at - before, line.size()) : 0;
  std::size_t end = std::min(start + widest, line.size());
  auto is_inside_character = [&](std::size_t i) {
    return i < line.size() && (static_cast<unsigned char>(line[i]) & 0xC0) == 0x80;
  };
  while (start < at && is_inside_character(start))
    ++start;
  while (end > at && is_inside_character(end))
    --end;
  return {line.slice(start, end), static_cast<int>(std::min(at, line.size()) - start)};
}

// How many columns of a terminal a text without tabs takes.
unsigned width_of(llvm::StringRef text) {
  int width = llvm::sys::unicode::columnWidthUTF8(text);
  return width < 0 ? static_cast<unsigned>(text.size()) : static_cast<unsigned>(width);
}

// What stands under `text` up to a caret behind it.
void indent_like(llvm::StringRef text, llvm::raw_ostream& os) {
  while (true) {
    auto [part, rest] = text.split('\t');
    os.indent(width_of(part));
    if (part.size() == text.size())
      return;
    os << '\t';
    text = rest;
  }
}
}  // namespace

struct ExcerptPrinter::Impl {
  DiagnosticEngine& engine;
  llvm::raw_ostream& os;
  llvm::SourceMgr* sources;
  DiagnosticEngine::HandlerId id = 0;
  // Files read from disk for excerpts; null where that failed.
  llvm::StringMap<std::unique_ptr<llvm::MemoryBuffer>> files;
  // Of which it has been said what ends their lines.
  llvm::StringSet<> explained = {};

  std::optional<llvm::StringRef> find_line(llvm::StringRef file, unsigned line) {
    // Parts of one file have its name and are added one after the other: the last is at work.
    for (unsigned i = sources ? sources->getNumBuffers() : 0; i > 0; --i) {
      const llvm::MemoryBuffer* buffer = sources->getMemoryBuffer(i);
      if (buffer->getBufferIdentifier() == file)
        return line_of(buffer->getBuffer(), line);
    }
    auto [it, inserted] = files.try_emplace(file);
    if (inserted)
      if (auto buffer = llvm::MemoryBuffer::getFile(file, /*IsText=*/true))
        it->second = std::move(*buffer);
    return it->second ? line_of(it->second->getBuffer(), line) : std::nullopt;
  }

  // The positions of a location, from the innermost to where its code was inlined at last.
  static llvm::SmallVector<Location, 4> positions(Location location) {
    llvm::SmallVector<Location, 4> result;
    for (Location part : call_chain(location))
      if (Location at = part.first_file_position(); !at.is_unknown())
        result.push_back(at);
    return result;
  }

  bool can_show(Location at) { return at.line() && find_line(at.file(), at.line()); }

  // Code that was inlined from a library whose source is not here is shown where the user called it,
  // with a note that says where it is from.
  void print(const Diagnostic& diagnostic) {
    llvm::SmallVector<Location, 4> chain = positions(diagnostic.location);
    if (chain.empty()) {
      print_without_position(diagnostic);
    } else {
      std::size_t shown = 0;
      while (shown < chain.size() && !can_show(chain[shown]))
        ++shown;
      if (shown == chain.size())
        shown = 0;
      print_at(diagnostic, chain[shown]);
      if (shown > 0)
        print_at({Severity::Note, chain[0], "in code inlined from here", {}}, chain[0]);
      for (std::size_t i = shown + 1; i < chain.size(); ++i)
        print_at({Severity::Note, chain[i], "inlined from here", {}}, chain[i]);
    }
    for (const Diagnostic& note : diagnostic.notes)
      print(note);
  }

  void print_message(const Diagnostic& diagnostic) {
    llvm::SMDiagnostic("", source_kind(diagnostic.severity), printable(diagnostic.message))
        .print(nullptr, os, os.has_colors());
  }

  void print_without_position(const Diagnostic& diagnostic) {
    if (!diagnostic.location.is_unknown()) {
      diagnostic.location.print(os);
      os << ": ";
    }
    print_message(diagnostic);
  }

  // Without an excerpt. SMDiagnostic would show an empty one.
  void print_message_at(const Diagnostic& diagnostic, Location at) {
    os << at.file();
    if (at.line())
      os << ':' << at.line();
    if (at.column())
      os << ':' << at.column();
    os << ": ";
    print_message(diagnostic);
  }

  void print_at(const Diagnostic& diagnostic, Location at) {
    std::optional<llvm::StringRef> line;
    if (at.line())
      line = find_line(at.file(), at.line());
    Excerpt excerpt = cut(line.value_or(""), at.column());
    llvm::SmallVector<std::pair<unsigned, unsigned>, 1> ranges;
    bool one_line_range = at.end_line() == at.line() && at.end_column() > at.column() + 1;
    if (line && one_line_range) {
      unsigned length = at.end_column() - at.column();
      unsigned start = static_cast<unsigned>(excerpt.column);
      unsigned room = static_cast<unsigned>(excerpt.text.size()) - start;
      ranges.push_back({start, start + std::min(length, room)});
    }
    if (!line)
      return print_message_at(diagnostic, at);
    // The position printed is the real one; the caret goes by the excerpt's own column. SMDiagnostic
    // leaves the caret out where a line is not ASCII.
    std::string text = printable(excerpt.text);
    if (excerpt.text.size() == line->size() && text == *line && llvm::isASCII(*line)) {
      // SMDiagnostic prints a column from 0 as one from 1, and -1 as none.
      int column = at.column() ? static_cast<int>(at.column()) - 1 : -1;
      llvm::SMDiagnostic(no_buffers, fake_location(), at.file(), static_cast<int>(at.line()),
                         column, source_kind(diagnostic.severity), printable(diagnostic.message),
                         excerpt.text, ranges)
          .print(nullptr, os, os.has_colors());
      return;
    }
    print_message_at(diagnostic, at);
    os << text << '\n';
    indent_like(printable(excerpt.text.take_front(static_cast<std::size_t>(excerpt.column))), os);
    os << "^\n";
    if (line->contains('\r') && explained.insert(at.file()).second)
      print_message({Severity::Note, {}, carriage_returns, {}});
  }

  static constexpr const char* carriage_returns =
      "carriage returns (bytes 0D) stand on this line and end none, since no newline follows; save "
      "the file with newlines";

  // SMDiagnostic prints an excerpt only for a valid location, which it does not otherwise use.
  static llvm::SMLoc fake_location() {
    static const char here = 0;
    return llvm::SMLoc::getFromPointer(&here);
  }
  llvm::SourceMgr no_buffers;
};

ExcerptPrinter::ExcerptPrinter(DiagnosticEngine& engine, llvm::raw_ostream& os,
                               llvm::SourceMgr* sources)
    : impl_(new Impl{engine, os, sources, 0, {}, {}, {}}) {
  impl_->id = engine.push_handler([this](const Diagnostic& diagnostic) {
    impl_->print(diagnostic);
    return true;
  });
}
ExcerptPrinter::~ExcerptPrinter() { impl_->engine.remove_handler(impl_->id); }

}  // namespace pliron
