// amdgcn gfx950: v_mfma|v_smfmac|v_cvt_|ds_swizzle|_dpp|v_permlane|ds_read_b64_tr
gpu.module @m {
  gpu.func @products(%out: memref<256xf32, 1>, %a: vector<4xf16>, %b: vector<2xf32>, %c: vector<4xf32>, %h: vector<8xbf16>) kernel {
    %x = arith.constant 1.5 : f32
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %p = amdgpu.mfma 16x16x16 %a * %a + %c {cbsz = 1 : i32, abid = 1 : i32} blgp = bcast_second_32 : vector<4xf16>, vector<4xf16>, vector<4xf32>
    %q = amdgpu.mfma 16x16x4 %x * %x + %p blgp = none : f32, f32, vector<4xf32>
    %r = amdgpu.mfma 16x16x32 %h * %h + %q blgp = none : vector<8xbf16>, vector<8xbf16>, vector<4xf32>
    %zero = arith.constant dense<0.0> : vector<16xf32>
    %s = amdgpu.mfma 4x4x1 %x * %x + %r {blocks = 16 : i32} blgp = none : f32, f32, vector<4xf32>
    vector.store %s, %out[%c0] : memref<256xf32, 1>, vector<4xf32>
    %zd = arith.constant dense<0.0> : vector<4xf64>
    gpu.return
  }
  gpu.func @bytes(%out: memref<256xi32, 1>, %a: vector<8xi8>, %b: vector<8xf8E4M3FN>, %c: vector<4xi32>, %d: vector<4xf32>, %e: vector<32xf8E5M2>, %s: vector<4xf8E8M0FNU>) kernel {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %p = amdgpu.mfma 16x16x32 %a * %a + %c blgp = none : vector<8xi8>, vector<8xi8>, vector<4xi32>
    vector.store %p, %out[%c0] : memref<256xi32, 1>, vector<4xi32>
    %q = amdgpu.mfma 16x16x32 %b * %b + %d blgp = none : vector<8xf8E4M3FN>, vector<8xf8E4M3FN>, vector<4xf32>
    %r = amdgpu.mfma 16x16x128 %e * %e + %q blgp = none : vector<32xf8E5M2>, vector<32xf8E5M2>, vector<4xf32>
    %t = amdgpu.scaled_mfma 16x16x128 (%s[1] * %e) * (%s[2] * %e) + %r : vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf32>
    %u = vector.bitcast %t : vector<4xf32> to vector<4xi32>
    vector.store %u, %out[%c4] : memref<256xi32, 1>, vector<4xi32>
    gpu.return
  }
  gpu.func @sparse(%out: memref<256xf32, 1>, %a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) kernel {
    %c0 = arith.constant 0 : index
    %p = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) {cbsz = 1 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
    vector.store %p, %out[%c0] : memref<256xf32, 1>, vector<4xf32>
    gpu.return
  }
  gpu.func @lanes(%out: memref<256xi32, 1>) kernel {
    %t = gpu.thread_id x
    %i = arith.index_cast %t : index to i32
    %a = amdgpu.dpp %i %i row_shl (3 : i32) {row_mask = 10 : i32, bound_ctrl = true} : i32
    %b = amdgpu.dpp %a %i quad_perm ([1, 0, 3, 2]) : i32
    %c = amdgpu.dpp %b %i row_mirror {bank_mask = 5 : i32} : i32
    %d = amdgpu.swizzle_bitmode %c 31 0 2 : i32
    %e = amdgpu.permlane_swap %d 16 : i32
    %f = amdgpu.permlane_swap %e 32 {fetch_inactive = true} : i32
    memref.store %f, %out[%t] : memref<256xi32, 1>
    gpu.return
  }
  gpu.func @conversions(%out: memref<256xf32, 1>, %back: memref<256xi8, 1>, %v: vector<4xf8E5M2>, %f: f32, %g: f32, %i: i32) kernel {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %a = amdgpu.ext_packed_fp8 %v[3] : vector<4xf8E5M2> to f32
    %b = amdgpu.ext_packed_fp8 %v[1] : vector<4xf8E5M2> to vector<2xf32>
    memref.store %a, %out[%c2] : memref<256xf32, 1>
    vector.store %b, %out[%c0] : memref<256xf32, 1>, vector<2xf32>
    %w = amdgpu.packed_trunc_2xfp8 %f, %g into undef[word 0] : f32 to vector<4xf8E4M3FN>
    %x = amdgpu.packed_trunc_2xfp8 %g, undef into %w[word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
    %y = amdgpu.packed_stoch_round_fp8 %f + %i into %x[2] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
    %z = vector.bitcast %y : vector<4xf8E4M3FN> to vector<4xi8>
    vector.store %z, %back[%c0] : memref<256xi8, 1>, vector<4xi8>
    gpu.return
  }
}
