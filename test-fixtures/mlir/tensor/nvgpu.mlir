// A product of 16x16 by 16x8 halves by one warp: copies beside the code, loads of tiles, the product.
gpu.module @m {
  gpu.func @k(%a: memref<16x16xf16>, %b: memref<16x8xf16>, %c: memref<16x8xf32>) workgroup(%sa: memref<16x16xf16, 3>, %sb: memref<16x8xf16, 3>) kernel {
    %lane = gpu.lane_id
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %row = arith.divui %lane, %c2 : index
    %half = arith.remui %lane, %c2 : index
    %col = arith.muli %half, %c8 : index
    %t0 = nvgpu.device_async_copy %a[%row, %col], %sa[%row, %col], 8 : memref<16x16xf16> to memref<16x16xf16, 3>
    %line = arith.remui %lane, %c16 : index
    %t1 = nvgpu.device_async_copy %b[%line, %c0], %sb[%line, %c0], 8 {bypassL1} : memref<16x8xf16> to memref<16x8xf16, 3>
    %group = nvgpu.device_async_create_group %t0, %t1
    nvgpu.device_async_wait %group {numGroups = 0 : i32}
    gpu.barrier
    %side = arith.divui %lane, %c16 : index
    %at = arith.muli %side, %c8 : index
    %fa = nvgpu.ldmatrix %sa[%line, %at] {transpose = false, numTiles = 4 : i32} : memref<16x16xf16, 3> -> vector<4x2xf16>
    %fb = nvgpu.ldmatrix %sb[%line, %c0] {transpose = true, numTiles = 2 : i32} : memref<16x8xf16, 3> -> vector<2x2xf16>
    %zero = arith.constant dense<0.0> : vector<2x2xf32>
    %fc = nvgpu.mma.sync (%fa, %fb, %zero) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
    %r = arith.divui %lane, %c4 : index
    %q = arith.remui %lane, %c4 : index
    %x = arith.muli %q, %c2 : index
    %r8 = arith.addi %r, %c8 : index
    %x1 = arith.addi %x, %c1 : index
    %v00 = vector.extract %fc[0, 0] : f32 from vector<2x2xf32>
    %v01 = vector.extract %fc[0, 1] : f32 from vector<2x2xf32>
    %v10 = vector.extract %fc[1, 0] : f32 from vector<2x2xf32>
    %v11 = vector.extract %fc[1, 1] : f32 from vector<2x2xf32>
    memref.store %v00, %c[%r, %x] : memref<16x8xf32>
    memref.store %v01, %c[%r, %x1] : memref<16x8xf32>
    memref.store %v10, %c[%r8, %x] : memref<16x8xf32>
    memref.store %v11, %c[%r8, %x1] : memref<16x8xf32>
    gpu.return
  }
}
