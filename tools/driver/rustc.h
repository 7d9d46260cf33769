#pragma once

namespace pliron::driver {

// The whole of pliron-rustc; the exit status: 0, or 1 after errors, which have been printed.
int rustc_main(int argc, char** argv);

}  // namespace pliron::driver
