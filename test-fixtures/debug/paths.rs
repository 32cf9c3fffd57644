//! Ways through a kernel, for the tests of the debugger: early returns, `continue`, labels, calls
//! that are inlined in one another, generic functions, closures, a function that calls itself.
use core::sync::atomic::{AtomicU32, Ordering};
use cuda_device::{DisjointSlice, SharedArray, kernel, thread, warp};

trait Shape {
    fn area(&self) -> u32;
}

struct Square(u32);

struct Pair {
    wide: u32,
    high: u32,
}

impl Shape for Square {
    fn area(&self) -> u32 {
        self.0 * self.0
    }
}

impl Shape for Pair {
    fn area(&self) -> u32 {
        let all = self.wide * self.high;
        all
    }
}

#[derive(Clone, Copy)]
enum Found {
    Nothing,
    At(u32),
    Both { low: u32, high: u32 },
}

fn total<S: Shape, T: Shape>(one: &S, other: &T) -> u32 {
    let first = one.area();
    let second = other.area();
    first + second
}

fn outer(x: u32) -> u32 {
    let y = middle(x + 1);
    y * 2
}

fn middle(x: u32) -> u32 {
    if x > 30 {
        return inner(x) - 1;
    }
    inner(x) + 1
}

#[inline(always)]
fn inner(x: u32) -> u32 {
    let z = x ^ 1;
    z
}

fn factorial(n: u32) -> u32 {
    if n < 2 {
        return 1;
    }
    n * factorial(n - 1)
}

fn classify(i: u32) -> Found {
    match i % 3 {
        0 => Found::Nothing,
        1 => Found::At(i),
        _ => Found::Both { low: i - 1, high: i + 1 },
    }
}

#[kernel]
pub fn ways(input: &[u32], mut out: DisjointSlice<u32>) {
    let i = thread::threadIdx_x();
    if i >= 40 {
        return;
    }
    let found = classify(i);
    let mut sum = 0;
    let mut n = 0;
    while n < 6 {
        n += 1;
        if n % 2 == i % 2 {
            continue;
        }
        if n == 5 {
            break;
        }
        sum += input[n as usize];
    }
    let add = |x: u32| {
        let y = x + sum;
        y
    };
    let closed = add(i);
    let shapes = total(&Square(i), &Pair { wide: i, high: 2 });
    let nested = outer(i);
    let fact = factorial(i % 5);
    let extra = match found {
        Found::Nothing => 0,
        Found::At(x) => x,
        Found::Both { low, high } => low + high,
    };
    let result = closed + shapes + nested + fact + extra;
    unsafe {
        *out.get_unchecked_mut(i as usize) = result;
    }
}

#[kernel]
pub fn count(mut out: DisjointSlice<u32>) {
    static mut SEEN: SharedArray<u32, 64> = SharedArray::UNINIT;
    static TICKS: AtomicU32 = AtomicU32::new(0);
    let x = thread::threadIdx_x();
    let y = thread::threadIdx_y();
    let at = (y * thread::blockDim_x() + x) as usize;
    let before = TICKS.fetch_add(1, Ordering::Relaxed);
    unsafe {
        SEEN[at] = before;
    }
    thread::sync_threads();
    let mut sum = at as u32;
    sum += warp::shuffle_xor(sum, 1);
    let mine = unsafe { SEEN[at] };
    if at == 0 {
        unsafe {
            *out.get_unchecked_mut(thread::blockIdx_x() as usize) = sum + mine - mine;
        }
    }
}

#[kernel]
pub fn checked(input: &[u32], mut out: DisjointSlice<u32>) {
    let i = thread::threadIdx_x() as usize;
    let at = input[i] as usize;
    let value = input[at];
    unsafe {
        *out.get_unchecked_mut(i) = value;
    }
}
