func.func @ops(%a: vector<[16]xi8>, %b: vector<[16]xi8>, %c: vector<[4]xi32>, %m: vector<[4]xi1>, %f: vector<[4]xf32>) -> vector<[4]xi32> {
  %0 = arm_sve.sdot %c, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.smmla %0, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %2 = arm_sve.masked.addi %m, %1, %c : vector<[4]xi1>, vector<[4]xi32>
  %3 = arm_sve.masked.mulf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %4 = arm_sve.convert_to_svbool %m : vector<[4]xi1>
  %5 = arm_sve.convert_from_svbool %4 : vector<[4]xi1>
  %6, %7 = arm_sve.zip.x2 %c, %c : vector<[4]xi32>
  return %2 : vector<[4]xi32>
}
