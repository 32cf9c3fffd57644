#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features)]

use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::ops::{Deref, DerefMut, Index, IndexMut};

unsafe fn ask<T>() -> *mut T {
    gpu_launch_sized_workgroup_mem()
}

// --- a callback that uses the memory

unsafe fn with_memory<T, R>(f: impl FnOnce(*mut T) -> R) -> R {
    f(ask::<T>())
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn callback_of_the_type(v: u32) {
    with_memory::<u32, _>(|p| *p = v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn callback_that_casts(v: u32) {
    with_memory::<u8, _>(|p| *p.cast::<u32>() = v);
                           //^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn callback_that_asks_itself(v: u32) {
    with_memory::<u8, _>(|p| {
        ask::<u32>();
        *p.cast::<u32>() = v
    });
}

// --- offsets that a callee returns

fn offset_of(part: usize) -> usize {
    match part {
        0 => 0,
        1 => 6,
        _ => 16,
    }
}

const fn up(at: usize, align: usize) -> usize {
    (at + align - 1) / align * align
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn offset_from_a_table(v: u32) {
    let p = ask::<u64>().byte_add(offset_of(1)) as *mut u32;
    *p = v;
  //^^^^^^ warning[workgroup-mem-offset-misaligned]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn right_offset_from_a_table(v: u32) {
    let p = ask::<u64>().byte_add(offset_of(2)) as *mut u32;
    *p = v;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn some_offset_from_a_table(v: u32, part: usize) {
    let p = ask::<u64>().byte_add(offset_of(part)) as *mut u32;
    *p = v;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn rounded_by_a_callee(v: u64, n: usize) {
    let p = ask::<u64>().byte_add(up(n, 8));
    *p = v;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn rounded_by_a_callee_to_less(v: u64) {
    let p = ask::<u64>().byte_add(up(9, 4));
    *p = v;
  //^^^^^^ warning[workgroup-mem-offset-misaligned]
}

// --- methods, traits, operators

trait Region {
    type Element;
    unsafe fn start() -> *mut Self::Element;
    unsafe fn put(v: Self::Element) {
        Self::start().write(v)
      //^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
    }
}

struct Words;
impl Region for Words {
    type Element = u32;
    unsafe fn start() -> *mut u32 {
        ask::<u32>()
    }
    unsafe fn put(v: u32) {
        Self::start().write(v)
    }
}

struct Doubles;
impl Region for Doubles {
    type Element = f64;
    unsafe fn start() -> *mut f64 {
        ask::<f32>().cast()
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn trait_with_its_type(v: u32) {
    Words::put(v)
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn trait_with_another_type(v: f64) {
    Doubles::put(v)
}

struct Tile<T>(*mut T);
impl<T> Deref for Tile<T> {
    type Target = T;
    fn deref(&self) -> &T {
        unsafe { &*self.0 }
    }
}
impl<T> DerefMut for Tile<T> {
    fn deref_mut(&mut self) -> &mut T {
        unsafe { &mut *self.0 }
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn behind_a_smart_pointer(v: u32) {
    let mut tile = Tile(ask::<u32>());
    *tile = v;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn behind_a_smart_pointer_to_more(v: u64) {
    let mut tile = Tile(ask::<u32>().cast::<u64>());
    *tile = v;
  //^^^^^^^^^ warning[workgroup-mem-misaligned]
}

struct Rows {
    start: *mut u8,
    pitch: usize,
}
impl Index<usize> for Rows {
    type Output = u32;
    fn index(&self, row: usize) -> &u32 {
        unsafe { &*self.start.add(row * self.pitch).cast() }
    }
}
impl IndexMut<usize> for Rows {
    fn index_mut(&mut self, row: usize) -> &mut u32 {
        unsafe { &mut *self.start.add(row * self.pitch).cast() }
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn rows_of_whole_words(v: u32) {
    let mut rows = Rows { start: ask::<u32>().cast(), pitch: 12 };
    rows[_thread_idx_x() as usize] = v;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn rows_that_begin_between_words(v: u32) {
    let mut rows = Rows { start: ask::<u32>().cast::<u8>().add(2), pitch: 12 };
    rows[_thread_idx_x() as usize] = v;
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]
}

// --- pointers in aggregates that functions pass on

#[derive(Clone, Copy)]
struct Parts {
    keys: *mut u8,
    sums: *mut u64,
}

unsafe fn parts<const KEYS: usize>() -> Parts {
    let keys = ask::<u64>().cast::<u8>();
    Parts { keys, sums: keys.add(KEYS).cast() }
}

unsafe fn fill(parts: &Parts, v: u64) {
    *parts.keys = 1;
    *parts.sums = v;
}

unsafe fn fill_badly(parts: Parts, v: u64) {
    *parts.keys = 1;
    *parts.sums = v;
  //^^^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn parts_at_a_multiple(v: u64) {
    fill(&parts::<256>(), v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn parts_between(v: u64) {
    fill_badly(parts::<100>(), v);
}

unsafe fn pair() -> (*mut u8, Option<*mut u8>) {
    let p = ask::<u16>().cast::<u8>();
    (p, Some(p.add(2)))
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn out_of_a_tuple_and_an_option(v: u16) {
    let (first, second) = pair();
    *first.cast::<u16>() = v;
    if let Some(second) = second {
        *second.cast::<u16>() = v;
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn out_of_a_tuple_and_an_option_as_more(v: u32) {
    let (first, _) = pair();
    first.cast::<u32>().write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
}

// --- who has asked before the call

unsafe fn store_double(p: *mut u8, v: f64) {
    p.cast::<f64>().write(v);
}

unsafe fn ask_and_store(v: f64) {
    let p = ask::<f64>();
    store_double(p.cast(), v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn caller_asks_then_callee_uses(v: f64) {
    let bytes = ask::<u8>();
    ask::<f64>();
    store_double(bytes, v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn callee_asks_in_an_earlier_call(v: f64) {
    let bytes = ask::<u8>();
    ask_and_store(v);
    store_double(bytes.add(8), v);
}

unsafe fn ask_if(wide: bool) {
    if wide {
        ask::<f64>();
    }
}

unsafe fn store_last(p: *mut u8, v: f64) {
    p.cast::<f64>().write(v);
  //^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-misaligned]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn callee_asks_on_one_way(v: f64, wide: bool) {
    let bytes = ask::<u8>();
    ask_if(wide);
    store_last(bytes, v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn callee_is_told_to_ask(v: f64) {
    let bytes = ask::<u8>();
    ask_if(true);
    store_double(bytes, v);
}

unsafe fn walk(mut p: *mut u8, step: usize, count: usize, v: u32) {
    for _ in 0..count {
        *p.cast::<u32>() = v;
        p = p.add(step);
    }
}

unsafe fn walk_badly(mut p: *mut u8, step: usize, count: usize, v: u32) {
    p = p.add(1);
    for _ in 0..count {
        *p.cast::<u32>() = v;
      //^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]
        p = p.add(step);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn loop_in_a_callee(v: u32, n: usize) {
    walk(ask::<u32>().cast(), 8, n, v);
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn loop_in_a_callee_that_begins_between(v: u32, n: usize) {
    walk_badly(ask::<u32>().cast(), 8, n, v);
}

// --- recursion by generics, function pointers, iterators

trait Level {
    unsafe fn place(p: *mut u8) -> *mut u8;
}
struct Ground;
struct Above<L>(L);
impl Level for Ground {
    unsafe fn place(p: *mut u8) -> *mut u8 {
        p
    }
}
impl<L: Level> Level for Above<L> {
    unsafe fn place(p: *mut u8) -> *mut u8 {
        L::place(p).add(2)
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn two_levels_up(v: u32) {
    *<Above<Above<Ground>>>::place(ask::<u32>().cast()).cast::<u32>() = v;
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn three_levels_up(v: u32) {
    *<Above<Above<Above<Ground>>>>::place(ask::<u32>().cast()).cast::<u32>() = v;
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn offsets_of_an_iterator(v: u32) {
    let start = ask::<u32>().cast::<u8>();
    for at in (0..64).step_by(4) {
        start.add(at).cast::<u32>().write(v);
    }
}

#[no_mangle]
pub unsafe extern "gpu-kernel" fn offsets_of_an_iterator_between(v: u32) {
    let start = ask::<u32>().cast::<u8>();
    (2..64).step_by(4).for_each(|at| start.add(at).cast::<u32>().write(v));
                                   //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[workgroup-mem-offset-misaligned]
}
