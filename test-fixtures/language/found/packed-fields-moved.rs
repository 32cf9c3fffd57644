//! Values that drop inside packed structs, and derives on `packed(4)`.
use core::cell::Cell;
#[derive(Clone, Copy, PartialEq)]
struct Wide(u64, [u32; 5], u16);
fn make(x: u64) -> Wide { if x % 7 == 3 { Wide(1, [x as u32; 5], 3) } else { Wide(x, [x as u32 ^ 5, 2, 3, x as u32, 9], x as u16) } }
#[inline(never)]
fn sum(w: &Wide) -> u64 { let mut h = w.0; for v in &w.1 { h = h.rotate_left(3) ^ *v as u64 } h ^ w.2 as u64 }
struct Loud<'a>(Wide, &'a Cell<u64>);
impl Drop for Loud<'_> {
    fn drop(&mut self) { self.1.set(self.1.get().rotate_left(5) ^ sum(&self.0)); }
}
#[repr(C, packed)]
struct Q<T>(u8, T, u32);
#[repr(packed)]
struct Base { a: u8, w: Wide, v: [Wide; 2], s: (Wide, u8) }
#[derive(Clone, Copy, PartialEq)]
#[repr(C, packed(4))]
struct D<T: Copy>(u16, T, T);

fn early<'a>(q: Option<Q<Loud<'a>>>, x: u64) -> u64 {
    let Some(Q(a, l, _)) = q else { return 1 };
    if x % 3 == 0 { return a as u64 }
    let m = l;
    sum(&m.0)
}
fn both<'a>(q: Result<Q<Loud<'a>>, Q<Loud<'a>>>) -> u64 {
    match q { Ok(Q(1, l, _)) | Err(Q(0, l, _)) => sum(&l.0), Ok(Q(a, _, b)) => a as u64 ^ b as u64, Err(mut q) => { q.1 = Loud(make(6), q_count(&q)); 8 } }
}
fn q_count<'a>(q: &Q<Loud<'a>>) -> &'a Cell<u64> { let at = &raw const q.1; unsafe { core::ptr::read_unaligned(&raw const (*at).1) } }
fn both_of<T: Copy>(a: T, b: impl FnOnce() -> T) -> D<T> { D(1, a, b()) }

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0];
    let count = Cell::new(x);
    out.put(early(if x % 5 == 0 { None } else { Some(Q(x as u8, Loud(make(x), &count), 4)) }, x));
    out.put(both(if x % 2 == 0 { Ok(Q(x as u8 % 3, Loud(make(x), &count), 4)) } else { Err(Q(x as u8 / 2 % 2, Loud(make(x), &count), 4)) }));
    let list = [Q(1, Loud(make(x), &count), 2), Q(3, Loud(make(x + 1), &count), 4), Q(5, Loud(make(x + 2), &count), 6)];
    out.put(list[(x % 3) as usize].0 as u64);
    let [first, Q(_, second, _), _] = list;
    out.put(sum(&second.0));
    let Q(_, l, n) = first;
    out.put(sum(&l.0) ^ n as u64);
    drop(l);
    let b = Base { a: 1, w: make(x), v: [make(x); 2], s: (make(x + 3), 4) };
    let c = Base { a: 9, w: if x % 2 == 0 { make(x + 8) } else { b.w }, ..b };
    out.put(sum(&{ c.w }) ^ sum(&{ c.v }[1]) ^ sum(&{ c.s.0 }));
    let Base { w, v, s: (s, _), .. } = c;
    out.put(sum(&w) ^ sum(&s) ^ v.iter().map(sum).sum::<u64>());
    let mut each = 0;
    for Q(a, w, _) in [Q(1, make(x), 2), Q(3, make(x + 1), 4)] { each ^= sum(&w).rotate_left(a as u32); }
    out.put(each);
    let take = move || { let w = b.w; sum(&w) };
    out.put(take());
    let d = both_of(make(x), || make(x + 1));
    out.put((d == D(1, make(x), make(x + 1))) as u64 ^ sum(&{ d.2 }));
    let mut e = d;
    e.1 = { d.2 };
    core::mem::swap(&mut e, &mut D(2, make(4), make(5)));
    out.put(sum(&{ e.1 }));
    let f = Q(1, Q(2, [Some(make(x)), None], 3), 4);
    out.put({ f.1.1 }[(x % 2) as usize].map_or(5, |w| sum(&w)));
    let lazy = |i: usize| { let w = f.1.1[i]; w.as_ref().map_or(6, sum) };
    out.put(lazy(0) ^ lazy(1));
    const TABLE: [Q<Wide>; 2] = [Q(1, Wide(1, [2; 5], 3), 4), Q(5, Wide(6, [7; 5], 8), 9)];
    static KEPT: [Q<Wide>; 2] = TABLE;
    let Q(_, w, _) = TABLE[(x % 2) as usize];
    out.put(sum(&w) ^ sum(&{ KEPT[(x % 2) as usize].1 }));
    out.put(count.get());
}

//@ expect: c4c0 c4c0 3 174db c4c2 214ed 359ad a2f58 c4c0 174da 214ed 5 c4c6 0 30bdcc0
//@ expect: 1 8 3 75a83c02c33 541cba3ce2e3f50c 541cba3ce2eca5fb a8397479c5c8bae9 a8394eaddbc68b84 541cba3ce2e3f50e 75a83c02c32 214ed 5 541cba3ce2e3f508 0 72e8f4398b86a2ae
//@ expect: 1 4 1 c4c0 54cb 43690 4cbcb 68f92 54c9 c4c1 214ed 54c9 54cf 0 acde9
//@ expect: 1 6a3b3d5d5c15ac4f 1 6a3b3d5d5c141c54 6a3b3d5d5c15ac4d 7b504fc972f be4d4052e0c263fe 85af9050588bba3d 6a3b3d5d5c15ac4f 6a3b3d5d5c141c55 214ed 5 6a3b3d5d5c15ac49 0 160d4f2634190006
//@ expect: 1a4d2 8 5 254ed 1a4d0 374ff 19989 11eecc 1a4d2 254ec 214ed 5 1a4d4 0 d4a57332
//@ expect: 174db 6 5 b6d8 174d9 3c6e6 5b8b 75f76 174db b6d9 214ed 174db 174dd 0 5fd83bb
//@ expect: 66 4 1 21b56d8a114302ed 21b56d8a114392e6 21b56d8a114062db 436adb142284d5f7 4ec1b744a89f32a1 21b56d8a114392e4 21b56d8a114302ec 214ed 21b56d8a114392e4 21b56d8a114392e2 0 e31b95365149579d
//@ expect: 485049 6 5 9b6ca 48504b 886d0 d0760b dd16c2 485049 9b6cb 214ed 485049 48504f 0 128437d69
