//! `RefCell`, `OnceCell`, `LazyCell`, `TypeId` and `dyn Any`, `Layout`, more of `NonNull`, of slices and of `MaybeUninit`.
use core::alloc::Layout;
use core::any::{Any, TypeId};
use core::cell::{Cell, LazyCell, OnceCell, Ref, RefCell, RefMut};
use core::mem::MaybeUninit;
use core::ptr::NonNull;

struct Node {
    value: u32,
    seen: RefCell<[u8; 4]>,
}

fn kind_of<T: 'static>(v: &T) -> u64 {
    let id = TypeId::of::<T>();
    if id == TypeId::of::<u32>() {
        1
    } else if id == TypeId::of::<&'static str>() {
        2
    } else if let Some(x) = (v as &dyn Any).downcast_ref::<(u8, i64)>() {
        x.1 as u64
    } else {
        0
    }
}

fn describe(v: &mut dyn Any) -> u64 {
    if let Some(x) = v.downcast_mut::<u32>() {
        *x += 1;
        *x as u64
    } else if v.is::<bool>() {
        77
    } else {
        (*v).type_id().eq(&TypeId::of::<[u8; 2]>()) as u64
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    let x = input[0] as u32;
    let node = Node { value: x, seen: RefCell::new([1, 2, 3, 4]) };
    {
        let first = node.seen.borrow();
        let second = Ref::clone(&first);
        out.put((first[0], second[3], node.seen.try_borrow_mut().is_err()));
        let tail = Ref::map(second, |s| &s[2..]);
        out.put(&*tail);
    }
    {
        let mut w = node.seen.borrow_mut();
        w[x as usize % 4] = 9;
        out.put(node.seen.try_borrow().is_err());
        let (mut a, mut b) = RefMut::map_split(w, |s| s.split_at_mut(1));
        core::mem::swap(&mut a[0], &mut b[2]);
        drop(a);
        out.put(node.seen.try_borrow_mut().is_err());
    }
    out.put(*node.seen.borrow());
    out.put(node.seen.replace([0; 4])[1] as u32 + node.value % 3);
    let calls = Cell::new(0);
    let lazy = LazyCell::new(|| {
        calls.set(calls.get() + 1);
        x ^ 5
    });
    out.put((*lazy, *lazy & 1, calls.get()));
    let once = OnceCell::new();
    out.put((*once.get_or_init(|| x), once.set(3).is_err(), *once.get_or_init(|| 1)));
    out.put((kind_of(&x), kind_of(&"text"), kind_of(&(1u8, 42i64))));
    out.put((describe(&mut x.clone()), describe(&mut true), describe(&mut [1u8, 2])));
    let (pair, offset) = Layout::new::<u8>().extend(Layout::array::<u64>(3).unwrap()).unwrap();
    out.put((offset, pair.size(), pair.align()));
    out.put((Layout::from_size_align(8, 3).is_err(), Layout::new::<(u8, u32)>().pad_to_align().size()));
    let mut words = [1u32, 2, 3, 4, 5];
    let p = NonNull::from(&mut words).cast::<u32>();
    unsafe {
        p.add(3).copy_from(p, 2);
        out.put((p.byte_add(4).byte_offset_from(p), p.add(4).offset_from_unsigned(p), p.add(2).read_unaligned()));
    }
    out.put(words);
    let cells = Cell::from_mut(&mut words).as_array_of_cells();
    cells[0].swap(&cells[4]);
    let mut rest = &words[..];
    out.put((rest.split_off(..2).map_or(0, |s| s[1]), rest.split_off(2..).map_or(0, |s| s[0]), rest.len()));
    out.put(words.element_offset(&words[3]));
    let mut raw = [MaybeUninit::<u16>::uninit(); 3];
    let got = raw.write_copy_of_slice(&[7, 8, x as u16]);
    got[0] += 1;
    out.put(unsafe { raw.assume_init_ref() });
    if x % 16 == 15 {
        let _keep = node.seen.borrow_mut();
        out.put(node.seen.borrow()[0]);
    }
}

//@ expect: 1 4 1 2 3 4 1 1 4 9 3 1 a 4 0 1 1 1 1 1 2 2a 2 4d 1 8 20 8 1 8 4 4 3 1 2 3 1 2 2 1 2 5033 3 3 8 8 1
//@ expect: panic
//@ expect: 1 4 1 2 3 4 1 1 4 2 3 9 2 5 1 1 0 1 0 1 2 2a 1 4d 1 8 20 8 1 8 4 4 3 1 2 3 1 2 2 1 2 5033 3 3 8 8 0
