//! A growable vector on an array of MaybeUninit: Deref to slices, Extend, FromIterator, IntoIterator, Drop, retain, drain.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        (unsafe { _thread_idx_x() }) as usize
    }
    pub fn block_idx() -> usize {
        (unsafe { _block_idx_x() }) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { _block_dim_x() }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;
    use core::intrinsics::gpu::amdgpu_dispatch_ptr;

    pub fn thread_idx() -> usize {
        (workitem_id_x()) as usize
    }
    pub fn block_idx() -> usize {
        (workgroup_id_x()) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::mem::MaybeUninit;
use core::ops::{Deref, DerefMut};
use core::ptr;

pub struct ArrayVec<T, const CAP: usize> {
    items: [MaybeUninit<T>; CAP],
    len: usize,
}

#[derive(Debug, PartialEq, Eq, Clone, Copy)]
pub struct Full<T>(pub T);

impl<T, const CAP: usize> ArrayVec<T, CAP> {
    const EMPTY_SLOT: MaybeUninit<T> = MaybeUninit::uninit();

    pub const fn new() -> Self {
        ArrayVec {
            items: [Self::EMPTY_SLOT; CAP],
            len: 0,
        }
    }
    pub fn try_push(&mut self, value: T) -> Result<&mut T, Full<T>> {
        match self.items.get_mut(self.len) {
            Some(slot) => {
                self.len += 1;
                Ok(slot.write(value))
            }
            None => Err(Full(value)),
        }
    }
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(unsafe { self.items[self.len].assume_init_read() })
    }
    pub fn insert(&mut self, at: usize, value: T) {
        assert!(at <= self.len && self.len < CAP, "no room at {at}");
        unsafe {
            let p = self.as_mut_ptr().add(at);
            ptr::copy(p, p.add(1), self.len - at);
            p.write(value);
        }
        self.len += 1;
    }
    pub fn remove(&mut self, at: usize) -> T {
        assert!(at < self.len);
        unsafe {
            let p = self.as_mut_ptr().add(at);
            let value = p.read();
            ptr::copy(p.add(1), p, self.len - at - 1);
            self.len -= 1;
            value
        }
    }
    pub fn retain(&mut self, mut keep: impl FnMut(&mut T) -> bool) {
        let mut to = 0;
        for from in 0..self.len {
            let item = unsafe { &mut *self.as_mut_ptr().add(from) };
            if keep(item) {
                unsafe { ptr::copy(item, self.as_mut_ptr().add(to), 1) };
                to += 1;
            } else {
                unsafe { ptr::drop_in_place(item) };
            }
        }
        self.len = to;
    }
    pub fn clear(&mut self) {
        let all: *mut [T] = &mut **self;
        self.len = 0;
        unsafe { ptr::drop_in_place(all) };
    }
}

impl<T, const CAP: usize> Deref for ArrayVec<T, CAP> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        unsafe { core::slice::from_raw_parts(self.items.as_ptr().cast(), self.len) }
    }
}
impl<T, const CAP: usize> DerefMut for ArrayVec<T, CAP> {
    fn deref_mut(&mut self) -> &mut [T] {
        unsafe { core::slice::from_raw_parts_mut(self.items.as_mut_ptr() as *mut T, self.len) }
    }
}
impl<T, const CAP: usize> Drop for ArrayVec<T, CAP> {
    fn drop(&mut self) {
        self.clear();
    }
}
impl<T, const CAP: usize> Extend<T> for ArrayVec<T, CAP> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, iter: I) {
        iter.into_iter().for_each(|v| {
            let _ = self.try_push(v);
        });
    }
}
impl<T, const CAP: usize> FromIterator<T> for ArrayVec<T, CAP> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        let mut out = Self::new();
        out.extend(iter);
        out
    }
}
pub struct IntoIter<T, const CAP: usize> {
    vec: ArrayVec<T, CAP>,
    at: usize,
}
impl<T, const CAP: usize> Iterator for IntoIter<T, CAP> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        if self.at == self.vec.len {
            self.vec.len = 0;
            return None;
        }
        self.at += 1;
        Some(unsafe { self.vec.items[self.at - 1].assume_init_read() })
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.vec.len - self.at;
        (left, Some(left))
    }
}
impl<T, const CAP: usize> Drop for IntoIter<T, CAP> {
    fn drop(&mut self) {
        for i in self.at..self.vec.len {
            unsafe { self.vec.items[i].assume_init_drop() };
        }
        self.vec.len = 0;
    }
}
impl<T, const CAP: usize> IntoIterator for ArrayVec<T, CAP> {
    type Item = T;
    type IntoIter = IntoIter<T, CAP>;
    fn into_iter(self) -> IntoIter<T, CAP> {
        IntoIter { vec: self, at: 0 }
    }
}
impl<'a, T, const CAP: usize> IntoIterator for &'a ArrayVec<T, CAP> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
impl<T: PartialEq, const A: usize, const B: usize> PartialEq<ArrayVec<T, B>> for ArrayVec<T, A> {
    fn eq(&self, other: &ArrayVec<T, B>) -> bool {
        **self == **other
    }
}

use core::cell::Cell;

#[derive(PartialEq)]
struct Counted<'c>(u32, &'c Cell<u32>);
impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.1.set(self.1.get() + self.0);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn vectors(
    data: *const u32,
    stride: usize,
    rows: usize,
    out: *mut [u32; 8],
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i >= rows {
        return;
    }
    let row = unsafe { core::slice::from_raw_parts(data.add(i * stride), stride) };
    let mut sorted: ArrayVec<u32, 12> = ArrayVec::new();
    for &v in row.iter().take(11) {
        let at = sorted.partition_point(|&x| x < v);
        sorted.insert(at, v);
    }
    let removed = sorted.remove(i % sorted.len());
    let evens: ArrayVec<u32, 6> = sorted.iter().copied().filter(|v| v % 2 == 0).collect();
    let mut full = 0;
    let mut small = ArrayVec::<_, 4>::new();
    for v in &sorted {
        if let Err(Full(v)) = small.try_push((*v, v.count_ones())) {
            full += v.1;
        }
    }
    sorted.retain(|v| {
        *v += 1;
        *v % 3 != 0
    });
    small.swap(0, 3);
    let dropped = Cell::new(0);
    let partial;
    {
        let mut guards: ArrayVec<Counted, 8> =
            row.iter().map(|&v| Counted(v & 0xff, &dropped)).collect();
        guards.pop();
        let mut iter = guards.into_iter();
        partial = iter.by_ref().take(3).map(|c| c.0).sum::<u32>();
    }
    let results = [
        removed,
        evens.iter().sum(),
        evens.len() as u32 * 100 + sorted.len() as u32,
        full,
        small.last().map_or(0, |&(v, n)| v ^ n),
        sorted.iter().rev().fold(7, |a, b| a * 3 ^ b),
        partial * 65536 + dropped.get(),
        (evens == small.iter().map(|p| p.0).collect::<ArrayVec<u32, 3>>()) as u32,
    ];
    unsafe { *out.add(i) = results };
}
