//! Memory that is written in other ways than by a plain store, and addresses that only look wrong.

#![no_std]
#![feature(
    abi_gpu_kernel,
    core_intrinsics,
    gpu_intrinsics,
    gpu_launch_sized_workgroup_mem,
    stdarch_nvptx
)]
#![allow(internal_features)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

// Memory that is written in ways other than plain stores; addresses that only look wrong.
use core::mem::MaybeUninit;
use core::ptr;
fn t() -> usize {
    unsafe { _thread_idx_x() as usize }
}
fn n() -> usize {
    unsafe { _block_dim_x() as usize }
}
fn sync() {
    unsafe { _syncthreads() }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn copies(src: *const u32, dst: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    ptr::copy_nonoverlapping(src.add(t() * 4), s.add(t() * 4), 4);
    sync();
    let o = n() - 1 - t();
    ptr::copy_nonoverlapping(s.add(o * 4), dst.add(t() * 4), 4);
    sync();
    ptr::write_bytes(s.add(t()), 0, 1);
    sync();
    *dst.add(t()) += s.add(o).read_volatile();
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn uninit(src: *const u32, dst: *mut u32) {
    let s =
        core::slice::from_raw_parts_mut(gpu_launch_sized_workgroup_mem::<MaybeUninit<u32>>(), n());
    s[t()] = MaybeUninit::new(*src.add(t()));
    sync();
    *dst.add(t()) = s[n() - 1 - t()].assume_init();
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn by_reference(src: *const u32, dst: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    fn store(to: &mut u32, v: u32) {
        *to = v
    }
    store(&mut *s.add(t()), *src.add(t()));
    sync();
    let r = &*s.add((t() + 1) % n());
    let pick = |a: &u32| *a;
    *dst.add(t()) = pick(r);
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn swapped(src: *mut u32, dst: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    // The old value goes to nobody.
    s.add(t()).write(0);
    let _ = ptr::replace(s.add(t()), *src.add(t()));
    sync();
    *dst.add(t()) = core::mem::take(&mut *s.add((t() + 1) % n()));
}
// Pointers past the end and before the start that nobody reads.
// warplens: launch(workgroup_mem = 512, block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn ends(src: *const u32, dst: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let end = s.add(128);
    let mut p = s.add(t());
    *p = *src.add(t());
    sync();
    let mut sum = 0;
    while p != end {
        sum += *p;
        p = p.add(1);
    }
    let before = s.wrapping_sub(1);
    for k in 1..=128usize {
        sum ^= *before.wrapping_add(k);
    }
    let mut q = end;
    while q > s {
        q = q.sub(1);
        sum = sum.rotate_left(1) ^ *q;
    }
    *dst.add(t()) = sum;
}
// warplens: launch(workgroup_mem = 512, block = 128)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn neighbours(src: *const u32, dst: *mut u32) {
    let s = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t() as isize;
    *s.offset(i) = *src.offset(i);
    sync();
    let l = match i {
        0 => 0,
        _ => *s.offset(i - 1),
    };
    let r = match t().checked_add(1).filter(|&k| k < n()) {
        Some(k) => *s.add(k),
        None => 0,
    };
    let ll = t().checked_sub(2).map_or(0, |k| *s.add(k));
    let rr = if let 0..=125 = t() {
        *s.add(t() + 2)
    } else {
        0
    };
    let w = *s.offset((i - 3) & 127);
    let m = *s.add(t().wrapping_sub(1).min(127));
    *dst.offset(i) = l + r + ll + rr + w + m;
}
/// Pointers in locals, in an array of the stack, in a struct: none leaves the thread.
struct View<'a> {
    rows: [&'a mut [f32]; 2],
    at: usize,
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn views(dst: *mut f32) {
    let m = gpu_launch_sized_workgroup_mem::<f32>();
    let mut v = View {
        rows: [
            core::slice::from_raw_parts_mut(m, n()),
            core::slice::from_raw_parts_mut(m.add(n()), n()),
        ],
        at: 0,
    };
    let ptrs = [m, m.add(n())];
    v.rows[0][t()] = 1.0;
    v.rows[1][t()] = 2.0;
    v.at = t();
    sync();
    let o = n() - 1 - t();
    *dst.add(v.at) = v.rows[v.at & 1][o] + *ptrs[0].add(o);
}
/// A list of pointers to workgroup memory, in workgroup memory.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn linked(dst: *mut f32, base: *mut f32) {
    #[repr(C)]
    struct Node {
        next: *mut Node,
        value: f32,
        out: *mut f32,
    }
    let nodes = gpu_launch_sized_workgroup_mem::<Node>();
    let next = if t() + 1 < n() {
        nodes.add(t() + 1)
    } else {
        ptr::null_mut()
    };
    nodes.add(t()).write(Node {
        next,
        value: t() as f32,
        out: base,
    });
    sync();
    let mut at = nodes.add(t());
    let mut sum = 0.0;
    while !at.is_null() {
        sum += (*at).value;
        at = (*at).next;
    }
    *dst.add(t()) = sum;
    *(*nodes).out.add(t()) = sum;
}
/// The distance, not the address.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn distances(dst: *mut usize) {
    let m = gpu_launch_sized_workgroup_mem::<f32>();
    let p = m.add(t());
    *p = 1.0;
    *dst.add(t()) = p as usize - m as usize;
    *dst.add(t() + n()) = p.offset_from(m) as usize;
    *dst.add(t() + 2 * n()) = p.is_aligned() as usize;
}
