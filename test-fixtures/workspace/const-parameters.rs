//@ root: /app/src/lib.rs
//@ expect: 92 24 385 36 5 111 73538 23 6 8

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2024"

//- /app/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]
#![feature(adt_const_params, generic_const_items)]
#![allow(incomplete_features)]
use core::marker::ConstParamTy;

#[derive(Clone, Copy, PartialEq, Eq, ConstParamTy)]
pub enum Op {
    Sum,
    Max,
    Scale(u8),
}
#[derive(Clone, Copy, PartialEq, Eq, ConstParamTy)]
pub struct Config {
    tile: usize,
    vector: bool,
    op: Op,
}

fn reduce<const C: Config>(xs: &[u64]) -> u64 {
    let mut acc = 0;
    for chunk in xs.chunks(C.tile) {
        acc = acc * 3
            + match C.op {
                Op::Sum => chunk.iter().sum::<u64>(),
                Op::Max => chunk.iter().copied().max().unwrap_or(0),
                Op::Scale(n) => chunk.iter().map(|x| x * n as u64).sum(),
            };
    }
    if C.vector { acc + 1 } else { acc }
}

struct Kernel<const C: Config>;
impl<const C: Config> Kernel<C> {
    const BYTES: usize = C.tile * 8;
    const NEXT: Config = Config { tile: C.tile + 1, ..C };
    fn tile() -> [u8; 4] {
        [C.tile as u8; 4]
    }
}
struct Pair<const T: (u8, bool)>;
impl<const T: (u8, bool)> Pair<T> {
    const V: u64 = T.0 as u64 + T.1 as u64 * 100;
}
fn ends<const A: [u16; 3]>() -> u64 {
    A[0] as u64 * 1000 + A[2] as u64
}

// Constants with parameters of their own.
trait Weight {
    const W: u64;
}
impl Weight for Op {
    const W: u64 = 3;
}
const HEAVY<T: Weight>: u64 = T::W * 5;
const TWICE<const N: usize>: usize = N * 2;
const NOTHING<T>: Option<T> = None;
impl<const C: Config> Kernel<C> {
    const ROOM<T>: usize = size_of::<T>() * C.tile;
}

pub fn answers(put: &mut dyn FnMut(u64)) {
    let xs = [1, 5, 2, 9, 4];
    const SCALED: Config = Config { tile: 4, vector: false, op: Op::Scale(7) };
    put(reduce::<{ Config { tile: 2, vector: true, op: Op::Sum } }>(&xs));
    put(reduce::<{ Config { tile: 3, vector: false, op: Op::Max } }>(&xs));
    put(reduce::<SCALED>(&xs));
    put(Kernel::<SCALED>::BYTES as u64 + Kernel::<SCALED>::tile()[3] as u64);
    put(Kernel::<SCALED>::NEXT.tile as u64);
    put(Pair::<{ (5, true) }>::V + Pair::<{ (6, false) }>::V);
    put(ends::<{ [1, 2, 3] }>() + ends::<{ [7, 0, 0xffff] }>());
    put(HEAVY::<Op> + TWICE::<4> as u64);
    put(NOTHING::<u64>.map_or(6, |x| x + 1));
    put(Kernel::<SCALED>::ROOM::<u16> as u64);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    let mut at = 0;
    answers(&mut |word: u64| {
        unsafe { *out.add(at) = word };
        at += 1;
    });
}

