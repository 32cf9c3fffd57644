// Tiles, scans, votes and parts of memory in Rust-CUDA: all of these are right.
use core::mem::MaybeUninit;
use cuda_std::prelude::*;
use cuda_std::{address_space, shared, thread, warp};
use core::sync::atomic::{AtomicU32, Ordering};

const TILE: usize = 32;
const ROWS: usize = 8;

#[kernel]
#[allow(improper_ctypes_definitions)]
pub unsafe fn transpose(src: &[f32], dst: *mut f32, w: usize, h: usize) {
    #[address_space(shared)]
    static mut BUF: [[MaybeUninit<f32>; TILE + 1]; TILE] = [[const { MaybeUninit::uninit() }; TILE + 1]; TILE];
    let tx = thread::thread_idx_x() as usize;
    let ty = thread::thread_idx_y() as usize;
    let bx = thread::block_idx_x() as usize * TILE;
    let by = thread::block_idx_y() as usize * TILE;
    let mut j = 0;
    while j < TILE {
        if bx + tx < w && by + ty + j < h {
            BUF[ty + j][tx].write(src[(by + ty + j) * w + bx + tx]);
        }
        j += ROWS;
    }
    thread::sync_threads();
    let mut j = 0;
    while j < TILE {
        if by + tx < h && bx + ty + j < w {
            *dst.add((bx + ty + j) * h + by + tx) = BUF[tx][ty + j].assume_init();
        }
        j += ROWS;
    }
}

#[inline(always)]
unsafe fn warp_inclusive(mut v: u32) -> u32 {
    let lane = warp::lane_id();
    let mut d = 1;
    while d < 32 {
        let (o, ok) = warp::warp_shuffle_up(u32::MAX, v, d, 32);
        if ok { v += o; }
        d *= 2;
    }
    let _ = lane;
    v
}

#[kernel]
pub unsafe fn block_scan(data: *mut u32, n: usize) {
    #[address_space(shared)]
    static mut SUMS: [MaybeUninit<u32>; 32] = [const { MaybeUninit::uninit() }; 32];
    let t = thread::thread_idx_x();
    let i = thread::index_1d() as usize;
    let v = if i < n { *data.add(i) } else { 0 };
    let s = warp_inclusive(v);
    let w = (t / 32) as usize;
    if t % 32 == 31 { SUMS[w].write(s); }
    thread::sync_threads();
    if w == 0 {
        let mine = if t < thread::block_dim_x() / 32 { SUMS[t as usize].assume_init() } else { 0 };
        let all = warp_inclusive(mine);
        if t < thread::block_dim_x() / 32 { SUMS[t as usize].write(all); }
    }
    thread::sync_threads();
    let before = if w > 0 { SUMS[w - 1].assume_init() } else { 0 };
    if i < n { *data.add(i) = s + before; }
}

#[kernel]
pub unsafe fn dynamic_parts(x: &[f32], idx: &[u32], y: *mut f32) {
    let n = thread::block_dim_x() as usize;
    let vals = shared::dynamic_shared_mem::<f32>();
    let ids = vals.add(n) as *mut u32;
    let t = thread::thread_idx_x() as usize;
    let i = thread::index_1d() as usize;
    if i < x.len() {
        vals.add(t).write(x[i]);
        ids.add(t).write(idx[i] % n as u32);
    } else {
        vals.add(t).write(0.0);
        ids.add(t).write(0);
    }
    thread::sync_threads();
    if i < x.len() {
        *y.add(i) = *vals.add(*ids.add(t) as usize);
    }
}

#[kernel]
pub unsafe fn any_left(work: *mut u32, n: usize) {
    let i = thread::index_1d() as usize;
    let mut live = i < n && *work.add(i) > 0;
    while thread::sync_threads_or(live as u32) != 0 {
        if live {
            *work.add(i) -= 1;
            live = *work.add(i) > 0;
        }
    }
}

#[kernel]
pub unsafe fn warp_agg(data: &[u32], out: *mut u32, count: *mut u32) {
    let i = thread::index_1d() as usize;
    if i >= data.len() { return; }
    if data[i] & 1 == 0 {
        let active = warp::activemask();
        let leader = active.trailing_zeros();
        let lane = warp::lane_id();
        let rank = (active & ((1u32 << lane) - 1)).count_ones();
        let mut base = 0;
        if lane == leader {
            base = (*(count as *const AtomicU32)).fetch_add(active.count_ones(), Ordering::Relaxed);
        }
        let (base, _) = warp::warp_shuffle_idx(active, base, leader, 32);
        *out.add((base + rank) as usize) = data[i];
    }
}

#[kernel]
pub unsafe fn matmul(a: &[f32], b: &[f32], c: *mut f32, wa: usize, wb: usize) {
    const B: usize = 16;
    #[address_space(shared)]
    static mut AS: [[MaybeUninit<f32>; B]; B] = [[const { MaybeUninit::uninit() }; B]; B];
    #[address_space(shared)]
    static mut BS: [[MaybeUninit<f32>; B]; B] = [[const { MaybeUninit::uninit() }; B]; B];
    let bx = thread::block_idx_x() as usize;
    let by = thread::block_idx_y() as usize;
    let tx = thread::thread_idx_x() as usize;
    let ty = thread::thread_idx_y() as usize;
    let a_begin = wa * B * by;
    let a_end = a_begin + wa - 1;
    let mut bi = B * bx;
    let mut sum = 0.0f32;
    let mut comp = 0.0f32;
    for ai in (a_begin..=a_end).step_by(B) {
        AS[ty][tx].write(a[ai + wa * ty + tx]);
        BS[ty][tx].write(b[bi + wb * ty + tx]);
        thread::sync_threads();
        for k in 0..B {
            let input = AS[ty][k].assume_init() * BS[k][tx].assume_init() - comp;
            let next = sum + input;
            comp = (next - sum) - input;
            sum = next;
        }
        thread::sync_threads();
        bi += B * wb;
    }
    *c.add(wb * B * by + B * bx + wb * ty + tx) = sum;
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Params { pub n: u32, pub scale: f32, pub origin: [f32; 3] }

#[kernel]
pub unsafe fn with_params(p: Params, x: &[f32], y: *mut f32) {
    let i = thread::index_1d();
    if i < p.n { *y.add(i as usize) = x[i as usize] * p.scale + p.origin[0]; }
}
