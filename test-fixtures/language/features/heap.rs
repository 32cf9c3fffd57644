//! Collections on the heap: vectors, text, boxes, shared values.
extern crate alloc;
use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::format;
use alloc::rc::{Rc, Weak};
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::cell::{Cell, RefCell};

struct Noted<'a>(&'a Cell<u64>, u64);
impl Drop for Noted<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get().wrapping_mul(31).wrapping_add(self.1));
    }
}
trait Shape {
    fn area(&self) -> u32;
}
struct Square(u32);
struct Strip(u32, u32);
impl Shape for Square {
    fn area(&self) -> u32 {
        self.0.wrapping_mul(self.0)
    }
}
impl Shape for Strip {
    fn area(&self) -> u32 {
        self.0.wrapping_mul(self.1)
    }
}
#[repr(align(64))]
struct Wide(u8);
enum List {
    End,
    More(u32, Box<List>),
}
fn total(list: &List) -> u32 {
    match list {
        List::End => 0,
        List::More(value, rest) => value.wrapping_add(total(rest)),
    }
}
struct Node {
    value: u32,
    parent: RefCell<Weak<Node>>,
    children: RefCell<Vec<Rc<Node>>>,
}
fn clean(text: &str) -> Cow<'_, str> {
    if text.contains('x') { Cow::Owned(text.replace("x", "--")) } else { Cow::Borrowed(text) }
}

pub fn test(input: &[u64], out: &mut Out) {
    let n = input[0] as u32;
    let mut v = input[..6].to_vec();
    v.push(7);
    v.insert(2, 9);
    out.put((v.remove(0), v.swap_remove(1), v.len()));
    v.extend(input.iter().take(3));
    v.extend_from_slice(&[1, 2]);
    v.sort();
    out.put(&v[..]);
    v.dedup();
    v.retain(|x| x % 2 == 1);
    out.put(v.iter().fold(v.len() as u64, |a, b| a.wrapping_mul(31) ^ b));
    out.put(v.drain(..1).count());
    let tail = v.split_off(v.len() / 2);
    out.put((tail.len(), v.capacity() >= v.len()));
    let mut pairs: Vec<(u32, usize)> = (0..9).map(|i| ((n.wrapping_mul(i) >> 3) % 4, i as usize)).collect();
    pairs.sort_by_key(|pair| pair.0);
    for (a, b) in &pairs {
        out.put(a * 16 + *b as u32);
    }
    out.put(vec![vec![1u32, 2], vec![], vec![n]].concat().iter().fold(0u32, |a, b| a.wrapping_mul(7) ^ b));
    out.put(["a", "bc"].join("-").as_str());
    out.put([String::from("x"), "y".to_owned()].concat().len());
    out.put(vec![n as u8; 5].iter().map(|&b| b as u32).sum::<u32>());
    let rows: Vec<Vec<u32>> = (0..3).map(|i| (0..i).map(|j| j * n).collect()).collect();
    out.put(rows.iter().flatten().fold(0u32, |a, b| a.wrapping_add(*b)));
    out.put(rows == [vec![], vec![0], vec![0, n]]);

    let mut s = String::from("héllo");
    s.push('!');
    s += " w";
    s.insert_str(1, "<>");
    out.put(s.as_str());
    out.put((s.pop(), s.remove(1), s.len()));
    out.put(format!("{n:>5}|{:?}|{}", s, s.to_uppercase()).as_str());
    out.put((n as f32 / 8.0).to_string().as_str());
    out.put("a,b,,c".split(',').map(|p| p.to_string()).collect::<Vec<_>>().len());
    out.put("ab".chars().rev().collect::<String>() == "ba");
    out.put("ab".repeat(3).as_str());
    out.put((&*clean("axb"), matches!(clean("ab"), Cow::Borrowed(_))));

    let log = Cell::new(1);
    {
        let boxed = Box::new(Noted(&log, 3));
        let mut all: Vec<Noted> = (10..14).map(|i| Noted(&log, i)).collect();
        drop(all.remove(1));
        out.put(log.get());
        all.truncate(2);
        out.put((log.get(), boxed.1));
        let mut rest = all.into_iter();
        out.put(rest.next().map(|x| x.1));
        let shared = Rc::new(Noted(&log, 5));
        let other = shared.clone();
        out.put((Rc::strong_count(&other), Rc::ptr_eq(&shared, &other)));
        drop(shared);
        out.put(log.get());
        let moved = *boxed;
        out.put(moved.1);
    }
    out.put(log.get());
    {
        let pair = Box::new((vec![1, n], String::from("box")));
        let second = pair.1;
        out.put(second.as_str());
        let mut rest = List::More(n, Box::new(List::More(2, Box::new(List::End))));
        while let List::More(value, next) = rest {
            out.put(value);
            rest = *next;
        }
        let some = Box::new(Some(vec![n]));
        match *some {
            Some(all) if n > 0 => out.put(all[0]),
            Some(ref all) => out.put(all.len()),
            None => {}
        }
        let nested = Box::new(Box::new(Noted(&log, 23)));
        if n % 2 == 0 {
            let inner: Noted = **nested;
            out.put(inner.1);
        }
        let mut again = Box::new(Noted(&log, 24));
        *again = Noted(&log, 25);
        out.put(log.get());
        let call = Box::new(move |x: u64| x + again.1);
        out.put(call(1));
    }
    out.put(log.get());

    let shapes: Vec<Box<dyn Shape>> = vec![Box::new(Square(n)), Box::new(Strip(2, n))];
    out.put(shapes.iter().map(|s| s.area()).fold(0u32, u32::wrapping_add));
    let add: Vec<Box<dyn Fn(u32) -> u32>> = vec![Box::new(move |x| x.wrapping_add(n)), Box::new(|x| x.wrapping_mul(3))];
    out.put(add.iter().fold(1, |x, f| f(x)));
    let mut count = 0;
    {
        let mut step: Box<dyn FnMut(u32) + '_> = Box::new(|x| count += x);
        step(4);
        step(5);
    }
    out.put(count);
    let list = List::More(n, Box::new(List::More(2, Box::new(List::End))));
    out.put(total(&list));
    let wide = vec![Wide(1), Wide(n as u8)];
    out.put((wide.as_ptr() as usize % 64, wide[1].0));
    let arc: Arc<[u32; 3]> = Arc::new([1, 2, n]);
    out.put(arc.iter().fold(0u32, |a, b| a ^ b));
    out.put(Arc::try_unwrap(arc).is_ok());
    let slice: Box<[u32]> = (0..5).collect();
    out.put((slice.len(), slice[4]));
    out.put(slice.into_vec().len());

    let leaf = Rc::new(Node { value: n, parent: RefCell::new(Rc::downgrade(&Rc::new(Node { value: 1, parent: RefCell::default_none(), children: RefCell::new(vec![]) }))), children: RefCell::new(vec![]) });
    out.put(leaf.parent.borrow().upgrade().is_none());
    let branch = Rc::new(Node { value: 5, parent: RefCell::default_none(), children: RefCell::new(vec![leaf.clone()]) });
    *leaf.parent.borrow_mut() = Rc::downgrade(&branch);
    out.put(leaf.parent.borrow().upgrade().map(|p| p.value));
    out.put((Rc::strong_count(&leaf), Rc::weak_count(&branch), branch.children.borrow()[0].value));
}
trait DefaultNone {
    fn default_none() -> Self;
}
impl DefaultNone for RefCell<Weak<Node>> {
    fn default_none() -> Self {
        RefCell::new(Weak::new())
    }
}

//@ expect: 1 9 6 b 1 1 2 2 2 3 3 4 5 6 7 38c7bc 1 2 1 0 1 2 3 4 5 6 7 18 22 4 61 2d 62 63 2 5 1 1 b 68 3c 3e c3 a9 6c 6c 6f 21 20 77 5033 77 3c 9 1b 20 20 20 20 31 7c 22 68 3e c3 a9 6c 6c 6f 21 20 22 7c 48 3e c3 89 4c 4c 4f 21 20 5 30 2e 31 32 35 4 1 6 61 62 61 62 61 62 4 61 2d 2d 62 1 2a 523 3 5033 a 2 1 9f47 3 48675343 3 62 6f 78 1 2 1 8c4831535 1a 20e9b0129f13 3 6 9 3 0 1 2 1 5 4 5 1 5033 5 2 1 1
//@ expect: e220a8397b1dcdaf 9 6 b 1 2 7 6c45d188009454f 6c45d188009454f 1b39896a51a8749b 53cb9f0c747ea2ea 6e789e6aa1b965f4 6e789e6aa1b965f4 e220a8397b1dcdaf f88bb8a8724c81ec 76fa6f2535dd79ba 1 2 1 0 11 13 15 17 32 34 36 38 7b1dcd8c 4 61 2d 62 63 2 36b 7b1dcdaf 1 b 68 3c 3e c3 a9 6c 6c 6f 21 20 77 5033 77 3c 9 20 32 30 36 35 35 35 30 37 36 37 7c 22 68 3e c3 a9 6c 6c 6f 21 20 22 7c 48 3e c3 89 4c 4c 4f 21 20 9 32 35 38 31 39 33 38 34 30 4 1 6 61 62 61 62 61 62 4 61 2d 2d 62 1 2a 523 3 5033 a 2 1 9f47 3 48675343 3 62 6f 78 7b1dcdaf 2 7b1dcdaf 8c4831535 1a 20e9b0129f13 5f2358ff 71596910 9 7b1dcdb1 0 af 7b1dcdac 1 5 4 5 1 5033 5 2 1 7b1dcdaf
//@ expect: 0 9 6 b 0 1 1 1 2 7 80 7fffffffffffffff 8000000000000000 ffffffffffffffff ffffffffffffffff 800000000038d642 1 2 1 0 1 2 3 4 5 6 7 8 23 4 61 2d 62 63 2 0 0 1 b 68 3c 3e c3 a9 6c 6c 6f 21 20 77 5033 77 3c 9 1b 20 20 20 20 30 7c 22 68 3e c3 a9 6c 6c 6f 21 20 22 7c 48 3e c3 89 4c 4c 4f 21 20 1 30 4 1 6 61 62 61 62 61 62 4 61 2d 2d 62 1 2a 523 3 5033 a 2 1 9f47 3 48675343 3 62 6f 78 0 2 1 17 10fcbdf9164 1a 20e9b0129b35 0 3 9 2 0 0 3 1 5 4 5 1 5033 5 2 1 0
