gpu.module @both {
  gpu.func @lanes(%x: f32, %h: f16, %l: i64, %m: memref<?xf32>, %lane: i32) kernel {
    %i = gpu.thread_id x
    %a, %v = gpu.rotate %x, 1, 16 : f32
    %b = gpu.subgroup_broadcast %a, first_active_lane : f32
    %c = gpu.subgroup_broadcast %b, specific_lane %lane : f32
    %d = gpu.subgroup_id : index
    %e = gpu.num_subgroups : index
    %f = gpu.lane_id
    %g = arith.addi %d, %e : index
    %j = arith.addi %g, %f : index
    %k = gpu.subgroup_reduce add %c : (f32) -> f32
    %n = gpu.subgroup_reduce add %c cluster(size = 8) : (f32) -> f32
    %o = gpu.all_reduce mul %k {} : (f32) -> f32
    %w = arith.constant 16 : i32
    %r, %t = gpu.shuffle xor %n, %lane, %w : f32
    %u, %y = gpu.shuffle up %r, %lane, %w : f32
    %z = arith.select %y, %u, %o : f32
    %p = arith.addf %z, %n : f32
    memref.store %p, %m[%j] : memref<?xf32>
    gpu.return
  }
}
gpu.module @llvm_in_kernels {
  gpu.func @mixed(%p: !llvm.ptr<1>, %n: i32, %x: f32, %m: memref<?xf32>) kernel {
    %c2 = llvm.mlir.constant(2 : i32) : i32
    %z = llvm.mlir.zero : f32
    %a = llvm.add %n, %c2 overflow<nsw> : i32
    %b = llvm.icmp "slt" %a, %n : i32
    %c = llvm.select %b, %a, %n : i1, i32
    %d = llvm.sext %c : i32 to i64
    %e = llvm.getelementptr inbounds %p[%d] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
    %f = llvm.load %e {alignment = 4 : i64} : !llvm.ptr<1> -> f32
    %g = llvm.fadd %f, %x : f32
    %h = llvm.intr.fma(%g, %x, %z) : (f32, f32, f32) -> f32
    llvm.store %h, %e : f32, !llvm.ptr<1>
    %u = llvm.mlir.undef : !llvm.struct<(f32, i32)>
    %v = llvm.insertvalue %h, %u[0] : !llvm.struct<(f32, i32)>
    %w = llvm.extractvalue %v[0] : !llvm.struct<(f32, i32)>
    %q = llvm.getelementptr %p[%n, 1] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, !llvm.struct<(f32, i32)>
    llvm.store %a, %q : i32, !llvm.ptr<1>
    %r = llvm.fcmp "olt" %w, %x : f32
    llvm.cond_br %r, ^yes, ^no(%w : f32)
  ^yes:
    %s = llvm.fneg %w : f32
    llvm.br ^no(%s : f32)
  ^no(%t: f32):
    llvm.fence seq_cst
    %old = llvm.atomicrmw add %q, %n monotonic : !llvm.ptr<1>, i32
    %pair = llvm.cmpxchg %q, %n, %old acq_rel monotonic : !llvm.ptr<1>, i32
    %seen = llvm.extractvalue %pair[0] : !llvm.struct<(i32, i1)>
    llvm.intr.assume %b : i1
    %k = llvm.getelementptr inbounds|nuw %p[%seen] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
    llvm.store %old, %k : i32, !llvm.ptr<1>
    %i = arith.index_cast %n : i32 to index
    memref.store %t, %m[%i] : memref<?xf32>
    gpu.return
  }
}
