gpu.module @m {
  gpu.func @k(%a: memref<8x8xf32>, %b: memref<8x8xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %ix = arith.constant dense<[3, 0, 6, 1]> : vector<4xi32>
    %m = vector.create_mask %c3 : vector<4xi1>
    %pass = arith.constant dense<[0.5, 1.5, 2.5, 3.5]> : vector<4xf32>
    %g = vector.gather %a[%c1, %c1] [%ix], %m, %pass : memref<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %l = vector.maskedload %a[%c3, %c1], %m, %g : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %e = vector.expandload %a[%c1, %c0], %m, %pass : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.scatter %b[%c0, %c0] [%ix], %m, %l : memref<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    vector.maskedstore %b[%c1, %c1], %m, %e : memref<8x8xf32>, vector<4xi1>, vector<4xf32>
    vector.compressstore %b[%c3, %c0], %m, %g : memref<8x8xf32>, vector<4xi1>, vector<4xf32>
    %s = arith.constant 0.25 : f32
    %r = vector.mask %m { vector.reduction <add>, %l, %s : vector<4xf32> into f32 } : vector<4xi1> -> f32
    memref.store %r, %b[%c3, %c3] : memref<8x8xf32>
    %bits = vector.bitcast %g : vector<4xf32> to vector<8xi16>
    %sw = vector.shuffle %bits, %bits [1, 0, 3, 2, 5, 4, 7, 6] : vector<8xi16>, vector<8xi16>
    %back = vector.bitcast %sw : vector<8xi16> to vector<4xf32>
    %sl = vector.extract_strided_slice %back {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
    %wi = vector.bitcast %sl : vector<2xf32> to vector<2xi32>
    %w0 = vector.extract %wi[0] : i32 from vector<2xi32>
    %mask = arith.constant 1023 : i32
    %w1 = arith.andi %w0, %mask : i32
    %f = arith.sitofp %w1 : i32 to f32
    memref.store %f, %b[%c3, %c1] : memref<8x8xf32>
    %dyn = vector.extract %g[%c3] : f32 from vector<4xf32>
    %ins = vector.insert %dyn, %pass[%c1] : f32 into vector<4xf32>
    %sc = vector.shape_cast %ins : vector<4xf32> to vector<2x2xf32>
    %row = vector.extract %sc[%c1] : vector<2xf32> from vector<2x2xf32>
    %i0 = vector.extract %row[0] : f32 from vector<2xf32>
    memref.store %i0, %b[%c0, %c3] : memref<8x8xf32>
    gpu.return
  }
}
