//! Boxes of functions, traits and values that come later; counted values, their watchers and what they are made from.
extern crate alloc;
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::rc::{Rc, Weak};
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::any::Any;
use core::cell::{Cell, RefCell};
use core::error::Error;
use core::fmt;
use core::mem::MaybeUninit;
use core::ops::{Add, Deref};
use core::pin::Pin;

fn say(out: &mut Out, text: String) {
    let mut hash = 0xcbf29ce484222325u64;
    for byte in text.bytes() {
        hash = (hash ^ byte as u64).wrapping_mul(0x100000001b3);
    }
    out.put(hash);
    out.put(text.len());
}
trait Shape {
    fn area(&self) -> u64;
    fn scale(self: Box<Self>, by: u64) -> Box<dyn Shape>;
    fn shared(self: Rc<Self>) -> u64 {
        Rc::strong_count(&self) as u64
    }
    fn name(&self) -> String { "shape".to_string() }
}
#[derive(Clone)]
struct Square(u64);
struct Strip { w: u64, h: u64, log: Rc<Cell<u64>> }
impl Shape for Square {
    fn area(&self) -> u64 { self.0.wrapping_mul(self.0) }
    fn scale(self: Box<Self>, by: u64) -> Box<dyn Shape> { Box::new(Square(self.0.wrapping_mul(by))) }
}
impl Shape for Strip {
    fn area(&self) -> u64 { self.w.wrapping_mul(self.h) }
    fn scale(mut self: Box<Self>, by: u64) -> Box<dyn Shape> { self.w = self.w.wrapping_add(by); self }
    fn name(&self) -> String { format!("{}x{}", self.w, self.h) }
}
impl Drop for Strip {
    fn drop(&mut self) { self.log.set(self.log.get() + 1); }
}
fn adder(by: u64) -> Box<dyn Fn(u64) -> u64> { Box::new(move |x| x.wrapping_add(by)) }
fn compose<A: 'static, B: 'static, C: 'static>(f: impl Fn(A) -> B + 'static, g: impl Fn(B) -> C + 'static) -> Box<dyn Fn(A) -> C> {
    Box::new(move |x| g(f(x)))
}
fn apply(f: Box<dyn FnOnce(String) -> usize>) -> usize { f("four".to_string()) }
#[derive(Debug)]
enum Failure { Small(u64), Other(Box<dyn Error>) }
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self { Failure::Small(x) => write!(f, "small {x}"), Failure::Other(e) => write!(f, "other: {e}") }
    }
}
impl Error for Failure {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self { Failure::Small(_) => None, Failure::Other(e) => Some(&**e) }
    }
}
fn check(x: u64) -> Result<u64, Box<dyn Error>> {
    if x < 3 { return Err(Box::new(Failure::Small(x))) }
    if x == 3 { return Err("three".into()) }
    if x == 4 { return Err(Failure::Other(format!("{x}!").into()).into()) }
    let n: u64 = if x == 5 { "5x".parse()? } else { x };
    Ok(n)
}
#[derive(Default)]
struct Tree { value: u64, children: RefCell<Vec<Rc<Tree>>>, parent: RefCell<Weak<Tree>> }
enum Expr { Num(i64), Neg(Box<Expr>), Bin(Box<Expr>, char, Box<Expr>) }
impl Expr {
    fn eval(&self) -> i64 {
        match self {
            Expr::Num(n) => *n,
            Expr::Neg(e) => e.eval().wrapping_neg(),
            Expr::Bin(a, '+', b) => a.eval().wrapping_add(b.eval()),
            Expr::Bin(a, _, b) => a.eval().wrapping_mul(b.eval()),
        }
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let n = input[1];
    let log = Rc::new(Cell::new(0u64));
    let shapes: Vec<Box<dyn Shape>> = vec![Box::new(Square(n)), Box::new(Strip { w: 3, h: n, log: log.clone() })];
    let areas: Vec<u64> = shapes.iter().map(|s| s.area()).collect();
    say(out, format!("{areas:?} {}", shapes[1].name()));
    let scaled: Vec<Box<dyn Shape>> = shapes.into_iter().map(|s| s.scale(2)).collect();
    out.put((scaled[0].area(), scaled[1].area(), log.get()));
    drop(scaled);
    out.put(log.get());
    let shared: Rc<dyn Shape> = Rc::new(Square(4));
    out.put((shared.clone().shared(), Rc::strong_count(&shared)));
    let f = compose(adder(n), |x| x.to_string());
    say(out, f(5));
    let mut fns: Vec<Box<dyn FnMut() -> u64>> = Vec::new();
    let mut count = 0;
    for i in 0..3 { fns.push(Box::new(move || { count += i; count })) }
    out.put(fns.iter_mut().map(|f| f() + f()).sum::<u64>());
    let text = String::from("abc");
    out.put(apply(Box::new(move |s| s.len() + text.len())));
    let table: BTreeMap<&str, Box<dyn Fn(u64, u64) -> u64>> = [
        ("add", Box::new(|a: u64, b: u64| a.wrapping_add(b)) as Box<dyn Fn(u64, u64) -> u64>),
        ("xor", Box::new(move |a, b| a ^ b ^ n)),
    ].into();
    out.put((table["add"](n, 2), table["xor"](1, 2)));
    for x in 1..7 {
        match check(x) {
            Ok(v) => out.put(v),
            Err(e) => say(out, format!("{e} {:?} {}", e.downcast_ref::<Failure>().is_some(), e.source().map(|s| s.to_string()).unwrap_or_default())),
        }
    }
    let any: Box<dyn Any> = if n % 2 == 0 { Box::new(5u32) } else { Box::new("str") };
    match any.downcast::<u32>() { Ok(x) => out.put(*x), Err(a) => out.put(a.is::<&str>()) }
    let mut later: Box<MaybeUninit<[u32; 4]>> = Box::new_uninit();
    later.write([1, 2, 3, n as u32]);
    let later = unsafe { later.assume_init() };
    let mut row: Box<[MaybeUninit<u16>]> = Box::new_uninit_slice(3);
    for (i, x) in row.iter_mut().enumerate() { x.write(i as u16 * 3); }
    out.put((later[3], unsafe { row.assume_init() }.iter().sum::<u16>()));
    let raw = Box::into_raw(Box::new(Square(9)));
    let again = unsafe { Box::from_raw(raw) };
    let Square(inner) = *again;
    out.put(inner);
    let pinned: Pin<Box<u64>> = Box::pin(n);
    out.put((*pinned, *Box::new(3u8).clone(), Box::<u32>::default() < Box::new(1)));
    let leaf = Rc::new(Tree { value: 3, ..Default::default() });
    let branch = Rc::new(Tree { value: n, children: RefCell::new(vec![Rc::clone(&leaf)]), ..Tree::default() });
    *leaf.parent.borrow_mut() = Rc::downgrade(&branch);
    out.put((leaf.parent.borrow().upgrade().map(|p| p.value).unwrap_or(0), Rc::strong_count(&leaf), Rc::weak_count(&branch)));
    out.put(branch.children.borrow().iter().map(|c| c.value).sum::<u64>());
    drop(branch);
    out.put(leaf.parent.borrow().upgrade().is_none());
    let cyc = Rc::new_cyclic(|me: &Weak<Tree>| Tree { value: me.strong_count() as u64, parent: RefCell::new(me.clone()), ..Tree::default() });
    out.put((cyc.value, cyc.parent.borrow().upgrade().is_some(), Rc::weak_count(&cyc)));
    let mut rc = Rc::new(vec![1, 2]);
    let other = rc.clone();
    Rc::make_mut(&mut rc).push(3);
    let weak = Rc::downgrade(&rc);
    Rc::make_mut(&mut rc).push(4);
    say(out, format!("{rc:?} {other:?} {} {:?}", weak.upgrade().is_none(), Rc::try_unwrap(other.clone())));
    let text: Rc<str> = Rc::from("shared text");
    let row: Rc<[u64]> = Rc::from(vec![n, 2, 3]);
    let arc: Arc<[String]> = ["a", "b"].iter().map(|s| s.to_string()).collect();
    let dynamic: Arc<dyn Fn(u64) -> u64 + Send + Sync> = Arc::new(move |x| x ^ n);
    say(out, format!("{text} {row:?} {arc:?} {} {}", dynamic(1), Rc::ptr_eq(&row, &row.clone())));
    let raw = Rc::into_raw(row.clone());
    let restored = unsafe { Rc::from_raw(raw) };
    out.put((restored[0], Rc::strong_count(&row)));
    let from_box: Rc<dyn Shape> = Rc::from(Box::new(Square(6)) as Box<dyn Shape>);
    let arc_text: Arc<str> = Arc::from(String::from("own"));
    out.put((from_box.area(), arc_text.len(), Arc::strong_count(&arc_text)));
    out.put((Rc::unwrap_or_clone(Rc::new(5u8)), Arc::into_inner(Arc::new(6u8)).unwrap()));
    let e = Expr::Bin(Box::new(Expr::Num(n as i64)), '+', Box::new(Expr::Neg(Box::new(Expr::Bin(Box::new(Expr::Num(2)), '*', Box::new(Expr::Num(7)))))));
    out.put(e.eval());
    let cell = Rc::new(RefCell::new(vec![1]));
    let c2 = cell.clone();
    let push = move |x| c2.borrow_mut().push(x);
    push(2);
    push(3);
    say(out, format!("{:?} {}", cell, cell.try_borrow_mut().is_ok()));
    let c: Cow<'_, [u64]> = Cow::Borrowed(&input[..2]);
    let mut d = c.clone();
    d.to_mut()[0] = 1;
    out.put((c.len(), d[0], c == d));
    let it: Box<dyn Iterator<Item = u64>> = if n % 2 == 0 { Box::new(0..3) } else { Box::new([5, 6].into_iter()) };
    out.put(it.map(|x| x * 2).sum::<u64>());
    let sum = Box::new(4u32).add(*Box::new(5u32)) + *Rc::new(1u32).deref();
    out.put(sum);
}

//@ expect: db6821e7b9b59354 a 10 a 0 1 2 1 af63aa4c86019796 1 9 7 4 1 86b5850626b7ab67 d 96abc1986d95c8ce d 6e80d37e1810fa94 c eb03c9acce484407 11 70c1ff0ab03bb1de 24 6 5 2 9 9 2 3 1 2 2 1 3 1 0 1 1 5a410d02ab5a1305 24 6048e3882cdc8a30 27 2 2 24 3 1 5 6 fffffffffffffff4 e17fd8028126693 22 2 1 1 6 a
//@ expect: b61d5aea311af24c 40 c9315a45ad09c240 285b1815289efdc4 0 1 2 1 625ccc56d3be94cd 13 9 7 6e789e6aa1b965f6 6e789e6aa1b965f7 86b5850626b7ab67 d 96abc1986d95c8ce d 6e80d37e1810fa94 c eb03c9acce484407 11 70c1ff0ab03bb1de 24 6 5 a1b965f4 9 9 6e789e6aa1b965f4 3 1 6e789e6aa1b965f4 2 1 3 1 0 1 1 5a410d02ab5a1305 24 600c86c89285954 4b 6e789e6aa1b965f4 2 24 3 1 5 6 6e789e6aa1b965e6 e17fd8028126693 22 2 1 0 6 a
//@ expect: 620f19fcadad4437 a 4 5 0 1 2 1 af63ab4c86019949 1 9 7 3 2 86b5850626b7ab67 d 96abc1986d95c8ce d 6e80d37e1810fa94 c eb03c9acce484407 11 70c1ff0ab03bb1de 24 6 1 1 9 9 1 3 1 1 2 1 3 1 0 1 1 5a410d02ab5a1305 24 5ccef2e84e49c130 27 1 2 24 3 1 5 6 fffffffffffffff3 e17fd8028126693 22 2 1 0 16 a
