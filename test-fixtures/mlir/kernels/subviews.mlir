// Parts of arrays, of parts, and arrays seen in another shape.
gpu.module @kernels {
  gpu.func @subviews(%in: memref<8x16xi32>, %out: memref<64xi32>) kernel {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %row = arith.divui %t, %c8 : index
    %col = arith.remui %t, %c8 : index
    %inner = memref.subview %in[%c2, 4] [4, %c8] [1, 1] : memref<8x16xi32> to memref<4x?xi32, strided<[16, 1], offset: ?>>
    %every = memref.subview %inner[0, 0] [2, 4] [2, 2] : memref<4x?xi32, strided<[16, 1], offset: ?>> to memref<2x4xi32, strided<[32, 2], offset: ?>>
    %line = memref.subview %in[%row, 0] [1, 16] [1, 1] : memref<8x16xi32> to memref<16xi32, strided<[1], offset: ?>>
    %flat = memref.reinterpret_cast %in to offset: [8], sizes: [%c8, 2], strides: [8, 3] : memref<8x16xi32> to memref<?x2xi32, strided<[8, 3], offset: 8>>
    %any = memref.cast %in : memref<8x16xi32> to memref<?x16xi32>
    %r2 = arith.remui %row, %c2 : index
    %c4b = arith.remui %col, %c4 : index
    %a = memref.load %every[%r2, %c4b] : memref<2x4xi32, strided<[32, 2], offset: ?>>
    %b = memref.load %line[%col] : memref<16xi32, strided<[1], offset: ?>>
    %c = memref.load %flat[%row, %r2] : memref<?x2xi32, strided<[8, 3], offset: 8>>
    %n = memref.dim %any, %c0 : memref<?x16xi32>
    %d = arith.index_cast %n : index to i32
    %e = memref.load %any[%col, %row] : memref<?x16xi32>
    %ab = arith.addi %a, %b : i32
    %abc = arith.addi %ab, %c : i32
    %de = arith.muli %d, %e : i32
    %sum = arith.addi %abc, %de : i32
    memref.store %sum, %out[%t] : memref<64xi32>
    gpu.return
  }
}
