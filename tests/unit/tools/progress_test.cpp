// What a long run on the CPU says of itself, and to whom.
#include "tools/pliron-run/progress.h"

#include <doctest/doctest.h>

#include <chrono>
#include <thread>

using namespace pliron;

TEST_CASE("progress is told with the time that is left") {
  CHECK(run::progress_text(0, 1, 3) == "0 of 1 block, 3 s");
  CHECK(run::progress_text(10, 40, 5) == "10 of 40 blocks, 5 s, about 15 s left");
  CHECK(run::progress_text(1, 1000, 12) == "1 of 1000 blocks, 12 s, about 3 h left");
  CHECK(run::progress_text(1, 2147483647, 12) == "1 of 2147483647 blocks, 12 s, about 298262 days left");
  CHECK(run::progress_text(100, 200, 240) == "100 of 200 blocks, 4 min, about 4 min left");
  CHECK(run::progress_text(200, 200, 1) == "200 of 200 blocks, 1 s, about 0 s left");
}

TEST_CASE("progress is not shown where nobody looks") {
  std::string text;
  llvm::raw_string_ostream os(text);
  {
    cpu::Progress progress;
    run::ProgressLine line(progress, 10, os);
    std::this_thread::sleep_for(std::chrono::milliseconds(2300));
  }
  CHECK(text.empty());
}
