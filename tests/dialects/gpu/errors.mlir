// RUN: pliron-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(gpu-to-cpu)'

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void ()>}> ({
  // expected-error@+1 {{cannot be lowered with a result of type index; it must be i32 by now}}
  %x = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
  // expected-error@+1 {{pliron.site must be}}
  "llvm.intr.trap"() {pliron.site = "boom"} : () -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// -----

// expected-note@+1 {{it is defined here}}
"llvm.func"() <{sym_name = "pliron_cpu_barrier", function_type = !llvm.func<i32 ()>}> ({}) : () -> ()
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void ()>}> ({
  // expected-error@+1 {{needs the name @pliron_cpu_barrier for a function of the executor, but it is taken}}
  "gpu.barrier"() : () -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void ()>}> ({
  // expected-error@+1 {{expected 'x', 'y' or 'z'}}
  %x = "gpu.thread_id"() <{dimension = #gpu<dim w>}> : () -> i32
  "llvm.return"() : () -> ()
}) : () -> ()

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void ()>}> ({
  // expected-error@+1 {{must be a 32-bit integer or index, but got 'i64'}}
  %x = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> i64
  // expected-error@+1 {{attribute 'upper_bound' must be a positive index attribute that fits i32}}
  %y = "gpu.thread_id"() <{dimension = #gpu<dim x>, upper_bound = 0 : index}> : () -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
