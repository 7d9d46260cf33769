// pliron-opt: reads IR, runs passes on it, and prints it.

#include "tools/driver/opt.h"

int main(int argc, char** argv) { return pliron::driver::opt_main(argc, argv); }
