// Launch-sized workgroup memory, divided in two: rows are reversed, and their sums kept behind them.
gpu.module @kernels {
  gpu.func @dynamic(%in: memref<?x32xi32>, %out: memref<?x32xi32, strided<[?, 1], offset: ?>>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c31 = arith.constant 31 : index
    %c128 = arith.constant 128 : index
    %zero = arith.constant 0 : i32
    %t = gpu.thread_id x
    %row = gpu.block_id x
    %shared = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %line = memref.view %shared[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<32xi32, #gpu.address_space<workgroup>>
    %again = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %sums = memref.view %again[%c128][%c32] : memref<?xi8, #gpu.address_space<workgroup>> to memref<?xi32, #gpu.address_space<workgroup>>
    %x = memref.load %in[%row, %t] : memref<?x32xi32>
    memref.store %x, %line[%t] : memref<32xi32, #gpu.address_space<workgroup>>
    gpu.barrier
    %up = arith.addi %t, %c1 : index
    %sum = scf.for %i = %c0 to %up step %c1 iter_args(%acc = %zero) -> (i32) {
      %e = memref.load %line[%i] : memref<32xi32, #gpu.address_space<workgroup>>
      %next = arith.addi %acc, %e : i32
      scf.yield %next : i32
    }
    memref.store %sum, %sums[%t] : memref<?xi32, #gpu.address_space<workgroup>>
    gpu.barrier
    %mirror = arith.subi %c31, %t : index
    %y = memref.load %sums[%mirror] : memref<?xi32, #gpu.address_space<workgroup>>
    memref.store %y, %out[%row, %t] : memref<?x32xi32, strided<[?, 1], offset: ?>>
    gpu.return
  }
}
