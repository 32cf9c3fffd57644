// Four elements at a time, held as vectors.
gpu.module @kernels {
  gpu.func @vectors(%x: memref<?xf32>, %y: memref<?xf32>, %sums: memref<?xf32>, %w: vector<4xf32>) kernel {
    %c4 = arith.constant 4 : index
    %i = gpu.global_id x
    %at = arith.muli %i, %c4 : index
    %v = vector.load %x[%at] : memref<?xf32>, vector<4xf32>
    %half = arith.constant dense<0.5> : vector<4xf32>
    %ramp = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
    %scaled = arith.mulf %v, %half : vector<4xf32>
    %f = vector.fma %scaled, %w, %ramp : vector<4xf32>
    %second = vector.extract %f[1] : f32 from vector<4xf32>
    %all = vector.broadcast %second : f32 to vector<4xf32>
    %less = arith.cmpf olt, %f, %all : vector<4xf32>
    %m = arith.select %less, %f, %all : vector<4xi1>, vector<4xf32>
    %r = vector.insert %second, %m[3] : f32 into vector<4xf32>
    vector.store %r, %y[%at] : memref<?xf32>, vector<4xf32>
    %sum = vector.reduction <add>, %r : vector<4xf32> into f32
    memref.store %sum, %sums[%i] : memref<?xf32>
    gpu.return
  }
}
