"builtin.module"() ({
  "a.strided"() {a = strided<[]>, b = strided<[1]>, c = strided<[?, ?, 1]>, d = strided<[4, 1], offset: 2>, e = strided<[], offset: ?>, f = strided<[-1, 0], offset: -7>} : () -> ()
}) : () -> ()

