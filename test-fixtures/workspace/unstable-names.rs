//@ root: /app/src/lib.rs
//@ expect: 18446744073709550613 18446744073709549604 1003 20 209567
//@ kernels: k

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"

[lib]
crate-type = ["cdylib"]

//- /app/src/lib.rs
// Methods of traits in scope come before unstable ones of core with the same name, whose features are off.
#![no_std]
#![feature(abi_gpu_kernel)]

#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    let mut n = 0;
    compute(&mut |x| unsafe {
        *out.add(n) = x;
        n += 1;
    });
}

trait Integer: Copy {
    fn div_floor(&self, other: &Self) -> Self;
    fn next_multiple_of(&self, other: &Self) -> Self;
}
impl Integer for i64 {
    fn div_floor(&self, other: &i64) -> i64 {
        (*self / *other) ^ 1000
    }
    fn next_multiple_of(&self, other: &i64) -> i64 {
        self.wrapping_add(*other) ^ 2000
    }
}
impl Integer for u32 {
    fn div_floor(&self, other: &u32) -> u32 {
        (*self / *other) ^ 1000
    }
    fn next_multiple_of(&self, _: &u32) -> u32 {
        9
    }
}
trait More: Iterator + Sized {
    fn intersperse(self, with: Self::Item) -> u64
    where
        Self::Item: Into<u64>,
    {
        self.fold(7, |h, x| h * 31 + x.into()) + with.into()
    }
}
impl<I: Iterator> More for I {}

fn compute(put: &mut impl FnMut(u64)) {
    let (a, b, c, d) = (-17i64, 5i64, 17u32, 5u32);
    put(a.div_floor(&b) as u64);
    put(a.next_multiple_of(&b) as u64);
    put(c.div_floor(&d) as u64);
    // Stable, so it comes first.
    put(c.next_multiple_of(d) as u64);
    put([1u32, 2, 3].into_iter().intersperse(4));
}
