// launch: block 4 sizes 4 6 4 6
gpu.module @copy_rows_module {
  gpu.func @copy_rows(%src: memref<?x?xf32>, %dst: memref<?x?xf32>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = memref.dim %src, %c1 : memref<?x?xf32>
    scf.for %j = %c0 to %n step %c1 {
      %v = memref.load %src[%i, %j] : memref<?x?xf32>
      memref.store %v, %dst[%i, %j] : memref<?x?xf32>
    }
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @strided_argument_module {
  gpu.func @strided_argument(%src: memref<4x4xf32, strided<[8, 2], offset: 3>>, %dst: memref<4x4xf32>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %j = %c0 to %c4 step %c1 {
      %v = memref.load %src[%i, %j] : memref<4x4xf32, strided<[8, 2], offset: 3>>
      memref.store %v, %dst[%j, %i] : memref<4x4xf32>
    }
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @dynamic_layout_module {
  gpu.func @dynamic_layout(%src: memref<4x4xi32, strided<[?, ?], offset: ?>>, %dst: memref<4x4xi32>) kernel {
    %i = gpu.thread_id x
    %c3 = arith.constant 3 : index
    %v = memref.load %src[%i, %c3] : memref<4x4xi32, strided<[?, ?], offset: ?>>
    %w = memref.load %src[%c3, %i] : memref<4x4xi32, strided<[?, ?], offset: ?>>
    %s = arith.addi %v, %w : i32
    memref.store %s, %dst[%c3, %i] : memref<4x4xi32>
    gpu.return
  }
}
// -----
// launch: block 2
gpu.module @subview_static_module {
  gpu.func @subview_static(%a: memref<8x8xf32>, %o: memref<4x4xf32>) kernel {
    %i = gpu.thread_id x
    %c1 = arith.constant 1 : index
    %s = memref.subview %a[2, 1] [4, 4] [1, 2] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 2], offset: 17>>
    %v = memref.load %s[%i, %c1] : memref<4x4xf32, strided<[8, 2], offset: 17>>
    memref.store %v, %o[%c1, %i] : memref<4x4xf32>
    memref.store %v, %s[%c1, %i] : memref<4x4xf32, strided<[8, 2], offset: 17>>
    gpu.return
  }
}
// -----
// launch: sizes 8 8
gpu.module @subview_dynamic_module {
  gpu.func @subview_dynamic(%a: memref<?x?xf32>, %n: index) kernel {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %s = memref.subview %a[%c1, %c2] [%c3, %c3] [%c2, %c1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %t = memref.subview %s[1, 0] [2, 2] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<2x2xf32, strided<[?, ?], offset: ?>>
    %x = memref.load %t[%c1, %c1] : memref<2x2xf32, strided<[?, ?], offset: ?>>
    %d = memref.dim %s, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %di = arith.index_cast %d : index to i32
    %df = arith.sitofp %di : i32 to f32
    %y = arith.addf %x, %df : f32
    memref.store %y, %t[%c1, %c1] : memref<2x2xf32, strided<[?, ?], offset: ?>>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @subview_rank_reduced_module {
  gpu.func @subview_rank_reduced(%a: memref<4x8x4xi16>, %o: memref<4xi16>) kernel {
    %i = gpu.thread_id x
    %row = memref.subview %a[%i, 2, 0] [1, 1, 4] [1, 1, 1] : memref<4x8x4xi16> to memref<4xi16, strided<[1], offset: ?>>
    %c2 = arith.constant 2 : index
    %v = memref.load %row[%c2] : memref<4xi16, strided<[1], offset: ?>>
    memref.store %v, %o[%i] : memref<4xi16>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @collapse_module {
  gpu.func @collapse(%a: memref<2x4x8xf32>, %o: memref<8xf32>) kernel {
    %i = gpu.thread_id x
    %c5 = arith.constant 5 : index
    %f = memref.collapse_shape %a [[0, 1], [2]] : memref<2x4x8xf32> into memref<8x8xf32>
    %g = memref.collapse_shape %f [[0, 1]] : memref<8x8xf32> into memref<64xf32>
    %x = memref.load %f[%i, %c5] : memref<8x8xf32>
    %k = arith.muli %i, %c5 : index
    %y = memref.load %g[%k] : memref<64xf32>
    %s = arith.addf %x, %y : f32
    memref.store %s, %o[%i] : memref<8xf32>
    gpu.return
  }
}
// -----
// launch: block 8 sizes 16
gpu.module @expand_module {
  gpu.func @expand(%a: memref<?xf32>, %o: memref<8xf32>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %n = memref.dim %a, %c0 : memref<?xf32>
    %h = arith.divui %n, %c2 : index
    %e = memref.expand_shape %a [[0, 1]] output_shape [%h, 2] : memref<?xf32> into memref<?x2xf32>
    %x = memref.load %e[%i, %c1] : memref<?x2xf32>
    memref.store %x, %o[%i] : memref<8xf32>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @expand_static_three_module {
  gpu.func @expand_static_three(%a: memref<24x2xi8>, %o: memref<8xi8>) kernel {
    %i = gpu.thread_id x
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %e = memref.expand_shape %a [[0, 1, 2], [3]] output_shape [2, 3, 4, 2] : memref<24x2xi8> into memref<2x3x4x2xi8>
    %c4 = arith.constant 4 : index
    %q = arith.divui %i, %c4 : index
    %r = arith.remui %i, %c4 : index
    %x = memref.load %e[%q, %c2, %r, %c1] : memref<2x3x4x2xi8>
    memref.store %x, %o[%i] : memref<8xi8>
    gpu.return
  }
}
// -----
// launch: block 6
gpu.module @transposed_module {
  gpu.func @transposed(%a: memref<4x6xf32>, %o: memref<6xf32>) kernel {
    %i = gpu.thread_id x
    %c1 = arith.constant 1 : index
    %t = memref.transpose %a (i, j) -> (j, i) : memref<4x6xf32> to memref<6x4xf32, affine_map<(d0, d1) -> (d1 * 6 + d0)>>
    %x = memref.load %t[%i, %c1] : memref<6x4xf32, affine_map<(d0, d1) -> (d1 * 6 + d0)>>
    memref.store %x, %o[%i] : memref<6xf32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @reinterpret_module {
  gpu.func @reinterpret(%a: memref<32xf32>, %o: memref<4xf32>) kernel {
    %i = gpu.thread_id x
    %c1 = arith.constant 1 : index
    %r = memref.reinterpret_cast %a to offset: [5], sizes: [4, 3], strides: [6, 2] : memref<32xf32> to memref<4x3xf32, strided<[6, 2], offset: 5>>
    %x = memref.load %r[%i, %c1] : memref<4x3xf32, strided<[6, 2], offset: 5>>
    memref.store %x, %o[%i] : memref<4xf32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @reinterpret_dynamic_module {
  gpu.func @reinterpret_dynamic(%a: memref<64xi32>, %n: index, %o: memref<4xi32>) kernel {
    %i = gpu.thread_id x
    %c2 = arith.constant 2 : index
    %off = arith.muli %n, %c2 : index
    %r = memref.reinterpret_cast %a to offset: [%off], sizes: [%n, 4], strides: [4, 1] : memref<64xi32> to memref<?x4xi32, strided<[4, 1], offset: ?>>
    %x = memref.load %r[%c2, %i] : memref<?x4xi32, strided<[4, 1], offset: ?>>
    memref.store %x, %o[%i] : memref<4xi32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @view_of_bytes_module {
  gpu.func @view_of_bytes(%a: memref<128xi8>, %n: index) kernel {
    %i = gpu.thread_id x
    %c16 = arith.constant 16 : index
    %v = memref.view %a[%c16][] : memref<128xi8> to memref<4x2xf32>
    %w = memref.view %a[%c16][%n] : memref<128xi8> to memref<?xi32>
    %c1 = arith.constant 1 : index
    %x = memref.load %w[%i] : memref<?xi32>
    %y = arith.sitofp %x : i32 to f32
    memref.store %y, %v[%i, %c1] : memref<4x2xf32>
    gpu.return
  }
}
// -----
// launch: sizes 8
gpu.module @casts_module {
  gpu.func @casts(%a: memref<?xf32>, %b: memref<4x4xf32>) kernel {
    %c1 = arith.constant 1 : index
    %s = memref.cast %a : memref<?xf32> to memref<8xf32>
    %d = memref.cast %b : memref<4x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %x = memref.load %s[%c1] : memref<8xf32>
    memref.store %x, %d[%c1, %c1] : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %n = memref.dim %d, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %k = arith.index_cast %n : index to i32
    %f = arith.uitofp %k : i32 to f32
    memref.store %f, %s[%c1] : memref<8xf32>
    gpu.return
  }
}
// -----
gpu.module @copy_whole_module {
  gpu.func @copy_whole(%a: memref<4x4xf32>, %b: memref<4x4xf32>) kernel {
    memref.copy %a, %b : memref<4x4xf32> to memref<4x4xf32>
    gpu.return
  }
}
// -----
gpu.module @private_array_module {
  gpu.func @private_array(%a: memref<8xi32>) kernel {
    %p = memref.alloca() : memref<8xi32, 5>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c8 = arith.constant 8 : index
    scf.for %i = %c0 to %c8 step %c1 {
      %x = memref.load %a[%i] : memref<8xi32>
      %j = arith.subi %c7, %i : index
      memref.store %x, %p[%j] : memref<8xi32, 5>
    }
    scf.for %i = %c0 to %c8 step %c1 {
      %x = memref.load %p[%i] : memref<8xi32, 5>
      memref.store %x, %a[%i] : memref<8xi32>
    }
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @alloca_generic_space_module {
  gpu.func @alloca_generic_space(%a: memref<4x2xf64>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %p = memref.alloca() {alignment = 16 : i64} : memref<2xf64>
    %x = memref.load %a[%i, %c0] : memref<4x2xf64>
    memref.store %x, %p[%c1] : memref<2xf64>
    %y = memref.load %a[%i, %c1] : memref<4x2xf64>
    memref.store %y, %p[%c0] : memref<2xf64>
    %z = memref.load %p[%c0] : memref<2xf64>
    memref.store %z, %a[%i, %c0] : memref<4x2xf64>
    %w = memref.load %p[%c1] : memref<2xf64>
    memref.store %w, %a[%i, %c1] : memref<4x2xf64>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @global_table_module {
  memref.global "private" constant @table : memref<8xi32> = dense<[3, 1, 4, 1, 5, 9, 2, 6]>
  gpu.func @global_table(%o: memref<8xi32>) kernel {
    %i = gpu.thread_id x
    %t = memref.get_global @table : memref<8xi32>
    %x = memref.load %t[%i] : memref<8xi32>
    %y = memref.load %o[%i] : memref<8xi32>
    %s = arith.addi %x, %y : i32
    memref.store %s, %o[%i] : memref<8xi32>
    gpu.return
  }
}
// -----
// launch: block 2
gpu.module @global_matrix_module {
  memref.global "private" constant @weights : memref<2x3xf32> = dense<[[1.0, 2.5, -3.0], [0.0, 0x3F000000, 6.0]]>
  memref.global "private" constant @halves : memref<2xf16> = dense<[0.5, -2.0]>
  gpu.func @global_matrix(%o: memref<2xf32>) kernel {
    %i = gpu.thread_id x
    %c1 = arith.constant 1 : index
    %w = memref.get_global @weights : memref<2x3xf32>
    %h = memref.get_global @halves : memref<2xf16>
    %x = memref.load %w[%i, %c1] : memref<2x3xf32>
    %y = memref.load %h[%i] : memref<2xf16>
    %z = arith.extf %y : f16 to f32
    %s = arith.mulf %x, %z : f32
    memref.store %s, %o[%i] : memref<2xf32>
    gpu.return
  }
}
// -----
// launch: block 32
gpu.module @atomic_add_module {
  gpu.func @atomic_add(%a: memref<32xi32>, %h: memref<8xi32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<32xi32>
    %c7 = arith.constant 7 : i32
    %k = arith.andi %x, %c7 : i32
    %j = arith.index_cast %k : i32 to index
    %one = arith.constant 1 : i32
    %old = memref.atomic_rmw addi %one, %h[%j] : (i32, memref<8xi32>) -> i32
    gpu.return
  }
}
// -----
// launch: block 32
gpu.module @atomic_kinds_module {
  gpu.func @atomic_kinds(%a: memref<32xi32>, %o: memref<6xi32>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %x = memref.load %a[%i] : memref<32xi32>
    %0 = memref.atomic_rmw maxs %x, %o[%c0] : (i32, memref<6xi32>) -> i32
    %1 = memref.atomic_rmw mins %x, %o[%c1] : (i32, memref<6xi32>) -> i32
    %2 = memref.atomic_rmw maxu %x, %o[%c2] : (i32, memref<6xi32>) -> i32
    %3 = memref.atomic_rmw minu %x, %o[%c3] : (i32, memref<6xi32>) -> i32
    %4 = memref.atomic_rmw ori %x, %o[%c4] : (i32, memref<6xi32>) -> i32
    %5 = memref.atomic_rmw andi %x, %o[%c5] : (i32, memref<6xi32>) -> i32
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @atomic_float_module {
  gpu.func @atomic_float(%a: memref<16xf32>, %s: memref<f32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<16xf32>
    %0 = memref.atomic_rmw addf %x, %s[] : (f32, memref<f32>) -> f32
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @atomic_generic_module {
  gpu.func @atomic_generic(%a: memref<16xi32>, %s: memref<2xi32>) kernel {
    %i = gpu.thread_id x
    %c1 = arith.constant 1 : index
    %x = memref.load %a[%i] : memref<16xi32>
    %0 = memref.generic_atomic_rmw %s[%c1] : memref<2xi32> {
    ^bb0(%cur: i32):
      %c3 = arith.constant 3 : i32
      %y = arith.shrui %x, %c3 : i32
      %m = arith.maxui %cur, %y : i32
      memref.atomic_yield %m : i32
    }
    gpu.return
  }
}
// -----
gpu.module @rank_zero_module {
  gpu.func @rank_zero(%a: memref<f64>, %b: memref<i64>) kernel {
    %x = memref.load %a[] : memref<f64>
    %i = arith.fptosi %x : f64 to i64
    %y = memref.load %b[] : memref<i64>
    %s = arith.addi %i, %y : i64
    memref.store %s, %b[] : memref<i64>
    gpu.return
  }
}
// -----
// launch: sizes 6 4 6 4
gpu.module @metadata_module {
  gpu.func @metadata(%a: memref<?x?xf32>, %o: memref<?x?xi64>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %base, %off, %sizes:2, %strides:2 = memref.extract_strided_metadata %a : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %s0 = arith.index_cast %sizes#0 : index to i64
    %t0 = arith.index_cast %strides#0 : index to i64
    memref.store %s0, %o[%c0, %c1] : memref<?x?xi64>
    memref.store %t0, %o[%c1, %c2] : memref<?x?xi64>
    %v = memref.load %base[] : memref<f32>
    memref.store %v, %a[%c1, %c1] : memref<?x?xf32>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @assume_and_nontemporal_module {
  gpu.func @assume_and_nontemporal(%a: memref<8xf32>, %b: memref<8xf32>) kernel {
    %i = gpu.thread_id x
    %c = memref.assume_alignment %a, 16 : memref<8xf32>
    %x = memref.load %c[%i] {nontemporal = true} : memref<8xf32>
    memref.store %x, %b[%i] {nontemporal = true} : memref<8xf32>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @global_space_argument_module {
  gpu.func @global_space_argument(%a: memref<8xf32, 1>, %b: memref<8xf32, #gpu.address_space<global>>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xf32, 1>
    memref.store %x, %b[%i] : memref<8xf32, #gpu.address_space<global>>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @space_cast_module {
  gpu.func @space_cast(%a: memref<8xf32, 1>, %b: memref<8xf32>) kernel {
    %i = gpu.thread_id x
    %g = memref.memory_space_cast %a : memref<8xf32, 1> to memref<8xf32>
    %x = memref.load %g[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
    gpu.return
  }
}
// -----
// launch: block 4
#tiled = affine_map<(d0, d1) -> (d0 * 10 + d1 + 2)>
gpu.module @alias_layout_module {
  gpu.func @alias_layout(%a: memref<4x4xf32, strided<[10, 1], offset: 2>>, %o: memref<4xf32>) kernel {
    %i = gpu.thread_id x
    %c2 = arith.constant 2 : index
    %x = memref.load %a[%i, %c2] : memref<4x4xf32, strided<[10, 1], offset: 2>>
    memref.store %x, %o[%i] : memref<4xf32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @complex_elements_module {
  gpu.func @complex_elements(%a: memref<4xcomplex<f32>>, %z: complex<f32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<4xcomplex<f32>>
    %y = complex.mul %x, %z : complex<f32>
    %w = complex.add %y, %x : complex<f32>
    memref.store %w, %a[%i] : memref<4xcomplex<f32>>
    gpu.return
  }
}
// -----
// launch: block 16
gpu.module @bool_array_module {
  gpu.func @bool_array(%a: memref<16xi1>, %v: memref<16xi32>) kernel {
    %i = gpu.thread_id x
    %p = memref.load %a[%i] : memref<16xi1>
    %q = scf.if %p -> i32 {
      %c = arith.constant 10 : i32
      scf.yield %c : i32
    } else {
      %x = memref.load %v[%i] : memref<16xi32>
      scf.yield %x : i32
    }
    memref.store %q, %v[%i] : memref<16xi32>
    gpu.return
  }
}
// -----
// launch: sizes 24
gpu.module @reshape_by_shape_module {
  gpu.func @reshape_by_shape(%a: memref<?xf32>, %s: memref<2xi32>, %o: memref<2xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : i32
    %c6 = arith.constant 6 : i32
    memref.store %c4, %s[%c0] : memref<2xi32>
    memref.store %c6, %s[%c1] : memref<2xi32>
    %r = memref.reshape %a(%s) : (memref<?xf32>, memref<2xi32>) -> memref<?x?xf32>
    %x = memref.load %r[%c1, %c1] : memref<?x?xf32>
    memref.store %x, %o[%c0] : memref<2xf32>
    %n = memref.dim %r, %c1 : memref<?x?xf32>
    %k = arith.index_cast %n : index to i32
    %f = arith.sitofp %k : i32 to f32
    memref.store %f, %o[%c1] : memref<2xf32>
    gpu.return
  }
}
// -----
gpu.module @pointer_as_index_module {
  gpu.func @pointer_as_index(%a: memref<4xi64>) kernel {
    %c1 = arith.constant 1 : index
    %s = memref.subview %a[2] [2] [1] : memref<4xi64> to memref<2xi64, strided<[1], offset: 2>>
    %p = memref.extract_aligned_pointer_as_index %s : memref<2xi64, strided<[1], offset: 2>> -> index
    %q = memref.extract_aligned_pointer_as_index %a : memref<4xi64> -> index
    %d = arith.subi %p, %q : index
    %k = arith.index_cast %d : index to i64
    memref.store %k, %a[%c1] : memref<4xi64>
    gpu.return
  }
}
// -----
// launch: block 8
#same = affine_map<(d0) -> (d0)>
gpu.module @identity_layout_module {
  gpu.func @identity_layout(%a: memref<8xf32, affine_map<(d0) -> (d0)>>, %b: memref<8xf32, #same, 1>, %c: memref<8xf32, 0>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32, affine_map<(d0) -> (d0)>, 1>
    memref.store %x, %c[%i] : memref<8xf32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @linear_map_layout_module {
  gpu.func @linear_map_layout(%a: memref<64xf32>, %o: memref<4xf32>) kernel {
    %i = gpu.thread_id x
    %c3 = arith.constant 3 : index
    %s = memref.reinterpret_cast %a to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<64xf32> to memref<4x8xf32>
    %t = memref.transpose %s (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, affine_map<(d0, d1) -> (d1 * 8 + d0)>>
    %x = memref.load %t[%c3, %i] : memref<8x4xf32, affine_map<(d0, d1) -> (d1 * 8 + d0)>>
    memref.store %x, %o[%i] : memref<4xf32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @unranked_round_trip_module {
  gpu.func @unranked_round_trip(%a: memref<4x2xf32>, %o: memref<4xindex>) kernel {
    %i = gpu.thread_id x
    %c1 = arith.constant 1 : index
    %u = memref.cast %a : memref<4x2xf32> to memref<*xf32>
    %r = memref.rank %u : memref<*xf32>
    %n = memref.dim %u, %c1 : memref<*xf32>
    %s = arith.addi %r, %n : index
    %b = memref.cast %u : memref<*xf32> to memref<?x?xf32>
    %x = memref.load %b[%i, %c1] : memref<?x?xf32>
    %y = arith.negf %x : f32
    memref.store %y, %b[%i, %c1] : memref<?x?xf32>
    memref.store %s, %o[%i] : memref<4xindex>
    gpu.return
  }
}
// -----
gpu.module @memrefs_in_private_memory_module {
  gpu.func @memrefs_in_private_memory(%a: memref<4xi32>, %b: memref<4xi32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %t = memref.alloca() : memref<2xmemref<4xi32>>
    memref.store %a, %t[%c1] : memref<2xmemref<4xi32>>
    memref.store %b, %t[%c0] : memref<2xmemref<4xi32>>
    %x = memref.load %t[%c0] : memref<2xmemref<4xi32>>
    %y = memref.load %t[%c1] : memref<2xmemref<4xi32>>
    %v = memref.load %x[%c1] : memref<4xi32>
    memref.store %v, %y[%c0] : memref<4xi32>
    gpu.return
  }
}
