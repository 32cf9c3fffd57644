//! When values are dropped: each drop appends a digit to a log.
//@ run: scopes() == 3241
//@ run: moves(true) == 192
//@ run: moves(false) == 921
//@ run: partial() == 2413
//@ run: temporaries() == 2135875
//@ run: assign() == 19345
//@ run: early(1) == 1
//@ run: early(2) == 655521
//@ run: early(3) == 65565321
//@ run: loops() == 1203
//@ run: enums(true) == 1792
//@ run: enums(false) == 793
//@ run: arrays() == 54123
//@ run: closures() == 23861
//@ run: matches(1) == 32165
//@ run: matches(2) == 465
//@ run: update() == 3421
//@ run: deferred(true) == 521
//@ run: deferred(false) == 2
//@ run: question(true) == 2515
//@ run: question(false) == 17
//@ run: params() == 94231
//@ run: nested() == 9459123
//@ run: replace() == 5612
//@ run: generic() == 123
//@ run: tail() == 21233
//@ run: dynamic() == 33
//@ run: wild() == 134652
//@ run: shadow() == 421
//@ run: held(true) == 1
//@ run: held(false) == 145

use core::cell::Cell;
struct D<'a>(&'a Cell<u64>, u64);
impl<'a> Drop for D<'a> { fn drop(&mut self) { self.0.set(self.0.get() * 10 + self.1); } }
fn log(f: impl FnOnce(&Cell<u64>)) -> u64 { let c = Cell::new(0); f(&c); c.get() }

fn scopes() -> u64 { log(|c| { let _a = D(c, 1); { let _b = D(c, 2); let _c = D(c, 3); } let _d = D(c, 4); }) }
fn take(_d: D) {}
fn moves(m: bool) -> u64 { log(|c| { let a = D(c, 1); let _b = D(c, 2); if m { take(a); } c.set(c.get() * 10 + 9); }) }
fn partial() -> u64 { log(|c| { let t = (D(c, 1), D(c, 2), D(c, 3)); let x = t.1; let _y = D(c, 4); drop(x); }) }
fn id<'a, 'b>(d: &'b D<'a>) -> u64 { d.1 }
fn temporaries() -> u64 { log(|c| { let n = id(&D(c, 1)) + id(&D(c, 2)); c.set(c.get() * 10 + n); let r = &D(c, 5); c.set(c.get() * 10 + r.1); match id(&D(c, 7)) { _ => c.set(c.get() * 10 + 8) } }) }
fn assign() -> u64 { log(|c| { let mut a = D(c, 1); a = D(c, 2); c.set(c.get() * 10 + 9); let mut t = (D(c, 3), 0); t.0 = D(c, 4); a.1 = 5; }) }
fn early(n: u32) -> u64 { log(|c| { let _a = D(c, 1); if n == 1 { return; } let _b = D(c, 2); for i in 0..3 { let _x = D(c, 5); if i == n { break; } if i == 1 { continue; } let _y = D(c, 6); } if n == 2 { return; } let _z = D(c, 3); }) }
fn loops() -> u64 { log(|c| { let mut i = 0; while i < 3 { let d = D(c, i + 1); i += 1; if i == 2 { drop(d); c.set(c.get() * 10); continue; } } }) }
enum E<'a> { A(D<'a>, D<'a>), B, C { d: D<'a> } }
fn enums(b: bool) -> u64 { log(|c| { let e = if b { E::A(D(c, 1), D(c, 2)) } else { E::C { d: D(c, 3) } }; let _f = E::B; match e { E::A(x, _) => { let _k = D(c, 7); drop(x); } E::B => {} E::C { ref d } => c.set(c.get() * 10 + d.1 + 4) } c.set(c.get() * 10 + 9); }) }
fn arrays() -> u64 { log(|c| { let _a = [D(c, 1), D(c, 2), D(c, 3)]; let [x, ..] = [D(c, 4), D(c, 5)]; drop(x); }) }
fn closures() -> u64 { log(|c| { let d = D(c, 1); let f = move || d.1; let n = f(); c.set(c.get() * 10 + n + 1); let e = D(c, 3); let g = move || { let x = e; x.1 }; c.set(c.get() * 10 + g()); let h = D(c, 6); let k = || drop(h); c.set(c.get() * 10 + 8); k(); }) }
fn matches(n: u32) -> u64 { log(|c| { let o = if n == 1 { Some(D(c, 1)) } else { None }; match o { Some(d) if d.1 > 5 => drop(d), Some(d) => { let _e = D(c, 2); c.set(c.get() * 10 + d.1 + 2); } None => c.set(c.get() * 10 + 4) } if let Some(_x) = Some(D(c, 5)) { c.set(c.get() * 10 + 6); } }) }
struct S<'a> { a: D<'a>, b: D<'a>, n: u32 }
fn update() -> u64 { log(|c| { let s = S { a: D(c, 1), b: D(c, 2), n: 3 }; let t = S { a: D(c, 4), ..s }; c.set(c.get() * 10 + t.n as u64); }) }
fn deferred(b: bool) -> u64 { log(|c| { let x; let _y = D(c, 2); if b { x = D(c, 1); c.set(c.get() * 10 + x.1 + 4); } }) }
fn fails<'a>(c: &'a Cell<u64>, ok: bool) -> Option<D<'a>> { if ok { Some(D(c, 5)) } else { None } }
fn run<'a>(c: &'a Cell<u64>, ok: bool) -> Option<u64> { let _a = D(c, 1); let b = fails(c, ok)?; let _c = D(c, 2); Some(b.1) }
fn question(ok: bool) -> u64 { log(|c| { let n = run(c, ok).unwrap_or(7); c.set(c.get() * 10 + n); }) }
fn three(_: D, (a, _): (D, D), _b: D) { a.0.set(a.0.get() * 10 + 9); }
fn params() -> u64 { log(|c| three(D(c, 1), (D(c, 2), D(c, 3)), D(c, 4))) }
struct Outer<'a> { x: D<'a>, y: Inner<'a> }
struct Inner<'a>(D<'a>, Option<D<'a>>);
impl<'a> Drop for Outer<'a> { fn drop(&mut self) { let c = self.x.0; c.set(c.get() * 10 + 9); } }
fn nested() -> u64 { log(|c| { let _o = Outer { x: D(c, 1), y: Inner(D(c, 2), Some(D(c, 3))) }; let _p = Outer { x: D(c, 4), y: Inner(D(c, 5), None) }; }) }
fn replace() -> u64 { log(|c| { let mut a = D(c, 1); let old = core::mem::replace(&mut a, D(c, 2)); c.set(c.get() * 10 + old.1 + 4); let mut o = Some(D(c, 6)); let t = o.take(); drop(t); core::mem::forget(D(c, 8)); let _m = core::mem::ManuallyDrop::new(D(c, 7)); }) }
struct W<T>(T);
fn consume<T>(w: W<T>) -> u32 { let W(_x) = w; 1 }
fn generic() -> u64 { log(|c| { consume(W(D(c, 1))); consume(W(5u32)); consume(W((D(c, 2), D(c, 3)))); }) }
fn val<'a>(d: D<'a>) -> u64 { d.1 }
fn tail() -> u64 { log(|c| { let n = { let _a = D(c, 1); id(&D(c, 2)) }; c.set(c.get() * 10 + n); let m = { let a = D(c, 3); val(a) }; c.set(c.get() * 10 + m); }) }
trait T { fn go(&self) -> u64; }
impl<'a> T for D<'a> { fn go(&self) -> u64 { self.1 } }
fn dynamic() -> u64 { log(|c| { let d = D(c, 3); let t: &dyn T = &d; c.set(c.get() * 10 + t.go()); }) }
fn wild() -> u64 { log(|c| { let _ = D(c, 1); let d = D(c, 2); let _ = d; c.set(c.get() * 10 + 3); let (_, _b) = (D(c, 4), D(c, 5)); c.set(c.get() * 10 + 6); }) }
fn shadow() -> u64 { log(|c| { let d = D(c, 1); let d = D(c.into(), d.1 + 1); c.set(c.get() * 10 + d.1 + 2); }) }
fn pair<'a>(a: D<'a>, b: u64) -> u64 { a.1 + b }
fn held(b: bool) -> u64 { log(|c| { let n = pair(D(c, 1), if b { return } else { 3 }); let _t = (D(c, 5), if c.get() == 1 { n } else { return }); c.set(c.get() * 10 + n); }) }
