//! Mistakes in pipelines of iterators, in tiles, hash tables, searches and half floats.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, f16, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![allow(internal_features)]
use core::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};
use gpu::{b, barrier, t};

trait Scalar: Copy {
    const ZERO: Self;
    fn of(x: f32) -> Self;
    fn plus(self, other: Self) -> Self;
    fn wide(self) -> f32;
}

impl Scalar for f16 {
    const ZERO: f16 = 0.0;
    fn of(x: f32) -> f16 { x as f16 }
    fn plus(self, other: f16) -> f16 { self + other }
    fn wide(self) -> f32 { self as f32 }
}

/// The last elements of a line, as many as are wanted.
struct Tail<'a, T> { line: &'a [T], left: usize }

impl<'a, T: Copy> Iterator for Tail<'a, T> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        self.left = self.left.checked_sub(1)?;
        //% self.left = self.left - 1; => panic@here
        //% if self.left == 0 { return None } self.left -= 1; => nothing
        Some(self.line[self.line.len() - 1 - self.left])
        //% Some(self.line[self.line.len() - self.left]) => panic@here
        //% Some(unsafe { *self.line.as_ptr().add(self.line.len() - self.left + 2) }) => out-of-bounds@here
        //% Some(unsafe { *self.line.as_ptr().add(self.line.len() - self.left) }) => nothing
        //% Some(unsafe { *self.line.get_unchecked(self.line.len() - self.left) }) => undefined-behaviour@here
        //% Some(self.line[self.left]) => nothing
    }
}

fn best<K: PartialOrd + Copy>(keys: impl Iterator<Item = K>, mut less: impl FnMut(K, K) -> bool) -> Option<K> {
    keys.reduce(|a, c| if less(a, c) { c } else { a })
}

// run windows grid=2 block=32 checks x=u32[66] out=u32[64]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn windows(x: *const u32, out: *mut u32) {
    let i = b() * 32 + t();
    unsafe {
        let line = core::slice::from_raw_parts(x, 66);
        //% let line = core::slice::from_raw_parts(x, 67); => out-of-bounds@here
        let near = &line[i..i + 3];
        //% let near = &line[i..i + 4]; => panic@here
        //% let near = line.get_unchecked(i + 1..i + 4); => undefined-behaviour@here
        //% let near = &line[i..][..2]; => nothing
        let sum: u32 = near.windows(2).map(|w| w[0].abs_diff(w[1])).sum();
        //% let sum: u32 = near.windows(2).map(|w| w[0] - w[1]).sum(); => panic@here
        //% let sum: u32 = near.windows(2).map(|w| w[0].wrapping_sub(w[1])).fold(0u32, |a, d| a.wrapping_add(d)) % 8; => nothing
        //% let sum: u32 = near.windows(2).map(|w| w[0].abs_diff(w[2])).sum(); => panic@here
        let calls = core::cell::Cell::new(0u8);
        let most = best(near.iter().copied(), |p, q| { calls.set(calls.get() + 1); p < q }).unwrap();
        //% let most = best(near.iter().copied(), |p, q| { calls.set(calls.get() + 200); p < q }).unwrap(); => panic@here
        //% let most = best(near.iter().copied().skip(i % 4), |p, q| p < q).unwrap(); => panic@here
        //% let most = best(near.iter().copied(), |_, _| false).unwrap_unchecked(); => nothing
        let tail: u32 = Tail { line: near, left: i % 3 }.sum();
        let pairs: u32 = near.chunks_exact(2).zip([1, 10]).map(|(c, k)| c[0] * k + c[1]).sum();
        //% let pairs: u32 = near.chunks(2).zip([1, 10]).map(|(c, k)| c[0] * k + c[1]).sum(); => panic@here
        *out.add(i) = sum + most + tail + pairs + calls.get() as u32;
        //% *out.add(i + 1) = sum + most + tail + pairs; => out-of-bounds@here
        //% (out as *mut u64).add(i / 2).write((sum + most + tail + pairs) as u64); => nothing
        //% (out as *mut u64).byte_add(4 * i).write((sum + most) as u64); => undefined-behaviour@here
        //% *(out as *mut u64).byte_add(4 * i % 256) = (sum + most) as u64; => misaligned@here
    }
}

// run turn block=64 bytes=288 x=f32[64] out=f32[64]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn turn(x: *const f32, out: *mut f32) {
    let (row, col) = (t() / 8, t() % 8);
    unsafe {
        let tile = core::intrinsics::gpu::gpu_launch_sized_workgroup_mem::<[[f32; 9]; 8]>();
        (*tile)[row][col] = *x.add(t());
        //% (*tile)[row][col + 2] = *x.add(t()); => panic@here
        //% (*tile)[row][col + 1] = *x.add(t()); => uninitialised@load
        //% (tile as *mut f32).add(row * 10 + col).write(*x.add(t())); => workgroup-memory@here
        //% (tile as *mut f32).add(row * 9 + col).write(*x.add(t())); => nothing
        barrier();
        //% if row < 7 { barrier(); } => barrier-divergence@here
        let v = (*tile)[col][row]; // %load
        //% let v = (*tile)[col][row + 1]; => uninitialised@here
        //% let v = *(tile as *const f32).add(col * 9 + row + 1); => uninitialised@here
        //% let v = *(tile as *const f32).add(col * 10 + row); => workgroup-memory@here, uninitialised@here
        *out.add(t()) = v;
    }
}

const EMPTY: u64 = u64::MAX;

fn place(key: u64, slots: usize) -> usize {
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 59) as usize % slots
    //% (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 64) as usize % slots => panic@here
    //% (key * 0x9e37_79b9_7f4a_7c15) as usize % slots => panic@here
    //% (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 60) as usize % (slots / 2) => nothing
    //% (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 59) as usize % (slots - 32) => panic@here
    //% (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 57) as usize => out-of-bounds@probe
}

// run count block=32 checks x=u32[32] table=u64[32] out=u32[32]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn count(x: *const u32, table: *mut u64, out: *mut u32) {
    unsafe {
        let key = *x.add(t()) as u64 + 100;
        AtomicU64::from_ptr(table.add(t())).store(EMPTY, Relaxed);
        barrier();
        let mut at = place(key, 32);
        let mut steps = 0u32;
        loop {
            let slot = AtomicU64::from_ptr(table.add(at));
            match slot.compare_exchange(EMPTY, key, Relaxed, Relaxed) { // %probe
                Ok(_) => break,
                Err(other) if other == key => break,
                Err(_) => at = (at + 1) % 32,
                //% Err(_) => at = at + 1, => out-of-bounds@probe
                //% Err(_) => at = (at + 1) & 31, => nothing
            }
            steps += 1;
            //% assert!(steps < 3, "no room for {key}"); steps += 1; => panic@here
        }
        AtomicU32::from_ptr(out.add(at % 4)).fetch_add(1, Relaxed);
        //% AtomicU32::from_ptr(out.add(at + 1)).fetch_add(1, Relaxed); => out-of-bounds@here
        //% AtomicU32::from_ptr(out.byte_add(at % 4)).fetch_add(1, Relaxed); => misaligned@here
        //% AtomicU64::from_ptr(out.add(at % 4 * 2) as *mut u64).fetch_add(1, Relaxed); => nothing
    }
}

fn search<T, F: Fn(&T) -> bool>(line: &[T], before: F) -> usize {
    let (mut low, mut high) = (0, line.len());
    while low < high {
        let mid = low + (high - low) / 2;
        //% let mid = (high - low) / 2 - low; => panic@here
        //% let mid = (low + high) / 2; => nothing
        if before(&line[mid]) { low = mid + 1 } else { high = mid } // %index
        //% if before(&line[mid + 1]) { low = mid + 1 } else { high = mid } => panic@here
    }
    low
}

// run find block=64 checks x=u64[64] out=u64[64]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn find(x: *const u64, out: *mut u64) {
    let i = t();
    unsafe {
        let line = core::slice::from_raw_parts(x, 64);
        let at = search(line, |&v| v < i as u64 * 2);
        let share = u64::MAX / (at as u64 + 1);
        //% let share = u64::MAX / (i as u64); => panic@here
        //% let share = u64::MAX - u64::MAX % (i as u64); => panic@here
        //% let share = u64::MAX.checked_div(i as u64).unwrap_or(1); => nothing
        //% let share = i64::MIN / (i as i64 - 1); => panic@here
        let bits = share.leading_zeros() + 1;
        let high = share >> (64 - bits);
        //% let high = share << (bits + 60); => panic@here
        //% let high = share.unchecked_shr(64 - bits); => nothing
        //% let high = share.unchecked_shr(64 - bits + 1); => undefined-behaviour@here
        //% let high = share.unchecked_shl(bits + 60); => undefined-behaviour@here
        let sum = share.wrapping_add(high);
        //% let sum = share + high + (u64::MAX - 5); => panic@here
        //% let sum = share.unchecked_add(high << 60 | 1 << 63); => undefined-behaviour@here
        let low: u32 = u32::try_from(sum & 0xffff_ffff).unwrap();
        //% let low: u32 = u32::try_from(sum).unwrap(); => panic@here
        *out.add(i) = low as u64;
    }
}

fn total<S: Scalar>(parts: &[S]) -> S {
    parts.iter().fold(S::ZERO, |a, &c| a.plus(c))
    //% (0..=parts.len()).fold(S::ZERO, |a, k| a.plus(parts[k])) => panic@here
    //% (0..=parts.len()).fold(S::ZERO, |a, k| a.plus(unsafe { *parts.as_ptr().add(k) })) => uninitialised@sum
    //% (0..parts.len()).fold(S::ZERO, |a, k| a.plus(unsafe { *parts.as_ptr().add(k) })) => nothing
}

// run halves block=32 checks x=f32[32] out=f32[32]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn halves(x: *const f32, out: *mut f32) {
    unsafe {
        let mut parts = [core::mem::MaybeUninit::<f16>::uninit(); 8];
        let n = t() % 7 + 1;
        for (k, part) in parts.iter_mut().enumerate().take(n) {
            //% for (k, part) in parts.iter_mut().enumerate().take(n - 1) { => uninitialised@sum
            part.write(f16::of(*x.add(t()) + k as f32));
        }
        let known = core::slice::from_raw_parts(parts.as_ptr() as *const f16, n);
        //% let known = core::slice::from_raw_parts(parts.as_ptr() as *const f16, n + 1); => uninitialised@sum
        //% let known = core::slice::from_raw_parts(parts.as_ptr().byte_add(1) as *const f16, n); => undefined-behaviour@here
        let sum = total(known).wide(); // %sum
        *out.add(t()) = sum;
        //% *(out as *mut f16).add(t() * 2 + 1) = total(known); => nothing
        //% *(out as *mut f16).add(t() * 3) = total(known); => out-of-bounds@here
        //% *out.add(t()) = *out.sub(n) + sum; => out-of-bounds@here
    }
}

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;
    pub fn t() -> usize { unsafe { _thread_idx_x() as usize } }
    pub fn b() -> usize { unsafe { _block_idx_x() as usize } }
    pub fn barrier() { unsafe { _syncthreads() } }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! { unsafe { trap() } }
}
