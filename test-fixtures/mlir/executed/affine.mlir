gpu.module @m {
  gpu.func @k(%a: memref<8x8xf32>, %b: memref<8x8xf32>) kernel {
    affine.for %i = 0 to 8 step 3 {
      affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 4, 7)>(%i) {
        %v = affine.load %a[%i, %j mod 5] : memref<8x8xf32>
        %w = affine.load %a[%j floordiv 2, (%i + %j) ceildiv 3] : memref<8x8xf32>
        %s = arith.addf %v, %w : f32
        affine.if affine_set<(d0, d1) : (d0 - d1 >= 0, d1 - 2 >= 0)>(%j, %i) {
          affine.store %s, %b[%j, %i] : memref<8x8xf32>
        } else {
          affine.store %v, %b[%i, 7 - %j] : memref<8x8xf32>
        }
      }
    }
    %init = arith.constant 0.5 : f32
    %sum = affine.for %i = 0 to 8 iter_args(%acc = %init) -> (f32) {
      %v = affine.load %b[%i, 3] : memref<8x8xf32>
      %s = arith.addf %acc, %v : f32
      affine.yield %s : f32
    }
    affine.store %sum, %b[7, 7] : memref<8x8xf32>
    gpu.return
  }
}
