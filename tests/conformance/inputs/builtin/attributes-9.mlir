#map = affine_map<() -> ()>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0)[s0] -> (d0 + s0)>
#map5 = affine_map<()[s0, s1] -> (s0 - s1)>
#map6 = affine_map<(d0, d1) -> (d0 * 2 + d1 floordiv 3 - 5)>
#map7 = affine_map<(d0) -> (d0 mod 4, d0 ceildiv 5, -d0)>
#map8 = affine_map<(d0, d1)[s0] -> ((d0 + d1) * s0, (d0 + d1) mod (s0 + 2))>
#map9 = affine_map<(d0, d1, d2, d3) -> ()>
#map10 = affine_map<(d0) -> (d0 * -7 - 9223372036854775807)>
#map11 = affine_map<(d0)[s0] -> (d0 - s0 * 3)>
#map12 = affine_map<(d0)[s0] -> (d0 floordiv (s0 + 1))>
#map13 = affine_map<(d0) -> (-(d0 + 1))>
#map14 = affine_map<(d0) -> ((d0 mod 2) mod 3)>
#set = affine_set<(d0) : (d0 >= 0)>
#set1 = affine_set<(d0)[s0] : (d0 - s0 == 0, s0 >= 0)>
#set2 = affine_set<() : (1 == 0)>
#set3 = affine_set<(d0, d1)[s0, s1] : (d0 - d1 - s0 * 2 >= 0, s1 mod 5 == 0)>
#set4 = affine_set<(d0, d1) : (d0 floordiv 2 - d1 >= 0, -d0 + 7 >= 0)>
#set5 = affine_set<()[s0] : (s0 - 1 >= 0)>
#set6 = affine_set<(d0) : (-d0 + 5 >= 0)>
#set7 = affine_set<(d0) : (0 == 0)>
"builtin.module"() ({
  "a.map"() {a = #map, b = #map1, c = #map2, d = #map3, e = #map4, f = #map5, g = #map6, h = #map7, i = #map8, j = #map9, k = #map10, l = #map11, m = #map12, n = #map13, o = #map14} : () -> ()
  "a.set"() {a = #set, b = #set1, c = #set2, d = #set3, e = #set4, f = #set5, g = #set6, h = #set7} : () -> ()
}) : () -> ()

