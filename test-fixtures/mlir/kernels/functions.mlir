// Calls with memrefs as arguments and results, of functions of all dialects that have them.
gpu.module @kernels {
  func.func private @half(%m: memref<?xi32>, %n: index) -> (memref<?xi32, strided<[1], offset: ?>>, index) {
    %c2 = arith.constant 2 : index
    %h = arith.divui %n, %c2 : index
    %view = memref.subview %m[%h] [%h] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
    return %view, %h : memref<?xi32, strided<[1], offset: ?>>, index
  }
  func.func private @sum(%m: memref<?xi32, strided<[1], offset: ?>>, %n: index) -> i32 {
    %total = memref.alloca() : memref<1xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0 : i32
    %s = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero) -> i32 {
      %v = memref.load %m[%k] : memref<?xi32, strided<[1], offset: ?>>
      %next = arith.addi %acc, %v : i32
      scf.yield %next : i32
    }
    memref.store %s, %total[%c0] : memref<1xi32>
    %back = memref.load %total[%c0] : memref<1xi32>
    return %back : i32
  }
  llvm.func @twice(%x: i32) -> i32 {
    %c1 = llvm.mlir.constant(1 : i32) : i32
    %r = llvm.shl %x, %c1 : i32
    llvm.return %r : i32
  }
  func.func private @corners(%v: vector<4xi32>, %f: f32) -> (vector<2xi32>, f32, i1) {
    %two = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
    %neg = arith.negf %f : f32
    %t = arith.cmpf olt, %neg, %f : f32
    return %two, %neg, %t : vector<2xi32>, f32, i1
  }
  gpu.func @functions(%in: memref<?xi32>, %out: memref<?xi32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %n = memref.dim %in, %c0 : memref<?xi32>
    %view, %h = func.call @half(%in, %n) : (memref<?xi32>, index) -> (memref<?xi32, strided<[1], offset: ?>>, index)
    %s = func.call @sum(%view, %h) : (memref<?xi32, strided<[1], offset: ?>>, index) -> i32
    %t = llvm.call @twice(%s) : (i32) -> i32
    memref.store %t, %out[%c0] : memref<?xi32>
    %hi = arith.index_cast %h : index to i32
    memref.store %hi, %out[%c1] : memref<?xi32>
    %v = vector.from_elements %t, %s, %hi, %t : vector<4xi32>
    %f = arith.sitofp %s : i32 to f32
    %two, %neg, %less = func.call @corners(%v, %f) : (vector<4xi32>, f32) -> (vector<2xi32>, f32, i1)
    vector.store %two, %out[%c2] : memref<?xi32>, vector<2xi32>
    %ni = arith.fptosi %neg : f32 to i32
    memref.store %ni, %out[%c4] : memref<?xi32>
    %li = arith.extui %less : i1 to i32
    %c5 = arith.addi %c4, %c1 : index
    memref.store %li, %out[%c5] : memref<?xi32>
    gpu.return
  }
}
