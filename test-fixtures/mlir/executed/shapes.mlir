gpu.module @m {
  gpu.func @k(%a: memref<8x8xf32>, %b: memref<8x8xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %col = memref.collapse_shape %a [[0, 1]] : memref<8x8xf32> into memref<64xf32>
    %exp = memref.expand_shape %col [[0, 1, 2]] output_shape [4, 4, 4] : memref<64xf32> into memref<4x4x4xf32>
    %t = memref.transpose %a (i, j) -> (j, i) : memref<8x8xf32> to memref<8x8xf32, strided<[1, 8]>>
    %sub = memref.subview %b[1, 2] [3, 2] [2, 3] : memref<8x8xf32> to memref<3x2xf32, strided<[16, 3], offset: 10>>
    %src = memref.subview %t[1, 2] [3, 2] [2, 3] : memref<8x8xf32, strided<[1, 8]>> to memref<3x2xf32, strided<[2, 24], offset: 17>>
    memref.copy %src, %sub : memref<3x2xf32, strided<[2, 24], offset: 17>> to memref<3x2xf32, strided<[16, 3], offset: 10>>
    %x = memref.load %exp[%c3, %c1, %c3] : memref<4x4x4xf32>
    memref.store %x, %b[%c0, %c0] : memref<8x8xf32>
    %buf, %off, %s0, %s1, %t0, %t1 = memref.extract_strided_metadata %sub : memref<3x2xf32, strided<[16, 3], offset: 10>> -> memref<f32>, index, index, index, index, index
    %re = memref.reinterpret_cast %buf to offset: [%off], sizes: [2, %s1], strides: [%t1, %c1] : memref<f32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
    memref.store %x, %re[%c1, %c1] : memref<2x?xf32, strided<[?, ?], offset: ?>>
    %d:2 = affine.delinearize_index %t0 into (5, 7) : index, index
    %l = affine.linearize_index [%d#1, %d#0] by (7, 5) : index
    %li = arith.index_cast %l : index to i32
    %lf = arith.sitofp %li : i32 to f32
    memref.store %lf, %b[%c0, %c1] : memref<8x8xf32>
    %row = memref.subview %a[3, 0] [1, 8] [1, 1] : memref<8x8xf32> to memref<8xf32, strided<[1], offset: 24>>
    %y = memref.load %row[%c3] : memref<8xf32, strided<[1], offset: 24>>
    memref.store %y, %b[%c0, %c3] : memref<8x8xf32>
    gpu.return
  }
}
