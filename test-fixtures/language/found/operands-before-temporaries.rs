// Operands that wait end before the statement's temporaries when a later one leaves; also those without a size, and the fields
// of a struct whose base leaves.
type L = core::cell::Cell<u64>;
struct D<'a>(&'a L, u64);
impl Drop for D<'_> { fn drop(&mut self) { self.0.set(self.0.get() * 16 + self.1); } }
struct P<'a> { a: D<'a>, b: D<'a>, c: D<'a> }
struct Of<'a, T>(core::marker::PhantomData<&'a T>);
fn part(log: &L, n: u64) -> P<'_> { P { a: D(log, n), b: D(log, n + 1), c: D(log, n + 2) } }

fn tuple(log: &L, x: u64) -> u64 {
    let t = (part(log, 1).b, part(log, 4).c, match x % 2 { 1 => return x, _ => D(log, 9) });
    t.1.1
}
fn call(log: &L, x: u64) -> u64 {
    fn f<'a>(_: D<'a>, d: D<'a>, _: D<'a>) -> u64 { d.1 }
    f(part(log, 1).b, part(log, 4).c, match x % 2 { 1 => return x, _ => D(log, 9) })
}
fn update(log: &L, x: u64) -> u64 {
    let t = P { a: D(log, 9), b: match x % 3 { 1 => return x, _ => D(log, 5) }, ..match x % 3 { 2 => return 7, _ => part(log, 1) } };
    t.b.1 ^ t.a.1 ^ t.c.1
}
fn arrays(log: &L, x: u64) -> u64 {
    struct E;
    impl Drop for E { fn drop(&mut self) { let _ = Of::<E>(core::marker::PhantomData); } }
    let t = ([D(log, 3), D(log, 4)], [E, match x % 2 { 1 => return x, _ => E }], D(log, 5));
    t.0[1].1 ^ t.1.len() as u64
}

pub fn test(input: &[u64], out: &mut Out) {
    for f in [tuple, call, update, arrays] {
        let log = L::new(0);
        out.put(f(&log, input[0]));
        out.put(log.get());
    }
}

//@ expect: 1 624513 1 645213 1 9 1 34
//@ expect: e220a8397b1dcdaf 624513 e220a8397b1dcdaf 645213 e220a8397b1dcdaf 9 e220a8397b1dcdaf 34
//@ expect: 6 4513269 6 9624513 f 12953 6 345
//@ expect: 690ed476743aae49 624513 690ed476743aae49 645213 f 12953 690ed476743aae49 34
//@ expect: 8000000000000003 624513 8000000000000003 645213 7 59 8000000000000003 34
//@ expect: 6 4513269 6 9624513 7 59 6 345
//@ expect: 6 4513269 6 9624513 f 12953 6 345
//@ expect: 6 4513269 6 9624513 7 59 6 345
