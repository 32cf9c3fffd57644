gpu.module @addi_all_widths_module {
  gpu.func @addi_all_widths(%a: memref<4xi8>, %b: memref<4xi16>, %c: memref<4xi32>, %d: memref<4xi64>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = memref.load %a[%c0] : memref<4xi8>
    %1 = memref.load %a[%c1] : memref<4xi8>
    %2 = arith.addi %0, %1 overflow<none> : i8
    memref.store %2, %a[%c3] : memref<4xi8>
    %3 = memref.load %b[%c0] : memref<4xi16>
    %4 = memref.load %b[%c1] : memref<4xi16>
    %5 = arith.muli %3, %4 : i16
    memref.store %5, %b[%c3] : memref<4xi16>
    %6 = memref.load %c[%c0] : memref<4xi32>
    %7 = memref.load %c[%c1] : memref<4xi32>
    %8 = arith.subi %6, %7 : i32
    memref.store %8, %c[%c3] : memref<4xi32>
    %9 = memref.load %d[%c0] : memref<4xi64>
    %10 = memref.load %d[%c1] : memref<4xi64>
    %11 = arith.muli %9, %10 : i64
    memref.store %11, %d[%c3] : memref<4xi64>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @odd_i7_module {
  gpu.func @odd_i7(%a: memref<8xi7>, %b: memref<8xi7>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xi7>
    %y = memref.load %b[%i] : memref<8xi7>
    %c = arith.constant -5 : i7
    %s = arith.addi %x, %y : i7
    %m = arith.muli %s, %c : i7
    %lt = arith.cmpi slt, %m, %x : i7
    %r = arith.select %lt, %m, %y : i7
    memref.store %r, %b[%i] : memref<8xi7>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @odd_i24_division_module {
  gpu.func @odd_i24_division(%a: memref<8xi24>, %b: memref<8xi24>, %q: memref<8xi24>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xi24>
    %y = memref.load %b[%i] : memref<8xi24>
    %one = arith.constant 1 : i24
    %d = arith.ori %y, %one : i24
    %0 = arith.divsi %x, %d : i24
    %1 = arith.remui %x, %d : i24
    %2 = arith.xori %0, %1 : i24
    memref.store %2, %q[%i] : memref<8xi24>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @odd_i48_shifts_module {
  gpu.func @odd_i48_shifts(%a: memref<8xi48>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xi48>
    %n = arith.index_cast %i : index to i48
    %l = arith.shli %x, %n : i48
    %s = arith.shrsi %x, %n : i48
    %u = arith.shrui %x, %n : i48
    %0 = arith.xori %l, %s : i48
    %1 = arith.addi %0, %u : i48
    memref.store %1, %a[%i] : memref<8xi48>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @i4_sign_module {
  gpu.func @i4_sign(%a: memref<16xi4>, %o: memref<16xi32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xi4>
    %s = arith.extsi %x : i4 to i32
    %u = arith.extui %x : i4 to i32
    %c = arith.constant 100 : i32
    %0 = arith.muli %s, %c : i32
    %1 = arith.addi %0, %u : i32
    memref.store %1, %o[%i] : memref<16xi32>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @i1_logic_module {
  gpu.func @i1_logic(%a: memref<16xi1>, %b: memref<16xi1>) kernel {
    %i = gpu.thread_id x
    %true = arith.constant true
    %x = memref.load %a[%i] : memref<16xi1>
    %y = memref.load %b[%i] : memref<16xi1>
    %n = arith.xori %x, %true : i1
    %o = arith.ori %n, %y : i1
    %add = arith.addi %x, %o : i1
    memref.store %add, %b[%i] : memref<16xi1>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @i128_wide_module {
  gpu.func @i128_wide(%a: memref<4xi64>, %b: memref<4xi64>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<4xi64>
    %y = memref.load %b[%i] : memref<4xi64>
    %w = arith.extsi %x : i64 to i128
    %v = arith.extsi %y : i64 to i128
    %p = arith.muli %w, %v : i128
    %c64 = arith.constant 64 : i128
    %h = arith.shrui %p, %c64 : i128
    %r = arith.trunci %h : i128 to i64
    memref.store %r, %b[%i] : memref<4xi64>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @extended_products_module {
  gpu.func @extended_products(%a: memref<8xi32>, %b: memref<8xi32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xi32>
    %y = memref.load %b[%i] : memref<8xi32>
    %lo, %hi = arith.mulsi_extended %x, %y : i32
    %ulo, %uhi = arith.mului_extended %x, %y : i32
    %sum, %carry = arith.addui_extended %hi, %uhi : i32, i1
    %c = arith.extui %carry : i1 to i32
    %0 = arith.addi %sum, %c : i32
    %1 = arith.xori %0, %lo : i32
    memref.store %1, %a[%i] : memref<8xi32>
    memref.store %ulo, %b[%i] : memref<8xi32>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @min_max_module {
  gpu.func @min_max(%a: memref<8xi16>, %b: memref<8xi16>, %o: memref<4x8xi16>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %x = memref.load %a[%i] : memref<8xi16>
    %y = memref.load %b[%i] : memref<8xi16>
    %0 = arith.minsi %x, %y : i16
    %1 = arith.maxsi %x, %y : i16
    %2 = arith.minui %x, %y : i16
    %3 = arith.maxui %x, %y : i16
    memref.store %0, %o[%c0, %i] : memref<4x8xi16>
    memref.store %1, %o[%c1, %i] : memref<4x8xi16>
    memref.store %2, %o[%c2, %i] : memref<4x8xi16>
    memref.store %3, %o[%c3, %i] : memref<4x8xi16>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @ceil_floor_division_module {
  gpu.func @ceil_floor_division(%a: memref<8xi32>, %o: memref<3x8xi32>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %x = memref.load %a[%i] : memref<8xi32>
    %cm7 = arith.constant -7 : i32
    %c9 = arith.constant 9 : i32
    %0 = arith.ceildivsi %x, %cm7 : i32
    %1 = arith.floordivsi %x, %c9 : i32
    %2 = arith.ceildivui %x, %c9 : i32
    memref.store %0, %o[%c0, %i] : memref<3x8xi32>
    memref.store %1, %o[%c1, %i] : memref<3x8xi32>
    memref.store %2, %o[%c2, %i] : memref<3x8xi32>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @all_comparisons_module {
  gpu.func @all_comparisons(%a: memref<8xi32>, %b: memref<8xi32>, %o: memref<8xi32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xi32>
    %y = memref.load %b[%i] : memref<8xi32>
    %0 = arith.cmpi eq, %x, %y : i32
    %1 = arith.cmpi ne, %x, %y : i32
    %2 = arith.cmpi slt, %x, %y : i32
    %3 = arith.cmpi sle, %x, %y : i32
    %4 = arith.cmpi ugt, %x, %y : i32
    %5 = arith.cmpi uge, %x, %y : i32
    %e0 = arith.extui %0 : i1 to i32
    %e1 = arith.extsi %1 : i1 to i32
    %e2 = arith.extui %2 : i1 to i32
    %e3 = arith.extsi %3 : i1 to i32
    %e4 = arith.extui %4 : i1 to i32
    %e5 = arith.extui %5 : i1 to i32
    %c2 = arith.constant 2 : i32
    %s1 = arith.muli %e1, %c2 : i32
    %s2 = arith.shli %e2, %c2 : i32
    %t0 = arith.addi %e0, %s1 : i32
    %t1 = arith.addi %t0, %s2 : i32
    %t2 = arith.xori %t1, %e3 : i32
    %t3 = arith.addi %t2, %e4 : i32
    %t4 = arith.addi %t3, %e5 : i32
    memref.store %t4, %o[%i] : memref<8xi32>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @float_basics_module {
  gpu.func @float_basics(%a: memref<16xf32>, %b: memref<16xf32>, %o: memref<16xf32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xf32>
    %y = memref.load %b[%i] : memref<16xf32>
    %half = arith.constant 5.000000e-01 : f32
    %0 = arith.addf %x, %y : f32
    %1 = arith.mulf %0, %half : f32
    %2 = arith.subf %1, %y : f32
    %3 = arith.negf %2 : f32
    memref.store %3, %o[%i] : memref<16xf32>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @float_division_module {
  gpu.func @float_division(%a: memref<16xf32>, %b: memref<16xf32>, %o: memref<16xf32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xf32>
    %y = memref.load %b[%i] : memref<16xf32>
    %0 = arith.divf %x, %y : f32
    memref.store %0, %o[%i] : memref<16xf32>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @double_division_module {
  gpu.func @double_division(%a: memref<8xf64>, %b: memref<8xf64>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xf64>
    %y = memref.load %b[%i] : memref<8xf64>
    %q = arith.divf %x, %y : f64
    %c = arith.constant 0x3FB999999999999A : f64
    %r = arith.addf %q, %c : f64
    memref.store %r, %b[%i] : memref<8xf64>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @half_precision_module {
  gpu.func @half_precision(%a: memref<16xf16>, %b: memref<16xf16>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xf16>
    %y = memref.load %b[%i] : memref<16xf16>
    %s = arith.mulf %x, %y : f16
    %t = arith.addf %s, %x : f16
    memref.store %t, %b[%i] : memref<16xf16>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @bf16_sum_module {
  gpu.func @bf16_sum(%a: memref<16xbf16>, %b: memref<16xbf16>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xbf16>
    %y = memref.load %b[%i] : memref<16xbf16>
    %e = arith.extf %x : bf16 to f32
    %f = arith.extf %y : bf16 to f32
    %c = arith.constant 1.09375 : f32
    %m = arith.mulf %e, %c : f32
    %s = arith.addf %m, %f : f32
    %t = arith.truncf %s : f32 to bf16
    memref.store %t, %b[%i] : memref<16xbf16>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @bf16_arithmetic_module {
  gpu.func @bf16_arithmetic(%a: memref<16xbf16>, %b: memref<16xbf16>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xbf16>
    %y = memref.load %b[%i] : memref<16xbf16>
    %s = arith.subf %x, %y : bf16
    %m = arith.mulf %s, %y : bf16
    %lt = arith.cmpf olt, %m, %x : bf16
    %r = arith.select %lt, %m, %x : bf16
    memref.store %r, %b[%i] : memref<16xbf16>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @float_comparisons_module {
  gpu.func @float_comparisons(%a: memref<16xf32>, %b: memref<16xf32>, %o: memref<16xi8>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xf32>
    %y = memref.load %b[%i] : memref<16xf32>
    %n = arith.divf %x, %x : f32
    %0 = arith.cmpf oge, %x, %y : f32
    %1 = arith.cmpf une, %n, %y : f32
    %2 = arith.cmpf ord, %n, %y : f32
    %3 = arith.cmpf ult, %y, %n : f32
    %e0 = arith.extui %0 : i1 to i8
    %e1 = arith.extui %1 : i1 to i8
    %e2 = arith.extui %2 : i1 to i8
    %e3 = arith.extsi %3 : i1 to i8
    %s0 = arith.addi %e0, %e1 : i8
    %s1 = arith.addi %s0, %e2 : i8
    %s2 = arith.subi %s1, %e3 : i8
    memref.store %s2, %o[%i] : memref<16xi8>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @maximum_minimum_module {
  gpu.func @maximum_minimum(%a: memref<16xf32>, %b: memref<16xf32>, %o: memref<4x16xf32>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %x = memref.load %a[%i] : memref<16xf32>
    %y = memref.load %b[%i] : memref<16xf32>
    %0 = arith.maximumf %x, %y : f32
    %1 = arith.minimumf %x, %y : f32
    %2 = arith.maxnumf %x, %y : f32
    %3 = arith.minnumf %x, %y : f32
    memref.store %0, %o[%c0, %i] : memref<4x16xf32>
    memref.store %1, %o[%c1, %i] : memref<4x16xf32>
    memref.store %2, %o[%c2, %i] : memref<4x16xf32>
    memref.store %3, %o[%c3, %i] : memref<4x16xf32>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @conversions_to_float_module {
  gpu.func @conversions_to_float(%a: memref<8xi32>, %f: memref<8xf32>, %d: memref<8xf64>, %h: memref<8xf16>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xi32>
    %0 = arith.sitofp %x : i32 to f32
    %1 = arith.uitofp %x : i32 to f64
    %s = arith.trunci %x : i32 to i8
    %2 = arith.sitofp %s : i8 to f16
    memref.store %0, %f[%i] : memref<8xf32>
    memref.store %1, %d[%i] : memref<8xf64>
    memref.store %2, %h[%i] : memref<8xf16>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @conversions_from_float_module {
  gpu.func @conversions_from_float(%f: memref<8xf32>, %d: memref<8xf64>, %o: memref<8xi32>, %p: memref<8xi64>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %f[%i] : memref<8xf32>
    %y = memref.load %d[%i] : memref<8xf64>
    %0 = arith.fptosi %x : f32 to i32
    %sq = arith.mulf %y, %y : f64
    %1 = arith.fptoui %sq : f64 to i64
    memref.store %0, %o[%i] : memref<8xi32>
    memref.store %1, %p[%i] : memref<8xi64>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @bitcasts_module {
  gpu.func @bitcasts(%f: memref<8xf32>, %o: memref<8xi32>, %h: memref<8xf16>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %f[%i] : memref<8xf32>
    %b = arith.bitcast %x : f32 to i32
    %mask = arith.constant 0x7FFFFFFF : i32
    %m = arith.andi %b, %mask : i32
    memref.store %m, %o[%i] : memref<8xi32>
    %y = memref.load %h[%i] : memref<8xf16>
    %hb = arith.bitcast %y : f16 to i16
    %one = arith.constant 1 : i16
    %s = arith.xori %hb, %one : i16
    %r = arith.bitcast %s : i16 to f16
    memref.store %r, %h[%i] : memref<8xf16>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @chain_of_selects_module {
  gpu.func @chain_of_selects(%a: memref<8xf32>, %o: memref<8xf32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xf32>
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %neg = arith.constant -1.0 : f32
    %pos = arith.cmpf ogt, %x, %zero : f32
    %isneg = arith.cmpf olt, %x, %zero : f32
    %s0 = arith.select %isneg, %neg, %zero : f32
    %s1 = arith.select %pos, %one, %s0 : f32
    %r = arith.mulf %s1, %x fastmath<contract> : f32
    memref.store %r, %o[%i] : memref<8xf32>
    gpu.return
  }
}
// -----
gpu.module @constants_everywhere_module {
  gpu.func @constants_everywhere(%o: memref<6xf32>, %p: memref<6xi64>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %nan = arith.constant 0x7FC00000 : f32
    %inf = arith.constant 0x7F800000 : f32
    %tiny = arith.constant 1.0e-42 : f32
    %pi = arith.constant 3.14159265358979323846 : f32
    memref.store %nan, %o[%c0] : memref<6xf32>
    memref.store %inf, %o[%c1] : memref<6xf32>
    memref.store %tiny, %o[%c2] : memref<6xf32>
    memref.store %pi, %o[%c3] : memref<6xf32>
    %big = arith.constant 0xFFFFFFFFFFFFFFF0 : i64
    %min = arith.constant -9223372036854775808 : i64
    memref.store %big, %p[%c0] : memref<6xi64>
    memref.store %min, %p[%c1] : memref<6xi64>
    gpu.return
  }
}
// -----
gpu.module @vector_integers_module {
  gpu.func @vector_integers(%a: memref<4xvector<4xi32>>, %b: memref<4xvector<4xi32>>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %x = memref.load %a[%c0] : memref<4xvector<4xi32>>
    %y = memref.load %b[%c1] : memref<4xvector<4xi32>>
    %k = arith.constant dense<[1, -2, 3, -4]> : vector<4xi32>
    %m = arith.muli %x, %k : vector<4xi32>
    %lt = arith.cmpi slt, %m, %y : vector<4xi32>
    %s = arith.select %lt, %m, %y : vector<4xi1>, vector<4xi32>
    memref.store %s, %a[%c1] : memref<4xvector<4xi32>>
    gpu.return
  }
}
// -----
gpu.module @vector_floats_2d_module {
  gpu.func @vector_floats_2d(%a: memref<2xvector<2x3xf32>>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %x = memref.load %a[%c0] : memref<2xvector<2x3xf32>>
    %k = arith.constant dense<[[1.0, 2.0, 3.0], [-1.0, 0.5, 0.25]]> : vector<2x3xf32>
    %s = arith.constant dense<0.125> : vector<2x3xf32>
    %m = arith.mulf %x, %k : vector<2x3xf32>
    %r = arith.addf %m, %s : vector<2x3xf32>
    memref.store %r, %a[%c1] : memref<2xvector<2x3xf32>>
    gpu.return
  }
}
// -----
gpu.module @vector_of_i1_module {
  gpu.func @vector_of_i1(%a: memref<2xvector<4xi32>>, %o: memref<2xvector<4xi1>>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %x = memref.load %a[%c0] : memref<2xvector<4xi32>>
    %y = memref.load %a[%c1] : memref<2xvector<4xi32>>
    %lt = arith.cmpi ult, %x, %y : vector<4xi32>
    memref.store %lt, %o[%c0] : memref<2xvector<4xi1>>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @index_casts_module {
  gpu.func @index_casts(%a: memref<8xi8>, %o: memref<8xindex>, %p: memref<8xi16>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xi8>
    %s = arith.index_cast %x : i8 to index
    %u = arith.index_castui %x : i8 to index
    %t = arith.subi %u, %s : index
    memref.store %t, %o[%i] : memref<8xindex>
    %n = arith.index_cast %t : index to i16
    memref.store %n, %p[%i] : memref<8xi16>
    gpu.return
  }
}
// -----
gpu.module @select_of_memrefs_module {
  gpu.func @select_of_memrefs(%a: memref<4xi32>, %b: memref<4xi32>, %n: index) kernel {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %big = arith.cmpi ugt, %n, %c4 : index
    %m = arith.select %big, %a, %b : memref<4xi32>
    %v = arith.constant 42 : i32
    memref.store %v, %m[%c3] : memref<4xi32>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @saturating_clamp_module {
  gpu.func @saturating_clamp(%a: memref<16xi32>, %o: memref<16xi8>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xi32>
    %c24 = arith.constant 24 : i32
    %y = arith.shrsi %x, %c24 : i32
    %c3 = arith.constant 3 : i32
    %z = arith.muli %y, %c3 : i32
    %lo = arith.constant -128 : i32
    %hi = arith.constant 127 : i32
    %m = arith.maxsi %z, %lo : i32
    %n = arith.minsi %m, %hi : i32
    %t = arith.trunci %n : i32 to i8
    memref.store %t, %o[%i] : memref<16xi8>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @fused_by_hand_module {
  gpu.func @fused_by_hand(%a: memref<16xf64>, %b: memref<16xf64>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xf64>
    %y = memref.load %b[%i] : memref<16xf64>
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %p, %x : f64
    %t = arith.truncf %s : f64 to f32
    %e = arith.extf %t : f32 to f64
    memref.store %e, %b[%i] : memref<16xf64>
    gpu.return
  }
}
// -----
gpu.module @scalar_parameters_module {
  gpu.func @scalar_parameters(%o: memref<8xf64>, %n: i32, %x: f32, %y: f64, %b: i1, %h: f16, %q: i8) kernel {
    %c0 = arith.constant 0 : index
    %0 = arith.sitofp %n : i32 to f64
    %1 = arith.extf %x : f32 to f64
    %2 = arith.addf %0, %1 : f64
    %3 = arith.mulf %2, %y : f64
    %4 = arith.extf %h : f16 to f64
    %5 = arith.select %b, %3, %4 : f64
    %6 = arith.uitofp %q : i8 to f64
    %7 = arith.addf %5, %6 : f64
    memref.store %7, %o[%c0] : memref<8xf64>
    gpu.return
  }
}
// -----
gpu.module @bf16_constants_and_half_module {
  gpu.func @bf16_constants_and_half(%o: memref<4xbf16>, %p: memref<4xf16>, %v: vector<4xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %k = arith.constant 3.140625 : bf16
    %h = arith.constant 6.5504e+04 : f16
    memref.store %k, %o[%c0] : memref<4xbf16>
    memref.store %h, %p[%c0] : memref<4xf16>
    %x = vector.extract %v[2] : f32 from vector<4xf32>
    %t = arith.truncf %x : f32 to f16
    memref.store %t, %p[%c1] : memref<4xf16>
    gpu.return
  }
}
// -----
"gpu.module"() ({
  "gpu.func"() ({
  ^bb0(%arg0: memref<4xi32>, %arg1: i32):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "memref.load"(%arg0, %0) : (memref<4xi32>, index) -> i32
    %2 = "arith.muli"(%1, %arg1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %3 = "arith.cmpi"(%2, %1) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %4 = "arith.select"(%3, %2, %1) : (i1, i32, i32) -> i32
    "memref.store"(%4, %arg0, %0) : (i32, memref<4xi32>, index) -> ()
    "gpu.return"() : () -> ()
  }) {function_type = (memref<4xi32>, i32) -> (), gpu.kernel, sym_name = "strict_generic_form"} : () -> ()
}) {sym_name = "strict_generic_form_module"} : () -> ()
