"builtin.module"() ({
  %0 = "r1.a.b"() <unit> : () -> vector<i33>
  "r2.Y"(%0, %0, %0, %0) <{}> : (vector<i33>, vector<i33>, vector<i33>, vector<i33>) -> ()
  %1 = "r2.Y"() : () -> (((i33) -> ()) -> tensor<tf32, #r0.enc<a.b.c | d>>)
  "r2.a.b"() <"texta\00//"> : () -> ()
  %2:2 = "r1.x_1"() {true = () -> none} : () -> (memref<memref<?xi8>, {a = 1 : i32}>, complex<i8>)
  %3 = "r1.a.b"() : () -> vector<8xf8E5M2>
}) : () -> ()

