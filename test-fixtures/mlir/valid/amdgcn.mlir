gpu.module @amd {
  gpu.func @machine(%m: memref<64xf32>, %n: memref<64xi32>, %i: i32, %x: f32) kernel {
    %a = rocdl.workitem.id.x : i32
    rocdl.barrier
    amdgpu.lds_barrier
    %v = amdgpu.raw_buffer_load %m[%i] : memref<64xf32>, i32 -> vector<4xf32>
    amdgpu.raw_buffer_store %v -> %m[%i] : vector<4xf32> -> memref<64xf32>, i32
    amdgpu.raw_buffer_atomic_fadd %x -> %m[%i] : f32 -> memref<64xf32>, i32
    %full = llvm.mlir.constant(-1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %lo = rocdl.mbcnt.lo %full, %zero : (i32, i32) -> i32
    %hi = rocdl.mbcnt.hi %full, %lo : (i32, i32) -> i32
    %p = rocdl.ds_bpermute %hi, %a : (i32, i32) -> i32
    rocdl.sched.barrier 0
    %k = arith.index_cast %i : i32 to index
    memref.store %p, %n[%k] : memref<64xi32>
    gpu.return
  }
}
