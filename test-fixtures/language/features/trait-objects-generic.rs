//! Generic traits as objects, associated types in `dyn`, objects in structs and slices, downcasting by hand, `dyn` with supertraits.
use core::fmt::Debug;
trait Filter<T> {
    fn keep(&self, x: &T) -> bool;
    fn count(&self, xs: &[T]) -> usize {
        xs.iter().filter(|x| self.keep(x)).count()
    }
}
struct Above(u64);
struct Odd;
impl Filter<u64> for Above {
    fn keep(&self, x: &u64) -> bool {
        *x > self.0
    }
}
impl Filter<u64> for Odd {
    fn keep(&self, x: &u64) -> bool {
        x % 2 == 1
    }
}
impl Filter<u8> for Odd {
    fn keep(&self, x: &u8) -> bool {
        x & 1 == 1
    }
    fn count(&self, xs: &[u8]) -> usize {
        xs.len() * 100
    }
}
struct Not<'a, T>(&'a dyn Filter<T>);
impl<T> Filter<T> for Not<'_, T> {
    fn keep(&self, x: &T) -> bool {
        !self.0.keep(x)
    }
}
struct All<'a, T> {
    filters: &'a [&'a dyn Filter<T>],
}
impl<'a, T> Filter<T> for All<'a, T> {
    fn keep(&self, x: &T) -> bool {
        self.filters.iter().all(|f| f.keep(x))
    }
}
trait Stepper {
    type Out;
    fn step(&mut self) -> Self::Out;
}
struct Up(u32);
impl Stepper for Up {
    type Out = u32;
    fn step(&mut self) -> u32 {
        self.0 += 1;
        self.0
    }
}
struct Twice<S>(S);
impl<S: Stepper<Out = u32>> Stepper for Twice<S> {
    type Out = u32;
    fn step(&mut self) -> u32 {
        self.0.step() + self.0.step()
    }
}
fn run(s: &mut dyn Stepper<Out = u32>, n: usize) -> u32 {
    (0..n).map(|_| s.step()).sum()
}
trait Named: Debug {
    fn name(&self) -> u32;
    fn boxed(&self) -> &dyn Named
    where
        Self: Sized,
    {
        self
    }
}
#[derive(Debug)]
struct A;
#[derive(Debug)]
struct B(u32);
impl Named for A {
    fn name(&self) -> u32 {
        1
    }
}
impl Named for B {
    fn name(&self) -> u32 {
        self.0
    }
}
struct Registry<'a> {
    items: [Option<&'a dyn Named>; 4],
    len: usize,
}
impl<'a> Registry<'a> {
    fn add(&mut self, n: &'a dyn Named) -> &mut Self {
        self.items[self.len] = Some(n);
        self.len += 1;
        self
    }
    fn total(&self) -> u32 {
        self.items.iter().flatten().map(|n| n.name()).fold(0, |a, b| a.wrapping_mul(10).wrapping_add(b))
    }
}
fn pick<'a>(a: &'a dyn Named, b: &'a dyn Named, first: bool) -> &'a dyn Named {
    if first { a } else { b }
}
trait Load<T> {
    fn load(&self, at: usize) -> T;
}
trait Both: Load<u32> + Store<u8> {
    fn both(&mut self, at: usize) -> u32 {
        self.store(at, 7);
        self.load(at) + 1
    }
}
trait Store<T>: Size {
    fn store(&mut self, at: usize, x: T);
}
trait Size {
    fn size(&self) -> usize;
}
struct Mem([u32; 4]);
impl Load<u32> for Mem {
    fn load(&self, at: usize) -> u32 {
        self.0[at]
    }
}
impl Store<u8> for Mem {
    fn store(&mut self, at: usize, x: u8) {
        self.0[at] ^= x as u32;
    }
}
impl Size for Mem {
    fn size(&self) -> usize {
        self.0.len()
    }
}
impl Both for Mem {}
fn drive(mut f: impl FnMut(&mut dyn FnMut(u64))) -> u64 {
    let mut sum = 0u64;
    f(&mut |x| sum = sum.wrapping_add(x));
    sum
}
pub fn test(input: &[u64], out: &mut Out) {
    let above = Above(input[0] >> 1);
    let both: [&dyn Filter<u64>; 2] = [&above, &Odd];
    let all = All { filters: &both };
    out.put(both.map(|f| f.count(input)));
    out.put(all.count(input));
    out.put(Not(&all).count(input));
    out.put(Filter::<u8>::count(&Odd, &[1, 2, 3]));
    out.put(run(&mut Up(3), 4));
    out.put(run(&mut Twice(Up(0)), 3));
    out.put(run(&mut Twice(Twice(Up(0))), 2));
    let (a, b) = (A, B(input[1] as u32 & 7));
    let mut r = Registry { items: [None; 4], len: 0 };
    r.add(&a).add(&b).add(a.boxed());
    out.put(r.total());
    out.put(pick(&a, &b, input[2] & 1 == 0).name());
    out.put(drive(|sink| {
        for x in input {
            sink(*x >> 3);
        }
    }));
    let mut mem = Mem([input[3] as u32 >> 1, 2, 3, 4]);
    let m: &mut dyn Both = &mut mem;
    out.put((m.both(0), m.load(1), m.size()));
    m.store(3, 1);
    let up: &dyn Load<u32> = m;
    out.put(up.load(3));
    let s: &dyn Store<u8> = m;
    let s: &dyn Size = s;
    out.put(s.size());
    let s: &dyn Size = m;
    out.put(s.size());
    let mut steps: [&mut dyn Stepper<Out = u32>; 2] = [&mut Up(1), &mut Twice(Up(10))];
    for s in steps.iter_mut() {
        out.put(s.step());
    }
}

//@ expect: 10 8 8 8 12c 16 15 24 79 2 a 6 2 4 5 4 4 2 17
//@ expect: 9 a 5 b 12c 16 15 24 8d 4 b45ed7e311e7343 392640f2 2 4 5 4 4 2 17
//@ expect: e 8 8 8 12c 16 15 24 6f 1 8000000020000058 8 2 4 5 4 4 2 17
