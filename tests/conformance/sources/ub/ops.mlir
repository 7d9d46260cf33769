%0 = ub.poison : i32
%1 = ub.poison : vector<[4]xf16>
%2 = ub.poison <#ub.poison> : tensor<*xf32>
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  ub.unreachable
^b:
  return
}
