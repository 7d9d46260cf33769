# Compiler settings and dependencies that every folder shares.
option(PLIRON_BUILD_TESTS "Build the tests" ${PROJECT_IS_TOP_LEVEL})
option(PLIRON_SANITIZE "Build with AddressSanitizer and UndefinedBehaviorSanitizer" OFF)
option(PLIRON_SANITIZE_THREAD "Build with ThreadSanitizer" OFF)
option(PLIRON_WERROR "Treat warnings as errors" ${PROJECT_IS_TOP_LEVEL})

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/lib")
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/lib")
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "" FORCE)
endif()

# Asserts stay on in RelWithDebInfo: they are for programmers' mistakes and cost little.
string(REPLACE "-DNDEBUG" "" CMAKE_CXX_FLAGS_RELWITHDEBINFO "${CMAKE_CXX_FLAGS_RELWITHDEBINFO}")

# The newest LLVM that we support and the machine has. LLVM's own version check wants major.minor.
# Its configuration mentions libraries that it does without; that is no news to whoever builds pliron.
set(CMAKE_MESSAGE_LOG_LEVEL WARNING)
foreach(version IN ITEMS 22 21 20)
  find_package(LLVM ${version}.1 QUIET CONFIG HINTS /usr/lib/llvm-${version} /usr/lib64/llvm${version})
  if(LLVM_FOUND)
    break()
  endif()
endforeach()
unset(CMAKE_MESSAGE_LOG_LEVEL)
if(NOT LLVM_FOUND)
  message(FATAL_ERROR "pliron needs LLVM 20, 21 or 22; install llvm-22-dev or set LLVM_DIR to the "
                      "folder of its LLVMConfig.cmake.")
endif()
message(STATUS "LLVM ${LLVM_PACKAGE_VERSION} in ${LLVM_DIR}")

# The shared library of all of LLVM takes three times as long to load as our tools take to start. So
# they link LLVM's archives, where these are there with LLVM's linker: others are slow at it.
find_program(PLIRON_LLD ld.lld HINTS "${LLVM_TOOLS_BINARY_DIR}" NO_DEFAULT_PATH)
find_package(ZLIB QUIET)
if(PLIRON_LLD AND TARGET LLVMSupport AND ZLIB_FOUND AND TARGET zstd::libzstd_shared)
  set(can_link_archives ON)
else()
  set(can_link_archives OFF)
endif()
option(PLIRON_STATIC_LLVM "Link LLVM's archives instead of its shared library" ${can_link_archives})
# Code under AddressSanitizer poisons what LLVM's allocators have not given out yet. Where it lies in one
# program with archives that are not under it, these would use such memory.
if(PLIRON_SANITIZE OR PLIRON_SANITIZE_THREAD)
  set(PLIRON_STATIC_LLVM OFF)
endif()
if(PLIRON_STATIC_LLVM)
  llvm_map_components_to_libnames(PLIRON_LLVM_SUPPORT support)
  llvm_map_components_to_libnames(PLIRON_LLVM_ALL support core asmparser irreader bitwriter linker
                                  ipo passes orcjit)
  foreach(target IN ITEMS NVPTX ${LLVM_NATIVE_ARCH})
    foreach(part IN ITEMS AsmParser CodeGen Desc Info)
      if(TARGET LLVM${target}${part})
        list(APPEND PLIRON_LLVM_ALL LLVM${target}${part})
      endif()
    endforeach()
  endforeach()
  # What debuggers read is half of each program otherwise.
  add_link_options(-fuse-ld=lld "-B${LLVM_TOOLS_BINARY_DIR}" -Wl,--compress-debug-sections=zstd)
  message(STATUS "LLVM's archives are linked, with ${PLIRON_LLD}")
else()
  set(PLIRON_LLVM_SUPPORT LLVM)
  set(PLIRON_LLVM_ALL LLVM)
  message(STATUS "LLVM's shared library is linked")
  if(NOT can_link_archives)
    message(STATUS "With lld, zlib and zstd (development packages) the tools would start faster")
  endif()
endif()
find_package(Boost 1.74 REQUIRED CONFIG COMPONENTS context)

find_program(PLIRON_CCACHE ccache)
if(PLIRON_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${PLIRON_CCACHE}")
endif()
