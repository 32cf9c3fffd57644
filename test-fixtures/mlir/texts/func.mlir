// launch: block 8
gpu.module @called_helper_module {
  func.func @square(%x: f32) -> f32 {
    %r = arith.mulf %x, %x : f32
    return %r : f32
  }
  gpu.func @called_helper(%a: memref<8xf32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xf32>
    %y = func.call @square(%x) : (f32) -> f32
    memref.store %y, %a[%i] : memref<8xf32>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @two_results_and_memref_module {
  func.func @pick(%m: memref<8xi32>, %i: index) -> (i32, i1) {
    %x = memref.load %m[%i] : memref<8xi32>
    %z = arith.constant 0 : i32
    %neg = arith.cmpi slt, %x, %z : i32
    return %x, %neg : i32, i1
  }
  gpu.func @two_results_and_memref(%a: memref<8xi32>) kernel {
    %i = gpu.thread_id x
    %r:2 = func.call @pick(%a, %i) : (memref<8xi32>, index) -> (i32, i1)
    %z = arith.constant 0 : i32
    %m = arith.subi %z, %r#0 : i32
    %v = arith.select %r#1, %m, %r#0 : i32
    memref.store %v, %a[%i] : memref<8xi32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @recursion_free_chain_module {
  func.func @inner(%x: i32, %k: index) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = scf.for %i = %c0 to %k step %c1 iter_args(%acc = %x) -> i32 {
      %y = arith.addi %acc, %acc : i32
      scf.yield %y : i32
    }
    return %r : i32
  }
  func.func @outer(%x: i32, %k: index) -> i32 {
    %y = func.call @inner(%x, %k) : (i32, index) -> i32
    %z = func.call @inner(%y, %k) : (i32, index) -> i32
    return %z : i32
  }
  gpu.func @recursion_free_chain(%a: memref<4xi32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<4xi32>
    %y = func.call @outer(%x, %i) : (i32, index) -> i32
    memref.store %y, %a[%i] : memref<4xi32>
    gpu.return
  }
}
