# pliron_embed_rules(TARGET target NAMESPACE a::b FILES x.rules ...) puts rule files into a target. Of
# x.rules there is then, in the namespace, a constant that passes/rules/registry.h takes:
#
#   extern const pliron::rules::RuleFile x_rules;
#
# It is made again when the file changes. Names in messages are from the root of the project.
set(PLIRON_EMBED_RULES_SCRIPT "${CMAKE_CURRENT_LIST_DIR}/PlironEmbedRules.cmake")

function(pliron_embed_rules)
  cmake_parse_arguments(ARG "" "TARGET;NAMESPACE" "FILES" ${ARGN})
  foreach(file IN LISTS ARG_FILES)
    get_filename_component(path "${file}" ABSOLUTE)
    get_filename_component(stem "${file}" NAME_WE)
    file(RELATIVE_PATH shown "${PROJECT_SOURCE_DIR}" "${path}")
    set(output "${CMAKE_CURRENT_BINARY_DIR}/${ARG_TARGET}_${stem}.rules.cpp")
    add_custom_command(
      OUTPUT "${output}"
      COMMAND "${CMAKE_COMMAND}" "-DINPUT=${path}" "-DOUTPUT=${output}" "-DNAME=${shown}"
              "-DSYMBOL=${stem}_rules" "-DNAMESPACE=${ARG_NAMESPACE}"
              -P "${PLIRON_EMBED_RULES_SCRIPT}"
      DEPENDS "${path}" "${PLIRON_EMBED_RULES_SCRIPT}"
      COMMENT "Embedding ${shown}" VERBATIM)
    target_sources(${ARG_TARGET} PRIVATE "${output}")
  endforeach()
endfunction()
