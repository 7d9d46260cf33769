func.func @ops(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %m: memref<?x?xf32>, %i: index) -> vector<[4]x[4]xf32> attributes {arm_streaming, arm_new_za} {
  %0 = arm_sme.zero : vector<[4]x[4]xf32>
  %1 = arm_sme.outerproduct %a, %b acc(%0) : vector<[4]xf32>, vector<[4]xf32>
  %2 = arm_sme.tile_load %m[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %2, %m[%i, %i] layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  %3 = arm_sme.extract_tile_slice %1[%i] : vector<[4]xf32> from vector<[4]x[4]xf32>
  %4 = arm_sme.streaming_vl <word>
  return %1 : vector<[4]x[4]xf32>
}
