%x = "x.input"() : () -> !fixed.num<16, 8>
%a = fixed.constant 40000 : !fixed.num<16, 8>
%b = "fixed.mul"(%x, %a) <{rounding = "up"}> : (!fixed.num<16, 8>, !fixed.num<16, 8>) -> !fixed.num<16, 8>
%c = fixed.convert %x : !fixed.num<16, 8> -> !fixed.num<99, 8>
fixed.assume %x in #fixed.range<3, 1> : !fixed.num<16, 8>
