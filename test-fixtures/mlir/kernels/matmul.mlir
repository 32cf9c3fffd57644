// A tiled product; sizes are multiples of the tile.
#ws = #gpu.address_space<workgroup>
!tile = memref<8x8xf32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @matmul(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>)
      workgroup(%ta: !tile, %tb: !tile) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %zero = arith.constant 0.0 : f32
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %col = gpu.global_id x
    %row = gpu.global_id y
    %k = memref.dim %a, %c1 : memref<?x?xf32>
    %sum = scf.for %base = %c0 to %k step %c8 iter_args(%acc = %zero) -> (f32) {
      %ca = arith.addi %base, %tx : index
      %rb = arith.addi %base, %ty : index
      %va = memref.load %a[%row, %ca] : memref<?x?xf32>
      %vb = memref.load %b[%rb, %col] : memref<?x?xf32>
      memref.store %va, %ta[%ty, %tx] : memref<8x8xf32, #ws>
      memref.store %vb, %tb[%ty, %tx] : !tile
      gpu.barrier
      %part = scf.for %i = %c0 to %c8 step %c1 iter_args(%inner = %acc) -> (f32) {
        %x = memref.load %ta[%ty, %i] : !tile
        %y = memref.load %tb[%i, %tx] : !tile
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %inner, %p : f32
        scf.yield %s : f32
      }
      gpu.barrier
      scf.yield %part : f32
    }
    memref.store %sum, %c[%row, %col] : memref<?x?xf32>
    gpu.return
  }
}
