// Multiplies n elements by a factor; tests of several crates compile it.
func.func @f(%a: !llvm.ptr, %n: i32, %k: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = arith.index_cast %n : i32 to index
  scf.for %i = %zero to %size step %one {
    %at = arith.index_cast %i : index to i64
    %p = llvm.getelementptr %a[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32
    %y = arith.mulf %x, %k : f32
    llvm.store %y, %p : f32, !llvm.ptr
  }
  return
}
