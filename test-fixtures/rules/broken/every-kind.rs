//! Kernels of every kind as rustc takes them: products, stencils, histograms, scans, sorts and rows,
//! each with ways to get it wrong and ways that are right as well.
#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::asm;
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering};

fn tid() -> usize {
    unsafe { _thread_idx_x() as usize }
}
fn tidy() -> usize {
    unsafe { _thread_idx_y() as usize }
}
fn bid() -> usize {
    unsafe { _block_idx_x() as usize }
}
fn bidy() -> usize {
    unsafe { _block_idx_y() as usize }
}
fn bdim() -> usize {
    unsafe { _block_dim_x() as usize }
}
fn gdim() -> usize {
    unsafe { _grid_dim_x() as usize }
}
fn barrier() {
    unsafe { _syncthreads() }
}
unsafe fn shfl_xor(v: f32, by: u32, mask: u32) -> f32 {
    unsafe {
        let out: u32;
        asm!("shfl.sync.bfly.b32 {}, {}, {}, 0x1f, {};", out(reg32) out, in(reg32) v.to_bits(), in(reg32) by, in(reg32) mask); // %xor
        f32::from_bits(out)
    }
}
unsafe fn shfl_up(v: u32, by: u32, mask: u32) -> u32 {
    unsafe {
        let out: u32;
        asm!("shfl.sync.up.b32 {}, {}, {}, 0, {};", out(reg32) out, in(reg32) v, in(reg32) by, in(reg32) mask); // %up
        out
    }
}

/// Register-tiled gemm: 64 x 64 tile per block, 4 x 4 per thread, 16 x 16 threads.
// warplens: launch(workgroup_mem = 8192, block = [16, 16])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sgemm_64(a: *const f32, b: *const f32, c: *mut f32, n: usize) {
    unsafe {
        let smem = gpu_launch_sized_workgroup_mem::<f32>();
        let (sa, sb) = (smem, smem.add(64 * 16));
        //% let (sa, sb) = (smem, smem.add(60 * 16)); => workgroup-race@sgemm_sa
        let (tx, ty) = (tid(), tidy());
        let t = ty * 16 + tx;
        let (row0, col0) = (bidy() * 64, bid() * 64);
        let mut acc = [[0.0f32; 4]; 4];
        let mut k0 = 0;
        while k0 < n {
            let mut s = 0;
            while s < 4 {
                let e = t + s * 256;
                //% let e = t + s * 255; => workgroup-mem-uninit@sgemm_ra, workgroup-mem-uninit@sgemm_rb
                let (r, q) = (e / 16, e % 16);
                *sa.add(e) = *a.add((row0 + r) * n + k0 + q); // %sgemm_sa
                let (r, q) = (e / 64, e % 64);
                *sb.add(r * 64 + q) = *b.add((k0 + r) * n + col0 + q); // %sgemm_sb
                s += 1;
                //% s += 2; => workgroup-mem-uninit@sgemm_ra, workgroup-mem-uninit@sgemm_rb
            }
            barrier();
            //% => workgroup-race@sgemm_ra, workgroup-race@sgemm_rb
            for k in 0..16 {
                let mut ra = [0.0f32; 4];
                let mut rb = [0.0f32; 4];
                for i in 0..4 {
                    ra[i] = *sa.add((ty * 4 + i) * 16 + k); // %sgemm_ra
                    rb[i] = *sb.add(k * 64 + tx * 4 + i); // %sgemm_rb
                    //% rb[i] = *sb.add(k * 64 + tx + i * 16); => nothing
                    //% rb[i] = *sb.add(k * 64 + tx * 4 + i * 16); => workgroup-mem-out-of-bounds@here
                }
                for i in 0..4 {
                    for j in 0..4 {
                        acc[i][j] += ra[i] * rb[j];
                    }
                }
            }
            barrier();
            //% => workgroup-race@sgemm_sa, workgroup-race@sgemm_sb
            k0 += 16;
        }
        for i in 0..4 {
            for j in 0..4 {
                *c.add((row0 + ty * 4 + i) * n + col0 + tx * 4 + j) = acc[i][j];
            }
        }
    }
}

/// Transposition, 32 x 8 threads, padded.
// warplens: launch(workgroup_mem = 4224, block = [32, 8])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn transpose_padded(src: *const u32, dst: *mut u32, w: usize, h: usize) {
    unsafe {
        let tile = gpu_launch_sized_workgroup_mem::<u32>();
        let x = bid() * 32 + tid();
        let y = bidy() * 32 + tidy();
        for j in (0..32).step_by(8) {
            //% for j in (0..24).step_by(8) { => workgroup-mem-uninit@tp_load
            if x < w && y + j < h {
                *tile.add((tidy() + j) * 33 + tid()) = *src.add((y + j) * w + x); // %tp_store
                //% *tile.add((tidy() + j) * 31 + tid()) = *src.add((y + j) * w + x); => workgroup-race@here
            }
        }
        barrier();
        //% => workgroup-race@tp_load
        //% if x < w { barrier(); } => divergent-barrier@here
        let x = bidy() * 32 + tid();
        let y = bid() * 32 + tidy();
        for j in (0..32).step_by(8) {
            if x < h && y + j < w {
                *dst.add((y + j) * h + x) = *tile.add(tid() * 33 + tidy() + j); // %tp_load
                //% *dst.add((y + j) * h + x) = *tile.add(tid() * 33 + tidy() + j + 2); => workgroup-mem-out-of-bounds@here
                //% *dst.add((y + j) * h + x) = *tile.add((31 - tid()) * 33 + tidy() + j); => nothing
            }
        }
    }
}

/// 1-D stencil, radius 4, with halo.
// warplens: launch(workgroup_mem = 1056, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn stencil_r4(input: *const f32, output: *mut f32, n: usize) {
    unsafe {
        let s = gpu_launch_sized_workgroup_mem::<f32>();
        let g = bid() * 256 + tid();
        let l = tid() + 4;
        *s.add(l) = if g < n { *input.add(g) } else { 0.0 }; // %st_mid
        if tid() < 4 {
            //% if tid() < 3 { => workgroup-mem-uninit@st_load
            //% if tid() < 5 { => workgroup-mem-out-of-bounds@st_right
            *s.add(l - 4) = if g >= 4 { *input.add(g - 4) } else { 0.0 }; // %st_left
            *s.add(l + 256) = if g + 256 < n { *input.add(g + 256) } else { 0.0 }; // %st_right
            //% *s.add(l + 255) = if g + 256 < n { *input.add(g + 256) } else { 0.0 }; => workgroup-race@here
        }
        barrier();
        //% => workgroup-race@st_load
        let mut sum = 0.0;
        for o in 0..9 {
            //% for o in 0..10 { => workgroup-mem-out-of-bounds@st_load
            sum += *s.add(tid() + o); // %st_load
        }
        if g < n {
            *output.add(g) = sum;
            //% *output.add(tid()) = sum; => global-race@here
            //% *output.add(n - 1 - g) = sum; => nothing
        }
    }
}

/// Privatised histogram with 256 bins.
// warplens: launch(workgroup_mem = 1024, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn histogram_256(data: *const u8, n: usize, bins: *mut u32) {
    unsafe {
        let local = gpu_launch_sized_workgroup_mem::<u32>();
        let mut i = tid();
        while i < 256 {
            //% while i < 128 { => workgroup-mem-uninit@hist_sum
            *local.add(i) = 0; // %hist_zero
            i += 128;
            //% i += 64; => nothing
        }
        barrier();
        let mut i = bid() * 128 + tid();
        while i < n {
            let b = *data.add(i) as usize;
            AtomicU32::from_ptr(local.add(b)).fetch_add(1, Ordering::Relaxed); // %hist_add
            i += 128 * gdim();
        }
        barrier();
        let mut i = tid();
        while i < 256 {
            let v = *local.add(i); // %hist_sum
            AtomicU32::from_ptr(bins.add(i)).fetch_add(v, Ordering::Relaxed);
            //% *bins.add(i) += v; => global-race@here
            //% *bins.add(bid() * 256 + i) = v; => nothing
            i += 128;
        }
    }
}

/// Sum of a block with a tree and the last warp by shuffles.
// warplens: launch(workgroup_mem = 128, block = 1024)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn block_sum(x: *const f32, out: *mut f32, n: usize) {
    unsafe {
        let parts = gpu_launch_sized_workgroup_mem::<f32>();
        let i = bid() * 1024 + tid();
        let mut v = if i < n { *x.add(i) } else { 0.0 };
        for by in [16, 8, 4, 2, 1] {
            v += shfl_xor(v, by, 0xffff_ffff);
        }
        if tid() % 32 == 0 {
            //% if tid() % 32 <= 1 { => nothing
            *parts.add(tid() / 32) = v; // %sum_part
            //% *parts.add(tid() / 64) = v; => workgroup-mem-uninit@sum_read
        }
        barrier();
        //% => workgroup-race@sum_read
        if tid() < 32 {
            //% if tid() < 64 { => workgroup-mem-out-of-bounds@sum_read
            let mut v = *parts.add(tid()); // %sum_read
            for by in [16, 8, 4, 2, 1] {
                v += shfl_xor(v, by, 0xffff_ffff);
            }
            if tid() == 0 {
                *out.add(bid()) = v; // %sum_out
                //% *out = v; => global-race@here
            }
        }
    }
}

/// Inclusive scan by warps.
// warplens: launch(workgroup_mem = 32, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn warp_scan(x: *const u32, y: *mut u32) {
    unsafe {
        let sums = gpu_launch_sized_workgroup_mem::<u32>();
        let lane = tid() & 31;
        let warp = tid() >> 5;
        let mut v = *x.add(bid() * 256 + tid());
        let mut d = 1;
        while d < 32 {
            let o = shfl_up(v, d as u32, 0xffff_ffff);
            if lane >= d {
                v += o;
            }
            d <<= 1;
        }
        if lane == 31 {
            *sums.add(warp) = v; // %ws_part
        }
        barrier();
        //% => workgroup-race@ws_read
        if warp == 0 && lane < 8 {
            //% if warp == 0 && lane < 9 { => workgroup-mem-out-of-bounds@ws_read, warp-sync-mask@ws_up, workgroup-mem-out-of-bounds@ws_back
            let mut s = *sums.add(lane); // %ws_read
            let mut d = 1;
            while d < 8 {
                let o = shfl_up(s, d as u32, 0xff); // %ws_up
                //% let o = shfl_up(s, d as u32, 0xffff_ffff); => warp-sync-mask@here
                //% let o = shfl_up(s, d as u32, 0x7f); => warp-sync-mask@here
                if lane >= d {
                    s += o;
                }
                d <<= 1;
            }
            *sums.add(lane) = s; // %ws_back
        }
        barrier();
        //% => workgroup-race@ws_add
        if warp > 0 {
            v += *sums.add(warp - 1); // %ws_add
            //% v += *sums.add(warp); => nothing
        }
        *y.add(bid() * 256 + tid()) = v;
    }
}

/// Softmax of a row per block, two passes over the row.
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn softmax_rows(x: *const f32, y: *mut f32, cols: usize) {
    unsafe {
        let red = gpu_launch_sized_workgroup_mem::<f32>();
        let row = bid();
        let t = tid();
        let mut m = f32::MIN;
        let mut c = t;
        while c < cols {
            m = m.max(*x.add(row * cols + c));
            c += 256;
        }
        *red.add(t) = m; // %sm_max
        barrier();
        //% => workgroup-race@sm_tree
        let mut s = 128;
        while s > 0 {
            //% while s >= 1 { => nothing
            if t < s {
                //% if t <= s { => workgroup-race@sm_tree, workgroup-mem-out-of-bounds@sm_tree
                *red.add(t) = (*red.add(t)).max(*red.add(t + s)); // %sm_tree
                //% *red.add(t) = (*red.add(t)).max(*red.add(t + s / 2)); => workgroup-race@here
                //% *red.add(t) = (*red.add(t)).max(*red.add(2 * s - 1 - t)); => nothing
            }
            barrier();
            //% => workgroup-race@sm_tree, workgroup-race@sm_m
            s >>= 1;
        }
        let m = *red.add(0); // %sm_m
        barrier();
        //% => workgroup-race@sm_sum
        let mut sum = 0.0;
        let mut c = t;
        while c < cols {
            sum += *x.add(row * cols + c) - m;
            c += 256;
        }
        *red.add(t) = sum; // %sm_sum
        barrier();
        let mut s = 128;
        while s > 0 {
            if t < s {
                *red.add(t) += *red.add(t + s);
            }
            barrier();
            //% if t < s { barrier(); } => divergent-barrier@here
            s >>= 1;
        }
        let total = *red;
        let mut c = t;
        while c < cols {
            *y.add(row * cols + c) = (*x.add(row * cols + c) - m) / total; // %sm_out
            //% *y.add(c) = (*x.add(row * cols + c) - m) / total; => global-race@here
            c += 256;
        }
    }
}

/// Two buffers, loaded one tile ahead.
// warplens: launch(workgroup_mem = 2048, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn prefetch(x: *const f32, y: *mut f32, tiles: usize) {
    unsafe {
        let buf = gpu_launch_sized_workgroup_mem::<f32>();
        let t = tid();
        let mut sum = 0.0;
        *buf.add(t) = *x.add(t);
        barrier();
        //% => workgroup-race@pf_use
        let mut k = 0;
        while k < tiles {
            let cur = (k & 1) * 256;
            let nxt = 256 - cur;
            //% let nxt = cur; => workgroup-race@pf_use
            if k + 1 < tiles {
                *buf.add(nxt + t) = *x.add((k + 1) * 256 + t); // %pf_next
            }
            sum += *buf.add(cur + (t + 1) % 256); // %pf_use
            //% sum += *buf.add(cur + 255 - t); => nothing
            //% sum += *buf.add(cur + 256 - t); => workgroup-mem-uninit@here
            barrier();
            //% => workgroup-race@pf_next, workgroup-race@pf_use
            k += 1;
        }
        *y.add(bid() * 256 + t) = sum;
    }
}

/// A producer warp and consumer warps, with named barriers.
// warplens: launch(workgroup_mem = 128, block = 64)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn producer_consumer(x: *const f32, y: *mut f32, rounds: u32) {
    unsafe {
        let slot = gpu_launch_sized_workgroup_mem::<f32>();
        let lane = tid() % 32;
        if tid() / 32 == 0 {
            let mut r = 0;
            while r < rounds {
                *slot.add(lane) = *x.add(r as usize * 32 + lane); // %pc_store
                asm!("bar.arrive 1, 64;");
                //% asm!("bar.arrive 1, 48;"); => named-barrier@here
                //% asm!("bar.sync 1, 64;"); => nothing
                asm!("bar.sync 2, 64;");
                r += 1;
            }
        } else {
            let mut r = 0;
            let mut sum = 0.0;
            while r < rounds {
                asm!("bar.sync 1, 64;");
                //% => workgroup-race@pc_load
                sum += *slot.add(31 - lane); // %pc_load
                asm!("bar.arrive 2, 64;");
                r += 1;
            }
            *y.add(bid() * 32 + lane) = sum;
        }
    }
}

/// Bitonic sort of a block of 512 keys, two per thread.
// warplens: launch(workgroup_mem = 2048, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bitonic_512(keys: *mut u32) {
    unsafe {
        let s = gpu_launch_sized_workgroup_mem::<u32>();
        let t = tid();
        let base = bid() * 512;
        *s.add(t) = *keys.add(base + t);
        *s.add(t + 256) = *keys.add(base + t + 256);
        //% *s.add(t + 255) = *keys.add(base + t + 256); => workgroup-race@here
        barrier();
        //% => workgroup-race@bt_a, workgroup-race@bt_b
        let mut size = 2;
        while size <= 512 {
            let mut stride = size / 2;
            while stride > 0 {
                let lo = 2 * t - (t & (stride - 1));
                //% let lo = 2 * t - (t & stride); => workgroup-mem-out-of-bounds@bt_b, workgroup-race@bt_lo
                let hi = lo + stride;
                let up = lo & size == 0;
                let a = *s.add(lo); // %bt_a
                let b = *s.add(hi); // %bt_b
                if (a > b) == up {
                    *s.add(lo) = b; // %bt_lo
                    *s.add(hi) = a; // %bt_hi
                }
                barrier();
                stride /= 2;
            }
            size *= 2;
        }
        *keys.add(base + t) = *s.add(t);
        *keys.add(base + t + 256) = *s.add(t + 256);
    }
}

/// Two-dimensional convolution, 3 x 3, tile of 18 x 18.
// warplens: launch(workgroup_mem = 1296, block = [16, 16])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn conv3(x: *const f32, y: *mut f32, w: usize, h: usize, weights: *const f32) {
    unsafe {
        let tile = gpu_launch_sized_workgroup_mem::<f32>();
        let t = tidy() * 16 + tid();
        let mut e = t;
        while e < 324 {
            //% while e < 320 { => workgroup-mem-uninit@conv_load
            let (r, c) = (e / 18, e % 18);
            let (gy, gx) = (bidy() * 16 + r, bid() * 16 + c);
            let inside = gy >= 1 && gy <= h && gx >= 1 && gx <= w;
            *tile.add(r * 18 + c) = if inside { *x.add((gy - 1) * w + gx - 1) } else { 0.0 };
            //% *tile.add(r * 17 + c) = if inside { *x.add((gy - 1) * w + gx - 1) } else { 0.0 }; => workgroup-mem-uninit@conv_load
            e += 256;
        }
        barrier();
        //% => workgroup-race@conv_load
        let mut sum = 0.0;
        for dy in 0..3 {
            for dx in 0..3 {
                sum += *tile.add((tidy() + dy) * 18 + tid() + dx) * *weights.add(dy * 3 + dx); // %conv_load
                //% sum += *tile.add((tidy() + dy) * 18 + tid() + dx + 1) * *weights.add(dy * 3 + dx); => workgroup-mem-out-of-bounds@here
            }
        }
        let (gy, gx) = (bidy() * 16 + tidy(), bid() * 16 + tid());
        if gy < h && gx < w {
            *y.add(gy * w + gx) = sum;
        }
    }
}

/// Four halves at a time.
// warplens: launch(workgroup_mem = 2056, block = 128)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn by_eights(x: *const u64, y: *mut u64) {
    unsafe {
        let bytes = gpu_launch_sized_workgroup_mem::<u64>() as *mut u16;
        let t = tid();
        *(bytes.add(t * 4) as *mut u64) = *x.add(bid() * 128 + t); // %be_store
        //% *(bytes.add(t * 4 + 2) as *mut u64) = *x.add(bid() * 128 + t); => workgroup-mem-offset-misaligned@here
        //% *(bytes.add(508 - t * 4) as *mut u64) = *x.add(bid() * 128 + t); => nothing
        //% *(bytes.add(t * 2) as *mut u64) = *x.add(bid() * 128 + t); => workgroup-mem-offset-misaligned@here, workgroup-mem-overlap@here
        barrier();
        //% => workgroup-race@be_load
        *y.add(bid() * 128 + t) = *(bytes.add((127 - t) * 4) as *const u64); // %be_load
        //% *y.add(bid() * 128 + t) = *(bytes.add((127 - t) * 4 + 1) as *const u64); => workgroup-mem-offset-misaligned@here
    }
}
