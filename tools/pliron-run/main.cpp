// pliron-run: runs a kernel on a GPU or on the CPU, with arguments from the command line.
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"
#include "tools/driver/command_line.h"
#include "tools/pliron-run/args.h"
#include "tools/pliron-run/report.h"
#include "tools/pliron-run/run.h"

namespace cl = llvm::cl;

namespace {

cl::OptionCategory category("pliron-run options");

cl::opt<std::string> file(cl::Positional, cl::desc("FILE(.rs|.mlir|.plbc|.ptx)"),
                          cl::cat(category));
cl::opt<std::string> kernel("kernel", cl::desc("The kernel to run"), cl::value_desc("NAME"),
                            cl::cat(category));
cl::opt<std::string> grid("grid", cl::desc("Blocks of the grid"), cl::value_desc("X[,Y[,Z]]"),
                          cl::cat(category));
cl::opt<std::string> block("block", cl::desc("Threads of a block, at most 1024"),
                           cl::value_desc("X[,Y[,Z]]"), cl::cat(category));
cl::list<std::string> args("arg", cl::desc("The next argument of the kernel; see below"),
                           cl::value_desc("SPEC"), cl::cat(category));
cl::opt<std::string> device(
    "device", cl::init("auto"), cl::value_desc("auto|cpu|cuda"),
    cl::desc("Where to run: auto takes a GPU when the CUDA driver is there"), cl::cat(category));
cl::list<std::string> print("print", cl::value_desc("I[:N]"), cl::cat(category),
                            cl::desc("Print argument I, or its first N elements, after the run"));
cl::list<std::string> out("out", cl::value_desc("I=F.npy"), cl::cat(category),
                          cl::desc("Write argument I to a NumPy file after the run"));
cl::list<std::string> expect("expect", cl::value_desc("I=F.npy"), cl::cat(category),
                             cl::desc("Compare argument I with a NumPy file after the run; exit "
                                      "status 1 when they differ"));
cl::opt<std::string> rtol("rtol", cl::value_desc("R"), cl::cat(category),
                          cl::desc("--expect accepts |got - want| <= A + R * |want| (default 0)"));
cl::opt<std::string> atol_("atol", cl::value_desc("A"), cl::cat(category),
                           cl::desc("See --rtol (default 0)"));

cl::extrahelp more(R"(
Arguments are given in the order of the kernel's parameters and count from 0 in --print, --out
and --expect. TYPE is i8, i16, i32, i64, u8, u16, u32, u64, f16, f32, f64, or bytesN for N bytes in
the kernel's own layout. A SPEC is one of

  TYPE:VALUE           a value:  f32:1.5   i32:-7   u64:0xff   f64:inf
  bytes:HEX            a repr(C) struct passed by value, as its bytes in memory (little-endian,
                       padding included):  bytes:0000c03f01000000  is {1.5f32, 1u32}
  TYPE[COUNT]:FILL     a slice, which makes two parameters: a pointer and the length
  TYPE[]@FILE.npy      a slice with the contents of a NumPy file; brackets may hold its length
  *TYPE[COUNT]:FILL    a raw pointer, which makes one parameter;  *TYPE[]@FILE.npy  too

and FILL is

  zeros
  iota                 0, 1, 2, ...
  rand(SEED)           floats in [0, 1), integers of any value; element I is made from the high bits
                       of splitmix64 after I + 1 steps from SEED, the same on every machine
  HEX                  for bytesN only: all elements, one after another

A slice of structs of 12 bytes is bytes12[COUNT]:zeros, bytes12[2]:HEX, or bytes12[]@FILE.npy, where
the file has dtype V12 (arr.view('V12')) or is an u8 array of shape (COUNT, 12).

Examples

  pliron-run vecadd.rs --kernel=vecadd --grid=4 --block=256 --arg='f32[1024]:iota' \
      --arg='f32[1024]:rand(1)' --arg='f32[1024]:zeros' --print=2:8
  pliron-run saxpy.rs --kernel=saxpy --grid=8 --block=128 --arg=f32:2.5 --arg=f32[]@x.npy \
      --arg=f32[]@y.npy --expect=2=want.npy --rtol=1e-6 --device=cpu
  pliron-run matmul.ptx --kernel=matmul --grid=64,64 --block=16,16 --arg='*f32[1048576]:rand(1)' \
      --arg='*f32[1048576]:rand(2)' --arg='*f32[1048576]:zeros' --arg=u32:1024 --out=2=c.npy

A .rs file is compiled as pliron-rustc does, by the compiler that PLIRON_RUSTC names, else by one on
PATH that has its library source.

The exit status is 0 when the kernel completed and everything matched, else 1. A trap in the kernel
is reported with its place in the Rust source when the kernel ran on the CPU.
)");

}  // namespace

int main(int argc, char** argv) {
  llvm::InitLLVM init(argc, argv);
  pliron::driver::parse_command_line(category, argc, argv,
                                     "runs a kernel on a GPU or on the CPU\n");
  pliron::run::RawOptions options{file,  kernel, grid,   block, args, device,
                                  print, out,    expect, rtol,  atol_};
  llvm::Expected<pliron::run::Request> request = pliron::run::parse_request(options);
  if (!request) {
    pliron::run::print_error(llvm::errs(), llvm::toString(request.takeError()));
    return 1;
  }
  return pliron::run::run(*request, llvm::outs(), llvm::errs());
}
