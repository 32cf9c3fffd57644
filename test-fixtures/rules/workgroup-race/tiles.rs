//! Tiled kernels with one barrier or bound wrong in each.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx, asm_experimental_arch)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

const BM: usize = 64;
const BN: usize = 64;
const BK: usize = 8;
const TM: usize = 8;
const TN: usize = 8;

/// Double-buffered GEMM: 64 threads, each 8x8 outputs.
// warplens: launch(workgroup_mem = 8192, block = 64)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn gemm_db(a: *const f32, b: *const f32, c: *mut f32, m: usize, n: usize, k: usize) {
    let smem = gpu_launch_sized_workgroup_mem::<f32>();
    let sa = smem;                         // 2 * BK * BM
    let sb = smem.add(2 * BK * BM);        // 2 * BK * BN
    let t = _thread_idx_x() as usize;
    let tx = t % (BN / TN);
    let ty = t / (BN / TN);
    let row0 = _block_idx_y() as usize * BM;
    let col0 = _block_idx_x() as usize * BN;
    let mut acc = [[0.0f32; TN]; TM];

    let mut stage = 0usize;
    for i in 0..BK {
        let r = row0 + t;
        *sa.add(i * BM + t) = if r < m && i < k { *a.add(r * k + i) } else { 0.0 };
        let cc = col0 + t;
        *sb.add(i * BN + t) = if cc < n && i < k { *b.add(i * n + cc) } else { 0.0 };
    }
    _syncthreads();
    let tiles = k.div_ceil(BK);
    for tile in 0..tiles {
        let cur = stage;
        let nxt = stage ^ 1;
        if tile + 1 < tiles {
            for i in 0..BK {
                let kk = (tile + 1) * BK + i;
                let r = row0 + t;
                *sa.add(nxt * BK * BM + i * BM + t) = if r < m && kk < k { *a.add(r * k + kk) } else { 0.0 };
                let cc = col0 + t;
                *sb.add(nxt * BK * BN + i * BN + t) = if cc < n && kk < k { *b.add(kk * n + cc) } else { 0.0 }; //~ warning[workgroup-race]
            }
        }
        for kk in 0..BK {
            let mut fa = [0.0f32; TM];
            let mut fb = [0.0f32; TN];
            for i in 0..TM { fa[i] = *sa.add(cur * BK * BM + kk * BM + ty * TM + i); }
            for j in 0..TN { fb[j] = *sb.add(cur * BK * BN + kk * BN + tx * TN + j); } //~ warning[workgroup-race]
            for i in 0..TM { for j in 0..TN { acc[i][j] += fa[i] * fb[j]; } }
        }
        stage = nxt;
    }
    for i in 0..TM {
        for j in 0..TN {
            let (r, cc) = (row0 + ty * TM + i, col0 + tx * TN + j);
            if r < m && cc < n { *c.add(r * n + cc) = acc[i][j]; }
        }
    }
}

/// The same with pointers that swap.
// warplens: launch(workgroup_mem = 4096, block = [16, 16])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn gemm_swap(a: *const f32, b: *const f32, c: *mut f32, n: usize) {
    let smem = gpu_launch_sized_workgroup_mem::<f32>();
    let mut cur_a = smem;
    let mut cur_b = smem.add(256);
    let mut nxt_a = smem.add(512);
    let mut nxt_b = smem.add(768);
    let (x, y) = (_thread_idx_x() as usize, _thread_idx_y() as usize);
    let row = _block_idx_y() as usize * 16 + y;
    let col = _block_idx_x() as usize * 16 + x;
    *cur_a.add(y * 16 + x) = *a.add(row * n + x);
    *cur_b.add(y * 16 + x) = *b.add(y * n + col);
    _syncthreads();
    let mut acc = 0.0;
    let mut k = 0;
    while k < n {
        if k + 16 < n {
            *nxt_a.add(y * 16 + x) = *a.add(row * n + k + 16 + x);
            *nxt_b.add(y * 16 + x) = *b.add((k + 16 + y) * n + col); //~ warning[workgroup-race]
        }
        for i in 0..16 { acc += *cur_a.add(y * 16 + i) * *cur_b.add(i * 16 + x); } //~ warning[workgroup-race]
        core::mem::swap(&mut cur_a, &mut nxt_a);
        core::mem::swap(&mut cur_b, &mut nxt_b);
        k += 16;
    }
    *c.add(row * n + col) = acc;
}

struct Tile<const R: usize, const C: usize> { p: *mut f32 }
impl<const R: usize, const C: usize> Tile<R, C> {
    const LEN: usize = R * C;
    #[inline] unsafe fn at(p: *mut f32) -> Self { Tile { p } }
    #[inline] unsafe fn set(&self, r: usize, c: usize, v: f32) { *self.p.add(r * C + c) = v } //~ warning[workgroup-race]
    #[inline] unsafe fn get(&self, r: usize, c: usize) -> f32 { *self.p.add(r * C + c) }
    #[inline] unsafe fn after<const R2: usize, const C2: usize>(&self) -> Tile<R2, C2> { Tile { p: self.p.add(Self::LEN) } }
}

unsafe fn transpose_tile<const T: usize>(src: *const f32, dst: *mut f32, w: usize, h: usize) {
    let tile = gpu_launch_sized_workgroup_mem::<f32>();
    let (x, y) = (_thread_idx_x() as usize, _thread_idx_y() as usize);
    let gx = _block_idx_x() as usize * T + x;
    let gy = _block_idx_y() as usize * T;
    let rows = _block_dim_y() as usize;
    let mut j = y;
    while j < T {
        if gx < w && gy + j < h { *tile.add(j * (T + 1) + x) = *src.add((gy + j) * w + gx); }
        j += rows;
    }
    let ox = _block_idx_y() as usize * T + x;
    let oy = _block_idx_x() as usize * T;
    let mut j = y;
    while j < T {
        if ox < h && oy + j < w { *dst.add((oy + j) * h + ox) = *tile.add(x * (T + 1) + j); } //~ warning[workgroup-race]
        j += rows;
    }
}

// warplens: launch(workgroup_mem = 4224, block = [32, 8])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn transpose32(src: *const f32, dst: *mut f32, w: usize, h: usize) {
    transpose_tile::<32>(src, dst, w, h);
}
// warplens: launch(workgroup_mem = 1088, block = [16, 16])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn transpose16(src: *const f32, dst: *mut f32, w: usize, h: usize) {
    transpose_tile::<16>(src, dst, w, h);
}

// warplens: launch(workgroup_mem = 2048, block = [16, 16])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn gemm_tiles(a: *const f32, b: *const f32, c: *mut f32, n: usize) {
    let ta = Tile::<16, 16>::at(gpu_launch_sized_workgroup_mem());
    let tb = ta.after::<16, 16>();
    let (x, y) = (_thread_idx_x() as usize, _thread_idx_y() as usize);
    let row = _block_idx_y() as usize * 16 + y;
    let col = _block_idx_x() as usize * 16 + x;
    let mut acc = 0.0f32;
    for k in (0..n).step_by(16) {
        ta.set(y, x, if row < n && k + x < n { *a.add(row * n + k + x) } else { 0. });
        tb.set(y, x, if col < n && k + y < n { *b.add((k + y) * n + col) } else { 0. });
        _syncthreads();
        for i in 0..16 { acc = ta.get(y, i).mul_add(tb.get(i, x), acc); }
    }
    if row < n && col < n { *c.add(row * n + col) = acc; }
}

// Nobody says how many threads there are in x and y; each shape has this race.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn gemm_of_any_shape(a: *const f32, b: *const f32, c: *mut f32, n: usize) {
    let tile = gpu_launch_sized_workgroup_mem::<f32>();
    let (x, y) = (_thread_idx_x() as usize, _thread_idx_y() as usize);
    let mut acc = 0.0;
    for t in 0..n / 16 {
        *tile.add(y * 16 + x) = *a.add(y * n + t * 16 + x); //~ warning[workgroup-race]: race: thread 0 writes to offset 0
        *tile.add(256 + y * 16 + x) = *b.add((t * 16 + y) * n + x); //~ warning[workgroup-race]: race: thread 0 writes to offset 1024
        _syncthreads();
        for i in 0..16 {
            let left = *tile.add(y * 16 + i);
            let right = *tile.add(256 + i * 16 + x);
            acc += left * right;
        }
    }
    *c.add(y * n + x) = acc;
}

// An array of rows tells which workgroups there are; wider or taller ones would index past it.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn rows_of_an_array(from: *const f32, to: *mut f32, width: usize) {
    let tile = &mut *gpu_launch_sized_workgroup_mem::<[[f32; 33]; 32]>();
    let (x, y) = (_thread_idx_x() as usize, _thread_idx_y() as usize);
    tile[y][x] = *from.add(y * width + x);
    *to.add(y * width + x) = tile[x][y];
                           //^^^^^^^^^^ warning[workgroup-race]: race: thread 1 reads offset 132 of workgroup memory, which thread (0, 1, 0) writes with no barrier between
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn padded_by_hand(from: *const f32, to: *mut f32, width: usize) {
    let tile = gpu_launch_sized_workgroup_mem::<f32>();
    let (x, y) = (_thread_idx_x() as usize, _thread_idx_y() as usize);
    *tile.add(y * 33 + x) = *from.add(y * width + x);
    *to.add(y * width + x) = *tile.add(x * 33 + y);
                           //^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-race]
}

// A row is a warp, or part of one.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn rows_turned_by_warps(from: *const f32, to: *mut f32, width: usize) {
    let tile = &mut *gpu_launch_sized_workgroup_mem::<[[f32; 32]; 8]>();
    let (x, y) = (_thread_idx_x() as usize, _thread_idx_y() as usize);
    tile[y][x] = *from.add(y * width + x);
    *to.add(y * width + x) = tile[y][x ^ 1];
}
