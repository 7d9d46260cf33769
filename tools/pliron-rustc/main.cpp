// pliron-rustc: compiles the kernels of a Rust file, as far as asked.

#include "tools/driver/rustc.h"

int main(int argc, char** argv) { return pliron::driver::rustc_main(argc, argv); }
