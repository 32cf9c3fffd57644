// Sums over a subgroup by values that travel; `WIDTH` stands for its size.
gpu.module @kernels {
  gpu.func @shuffle(%in: memref<?xf32>, %out: memref<?xf32>, %valid: memref<?xi32>) kernel {
    %t = gpu.thread_id x
    %width = arith.constant WIDTH : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %x = memref.load %in[%t] : memref<?xf32>
    %a, %va = gpu.shuffle xor %x, %c1, %width : f32
    %s1 = arith.addf %x, %a : f32
    %b, %vb = gpu.shuffle down %s1, %c2, %width : f32
    %u, %vu = gpu.shuffle up %x, %c1, %width : f32
    %i, %vi = gpu.shuffle idx %x, %c2, %width : f32
    %safe = arith.select %vb, %b, %s1 : f32
    %s2 = arith.addf %safe, %i : f32
    %first = arith.select %vu, %u, %s2 : f32
    memref.store %first, %out[%t] : memref<?xf32>
    %lane = gpu.lane_id
    %size = gpu.subgroup_size : index
    %two = arith.muli %lane, %size : index
    %l = arith.index_cast %two : index to i32
    %e = arith.extui %vu : i1 to i32
    %le = arith.addi %l, %e : i32
    memref.store %le, %valid[%t] : memref<?xi32>
    gpu.return
  }
}
