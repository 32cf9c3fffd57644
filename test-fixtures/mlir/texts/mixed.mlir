gpu.module @bf16_contract_module {
  gpu.func @bf16_contract(%a: memref<1xvector<2x4xbf16>>, %b: memref<1xvector<4x2xbf16>>, %o: memref<1xvector<2x2xf32>>) kernel {
    %c0 = arith.constant 0 : index
    %x = memref.load %a[%c0] : memref<1xvector<2x4xbf16>>
    %y = memref.load %b[%c0] : memref<1xvector<4x2xbf16>>
    %acc = memref.load %o[%c0] : memref<1xvector<2x2xf32>>
    %xe = arith.extf %x : vector<2x4xbf16> to vector<2x4xf32>
    %ye = arith.extf %y : vector<4x2xbf16> to vector<4x2xf32>
    %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %xe, %ye, %acc : vector<2x4xf32>, vector<4x2xf32> into vector<2x2xf32>
    memref.store %r, %o[%c0] : memref<1xvector<2x2xf32>>
    gpu.return
  }
}
// -----
gpu.module @bf16_reduction_module {
  gpu.func @bf16_reduction(%a: memref<1xvector<4xbf16>>, %o: memref<2xbf16>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : bf16
    %x = memref.load %a[%c0] : memref<1xvector<4xbf16>>
    %s = vector.reduction <add>, %x, %z : vector<4xbf16> into bf16
    memref.store %s, %o[%c0] : memref<2xbf16>
    gpu.return
  }
}
// -----
gpu.module @odd_reduction_module {
  gpu.func @odd_reduction(%a: memref<1xvector<4xi32>>, %o: memref<2xi24>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %x = memref.load %a[%c0] : memref<1xvector<4xi32>>
    %t = arith.trunci %x : vector<4xi32> to vector<4xi24>
    %s = vector.reduction <add>, %t : vector<4xi24> into i24
    %m = vector.reduction <maxsi>, %t : vector<4xi24> into i24
    memref.store %s, %o[%c0] : memref<2xi24>
    memref.store %m, %o[%c1] : memref<2xi24>
    gpu.return
  }
}
// -----
gpu.module @half_contract_widening_module {
  gpu.func @half_contract_widening(%a: memref<1xvector<4xf16>>, %b: memref<1xvector<4xf16>>, %o: memref<1xf32>) kernel {
    %c0 = arith.constant 0 : index
    %x = memref.load %a[%c0] : memref<1xvector<4xf16>>
    %y = memref.load %b[%c0] : memref<1xvector<4xf16>>
    %acc = memref.load %o[%c0] : memref<1xf32>
    %xe = arith.extf %x : vector<4xf16> to vector<4xf32>
    %ye = arith.extf %y : vector<4xf16> to vector<4xf32>
    %r = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %xe, %ye, %acc : vector<4xf32>, vector<4xf32> into f32
    memref.store %r, %o[%c0] : memref<1xf32>
    gpu.return
  }
}
// -----
gpu.module @int8_contract_widening_module {
  gpu.func @int8_contract_widening(%a: memref<1xvector<8xi8>>, %b: memref<1xvector<8xi8>>, %o: memref<1xi32>) kernel {
    %c0 = arith.constant 0 : index
    %x = memref.load %a[%c0] : memref<1xvector<8xi8>>
    %y = memref.load %b[%c0] : memref<1xvector<8xi8>>
    %acc = memref.load %o[%c0] : memref<1xi32>
    %xe = arith.extsi %x : vector<8xi8> to vector<8xi32>
    %ye = arith.extsi %y : vector<8xi8> to vector<8xi32>
    %m = arith.muli %xe, %ye : vector<8xi32>
    %r = vector.reduction <add>, %m, %acc : vector<8xi32> into i32
    memref.store %r, %o[%c0] : memref<1xi32>
    gpu.return
  }
}
// -----
// launch: block 6
gpu.module @stencil_module {
  gpu.func @stencil(%a: memref<8xf32>, %o: memref<8xf32>) kernel {
    %t = gpu.thread_id x
    %c1 = arith.constant 1 : index
    %i = arith.addi %t, %c1 : index
    %third = arith.constant 0.333333343 : f32
    %r = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %l = affine.apply affine_map<(d0) -> (d0 - 1)>(%i)
    %x = memref.load %a[%l] : memref<8xf32>
    %y = memref.load %a[%i] : memref<8xf32>
    %z = memref.load %a[%r] : memref<8xf32>
    %s0 = arith.addf %x, %y : f32
    %s1 = arith.addf %s0, %z : f32
    %s2 = arith.mulf %s1, %third : f32
    memref.store %s2, %o[%i] : memref<8xf32>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @rgb_to_grey_module {
  gpu.func @rgb_to_grey(%p: memref<8x3xi8>, %o: memref<8xi8>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %r = memref.load %p[%i, %c0] : memref<8x3xi8>
    %g = memref.load %p[%i, %c1] : memref<8x3xi8>
    %b = memref.load %p[%i, %c2] : memref<8x3xi8>
    %re = arith.extui %r : i8 to i32
    %ge = arith.extui %g : i8 to i32
    %be = arith.extui %b : i8 to i32
    %kr = arith.constant 77 : i32
    %kg = arith.constant 150 : i32
    %kb = arith.constant 29 : i32
    %c8 = arith.constant 8 : i32
    %0 = arith.muli %re, %kr : i32
    %1 = arith.muli %ge, %kg : i32
    %2 = arith.muli %be, %kb : i32
    %3 = arith.addi %0, %1 : i32
    %4 = arith.addi %3, %2 : i32
    %5 = arith.shrui %4, %c8 : i32
    %6 = arith.trunci %5 : i32 to i8
    memref.store %6, %o[%i] : memref<8xi8>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @bitonic_step_module {
  gpu.func @bitonic_step(%a: memref<8xi32>)
      workgroup(%s: memref<8xi32, 3>) kernel {
    %t = gpu.thread_id x
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %x = memref.load %a[%t] : memref<8xi32>
    memref.store %x, %s[%t] : memref<8xi32, 3>
    gpu.barrier
    %o = arith.xori %t, %c2 : index
    %y = memref.load %s[%o] : memref<8xi32, 3>
    %low = arith.cmpi ult, %t, %o : index
    %mn = arith.minsi %x, %y : i32
    %mx = arith.maxsi %x, %y : i32
    %r = arith.select %low, %mn, %mx : i32
    memref.store %r, %a[%t] : memref<8xi32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @fixed_point_i48_module {
  gpu.func @fixed_point_i48(%a: memref<4xi32>, %b: memref<4xi32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<4xi32>
    %y = memref.load %b[%i] : memref<4xi32>
    %c16 = arith.constant 16 : i48
    %k = arith.constant 12 : i32
    %xs = arith.shrsi %x, %k : i32
    %ys = arith.shrsi %y, %k : i32
    %xe = arith.extsi %xs : i32 to i48
    %ye = arith.extsi %ys : i32 to i48
    %p = arith.muli %xe, %ye : i48
    %r = arith.shrsi %p, %c16 : i48
    %t = arith.trunci %r : i48 to i32
    memref.store %t, %b[%i] : memref<4xi32>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @hash_rounds_module {
  gpu.func @hash_rounds(%a: memref<16xi32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xi32>
    %c16 = arith.constant 16 : i32
    %c13 = arith.constant 13 : i32
    %m1 = arith.constant 0x85EBCA6B : i32
    %m2 = arith.constant -1028477387 : i32
    %0 = arith.shrui %x, %c16 : i32
    %1 = arith.xori %x, %0 : i32
    %2 = arith.muli %1, %m1 : i32
    %3 = arith.shrui %2, %c13 : i32
    %4 = arith.xori %2, %3 : i32
    %5 = arith.muli %4, %m2 : i32
    %6 = arith.shrui %5, %c16 : i32
    %7 = arith.xori %5, %6 : i32
    memref.store %7, %a[%i] : memref<16xi32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @softmax_pieces_module {
  gpu.func @softmax_pieces(%a: memref<4x8xf32>, %m: memref<4xf32>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %v = vector.load %a[%i, %c0] : memref<4x8xf32>, vector<8xf32>
    %max = vector.reduction <maxnumf>, %v : vector<8xf32> into f32
    %b = vector.broadcast %max : f32 to vector<8xf32>
    %s = arith.subf %v, %b : vector<8xf32>
    %sum = vector.reduction <add>, %s : vector<8xf32> into f32
    memref.store %sum, %m[%i] : memref<4xf32>
    vector.store %s, %a[%i, %c0] : memref<4x8xf32>, vector<8xf32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @quantised_row_module {
  gpu.func @quantised_row(%w: memref<4x8xi8>, %x: memref<8xi8>, %s: memref<4xf32>, %o: memref<4xf32>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %wv = vector.load %w[%i, %c0] : memref<4x8xi8>, vector<8xi8>
    %xv = vector.load %x[%c0] : memref<8xi8>, vector<8xi8>
    %we = arith.extsi %wv : vector<8xi8> to vector<8xi32>
    %xe = arith.extsi %xv : vector<8xi8> to vector<8xi32>
    %p = arith.muli %we, %xe : vector<8xi32>
    %d = vector.reduction <add>, %p : vector<8xi32> into i32
    %f = arith.sitofp %d : i32 to f32
    %k = memref.load %s[%i] : memref<4xf32>
    %r = arith.mulf %f, %k : f32
    memref.store %r, %o[%i] : memref<4xf32>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @histogram_of_bytes_module {
  gpu.func @histogram_of_bytes(%a: memref<16xi8>, %h: memref<4xi32>)
      workgroup(%s: memref<4xi32, 3>) kernel {
    %i = gpu.thread_id x
    %c4 = arith.constant 4 : index
    %z = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %six = arith.constant 6 : i8
    %in = arith.cmpi ult, %i, %c4 : index
    scf.if %in {
      memref.store %z, %s[%i] : memref<4xi32, 3>
    }
    gpu.barrier
    %x = memref.load %a[%i] : memref<16xi8>
    %top = arith.shrui %x, %six : i8
    %k = arith.index_castui %top : i8 to index
    %old = memref.atomic_rmw addi %one, %s[%k] : (i32, memref<4xi32, 3>) -> i32
    gpu.barrier
    scf.if %in {
      %v = memref.load %s[%i] : memref<4xi32, 3>
      %r = memref.atomic_rmw addi %v, %h[%i] : (i32, memref<4xi32>) -> i32
    }
    gpu.return
  }
}
// -----
// launch: block 2 sizes 11 11
gpu.module @masked_tail_module {
  gpu.func @masked_tail(%a: memref<?xf32>, %b: memref<?xf32>) kernel {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %z = arith.constant 0.0 : f32
    %n = memref.dim %a, %c0 : memref<?xf32>
    %i = arith.muli %t, %c8 : index
    %left = arith.subi %n, %i : index
    %m = vector.create_mask %left : vector<8xi1>
    %v = vector.transfer_read %a[%i], %z, %m : memref<?xf32>, vector<8xf32>
    %w = arith.addf %v, %v : vector<8xf32>
    vector.transfer_write %w, %b[%i], %m : vector<8xf32>, memref<?xf32>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @struct_of_arrays_module {
  gpu.func @struct_of_arrays(%px: memref<8xf32>, %py: memref<8xf32>, %vx: memref<8xf32>, %vy: memref<8xf32>, %dt: f32) kernel {
    %i = gpu.thread_id x
    %x = memref.load %px[%i] : memref<8xf32>
    %y = memref.load %py[%i] : memref<8xf32>
    %u = memref.load %vx[%i] : memref<8xf32>
    %v = memref.load %vy[%i] : memref<8xf32>
    %dx = arith.mulf %u, %dt : f32
    %dy = arith.mulf %v, %dt : f32
    %nx = arith.addf %x, %dx : f32
    %ny = arith.addf %y, %dy : f32
    %z = arith.constant 0.0 : f32
    %below = arith.cmpf ult, %ny, %z : f32
    %w = arith.negf %v : f32
    %nv = arith.select %below, %w, %v : f32
    memref.store %nx, %px[%i] : memref<8xf32>
    memref.store %ny, %py[%i] : memref<8xf32>
    memref.store %nv, %vy[%i] : memref<8xf32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @loop_with_break_flag_module {
  gpu.func @loop_with_break_flag(%a: memref<4x8xi32>, %o: memref<4xindex>) kernel {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %z = arith.constant 0 : i32
    %r = scf.while (%k = %c0) : (index) -> index {
      %in = arith.cmpi ult, %k, %c8 : index
      %go = scf.if %in -> i1 {
        %x = memref.load %a[%t, %k] : memref<4x8xi32>
        %pos = arith.cmpi sge, %x, %z : i32
        scf.yield %pos : i1
      } else {
        %no = arith.constant false
        scf.yield %no : i1
      }
      scf.condition(%go) %k : index
    } do {
    ^bb0(%k: index):
      %n = arith.addi %k, %c1 : index
      scf.yield %n : index
    }
    memref.store %r, %o[%t] : memref<4xindex>
    gpu.return
  }
}
// -----
// launch: block 4
#loc = loc("kernel.py":3:1)
!row = memref<4x4xf32, strided<[4, 1], offset: ?>>
gpu.module @aliases_and_locations_module {
  gpu.func @aliases_and_locations(%a: memref<4x4xf32>, %o: memref<4xf32>) kernel {
    %i = gpu.thread_id x loc(#loc)
    %c1 = arith.constant 1 : index
    %r = memref.cast %a : memref<4x4xf32> to !row
    %x = memref.load %r[%i, %c1] : !row
    memref.store %x, %o[%i] : memref<4xf32> loc("store")
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @quoted_names_module {
  gpu.func @quoted_names(%arg0: memref<4xi64>, %arg1: i64) kernel {
    %0 = gpu.thread_id  x
    %1 = memref.load %arg0[%0] {foo.tag = "x", bar} : memref<4xi64>
    %2:2 = arith.addui_extended %1, %arg1 : i64, i1
    %3 = arith.extui %2#1 : i1 to i64
    %4 = arith.addi %2#0, %3 : i64
    memref.store %4, %arg0[%0] : memref<4xi64>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @reused_names_module {
  gpu.func @reused_names(%a: memref<4xi32>) kernel {
    %i = gpu.thread_id x
    %c2 = arith.constant 2 : index
    %lt = arith.cmpi ult, %i, %c2 : index
    scf.if %lt {
      %x = arith.constant 5 : i32
      memref.store %x, %a[%i] : memref<4xi32>
    }
    %x = memref.load %a[%i] : memref<4xi32>
    %y = scf.if %lt -> i32 {
      %y = arith.addi %x, %x : i32
      scf.yield %y : i32
    } else {
      scf.yield %x : i32
    }
    memref.store %y, %a[%i] : memref<4xi32>
    gpu.return
  }
}
