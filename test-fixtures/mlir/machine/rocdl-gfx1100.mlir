// amdgcn gfx1100: v_wmma|v_permlane|s_nop
gpu.module @m {
  gpu.func @products(%out: !llvm.ptr<1>, %a: vector<16xf16>, %c: vector<8xf32>, %i: vector<4xi32>, %k: vector<8xi32>) kernel {
    %p = rocdl.wmma.f32.16x16x16.f16 %a, %a, %c : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    llvm.store %p, %out : vector<8xf32>, !llvm.ptr<1>
    %q = rocdl.wmma.i32.16x16x16.iu8 %i, %i, %k {signA = true, clamp = true} : (vector<4xi32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
    %o1 = llvm.getelementptr %out[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
    llvm.store %q, %o1 : vector<8xi32>, !llvm.ptr<1>
    gpu.return
  }
  gpu.func @lanes(%out: !llvm.ptr<1>, %x: i32) kernel {
    %i = rocdl.workitem.id.x : i32
    %a = rocdl.permlanex16 %i, %i, %x, %x, true, false : i32, i32
    llvm.store %a, %out : i32, !llvm.ptr<1>
    gpu.return
  }
}
