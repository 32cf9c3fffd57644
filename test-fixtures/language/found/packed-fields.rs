//! Fields of packed structs, whose addresses nobody may be given: built in place, passed, bound, captured, dropped.
use core::cell::Cell;
use core::mem::ManuallyDrop;
#[derive(Clone, Copy, PartialEq, Debug)]
struct Wide(u64, u64, u16, u64);
fn make(x: u64) -> Wide { let w = Wide(x, x ^ 5, x as u16, x.rotate_left(9)); if x == 77 { Wide(1, 2, 3, 4) } else { w } }
#[inline(never)]
fn sum(w: Wide) -> u64 { w.0 ^ w.1.rotate_left(3) ^ w.2 as u64 ^ w.3 }
#[inline(never)]
fn change(mut w: Wide) -> Wide { w.0 += 1; w.3 ^= 9; w }

#[derive(Clone, Copy, PartialEq)]
#[repr(C, packed)]
struct P(u8, Wide, u32);
#[repr(C, packed(2))]
struct Q<T>(u8, T, u32);
struct Loud<'a>(Wide, &'a Cell<u64>);
impl Drop for Loud<'_> {
    fn drop(&mut self) { let w = unsafe { core::ptr::read_volatile(&self.0) }; self.1.set(self.1.get().rotate_left(5) ^ sum(w)); }
}
impl Loud<'_> { fn inner(self) -> u64 { sum(self.0) } }

fn pick(o: Option<Q<Wide>>) -> u64 {
    match o { Some(Q(1, w, _) | Q(0, w, 9)) => sum(w), Some(Q(_, w, _)) => sum(change(w)), None => 3 }
}
union U { w: Wide, b: [u8; 32] }
#[repr(C, packed)]
struct R { a: u8, w: [Wide; 2], t: (u8, Wide), o: Option<Wide>, u: ManuallyDrop<Wide> }

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0];
    let count = Cell::new(x);
    let p = P(1, make(x), 7);
    out.put(sum(p.1));
    out.put(sum(change(p.1)));
    let P(a, w, c) = p;
    out.put(sum(w) ^ a as u64 ^ c as u64);
    let mut q = Q(1, Loud(make(x), &count), 3);
    q.1 = Loud(make(x + 1), &count);
    out.put(q.2 as u64 ^ q.0 as u64);
    let mut q2 = Q(1, Loud(make(x + 5), &count), 3);
    let l = q2.1;
    out.put(l.inner());
    q2.1 = Loud(make(x + 7), &count);
    drop(q2);
    drop(q);
    let mut r = R { a: 1, w: [make(x), make(x + 2)], t: (3, make(x + 4)), o: if x % 2 == 0 { None } else { Some(make(x)) }, u: ManuallyDrop::new(make(x + 9)) };
    let i = (x % 2) as usize;
    out.put(sum(r.w[i]) ^ sum(r.t.1));
    r.w[i] = make(x + 99);
    r.t.1 = change(r.t.1);
    r.o = r.o.map(|w| change(w));
    out.put(r.o.map_or(5, sum));
    if let Some(w) = r.o { out.put(sum(w)); }
    let R { w: [first, ..], t: (_, second), u, .. } = r;
    out.put(sum(first) ^ sum(second) ^ sum(ManuallyDrop::into_inner(u)));
    out.put({ r.w } .iter().map(|w| sum(*w)).sum::<u64>());
    let f = move || sum(r.w[1]) ^ r.a as u64;
    out.put(f());
    out.put(pick(if x % 3 == 0 { None } else { Some(Q(x as u8 % 2, make(x), 9)) }));
    out.put((p == P(1, make(x), 7)) as u64);
    let s = Q(1, Q(2, P(1, make(x), 3), 4), 5);
    out.put(sum(s.1.1.1));
    let m = match x % 3 { 0 => Q(1, make(x), 5), 1 => Q(2, change(make(x)), 6), _ => Q(3, Wide(1, 2, 3, x), 8) };
    let w = m.1;
    out.put(sum(w));
    let z: [Q<Wide>; 2] = [m, Q(1, change(w), 2)];
    let [Q(_, e, _), Q(_, g, _)] = z;
    out.put(sum(e) ^ sum(g));
    let u = Q(1, U { w }, 2);
    out.put(sum(unsafe { u.1.w }));
    out.put(unsafe { u.1.b }[9] as u64);
    out.put(count.get());
}

//@ expect: 220 22a 226 2 c18 c30 22a 22a 1c52 cd28 cb09 220 1 220 22a 8 22a 0 1326938
//@ expect: b2759b0498683293 b2759b0498683285 b2759b0498683295 2 b2759b049868044b 410 b2759b0498683285 b2759b0498683285 b2759b04986824c5 64eb360930d7880e b2759b04986f557a b2759b0498683293 1 b2759b0498683293 b2759b0498683285 8 b2759b0498683285 cd 64bf141ef6ced2e4
//@ expect: 28 20 2e 2 a00 820 5 df50 c968 439 3 1 28 28 8 28 0 3dc020
//@ expect: 3cd09b2da0b3e0b1 3cd09b2da0b3e0bb 3cd09b2da0b3e0b7 2 3cd09b2da0b3ee89 c30 3cd09b2da0b3e0bb 3cd09b2da0b3e0bb 3cd09b2da0b3de43 79a1365b41660e4a 3cd09b2da0b22d98 3 1 3cd09b2da0b3e0b1 3cd09b2da0b3e0b1 a 3cd09b2da0b3e0b1 ae ee5edbe86dbd83f8
//@ expect: 8000000000000734 800000000000073a 8000000000000732 2 800000000000116c 410 800000000000073a 800000000000073a 800000000000116a d550 800000000000ce1d 8000000000000734 1 8000000000000734 8000000000000011 a 8000000000000011 0 8000000003e5549c
//@ expect: 438 430 43e 2 e10 820 5 d360 d108 809 438 1 438 10 a 10 0 2060a30
//@ expect: 69c28dba3558af3d 69c28dba3558af35 69c28dba3558af3b 2 69c28dba3558b555 1860 5 69c28dba3559fe65 d3851b746ab2a792 69c28dba3558b34c 3 1 69c28dba3558af3d 69c28dba3558af3d 8 69c28dba3558af3d cc 2bd4ffe96d654fba
//@ expect: 10428 10420 1042e 2 10e00 820 5 1db50 2c168 10039 10428 1 10428 92 a 92 0 8e0c4420
