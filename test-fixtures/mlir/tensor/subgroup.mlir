// The same product by matrices that a subgroup holds, in a square of 16 columns.
gpu.module @m {
  gpu.func @k(%a: memref<16x16xf16>, %b: memref<16x16xf16>, %c: memref<16x16xf32>) workgroup(%sa: memref<16x16xf16, 3>) kernel {
    %lane = gpu.lane_id
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    scf.for %i = %c0 to %c8 step %c1 {
      %part = arith.muli %i, %c32 : index
      %at = arith.addi %part, %lane : index
      %c16 = arith.constant 16 : index
      %row = arith.divui %at, %c16 : index
      %col = arith.remui %at, %c16 : index
      %v = memref.load %a[%row, %col] : memref<16x16xf16>
      memref.store %v, %sa[%row, %col] : memref<16x16xf16, 3>
    }
    gpu.barrier
    %zero = arith.constant 0.0 : f32
    %fa = gpu.subgroup_mma_load_matrix %sa[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %fb = gpu.subgroup_mma_load_matrix %b[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %fz = gpu.subgroup_mma_constant_matrix %zero : !gpu.mma_matrix<16x16xf32, "COp">
    %fc = gpu.subgroup_mma_compute %fa, %fb, %fz : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %fc, %c[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
    gpu.return
  }
}
