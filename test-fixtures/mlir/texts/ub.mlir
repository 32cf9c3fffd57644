// launch: block 4
gpu.module @poison_unused_module {
  gpu.func @poison_unused(%a: memref<4xf32>) kernel {
    %i = gpu.thread_id x
    %p = ub.poison : f32
    %true = arith.constant true
    %x = memref.load %a[%i] : memref<4xf32>
    %r = arith.select %true, %x, %p : f32
    memref.store %r, %a[%i] : memref<4xf32>
    gpu.return
  }
}
