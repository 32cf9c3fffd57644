// Counts in workgroup memory, then added up over all workgroups.
gpu.module @kernels {
  memref.global "private" @counts : memref<16xi32, 3>
  gpu.func @histogram(%data: memref<?xi8, 1>, %bins: memref<16xi32, 1>) kernel {
    %counts = memref.get_global @counts : memref<16xi32, 3>
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %mask = arith.constant 15 : i8
    %t = gpu.thread_id x
    %has = arith.cmpi ult, %t, %c16 : index
    scf.if %has {
      memref.store %zero, %counts[%t] : memref<16xi32, 3>
    }
    gpu.barrier
    %i = gpu.global_id x
    %n = memref.dim %data, %c0 : memref<?xi8, 1>
    %size = gpu.block_dim x
    %groups = gpu.grid_dim x
    %step = arith.muli %size, %groups : index
    scf.for %at = %i to %n step %step {
      %byte = memref.load %data[%at] : memref<?xi8, 1>
      %low = arith.andi %byte, %mask : i8
      %bin = arith.index_castui %low : i8 to index
      %old = memref.atomic_rmw addi %one, %counts[%bin] : (i32, memref<16xi32, 3>) -> i32
    }
    gpu.barrier
    scf.if %has {
      %count = memref.load %counts[%t] : memref<16xi32, 3>
      %before = memref.atomic_rmw addi %count, %bins[%t] : (i32, memref<16xi32, 1>) -> i32
    }
    gpu.return
  }
}
