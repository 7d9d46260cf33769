%x = "x.input"() : () -> !fixed.num<16, 8>
%two = fixed.constant 512 : !fixed.num<16, 8>
%double = fixed.mul %x, %two round "nearest" : !fixed.num<16, 8>
%wide = fixed.convert %double : !fixed.num<16, 8> -> !fixed.num<32, 8>
%minus = fixed.neg %wide : !fixed.num<32, 8>
%again = fixed.neg %minus : !fixed.num<32, 8>
fixed.assume %again in #fixed.range<-1024, 1024> : !fixed.num<32, 8>
%sum = fixed.add %again, %wide : !fixed.num<32, 8>
"x.use"(%sum) : (!fixed.num<32, 8>) -> ()
