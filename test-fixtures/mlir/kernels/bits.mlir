// Hexadecimal digits in `dense` are the bits of floats, and numbers where the elements are whole.
gpu.module @kernels {
  memref.global "private" constant @table : memref<2x2xf32> = dense<[[0x7F800000, 2.5], [0x3F800000, 0xFF800000]]>
  gpu.func @bits(%out: memref<?xf32>, %whole: memref<?xi32>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %all = arith.constant dense<0x40490FDB> : vector<2xf32>
    %pi = vector.extract %all[1] : f32 from vector<2xf32>
    %t = memref.get_global @table : memref<2x2xf32>
    %one = memref.load %t[%c1, %c0] : memref<2x2xf32>
    %low = memref.load %t[%c1, %c1] : memref<2x2xf32>
    %n = arith.constant dense<[0x10, -0x10]> : vector<2xi32>
    %n0 = vector.extract %n[0] : i32 from vector<2xi32>
    memref.store %pi, %out[%c0] : memref<?xf32>
    memref.store %one, %out[%c1] : memref<?xf32>
    memref.store %low, %out[%c2] : memref<?xf32>
    memref.store %n0, %whole[%c0] : memref<?xi32>
    gpu.return
  }
}
