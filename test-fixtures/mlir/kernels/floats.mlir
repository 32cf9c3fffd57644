// Numbers with a point: arithmetic, comparisons that know NaN, conversions, mathematics.
gpu.module @kernels {
  gpu.func @floats(%xs: memref<?xf32>, %ys: memref<?xf64>, %out: memref<?x16xf64>) kernel {
    %i = gpu.global_id x
    %c0 = arith.constant 0 : index
    %x = memref.load %xs[%i] : memref<?xf32>
    %y = memref.load %ys[%i] : memref<?xf64>
    %wide = arith.extf %x : f32 to f64
    %r0 = arith.subf %wide, %y : f64
    %r1 = arith.divf %wide, %y fastmath<none> : f64
    %narrow = arith.truncf %y : f64 to f32
    %r2 = arith.extf %narrow : f32 to f64
    %max = arith.maximumf %x, %narrow : f32
    %r3 = arith.extf %max : f32 to f64
    %min = arith.minnumf %x, %narrow : f32
    %r4 = arith.extf %min : f32 to f64
    %r5 = arith.negf %y : f64
    %whole = arith.fptosi %x : f32 to i32
    %r6 = arith.sitofp %whole : i32 to f64
    %bits = arith.bitcast %x : f32 to i32
    %r7 = arith.uitofp %bits : i32 to f64
    %r8 = math.absf %y : f64
    %abs = math.absf %x : f32
    %root = math.sqrt %abs : f32
    %r9 = arith.extf %root : f32 to f64
    %floor = math.floor %x : f32
    %r10 = arith.extf %floor : f32 to f64
    %ceil = math.ceil %y : f64
    %fma = math.fma %wide, %y, %ceil : f64
    %nan = arith.cmpf uno, %x, %x : f32
    %r12 = arith.uitofp %nan : i1 to f64
    %ge = arith.cmpf uge, %x, %narrow : f32
    %r13 = arith.select %ge, %y, %wide : f64
    %copy = math.copysign %y, %wide : f64
    %round = math.roundeven %x : f32
    %r15 = arith.extf %round : f32 to f64
    %all = vector.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %fma, %r12, %r13, %copy, %r15 : vector<16xf64>
    vector.store %all, %out[%i, %c0] : memref<?x16xf64>, vector<16xf64>
    gpu.return
  }
}
