// ptx sm_90: mma|ldmatrix|stmatrix|mbarrier|fence|membar|dp[24]a|match|shfl|redux|griddep|cvt.rna
gpu.module @m {
  llvm.mlir.global internal @tile() {addr_space = 3 : i32, alignment = 128 : i64} : !llvm.array<1024 x i8>
  gpu.func @products(%out: !llvm.ptr<1>, %a: vector<2xf16>, %f: f32, %i: i32, %d: f64) kernel {
    %p = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%f, %f, %f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    llvm.store %p, %out : !llvm.struct<(f32, f32, f32, f32)>, !llvm.ptr<1>
    %q = nvvm.mma.sync A[%i, %i] B[%i] C[%i, %i, %i, %i] {intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
    %o1 = llvm.getelementptr %out[16] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
    llvm.store %q, %o1 : !llvm.struct<(i32, i32, i32, i32)>, !llvm.ptr<1>
    %r = nvvm.mma.sync A[%d] B[%d] C[%d, %d] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
    %o2 = llvm.getelementptr %out[32] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
    llvm.store %r, %o2 : !llvm.struct<(f64, f64)>, !llvm.ptr<1>
    %s = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%a, %a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
    %o3 = llvm.getelementptr %out[48] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
    llvm.store %s, %o3 : !llvm.struct<(vector<2xf16>, vector<2xf16>)>, !llvm.ptr<1>
    gpu.return
  }
  gpu.func @matrices(%out: !llvm.ptr<1>) kernel {
    %sh = llvm.mlir.addressof @tile : !llvm.ptr<3>
    %a = nvvm.ldmatrix %sh {num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
    llvm.store %a, %out : !llvm.struct<(i32, i32, i32, i32)>, !llvm.ptr<1>
    %b = nvvm.ldmatrix %sh {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
    nvvm.stmatrix %sh, %b, %b {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32, i32
    gpu.return
  }
  gpu.func @barriers(%out: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32) kernel {
    nvvm.mbarrier.init %p, %n : !llvm.ptr, i32
    %s = nvvm.mbarrier.arrive %p : !llvm.ptr -> i64
    nvvm.memory.barrier #nvvm.mem_scope<gpu>
    nvvm.fence.sc.cluster
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}
    nvvm.griddepcontrol wait
    llvm.store %s, %out : i64, !llvm.ptr<1>
    gpu.return
  }
  gpu.func @numbers(%out: !llvm.ptr<1>, %a: vector<4xi8>, %h: vector<2xi16>, %n: i32, %f: f32) kernel {
    %x = nvvm.dot.accumulate.4way %a <signed>, %a <unsigned>, %n : vector<4xi8>, vector<4xi8>
    %y = nvvm.dot.accumulate.2way %h <signed>, %a <signed>, %x {b_hi = true} : vector<2xi16>, vector<4xi8>
    %m = nvvm.match.sync any %n, %y : i32 -> i32
    %s = nvvm.shfl.sync bfly %n, %f, %n, %m {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
    %v = llvm.extractvalue %s[0] : !llvm.struct<(f32, i1)>
    %r = nvvm.redux.sync add %m, %n : i32 -> i32
    llvm.store %v, %out : f32, !llvm.ptr<1>
    %o1 = llvm.getelementptr %out[4] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
    llvm.store %r, %o1 : i32, !llvm.ptr<1>
    gpu.return
  }
}
