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
