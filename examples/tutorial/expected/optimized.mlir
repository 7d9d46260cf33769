module {
  calc.func @dot(%a: !calc.array<3>, %b: !calc.array<3>) -> !calc.array<1> {
    %0 = calc.mul %a, %b : !calc.array<3>
    %1 = calc.reduce sum %0 : !calc.array<3>
    calc.return %1 : !calc.array<1>
  }
  calc.func @weighted(%a: !calc.array<3>, %k: !calc.array<1>) -> !calc.array<1> {
    %0 = calc.constant [5.000000e-01]
    %1 = calc.reduce sum %a : !calc.array<3>
    %2 = calc.mul %k, %1 : !calc.array<1>
    %3 = calc.mul %2, %0 : !calc.array<1>
    calc.return %3 : !calc.array<1>
  }
  calc.func @axpy(%k: !calc.array<1>, %x: !calc.array<4>, %y: !calc.array<4>) -> !calc.array<4> {
    %0 = calc.broadcast %k : !calc.array<4>
    %1 = calc.mul %0, %x : !calc.array<4>
    %2 = calc.add %1, %y : !calc.array<4>
    calc.return %2 : !calc.array<4>
  }
  calc.func @largest(%x: !calc.array<4>) -> !calc.array<1> {
    %0 = calc.reduce max %x : !calc.array<4>
    calc.return %0 : !calc.array<1>
  }
}
