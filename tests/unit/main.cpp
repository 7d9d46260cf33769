// The main function of every unit test binary. Besides what doctest's own would do, it writes
// `passed failed skipped` (test cases) to the file that PLIRON_TEST_COUNTS names, so that
// tests/run.sh can add up cases and not binaries.

#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>

namespace {

// doctest tells its listeners, and nobody else, how a run ended.
struct CountWriter : doctest::IReporter {
  explicit CountWriter(const doctest::ContextOptions&) {}

  void test_run_end(const doctest::TestRunStats& stats) override {
    const char* path = std::getenv("PLIRON_TEST_COUNTS");
    if (path == nullptr)
      return;
    std::ofstream(path) << stats.numTestCasesPassingFilters - stats.numTestCasesFailed << ' '
                        << stats.numTestCasesFailed << ' ' << skipped_ << '\n';
  }
  // Called for cases that a filter leaves out too; only `* doctest::skip()` counts as skipped.
  void test_case_skipped(const doctest::TestCaseData& data) override {
    if (data.m_skip)
      ++skipped_;
  }

  void report_query(const doctest::QueryData&) override {}
  void test_run_start() override {}
  void test_case_start(const doctest::TestCaseData&) override {}
  void test_case_reenter(const doctest::TestCaseData&) override {}
  void test_case_end(const doctest::CurrentTestCaseStats&) override {}
  void test_case_exception(const doctest::TestCaseException&) override {}
  void subcase_start(const doctest::SubcaseSignature&) override {}
  void subcase_end() override {}
  void log_assert(const doctest::AssertData&) override {}
  void log_message(const doctest::MessageData&) override {}

 private:
  unsigned skipped_ = 0;
};

REGISTER_LISTENER("counts", 1, CountWriter);

}  // namespace

int main(int argc, char** argv) {
  doctest::Context context(argc, argv);
  return context.run();
}
