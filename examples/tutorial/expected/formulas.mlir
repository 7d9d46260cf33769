module {
  calc.func @dot(%a: !calc.array<3>, %b: !calc.array<3>) -> !calc.array<1> {
    %0 = calc.mul %a, %b : !calc.array<3>
    %1 = calc.reduce sum %0 : !calc.array<3>
    calc.return %1 : !calc.array<1>
  }
  calc.func @weighted(%a: !calc.array<3>, %k: !calc.array<1>) -> !calc.array<1> {
    %0 = calc.broadcast %k : !calc.array<3>
    %1 = calc.mul %0, %a : !calc.array<3>
    %2 = calc.constant [2.500000e-01]
    %3 = calc.constant [2.500000e-01]
    %4 = calc.add %2, %3 : !calc.array<1>
    %5 = calc.broadcast %4 : !calc.array<3>
    %6 = calc.mul %1, %5 : !calc.array<3>
    %7 = calc.reduce sum %6 : !calc.array<3>
    calc.return %7 : !calc.array<1>
  }
  calc.func @axpy(%k: !calc.array<1>, %x: !calc.array<4>, %y: !calc.array<4>) -> !calc.array<4> {
    %0 = calc.broadcast %k : !calc.array<4>
    %1 = calc.mul %0, %x : !calc.array<4>
    %2 = calc.add %1, %y : !calc.array<4>
    calc.return %2 : !calc.array<4>
  }
  calc.func @largest(%x: !calc.array<4>) -> !calc.array<1> {
    %0 = calc.reduce max %x : !calc.array<4>
    %1 = calc.constant [0.000000e+00]
    %2 = calc.add %0, %1 : !calc.array<1>
    calc.return %2 : !calc.array<1>
  }
}
