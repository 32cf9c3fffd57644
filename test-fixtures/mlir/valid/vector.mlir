gpu.module @vectors {
  gpu.func @moves(%m: memref<8x8xf32>, %i: index, %x: f32) kernel {
    %a = vector.load %m[%i, %i] : memref<8x8xf32>, vector<4xf32>
    %b = vector.broadcast %x : f32 to vector<4xf32>
    %c = vector.shuffle %a, %b [0, 5, 2, 7] : vector<4xf32>, vector<4xf32>
    %d = vector.broadcast %c : vector<4xf32> to vector<2x4xf32>
    %e = vector.transpose %d, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
    %f = vector.shape_cast %e : vector<4x2xf32> to vector<8xf32>
    %g = vector.extract_strided_slice %f {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
    %h = vector.insert_strided_slice %g, %f {offsets = [4], strides = [1]} : vector<4xf32> into vector<8xf32>
    %j = vector.extract %e[1] : vector<2xf32> from vector<4x2xf32>
    %k = vector.extract %e[1, %i] : f32 from vector<4x2xf32>
    %l = vector.insert %k, %h[3] : f32 into vector<8xf32>
    %n = vector.insert %j, %e[2] : vector<2xf32> into vector<4x2xf32>
    %o = vector.bitcast %l : vector<8xf32> to vector<4xf64>
    %p = vector.bitcast %a : vector<4xf32> to vector<16xi8>
    %q, %r = vector.deinterleave %a : vector<4xf32> -> vector<2xf32>
    %s = vector.interleave %q, %r : vector<2xf32> -> vector<4xf32>
    %t:4 = vector.to_elements %s : vector<4xf32>
    %u = vector.from_elements %t#3, %t#2, %t#1, %t#0 : vector<4xf32>
    vector.store %u, %m[%i, %i] : memref<8x8xf32>, vector<4xf32>
    gpu.return
  }
  gpu.func @sums(%v: vector<8xf32>, %w: vector<4xi32>, %m: memref<?xf32>, %n: memref<?xi32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = vector.reduction <add>, %v : vector<8xf32> into f32
    %b = vector.reduction <maximumf>, %v, %a : vector<8xf32> into f32
    %c = vector.reduction <xor>, %w : vector<4xi32> into i32
    %d = vector.shape_cast %v : vector<8xf32> to vector<2x4xf32>
    %z = arith.constant dense<0.0> : vector<2xf32>
    %e = vector.multi_reduction <add>, %d, %z [1] : vector<2x4xf32> to vector<2xf32>
    %f = vector.outerproduct %e, %e : vector<2xf32>, vector<2xf32>
    %g = vector.outerproduct %e, %b : vector<2xf32>, f32
    %h = vector.fma %e, %g, %e : vector<2xf32>
    %i = vector.extract %f[1, 0] : f32 from vector<2x2xf32>
    %j = vector.extract %h[0] : f32 from vector<2xf32>
    %k = arith.addf %i, %j : f32
    memref.store %k, %m[%c0] : memref<?xf32>
    memref.store %c, %n[%c1] : memref<?xi32>
    %s = arith.constant dense<0.0> : vector<f32>
    %t = vector.extract %s[] : f32 from vector<f32>
    memref.store %t, %m[%c1] : memref<?xf32>
    gpu.return
  }
  gpu.func @masks(%m: memref<?xf32>, %n: index, %i: index, %x: vector<4xi32>) kernel {
    %p = arith.constant 0.0 : f32
    %k = vector.create_mask %n : vector<4xi1>
    %c = vector.constant_mask [2] : vector<4xi1>
    %pass = arith.constant dense<1.0> : vector<4xf32>
    %a = vector.maskedload %m[%i], %k, %pass : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %b = vector.gather %m[%i] [%x], %c, %a : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %d = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
    %e = vector.transfer_read %m[%i], %p, %k {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    %f = vector.expandload %m[%i], %k, %e : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %s = vector.mask %k { vector.reduction <add>, %d, %p : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %t = vector.broadcast %s : f32 to vector<4xf32>
    %u = arith.addf %t, %f : vector<4xf32>
    %v = arith.addf %u, %b : vector<4xf32>
    vector.maskedstore %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
    vector.scatter %m[%i] [%x], %c, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
    vector.transfer_write %v, %m[%i] {in_bounds = [false]} : vector<4xf32>, memref<?xf32>
    vector.mask %k { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
    gpu.return
  }
  gpu.func @tiles(%a: memref<16x16xf32>, %b: memref<16x16xf32>, %c: memref<16x16xf32>) kernel {
    %z = arith.constant 0 : index
    %p = arith.constant 0.0 : f32
    %x = vector.transfer_read %a[%z, %z], %p {in_bounds = [true, true]} : memref<16x16xf32>, vector<4x8xf32>
    %y = vector.transfer_read %b[%z, %z], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<16x16xf32>, vector<8x2xf32>
    %w = vector.transfer_read %c[%z, %z], %p : memref<16x16xf32>, vector<4x2xf32>
    %r = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %w : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
    %l = vector.transfer_read %a[%z, %z], %p {permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<16x16xf32>, vector<4x2xf32>
    %s = arith.addf %l, %r : vector<4x2xf32>
    vector.transfer_write %s, %c[%z, %z] {in_bounds = [true, true]} : vector<4x2xf32>, memref<16x16xf32>
    gpu.return
  }
  gpu.func @scans(%v: vector<2x3xi32>, %m: memref<2x3xi32>) kernel {
    %z = arith.constant 0 : index
    %i = arith.constant dense<0> : vector<2xi32>
    %a, %b = vector.scan <add>, %v, %i {inclusive = true, reduction_dim = 1} : vector<2x3xi32>, vector<2xi32>
    vector.transfer_write %a, %m[%z, %z] : vector<2x3xi32>, memref<2x3xi32>
    %s = vector.step : vector<4xindex>
    %t = arith.index_cast %s : vector<4xindex> to vector<4xi32>
    %u = vector.extract %t[2] : i32 from vector<4xi32>
    memref.store %u, %m[%z, %z] : memref<2x3xi32>
    gpu.return
  }
}
