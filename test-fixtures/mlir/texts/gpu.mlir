// launch: block 4 2 grid 2 3
gpu.module @ids_of_everything_module {
  gpu.func @ids_of_everything(%o: memref<48xi32>) kernel {
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %nx = gpu.block_dim x
    %ny = gpu.block_dim y
    %gx = gpu.grid_dim x
    %gy = gpu.grid_dim y
    %0 = arith.muli %ty, %nx : index
    %t = arith.addi %0, %tx : index
    %1 = arith.muli %by, %gx : index
    %b = arith.addi %1, %bx : index
    %n = arith.muli %nx, %ny : index
    %2 = arith.muli %b, %n : index
    %at = arith.addi %2, %t : index
    %g = gpu.global_id x
    %h = gpu.global_id y
    %c100 = arith.constant 100 : index
    %3 = arith.muli %g, %c100 : index
    %4 = arith.addi %3, %h : index
    %5 = arith.addi %4, %gy : index
    %v = arith.index_cast %5 : index to i32
    memref.store %v, %o[%at] : memref<48xi32>
    gpu.return
  }
}
// -----
// launch: block 64
gpu.module @lanes_and_subgroups_module {
  gpu.func @lanes_and_subgroups(%o: memref<64xi32>) kernel {
    %i = gpu.thread_id x
    %l = gpu.lane_id
    %k = arith.index_cast %l : index to i32
    memref.store %k, %o[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// launch: block 32
gpu.module @shared_reverse_module {
  gpu.func @shared_reverse(%a: memref<32xf32>)
      workgroup(%s: memref<32xf32, 3>) kernel {
    %i = gpu.thread_id x
    %c31 = arith.constant 31 : index
    %x = memref.load %a[%i] : memref<32xf32>
    memref.store %x, %s[%i] : memref<32xf32, 3>
    gpu.barrier
    %j = arith.subi %c31, %i : index
    %y = memref.load %s[%j] : memref<32xf32, 3>
    memref.store %y, %a[%i] : memref<32xf32>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @shared_address_space_attr_module {
  gpu.func @shared_address_space_attr(%a: memref<16xi32>)
      workgroup(%s: memref<16xi32, #gpu.address_space<workgroup>>) private(%p: memref<2xi32, #gpu.address_space<private>>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %x = memref.load %a[%i] : memref<16xi32>
    memref.store %x, %s[%i] : memref<16xi32, #gpu.address_space<workgroup>>
    gpu.barrier
    %n = arith.addi %i, %c1 : index
    %m = arith.remui %n, %c16 : index
    %y = memref.load %s[%m] : memref<16xi32, #gpu.address_space<workgroup>>
    memref.store %y, %p[%c1] : memref<2xi32, #gpu.address_space<private>>
    memref.store %x, %p[%c0] : memref<2xi32, #gpu.address_space<private>>
    %u = memref.load %p[%c0] : memref<2xi32, #gpu.address_space<private>>
    %v = memref.load %p[%c1] : memref<2xi32, #gpu.address_space<private>>
    %s2 = arith.subi %v, %u : i32
    memref.store %s2, %a[%i] : memref<16xi32>
    gpu.return
  }
}
// -----
// launch: block 96
gpu.module @all_reduce_add_module {
  gpu.func @all_reduce_add(%a: memref<96xi32>, %o: memref<96xi32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<96xi32>
    %s = gpu.all_reduce add %x uniform {
    } : (i32) -> i32
    memref.store %s, %o[%i] : memref<96xi32>
    gpu.return
  }
}
// -----
// launch: block 64
gpu.module @all_reduce_max_float_module {
  gpu.func @all_reduce_max_float(%a: memref<64xf32>, %o: memref<64xf32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<64xf32>
    %s = gpu.all_reduce maxnumf %x uniform {
    } : (f32) -> f32
    memref.store %s, %o[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// launch: block 32 2
gpu.module @all_reduce_kinds_module {
  gpu.func @all_reduce_kinds(%a: memref<2x32xi32>, %o: memref<6xi32>) kernel {
    %i = gpu.thread_id x
    %j = gpu.thread_id y
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %x = memref.load %a[%j, %i] : memref<2x32xi32>
    %0 = gpu.all_reduce minsi %x uniform { } : (i32) -> i32
    %1 = gpu.all_reduce maxsi %x uniform { } : (i32) -> i32
    %2 = gpu.all_reduce minui %x uniform { } : (i32) -> i32
    %3 = gpu.all_reduce xor %x uniform { } : (i32) -> i32
    %4 = gpu.all_reduce or %x uniform { } : (i32) -> i32
    %5 = gpu.all_reduce mul %x uniform { } : (i32) -> i32
    memref.store %0, %o[%c0] : memref<6xi32>
    memref.store %1, %o[%c1] : memref<6xi32>
    memref.store %2, %o[%c2] : memref<6xi32>
    memref.store %3, %o[%c3] : memref<6xi32>
    memref.store %4, %o[%c4] : memref<6xi32>
    memref.store %5, %o[%c5] : memref<6xi32>
    gpu.return
  }
}
// -----
// launch: block 64
gpu.module @all_reduce_region_module {
  gpu.func @all_reduce_region(%a: memref<64xi32>, %o: memref<64xi32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<64xi32>
    %r = gpu.all_reduce %x uniform {
    ^bb(%lhs: i32, %rhs: i32):
      %r = arith.xori %lhs, %rhs : i32
      "gpu.yield"(%r) : (i32) -> ()
    } : (i32) -> i32
    memref.store %r, %o[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// launch: block 32
gpu.module @shuffles_of_floats_module {
  gpu.func @shuffles_of_floats(%a: memref<32xf32>, %o: memref<32xf32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<32xf32>
    %w = arith.constant 32 : i32
    %c1 = arith.constant 1 : i32
    %c5 = arith.constant 5 : i32
    %0, %p0 = gpu.shuffle xor %x, %c1, %w : f32
    %1, %p1 = gpu.shuffle idx %0, %c5, %w : f32
    %s = arith.addf %0, %1 : f32
    memref.store %s, %o[%i] : memref<32xf32>
    gpu.return
  }
}
// -----
// launch: block 32
gpu.module @shuffles_up_and_down_module {
  gpu.func @shuffles_up_and_down(%a: memref<32xi32>, %o: memref<32xi32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<32xi32>
    %w = arith.constant 32 : i32
    %c3 = arith.constant 3 : i32
    %z = arith.constant 0 : i32
    %up, %pu = gpu.shuffle up %x, %c3, %w : i32
    %dn, %pd = gpu.shuffle down %x, %c3, %w : i32
    %u = arith.select %pu, %up, %z : i32
    %d = arith.select %pd, %dn, %z : i32
    %s = arith.subi %u, %d : i32
    memref.store %s, %o[%i] : memref<32xi32>
    gpu.return
  }
}
// -----
// launch: block 32
gpu.module @shuffle_butterfly_sum_module {
  gpu.func @shuffle_butterfly_sum(%a: memref<32xf32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<32xf32>
    %w = arith.constant 32 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %one = arith.constant 1 : i32
    %r:2 = scf.for %k = %c0 to %c5 step %c1 iter_args(%s = %x, %d = %one) -> (f32, i32) {
      %y, %p = gpu.shuffle xor %s, %d, %w : f32
      %t = arith.addf %s, %y : f32
      %n = arith.shli %d, %one : i32
      scf.yield %t, %n : f32, i32
    }
    memref.store %r#0, %a[%i] : memref<32xf32>
    gpu.return
  }
}
// -----
// launch: block 16 memory 128
gpu.module @dynamic_memory_module {
  gpu.func @dynamic_memory(%a: memref<16xf32>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c15 = arith.constant 15 : index
    %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %v = memref.view %d[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<16xf32, #gpu.address_space<workgroup>>
    %x = memref.load %a[%i] : memref<16xf32>
    memref.store %x, %v[%i] : memref<16xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %j = arith.subi %c15, %i : index
    %y = memref.load %v[%j] : memref<16xf32, #gpu.address_space<workgroup>>
    memref.store %y, %a[%i] : memref<16xf32>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @module_workgroup_global_module {
  memref.global "private" @tile : memref<4x4xf32, 3>
  gpu.func @module_workgroup_global(%a: memref<4x4xf32>) kernel {
    %i = gpu.thread_id x
    %c4 = arith.constant 4 : index
    %q = arith.divui %i, %c4 : index
    %r = arith.remui %i, %c4 : index
    %t = memref.get_global @tile : memref<4x4xf32, 3>
    %x = memref.load %a[%q, %r] : memref<4x4xf32>
    memref.store %x, %t[%r, %q] : memref<4x4xf32, 3>
    gpu.barrier
    %y = memref.load %t[%q, %r] : memref<4x4xf32, 3>
    memref.store %y, %a[%q, %r] : memref<4x4xf32>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @shared_vectors_module {
  gpu.func @shared_vectors(%a: memref<8xvector<4xf32>>)
      workgroup(%s: memref<8xvector<4xf32>, 3>) kernel {
    %i = gpu.thread_id x
    %c7 = arith.constant 7 : index
    %x = memref.load %a[%i] : memref<8xvector<4xf32>>
    memref.store %x, %s[%i] : memref<8xvector<4xf32>, 3>
    gpu.barrier
    %j = arith.subi %c7, %i : index
    %y = memref.load %s[%j] : memref<8xvector<4xf32>, 3>
    memref.store %y, %a[%i] : memref<8xvector<4xf32>>
    gpu.return
  }
}
// -----
// launch: block 32
gpu.module @shared_atomics_module {
  gpu.func @shared_atomics(%a: memref<32xi32>, %o: memref<4xi32>)
      workgroup(%h: memref<4xi32, 3>) kernel {
    %i = gpu.thread_id x
    %c4 = arith.constant 4 : index
    %z = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %three = arith.constant 3 : i32
    %first = arith.cmpi ult, %i, %c4 : index
    scf.if %first {
      memref.store %z, %h[%i] : memref<4xi32, 3>
    }
    gpu.barrier
    %x = memref.load %a[%i] : memref<32xi32>
    %b = arith.andi %x, %three : i32
    %k = arith.index_cast %b : i32 to index
    %old = memref.atomic_rmw addi %one, %h[%k] : (i32, memref<4xi32, 3>) -> i32
    gpu.barrier
    scf.if %first {
      %v = memref.load %h[%i] : memref<4xi32, 3>
      memref.store %v, %o[%i] : memref<4xi32>
    }
    gpu.return
  }
}
// -----
// launch: block 64 grid 2
gpu.module @launch_bounds_module {
  gpu.func @launch_bounds(%a: memref<128xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>, known_grid_size = array<i32: 2, 1, 1>} {
    %i = gpu.global_id x
    %x = memref.load %a[%i] : memref<128xf32>
    %y = arith.negf %x : f32
    memref.store %y, %a[%i] : memref<128xf32>
    gpu.return
  }
}
// -----
// launch: block 32 grid 2 sizes 50 50
gpu.module @saxpy_guarded_module {
  gpu.func @saxpy_guarded(%x: memref<?xf32>, %y: memref<?xf32>, %n: index, %a: f32) kernel {
    %b = gpu.block_id x
    %d = gpu.block_dim x
    %t = gpu.thread_id x
    %0 = arith.muli %b, %d : index
    %i = arith.addi %0, %t : index
    %c0 = arith.constant 0 : index
    %len = memref.dim %x, %c0 : memref<?xf32>
    %in = arith.cmpi ult, %i, %len : index
    scf.if %in {
      %u = memref.load %x[%i] : memref<?xf32>
      %v = memref.load %y[%i] : memref<?xf32>
      %p = arith.mulf %a, %u : f32
      %s = arith.addf %p, %v : f32
      memref.store %s, %y[%i] : memref<?xf32>
    }
    gpu.return
  }
}
// -----
// launch: block 4 4 grid 2 2
gpu.module @tiled_matmul_module {
  gpu.func @tiled_matmul(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>)
      workgroup(%ta: memref<4x4xf32, 3>, %tb: memref<4x4xf32, 3>) kernel {
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %row = gpu.global_id y
    %col = gpu.global_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %z = arith.constant 0.0 : f32
    %r = scf.for %k = %c0 to %c8 step %c4 iter_args(%acc = %z) -> (f32) {
      %ka = arith.addi %k, %tx : index
      %kb = arith.addi %k, %ty : index
      %x = memref.load %a[%row, %ka] : memref<8x8xf32>
      %y = memref.load %b[%kb, %col] : memref<8x8xf32>
      memref.store %x, %ta[%ty, %tx] : memref<4x4xf32, 3>
      memref.store %y, %tb[%ty, %tx] : memref<4x4xf32, 3>
      gpu.barrier
      %s = scf.for %j = %c0 to %c4 step %c1 iter_args(%in = %acc) -> (f32) {
        %u = memref.load %ta[%ty, %j] : memref<4x4xf32, 3>
        %v = memref.load %tb[%j, %tx] : memref<4x4xf32, 3>
        %p = arith.mulf %u, %v : f32
        %q = arith.addf %in, %p : f32
        scf.yield %q : f32
      }
      gpu.barrier
      scf.yield %s : f32
    }
    memref.store %r, %c[%row, %col] : memref<8x8xf32>
    gpu.return
  }
}
// -----
// launch: block 32 grid 2
gpu.module @block_sum_tree_module {
  gpu.func @block_sum_tree(%a: memref<64xi32>, %o: memref<2xi32>)
      workgroup(%s: memref<32xi32, #gpu.address_space<workgroup>>) kernel {
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %g = gpu.global_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %x = memref.load %a[%g] : memref<64xi32>
    memref.store %x, %s[%t] : memref<32xi32, #gpu.address_space<workgroup>>
    gpu.barrier
    %end = scf.while (%d = %c16) : (index) -> index {
      %go = arith.cmpi ugt, %d, %c0 : index
      scf.condition(%go) %d : index
    } do {
    ^bb0(%d: index):
      %act = arith.cmpi ult, %t, %d : index
      scf.if %act {
        %j = arith.addi %t, %d : index
        %u = memref.load %s[%t] : memref<32xi32, #gpu.address_space<workgroup>>
        %v = memref.load %s[%j] : memref<32xi32, #gpu.address_space<workgroup>>
        %w = arith.addi %u, %v : i32
        memref.store %w, %s[%t] : memref<32xi32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %n = arith.shrui %d, %c1 : index
      scf.yield %n : index
    }
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      %r = memref.load %s[%c0] : memref<32xi32, #gpu.address_space<workgroup>>
      memref.store %r, %o[%b] : memref<2xi32>
    }
    gpu.return
  }
}
// -----
// launch: block 8
func.func @launched_in_host_code(%a: memref<8xf32>, %k: f32) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%nx = %c8, %ny = %c1, %nz = %c1) {
    %x = memref.load %a[%tx] : memref<8xf32>
    %y = arith.mulf %x, %k : f32
    memref.store %y, %a[%tx] : memref<8xf32>
    gpu.terminator
  }
  return
}
// -----
// launch: block 16
module attributes {gpu.container_module} {
  func.func @launched_with_workgroup(%in: memref<16xi32>, %out: memref<16xi32>) {
    %one = arith.constant 1 : index
    %n = arith.constant 16 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one)
               threads(%tx, %ty, %tz) in (%nx = %n, %ny = %one, %nz = %one)
               workgroup(%s: memref<16xi32, 3>) {
      %x = memref.load %in[%tx] : memref<16xi32>
      memref.store %x, %s[%tx] : memref<16xi32, 3>
      gpu.barrier
      %c15 = arith.constant 15 : index
      %j = arith.xori %tx, %c15 : index
      %y = memref.load %s[%j] : memref<16xi32, 3>
      memref.store %y, %out[%tx] : memref<16xi32>
      gpu.terminator
    }
    return
  }
}
// -----
// launch: block 64
gpu.module @subgroup_sum_module {
  gpu.func @subgroup_sum(%a: memref<64xi32>, %o: memref<64xi32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<64xi32>
    %s = gpu.subgroup_reduce add %x uniform : (i32) -> i32
    memref.store %s, %o[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// launch: block 32
gpu.module @subgroup_bits_module {
  gpu.func @subgroup_bits(%a: memref<32xi32>, %o: memref<3x32xi32>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %x = memref.load %a[%i] : memref<32xi32>
    %0 = gpu.subgroup_reduce and %x uniform : (i32) -> i32
    %1 = gpu.subgroup_reduce or %x uniform : (i32) -> i32
    %2 = gpu.subgroup_reduce minsi %x uniform : (i32) -> i32
    memref.store %0, %o[%c0, %i] : memref<3x32xi32>
    memref.store %1, %o[%c1, %i] : memref<3x32xi32>
    memref.store %2, %o[%c2, %i] : memref<3x32xi32>
    gpu.return
  }
}
// -----
// launch: block 32
gpu.module @narrow_shuffle_width_module {
  gpu.func @narrow_shuffle_width(%a: memref<32xf32>, %o: memref<32xf32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<32xf32>
    %w = arith.constant 32 : i32
    %k = arith.index_cast %i : index to i32
    %m = arith.constant 3 : i32
    %src = arith.xori %k, %m : i32
    %v, %p = gpu.shuffle idx %x, %src, %w : f32
    memref.store %v, %o[%i] : memref<32xf32>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @device_function_with_barrier_module {
  func.func @exchange(%s: memref<16xi32, 3>, %i: index, %x: i32) -> i32 {
    %c15 = arith.constant 15 : index
    memref.store %x, %s[%i] : memref<16xi32, 3>
    gpu.barrier
    %j = arith.subi %c15, %i : index
    %y = memref.load %s[%j] : memref<16xi32, 3>
    return %y : i32
  }
  gpu.func @device_function_with_barrier(%a: memref<16xi32>)
      workgroup(%s: memref<16xi32, 3>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xi32>
    %y = func.call @exchange(%s, %i, %x) : (memref<16xi32, 3>, index, i32) -> i32
    memref.store %y, %a[%i] : memref<16xi32>
    gpu.return
  }
}
// -----
// launch: block 8 8
gpu.module @transpose_through_padding_module {
  gpu.func @transpose_through_padding(%a: memref<8x8xf32>, %b: memref<8x8xf32>)
      workgroup(%s: memref<8x9xf32, #gpu.address_space<workgroup>>) kernel {
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    %v = memref.load %a[%y, %x] : memref<8x8xf32>
    memref.store %v, %s[%y, %x] : memref<8x9xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %w = memref.load %s[%x, %y] : memref<8x9xf32, #gpu.address_space<workgroup>>
    memref.store %w, %b[%y, %x] : memref<8x8xf32>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @prefix_sum_in_shared_module {
  gpu.func @prefix_sum_in_shared(%a: memref<16xi32>)
      workgroup(%s: memref<16xi32, 3>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %z = arith.constant 0 : i32
    %x = memref.load %a[%i] : memref<16xi32>
    memref.store %x, %s[%i] : memref<16xi32, 3>
    gpu.barrier
    scf.for %k = %c0 to %c4 step %c1 {
      %d = arith.shli %c1, %k : index
      %ok = arith.cmpi uge, %i, %d : index
      %t = scf.if %ok -> (i32) {
        %j = arith.subi %i, %d : index
        %u = memref.load %s[%j] : memref<16xi32, 3>
        scf.yield %u : i32
      } else {
        scf.yield %z : i32
      }
      gpu.barrier
      %v = memref.load %s[%i] : memref<16xi32, 3>
      %w = arith.addi %v, %t : i32
      memref.store %w, %s[%i] : memref<16xi32, 3>
      gpu.barrier
    }
    %r = memref.load %s[%i] : memref<16xi32, 3>
    memref.store %r, %a[%i] : memref<16xi32>
    gpu.return
  }
}
