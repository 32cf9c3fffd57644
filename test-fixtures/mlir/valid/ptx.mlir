gpu.module @nvidia {
  gpu.func @text(%x: f32, %n: i32) kernel {
    %i = gpu.thread_id x
    gpu.printf "thread %lld has %f and %d\0A", %i, %x, %n : index, f32, i32
    gpu.return
  }
  gpu.func @clusters(%m: memref<?xindex>) kernel {
    %a = gpu.cluster_id x
    %b = gpu.cluster_dim_blocks y
    %c = gpu.cluster_block_id z
    %d = arith.addi %a, %b : index
    memref.store %c, %m[%d] : memref<?xindex>
    gpu.return
  }
  gpu.func @matrices(%a: memref<16x16xf16>, %b: memref<16x16xf16>, %c: memref<16x16xf32>) kernel {
    %z = arith.constant 0 : index
    %A = gpu.subgroup_mma_load_matrix %a[%z, %z] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %B = gpu.subgroup_mma_load_matrix %b[%z, %z] {leadDimension = 16 : index, transpose} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %f = arith.constant 1.0 : f32
    %C = gpu.subgroup_mma_constant_matrix %f : !gpu.mma_matrix<16x16xf32, "COp">
    %D = gpu.subgroup_mma_compute %A, %B, %C : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    %E = gpu.subgroup_mma_elementwise addf %D, %C : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %E, %c[%z, %z] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
    gpu.return
  }
  gpu.func @machine(%m: memref<?xi32>, %v: i32, %i: index, %p: i1) kernel {
    %t = nvvm.read.ptx.sreg.tid.x : i32
    %l = nvvm.read.ptx.sreg.laneid : i32
    %mask = llvm.mlir.constant(-1 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %clamp = llvm.mlir.constant(31 : i32) : i32
    %a = nvvm.shfl.sync bfly %mask, %v, %one, %clamp : i32 -> i32
    %b = nvvm.redux.sync add %a, %mask : i32 -> i32
    %c = nvvm.vote.sync ballot %mask, %p -> i32
    nvvm.barrier0
    nvvm.bar.warp.sync %mask : i32
    %d = arith.addi %b, %c : i32
    %f = arith.addi %d, %l : i32
    %g = arith.select %p, %f, %t : i32
    memref.store %g, %m[%i] : memref<?xi32>
    gpu.return
  }
}
gpu.module @warp {
  gpu.func @products(%src: memref<64x64xf16>, %out: memref<64xf32>) workgroup(%s: memref<64x64xf16, 3>) kernel {
    %z = arith.constant 0 : index
    %t = gpu.thread_id x
    %n = arith.constant 4 : index
    %c0 = nvgpu.device_async_copy %src[%t, %z], %s[%t, %z], 8 {bypassL1} : memref<64x64xf16> to memref<64x64xf16, 3>
    %c1 = nvgpu.device_async_copy %src[%t, %z], %s[%t, %z], 8, %n : memref<64x64xf16> to memref<64x64xf16, 3>
    %g = nvgpu.device_async_create_group %c0, %c1
    nvgpu.device_async_wait %g {numGroups = 0 : i32}
    gpu.barrier
    %a = nvgpu.ldmatrix %s[%t, %z] {transpose = false, numTiles = 4 : i32} : memref<64x64xf16, 3> -> vector<4x2xf16>
    %b = nvgpu.ldmatrix %s[%t, %z] {transpose = true, numTiles = 2 : i32} : memref<64x64xf16, 3> -> vector<2x2xf16>
    %c = arith.constant dense<0.0> : vector<2x2xf32>
    %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
    %h = arith.constant dense<0.0> : vector<2x2xf16>
    %e = nvgpu.mma.sync (%a, %b, %h) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    %x = vector.extract %d[0, 1] : f32 from vector<2x2xf32>
    %y = vector.extract %e[1, 0] : f16 from vector<2x2xf16>
    %w = arith.extf %y : f16 to f32
    %v = arith.addf %x, %w : f32
    memref.store %v, %out[%t] : memref<64xf32>
    gpu.return
  }
}
