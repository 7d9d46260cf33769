module {
  pdl_interp.func @matcher(%root: !pdl.operation) {
    pdl_interp.check_operation_name of %root is "t.op" -> ^ok, ^end
  ^end:
    pdl_interp.finalize
  ^ok:
    %0 = pdl_interp.get_attribute "value" of %root
    pdl_interp.is_not_null %0 : !pdl.attribute -> ^next, ^end
  ^next:
    %1 = pdl_interp.get_operand 0 of %root
    %2 = pdl_interp.get_value_type of %1 : !pdl.type
    pdl_interp.switch_type %2 to [i32, f32](^record, ^end) -> ^end
  ^record:
    %3 = pdl_interp.get_operands of %root : !pdl.range<value>
    pdl_interp.foreach %x : !pdl.value in %3 {
      pdl_interp.continue
    } -> ^last
  ^last:
    pdl_interp.record_match @rewriters::@rewrite(%1, %root : !pdl.value, !pdl.operation) : benefit(1), generatedOps(["t.new"]), loc([%root]), root("t.op") -> ^end
  }
  module @rewriters {
    pdl_interp.func @rewrite(%v: !pdl.value, %op: !pdl.operation) {
      %t = pdl_interp.create_type i64
      %a = pdl_interp.create_attribute [1, "x"]
      %n = pdl_interp.create_operation "t.new"(%v : !pdl.value) {"a" = %a} -> (%t : !pdl.type)
      %r = pdl_interp.get_results of %n : !pdl.range<value>
      pdl_interp.replace %op with (%r : !pdl.range<value>)
      pdl_interp.finalize
    }
  }
}
