//! The same in edition 2024.

//@ run: tail() == 217
//@ run: if_let() == 178629
//@ run: plain_if() == 1524
//@ run: while_let() == 515119
//@ run: match_temp() == 41623
//@ run: nested_tail() == 32417
use core::cell::Cell;
struct D<'a>(&'a Cell<u64>, u64);
impl<'a> Drop for D<'a> { fn drop(&mut self) { self.0.set(self.0.get() * 10 + self.1); } }
impl<'a> D<'a> { fn n(&self) -> u64 { self.1 } fn opt(&self, b: bool) -> Option<u64> { if b { Some(self.1) } else { None } } }
fn log(f: impl FnOnce(&Cell<u64>)) -> u64 { let c = Cell::new(0); f(&c); c.get() }
fn note(c: &Cell<u64>, n: u64) { c.set(c.get() * 10 + n) }
fn tail() -> u64 { log(|c| { let n = { let _a = D(c, 1); D(c, 2).n() }; note(c, n + 5); }) }
fn if_let() -> u64 { log(|c| { if let Some(n) = D(c, 1).opt(false) { note(c, n + 5) } else { note(c, 7) } note(c, 8); if let Some(n) = D(c, 2).opt(true) { note(c, n + 4) } else { note(c, 7) } note(c, 9); }) }
fn plain_if() -> u64 { log(|c| { if D(c, 1).n() == 1 { note(c, 5) } else { note(c, 6) } let x = if D(c, 2).n() == 1 { 3 } else { 4 }; note(c, x); }) }
fn while_let() -> u64 { log(|c| { let mut k = 0; while let Some(n) = D(c, 1).opt(k < 2) { note(c, n + 4); k += 1; } note(c, 9); }) }
fn match_temp() -> u64 { log(|c| { match D(c, 1).opt(true) { Some(n) => note(c, n + 3), None => {} } note(c, 6); let v = match D(c, 2).n() { x => x + 1 }; note(c, v); }) }
fn nested_tail() -> u64 { log(|c| { let n = { let _a = D(c, 1); 0 + { let _b = D(c, 2); D(c, 3).n() } + D(c, 4).n() }; note(c, n); }) }
