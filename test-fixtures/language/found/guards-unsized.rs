//! Guards of cells lose sizes: a `Ref` of an array becomes one of a slice, one of a type a `dyn`; cells of arrays become cells of slices.
use core::cell::*;
trait Area { fn area(&self) -> u64; fn grow(&mut self); }
struct Sq(u64); impl Area for Sq { fn area(&self) -> u64 { self.0 * self.0 } fn grow(&mut self) { self.0 += 1; } }
fn total(r: Ref<'_, [u64]>) -> u64 { r.iter().sum() }
fn bump(mut r: RefMut<'_, [u64]>) { for x in r.iter_mut() { *x += 1; } }
pub fn test(input: &[u64], out: &mut Out) {
    let c = Cell::new([1u32, 2, 3]);
    let s: &Cell<[u32]> = &c;
    for x in s.as_slice_of_cells() { x.set(x.get() * 2 + input[0] as u32); }
    out.put(c.get()[2]);
    let arr: &[Cell<u32>; 3] = c.as_array_of_cells(); arr[0].set(9); out.put(c.get()[0]);
    let c = RefCell::new([input[0], 2, 3]);
    out.put(total(c.borrow()));
    bump(c.borrow_mut());
    out.put(c.borrow()[0]);
    let s = RefCell::new(Sq(input[1] % 10));
    { let r: Ref<'_, dyn Area> = s.borrow(); out.put(r.area()); out.put(s.try_borrow_mut().is_err()); }
    { let mut r: RefMut<'_, dyn Area> = s.borrow_mut(); r.grow(); }
    out.put(s.borrow().0); out.put(s.try_borrow_mut().is_ok());
    let w: &RefCell<dyn Area> = &s; w.borrow_mut().grow(); out.put(w.borrow().area());
}

//@ expect: 7 9 6 2 4 1 3 1 10
//@ expect: 7b1dcdb5 9 e220a8397b1dcdb4 e220a8397b1dcdb0 0 1 1 1 4
//@ expect: 6 9 5 1 1 1 2 1 9
//@ expect: 743aae4f 9 690ed476743aae4e 690ed476743aae4a 0 1 1 1 4
//@ expect: 9 9 8000000000000008 8000000000000004 10 1 5 1 24
//@ expect: 8 9 7 3 4 1 3 1 10
//@ expect: c376cc6c 9 12f6436ac376cc6b 12f6436ac376cc67 24 1 7 1 40
//@ expect: 86 9 85 81 51 1 a 1 79
