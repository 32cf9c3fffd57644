// What is moved out of a box leaves the rest in it: that ends where the box does.
use std::boxed::Box;
#[cfg(target_arch = "amdgpu")]
mod bump {
    use core::alloc::{GlobalAlloc, Layout};
    use core::sync::atomic::{AtomicUsize, Ordering};
    struct Bump;
    static mut MEMORY: [u64; 16384] = [0; 16384];
    static AT: AtomicUsize = AtomicUsize::new(0);
    unsafe impl GlobalAlloc for Bump {
        unsafe fn alloc(&self, l: Layout) -> *mut u8 {
            let at = AT.fetch_add(l.size().next_multiple_of(16), Ordering::Relaxed);
            unsafe { (&raw mut MEMORY as *mut u8).add(at) }
        }
        unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
    }
    #[global_allocator]
    static BUMP: Bump = Bump;
}
type L = core::cell::Cell<u64>;
struct D<'a>(&'a L, u64);
impl Drop for D<'_> {
    fn drop(&mut self) {
        note(self.0, self.1);
    }
}
fn note(log: &L, x: u64) {
    log.set(log.get().wrapping_mul(31).wrapping_add(x));
}
struct Pair<'a> {
    a: D<'a>,
    b: D<'a>,
    n: u64,
}
enum Tree<'a> {
    Leaf(D<'a>),
    Node(Box<Tree<'a>>, D<'a>, Box<Tree<'a>>),
}
fn pair(log: &L, n: u64) -> Box<Pair<'_>> {
    Box::new(Pair { a: D(log, n), b: D(log, n + 1), n })
}
fn whole(log: &L, x: u64) {
    let mut p = pair(log, 2);
    let v = *p;
    note(log, v.n);
    if x % 2 == 0 {
        *p = Pair { a: D(log, 21), b: D(log, 22), n: 23 };
        note(log, p.n);
    }
    note(log, 4);
}
fn parts(log: &L, x: u64) {
    let mut p = pair(log, 5);
    let other = D(log, 7);
    if x % 3 == 0 {
        let a = p.a;
        note(log, a.1);
        if x % 2 == 0 {
            p.a = D(log, 8);
        }
    }
    note(log, p.b.1 + p.n);
    if x % 5 < 2 {
        drop(p.b);
    }
    drop(other);
    note(log, 9);
}
fn nested(log: &L, x: u64) {
    let outer = Box::new((pair(log, 10), D(log, 13)));
    if x & 4 == 0 {
        let Pair { a, n, .. } = *outer.0;
        note(log, a.1 ^ n);
    } else if x & 1 == 0 {
        let (p, _) = *outer;
        note(log, p.n);
    }
    note(log, 14);
}
fn sum(log: &L, t: Box<Tree>) -> u64 {
    match *t {
        Tree::Leaf(d) => d.1,
        Tree::Node(left, ref d, _) if d.1 % 2 == 1 => sum(log, left) + 1,
        Tree::Node(left, d, right) => {
            note(log, d.1);
            sum(log, right) * 3 + sum(log, left)
        }
    }
}
fn temporary(log: &L) {
    let a = pair(log, 30).a;
    note(log, a.1);
    let Pair { b, .. } = *pair(log, 40);
    note(log, b.1);
    match *pair(log, 50) {
        Pair { a, n, .. } => note(log, a.1 ^ n),
    }
}
fn captured(log: &L, x: u64, out: &mut Out) {
    let p = pair(log, 60);
    let f = move || {
        let p = p;
        if x % 2 == 1 {
            let b = p.b;
            note(log, b.1);
        }
        note(log, 61);
    };
    f();
    out.put(log.get());
    note(log, 62);
    let q = pair(log, 70);
    let g = move || {
        let v = *q;
        note(log, v.n);
        v.a.1
    };
    note(log, g());
}
fn turns(log: &L, x: u64) {
    let mut b = pair(log, 80);
    for i in 0..x % 4 {
        let a = b.a;
        note(log, a.1);
        if i == 1 {
            b = pair(log, 90);
            continue;
        }
        b.a = D(log, 85 + i);
    }
    note(log, 86);
}
pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0];
    let log = L::new(1);
    whole(&log, x);
    out.put(log.get());
    parts(&log, x);
    out.put(log.get());
    nested(&log, x);
    out.put(log.get());
    let leaf = |n| Box::new(Tree::Leaf(D(&log, n)));
    let t = Box::new(Tree::Node(leaf(1), D(&log, x % 7), Box::new(Tree::Node(leaf(2), D(&log, 4), leaf(3)))));
    out.put(sum(&log, t));
    out.put(log.get());
    temporary(&log);
    out.put(log.get());
    captured(&log, x, out);
    out.put(log.get());
    turns(&log, x);
    out.put(log.get());
}

//@ expect: f0f84 19b32bdfdb24 dae5dc8e5a443d02 2 894dd4cb8b52281f 5a7a5ff9ca33b0b7 d5f2dcdd330b2476 f4ecbf6e3731c827 e845e4cf2fc53bab
//@ expect: f0f84 19b32bdfdb24 6a287278347c2d42 22 a09586a0d5bfdbe2 4dfbd8a758708854 c5860b6d21a8e593 3dc280d56b81312a c514d7d26f1a5b8b
//@ expect: 6f9266e50 ab473fefd965133b 63b1558a0e817b4b 22 6362f9eb74e4eb35 e4bee3ad745c0661 62011617e10b3e7d 69fc25dcb323da80 95ba0e12b9516257
//@ expect: f0f84 31cb245d224a1 81c427890ea559a5 22 fce47f2b6175139b 41ee65d578bbf0bb 35f418b1e3abc27a 86692f1c8f174ca3 77b80f27124b24af
//@ expect: f0f84 19b32bdfdb24 dae5dc8e5a443d02 22 6d2bd016a3470aa6 2649942f0d57b610 1f6a0b48f8ad54f 34aa1b5994bb6ee fd2a53a8385b7c4f
//@ expect: 6f9266e50 be63c010cd0573e d869fa4b549f4128 22 252f449e2dfb93c b429ced8e6ab103a cd3e0b031cd63a04 9420941e7c5bfb59 db7c6ab029f56a97
//@ expect: 6f9266e50 ab473fefd965133b 63b1558a0f0e5b6f 22 66e964dcdf2bbe1d 742e0601da2ff879 f7cd118db464f565 d484b32a2d503498 63a314276077f4d6
//@ expect: 6f9266e50 be63c010cd0573e d869fa4b549f4128 22 252f449e2dfb93c b429ced8e6ab103a cd3e0b031cd63a04 9420941e7c5bfb59 bb34c7a9d407e6de
