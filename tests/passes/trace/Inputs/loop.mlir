"mir.func"() <{sym_name = "f", function_type = (i1) -> ui32}> ({
^entry(%c: i1):
  %one = "mir.constant"() <{value = 1 : ui32}> : () -> ui32
  %two = "mir.add"(%one, %one) : (ui32, ui32) -> ui32
  "mir.goto"(%two)[^head] : (ui32) -> ()
^head(%i: ui32):
  "mir.switch_int"(%c)[^body, ^exit] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^body:
  %next = "mir.add"(%i, %one) : (ui32, ui32) -> ui32
  "mir.switch_int"(%c, %next)[^head, ^exit] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, ui32) -> ()
^exit:
  "mir.return"(%i) : (ui32) -> ()
}) : () -> ()
"mir.func"() <{sym_name = "same", function_type = (ui32) -> ui32}> ({
^entry(%x: ui32):
  "mir.return"(%x) : (ui32) -> ()
}) : () -> ()
