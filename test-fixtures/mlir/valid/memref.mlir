#map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
gpu.module @arrays {
  memref.global "private" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
  memref.global "private" @space : memref<16xf32, 3> = uninitialized
  gpu.func @shapes(%m: memref<4x8xf32>, %d: memref<?x8xf32, strided<[?, 1], offset: ?>>, %i: index) kernel {
    %v = arith.constant 1.0 : f32
    %z = arith.constant 0 : index
    %a = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
    %b = memref.expand_shape %a [[0, 1, 2]] output_shape [2, 4, 4] : memref<32xf32> into memref<2x4x4xf32>
    %c = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
    %s = memref.subview %m[1, %i] [2, 4] [1, 2] : memref<4x8xf32> to memref<2x4xf32, strided<[8, 2], offset: ?>>
    %r = memref.subview %m[1, 0] [1, 4] [1, 1] : memref<4x8xf32> to memref<4xf32, strided<[1], offset: 8>>
    %n = memref.dim %d, %z : memref<?x8xf32, strided<[?, 1], offset: ?>>
    %e = memref.cast %m : memref<4x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
    %f = memref.reinterpret_cast %m to offset: [0], sizes: [8, 4], strides: [4, 1] : memref<4x8xf32> to memref<8x4xf32>
    %buf, %off, %sizes:2, %strides:2 = memref.extract_strided_metadata %d : memref<?x8xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %g = memref.reinterpret_cast %buf to offset: [%off], sizes: [%sizes#0, 4], strides: [%strides#0, 2] : memref<f32> to memref<?x4xf32, strided<[?, 2], offset: ?>>
    memref.store %v, %a[%i] : memref<32xf32>
    memref.store %v, %b[%z, %z, %i] : memref<2x4x4xf32>
    memref.store %v, %c[%i, %z] : memref<8x4xf32, strided<[1, 8]>>
    memref.store %v, %s[%z, %z] : memref<2x4xf32, strided<[8, 2], offset: ?>>
    memref.store %v, %r[%n] : memref<4xf32, strided<[1], offset: 8>>
    memref.store %v, %e[%z, %z] : memref<?x8xf32, strided<[?, ?], offset: ?>>
    memref.store %v, %f[%i, %z] : memref<8x4xf32>
    memref.store %v, %g[%z, %z] : memref<?x4xf32, strided<[?, 2], offset: ?>>
    gpu.return
  }
  gpu.func @atoms(%m: memref<?xf32>, %n: memref<?xi32>, %i: index, %v: f32, %w: i32) kernel {
    %a = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<?xf32>) -> f32
    %b = memref.atomic_rmw maximumf %v, %m[%i] : (f32, memref<?xf32>) -> f32
    %c = memref.atomic_rmw muli %w, %n[%i] : (i32, memref<?xi32>) -> i32
    %d = memref.atomic_rmw assign %w, %n[%i] : (i32, memref<?xi32>) -> i32
    %e = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
    ^bb0(%old: f32):
      %two = arith.constant 2.0 : f32
      %x = arith.mulf %old, %two : f32
      memref.atomic_yield %x : f32
    }
    memref.store %e, %m[%i] : memref<?xf32>
    gpu.return
  }
  gpu.func @others(%m: memref<?xf32>, %src: memref<4x4xf32>, %dst: memref<4x4xf32>, %i: index) kernel {
    %t = memref.get_global @table : memref<4xf32>
    %s = memref.get_global @space : memref<16xf32, 3>
    %a = memref.assume_alignment %m, 16 : memref<?xf32>
    %b = memref.alloca() : memref<4x4xf32>
    memref.copy %src, %b : memref<4x4xf32> to memref<4x4xf32>
    memref.copy %b, %dst : memref<4x4xf32> to memref<4x4xf32>
    memref.prefetch %m[%i], read, locality<3>, data : memref<?xf32>
    %x = memref.load %t[%i] : memref<4xf32>
    memref.store %x, %s[%i] : memref<16xf32, 3>
    %r = memref.rank %src : memref<4x4xf32>
    %p = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
    %q = arith.addi %r, %p : index
    %y = memref.load %s[%q] : memref<16xf32, 3>
    memref.store %y, %a[%i] : memref<?xf32>
    %o = memref.alloca_scope -> (f32) {
      %u = memref.alloca() : memref<1xf32>
      %z = arith.constant 0 : index
      memref.store %y, %u[%z] : memref<1xf32>
      %w = memref.load %u[%z] : memref<1xf32>
      memref.alloca_scope.return %w : f32
    }
    memref.store %o, %a[%i] : memref<?xf32>
    gpu.return
  }
}
