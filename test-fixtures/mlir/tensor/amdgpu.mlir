// The same product by a wave of 64: a product of 16x16x16 whose right half nobody reads.
gpu.module @m {
  gpu.func @k(%a: memref<16x16xf16>, %b: memref<16x8xf16>, %c: memref<16x8xf32>) kernel {
    %lane = gpu.lane_id
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c7 = arith.constant 7 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %line = arith.remui %lane, %c16 : index
    %block = arith.divui %lane, %c16 : index
    %k0 = arith.muli %block, %c4 : index
    %k1 = arith.addi %k0, %c1 : index
    %k2 = arith.addi %k0, %c2 : index
    %k3 = arith.addi %k0, %c3 : index
    %fa = vector.load %a[%line, %k0] : memref<16x16xf16>, vector<4xf16>
    %n = arith.minui %line, %c7 : index
    %b0 = memref.load %b[%k0, %n] : memref<16x8xf16>
    %b1 = memref.load %b[%k1, %n] : memref<16x8xf16>
    %b2 = memref.load %b[%k2, %n] : memref<16x8xf16>
    %b3 = memref.load %b[%k3, %n] : memref<16x8xf16>
    %fb = vector.from_elements %b0, %b1, %b2, %b3 : vector<4xf16>
    %zero = arith.constant dense<0.0> : vector<4xf32>
    %fc = amdgpu.mfma 16x16x16 %fa * %fb + %zero blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
    %inside = arith.cmpi ult, %line, %c8 : index
    scf.if %inside {
      %v0 = vector.extract %fc[0] : f32 from vector<4xf32>
      %v1 = vector.extract %fc[1] : f32 from vector<4xf32>
      %v2 = vector.extract %fc[2] : f32 from vector<4xf32>
      %v3 = vector.extract %fc[3] : f32 from vector<4xf32>
      memref.store %v0, %c[%k0, %line] : memref<16x8xf32>
      memref.store %v1, %c[%k1, %line] : memref<16x8xf32>
      memref.store %v2, %c[%k2, %line] : memref<16x8xf32>
      memref.store %v3, %c[%k3, %line] : memref<16x8xf32>
    }
    gpu.return
  }
}
