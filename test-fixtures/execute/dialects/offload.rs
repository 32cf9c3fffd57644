//! Mistakes in kernels of rustc's offload, with their launches.
#![no_std]
#![feature(core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, gpu_offload, stdarch_nvptx)]
#![allow(internal_features)]
use core::arch::nvptx::{_block_dim_x, _block_idx_x, _syncthreads, _thread_idx_x};
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::offload::{offload, offload_kernel};

fn at() -> usize { unsafe { (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize } }

/// Mixes two lines by what a closure says.
fn mix<F: Fn(usize, f32, f32) -> f32>(out: &mut f32, (a, b): (f32, f32), k: usize, f: F) {
    *out = f(k, a, b); // %store
}

// spec {"kernel":"blend","grid":4,"block":32,"args":{"a":"i","b":"[2 * i; 128]","out":"[0; 128]","by":0.5,"n":120}}
#[offload_kernel]
fn blend(a: &[f32; 128], b: &[f32], out: *mut f32, by: f32, n: u32) {
    let i = at();
    if i < n as usize {
        //% if i <= n as usize { => nothing
        //% { => panic@less
        let pair = (a[i], b[i]);
        //% let pair = (a[i + 9], b[i]); => panic@here
        //% let pair = (a[i], b[n as usize + 8]); => panic@here
        //% let pair = (a[i + 8], b[i]); => nothing
        //% let pair = (a[i], unsafe { *b.get_unchecked(i + 9) }); => undefined-behaviour@here
        //% let pair = (a[i], unsafe { *a.as_ptr().add(i + 9) }); => out-of-bounds@here
        //% let pair = (a[i], b.iter().rev().nth(128 - i).copied().unwrap()); => panic@here
        let out = unsafe { &mut *out.add(i) };
        //% let out = unsafe { &mut *out.add(i + 9) }; => out-of-bounds@store
        //% let out = unsafe { &mut *out.byte_add(i) }; => misaligned@here
        //% let out = unsafe { &mut *core::ptr::null_mut::<f32>() }; => null-pointer@here
        let k = n as usize - i; // %less
        //% let k = i - n as usize; => panic@here
        //% let k = (n as u8 + i as u8) as usize; => nothing
        //% let k = (n as u8 + i as u8 + 20) as usize; => panic@here
        mix(out, pair, k, |k, p, q| p + by * q / k as f32); // %mix
        //% mix(out, pair, k, |k, p, q| p + by * q / (100 / (k - 1)) as f32); => panic@here
        //% *out = pair.0; if i == 7 { panic!("seven") } => panic@here
    }
}

// spec {"kernel":"turn","grid":2,"block":64,"workgroup_mem":256,"args":{"data":"i","flags":"[1; 2]"}}
#[offload_kernel]
fn turn(data: &mut [f32; 128], flags: *mut u8) {
    unsafe {
        let tile = gpu_launch_sized_workgroup_mem::<f32>();
        let t = _thread_idx_x() as usize;
        *tile.add(t) = data[at()]; // %put
        //% *tile.add(t + 1) = data[at()]; => workgroup-memory@here
        //% if t != 5 { *tile.add(t) = data[at()]; } => uninitialised@turned
        //% (tile as *mut u64).byte_add(4 * t).write(0); => undefined-behaviour@here
        _syncthreads();
        //% => workgroup-race@put
        //% if t < 32 { _syncthreads() } => barrier-divergence@here, workgroup-race@turned
        //% if t < 64 { _syncthreads() } => nothing
        data[at()] = *tile.add(63 - t); // %turned
        //% data[at()] = *tile.add(64 - t); => workgroup-memory@here
        //% data[at() * 2] = *tile.add(63 - t); => panic@here, global-race@put
        //% data[t] = *tile.add(63 - t); => global-race@here
        let on = core::mem::transmute::<u8, bool>(*flags.add(t % 2));
        //% let on = core::mem::transmute::<u8, bool>(*flags.add(t % 2) + 1); => invalid-value@here
        //% let on = *flags.add(t % 3) == 1; => out-of-bounds@here
        if on && t == 64 { core::hint::unreachable_unchecked() }
        //% if on && t == 63 { core::hint::unreachable_unchecked() } => undefined-behaviour@here
    }
}

pub fn launches(a: &mut [f32; 128], b: &mut [f32], out: *mut f32, flags: *mut u8) {
    offload! { kernel = blend, workgroup_dim = [4, 1, 1], thread_dim = [32, 1, 1], args = (&*a, &*b, out, 0.5f32, 120u32) }
    offload! { kernel = turn, workgroup_dim = [2, 1, 1], thread_dim = [64, 1, 1], dyn_cache = 256, args = (a, flags) }
}

#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
