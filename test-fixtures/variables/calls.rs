//! Functions: parameters of all forms, recursion, closures with captures, methods, generics.

#[derive(Clone, Copy, Debug)]
struct Counter {
    n: u32,
    step: u32,
}

impl Counter {
    fn next(&mut self) -> u32 {
        let old = self.n;
        self.n += self.step;
        stop!(30, self, old);
        old
    }
}

trait Measure {
    fn measure(&self, unit: u32) -> u32;
}

impl Measure for u8 {
    fn measure(&self, unit: u32) -> u32 {
        let v = *self as u32 * unit;
        stop!(31, self, unit, v);
        v
    }
}

impl Measure for [u16] {
    fn measure(&self, unit: u32) -> u32 {
        let n = self.len() as u32 * unit;
        stop!(32, self, unit, n);
        n
    }
}

fn factorial(n: u64) -> u64 {
    if n < 2 {
        stop!(33, n);
        return 1;
    }
    let rest = factorial(n - 1);
    stop!(34, n, rest);
    n * rest
}

fn destructured((a, b): (u8, u16), [x, y]: [i32; 2], &c: &char) -> i32 {
    let all = a as i32 + b as i32 + x + y;
    stop!(35, a, b, x, y, c, all);
    all
}

fn apply<F: Fn(u32) -> u32>(f: F, times: u32) -> u32 {
    let mut v = 1;
    for i in 0..times {
        v = f(v);
        stop!(36, times, v, i);
    }
    v
}

fn largest<T: Copy + PartialOrd + core::fmt::Debug>(items: &[T]) -> T {
    let mut best = items[0];
    for &item in items {
        if item > best {
            best = item;
            stop!(37, items, best, item);
        }
    }
    best
}

pub fn k_methods() {
    let mut c = Counter { n: 10, step: 5 };
    let a = c.next();
    let b = c.next();
    stop!(1, c, a, b);
    let m = 7u8.measure(3);
    let list = [1u16, 2, 3];
    let n = list.measure(m);
    stop!(2, c, a, b, m, list, n);
}

pub fn k_recursion() {
    let f = factorial(5);
    stop!(1, f);
}

pub fn k_patterns() {
    let v = destructured((1, 2), [-3, 40], &'k');
    stop!(1, v);
}

pub fn k_closures() {
    let base = 10u32;
    let scale = [2u32, 3];
    let mut calls = 0u8;
    let add = |x: u32| {
        let y = x + base;
        stop!(1, x, base, scale, y);
        y * scale[0]
    };
    let v = apply(add, 2);
    let mut count = |by: u8| {
        calls += by;
        stop!(2, by, calls);
        calls
    };
    let w = count(2) + count(3);
    stop!(3, base, scale, v, w, calls);
    let owned = move || {
        let s = scale[0] + scale[1];
        stop!(4, s, scale);
        s
    };
    let z = owned();
    stop!(5, base, scale, calls, v, w, z);
}

pub fn k_generics() {
    let a = largest(&[1u8, 9, 4]);
    let b = largest(&[-1.5f64, -2.5, 0.5]);
    let c = largest(&['b', 'z', 'a']);
    stop!(1, a, b, c);
}

pub fn k_iterators() {
    let data = [1u32, 2, 3, 4];
    let even: u32 = data.iter().filter(|v| {
        let keep = **v % 2 == 0;
        stop!(1, v, keep);
        keep
    }).map(|v| {
        stop!(2, v);
        v * 10
    }).sum();
    let folded = data.iter().fold(1u64, |acc, &v| {
        let next = acc * v as u64;
        stop!(3, acc, v, next);
        next
    });
    stop!(4, data, even, folded);
}

pub fn k_blocks() {
    let a = {
        let inner = 4u8;
        stop!(1, inner);
        inner + 1
    };
    let b = if a > 3 {
        let why = "large";
        stop!(2, a, why);
        1i8
    } else {
        -1
    };
    let c = unsafe {
        let raw = a as u16;
        stop!(3, a, b, raw);
        raw
    };
    stop!(4, a, b, c);
}
