// One workgroup for each row: threads add up their share, then all of them together.
gpu.module @kernels {
  gpu.func @row_sums(%rows: memref<?x?xf32>, %sums: memref<?xf32>) kernel {
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f32
    %row = gpu.block_id x
    %thread = gpu.thread_id x
    %threads = gpu.block_dim x
    %columns = memref.dim %rows, %c1 : memref<?x?xf32>
    %own = scf.for %at = %thread to %columns step %threads iter_args(%sum = %zero) -> (f32) {
      %x = memref.load %rows[%row, %at] : memref<?x?xf32>
      %next = arith.addf %sum, %x : f32
      scf.yield %next : f32
    }
    %all = gpu.all_reduce add %own uniform {} : (f32) -> (f32)
    memref.store %all, %sums[%row] : memref<?xf32>
    gpu.return
  }
}
