//! Calls that stay calls: recursion, pointers that differ between lanes, trait objects; with frames, many live values,
//! indices and workgroup memory in the functions that are called.
#![no_std]
#![feature(abi_gpu_kernel, stdarch_amdgpu, gpu_launch_sized_workgroup_mem)]
use core::arch::amdgpu::*;

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

fn id() -> usize {
    (workgroup_id_x() * 96 + workitem_id_x()) as usize
}

/// Writes into its caller's array while it has one of its own.
#[inline(never)]
fn walk(depth: u32, seed: u32, above: &mut [u32; 6]) -> u32 {
    let mut mine = [seed, seed ^ 1, 3, 4, 5, depth];
    if depth == 0 {
        above[(seed % 6) as usize] ^= seed;
        return seed.rotate_left(3);
    }
    let left = walk(depth - 1, seed.wrapping_mul(0x9E37_79B9), &mut mine);
    if seed & 1 == 0 {
        above[(left % 6) as usize] = left;
        return left ^ mine[(seed % 6) as usize];
    }
    let right = walk(depth / 2, left.wrapping_add(7), above);
    left.wrapping_add(right).wrapping_add(mine[(right % 6) as usize])
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn frames(out: *mut u32, input: *const u32) {
    let i = id();
    let x = unsafe { *input.add(i) };
    let mut top = [1, 2, 3, 4, 5, 6];
    let got = if x & 4 == 0 { walk(x % 7, x, &mut top) } else { 77 };
    let mut sum = got;
    for t in top {
        sum = sum.wrapping_mul(31).wrapping_add(t);
    }
    unsafe { *out.add(i) = sum };
}

/// Each calls the other; the indices are read on the way down.
#[inline(never)]
fn even(n: u32, acc: u64) -> (u64, bool) {
    if n == 0 { (acc, true) } else { odd(n - 1, acc.wrapping_mul(5) + workgroup_id_x() as u64) }
}

#[inline(never)]
fn odd(n: u32, acc: u64) -> (u64, bool) {
    if n == 0 { (acc, false) } else { even(n - 1, acc.wrapping_mul(3) ^ workitem_id_x() as u64) }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn mutual(out: *mut u64, input: *const u32) {
    let i = id();
    let x = unsafe { *input.add(i) };
    let (acc, is_even) = even(x % 11, x as u64);
    unsafe { *out.add(i) = if is_even { acc } else { !acc } };
}

type Step = fn(i64, u32) -> i64;

#[inline(never)]
fn add(v: i64, k: u32) -> i64 {
    v.wrapping_add(k as i64)
}
#[inline(never)]
fn mul(v: i64, k: u32) -> i64 {
    v.wrapping_mul(k as i64 | 1)
}
#[inline(never)]
fn neg(v: i64, k: u32) -> i64 {
    if k & 1 == 0 { -v } else { v >> 3 }
}
/// Needs a frame and calls on.
#[inline(never)]
fn deep(v: i64, k: u32) -> i64 {
    let mut history = [0i64; 9];
    let mut w = v;
    for i in 0..(k % 9) as usize {
        w = STEPS[(w & 1) as usize](w, k);
        history[i] = w;
    }
    history[(k % 5) as usize].wrapping_add(w)
}
static STEPS: [Step; 4] = [add, mul, neg, deep];

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn tables(out: *mut i64, input: *const u32) {
    let i = id();
    let x = unsafe { *input.add(i) };
    let mut v = x as i64;
    let mut k = 0;
    while k < x % 13 {
        v = STEPS[((x >> k) & 3) as usize](v, k.wrapping_mul(x));
        if v == 12345 {
            break;
        }
        k += 1;
    }
    unsafe { *out.add(i) = v };
}

/// Values of every kind live across a call, and more of them than registers.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn live(out: *mut u64, input: *const u32) {
    let i = id();
    let x = unsafe { *input.add(i) };
    let scale = 1.25 * x as f64;
    let big = (123 << 70) | x as u128;
    let flag = workgroup_id_x() == 1;
    let mut many = [0u64; 40];
    let mut s = x as u64 | 1;
    for m in many.iter_mut() {
        s = s.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(11);
        *m = s;
    }
    let wide = big.wrapping_mul(s as u128);
    let positive = (x as i32) > 0;
    let step = STEPS[(x & 3) as usize];
    let a = step(s as i64, x);
    let half = scale * (a as f64);
    let b = step(a, x ^ 5);
    let mut r = (a ^ b) as u64;
    for (k, m) in many.iter().enumerate() {
        r = r.rotate_left(5) ^ m.wrapping_add(k as u64);
    }
    if positive == flag {
        r = r.wrapping_add((wide >> 64) as u64);
    }
    unsafe { *out.add(i) = r ^ half.to_bits() };
}

trait Visit {
    fn visit(&self, depth: u32, cell: *mut u32) -> u32;
}
struct Leaf(u32);
struct Pair(&'static (dyn Visit + Sync), &'static (dyn Visit + Sync), u32);
impl Visit for Leaf {
    fn visit(&self, depth: u32, cell: *mut u32) -> u32 {
        unsafe { *cell = (*cell).wrapping_add(self.0) };
        self.0.wrapping_mul(depth + 1)
    }
}
impl Visit for Pair {
    fn visit(&self, depth: u32, cell: *mut u32) -> u32 {
        let a = self.0.visit(depth + 1, cell);
        let b = if a & self.2 != 0 { self.1.visit(depth + 2, cell) } else { 9 };
        unsafe { *cell ^= a };
        a.wrapping_add(b.wrapping_mul(self.2))
    }
}
static TREE: [&(dyn Visit + Sync); 3] = [
    &Leaf(5),
    &Pair(&Leaf(3), &Pair(&Leaf(8), &Leaf(1), 3), 7),
    &Pair(&Pair(&Leaf(2), &Leaf(4), 2), &Leaf(6), 1),
];

/// The functions write to workgroup memory through a pointer.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn objects(out: *mut u32, input: *const u32) {
    let cells: *mut u32 = core::intrinsics::gpu::gpu_launch_sized_workgroup_mem();
    let i = id();
    let local = workitem_id_x() as usize;
    unsafe {
        let cell = cells.add(local);
        *cell = i as u32;
        let x = *input.add(i);
        let r = TREE[(x % 3) as usize].visit(x & 7, cell);
        s_barrier();
        *out.add(i) = r ^ *cells.add(95 - local);
    }
}
