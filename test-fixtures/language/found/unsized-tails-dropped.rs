//! Structs with a tail of unknown size that run something at their end, with another such struct in between.
use core::cell::Cell;
use core::mem::ManuallyDrop;
struct Loud<'a>(&'a Cell<u64>, u64);
impl Drop for Loud<'_> { fn drop(&mut self) { self.0.set(self.0.get().wrapping_mul(31).wrapping_add(self.1)); } }
trait Number { fn number(&self) -> u64; }
impl Number for Loud<'_> { fn number(&self) -> u64 { self.1 } }
#[repr(align(32))]
struct Wide<'a>(u8, Loud<'a>);
impl Number for Wide<'_> { fn number(&self) -> u64 { self.0 as u64 } }
impl<T: Number> Number for [T] { fn number(&self) -> u64 { self.iter().map(T::number).sum() } }
struct Tail<A, T: ?Sized> { a: A, b: u8, t: T }

fn end<T: ?Sized + Number>(t: &mut Tail<Loud<'_>, Tail<u16, T>>) -> u64 {
    let n = t.t.t.number() + t.t.a as u64 + t.b as u64 + size_of_val(t) as u64;
    unsafe { core::ptr::drop_in_place(t) }
    n
}

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0];
    let log = Cell::new(x % 100);
    let loud = |n| Loud(&log, n);
    let mut one = ManuallyDrop::new(Tail { a: loud(1), b: 2, t: Tail { a: 3, b: 4, t: loud(5) } });
    let mut wide = ManuallyDrop::new(Tail { a: loud(6), b: 7, t: Tail { a: 8, b: 9, t: Wide(x as u8, loud(10)) } });
    let mut row = ManuallyDrop::new(Tail { a: loud(11), b: 2, t: Tail { a: 3, b: 4, t: [loud(12), loud(13)] } });
    out.put(end::<dyn Number>(if x % 2 == 0 { &mut *one } else { &mut *wide }));
    out.put(log.get());
    out.put(end::<[Loud]>(&mut *row));
    out.put(log.get());
    let _both: (&Tail<u8, dyn Number>, Loud) = (&Tail { a: 1, b: 2, t: Wide(3, loud(14)) }, loud(15));
    drop(loud(16));
    out.put(log.get());
}

//@ expect: 70 485 5e 20e1c27 3fb568c9
//@ expect: 11e 8427 5e 3c12e145 74649476b
//@ expect: 3a 24 5e 108828 2007ce8
//@ expect: b8 f4c5 5e 6f4443e7 d79443909
//@ expect: 72 2a0f 5e 131e925d 250b3b953
//@ expect: 3a 7a6 5e 37a3966 6bccf36a
//@ expect: 3a 142fa 5e 92d14d92 11c75864be
//@ expect: 3a 6940 5e 2fd8398c 5cb2ef804
