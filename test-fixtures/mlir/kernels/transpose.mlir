// A padded tile, and memory of another alignment between.
gpu.module @kernels {
  gpu.func @transpose(%in: memref<16x16xf16, 1>, %out: memref<16x16xf16, 1>)
      workgroup(%flag: memref<1xi8, #gpu.address_space<workgroup>>, %tile: memref<16x17xf16, #gpu.address_space<workgroup>>) kernel {
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %c0 = arith.constant 0 : index
    %one = arith.constant 1 : i8
    %t = arith.ori %tx, %ty : index
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      memref.store %one, %flag[%c0] : memref<1xi8, #gpu.address_space<workgroup>>
    }
    %x = memref.load %in[%ty, %tx] : memref<16x16xf16, 1>
    memref.store %x, %tile[%tx, %ty] : memref<16x17xf16, #gpu.address_space<workgroup>>
    gpu.barrier
    %f = memref.load %flag[%c0] : memref<1xi8, #gpu.address_space<workgroup>>
    %y = memref.load %tile[%ty, %tx] : memref<16x17xf16, #gpu.address_space<workgroup>>
    %h = arith.uitofp %f : i8 to f16
    %z = arith.mulf %y, %h : f16
    memref.store %z, %out[%ty, %tx] : memref<16x16xf16, 1>
    gpu.return
  }
}
