// Reductions over workgroups of any size, again and again; over subgroups and clusters of one.
gpu.module @kernels {
  gpu.func @reductions(%in: memref<?xf32>, %ints: memref<?xi64>, %out: memref<?x?xf32>, %whole: memref<?xi64>) kernel {
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    %w = gpu.block_dim x
    %row = arith.muli %y, %w : index
    %t = arith.addi %row, %x : index
    %v = memref.load %in[%t] : memref<?xf32>
    %i = memref.load %ints[%t] : memref<?xi64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index

    %sum = gpu.all_reduce add %v uniform {} : (f32) -> f32
    memref.store %sum, %out[%c0, %t] : memref<?x?xf32>
    %most = gpu.all_reduce %v {
    ^bb0(%l: f32, %r: f32):
      %more = arith.cmpf ogt, %l, %r : f32
      %m = arith.select %more, %l, %r : f32
      gpu.yield %m : f32
    } : (f32) -> (f32)
    memref.store %most, %out[%c1, %t] : memref<?x?xf32>

    %times = scf.for %k = %c0 to %c3 step %c1 iter_args(%acc = %i) -> (i64) {
      %all = gpu.all_reduce xor %acc {} : (i64) -> (i64)
      %n = arith.index_cast %k : index to i64
      %next = arith.addi %all, %i : i64
      %last = arith.addi %next, %n : i64
      scf.yield %last : i64
    }
    memref.store %times, %whole[%t] : memref<?xi64>
    gpu.return
  }
  gpu.func @clusters(%in: memref<?xf32>, %ints: memref<?xi64>, %out: memref<?x?xf32>, %least: memref<?xi64>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : memref<?xf32>
    %i = memref.load %ints[%t] : memref<?xi64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %four = gpu.subgroup_reduce add %v uniform cluster(size = 4) : (f32) -> (f32)
    memref.store %four, %out[%c0, %t] : memref<?x?xf32>
    %half = arith.truncf %v : f32 to f16
    %top = gpu.subgroup_reduce maximumf %half cluster(size = 8) : (f16) -> f16
    %wide = arith.extf %top : f16 to f32
    memref.store %wide, %out[%c1, %t] : memref<?x?xf32>
    %apart = gpu.subgroup_reduce minsi %i cluster(size = 2, stride = 4) : (i64) -> (i64)
    memref.store %apart, %least[%t] : memref<?xi64>
    gpu.return
  }
  gpu.func @subgroup(%in: memref<?xi32>, %out: memref<?xi32>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : memref<?xi32>
    %sum = gpu.subgroup_reduce add %v : (i32) -> i32
    memref.store %sum, %out[%t] : memref<?xi32>
    gpu.return
  }
}
