# pliron_add_plugin(NAME SOURCE...) makes a shared library for `pliron-opt --load-dialect=libNAME.so`
# (passes/plugin.h). It links nothing: what it uses of pliron and LLVM is in the tool that loads it.
function(pliron_add_plugin name)
  add_library(${name} MODULE ${ARGN})
  target_include_directories(${name} SYSTEM PRIVATE
    $<TARGET_PROPERTY:pliron::dialects,INTERFACE_INCLUDE_DIRECTORIES>)
  target_compile_features(${name} PRIVATE cxx_std_20)
  target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti)
endfunction()
