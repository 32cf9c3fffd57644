// amdgcn gfx1250: v_wmma
gpu.module @m {
  gpu.func @products(%out: memref<64xf32, 1>, %n: memref<64xi32, 1>, %a: vector<16xf16>, %b: vector<2xf32>, %c: vector<8xf32>, %e: vector<32xi8>, %k: vector<8xi32>, %f: vector<32xf8E4M3FN>, %g: vector<32xf8E5M2>) kernel {
    %c0 = arith.constant 0 : index
    %p = amdgpu.wmma 16x16x32 %a * %a + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>
    %q = amdgpu.wmma 16x16x4 %b * %b + %p : vector<2xf32>, vector<2xf32>, vector<8xf32>
    %r = amdgpu.wmma 16x16x64 %f * %g + %q : vector<32xf8E4M3FN>, vector<32xf8E5M2>, vector<8xf32>
    vector.store %r, %out[%c0] : memref<64xf32, 1>, vector<8xf32>
    %t = amdgpu.wmma 16x16x64 %e * %e + %k {unsignedA, clamp} : vector<32xi8>, vector<32xi8>, vector<8xi32>
    vector.store %t, %n[%c0] : memref<64xi32, 1>, vector<8xi32>
    gpu.return
  }
  gpu.func @clusters(%out: memref<64xi32, 1>) kernel {
    %c0 = arith.constant 0 : index
    %x = rocdl.cluster.id.x : i32
    memref.store %x, %out[%c0] : memref<64xi32, 1>
    gpu.return
  }
}
