// An assertion that holds, and another that the second kernel breaks.
gpu.module @kernels {
  gpu.func @holds(%out: memref<?xindex>) kernel {
    %t = gpu.thread_id x
    %n = gpu.block_dim x
    %ok = arith.cmpi ult, %t, %n : index
    cf.assert %ok, "a thread is in its workgroup"
    memref.store %n, %out[%t] : memref<?xindex>
    gpu.return
  }
  gpu.func @breaks(%out: memref<?xindex>) kernel {
    %t = gpu.thread_id x
    %c3 = arith.constant 3 : index
    %ok = arith.cmpi ult, %t, %c3 : index
    cf.assert %ok, "only three threads"
    memref.store %t, %out[%t] : memref<?xindex>
    gpu.return
  }
}
