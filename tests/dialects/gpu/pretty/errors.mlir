// What is wrong in the forms of gpu and nvvm ops is said where it stands.
// RUN: pliron-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{expected 'x', 'y' or 'z'; did you mean 'x'?}}
%0 = gpu.thread_id xx
// -----
// expected-error@+1 {{expected 'x', 'y' or 'z'}}
%0 = gpu.block_id : i32
// -----
// expected-error@+1 {{result #0 ("res") must be a 32-bit integer or index, but got 'i64'}}
%0 = gpu.block_dim x : i64
// -----
// expected-error@+1 {{expected a type}}
%0 = gpu.lane_id : 5
// -----
// expected-error@+1 {{attribute 'upper_bound' must be a positive index attribute that fits i32}}
%0 = gpu.grid_dim x upper_bound 0
// -----
// expected-error@+1 {{expected ':'}}
%0 = nvvm.read.ptx.sreg.tid.x i32
// -----
// expected-error@+1 {{a bound does not fit i32}}
%0 = nvvm.read.ptx.sreg.laneid range <i32, 0, 4294967297> : i32
// -----
// expected-error@+1 {{expected '='}}
nvvm.barrier id %0
