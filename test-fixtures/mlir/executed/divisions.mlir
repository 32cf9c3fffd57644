gpu.module @m {
  gpu.func @k(%a: memref<8x8xf32>, %b: memref<8x8xf32>) kernel {
    affine.for %i = 0 to 8 {
      %x = affine.apply affine_map<(d0) -> ((d0 - 4) floordiv 3)>(%i)
      %y = affine.apply affine_map<(d0) -> ((d0 - 4) mod 3)>(%i)
      %z = affine.apply affine_map<(d0) -> ((d0 - 4) ceildiv 3)>(%i)
      %m = affine.min affine_map<(d0, d1) -> (d0, d1, 5)>(%y, %i)
      %n = affine.max affine_map<(d0, d1) -> (d0, d1)>(%z, %x)
      %p = arith.index_cast %x : index to i32
      %q = arith.index_cast %n : index to i32
      %r = arith.index_cast %m : index to i32
      %f = arith.sitofp %p : i32 to f32
      %g = arith.sitofp %q : i32 to f32
      %h = arith.sitofp %r : i32 to f32
      affine.store %f, %b[%i, 0] : memref<8x8xf32>
      affine.store %g, %b[%i, 1] : memref<8x8xf32>
      affine.store %h, %b[%i, 2] : memref<8x8xf32>
    }
    gpu.return
  }
}
