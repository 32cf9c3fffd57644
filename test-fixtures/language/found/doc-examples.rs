//! What the documentation of the standard library shows and once came out otherwise: shared slices from arrays, rings that grow and are put in order, names of types on the heap, durations times `f32`, closures whose type the result leaves open, symbols declared where they are also defined.
extern crate alloc;
use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BinaryHeap, VecDeque};
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::alloc::Layout;
use core::any::type_name;
use core::iter::Map;
use core::time::Duration;

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

struct Keep<'a, T, F> {
    values: &'a mut [T],
    test: F,
}

fn keep<'a, T, F: FnMut(&mut T) -> bool>(values: &'a mut [T], test: F) -> Keep<'a, T, F> {
    Keep { values, test }
}

impl<'a, T, F: FnMut(&mut T) -> bool> Keep<'a, T, F> {
    fn count(mut self) -> u64 {
        let mut count = 0;
        for value in self.values {
            count += u64::from((self.test)(value));
        }
        count
    }
}

mod linked {
    #[unsafe(no_mangle)]
    extern "C" fn found_doubled(x: u64) -> u64 {
        x.wrapping_mul(2)
    }
    #[unsafe(export_name = "found_other")]
    fn named(x: u64) -> u64 {
        x ^ 0xff
    }
    #[unsafe(no_mangle)]
    static FOUND_TABLE: [u64; 4] = [3, 1, 4, 1];
}

unsafe extern "C" {
    safe fn found_doubled(x: u64) -> u64;
    safe static FOUND_TABLE: [u64; 4];
}
unsafe extern "Rust" {
    #[link_name = "found_other"]
    safe fn other(x: u64) -> u64;
}

macro_rules! count {
    (@one $_:tt) => { 1 };
    ($($_:tt)*) => { 0u64 $(+ count!(@one $_))* };
}
macro_rules! any {
    ($_:expr) => { $_ };
}

fn hash(text: &str) -> u64 {
    text.bytes().fold(7, |h, b| h.wrapping_mul(31).wrapping_add(u64::from(b)))
}

pub fn test(input: &[u64], out: &mut Out) {
    let n = input[0];
    let shared: Rc<[u64]> = Rc::from([1, 2, n]);
    let mut text = String::from("statue");
    let borrowed: Rc<str> = Rc::from(&mut text[..3]);
    let mut values = [n, 5, 6];
    let arcs: Arc<[u64]> = Arc::from(&mut values[..]);
    out.put((shared.iter().fold(0u64, |a, b| a.wrapping_mul(3) ^ b), borrowed.len(), arcs[0]));

    let mut ring: VecDeque<u64> = (1..5).collect();
    for at in 0..n % 9 {
        if n >> at & 1 == 0 {
            ring.push_front(at);
        } else {
            ring.push_back(at);
        }
    }
    let start = ring.as_slices().1.len();
    out.put((start, ring.capacity()));
    ring.rotate_left(ring.len() / 2);
    ring.make_contiguous().sort();
    out.put((ring.as_slices().1.len(), Vec::from(ring).iter().fold(0u64, |h, v| h.wrapping_mul(31) ^ v)));

    out.put((hash(type_name::<Option<String>>()), hash(type_name::<Vec<Box<u8>>>())));
    out.put(hash(type_name::<BTreeMap<Rc<u8>, Arc<u8>>>()));
    let span = Duration::new(n % 50, 700_000_000);
    out.put((span.mul_f32(3.14).as_nanos() as u64, span.div_f32(3.14).as_nanos() as u64));
    let row = Layout::from_size_align(6, 4).unwrap().repeat((n % 4) as usize).unwrap();
    out.put((row.0.size(), row.1));

    let tripled: Map<_, _> = values.iter().map(|x| x.wrapping_mul(3));
    out.put(tripled.fold(0, u64::wrapping_add));
    let even: Keep<'_, _, _> = keep(&mut values, |x| *x % 2 == 0);
    out.put(even.count());
    out.put((found_doubled(n), other(n), FOUND_TABLE[(n % 4) as usize]));
    out.put(any!(n.wrapping_add(1)) ^ count!(a b c));
    let bytes = String::try_from(b"bytes".to_vec());
    out.put(bytes.map(|text| text.len()).unwrap_or(0));
    let mut heap = BinaryHeap::from([2, 4, 6, 10]);
    *heap.peek_mut().unwrap() -= 7;
    out.put(heap.into_sorted_vec().iter().fold(0u64, |h, &v: &i32| h * 31 + v as u64));
    let mut counted: Rc<[u64]> = Rc::from([n, 2]);
    let other = Rc::clone(&counted);
    let watched = Rc::downgrade(&counted);
    Rc::make_mut(&mut counted)[0] ^= 5;
    drop(other);
    out.put((counted[0] ^ counted[1], watched.upgrade().is_some()));
    let watched = Rc::downgrade(&counted);
    Rc::make_mut(&mut counted)[1] = 9;
    let mut name: Arc<str> = Arc::from("gpu");
    Arc::make_mut(&mut name).make_ascii_uppercase();
    out.put((counted[1], watched.upgrade().is_some(), hash(&name)));
    out.put(Ok::<&mut u64, ()>(&mut values[1]).copied().unwrap_or(0));
}

//@ expect: 2 3 1 0 8 0 6c84 b3591ea4a0b642b3 733ff3b4bad1f277 5bf75d7f52926dd0 13e2b6b32 204520a8 6 8 24 1 2 fe 1 1 5 f483 6 0 9 0 44325 5
//@ expect: e220a8397b1dcdac 3 e220a8397b1dcdaf 9 10 0 1738f831c2d5 b3591ea4a0b642b3 733ff3b4bad1f277 5bf75d7f52926dd0 1a198fcb21 2a5abadc4 16 8 a661f8ac7159692e 1 c4415072f63b9b5e e220a8397b1dcd50 1 e220a8397b1dcdb3 5 f483 e220a8397b1dcda8 0 9 0 44325 5
//@ expect: 3 3 0 0 4 0 6c84 b3591ea4a0b642b3 733ff3b4bad1f277 5bf75d7f52926dd0 8302d1c9 d49a409 0 8 21 2 0 ff 3 2 5 f483 7 0 9 0 44325 5
//@ expect: 690ed476743aae4a 3 690ed476743aae49 0 4 0 6c84 b3591ea4a0b642b3 733ff3b4bad1f277 5bf75d7f52926dd0 b7a63ceef 12a05f159 6 8 3b2c7d635cb00afc 1 d21da8ece8755c92 690ed476743aaeb6 1 690ed476743aae49 5 f483 690ed476743aae4e 0 9 0 44325 5
//@ expect: 8000000000000000 3 8000000000000003 0 8 0 d9bf9 b3591ea4a0b642b3 733ff3b4bad1f277 5bf75d7f52926dd0 88dc1694b de17fedd 16 8 800000000000002a 1 6 80000000000000fc 1 8000000000000007 5 f483 8000000000000004 0 9 0 44325 5
//@ expect: 1 3 2 5 8 0 d9bf9 b3591ea4a0b642b3 733ff3b4bad1f277 5bf75d7f52926dd0 1f954049b 33409d47 e 8 27 2 4 fd 4 0 5 f483 5 0 9 0 44325 5
//@ expect: 12f6436ac376cc65 3 12f6436ac376cc66 0 4 0 6c84 b3591ea4a0b642b3 733ff3b4bad1f277 5bf75d7f52926dd0 1ad4b8648a 2b8a72a63 e 8 38e2ca404a646553 2 25ec86d586ed98cc 12f6436ac376cc99 4 12f6436ac376cc64 5 f483 12f6436ac376cc61 0 9 0 44325 5
//@ expect: 83 3 80 4 8 0 d9bf9 b3591ea4a0b642b3 733ff3b4bad1f277 5bf75d7f52926dd0 14fb739943 220cb456b 0 8 1a1 2 100 7f 3 82 5 f483 87 0 9 0 44325 5
