//@ root: /app/src/lib.rs
//@ expect: 105 303 4801 303 803 3858 4803 303 4803 12831 818 0 806 18 808 0 1605 1005074
//@ kernels: k

//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2018"

[lib]
crate-type = ["cdylib"]

//- /app/src/lib.rs
// Before edition 2021 closures capture whole variables, and every one that is named.
#![no_std]
#![feature(abi_gpu_kernel)]

use core::cell::Cell;
use core::mem::size_of_val;
struct D<'a>(&'a Cell<u64>, u64);
impl Drop for D<'_> { fn drop(&mut self) { self.0.set((self.0.get() << 4) | self.1); } }
struct S<'a> { a: D<'a>, b: D<'a>, n: (u64, u64) }

#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    let mut n = 0;
    let mut put = |x: u64| unsafe {
        *out.add(n) = x;
        n += 1;
    };
    let c = &Cell::new(0u64);
    macro_rules! t { ($e:expr) => {{ c.set(0); let r = $e; put(r as u64); put(c.get()); }}; }
    t!({ let s = S { a: D(c, 1), b: D(c, 2), n: (3, 5) }; let f = move || s.n.1; let r = f(); drop(f); c.set(c.get() << 4 | 15); r + 100 * size_of_val(&0u8) as u64 });
    t!({ let s = S { a: D(c, 1), b: D(c, 2), n: (3, 5) }; let f = || { let S { a, .. } = s; a.1 }; let k = size_of_val(&f) as u64; let r = f(); c.set(c.get() << 4 | 15); r + 100 * k });
    t!({ let s = S { a: D(c, 1), b: D(c, 2), n: (3, 5) }; let f = || { let _ = s; 3 }; let k = size_of_val(&f) as u64; let r = f(); drop(f); c.set(c.get() << 4 | 15); r + 100 * k });
    t!({ let s = S { a: D(c, 1), b: D(c, 2), n: (3, 5) }; let f = move || { let _ = s; 3 }; let k = size_of_val(&f) as u64; let r = f(); drop(f); c.set(c.get() << 4 | 15); r + 100 * k });
    t!({ let x = D(c, 1); let y = D(c, 2); let z = D(c, 3); let f = move || { let _ = x; let _b = &z; let _a = &y; 3 }; let k = size_of_val(&f) as u64; let r = f(); drop(f); c.set(c.get() << 4 | 15); r + 100 * k });
    t!({ let mut s = (1u64, 2u64); let r = &mut s; let mut f = || { r.0 += 1; r.1 += r.0; r.1 }; let k = size_of_val(&f) as u64; let a = f() + f(); a + 100 * k + s.1 });
    t!({ let s = S { a: D(c, 1), b: D(c, 2), n: (3, 5) }; let f = || match s { S { ref a, n: (3, q), .. } => a.1 + q, _ => 3 }; let k = size_of_val(&f) as u64; f() + 100 * k });
    t!({ let a = &[5u64, 4, 3, 2][..]; let f = || a.len() + a[1] as usize; let k = size_of_val(&f) as u64; f() as u64 + 100 * k });
    t!({ let s = S { a: D(c, 1), b: D(c, 2), n: (3, 5) }; let f = || S { a: D(c, 5), b: D(c, 6), ..s }; let k = size_of_val(&f) as u64; let q = f(); c.set(c.get() << 4 | 15); q.n.1 + 100 * k });
}
