# How a folder becomes a target.
include(GNUInstallDirs)

# The flags of all our code: no exceptions and no RTTI, as in LLVM; warnings are errors for us and
# silent for LLVM's headers. Nobody puts functions of his own in the place of ours, so those of one source
# may be inlined into each other, which gcc does not do in position-independent code unless it is told.
function(pliron_compile_options target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -fno-exceptions -fno-rtti
                         $<$<BOOL:${PLIRON_WERROR}>:-Werror>
                         $<$<CONFIG:Release>:-fno-semantic-interposition>)
  pliron_sanitizer_options(${target})
endfunction()

# With some of the checks for null, gcc takes no address for non-null while compiling (its bug 71962), and
# records that are checked then have addresses. AddressSanitizer reports what goes through a null pointer.
function(pliron_sanitizer_options target)
  if(PLIRON_SANITIZE)
    target_compile_options(${target} PRIVATE
      -fsanitize=address,undefined -fno-omit-frame-pointer -fno-sanitize-recover=undefined
      -fno-sanitize=null,nonnull-attribute,returns-nonnull-attribute)
    target_link_options(${target} PUBLIC -fsanitize=address,undefined)
  endif()
  if(PLIRON_SANITIZE_THREAD)
    # What is instrumented hides from gcc 12 that a DenseMap's size belongs to its storage.
    target_compile_options(${target} PRIVATE -fsanitize=thread -fno-omit-frame-pointer
      $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
    target_link_options(${target} PUBLIC -fsanitize=thread)
  endif()
endfunction()

# pliron_add_library(NAME SOURCES a.cpp ... DEPENDS pliron::ir ...) makes target pliron_NAME with the
# alias pliron::NAME. Headers are included from the root of the tree: "ir/operation.h".
function(pliron_add_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS;PRIVATE_DEPENDS" ${ARGN})
  set(target pliron_${name})
  add_library(${target} STATIC ${ARG_SOURCES})
  add_library(pliron::${name} ALIAS ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
  target_include_directories(${target} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/pliron>)
  # An installed pliron gets LLVM's headers from plironConfig.cmake, wherever they are by then.
  target_include_directories(${target} SYSTEM PUBLIC
    "$<BUILD_INTERFACE:${LLVM_INCLUDE_DIRS}>")
  target_compile_features(${target} PUBLIC cxx_std_20)
  target_link_libraries(${target} PUBLIC ${ARG_DEPENDS} PRIVATE ${ARG_PRIVATE_DEPENDS})
  pliron_compile_options(${target})
  install(TARGETS ${target} EXPORT pliron-targets
          ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  set_property(GLOBAL APPEND PROPERTY PLIRON_LIBRARIES ${name})
endfunction()

# pliron_add_objects(NAME SOURCES a.cpp ... DEPENDS pliron::ir ...) makes target pliron_NAME, a part of a library
# that has a target of its own, so that programs can be linked that have that part alone. The library
# takes $<TARGET_OBJECTS:pliron_NAME>.
function(pliron_add_objects name)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS" ${ARGN})
  set(target pliron_${name})
  add_library(${target} OBJECT ${ARG_SOURCES})
  target_link_libraries(${target} PRIVATE ${ARG_DEPENDS})
  pliron_compile_options(${target})
endfunction()

# pliron_dialect_sources(RECORDS a.cpp ... PASSES b.cpp ...): the sources of a dialect's folder. RECORDS are
# what reads, prints and verifies IR, with tables for passes; PASSES are lowerings and rules.
function(pliron_dialect_sources)
  cmake_parse_arguments(ARG "" "" "RECORDS;PASSES" ${ARGN})
  target_sources(pliron_records PRIVATE ${ARG_RECORDS})
  target_sources(pliron_dialects PRIVATE ${ARG_PASSES})
endfunction()

# pliron_add_tool(NAME SOURCES main.cpp DEPENDS ...) makes build/bin/NAME.
function(pliron_add_tool name)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_DEPENDS})
  # At a fixed address there is nothing to relocate at start-up, but for what is in other libraries: with
  # the C++ library as an archive the tables of virtual functions need not be written to either. Plugins
  # have their own, so its symbols are not for them. What runs at start-up lies together, so that a few
  # pages are read for it and not one for each of LLVM's sources.
  if(PLIRON_STATIC_LLVM AND NOT PLIRON_SANITIZE)
    set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE OFF)
    target_link_options(${name} PRIVATE -no-pie LINKER:-z,keep-text-section-prefix)
    if(PLIRON_HAS_STATIC_LIBSTDCXX)
      target_link_options(${name} PRIVATE -static-libstdc++ -static-libgcc
                          LINKER:--exclude-libs,libstdc++.a)
    endif()
  endif()
  pliron_compile_options(${name})
  install(TARGETS ${name} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endfunction()
