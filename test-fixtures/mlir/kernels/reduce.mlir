// The sum of each workgroup's part in workgroup memory of fixed size.
gpu.module @kernels {
  gpu.func @reduce(%in: memref<?xf32>, %out: memref<?xf32>)
      workgroup(%sums: memref<64xf32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %zero = arith.constant 0.0 : f32
    %t = gpu.thread_id x
    %i = gpu.global_id x
    %n = memref.dim %in, %c0 : memref<?xf32>
    %inside = arith.cmpi ult, %i, %n : index
    %v = scf.if %inside -> (f32) {
      %x = memref.load %in[%i] : memref<?xf32>
      scf.yield %x : f32
    } else {
      scf.yield %zero : f32
    }
    memref.store %v, %sums[%t] : memref<64xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %last = scf.while (%width = %c32) : (index) -> index {
      %more = arith.cmpi ugt, %width, %c0 : index
      scf.condition(%more) %width : index
    } do {
    ^bb0(%now: index):
      %low = arith.cmpi ult, %t, %now : index
      scf.if %low {
        %other = arith.addi %t, %now : index
        %a = memref.load %sums[%t] : memref<64xf32, #gpu.address_space<workgroup>>
        %b = memref.load %sums[%other] : memref<64xf32, #gpu.address_space<workgroup>>
        %s = arith.addf %a, %b : f32
        memref.store %s, %sums[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %half = arith.divui %now, %c2 : index
      scf.yield %half : index
    }
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      %sum = memref.load %sums[%c0] : memref<64xf32, #gpu.address_space<workgroup>>
      %block = gpu.block_id x
      memref.store %sum, %out[%block] : memref<?xf32>
    }
    gpu.return
  }
}
