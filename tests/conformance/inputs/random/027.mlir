#distinct = distinct[0]<#r0.a3<i32, tensor<?xf32>>>
#set = affine_set<() : (117 >= 0)>
"builtin.module"() ({
  %0:2 = "r1.Y"() <{"->" = memref<2xmemref<?xi8>, affine_map<(d0) -> (d0 floordiv 3 - 20, 2)>>}> : () -> (index, tf32)
  %1 = "r0.a.b"() {"<>" = #r1.a0<a -> b>, loc = #distinct} : () -> !r1.t2<i32, tensor<?xf32>>
  "r0.x_1"() <4.900000e-115 : f64> {dense = dense_resource<blob> : tensor<4xi8>} : () -> ()
  %2 = "r0.Y"() <affine_map<(d0, d1)[s0] -> (((d1 floordiv 2) floordiv 6) * -5, d0, d0)>> {r.attr = dense<1105> : tensor<3xui16>} : () -> (() -> ())
  %3:2 = "r2.a.b"(%0#1) : (tf32) -> (() -> (), f16)
  %4:2 = "r0.a.b"(%2, %1, %3#0, %0#0) <5.683100e-187 : f64> {loc = dense<2> : tensor<i65>, value = #set} : (() -> (), !r1.t2<i32, tensor<?xf32>>, () -> (), index) -> (tensor<!r1.t3<"s>">>, vector<8xui64>)
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob: "0x04000000B0155D20"
    }
  }
#-}

