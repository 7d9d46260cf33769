# What the tables of dialects for passes call: the sources of this folder that every program needs that
# knows a dialect, whether it runs passes or not. A list of its own, since tests/fuzz takes it too.
set(PLIRON_INTERFACE_SOURCES alias.cpp branches.cpp int_range.cpp op_utils.cpp symbol_visibility.cpp)
list(TRANSFORM PLIRON_INTERFACE_SOURCES PREPEND "${CMAKE_CURRENT_LIST_DIR}/")
