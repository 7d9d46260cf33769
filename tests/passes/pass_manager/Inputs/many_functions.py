"""Prints a module of so many functions, each with a few ops to fold and to remove."""
import sys

for i in range(int(sys.argv[1])):
    print(f'''"mir.func"() <{{sym_name = "f{i}", function_type = (i1) -> ui32}}> ({{
^entry(%c: i1):
  %a = "mir.constant"() <{{value = {i} : ui32}}> : () -> ui32
  %b = "mir.constant"() <{{value = 3 : ui32}}> : () -> ui32
  %sum = "mir.add"(%a, %b) : (ui32, ui32) -> ui32
  %unused = "mir.add"(%sum, %b) : (ui32, ui32) -> ui32
  "mir.goto"(%sum)[^exit] : (ui32) -> ()
^exit(%r: ui32):
  "mir.return"(%r) : (ui32) -> ()
}}) : () -> ()''')
