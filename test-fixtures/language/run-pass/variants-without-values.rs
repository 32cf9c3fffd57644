//! Variants that no value can have are made all the same, in code that never gets so far.
//@ edition: 2021
use std::cell::Cell;

enum Empty {}
enum Alone {
    Empty(Empty),
}
enum Beside {
    A(Empty, u32),
    B,
}
struct Note<'a>(&'a Cell<u32>);
impl Drop for Note<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get() + 1);
    }
}
enum Owner<'a> {
    X { note: Note<'a>, empty: Empty },
    Y,
}

fn alone(v: Option<Empty>) -> Option<Alone> {
    Some(Alone::Empty(v?))
}
fn beside(v: Option<Empty>) -> Option<Beside> {
    Some(Beside::A(v?, 7))
}
fn owner<'a>(count: &'a Cell<u32>, v: Option<Empty>) -> Option<Owner<'a>> {
    Some(Owner::X { note: Note(count), empty: v? })
}
fn mapped(v: Option<Empty>) -> Option<Alone> {
    v.map(Alone::Empty)
}
fn read(v: &Beside) -> u32 {
    match v {
        Beside::A(_, n) => *n,
        Beside::B => 1,
    }
}
fn empty_constant(v: Option<&()>) -> u32 {
    const C: Option<&()> = Some(&());
    match v {
        C => 5,
        None => 6,
    }
}

fn main() {
    let count = Cell::new(0);
    assert!(alone(None).is_none() && beside(None).is_none() && mapped(None).is_none());
    assert!(owner(&count, None).is_none());
    assert_eq!(count.get(), 1);
    assert_eq!(read(&Beside::B), 1);
    assert_eq!((empty_constant(Some(&())), empty_constant(None)), (5, 6));
    let _ = Owner::Y;
}
