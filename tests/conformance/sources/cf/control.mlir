// locations
// also llvm: --convert-cf-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
// also scf: --lift-cf-to-scf
func.func @diamond(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^left, ^right(%a, %b : i32, i32)
^left:
  cf.br ^join(%a : i32)
^right(%x: i32, %y: i32):
  %0 = arith.addi %x, %y : i32
  cf.br ^join(%0 : i32)
^join(%r: i32):
  return %r : i32
}
// -----
// also llvm: --convert-cf-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
func.func @switch(%f: i32, %a: i32, %b: f32) -> i32 {
  cf.switch %f : i32, [
    default: ^bb1(%a : i32),
    42: ^bb2(%b : f32),
    -1: ^bb1(%f : i32),
    43: ^bb3
  ]
^bb1(%x: i32):
  return %x : i32
^bb2(%y: f32):
  cf.br ^bb3
^bb3:
  return %a : i32
^bb4:
  %d = arith.constant false
  cf.assert %d, "message with \"quotes\" and %x"
  %c = arith.constant true
  cf.br ^bb4
}
// -----
func.func @weights(%c: i1) {
  cf.cond_br %c weights([3, 7]), ^a, ^b
^a:
  cf.br ^a
^b:
  cf.cond_br %c, ^b, ^a
}
// -----
func.func @only_default(%i: i8) {
  cf.switch %i : i8, [
    default: ^bb1
  ]
^bb1:
  return
}
// -----
// also llvm: --convert-cf-to-llvm --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
// also scf: --lift-cf-to-scf
func.func @loop(%n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  cf.br ^head(%zero, %zero : index, index)
^head(%i: index, %sum: index):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^body, ^exit
^body:
  %next = arith.addi %i, %one : index
  %s = arith.addi %sum, %i : index
  cf.br ^head(%next, %s : index, index)
^exit:
  return %sum : index
}
