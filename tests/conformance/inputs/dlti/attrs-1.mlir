"builtin.module"() ({
^bb0:
}) {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", index = 32 : i32, i64 = dense<[32, 64]> : vector<2xi64>, !llvm.ptr<3> = dense<32> : vector<4xi64>, "dlti.alloca_memory_space" = 5 : ui64>, dlti.map = #dlti.map<"a" = 1 : i32, i32 = "x">, dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 4096 : i32>, "GPU" = #dlti.target_device_spec<"max_vector_op_width" = 6.400000e+01 : f32>>} : () -> ()

