//! Mistakes behind closures, iterators, generic functions, methods of traits and macros.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(target_arch = "amdgpu", feature(stdarch_amdgpu))]
#![allow(internal_features, static_mut_refs)]
use core::cell::{Cell, RefCell};
use core::mem::{ManuallyDrop, MaybeUninit};
use core::num::NonZeroU8;
use core::ops::{Add, Index, IndexMut};
use gpu::t;

/// A view of rows, as people write them.
struct Grid<T> {
    data: *mut T,
    width: usize,
    height: usize,
}

impl<T> Index<(usize, usize)> for Grid<T> {
    type Output = T;
    fn index(&self, (row, col): (usize, usize)) -> &T {
        unsafe { &*self.data.add(row * self.width + col) } // %at
    }
}

impl<T> IndexMut<(usize, usize)> for Grid<T> {
    fn index_mut(&mut self, (row, col): (usize, usize)) -> &mut T {
        debug_assert!(row < self.height + 1);
        unsafe { &mut *self.data.add(row * self.width + col) }
    }
}

trait Stencil {
    const RADIUS: usize;
    fn weight(&self, k: usize) -> f32;
    fn apply(&self, line: &[f32], at: usize) -> f32 {
        let mut sum = 0.0;
        for k in 0..=2 * Self::RADIUS {
            sum += self.weight(k) * line[at + k - Self::RADIUS]; // %line
        }
        sum
    }
}

struct Blur([f32; 3]);

impl Stencil for Blur {
    const RADIUS: usize = 1;
    fn weight(&self, k: usize) -> f32 {
        self.0[k]
        //% self.0[k + 1] => panic@here
        //% unsafe { *self.0.as_ptr().add(k + 1) } => out-of-bounds@here
        //% unsafe { *self.0.get_unchecked(3 - k) } => undefined-behaviour@here
    }
}

macro_rules! put {
    ($to:expr, $at:expr, $value:expr) => {
        *$to.add($at) = $value
    };
}

macro_rules! sum_of {
    ($($e:expr),*) => { 0 $(+ $e)* };
}

fn fold<T: Copy + Add<Output = T>>(values: &[T], first: T) -> T {
    values.iter().fold(first, |a, &b| a + b)
}

fn at<T: Copy>(p: *const T, i: usize) -> T {
    unsafe { p.add(i).read() }
}

fn keep<'a, F: Fn() -> u32>(f: F) -> impl Fn() -> u32 + 'a
where
    F: 'a,
{
    move || f() + 1
}

fn escaped() -> &'static mut u32 {
    let mut x = 7;
    unsafe { &mut *(&raw mut x) }
}

// run views block=16 x=f32[24] y=f32[16]! z=u32[16]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn views(x: *const f32, y: *mut f32, z: *mut u32) {
    let i = t();
    unsafe {
        let mut grid = Grid { data: z, width: 4, height: 4 };
        //% let mut grid = Grid { data: z.add(1), width: 4, height: 4 }; => out-of-bounds@cell
        //% let mut grid = Grid { data: z, width: 5, height: 4 }; => out-of-bounds@cell
        //% let mut grid = Grid { data: z.byte_add(1), width: 4, height: 4 }; => misaligned@cell, out-of-bounds@cell
        //% let mut grid = Grid { data: core::ptr::null_mut::<u32>(), width: 4, height: 4 }; => undefined-behaviour@cell, null-pointer@cell
        grid[(i / 4, i % 4)] = i as u32; // %cell
        //% grid[(i / 3, i % 3)] = i as u32; => out-of-bounds@here
        let own = grid[(i / 4, i % 4)]; // %read
        //% let own = grid[(4, i % 4)]; => out-of-bounds@here
        let line = core::slice::from_raw_parts(x, 18);
        //% let line = core::slice::from_raw_parts(x, 17); => panic@blur
        //% let line = core::slice::from_raw_parts(x, 25); => out-of-bounds@here
        //% let line = core::slice::from_raw_parts(x.byte_add(2), 18); => undefined-behaviour@here
        let blur = Blur([0.25, 0.5, 0.25]);
        let v = blur.apply(line, i + 1); // %blur
        //% let v = blur.apply(line, i); => panic@here
        //% let v = blur.apply(line, i + 2); => panic@here
        //% let v = blur.apply(&line[i..], 17 - i); => panic@here
        put!(y, i, v + own as f32);
        //% put!(y, i + 1, v); => out-of-bounds@here, uninitialised@back
        //% put!(y.byte_add(2), 0, v); => misaligned@here
        //% put!(x.cast_mut(), i, v); => read-only@here
        let back = at(y, i); // %back
        //% let back = at(y, 16); => out-of-bounds@here
        //% let back = at(y.cast::<f64>(), 8) as f32; => out-of-bounds@here
        //% let back = at(y.cast::<[f32; 4]>(), i)[0]; => out-of-bounds@here, uninitialised@here
        //% let back = at(y.wrapping_sub(1), 0); => out-of-bounds@here
        //% let back = at((y as usize as u32 as usize) as *const f32, 1); => invalid-pointer@here
        put!(y, i, back + 1.0);
    }
}

// run closures checks block=8 x=u32[8] out=u32[8]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn closures(x: *const u32, out: *mut u32) {
    let i = t();
    let xs = unsafe { core::slice::from_raw_parts(x, 8) };
    let get = |k: usize| xs[k];
    //% let get = |k: usize| xs[k + 1]; => panic@here
    //% let get = |k: usize| unsafe { *xs.get_unchecked(k + 1) }; => undefined-behaviour@here
    //% let get = |k: usize| unsafe { *x.add(8 + k) }; => out-of-bounds@here
    let a = get(i);
    let b: u32 = xs.iter().zip(xs.iter().rev()).map(|(p, q)| p * q).sum();
    //% let b: u32 = xs.iter().zip(xs.iter().rev()).map(|(p, q)| p - q).sum(); => panic@here
    //% let b: u32 = xs.iter().map(|p| p << 29).sum(); => panic@here
    //% let b: u32 = xs.iter().map(|p| 100 / p).sum(); => panic@here
    //% let b: u32 = xs.iter().map(|p| u8::try_from(p * 40).unwrap() as u32).sum(); => panic@here
    let c = xs.chunks_exact(2).map(|pair| pair[0] + pair[1]).max().unwrap();
    //% let c = xs.chunks_exact(2).map(|pair| pair[1] + pair[2]).max().unwrap(); => panic@here
    //% let c = xs.chunks_exact(0).map(|pair| pair[0] + pair[1]).max().unwrap(); => panic@here
    //% let c = xs.chunks(3).map(|part| part[2]).max().unwrap(); => panic@here
    //% let c = xs.windows(9).map(|pair| pair[0]).max().unwrap(); => panic@here
    let d = fold(&xs[..i], 1);
    //% let d = fold(&xs[..i + 1], u32::MAX - 27); => panic@here, panic@total
    //% let d = fold(&xs[i + 2..], 1); => panic@here
    //% let d = fold(&xs[i..4], 1); => panic@here
    let cell = RefCell::new(a);
    *cell.borrow_mut() += 1;
    //% let held = cell.borrow(); *cell.borrow_mut() += *held; => panic@here
    let e = cell.into_inner();
    let f = keep(|| xs[i])();
    //% let f = keep(|| xs[7 - i] - 7)(); => panic@here
    let g = sum_of!(a, e, xs[i], 1);
    //% let g = sum_of!(a, e, xs[i + 1], 1); => panic@here
    //% let g = sum_of!(a, u32::MAX - 6, 1); => panic@here, panic@total
    let h = *escaped_or(i, &7); // %h
    let text = b"abcdefgh";
    let j = text.iter().position(|&c| c == b'a' + i as u8).unwrap() as u32;
    //% let j = text.iter().position(|&c| c == b'b' + i as u8).unwrap() as u32; => panic@here
    //% let j = text.iter().position(|&c| c == b'b' + i as u8).expect("a letter") as u32; => panic@here
    let mut sorted = [3u32, 1, 2, i as u32];
    sorted.sort_unstable();
    sorted.swap(0, i % 4);
    //% sorted.swap(0, i); => panic@here
    sorted.rotate_left(i % 4);
    //% sorted.rotate_left(i); => panic@here
    let (left, right) = sorted.split_at(2);
    //% let (left, right) = sorted.split_at(i + 3); => panic@here, panic@copy
    let mut copy = [0; 4];
    copy[..2].copy_from_slice(left); // %copy
    //% copy[..1].copy_from_slice(left); => panic@here
    copy[2..].copy_from_slice(right);
    let k = copy.iter().copied().reduce(|p, q| p.max(q)).unwrap();
    let l = Some(i).filter(|k| *k < 8).unwrap() as u32;
    //% let l = Some(i).filter(|k| *k < 7).unwrap() as u32; => panic@here
    //% let l = Some(i).filter(|k| *k < 7).ok_or(3).unwrap() as u32; => panic@here
    let m = (i as i32 - 4).rem_euclid(3) as u32;
    //% let m = (i as i32 - 4).rem_euclid(i as i32 - 4) as u32; => panic@here
    //% let m = (i32::MIN + i as i32).abs() as u32; => panic@here
    //% let m = -(i32::MIN + i as i32) as u32; => panic@here
    //% let m = (i32::MIN / (i as i32 - 4)) as u32; => panic@here
    let n = (i + 1).next_multiple_of(4) as u32;
    //% let n = (i + 1).next_multiple_of(i) as u32; => panic@here
    let o = (i as u32 + 1).isqrt() + 5u32.pow(i as u32);
    //% let o = (i as u32 + 1).isqrt() + 25u32.pow(i as u32); => panic@here
    //% let o = (i as u32).ilog10(); => panic@here
    assert!(a < 8, "{a} of {i}");
    //% assert!(a < 7, "{a} of {i}"); => panic@here
    //% assert_eq!(a, xs[7 - i]); => panic@here
    //% assert_ne!(a, 3); => panic@here
    //% if a == 3 { todo!() } => panic@here
    //% if a == 3 { unimplemented!("three") } => panic@here
    //% debug_assert!(i < 7); => panic@here
    unsafe { *out.add(i) = a + b + c + d + e + f + g + h + j + k + l + m + n + o } // %total
}

fn escaped_or<'a>(i: usize, other: &'a u32) -> &'a u32 {
    if i < 8 { other } else { escaped() }
    //% if i < 7 { other } else { escaped() } => dangling-pointer@h
}

union Bits {
    word: u32,
    byte: u8,
    flag: bool,
}

#[derive(Clone, Copy)]
#[repr(u8)]
enum Kind {
    A,
    B,
    C,
}

struct Lazy<T> {
    value: MaybeUninit<T>,
    full: Cell<bool>,
}

impl<T: Copy> Lazy<T> {
    const fn new() -> Self {
        Lazy { value: MaybeUninit::uninit(), full: Cell::new(false) }
    }
    fn set(&mut self, value: T) {
        self.value.write(value);
        self.full.set(true);
    }
    fn get(&self) -> T {
        unsafe { self.value.assume_init() }
    }
}

// run values block=8 x=u8[8] out=u32[8]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn values(x: *const u8, out: *mut u32) {
    let i = t();
    unsafe {
        let bits = Bits { word: *x.add(i) as u32 };
        //% let bits = Bits { byte: *x.add(i) }; => uninitialised@word
        let word = bits.word; // %word
        let flag = Bits { word: word & 1 }.flag;
        //% let flag = Bits { word: word + 1 }.flag; => invalid-value@here
        let kind: Kind = core::mem::transmute((word % 3) as u8);
        //% let kind: Kind = core::mem::transmute(word as u8); => invalid-value@here
        let mut lazy = Lazy::<u32>::new();
        if i < 8 {
            //% if i < 7 { => uninitialised@lazy
            lazy.set(word);
        }
        let held = lazy.get() + 1; // %lazy
        let n = match kind {
            Kind::A => 1,
            Kind::B => 2,
            Kind::C => 3,
        };
        let kinds = core::slice::from_raw_parts(x as *const Kind, 3);
        //% let kinds = core::slice::from_raw_parts(x as *const Kind, 8); => invalid-value@count
        let count = kinds.iter().filter(|k| matches!(k, Kind::B)).count() as u32; // %count
        let small = NonZeroU8::new_unchecked(word as u8 + 1).get() as u32;
        //% let small = NonZeroU8::new_unchecked(word as u8).get() as u32; => undefined-behaviour@here
        let letter = char::from_u32_unchecked(97 + word);
        //% let letter = char::from_u32_unchecked(0xd800 + word); => undefined-behaviour@here
        let held2 = ManuallyDrop::new(held);
        let mut array = [0u32; 8];
        array.as_mut_ptr().copy_from(out, 8);
        //% array.as_mut_ptr().copy_from(out, 9); => out-of-bounds@here
        //% array.as_mut_ptr().copy_from(out.add(1), 8); => out-of-bounds@here
        //% array.as_mut_ptr().copy_from_nonoverlapping(array.as_ptr().add(2), 4); => undefined-behaviour@here
        array.as_mut_ptr().write_bytes(0, 8);
        //% array.as_mut_ptr().write_bytes(0, 9); => out-of-bounds@here
        //% array.as_mut_ptr().write_bytes(0, i + 2); => out-of-bounds@here
        array.swap(0, i);
        let span = array.as_ptr().add(i).offset_from(array.as_ptr()) as u32;
        //% let span = array.as_ptr().add(i).byte_add(1).offset_from(array.as_ptr()) as u32; => undefined-behaviour@here
        //% let span = (out as *const u32).offset_from(array.as_ptr()) as u32; => undefined-behaviour@here
        let last = out.add(i).read_volatile();
        //% let last = out.add(i + 1).read_volatile(); => out-of-bounds@here
        //% let last = out.byte_add(i).read_volatile(); => misaligned@here
        //% let last = core::ptr::read_unaligned(out.byte_add(4 * i + 1)); => out-of-bounds@here
        let one = array.iter().next().unwrap_unchecked();
        //% let one = array.iter().nth(i + 1).unwrap_unchecked(); => undefined-behaviour@here
        let r: &u32 = core::mem::transmute(out.add(i));
        //% let r: &u32 = core::mem::transmute(i * 4); => null-pointer@load
        let loaded = *r; // %load
        *out.add(i) = n + word + *held2 + flag as u32 + count + small + letter as u32 + span + last + one + loaded;
    }
}

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;
    pub fn t() -> usize {
        unsafe { _thread_idx_x() as usize }
    }
    pub fn b() -> usize {
        unsafe { _block_idx_x() as usize }
    }
    pub fn barrier() {
        unsafe { _syncthreads() }
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;
    pub fn t() -> usize {
        workitem_id_x() as usize
    }
    pub fn b() -> usize {
        workgroup_id_x() as usize
    }
    pub fn barrier() {
        s_barrier()
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}
