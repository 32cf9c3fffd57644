//@ depends: bitflags = "1"
//@ depends: either = { version = "1", default-features = false }
//@ depends: arrayvec = { version = "0.7", default-features = false }

//! Flags, either of two types, vectors of fixed capacity.

use arrayvec::{ArrayString, ArrayVec};
use either::{Either, Left, Right};

bitflags::bitflags! {
    #[derive(Default)]
    struct Flags: u32 {
        const A = 1;
        const B = 2;
        const C = 4;
        const ALL = Self::A.bits | Self::B.bits | Self::C.bits;
    }
}

struct D<'a>(&'a core::cell::Cell<u64>, u64);
impl Drop for D<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get() * 7 + self.1);
    }
}
pub fn answers(put: &mut impl FnMut(u64)) {
    let mut f = Flags::A | Flags::C;
    put(f.bits() as u64);
    f.toggle(Flags::B);
    f.remove(Flags::A);
    put(f.bits() as u64);
    put(f.contains(Flags::C) as u64);
    put((!f).bits() as u64);
    put(Flags::from_bits(9).is_none() as u64);
    put(Flags::from_bits_truncate(13).bits() as u64);
    put((f - Flags::C).is_empty() as u64);
    put([Flags::A, Flags::B]
        .iter()
        .copied()
        .collect::<Flags>()
        .bits() as u64);
    put(Flags::ALL.is_all() as u64);
    put(f.intersects(Flags::B) as u64);
    f.set(Flags::A, true);
    put((f & Flags::A).bits() as u64);
    put((f > Flags::A) as u64);
    let e: Either<u32, &[u8]> = if core::hint::black_box(false) {
        Left(3)
    } else {
        Right(&[1, 2, 3])
    };
    put(e.as_ref().either(|x| *x as u64, |s| s.len() as u64));
    put(e.is_left() as u64);
    put(e.clone().right().map_or(0, |s| s[1] as u64));
    put(e
        .map_left(|x| x + 1)
        .map_right(|s| s[0])
        .either(|a| a as u64, |b| b as u64 + 50));
    let it: Either<core::ops::Range<u64>, core::iter::Once<u64>> = Left(3..8);
    put(it.map(|x| x * x).sum());
    let r: Either<u8, u8> = Right(4);
    put(r.into_inner() as u64);
    put(r.flip().left().unwrap() as u64);
    let log = core::cell::Cell::new(1);
    {
        let mut v: ArrayVec<D, 6> = ArrayVec::new();
        for i in 0..5 {
            v.push(D(&log, i));
        }
        put(v.len() as u64);
        drop(v.remove(1));
        v.swap_remove(0);
        put(log.get());
        let popped = v.pop().map(|d| d.1);
        put(popped.unwrap_or(99));
        v.insert(1, D(&log, 9));
        put(v.try_push(D(&log, 11)).is_ok() as u64);
        v.retain(|d| d.1 != 9);
        put(v.iter().fold(0, |a, d| a * 10 + d.1));
        put(v.capacity() as u64);
        put(v.remaining_capacity() as u64);
        v.truncate(2);
        put(log.get());
        for d in v.drain(..1) {
            put(d.1);
        }
        put(v.is_empty() as u64);
    }
    put(log.get());
    let mut a: ArrayVec<u32, 8> = (1..=6).collect();
    a.sort_unstable_by(|x, y| y.cmp(x));
    put(a[0] as u64);
    a.extend([9, 8]);
    put(a.is_full() as u64);
    put(a.try_push(1).is_err() as u64);
    put(a.iter().rev().map(|&x| x as u64).fold(0, |s, x| s * 10 + x));
    let arr: Result<[u32; 8], _> = a.clone().into_inner();
    put(arr.is_ok() as u64);
    a.dedup_n();
    put(a.len() as u64);
    let b: ArrayVec<u32, 8> = a.drain(2..5).collect();
    put((a.len() * 10 + b.len()) as u64);
    put((a == b) as u64);
    put((a < b) as u64);
    let mut s = ArrayString::<16>::new();
    s.push_str("abc");
    s.push('é');
    put(s.len() as u64);
    put(s.try_push_str("0123456789abcdef").is_err() as u64);
    put(s.pop().map_or(0, |c| c as u64));
    s.remove(0);
    for b in s.bytes() {
        put(b as u64);
    }
    put((s.as_str() == "bc") as u64);
}
trait DedupN {
    fn dedup_n(&mut self);
}
impl<const N: usize> DedupN for ArrayVec<u32, N> {
    fn dedup_n(&mut self) {
        let mut last = None;
        self.retain(|x| {
            let keep = last != Some(*x);
            last = Some(*x);
            keep
        });
    }
}
