// Mistakes in kernels of MLIR, with their launches.
gpu.module @m {
  // spec {"kernel":"k","grid":2,"block":32,"args":{"a":"[i; 64]","b":"[0; 64]","n":64}}
  gpu.func @k(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) kernel {
    %t = gpu.thread_id x
    %d = gpu.block_dim x
    %g = gpu.block_id x
    %m = arith.muli %g, %d : index
    %i = arith.addi %m, %t : index
    //% %q = arith.constant 1 : index %i0 = arith.addi %m, %t : index %i = arith.addi %i0, %q : index => out-of-bounds@load
    %v = memref.load %a[%i] : memref<?xf32> // %load
    //% %v = memref.load %a[%n] : memref<?xf32> => out-of-bounds@here
    memref.store %v, %b[%i] : memref<?xf32> // %store
    //% memref.store %v, %b[%n] : memref<?xf32> => out-of-bounds@here
    gpu.return
  }
}
