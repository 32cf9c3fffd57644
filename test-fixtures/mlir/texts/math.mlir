// launch: block 8
gpu.module @bit_counts_module {
  gpu.func @bit_counts(%a: memref<8xi32>, %b: memref<8xi64>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xi32>
    %y = memref.load %b[%i] : memref<8xi64>
    %0 = math.ctpop %x : i32
    %1 = math.ctlz %x : i32
    %2 = math.cttz %x : i32
    %3 = math.absi %x : i32
    %4 = arith.addi %0, %1 : i32
    %5 = arith.shli %4, %2 : i32
    %6 = arith.xori %5, %3 : i32
    %7 = math.ctpop %y : i64
    %8 = math.ctlz %y : i64
    %9 = arith.muli %7, %8 : i64
    memref.store %6, %a[%i] : memref<8xi32>
    memref.store %9, %b[%i] : memref<8xi64>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @fused_products_module {
  gpu.func @fused_products(%a: memref<8xf32>, %b: memref<8xf32>, %d: memref<8xf64>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xf32>
    %y = memref.load %b[%i] : memref<8xf32>
    %r = math.fma %x, %y, %x : f32
    memref.store %r, %a[%i] : memref<8xf32>
    %u = memref.load %d[%i] : memref<8xf64>
    %v = math.fma %u, %u, %u : f64
    memref.store %v, %d[%i] : memref<8xf64>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @powers_of_integers_module {
  gpu.func @powers_of_integers(%a: memref<8xi32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xi32>
    %c5 = arith.constant 5 : i32
    %k = arith.index_cast %i : index to i32
    %one = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %p = arith.shli %one, %k : i32
    %0 = math.ctpop %p : i32
    %1 = arith.muli %x, %0 : i32
    memref.store %1, %a[%i] : memref<8xi32>
    gpu.return
  }
}
// -----
gpu.module @vector_of_counts_module {
  gpu.func @vector_of_counts(%a: memref<1xvector<4xi32>>, %o: memref<1xvector<4xi32>>) kernel {
    %c0 = arith.constant 0 : index
    %v = memref.load %a[%c0] : memref<1xvector<4xi32>>
    %p = math.ctpop %v : vector<4xi32>
    %z = math.cttz %v : vector<4xi32>
    %s = arith.addi %p, %z : vector<4xi32>
    memref.store %s, %o[%c0] : memref<1xvector<4xi32>>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @odd_counts_module {
  gpu.func @odd_counts(%a: memref<8xi16>, %b: memref<8xi8>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xi16>
    %y = memref.load %b[%i] : memref<8xi8>
    %0 = math.ctlz %x : i16
    %1 = math.ctpop %y : i8
    %2 = math.absi %y : i8
    %3 = arith.addi %1, %2 : i8
    memref.store %0, %a[%i] : memref<8xi16>
    memref.store %3, %b[%i] : memref<8xi8>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @floor_of_floats_module {
  gpu.func @floor_of_floats(%a: memref<16xf32>, %d: memref<16xf64>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xf32>
    %y = memref.load %d[%i] : memref<16xf64>
    %0 = math.floor %x : f32
    %1 = math.floor %y : f64
    memref.store %0, %a[%i] : memref<16xf32>
    memref.store %1, %d[%i] : memref<16xf64>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @ceil_of_floats_module {
  gpu.func @ceil_of_floats(%a: memref<16xf32>, %d: memref<16xf64>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xf32>
    %y = memref.load %d[%i] : memref<16xf64>
    %0 = math.ceil %x : f32
    %1 = math.ceil %y : f64
    memref.store %0, %a[%i] : memref<16xf32>
    memref.store %1, %d[%i] : memref<16xf64>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @trunc_of_floats_module {
  gpu.func @trunc_of_floats(%a: memref<16xf32>, %d: memref<16xf64>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xf32>
    %y = memref.load %d[%i] : memref<16xf64>
    %0 = math.trunc %x : f32
    %1 = math.trunc %y : f64
    memref.store %0, %a[%i] : memref<16xf32>
    memref.store %1, %d[%i] : memref<16xf64>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @roundeven_of_floats_module {
  gpu.func @roundeven_of_floats(%a: memref<16xf32>, %d: memref<16xf64>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xf32>
    %y = memref.load %d[%i] : memref<16xf64>
    %0 = math.roundeven %x : f32
    %1 = math.roundeven %y : f64
    memref.store %0, %a[%i] : memref<16xf32>
    memref.store %1, %d[%i] : memref<16xf64>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @absf_of_floats_module {
  gpu.func @absf_of_floats(%a: memref<16xf32>, %d: memref<16xf64>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xf32>
    %y = memref.load %d[%i] : memref<16xf64>
    %0 = math.absf %x : f32
    %1 = math.absf %y : f64
    memref.store %0, %a[%i] : memref<16xf32>
    memref.store %1, %d[%i] : memref<16xf64>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @sqrt_of_floats_module {
  gpu.func @sqrt_of_floats(%a: memref<16xf32>, %d: memref<16xf64>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xf32>
    %y = memref.load %d[%i] : memref<16xf64>
    %0 = math.sqrt %x : f32
    %1 = math.sqrt %y : f64
    memref.store %0, %a[%i] : memref<16xf32>
    memref.store %1, %d[%i] : memref<16xf64>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @copied_signs_module {
  gpu.func @copied_signs(%a: memref<16xf32>, %b: memref<16xf32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xf32>
    %y = memref.load %b[%i] : memref<16xf32>
    %0 = math.copysign %x, %y : f32
    memref.store %0, %b[%i] : memref<16xf32>
    gpu.return
  }
}
// -----
gpu.module @vector_of_roots_module {
  gpu.func @vector_of_roots(%a: memref<1xvector<4xf32>>) kernel {
    %c0 = arith.constant 0 : index
    %v = memref.load %a[%c0] : memref<1xvector<4xf32>>
    %p = math.absf %v : vector<4xf32>
    %r = math.sqrt %p : vector<4xf32>
    %f = math.floor %r : vector<4xf32>
    memref.store %f, %a[%c0] : memref<1xvector<4xf32>>
    gpu.return
  }
}
