// also llvm: --convert-index-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
func.func @ops(%a: index, %b: index) -> i1 {
  %0 = index.add %a, %b
  %1 = index.sub %0, %b
  %2 = index.mul %1, %b
  %3 = index.divs %2, %b
  %4 = index.divu %3, %b
  %5 = index.ceildivs %4, %b
  %6 = index.ceildivu %5, %b
  %7 = index.floordivs %6, %b
  %8 = index.rems %7, %b
  %9 = index.remu %8, %b
  %10 = index.maxs %9, %b
  %11 = index.minu %10, %b
  %12 = index.shl %11, %b
  %13 = index.shrs %12, %b
  %14 = index.shru %13, %b
  %15 = index.and %14, %b
  %16 = index.or %15, %b
  %17 = index.xor %16, %b
  %18 = index.casts %17 : index to i32
  %19 = index.castu %18 : i32 to index
  %20 = index.cmp slt(%19, %b)
  %21 = index.constant -42
  %22 = index.bool.constant true
  %23 = index.sizeof
  %24 = index.cmp eq(%21, %23)
  return %20 : i1
}
