# What `cmake --install` puts where, so that another project can say find_package(pliron).
# Libraries and tools install themselves (PlironTargets.cmake); here are the headers, under the same
# relative names as in this tree ("ir/operation.h"), and the package configuration.
include(CMakePackageConfigHelpers)

foreach(layer IN ITEMS ir passes dialects backends bindings)
  install(DIRECTORY "${PROJECT_SOURCE_DIR}/${layer}"
          DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/pliron"
          FILES_MATCHING PATTERN "*.h")
endforeach()
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/pliron")

set(PLIRON_CMAKE_DIR "${CMAKE_INSTALL_LIBDIR}/cmake/pliron")
install(EXPORT pliron-targets NAMESPACE pliron:: FILE plironTargets.cmake
        DESTINATION "${PLIRON_CMAKE_DIR}")
get_property(PLIRON_LIBRARIES GLOBAL PROPERTY PLIRON_LIBRARIES)
configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/tools/cmake/plironConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/plironConfig.cmake"
  INSTALL_DESTINATION "${PLIRON_CMAKE_DIR}")
# Before 1.0 any minor version may change the API.
write_basic_package_version_file("${PROJECT_BINARY_DIR}/plironConfigVersion.cmake"
                                 COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/plironConfig.cmake"
              "${PROJECT_BINARY_DIR}/plironConfigVersion.cmake"
              "${PROJECT_SOURCE_DIR}/tools/cmake/PlironEmbedRules.cmake"
              "${PROJECT_SOURCE_DIR}/tools/cmake/PlironPlugin.cmake"
              "${PROJECT_SOURCE_DIR}/tools/cmake/PlironRules.cmake"
        DESTINATION "${PLIRON_CMAKE_DIR}")
