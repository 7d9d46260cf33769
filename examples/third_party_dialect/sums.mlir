%x = "x.input"() : () -> !fixed.num<16, 8>
%y = "x.input"() : () -> !fixed.num<16, 8>
%minus_x = fixed.neg %x : !fixed.num<16, 8>
%minus_y = fixed.neg %y : !fixed.num<16, 8>
%sum = fixed.add %minus_x, %minus_y : !fixed.num<16, 8>
"x.use"(%sum) : (!fixed.num<16, 8>) -> ()
