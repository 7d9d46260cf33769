// locations
// also llvm: --convert-func-to-llvm --reconcile-unrealized-casts
func.func private @decl(i32, f32) -> (i32, f32)
func.func private @attrs(i32 {a.b = 1 : i32}, f32 {c.d, e.f = "x"}) -> (i32 {g.h}) attributes {i.j = [1, 2]}
func.func @pass(%x: i32, %y: f32) -> (i32, f32) {
  %0:2 = call @decl(%x, %y) : (i32, f32) -> (i32, f32)
  return %0#0, %0#1 : i32, f32
}
func.func public @many(%x: i32) -> i32 {
  %f = constant @inc : (i32) -> i32
  %0 = call_indirect %f(%x) : (i32) -> i32
  %1 = call @inc(%0) : (i32) -> i32
  return %1 : i32
}
func.func nested @inc(%x: i32) -> i32 {
  return %x : i32
}
// -----
func.func @no_inline() attributes {no_inline} {
  call @no_inline() : () -> ()
  call @no_inline() {no_inline, x.y = "z"} : () -> ()
  return
}
func.func @"name with spaces"() -> () { return }
func.func @take_fn(%f: (i32) -> (i32, f32), %x: i32) -> f32 {
  %0:2 = call_indirect %f(%x) : (i32) -> (i32, f32)
  return %0#1 : f32
}
// -----
module @lib {
  func.func private @helper(%a: tensor<?xf32> {x.layout = affine_map<(d0) -> (d0)>}) -> tensor<?xf32> {
    return %a : tensor<?xf32>
  }
  module @nested {
    func.func @helper(%a: memref<4xf32, strided<[1], offset: ?>>) {
      return
    }
  }
}
