// A kernel of the second front end, for the tests of the debugger.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @scale(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) kernel {
      %i = gpu.global_id x
      %inside = arith.cmpi ult, %i, %n : index
      scf.if %inside {
        %value = memref.load %x[%i] : memref<?xf32>
        %two = arith.constant 2.0 : f32
        %twice = arith.mulf %value, %two : f32
        memref.store %twice, %y[%i] : memref<?xf32>
      }
      gpu.return
    }
  }
}
