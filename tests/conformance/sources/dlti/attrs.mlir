module attributes {
  dlti.dl_spec = #dlti.dl_spec<
    #dlti.dl_entry<"dlti.endianness", "big">, #dlti.dl_entry<index, 32 : i32>, #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>,
    #dlti.dl_entry<!llvm.ptr<3>, dense<32> : vector<4xi64>>, #dlti.dl_entry<"dlti.alloca_memory_space", 5 : ui64>>,
  dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 4096 : i32>, "GPU" = #dlti.target_device_spec<#dlti.dl_entry<"max_vector_op_width", 64.0 : f32>>>,
  dlti.map = #dlti.map<"a" = 1 : i32, i32 = "x">
} {
}
