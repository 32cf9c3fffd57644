//! A trait above another one whose methods come first in the table, but which has tables behind it itself.
trait A<T> { fn a(&self, x: T) -> u64; }
trait M: A<i64> + A<u64> { fn m(&self) -> u64; }
trait Top: M + A<u32> + A<u64> { fn t(&self) -> u64; }
trait Bare: Top {}
struct S(u64);
impl A<u32> for S { fn a(&self, x: u32) -> u64 { self.0 ^ x as u64 } }
impl A<u64> for S { fn a(&self, x: u64) -> u64 { self.0.rotate_left(3) ^ x } }
impl A<i64> for S { fn a(&self, x: i64) -> u64 { self.0.rotate_left(5) ^ x as u64 } }
impl M for S { fn m(&self) -> u64 { !self.0 } }
impl Top for S { fn t(&self) -> u64 { self.0 / 3 } }
impl Bare for S {}

pub fn test(input: &[u64], out: &mut Out) {
    let s = S(input[0]);
    let bare: &dyn Bare = &s;
    let top: &dyn Top = bare;
    let m: &dyn M = top;
    out.put(top.t() ^ top.m());
    out.put(A::<u32>::a(top, 3) ^ A::<u64>::a(top, 4) ^ A::<i64>::a(top, 5));
    out.put(m.m() ^ A::<u64>::a(m, 3) ^ A::<i64>::a(m, 4));
    let (one, two): (&dyn A<u64>, &dyn A<u64>) = (top, m);
    out.put(one.a(7) ^ two.a(8).rotate_left(9));
    let (one, two): (&dyn A<i64>, &dyn A<i64>) = (bare, m);
    out.put(one.a(7) ^ two.a(8).rotate_left(9));
    let one: &dyn A<u32> = bare;
    out.put(one.a(7));
}

//@ expect: fffffffffffffffe 2b ffffffffffffffd1 f 5027 6
//@ expect: 56bf6fd5adebdd6a b730eeddc04a152e 48cf11223fb5ead4 1b86d67a0434835a 6e1b59e810d25d73 e220a8397b1dcda8
//@ expect: ffffffffffffffff 2 fffffffffffffff8 1007 1007 7
//@ expect: b5f5daf55aadb575 a2f90b52ba152d ff5d06f4ad45ead7 a531c4f00b31f4dc 94c713c02cc78369 690ed476743aae4e
//@ expect: 5555555555555557 800000000000006d 7fffffffffffff97 281b f077 8000000000000004
//@ expect: fffffffffffffffd 50 ffffffffffffffaa 3017 9047 5
//@ expect: eb5baaedd75b77bb db8c3564b6192396 2473ca9b49e6dc6c f384b76177701218 ce12dd85ddc01878 12f6436ac376cc61
//@ expect: ffffffffffffff55 1482 ffffffffffffeb78 81407 200007 87
