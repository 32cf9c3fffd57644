// amdgcn gfx1201: v_wmma|v_cvt_
gpu.module @m {
  gpu.func @products(%out: memref<64xf32, 1>, %h: memref<64xf16, 1>, %n: memref<64xi32, 1>, %a: vector<8xf16>, %b: vector<8xbf16>, %c: vector<8xf32>, %d: vector<8xf16>, %e: vector<8xi8>, %u: vector<8xui8>, %k: vector<8xi32>, %f: vector<8xf8E4M3FN>, %g: vector<8xf8E5M2>) kernel {
    %c0 = arith.constant 0 : index
    %p = amdgpu.wmma 16x16x16 %a * %a + %c : vector<8xf16>, vector<8xf16>, vector<8xf32>
    %q = amdgpu.wmma 16x16x16 %b * %b + %p : vector<8xbf16>, vector<8xbf16>, vector<8xf32>
    %r = amdgpu.wmma 16x16x16 %f * %g + %q : vector<8xf8E4M3FN>, vector<8xf8E5M2>, vector<8xf32>
    vector.store %r, %out[%c0] : memref<64xf32, 1>, vector<8xf32>
    %s = amdgpu.wmma 16x16x16 %a * %a + %d : vector<8xf16>, vector<8xf16>, vector<8xf16>
    vector.store %s, %h[%c0] : memref<64xf16, 1>, vector<8xf16>
    %t = amdgpu.wmma 16x16x16 %u * %u + %k {clamp} : vector<8xui8>, vector<8xui8>, vector<8xi32>
    vector.store %t, %n[%c0] : memref<64xi32, 1>, vector<8xi32>
    gpu.return
  }
}
