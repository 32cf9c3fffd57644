gpu.module @transfer_whole_module {
  gpu.func @transfer_whole(%a: memref<16xf32>, %b: memref<16xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %pad = arith.constant 0.0 : f32
    %v = vector.transfer_read %a[%c4], %pad {in_bounds = [true]} : memref<16xf32>, vector<8xf32>
    vector.transfer_write %v, %b[%c0] {in_bounds = [true]} : vector<8xf32>, memref<16xf32>
    gpu.return
  }
}
// -----
// launch: sizes 10 10
gpu.module @transfer_over_the_edge_module {
  gpu.func @transfer_over_the_edge(%a: memref<?xf32>, %b: memref<?xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %pad = arith.constant -7.5 : f32
    %v = vector.transfer_read %a[%c6], %pad : memref<?xf32>, vector<8xf32>
    vector.transfer_write %v, %b[%c6] : vector<8xf32>, memref<?xf32>
    vector.transfer_write %v, %b[%c0] : vector<8xf32>, memref<?xf32>
    gpu.return
  }
}
// -----
gpu.module @transfer_2d_module {
  gpu.func @transfer_2d(%a: memref<6x6xf32>, %b: memref<4x4xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %pad = arith.constant 0.0 : f32
    %v = vector.transfer_read %a[%c1, %c1], %pad {in_bounds = [true, true]} : memref<6x6xf32>, vector<4x4xf32>
    %t = vector.transpose %v, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
    vector.transfer_write %t, %b[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<4x4xf32>
    gpu.return
  }
}
// -----
gpu.module @transfer_transposed_map_module {
  gpu.func @transfer_transposed_map(%a: memref<6x6xf32>, %b: memref<4x3xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %pad = arith.constant 1.0 : f32
    %v = vector.transfer_read %a[%c2, %c0], %pad {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<6x6xf32>, vector<4x3xf32>
    vector.transfer_write %v, %b[%c0, %c0] : vector<4x3xf32>, memref<4x3xf32>
    gpu.return
  }
}
// -----
gpu.module @transfer_broadcast_map_module {
  gpu.func @transfer_broadcast_map(%a: memref<6x6xf32>, %b: memref<2x4xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %pad = arith.constant 0.0 : f32
    %v = vector.transfer_read %a[%c1, %c1], %pad {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<6x6xf32>, vector<2x4xf32>
    vector.transfer_write %v, %b[%c0, %c0] : vector<2x4xf32>, memref<2x4xf32>
    gpu.return
  }
}
// -----
gpu.module @transfer_masked_module {
  gpu.func @transfer_masked(%a: memref<8xf32>, %b: memref<8xf32>) kernel {
    %c0 = arith.constant 0 : index
    %pad = arith.constant 9.0 : f32
    %m = arith.constant dense<[true, false, true, true, false, false, true, false]> : vector<8xi1>
    %v = vector.transfer_read %a[%c0], %pad, %m : memref<8xf32>, vector<8xf32>
    %n = arith.constant dense<[false, true, true, false, true, true, false, true]> : vector<8xi1>
    vector.transfer_write %v, %b[%c0], %n : vector<8xf32>, memref<8xf32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @load_and_store_module {
  gpu.func @load_and_store(%a: memref<4x8xf32>, %b: memref<4x8xf32>) kernel {
    %i = gpu.thread_id x
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %v = vector.load %a[%i, %c4] : memref<4x8xf32>, vector<4xf32>
    vector.store %v, %b[%i, %c2] : memref<4x8xf32>, vector<4xf32>
    gpu.return
  }
}
// -----
gpu.module @masked_load_store_module {
  gpu.func @masked_load_store(%a: memref<16xi32>, %b: memref<16xi32>, %n: index) kernel {
    %c1 = arith.constant 1 : index
    %m = vector.create_mask %n : vector<8xi1>
    %p = arith.constant dense<-1> : vector<8xi32>
    %v = vector.maskedload %a[%c1], %m, %p : memref<16xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
    %k = vector.constant_mask [3] : vector<8xi1>
    vector.maskedstore %b[%c1], %k, %v : memref<16xi32>, vector<8xi1>, vector<8xi32>
    gpu.return
  }
}
// -----
gpu.module @gather_scatter_module {
  gpu.func @gather_scatter(%a: memref<64xf32>, %ix: memref<1xvector<4xindex>>, %b: memref<64xf32>) kernel {
    %c0 = arith.constant 0 : index
    %i = arith.constant dense<[7, 0, 19, 4]> : vector<4xi32>
    %m = arith.constant dense<[true, true, false, true]> : vector<4xi1>
    %p = arith.constant dense<0.5> : vector<4xf32>
    %v = vector.gather %a[%c0] [%i], %m, %p : memref<64xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.scatter %b[%c0] [%i], %m, %v : memref<64xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    gpu.return
  }
}
// -----
gpu.module @compress_expand_module {
  gpu.func @compress_expand(%a: memref<16xf32>, %b: memref<16xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %m = arith.constant dense<[true, false, true, true]> : vector<4xi1>
    %p = arith.constant dense<[10.0, 20.0, 30.0, 40.0]> : vector<4xf32>
    %v = vector.expandload %a[%c0], %m, %p : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.store %v, %b[%c0] : memref<16xf32>, vector<4xf32>
    vector.compressstore %b[%c8], %m, %p : memref<16xf32>, vector<4xi1>, vector<4xf32>
    gpu.return
  }
}
// -----
gpu.module @shuffle_two_module {
  gpu.func @shuffle_two(%a: memref<2xvector<4xi32>>, %o: memref<1xvector<8xi32>>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %x = memref.load %a[%c0] : memref<2xvector<4xi32>>
    %y = memref.load %a[%c1] : memref<2xvector<4xi32>>
    %s = vector.shuffle %x, %y [0, 4, 1, 5, 7, 3, 2, 6] : vector<4xi32>, vector<4xi32>
    memref.store %s, %o[%c0] : memref<1xvector<8xi32>>
    gpu.return
  }
}
// -----
gpu.module @insert_extract_module {
  gpu.func @insert_extract(%a: memref<1xvector<2x4xf32>>, %o: memref<1xvector<2x4xf32>>, %x: f32, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %v = memref.load %a[%c0] : memref<1xvector<2x4xf32>>
    %r = vector.extract %v[1] : vector<4xf32> from vector<2x4xf32>
    %e = vector.extract %v[0, 3] : f32 from vector<2x4xf32>
    %s = arith.addf %e, %x : f32
    %w = vector.insert %s, %v[1, 2] : f32 into vector<2x4xf32>
    %u = vector.insert %r, %w[0] : vector<4xf32> into vector<2x4xf32>
    memref.store %u, %o[%c0] : memref<1xvector<2x4xf32>>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @dynamic_position_module {
  gpu.func @dynamic_position(%a: memref<1xvector<4xf32>>, %o: memref<4xf32>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %v = memref.load %a[%c0] : memref<1xvector<4xf32>>
    %e = vector.extract %v[%i] : f32 from vector<4xf32>
    %k = arith.constant 2.5 : f32
    %w = vector.insert %k, %v[%i] : f32 into vector<4xf32>
    %f = vector.reduction <add>, %w : vector<4xf32> into f32
    %s = arith.mulf %e, %f : f32
    memref.store %s, %o[%i] : memref<4xf32>
    gpu.return
  }
}
// -----
gpu.module @strided_slices_module {
  gpu.func @strided_slices(%a: memref<1xvector<4x4xf32>>, %o: memref<1xvector<4x4xf32>>) kernel {
    %c0 = arith.constant 0 : index
    %v = memref.load %a[%c0] : memref<1xvector<4x4xf32>>
    %s = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
    %w = vector.insert_strided_slice %s, %v {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
    %row = vector.extract_strided_slice %v {offsets = [2], sizes = [1], strides = [1]} : vector<4x4xf32> to vector<1x4xf32>
    %x = vector.insert_strided_slice %row, %w {offsets = [3, 0], strides = [1, 1]} : vector<1x4xf32> into vector<4x4xf32>
    memref.store %x, %o[%c0] : memref<1xvector<4x4xf32>>
    gpu.return
  }
}
// -----
gpu.module @broadcasts_module {
  gpu.func @broadcasts(%x: f32, %v: vector<4xf32>, %o: memref<3xvector<3x4xf32>>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = vector.broadcast %x : f32 to vector<3x4xf32>
    %1 = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
    %2 = arith.mulf %0, %1 : vector<3x4xf32>
    memref.store %0, %o[%c0] : memref<3xvector<3x4xf32>>
    memref.store %1, %o[%c1] : memref<3xvector<3x4xf32>>
    memref.store %2, %o[%c2] : memref<3xvector<3x4xf32>>
    gpu.return
  }
}
// -----
gpu.module @broadcast_of_units_module {
  gpu.func @broadcast_of_units(%a: memref<1xvector<3x1xi32>>, %o: memref<1xvector<3x4xi32>>) kernel {
    %c0 = arith.constant 0 : index
    %v = memref.load %a[%c0] : memref<1xvector<3x1xi32>>
    %w = vector.broadcast %v : vector<3x1xi32> to vector<3x4xi32>
    memref.store %w, %o[%c0] : memref<1xvector<3x4xi32>>
    gpu.return
  }
}
// -----
gpu.module @shape_cast_module {
  gpu.func @shape_cast(%a: memref<1xvector<8xf32>>, %o: memref<1xvector<2x4xf32>>, %p: memref<1xvector<4x2xf32>>) kernel {
    %c0 = arith.constant 0 : index
    %v = memref.load %a[%c0] : memref<1xvector<8xf32>>
    %w = vector.shape_cast %v : vector<8xf32> to vector<2x4xf32>
    %x = vector.shape_cast %w : vector<2x4xf32> to vector<4x2xf32>
    memref.store %w, %o[%c0] : memref<1xvector<2x4xf32>>
    memref.store %x, %p[%c0] : memref<1xvector<4x2xf32>>
    gpu.return
  }
}
// -----
gpu.module @bitcast_module {
  gpu.func @bitcast(%a: memref<1xvector<4xf32>>, %o: memref<1xvector<8xi16>>, %p: memref<1xvector<2xi64>>) kernel {
    %c0 = arith.constant 0 : index
    %v = memref.load %a[%c0] : memref<1xvector<4xf32>>
    %h = vector.bitcast %v : vector<4xf32> to vector<8xi16>
    %d = vector.bitcast %v : vector<4xf32> to vector<2xi64>
    memref.store %h, %o[%c0] : memref<1xvector<8xi16>>
    memref.store %d, %p[%c0] : memref<1xvector<2xi64>>
    gpu.return
  }
}
// -----
gpu.module @reductions_int_module {
  gpu.func @reductions_int(%a: memref<1xvector<8xi32>>, %o: memref<9xi32>) kernel {
    %z = arith.constant 0 : index
    %v = memref.load %a[%z] : memref<1xvector<8xi32>>
    %c0 = arith.constant 0 : index
    %0 = vector.reduction <add>, %v : vector<8xi32> into i32
    memref.store %0, %o[%c0] : memref<9xi32>
    %c1 = arith.constant 1 : index
    %1 = vector.reduction <mul>, %v : vector<8xi32> into i32
    memref.store %1, %o[%c1] : memref<9xi32>
    %c2 = arith.constant 2 : index
    %2 = vector.reduction <and>, %v : vector<8xi32> into i32
    memref.store %2, %o[%c2] : memref<9xi32>
    %c3 = arith.constant 3 : index
    %3 = vector.reduction <or>, %v : vector<8xi32> into i32
    memref.store %3, %o[%c3] : memref<9xi32>
    %c4 = arith.constant 4 : index
    %4 = vector.reduction <xor>, %v : vector<8xi32> into i32
    memref.store %4, %o[%c4] : memref<9xi32>
    %c5 = arith.constant 5 : index
    %5 = vector.reduction <minsi>, %v : vector<8xi32> into i32
    memref.store %5, %o[%c5] : memref<9xi32>
    %c6 = arith.constant 6 : index
    %6 = vector.reduction <maxsi>, %v : vector<8xi32> into i32
    memref.store %6, %o[%c6] : memref<9xi32>
    %c7 = arith.constant 7 : index
    %7 = vector.reduction <minui>, %v : vector<8xi32> into i32
    memref.store %7, %o[%c7] : memref<9xi32>
    %c8 = arith.constant 8 : index
    %8 = vector.reduction <maxui>, %v : vector<8xi32> into i32
    memref.store %8, %o[%c8] : memref<9xi32>
    gpu.return
  }
}
// -----
gpu.module @reductions_float_module {
  gpu.func @reductions_float(%a: memref<1xvector<4xf32>>, %o: memref<4xf32>, %acc: f32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %v = memref.load %a[%c0] : memref<1xvector<4xf32>>
    %0 = vector.reduction <add>, %v, %acc : vector<4xf32> into f32
    %1 = vector.reduction <mul>, %v : vector<4xf32> into f32
    %2 = vector.reduction <maximumf>, %v : vector<4xf32> into f32
    %3 = vector.reduction <minnumf>, %v, %acc : vector<4xf32> into f32
    memref.store %0, %o[%c0] : memref<4xf32>
    memref.store %1, %o[%c1] : memref<4xf32>
    memref.store %2, %o[%c2] : memref<4xf32>
    memref.store %3, %o[%c3] : memref<4xf32>
    gpu.return
  }
}
// -----
gpu.module @multi_reduction_rows_module {
  gpu.func @multi_reduction_rows(%a: memref<1xvector<2x4xf32>>, %o: memref<1xvector<2xf32>>) kernel {
    %c0 = arith.constant 0 : index
    %v = memref.load %a[%c0] : memref<1xvector<2x4xf32>>
    %acc = arith.constant dense<[0.5, 1.5]> : vector<2xf32>
    %r = vector.multi_reduction <add>, %v, %acc [1] : vector<2x4xf32> to vector<2xf32>
    memref.store %r, %o[%c0] : memref<1xvector<2xf32>>
    gpu.return
  }
}
// -----
gpu.module @multi_reduction_columns_module {
  gpu.func @multi_reduction_columns(%a: memref<1xvector<3x4xi32>>, %o: memref<1xvector<4xi32>>) kernel {
    %c0 = arith.constant 0 : index
    %v = memref.load %a[%c0] : memref<1xvector<3x4xi32>>
    %acc = arith.constant dense<0> : vector<4xi32>
    %r = vector.multi_reduction <maxsi>, %v, %acc [0] : vector<3x4xi32> to vector<4xi32>
    memref.store %r, %o[%c0] : memref<1xvector<4xi32>>
    gpu.return
  }
}
// -----
#A = affine_map<(m, n, k) -> (m, k)>
#B = affine_map<(m, n, k) -> (k, n)>
#C = affine_map<(m, n, k) -> (m, n)>
gpu.module @contract_matmul_module {
  gpu.func @contract_matmul(%a: memref<2x4xf32>, %b: memref<4x3xf32>, %c: memref<2x3xf32>) kernel {
    %c0 = arith.constant 0 : index
    %z = arith.constant 0.0 : f32
    %x = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<2x4xf32>, vector<2x4xf32>
    %y = vector.transfer_read %b[%c0, %c0], %z {in_bounds = [true, true]} : memref<4x3xf32>, vector<4x3xf32>
    %w = vector.transfer_read %c[%c0, %c0], %z {in_bounds = [true, true]} : memref<2x3xf32>, vector<2x3xf32>
    %r = vector.contract {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %w : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
    vector.transfer_write %r, %c[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xf32>, memref<2x3xf32>
    gpu.return
  }
}
// -----
gpu.module @contract_dot_module {
  gpu.func @contract_dot(%a: memref<1xvector<4xi32>>, %b: memref<1xvector<4xi32>>, %o: memref<1xi32>) kernel {
    %c0 = arith.constant 0 : index
    %x = memref.load %a[%c0] : memref<1xvector<4xi32>>
    %y = memref.load %b[%c0] : memref<1xvector<4xi32>>
    %acc = memref.load %o[%c0] : memref<1xi32>
    %r = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %x, %y, %acc : vector<4xi32>, vector<4xi32> into i32
    memref.store %r, %o[%c0] : memref<1xi32>
    gpu.return
  }
}
// -----
gpu.module @outer_product_module {
  gpu.func @outer_product(%x: vector<2xf32>, %y: vector<4xf32>, %o: memref<1xvector<2x4xf32>>) kernel {
    %c0 = arith.constant 0 : index
    %acc = memref.load %o[%c0] : memref<1xvector<2x4xf32>>
    %r = vector.outerproduct %x, %y, %acc {kind = #vector.kind<add>} : vector<2xf32>, vector<4xf32>
    memref.store %r, %o[%c0] : memref<1xvector<2x4xf32>>
    gpu.return
  }
}
// -----
gpu.module @axpy_module {
  gpu.func @axpy(%x: vector<4xf32>, %s: f32, %o: memref<1xvector<4xf32>>) kernel {
    %c0 = arith.constant 0 : index
    %acc = memref.load %o[%c0] : memref<1xvector<4xf32>>
    %r = vector.outerproduct %x, %s, %acc : vector<4xf32>, f32
    memref.store %r, %o[%c0] : memref<1xvector<4xf32>>
    gpu.return
  }
}
// -----
gpu.module @fused_module {
  gpu.func @fused(%a: memref<3xvector<4xf32>>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %x = memref.load %a[%c0] : memref<3xvector<4xf32>>
    %y = memref.load %a[%c1] : memref<3xvector<4xf32>>
    %z = memref.load %a[%c2] : memref<3xvector<4xf32>>
    %r = vector.fma %x, %y, %z : vector<4xf32>
    memref.store %r, %a[%c0] : memref<3xvector<4xf32>>
    gpu.return
  }
}
// -----
gpu.module @interleaving_module {
  gpu.func @interleaving(%a: memref<2xvector<4xi8>>, %o: memref<1xvector<8xi8>>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %x = memref.load %a[%c0] : memref<2xvector<4xi8>>
    %y = memref.load %a[%c1] : memref<2xvector<4xi8>>
    %i = vector.interleave %x, %y : vector<4xi8> -> vector<8xi8>
    %e, %f = vector.deinterleave %i : vector<8xi8> -> vector<4xi8>
    %s = arith.addi %e, %f : vector<4xi8>
    memref.store %i, %o[%c0] : memref<1xvector<8xi8>>
    memref.store %s, %a[%c0] : memref<2xvector<4xi8>>
    gpu.return
  }
}
// -----
gpu.module @from_and_to_elements_module {
  gpu.func @from_and_to_elements(%x: f32, %y: f32, %o: memref<1xvector<2x2xf32>>) kernel {
    %c0 = arith.constant 0 : index
    %s = arith.addf %x, %y : f32
    %v = vector.from_elements %x, %y, %s, %x : vector<2x2xf32>
    memref.store %v, %o[%c0] : memref<1xvector<2x2xf32>>
    gpu.return
  }
}
// -----
gpu.module @step_and_compare_module {
  gpu.func @step_and_compare(%n: index, %o: memref<1xvector<8xi32>>) kernel {
    %c0 = arith.constant 0 : index
    %s = vector.step : vector<8xindex>
    %b = vector.broadcast %n : index to vector<8xindex>
    %lt = arith.cmpi ult, %s, %b : vector<8xindex>
    %k = arith.index_cast %s : vector<8xindex> to vector<8xi32>
    %z = arith.constant dense<-1> : vector<8xi32>
    %r = arith.select %lt, %k, %z : vector<8xi1>, vector<8xi32>
    memref.store %r, %o[%c0] : memref<1xvector<8xi32>>
    gpu.return
  }
}
// -----
// launch: sizes 12
gpu.module @mask_region_read_module {
  gpu.func @mask_region_read(%a: memref<?xf32>, %n: index, %o: memref<1xvector<8xf32>>) kernel {
    %c0 = arith.constant 0 : index
    %pad = arith.constant 4.0 : f32
    %m = vector.create_mask %n : vector<8xi1>
    %v = vector.mask %m { vector.transfer_read %a[%c0], %pad : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    memref.store %v, %o[%c0] : memref<1xvector<8xf32>>
    gpu.return
  }
}
// -----
gpu.module @mask_region_reduce_module {
  gpu.func @mask_region_reduce(%a: memref<1xvector<8xi32>>, %n: index, %o: memref<1xi32>) kernel {
    %c0 = arith.constant 0 : index
    %acc = memref.load %o[%c0] : memref<1xi32>
    %v = memref.load %a[%c0] : memref<1xvector<8xi32>>
    %m = vector.create_mask %n : vector<8xi1>
    %r = vector.mask %m { vector.reduction <add>, %v, %acc : vector<8xi32> into i32 } : vector<8xi1> -> i32
    memref.store %r, %o[%c0] : memref<1xi32>
    gpu.return
  }
}
// -----
gpu.module @mask_region_reduce_plain_module {
  gpu.func @mask_region_reduce_plain(%a: memref<1xvector<8xi32>>, %n: index, %o: memref<1xi32>) kernel {
    %c0 = arith.constant 0 : index
    %v = memref.load %a[%c0] : memref<1xvector<8xi32>>
    %m = vector.create_mask %n : vector<8xi1>
    %r = vector.mask %m { vector.reduction <maxsi>, %v : vector<8xi32> into i32 } : vector<8xi1> -> i32
    memref.store %r, %o[%c0] : memref<1xi32>
    gpu.return
  }
}
// -----
gpu.module @mask_of_two_dimensions_module {
  gpu.func @mask_of_two_dimensions(%n: index, %o: memref<1xvector<3x8xi8>>) kernel {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %m = vector.create_mask %c2, %n : vector<3x8xi1>
    %e = arith.extui %m : vector<3x8xi1> to vector<3x8xi8>
    memref.store %e, %o[%c0] : memref<1xvector<3x8xi8>>
    gpu.return
  }
}
// -----
gpu.module @transposed_3d_module {
  gpu.func @transposed_3d(%a: memref<1xvector<2x3x4xi16>>, %o: memref<1xvector<4x2x3xi16>>) kernel {
    %c0 = arith.constant 0 : index
    %v = memref.load %a[%c0] : memref<1xvector<2x3x4xi16>>
    %t = vector.transpose %v, [2, 0, 1] : vector<2x3x4xi16> to vector<4x2x3xi16>
    memref.store %t, %o[%c0] : memref<1xvector<4x2x3xi16>>
    gpu.return
  }
}
// -----
gpu.module @type_cast_whole_module {
  gpu.func @type_cast_whole(%a: memref<2x4xf32>, %b: memref<2x4xf32>) kernel {
    %v = vector.type_cast %a : memref<2x4xf32> to memref<vector<2x4xf32>>
    %w = vector.type_cast %b : memref<2x4xf32> to memref<vector<2x4xf32>>
    %x = memref.load %v[] : memref<vector<2x4xf32>>
    memref.store %x, %w[] : memref<vector<2x4xf32>>
    gpu.return
  }
}
// -----
// launch: block 2
gpu.module @odd_lengths_module {
  gpu.func @odd_lengths(%a: memref<2xvector<3xf32>>, %b: memref<2xvector<3xf32>>) kernel {
    %i = gpu.thread_id x
    %v = memref.load %a[%i] : memref<2xvector<3xf32>>
    %s = arith.addf %v, %v : vector<3xf32>
    memref.store %s, %b[%i] : memref<2xvector<3xf32>>
    gpu.return
  }
}
// -----
// launch: block 2
gpu.module @bools_in_memory_module {
  gpu.func @bools_in_memory(%a: memref<2xvector<11xi1>>, %b: memref<2xvector<11xi8>>) kernel {
    %i = gpu.thread_id x
    %v = memref.load %a[%i] : memref<2xvector<11xi1>>
    %t = arith.constant dense<true> : vector<11xi1>
    %n = arith.xori %v, %t : vector<11xi1>
    memref.store %n, %a[%i] : memref<2xvector<11xi1>>
    %e = arith.extsi %v : vector<11xi1> to vector<11xi8>
    memref.store %e, %b[%i] : memref<2xvector<11xi8>>
    gpu.return
  }
}
// -----
gpu.module @nibbles_in_memory_module {
  gpu.func @nibbles_in_memory(%a: memref<2xvector<8xi4>>, %b: memref<1xvector<8xi32>>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %v = memref.load %a[%c0] : memref<2xvector<8xi4>>
    %e = arith.extsi %v : vector<8xi4> to vector<8xi32>
    memref.store %e, %b[%c0] : memref<1xvector<8xi32>>
    %k = arith.constant dense<3> : vector<8xi4>
    %s = arith.addi %v, %k : vector<8xi4>
    memref.store %s, %a[%c1] : memref<2xvector<8xi4>>
    gpu.return
  }
}
// -----
gpu.module @dot_in_loop_module {
  gpu.func @dot_in_loop(%a: memref<8x4xf32>, %b: memref<8x4xf32>, %o: memref<1xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %z = arith.constant dense<0.0> : vector<4xf32>
    %sum = scf.for %i = %c0 to %c8 step %c1 iter_args(%acc = %z) -> (vector<4xf32>) {
      %x = vector.load %a[%i, %c0] : memref<8x4xf32>, vector<4xf32>
      %y = vector.load %b[%i, %c0] : memref<8x4xf32>, vector<4xf32>
      %f = vector.fma %x, %y, %acc : vector<4xf32>
      scf.yield %f : vector<4xf32>
    }
    %r = vector.reduction <add>, %sum : vector<4xf32> into f32
    memref.store %r, %o[%c0] : memref<1xf32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @half_vectors_module {
  gpu.func @half_vectors(%a: memref<4xvector<2xf16>>) kernel {
    %i = gpu.thread_id x
    %v = memref.load %a[%i] : memref<4xvector<2xf16>>
    %k = arith.constant dense<[1.5, -2.0]> : vector<2xf16>
    %m = arith.mulf %v, %k : vector<2xf16>
    %w = arith.extf %m : vector<2xf16> to vector<2xf32>
    %t = arith.truncf %w : vector<2xf32> to vector<2xf16>
    memref.store %t, %a[%i] : memref<4xvector<2xf16>>
    gpu.return
  }
}
// -----
gpu.module @zero_dimensional_module {
  gpu.func @zero_dimensional(%a: memref<vector<f32>>, %x: f32) kernel {
    %v = memref.load %a[] : memref<vector<f32>>
    %e = vector.extract %v[] : f32 from vector<f32>
    %s = arith.addf %e, %x : f32
    %w = vector.broadcast %s : f32 to vector<f32>
    memref.store %w, %a[] : memref<vector<f32>>
    gpu.return
  }
}
