// ptx sm_90: mma|mbarrier|rcp|ldmatrix|cp.async
!barriers = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
gpu.module @m {
  memref.global "private" @tile : memref<32x32xf16, 3>
  gpu.func @products(%out: memref<64xf32, 1>, %ints: memref<64xi32, 1>, %a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>, %x: vector<2x4xi8>, %y: vector<1x4xi8>, %z: vector<2x2xi32>, %w: vector<4x2xf16>, %meta: vector<2xi16>) kernel {
    %c0 = arith.constant 0 : index
    %p = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
    %q = nvgpu.mma.sp.sync (%a, %w, %p) metadata (%meta) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
    %q0 = vector.extract %q[0] : vector<2xf32> from vector<2x2xf32>
    vector.store %q0, %out[%c0] : memref<64xf32, 1>, vector<2xf32>
    %r = nvgpu.mma.sync (%x, %y, %z) {mmaShape = [16, 8, 16]} : (vector<2x4xi8>, vector<1x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
    %r1 = vector.extract %r[1] : vector<2xi32> from vector<2x2xi32>
    vector.store %r1, %ints[%c0] : memref<64xi32, 1>, vector<2xi32>
    gpu.return
  }
  gpu.func @barriers(%out: memref<64xf32, 1>, %v: vector<2xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %b = nvgpu.mbarrier.create -> !barriers
    nvgpu.mbarrier.init %b[%c1], %c128 : !barriers
    %t = nvgpu.mbarrier.arrive %b[%c1] : !barriers -> !nvgpu.mbarrier.token
    %done = nvgpu.mbarrier.test.wait %b[%c1], %t : !barriers, !nvgpu.mbarrier.token
    %r = nvgpu.rcp %v {rounding = approx, ftz} : vector<2xf32>
    %s = arith.select %done, %r, %v : vector<2xf32>
    vector.store %s, %out[%c0] : memref<64xf32, 1>, vector<2xf32>
    gpu.return
  }
}
