gpu.module @m {
  gpu.func @k(%a: memref<8x8xf32>, %b: memref<8x8xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %v = arith.constant 2.5 : f32
    %r = memref.atomic_rmw assign %v, %a[%c2, %c2] : (f32, memref<8x8xf32>) -> f32
    memref.store %r, %b[%c0, %c0] : memref<8x8xf32>
    %r2 = memref.atomic_rmw addf %v, %a[%c0, %c2] : (f32, memref<8x8xf32>) -> f32
    memref.store %r2, %b[%c2, %c0] : memref<8x8xf32>
    %s = memref.atomic_rmw addf %v, %a[%c2, %c2] : (f32, memref<8x8xf32>) -> f32
    memref.store %s, %b[%c0, %c2] : memref<8x8xf32>
    %t = memref.load %a[%c2, %c2] : memref<8x8xf32>
    memref.store %t, %b[%c2, %c2] : memref<8x8xf32>
    gpu.return
  }
}
