// The diagnostic engine: handlers, order under threads.
#include "ir/diagnostics.h"

#include <doctest/doctest.h>

#include <thread>
#include <vector>

#include "ir/context.h"

using namespace pliron;

TEST_CASE("the newest handler sees a diagnostic first and may hand it on") {
  Context context;
  std::string seen;
  ScopedDiagnosticHandler below(context.diagnostics(), [&](const Diagnostic& d) {
    seen += "below: " + d.message + '\n';
    return true;
  });
  {
    ScopedDiagnosticHandler above(context.diagnostics(), [&](const Diagnostic& d) {
      seen += "above: " + d.message + '\n';
      return d.severity == Severity::Error;
    });
    context.emit_error(Location()) << "one";
    context.emit_warning(Location()) << "two";
  }
  context.emit_error(Location()) << "three";
  CHECK(seen == "above: one\nabove: two\nbelow: two\nbelow: three\n");
  CHECK(context.diagnostics().error_count() == 2);
}

TEST_CASE("diagnostics of parallel pieces come in the order of the pieces") {
  constexpr std::size_t threads = 8, pieces = 64;
  for (unsigned round = 0; round < 20; ++round) {
    Context context;
    std::vector<std::string> seen;
    ScopedDiagnosticHandler handler(context.diagnostics(), [&](const Diagnostic& d) {
      seen.push_back(d.message);
      return true;
    });
    {
      OrderedDiagnostics ordered(context.diagnostics());
      std::vector<std::thread> workers;
      for (std::size_t t = 0; t < threads; ++t)
        workers.emplace_back([&, t] {
          for (std::size_t piece = t; piece < pieces; piece += threads) {
            OrderedDiagnostics::Piece scope(ordered, piece);
            context.emit_error(Location()) << piece << " first";
            context.emit_error(Location()) << piece << " second";
          }
        });
      context.emit_error(Location()) << "at once";
      for (std::thread& worker : workers)
        worker.join();
      REQUIRE(seen == std::vector<std::string>{"at once"});
    }
    REQUIRE(seen.size() == 1 + 2 * pieces);
    for (std::size_t piece = 0; piece < pieces; ++piece) {
      REQUIRE(seen[1 + 2 * piece] == std::to_string(piece) + " first");
      REQUIRE(seen[2 + 2 * piece] == std::to_string(piece) + " second");
    }
    CHECK(context.diagnostics().error_count() == 1 + 2 * pieces);
  }
}
