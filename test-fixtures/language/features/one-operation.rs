//! Functions of `core` that are one operation: called, as pointers and arguments, through trait objects, in constants.
use core::cell::{Cell, UnsafeCell};
use core::mem::{ManuallyDrop, MaybeUninit};
use core::ops::{Deref, DerefMut};
use core::ptr::NonNull;
#[derive(Clone, Copy, PartialEq, Debug)]
struct Big([u64; 5], u8);
fn apply<A, R>(f: impl Fn(A) -> R, a: A) -> R { f(a) }
fn through(d: &dyn Deref<Target = Big>) -> u64 { d.0[1] ^ d.1 as u64 }
fn change(d: &mut dyn DerefMut<Target = Big>) { d.0[2] += 5; }
const LEN: usize = { let a: &[u8] = &[1, 2, 3]; a.len() + a.is_empty() as usize + core::mem::size_of::<Big>() };
static TABLE: [fn(&[u32]) -> usize; 2] = [<[u32]>::len, |s| s.len() * 2];
static EMPTY: fn(&[u32]) -> bool = <[u32]>::is_empty;
pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0];
    let v = [x as u32, 2, 3, 4];
    let s = &v[..(x % 5) as usize];
    out.put(TABLE[(x % 2) as usize](s) as u64 ^ (EMPTY(s) as u64) << 8 ^ LEN as u64);
    out.put(apply(<[u32]>::len, s) as u64 ^ apply(<[u32]>::is_empty, s) as u64);
    let lists: [&[u32]; 3] = [s, &v, &[]];
    out.put(lists.iter().copied().map(<[u32]>::len).sum::<usize>() as u64);
    let p: fn(&[u32]) -> *const u32 = <[u32]>::as_ptr;
    out.put(unsafe { *p(&v) } as u64);
    let big = Big([x, x ^ 1, 2, 3, 4], x as u8);
    let r: unsafe fn(*const Big) -> Big = core::ptr::read;
    out.put(unsafe { r(&big) }.0[1]);
    out.put(unsafe { [&raw const big].map(|p| p.read()) }[0].0[0]);
    let mut m = ManuallyDrop::new(big);
    out.put(through(&m));
    change(&mut m);
    out.put(m.0[2]);
    let w: unsafe fn(*mut Big, Big) = core::ptr::write;
    let mut slot = MaybeUninit::<Big>::uninit();
    unsafe { w(slot.as_mut_ptr(), big) };
    out.put(unsafe { apply(|s: &MaybeUninit<Big>| (*MaybeUninit::as_ptr(s)).0[4], &slot) });
    let c = UnsafeCell::new(big);
    let g: fn(&UnsafeCell<Big>) -> *mut Big = UnsafeCell::get;
    unsafe { (*g(&c)).0[0] = 77; (*c.get()).0[1] ^= 1 };
    out.put(c.into_inner().0[0]);
    let n = NonNull::from(&big);
    out.put(unsafe { (*apply(NonNull::as_ptr, n)).0[3] });
    let cell = Cell::new(x);
    unsafe { *cell.as_ptr() += 3 };
    out.put(cell.get());
    let mut iter = [1u64, x, 3].into_iter();
    let again: core::array::IntoIter<u64, 3> = apply(IntoIterator::into_iter, iter.clone());
    iter.next();
    out.put(again.sum::<u64>() ^ iter.into_iter().sum::<u64>());
    let mut it = v.iter();
    for a in it.by_ref().into_iter() { if *a == 2 { break } }
    out.put(it.into_iter().copied().map(u64::from).sum::<u64>());
    let q = unsafe { v.as_ptr().add((x % 4) as usize) };
    out.put(unsafe { *q } as u64 ^ unsafe { q.cast::<u8>().wrapping_add(1).read() } as u64);
    out.put(unsafe { core::slice::from_raw_parts(q.wrapping_add(1).wrapping_offset(-1), 1) }[0] as u64);
    let fat: *const [u32] = &v[1..];
    out.put(unsafe { *fat.cast::<u32>() } as u64);
    let d: *const dyn Fn() -> u64 = &|| 5;
    out.put(d.cast::<u8>().is_null() as u64);
    let sz: fn() -> usize = core::mem::size_of::<Big>;
    out.put(sz() as u64 ^ apply(|()| core::mem::align_of::<u16>(), ()) as u64);
    let z: &[()] = &[(); 7];
    out.put(z.len() as u64 ^ z.iter().count() as u64 ^ unsafe { z.as_ptr().add(3).read(); 1 });
    let copy = { let b2 = big; unsafe { core::ptr::read(&b2) } };
    let mut changed = unsafe { core::ptr::read(&raw const copy) };
    changed.0[0] ^= 9;
    out.put(copy.0[0] ^ changed.0[0]);
    let swapped = { let mut a = big; let b = unsafe { (&raw const a).read() }; a.0[1] = 1; b.0[1] ^ a.0[1] };
    out.put(swapped);
}

//@ expect: 31 1 5 1 0 1 1 7 4 4d 3 4 1 7 2 2 2 0 32 1 9 1
//@ expect: 133 1 4 7b1dcdaf e220a8397b1dcdae e220a8397b1dcdaf e220a8397b1dcd01 7 4 4d 3 e220a8397b1dcdb2 1 7 4 4 2 0 32 1 9 e220a8397b1dcdaf
//@ expect: 133 1 4 0 1 0 1 7 4 4d 3 3 7 7 0 0 2 0 32 1 9 0
