gpu.module @m {
  gpu.func @k() -> f32 kernel { // error
    %c = arith.constant 1.0 : f32
    gpu.return %c : f32
  }
}
// -----
gpu.module @m {
  gpu.func @k() kernel {
    %c = arith.constant 1.0 : f32
    gpu.return %c : f32 // error
  }
}
// -----
gpu.module @m {
  gpu.func @k() kernel {
    %c = gpu.thread_id w // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k() kernel {
    %c = "gpu.thread_id"() : () -> index // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k() kernel {
    %c = "gpu.thread_id"() <{dimension = #gpu<dimension x>}> : () -> i32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: f32) kernel {
    %w = arith.constant 32 : i64
    %o = arith.constant 1 : i32
    %r, %p = gpu.shuffle xor %a, %o, %w : f32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: memref<4xf32>) kernel {
    %w = arith.constant 32 : i32
    %r, %p = gpu.shuffle xor %a, %w, %w : memref<4xf32> // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: f32) kernel {
    %w = arith.constant 32 : i32
    %r, %p = gpu.shuffle left %a, %w, %w : f32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: f32) kernel {
    %r = gpu.all_reduce and %a {} : (f32) -> f32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: f32) kernel {
    %r = gpu.all_reduce %a {} : (f32) -> f32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: f32) kernel {
    %r = gpu.all_reduce add %a { // error
    ^bb0(%x: f32, %y: f32):
      gpu.yield %x : f32
    } : (f32) -> f32
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: f32) kernel {
    %r = gpu.all_reduce %a { // error
    ^bb0(%x: f32):
      gpu.yield %x : f32
    } : (f32) -> f32
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: f32) kernel {
    %r = gpu.subgroup_reduce add %a cluster(size = 3) : (f32) -> f32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: vector<2x2xf32>) kernel {
    %r = gpu.subgroup_reduce add %a : (vector<2x2xf32>) -> vector<2x2xf32> // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: f32) kernel {
    %r = gpu.subgroup_reduce xor %a : (f32) -> f32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: f32) workgroup(%s: memref<4xf32, #gpu.address_space<private>>) kernel { // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: f32) private(%s: f32) kernel { // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k() kernel {
    %s = gpu.dynamic_shared_memory : memref<?xi8> // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k() kernel {
    %s = gpu.dynamic_shared_memory : memref<8xi8, #gpu.address_space<workgroup>> // error
    gpu.return
  }
}
// -----
gpu.module @m {
  func.func @k() {
    gpu.return // error
  }
}
// -----
gpu.func @k() { // error
  gpu.return
}
// -----
gpu.module @m {
  gpu.func @k() kernel { // error
  }
}
// -----
func.func @h(%n: i32) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) // error
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    gpu.terminator
  }
  return
}
// -----
func.func @h(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    gpu.return // error
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32) kernel {
      gpu.return
    }
  }
  func.func @h(%n: index, %x: i32) {
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%x : i32) // error
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32) kernel {
      gpu.return
    }
  }
  func.func @h(%n: index, %x: f32) {
    gpu.launch_func @m::@other blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%x : f32) // error
    return
  }
}
// -----
module {
  gpu.module @m {
    gpu.func @k() kernel {
      gpu.return
    }
  }
  func.func @h(%n: index) {
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) // error
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32) {
      gpu.return
    }
  }
  func.func @h(%n: index, %x: f32) {
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%x : f32) // error
    return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: f32) kernel {
    gpu.printf "%f", %x : i32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: memref<4xf32>) kernel {
    gpu.printf "%f", %x : memref<4xf32> // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: f32) kernel {
    %0, %1 = gpu.rotate %x, 32, 16 : f32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: f32) kernel {
    %0, %1 = gpu.rotate %x, 1, 24 : f32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: f32, %l: i32) kernel {
    %0 = gpu.subgroup_broadcast %x, first_active_lane %l : f32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: f32) kernel {
    %0 = gpu.subgroup_broadcast %x, specific_lane : f32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%m: memref<16x16xf16, 3>, %i: index) kernel {
    %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] : memref<16x16xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp"> // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: !gpu.mma_matrix<16x16xf16, "BOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) kernel {
    %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp"> // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: f32) kernel attributes {known_block_size = array<i32: 32, 1>} { // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: i32) kernel {
    %0 = nvvm.read.ptx.sreg.tid.x : f32x // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: i64) kernel {
    %0 = nvvm.shfl.sync bfly %x, %x, %x, %x : i64 -> i64 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: i32) kernel {
    %0 = nvvm.shfl.sync sideways %x, %x, %x, %x : i32 -> i32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: i32) kernel {
    %0 = nvvm.redux.sync fadd %x, %x : i32 -> i32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: f32) kernel {
    nvvm.barrier id = %x // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: i32) kernel {
    %0 = "rocdl.workitem.id.x"() : () -> index // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: f32) kernel {
    %0 = "rocdl.ballot"(%x) : (f32) -> i64 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: index) kernel {
    %0 = llvm.add %x, %x : index // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: f32) kernel {
    %0 = llvm.add %x, %x : f32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: f32) kernel {
    %0 = llvm.load %x : f32 -> f32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: i32, %p: !llvm.ptr) kernel {
    %0 = llvm.fadd %x, %x : i32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%x: i32, %p: !llvm.ptr) kernel {
    %0 = "llvm.icmp"(%x, %x) <{predicate = 0 : i64}> : (i32, i32) -> i8 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) kernel {
    %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32> // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%m: memref<128x128xf16, 3>, %i: index) kernel {
    %0 = nvgpu.ldmatrix %m[%i, %i] {transpose = false, numTiles = 4 : i32} : memref<128x128xf16, 3> -> vector<4x1xf16> // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%src: memref<128xf32>, %dst: memref<128xf32, 3>, %i: index) kernel {
    %0 = nvgpu.device_async_copy %src[%i, %i], %dst[%i], 4 : memref<128xf32> to memref<128xf32, 3> // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: vector<4xf16>, %c: vector<16xf32>) kernel {
    %0 = amdgpu.mfma 32x32x8 %a * %a + %c { blocks = 3 : i32 } blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32> // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%m: memref<64xi32>, %i: i32) kernel {
    %0 = amdgpu.raw_buffer_load %m[%i, %i] : memref<64xi32>, i32, i32 -> i32 // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: f32) kernel {
    gpu.barrier %a // error
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: f32) kernel {
    %r = "gpu.subgroup_reduce"(%a) : (f32) -> f32 // error
    gpu.return
  }
}
// -----
module attributes {gpu.container_module} {
  func.func @h(%n: index, %d: i64) {
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %d // error
    return
  }
  gpu.module @m {
    gpu.func @k() kernel {
      gpu.return
    }
  }
}
// -----
func.func @h(%m: memref<4xf32>, %n: memref<5xf32>) {
  gpu.memcpy %m, %n : memref<4xf32>, memref<5xf32> // error
  return
}
// -----
func.func @h(%m: memref<4xf32>, %v: i32) {
  gpu.memset %m, %v : memref<4xf32>, i32 // error
  return
}
// -----
func.func @h() {
  %0 = gpu.alloc() : memref<?xf32> // error
  return
}
