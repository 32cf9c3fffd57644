gpu.module @m {
  gpu.func @k(%a: memref<8x8xf32>, %b: memref<8x8xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %p = arith.constant -9.0 : f32
    %x = vector.transfer_read %a[%c5, %c5], %p : memref<8x8xf32>, vector<4x4xf32>
    vector.transfer_write %x, %b[%c0, %c0] : vector<4x4xf32>, memref<8x8xf32>
    %y = vector.transfer_read %a[%c1, %c5], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<8x8xf32>, vector<4x2xf32>
    vector.transfer_write %y, %b[%c5, %c1] : vector<4x2xf32>, memref<8x8xf32>
    %w = vector.transfer_read %a[%c1, %c0], %p {permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<8x8xf32>, vector<8xf32>
    %m = vector.create_mask %c5 : vector<8xi1>
    %k = vector.transfer_read %a[%c1, %c1], %p, %m : memref<8x8xf32>, vector<8xf32>
    %s = arith.mulf %w, %k : vector<8xf32>
    vector.transfer_write %s, %b[%c5, %c0] {in_bounds = [true]} : vector<8xf32>, memref<8x8xf32>
    %z = arith.constant dense<1.5> : vector<4xf32>
    %r = vector.multi_reduction <add>, %x, %z [1] : vector<4x4xf32> to vector<4xf32>
    %q = vector.multi_reduction <maximumf>, %x, %r [0] : vector<4x4xf32> to vector<4xf32>
    %o = vector.outerproduct %r, %q : vector<4xf32>, vector<4xf32>
    vector.transfer_write %o, %b[%c1, %c1] : vector<4x4xf32>, memref<8x8xf32>
    %acc = vector.broadcast %z : vector<4xf32> to vector<4x4xf32>
    %c = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %o, %acc : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
    %t = vector.transpose %c, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
    vector.transfer_write %t, %b[%c0, %c1] : vector<4x4xf32>, memref<8x8xf32>
    gpu.return
  }
}
