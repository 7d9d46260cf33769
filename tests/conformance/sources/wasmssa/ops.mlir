wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %a : ref to i32
  %1 = wasmssa.const 42 : i32
  %2 = wasmssa.add %0 %1 : i32
  wasmssa.return %2 : i32
}
