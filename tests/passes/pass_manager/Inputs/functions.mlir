"mir.func"() <{sym_name = "f", function_type = () -> ui32}> ({
  %two = "mir.constant"() <{value = 2 : ui32}> : () -> ui32
  %four = "mir.add"(%two, %two) : (ui32, ui32) -> ui32
  "mir.return"(%four) : (ui32) -> ()
}) : () -> ()
"mir.func"() <{sym_name = "g", function_type = () -> ui32}> ({
  %one = "mir.constant"() <{value = 1 : ui32}> : () -> ui32
  "mir.return"(%one) : (ui32) -> ()
}) : () -> ()
