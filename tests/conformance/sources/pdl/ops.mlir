// also interp: --convert-pdl-to-pdl-interp
pdl.pattern @rename : benefit(2) {
  %t = pdl.type : i32
  %v = pdl.operand : %t
  %a = pdl.attribute = 10 : i32
  %r = pdl.operation "t.old"(%v : !pdl.value) {"value" = %a} -> (%t : !pdl.type)
  %x = pdl.result 0 of %r
  pdl.apply_native_constraint "check"(%x, %a : !pdl.value, !pdl.attribute)
  pdl.rewrite %r with "rewriter"(%v : !pdl.value)
}
// -----
// also interp: --convert-pdl-to-pdl-interp
pdl.pattern : benefit(1) {
  %ts = pdl.types : [i32, f32]
  %vs = pdl.operands
  %op = pdl.operation(%vs : !pdl.range<value>) -> (%ts : !pdl.range<type>)
  pdl.rewrite %op {
    %n = pdl.operation "t.new"(%vs : !pdl.range<value>) -> (%ts : !pdl.range<type>)
    %r = pdl.results of %n
    %s = pdl.apply_native_rewrite "make"(%r : !pdl.range<value>) : !pdl.operation
    pdl.replace %op with %n
  }
}
