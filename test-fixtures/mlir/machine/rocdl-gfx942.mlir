// amdgcn gfx942: v_mfma|v_smfmac|v_cvt_|ds_swizzle|ds_bpermute|ds_permute|_dpp|v_readlane|v_readfirstlane|s_sleep|s_setprio|v_med3
gpu.module @m {
  gpu.func @products(%out: !llvm.ptr<1>, %af: vector<4xf16>, %cf: vector<16xf32>, %i: i32, %l: i64, %d: f64) kernel {
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %c1 = llvm.mlir.constant(1 : i32) : i32
    %c2 = llvm.mlir.constant(2 : i32) : i32
    %p = rocdl.mfma.f32.32x32x8f16 %af, %af, %cf, %c1, %c2, %c0 : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    %q = rocdl.mfma.f32.32x32x16.fp8.bf8 %l, %l, %p, %c0, %c0, %c0 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.store %q, %out : vector<16xf32>, !llvm.ptr<1>
    %z = llvm.mlir.zero : vector<4xi32>
    %r = rocdl.mfma.i32.16x16x32.i8 %l, %l, %z, %c0, %c0, %c0 : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
    %o1 = llvm.getelementptr %out[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
    llvm.store %r, %o1 : vector<4xi32>, !llvm.ptr<1>
    %zd = llvm.mlir.zero : vector<4xf64>
    %s = rocdl.mfma.f64.16x16x4f64 %d, %d, %zd, %c0, %c0, %c0 : (f64, f64, vector<4xf64>, i32, i32, i32) -> vector<4xf64>
    %o2 = llvm.getelementptr %out[128] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
    llvm.store %s, %o2 : vector<4xf64>, !llvm.ptr<1>
    gpu.return
  }
  gpu.func @conversions(%out: !llvm.ptr<1>, %i: i32, %f: f32, %g: f32) kernel {
    %a = rocdl.cvt.pk.fp8.f32 %f, %g -> %i[false] : i32
    %b = rocdl.cvt.pk.bf8.f32 %g, %f -> %a[true] : i32
    %c = rocdl.cvt.sr.fp8.f32 %f, %i -> %b[2] : i32
    %d = rocdl.cvt.f32.fp8 %c[3] : f32
    %e = rocdl.cvt.f32.bf8 %c[1] : f32
    %h = rocdl.cvt.pk.f32.fp8 %c[true] : vector<2xf32>
    %k = rocdl.cvt.pkrtz %d, %e : vector<2xf16>
    %m = rocdl.fmed3 %d, %e, %f : f32
    llvm.store %h, %out : vector<2xf32>, !llvm.ptr<1>
    %o1 = llvm.getelementptr %out[8] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
    llvm.store %k, %o1 : vector<2xf16>, !llvm.ptr<1>
    %o2 = llvm.getelementptr %out[12] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
    llvm.store %m, %o2 : f32, !llvm.ptr<1>
    gpu.return
  }
  gpu.func @lanes(%out: !llvm.ptr<1>) kernel {
    %i = rocdl.workitem.id.x : i32
    %mode = llvm.mlir.constant(8223 : i32) : i32
    %four = llvm.mlir.constant(4 : i32) : i32
    %five = llvm.mlir.constant(5 : i32) : i32
    %a = rocdl.ds_swizzle %i, %mode : (i32, i32) -> i32
    %b = rocdl.ds_bpermute %four, %a : (i32, i32) -> i32
    %c = rocdl.update.dpp %a, %b with 273, 15, 15, true : i32
    %d = rocdl.readlane %c, %five : (i32, i32) -> i32
    %e = rocdl.readfirstlane %c : i32
    rocdl.s.sleep 3
    rocdl.s.setprio 1
    rocdl.sched.barrier 0
    rocdl.sched.group.barrier 8, 1, 0
    %s = llvm.add %d, %e : i32
    %t = llvm.add %s, %c : i32
    llvm.store %t, %out : i32, !llvm.ptr<1>
    gpu.return
  }
}
