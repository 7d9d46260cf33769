#map = affine_map<(d0, d1, d2)[s0, s1] -> (d0 + s0, d1 * 4 + s1, d2 mod 3)>
#set = affine_set<(d0, d1)[s0] : (d0 - s0 >= 0, d1 == 0)>
"builtin.module"() ({
  "t.maps"() {a = #map, b = #map, c = [#map, #set], d = #set} : () -> ()
  "t.maps"() {e = #map, f = #set, g = memref<4x4x4xf32, #map>} : () -> ()
}) : () -> ()

