func.func @ops(%a: vector<8xi8>, %b: vector<8xi8>, %c: vector<4xi32>, %x: vector<16xi8>, %y: vector<16xi8>) -> vector<4xi32> {
  %0 = arm_neon.intr.smull %a, %b : vector<8xi8> to vector<8xi16>
  %1 = arm_neon.intr.sdot %c, %x, %y : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %2 = arm_neon.intr.smmla %1, %x, %y : vector<16xi8> to vector<4xi32>
  return %2 : vector<4xi32>
}
