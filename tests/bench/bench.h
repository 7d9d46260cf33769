#pragma once
// What the two benchmark programs share: the command line, the clock, the line of output. Plain
// C++17 and nothing of pliron or MLIR, so that both sides are measured by the same code.
//
//   PROGRAM CASE [--ops=N] [--text=FILE] [--bytecode=FILE]
//   PROGRAM --list
//
// A process runs one case: it makes its input, times one part of what follows, and prints
//
//   CASE AMOUNT UNITS CHECK
//
// AMOUNT is CPU time of the process in nanoseconds (of bytes cases: bytes), UNITS is what to divide
// it by, and CHECK is a number worked out from the result after the clock has stopped, so that
// a side that does less work than the other is found out. run.sh compares it.

#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

// With "valgrind --tool=callgrind --collect-atstart=no" only the timed part is counted.
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_TOGGLE_COLLECT
#endif

namespace bench {

// CPU time of this process, user and system, in nanoseconds.
inline double cpu_now() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) * 1e9 + static_cast<double>(t.tv_nsec);
}

// Tells `perf record --delay=-1 --control=fd:N,M` to sample or to stop, and waits until it does;
// the file descriptors are in BENCH_PERF_CONTROL and BENCH_PERF_ACK.
inline void perf_control(const char* command) {
  const char* control = getenv("BENCH_PERF_CONTROL");
  const char* ack = getenv("BENCH_PERF_ACK");
  char answer[16];
  if (control && ack &&
      (write(atoi(control), command, strlen(command)) < 0 ||
       read(atoi(ack), answer, sizeof answer) < 0))
    perror("perf");
}

// Bytes of memory that this process has made its own and touched, from malloc or from the system:
// an arena need not go through malloc, and a reservation that nobody has touched costs nothing. The
// first call is to be made early: it does away with huge pages, which would round up by 2 MiB.
inline double memory_now() {
  prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
  FILE* file = fopen("/proc/self/smaps_rollup", "r");
  double kib = 0;
  char line[256];
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "Anonymous: %lf", &kib) == 1)
      break;
  if (file)
    fclose(file);
  return kib * 1024;
}

// The most memory that the process has had at a time since the last call, in bytes, files included.
inline double peak_memory_now() {
  prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
  double kib = 0;
  char line[256];
  FILE* file = fopen("/proc/self/status", "r");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "VmHWM: %lf", &kib) == 1)
      break;
  if (file)
    fclose(file);
  if (FILE* reset = fopen("/proc/self/clear_refs", "w")) {
    fputs("5", reset);
    fclose(reset);
  }
  return kib * 1024;
}

// FNV-1a, to compare what both sides print.
inline std::uint64_t hash(const char* data, std::size_t size) {
  std::uint64_t h = 14695981039346656037u;
  for (std::size_t i = 0; i < size; ++i)
    h = (h ^ static_cast<unsigned char>(data[i])) * 1099511628211u;
  return h;
}

// One run of a case: what it was asked for, and what it found.
struct Run {
  long ops = 1000000;
  std::string text;      // a file in the generic form
  std::string bytecode;  // a file to read, or to write for the other cases

  double amount = 0;
  double units = 0;
  std::uint64_t check = 0;

  void start() {
    perf_control("enable\n");
    CALLGRIND_TOGGLE_COLLECT;
    amount = cpu_now();
  }
  void stop() {
    amount = cpu_now() - amount;
    CALLGRIND_TOGGLE_COLLECT;
    perf_control("disable\n");
  }
  // Ends the program: a benchmark that failed must not give a time.
  [[noreturn]] void fail(const char* why) const {
    fprintf(stderr, "error: %s\n", why);
    exit(1);
  }
  void require(bool condition, const char* why) const {
    if (!condition)
      fail(why);
  }
};

struct Case {
  const char* name;
  void (*body)(Run&);
};

inline std::string read_file(const Run& run, const std::string& path) {
  FILE* file = path.empty() ? nullptr : fopen(path.c_str(), "rb");
  run.require(file, "cannot read the input file");
  std::string data;
  char buffer[1 << 16];
  while (std::size_t n = fread(buffer, 1, sizeof buffer, file))
    data.append(buffer, n);
  fclose(file);
  return data;
}

inline void write_file(const Run& run, const std::string& path, const std::string& data) {
  FILE* file = path.empty() ? nullptr : fopen(path.c_str(), "wb");
  run.require(file, "cannot write the output file");
  run.require(fwrite(data.data(), 1, data.size(), file) == data.size(), "cannot write");
  fclose(file);
}

// main() of both programs; `cases` is a list of Case.
template <typename Cases>
int run_case(int argc, char** argv, const Cases& cases) {
  auto usage = [&] {
    fprintf(stderr, "usage: %s CASE [--ops=N] [--text=FILE] [--bytecode=FILE] | --list\n", argv[0]);
    return 2;
  };
  if (argc < 2)
    return usage();
  if (!strcmp(argv[1], "--list")) {
    for (const Case& c : cases)
      printf("%s\n", c.name);
    return 0;
  }
  Run run;
  for (int i = 2; i < argc; ++i) {
    if (!strncmp(argv[i], "--ops=", 6))
      run.ops = atol(argv[i] + 6);
    else if (!strncmp(argv[i], "--text=", 7))
      run.text = argv[i] + 7;
    else if (!strncmp(argv[i], "--bytecode=", 11))
      run.bytecode = argv[i] + 11;
    else
      return usage();
  }
  for (const Case& c : cases) {
    if (strcmp(c.name, argv[1]))
      continue;
    c.body(run);
    printf("%s %.0f %.0f %llu\n", c.name, run.amount, run.units,
           static_cast<unsigned long long>(run.check));
    fflush(stdout);
    _exit(0);  // freeing what the case left behind is not measured, so do not wait for it
  }
  fprintf(stderr, "error: no case is called '%s'\n", argv[1]);
  return 2;
}

}  // namespace bench
