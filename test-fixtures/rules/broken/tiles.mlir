// A tile turned over its diagonal, sums of workgroups, parts of launch-sized memory.
gpu.module @kernels {
  gpu.func @transpose(%in: memref<16x16xf32, 1>, %out: memref<16x16xf32, 1>)
      workgroup(%tile: memref<16x17xf32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 16, 16, 1>} {
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %x = memref.load %in[%ty, %tx] : memref<16x16xf32, 1>
    memref.store %x, %tile[%tx, %ty] : memref<16x17xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    //% => workgroup-race@turned
    %y = memref.load %tile[%ty, %tx] : memref<16x17xf32, #gpu.address_space<workgroup>> // %turned
    memref.store %y, %out[%ty, %tx] : memref<16x16xf32, 1>
    gpu.return
  }
  gpu.func @sum(%in: memref<?xf32>, %out: memref<?xf32>)
      workgroup(%sums: memref<64xf32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %zero = arith.constant 0.0 : f32
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : memref<?xf32>
    memref.store %v, %sums[%t] : memref<64xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    //% => workgroup-race@add
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      %all = scf.for %i = %c0 to %c64 step %c1 iter_args(%acc = %zero) -> (f32) {
        %e = memref.load %sums[%i] : memref<64xf32, #gpu.address_space<workgroup>> // %add
        %next = arith.addf %acc, %e : f32
        //% %next = arith.addf %acc %e : f32 => mlir-syntax@here
        scf.yield %next : f32
      }
      memref.store %all, %out[%c0] : memref<?xf32>
    }
    gpu.return
  }
  gpu.func @parts(%in: memref<?xi32>, %out: memref<?xi32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c63 = arith.constant 63 : index
    %c256 = arith.constant 256 : index
    //% %c256 = arith.constant 254 : index => workgroup-mem-offset-misaligned@put, workgroup-mem-overlap@put, workgroup-mem-offset-misaligned@back
    %t = gpu.thread_id x
    %shared = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %line = memref.view %shared[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xi32, #gpu.address_space<workgroup>>
    %behind = memref.view %shared[%c256][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xi32, #gpu.address_space<workgroup>>
    %x = memref.load %in[%t] : memref<?xi32>
    memref.store %x, %line[%t] : memref<64xi32, #gpu.address_space<workgroup>>
    memref.store %x, %behind[%t] : memref<64xi32, #gpu.address_space<workgroup>> // %put
    gpu.barrier
    %m = arith.subi %c63, %t : index
    %a = memref.load %line[%m] : memref<64xi32, #gpu.address_space<workgroup>>
    %b = memref.load %behind[%m] : memref<64xi32, #gpu.address_space<workgroup>> // %back
    %s = arith.addi %a, %b : i32
    memref.store %s, %out[%t] : memref<?xi32>
    gpu.return
  }
}
