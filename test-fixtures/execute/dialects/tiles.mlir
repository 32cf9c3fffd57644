// Mistakes in tiles and loops of MLIR, with their launches.
gpu.module @m {
  memref.global "private" @tile : memref<32xf32, 3>
  // spec {"kernel":"reverse","grid":2,"block":32,"args":{"a":"[i; 64]","b":"[0; 64]"}}
  gpu.func @reverse(%a: memref<64xf32>, %b: memref<?xf32>) kernel {
    %t = gpu.thread_id x
    %d = gpu.block_dim x
    %g = gpu.block_id x
    %last = arith.constant 31 : index
    //% %last = arith.constant 32 : index => out-of-bounds@load
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %m = arith.muli %g, %d : index
    %i = arith.addi %m, %t : index
    %tile = memref.get_global @tile : memref<32xf32, 3>
    %v = memref.load %a[%i] : memref<64xf32> // %from
    memref.store %v, %tile[%t] : memref<32xf32, 3> // %put
    //% memref.store %v, %tile[%i] : memref<32xf32, 3> => out-of-bounds@here
    gpu.barrier
    //% => workgroup-race@put, uninitialised@load
    //% gpu.barrier gpu.barrier => nothing
    %r = arith.subi %last, %t : index
    %w = memref.load %tile[%r] : memref<32xf32, 3> // %load
    //% %w = memref.load %tile[%d] : memref<32xf32, 3> => out-of-bounds@here
    memref.store %w, %b[%i] : memref<?xf32>
    //% memref.store %w, %b[%d] : memref<?xf32> => global-race@here
    gpu.return
  }
}
