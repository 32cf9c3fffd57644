// What the program of `oracle.ts` stands on: sample values, the comparison, and what the prelude's files name.

mod intrinsics {
    pub use std::intrinsics::*;

    pub trait MulHigh {
        fn mul_high(self, other: Self) -> Self;
    }
    macro_rules! mul_high {
        ($($T:ident $W:ident)*) => { $(
            impl MulHigh for $T {
                fn mul_high(self, other: $T) -> $T { ((self as $W * other as $W) >> $T::BITS) as $T }
            }
        )* };
    }
    mul_high! { u64 u128 i64 i128 usize u128 isize i128 }
    pub fn mul_high<T: MulHigh>(a: T, b: T) -> T {
        a.mul_high(b)
    }
}

use std::cmp::Ordering;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

pub struct Ours<T>(T);

#[derive(Debug)]
pub struct ParseIntError {
    kind: IntErrorKind,
}
#[derive(Debug)]
pub enum IntErrorKind {
    Empty,
    InvalidDigit,
    PosOverflow,
    NegOverflow,
}
trait Samples: Sized {
    fn samples() -> Vec<Self>;
}

/// Numbers of all magnitudes out of a fixed seed.
fn random(count: usize) -> impl Iterator<Item = u128> {
    let mut state = 0x9E3779B97F4A7C15_F39CC0605CEDC835_u128;
    (0..count).map(move |_| {
        state ^= state << 23;
        state ^= state >> 51;
        state ^= state << 7;
        state >> (state as u32 % 128)
    })
}

macro_rules! int_samples {
    ($($T:ident)*) => { $(
        impl Samples for $T {
            fn samples() -> Vec<$T> {
                let near = [0 as $T, 1, 2, 3, 7, 8, 10, 16, 36, 99, 100, 127, $T::MAX, $T::MIN];
                let edges = [$T::MAX / 2, $T::MAX / 2 + 1, $T::MIN + 1, $T::MAX - 1, !0, !6, !15];
                near.into_iter().chain(edges).chain(random(12).map(|x| x as $T)).collect()
            }
        }
    )* };
}
int_samples! { i8 i32 i64 i128 u8 u32 u64 u128 }

macro_rules! float_samples {
    ($($F:ident)*) => { $(
        impl Samples for $F {
            fn samples() -> Vec<$F> {
                let mut out = vec![0.0, 0.5, 1.0, 1.5, 2.5, 3.0, 180.0, 1e10, $F::MIN_POSITIVE, $F::MAX];
                out.extend([$F::EPSILON, $F::INFINITY, $F::NAN, $F::from_bits(1), $F::MIN_POSITIVE / 2.0]);
                out.extend(random(12).map(|x| $F::from_bits(x as _)));
                out.iter().flat_map(|&x| [x, -x]).collect()
            }
        }
    )* };
}
float_samples! { f32 f64 }

impl Samples for bool {
    fn samples() -> Vec<bool> {
        vec![false, true]
    }
}
impl<const N: usize> Samples for [u8; N] {
    fn samples() -> Vec<[u8; N]> {
        random(8).map(|x| std::array::from_fn(|i| (x >> (8 * i)) as u8)).collect()
    }
}
impl Samples for &'static str {
    fn samples() -> Vec<&'static str> {
        let short = ["", "+", "-", "0", "-0", "+7", "-7", "--1", " 1", "1 ", "z", "Zz", "fF", "1_0"];
        let long = ["127", "128", "-128", "-129", "255", "256", "-256", "99999999999x", "4294967295", "4294967296"];
        let huge = ["340282366920938463463374607431768211455", "340282366920938463463374607431768211456"];
        short.into_iter().chain(long).chain(huge).collect()
    }
}

static DIFFERENCES: AtomicUsize = AtomicUsize::new(0);

/// Both give the same, or both panic.
fn same<A: std::fmt::Debug, L: std::fmt::Debug, R: std::fmt::Debug>(
    name: &str,
    args: A,
    ours: impl FnOnce() -> L,
    theirs: impl FnOnce() -> R,
) {
    let ours = std::panic::catch_unwind(std::panic::AssertUnwindSafe(ours)).ok();
    let theirs = std::panic::catch_unwind(std::panic::AssertUnwindSafe(theirs)).ok();
    let (ours, theirs) = (format!("{ours:?}"), format!("{theirs:?}"));
    if ours != theirs && DIFFERENCES.fetch_add(1, Relaxed) < 40 {
        println!("{name}{args:?}: {ours}, rustc says {theirs}");
    }
}

fn report() {
    println!("{} differences", DIFFERENCES.load(Relaxed));
}
