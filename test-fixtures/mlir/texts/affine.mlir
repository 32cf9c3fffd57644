gpu.module @simple_loop_module {
  gpu.func @simple_loop(%a: memref<16xf32>, %b: memref<16xf32>) kernel {
    affine.for %i = 0 to 16 {
      %x = affine.load %a[%i] : memref<16xf32>
      %y = arith.mulf %x, %x : f32
      affine.store %y, %b[15 - %i] : memref<16xf32>
    }
    gpu.return
  }
}
// -----
// launch: block 2
gpu.module @nest_with_step_module {
  gpu.func @nest_with_step(%a: memref<8x8xi32>) kernel {
    %t = gpu.thread_id x
    affine.for %i = 0 to 8 step 2 {
      affine.for %j = affine_map<(d0) -> (d0)>(%i) to 8 {
        %x = affine.load %a[%i, %j] : memref<8x8xi32>
        %c = arith.constant 3 : i32
        %y = arith.muli %x, %c : i32
        affine.store %y, %a[%i + 1, 7 - %j] : memref<8x8xi32>
      }
    }
    gpu.return
  }
}
// -----
gpu.module @carried_values_module {
  gpu.func @carried_values(%a: memref<12xf32>, %o: memref<1xf32>) kernel {
    %z = arith.constant 0.0 : f32
    %r = affine.for %i = 0 to 12 iter_args(%acc = %z) -> (f32) {
      %x = affine.load %a[%i] : memref<12xf32>
      %s = arith.addf %acc, %x : f32
      affine.yield %s : f32
    }
    affine.store %r, %o[0] : memref<1xf32>
    gpu.return
  }
}
// -----
// launch: block 16
#inner = affine_set<(d0)[s0] : (d0 - 2 >= 0, s0 - d0 - 1 >= 0)>
gpu.module @condition_module {
  gpu.func @condition(%a: memref<16xi32>, %n: index) kernel {
    %i = gpu.thread_id x
    affine.if #inner(%i)[%n] {
      %c = arith.constant 1 : i32
      memref.store %c, %a[%i] : memref<16xi32>
    } else {
      %c = arith.constant 0 : i32
      memref.store %c, %a[%i] : memref<16xi32>
    }
    gpu.return
  }
}
// -----
// launch: block 8
#split = affine_map<(d0) -> (d0 floordiv 3)>
#rest = affine_map<(d0)[s0] -> (d0 mod 3 + s0 * 2)>
gpu.module @applied_maps_module {
  gpu.func @applied_maps(%o: memref<8x2xindex>, %n: index) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %q = affine.apply #split(%i)
    %r = affine.apply #rest(%i)[%n]
    memref.store %q, %o[%i, %c0] : memref<8x2xindex>
    memref.store %r, %o[%i, %c1] : memref<8x2xindex>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @min_and_max_module {
  gpu.func @min_and_max(%o: memref<8xindex>, %n: index) kernel {
    %i = gpu.thread_id x
    %lo = affine.max affine_map<(d0)[s0] -> (d0 - 2, s0 ceildiv 2)>(%i)[%n]
    %hi = affine.min affine_map<(d0)[s0] -> (d0 + 4, s0, 9)>(%i)[%n]
    %s = arith.addi %lo, %hi : index
    memref.store %s, %o[%i] : memref<8xindex>
    gpu.return
  }
}
// -----
// launch: sizes 10
gpu.module @tile_of_bounds_module {
  gpu.func @tile_of_bounds(%a: memref<?xf32>) kernel {
    %c0 = arith.constant 0 : index
    %n = memref.dim %a, %c0 : memref<?xf32>
    affine.for %i = 0 to %n step 4 {
      affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%i)[%n] {
        %x = affine.load %a[%j] : memref<?xf32>
        %y = arith.addf %x, %x : f32
        affine.store %y, %a[%j] : memref<?xf32>
      }
    }
    gpu.return
  }
}
// -----
gpu.module @parallel_nest_module {
  gpu.func @parallel_nest(%a: memref<4x6xi32>) kernel {
    affine.parallel (%i, %j) = (0, 0) to (4, 6) {
      %k = arith.index_cast %i : index to i32
      %x = affine.load %a[%i, %j] : memref<4x6xi32>
      %y = arith.addi %x, %k : i32
      affine.store %y, %a[%i, %j] : memref<4x6xi32>
    }
    gpu.return
  }
}
// -----
gpu.module @vectors_module {
  gpu.func @vectors(%a: memref<4x8xf32>, %b: memref<4x8xf32>) kernel {
    affine.for %i = 0 to 4 {
      %v = affine.vector_load %a[%i, 4] : memref<4x8xf32>, vector<4xf32>
      affine.vector_store %v, %b[%i, 2] : memref<4x8xf32>, vector<4xf32>
    }
    gpu.return
  }
}
// -----
// launch: block 12
gpu.module @delinearized_module {
  gpu.func @delinearized(%o: memref<12x3xindex>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %r:2 = affine.delinearize_index %i into (3, 4) : index, index
    %l = affine.linearize_index [%r#1, %r#0] by (4, 3) : index
    memref.store %r#0, %o[%i, %c0] : memref<12x3xindex>
    memref.store %r#1, %o[%i, %c1] : memref<12x3xindex>
    memref.store %l, %o[%i, %c2] : memref<12x3xindex>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @matmul_small_module {
  gpu.func @matmul_small(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>) kernel {
    %i = gpu.thread_id x
    affine.for %j = 0 to 4 {
      %z = arith.constant 0.0 : f32
      %r = affine.for %k = 0 to 4 iter_args(%acc = %z) -> (f32) {
        %x = memref.load %a[%i, %k] : memref<4x4xf32>
        %y = affine.load %b[%k, %j] : memref<4x4xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %acc, %p : f32
        affine.yield %s : f32
      }
      memref.store %r, %c[%i, %j] : memref<4x4xf32>
    }
    gpu.return
  }
}
