//! Trait objects: vtables, default methods, supertraits, upcasting, generic methods through `&dyn`, drop of values behind.
trait Base {
    fn base(&self) -> u64 {
        11
    }
}
trait Op: Base {
    fn run(&mut self, x: u64) -> u64;
    fn name(&self) -> &'static str {
        "op"
    }
    fn twice(&mut self, x: u64) -> u64 {
        let y = self.run(x);
        self.run(y)
    }
}
struct Add(u64);
struct Count {
    calls: u32,
    by: u8,
}
struct Zero;
impl Base for Add {}
impl Base for Count {
    fn base(&self) -> u64 {
        self.calls as u64
    }
}
impl Base for Zero {}
impl Op for Add {
    fn run(&mut self, x: u64) -> u64 {
        x.wrapping_add(self.0)
    }
}
impl Op for Count {
    fn run(&mut self, x: u64) -> u64 {
        self.calls += 1;
        x ^ ((self.calls as u64) << self.by)
    }
    fn name(&self) -> &'static str {
        "count"
    }
}
impl Op for Zero {
    fn run(&mut self, _: u64) -> u64 {
        0
    }
}
fn pipeline(ops: &mut [&mut dyn Op], mut x: u64) -> u64 {
    for op in ops.iter_mut() {
        x = op.twice(x);
    }
    x
}
fn up(op: &dyn Op) -> &dyn Base {
    op
}
fn sized(x: &dyn Op) -> (u64, u64) {
    (core::mem::size_of_val(x) as u64, core::mem::align_of_val(x) as u64)
}
trait Visitor {
    fn visit(&mut self, x: u32);
}
impl<F: FnMut(u32)> Visitor for F {
    fn visit(&mut self, x: u32) {
        self(x)
    }
}
fn walk(v: &mut dyn Visitor) {
    for i in 0..5 {
        v.visit(i * i);
    }
}
impl dyn Base {
    fn inherent(&self) -> u64 {
        self.base() * 2
    }
}

/// A default method with a bound on `Self` is called through the vtable like others.
trait Kind {
    fn size(&self) -> usize
    where
        Self: 'static,
    {
        core::mem::size_of_val(self) + core::mem::needs_drop::<Self>() as usize
    }
    fn is<T: 'static>(&self) -> bool
    where
        Self: Sized + 'static,
    {
        core::any::TypeId::of::<Self>() == core::any::TypeId::of::<T>()
    }
    fn own(&self) -> core::any::TypeId
    where
        Self: 'static,
    {
        core::any::TypeId::of::<Self>()
    }
}
impl Kind for u32 {}
impl Kind for Count {}

pub fn test(input: &[u64], out: &mut Out) {
    let mut add = Add(input[0]);
    let mut count = Count { calls: 0, by: (input[1] & 31) as u8 };
    let x = pipeline(&mut [&mut add, &mut count], input[2]);
    out.put(x);
    out.put(count.calls);
    out.put(up(&add).base() + up(&count).base());
    let mut zero = Zero;
    let pick: &mut dyn Op = match input[3] % 3 {
        0 => &mut add,
        1 => &mut count,
        _ => &mut zero,
    };
    out.put(pick.run(5));
    out.put(pick.name());
    out.put(sized(pick));
    let mut seen = 0u64;
    walk(&mut |x: u32| seen = seen * 7 + x as u64);
    out.put(seen);
    let b: &dyn Base = &zero;
    out.put(b.inherent());
    let fs: [&dyn Fn(u64) -> u64; 3] = [&|x| x + 1, &|x| x * 2, &move |x| x ^ input[4]];
    out.put(fs.iter().fold(input[5] & 0xffff, |acc, f| f(acc)));
    let arr: &dyn core::ops::Index<usize, Output = u32> = &[1u32, 2, 3];
    out.put(arr[1]);
    for kind in [&7u32 as &dyn Kind, &Count { calls: 0, by: 1 }] {
        out.put(kind.size());
        out.put(kind.own() == core::any::TypeId::of::<u32>());
        out.put(kind.own() == core::any::TypeId::of::<dyn Kind>());
    }
    out.put(7u32.is::<u32>());
}

//@ expect: 9 2 d 9 5 63 6f 75 6e 74 8 4 26a 16 b 2 4 1 0 8 0 0 1
//@ expect: cb05ad8b7674e0ad 2 d 300005 5 63 6f 75 6e 74 8 4 26a 16 1b39896a51a9314d 2 4 1 0 8 0 0 1
//@ expect: fffffffffffffff9 2 d 0 2 6f 70 0 1 26a 16 7ffffffffffffefd 2 4 1 0 8 0 0 1
