//! Evaluation order, compound assignment with side effects, short circuits, shadowing, block values, nested calls, temporaries in conditions.
use core::cell::Cell;
struct Trace(Cell<u64>);
impl Trace {
    fn hit(&self, x: u64) -> u64 {
        self.0.set(self.0.get().wrapping_mul(10).wrapping_add(x));
        x
    }
    fn take(&self) -> u64 {
        self.0.replace(0)
    }
}
fn three(a: u64, b: u64, c: u64) -> u64 {
    a * 100 + b * 10 + c
}
struct P {
    a: u64,
    b: u64,
    c: [u64; 2],
}
fn idx(t: &Trace, i: usize) -> usize {
    t.hit(i as u64 + 5);
    i
}
impl core::ops::AddAssign<u64> for P {
    fn add_assign(&mut self, x: u64) {
        self.a += x;
    }
}
impl core::ops::Add for &P {
    type Output = u64;
    fn add(self, o: &P) -> u64 {
        self.a * 10 + o.b
    }
}
fn mk(t: &Trace, x: u64) -> P {
    t.hit(x);
    P { a: x, b: x + 1, c: [x, x] }
}
pub fn test(input: &[u64], out: &mut Out) {
    let t = Trace(Cell::new(0));
    out.put(three(t.hit(1), t.hit(2), t.hit(3)));
    out.put(t.take());
    let p = P { c: [t.hit(1), t.hit(2)], a: t.hit(3), b: t.hit(4) };
    out.put((t.take(), p.a, p.b));
    let mut arr = [0u64; 4];
    arr[idx(&t, 1)] = t.hit(3);
    out.put(t.take());
    arr[idx(&t, 2)] += t.hit(4);
    out.put(t.take());
    let mut q = mk(&t, 2);
    q += t.hit(7);
    q.c[idx(&t, 0)] += t.hit(1);
    out.put(t.take());
    out.put(&mk(&t, 1) + &mk(&t, 2));
    out.put(t.take());
    out.put(t.hit(1) < t.hit(2) && t.hit(3) > t.hit(4) || t.hit(5) == t.hit(5));
    out.put(t.take());
    out.put(t.hit(0) == 1 && t.hit(9) == 9);
    out.put(t.take());
    let x = 5u64;
    let x = {
        let x = x + 1;
        t.hit(x);
        x * 2
    };
    {
        let x = x + 1;
        t.hit(x % 10);
    }
    out.put((x, t.take()));
    let mut n = 1u64;
    n = { n += 1; n * 3 } + { n += 1; n };
    out.put(n);
    let mut i = 0usize;
    let mut v = [10u64, 20, 30];
    v[i] = { i += 1; v[i] + 1 };
    out.put(v);
    let (a, b) = { let (a, b) = (t.hit(1), t.hit(2)); (b, a) };
    out.put((a, b, t.take()));
    let f = |x: u64| { t.hit(x); move |y: u64| { x * 10 + y } };
    out.put(f(1)(t.hit(2)));
    out.put(t.take());
    let s = if t.hit(1) == 1 { t.hit(2) } else { t.hit(3) } + match t.hit(4) { 4 => t.hit(5), _ => t.hit(6) };
    out.put((s, t.take()));
    let mut total = 0;
    for i in 0..t.hit(3) {
        total += i * t.hit(1);
    }
    while t.hit(2) > total {
        total += 1;
    }
    out.put((total, t.take()));
    let r = [t.hit(1), t.hit(2), t.hit(3)].iter().map(|x| t.hit(*x + 3)).rev().fold(0, |a, b| a * 10 + b);
    out.put((r, t.take()));
    let mut c = Cell::new(3u64);
    *c.get_mut() += 1;
    let old = c.replace(c.get() * 2);
    out.put((old, c.get()));
    let k = input[0];
    let k = &k;
    let k = *k ^ 1;
    out.put(k);
    let mut z = 1u64;
    z += { z = 10; 5 };
    out.put(z);
    let w = -(3i64) + !(2i64) * 4 % 3 << 2 >> 1 & 0xff | 3 ^ 5;
    out.put(w);
    out.put(2 + 3 * 4 - 10 / 3 % 2 == 13 && !false);
    out.put((1u8 as u64) < 2 && 7 & 3 == 3);
    out.put(-5i32 as u32 as u64 + (-5i64).pow(2) as u64);
}

//@ expect: 7b 7b 4d2 3 4 24 2f a9b d c 1 1e23f 0 0 c 3f 9 a 15 1e 2 1 c c c 7 4dd 3 7988 28e 1e306 4 8 0 f fe 1 1 100000014
//@ expect: 7b 7b 4d2 3 4 24 2f a9b d c 1 1e23f 0 0 c 3f 9 a 15 1e 2 1 c c c 7 4dd 3 7988 28e 1e306 4 8 e220a8397b1dcdae f fe 1 1 100000014
//@ expect: 7b 7b 4d2 3 4 24 2f a9b d c 1 1e23f 0 0 c 3f 9 a 15 1e 2 1 c c c 7 4dd 3 7988 28e 1e306 4 8 1 f fe 1 1 100000014
