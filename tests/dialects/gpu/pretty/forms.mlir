// The forms of the gpu and nvvm dialects are MLIR's, token for token. A result of gpu ops that is no
// index, which MLIR does not have, is said behind them.
// RUN: pliron-opt %s | FileCheck %s
// RUN: pliron-opt %s --emit=generic > %t.generic
// RUN: pliron-opt %t.generic > %t.pretty
// RUN: pliron-opt %s | diff - %t.pretty
// RUN: pliron-opt %t.pretty --emit=generic | diff - %t.generic
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic

// CHECK: %{{.*}} = gpu.thread_id x{{$}}
// GENERIC: = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
%0 = gpu.thread_id x
// CHECK: gpu.block_id y upper_bound 16 {x}{{$}}
// GENERIC: = "gpu.block_id"() <{dimension = #gpu<dim y>, upper_bound = 16 : index}> {x} : () -> index
%1 = gpu.block_id y upper_bound 16 {x}
// CHECK: gpu.block_dim z : ui32
// GENERIC: = "gpu.block_dim"() <{dimension = #gpu<dim z>}> : () -> ui32
%2 = gpu.block_dim z : ui32
// CHECK: gpu.grid_dim x upper_bound 7 {x} : i32
%3 = gpu.grid_dim x upper_bound 7 {x} : i32
// CHECK: gpu.lane_id{{$}}
%4 = gpu.lane_id
// CHECK: gpu.lane_id upper_bound 32 : i32
%5 = gpu.lane_id upper_bound 32 : i32
// CHECK: gpu.barrier{{$}}
gpu.barrier
// CHECK: gpu.barrier {x}
gpu.barrier {x}
