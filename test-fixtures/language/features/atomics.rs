//! Atomic types and their operations on local memory and statics.
use core::sync::atomic::*;
static TOTAL: AtomicU64 = AtomicU64::new(0);
fn cas_loop(a: &AtomicU32, f: impl Fn(u32) -> u32) -> u32 {
    let mut old = a.load(Ordering::Relaxed);
    loop {
        match a.compare_exchange_weak(old, f(old), Ordering::AcqRel, Ordering::Relaxed) {
            Ok(x) => return x,
            Err(x) => old = x,
        }
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let a = AtomicU32::new(input[0] as u32);
    out.put(a.fetch_add(5, Ordering::Relaxed));
    out.put(a.fetch_sub(1, Ordering::SeqCst));
    out.put(a.fetch_and(0xffff, Ordering::AcqRel));
    out.put(a.fetch_or(0x10000, Ordering::Release));
    out.put(a.fetch_xor(0xff, Ordering::Acquire));
    out.put(a.fetch_max(77, Ordering::Relaxed));
    out.put(a.fetch_min(70000, Ordering::Relaxed));
    out.put(a.fetch_nand(3, Ordering::Relaxed));
    out.put(a.swap(9, Ordering::Relaxed));
    out.put(a.compare_exchange(9, 10, Ordering::SeqCst, Ordering::Relaxed));
    out.put(a.compare_exchange(9, 11, Ordering::SeqCst, Ordering::Relaxed));
    out.put(cas_loop(&a, |x| x * 3));
    out.put(a.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |x| (x > 5).then_some(x - 5)));
    out.put(a.load(Ordering::Acquire));
    let i = AtomicI64::new(input[1] as i64);
    out.put(i.fetch_max(-5, Ordering::Relaxed));
    out.put(i.fetch_min(100, Ordering::Relaxed));
    i.store(-1, Ordering::Release);
    out.put(i.into_inner());
    let b = AtomicBool::new(false);
    out.put((b.swap(true, Ordering::Relaxed), b.fetch_and(false, Ordering::Relaxed), b.load(Ordering::Relaxed)));
    let mut raw = input[2] as u32;
    let p = unsafe { AtomicU32::from_ptr(&mut raw) };
    p.fetch_add(1, Ordering::Relaxed);
    out.put(raw);
    let mut c = AtomicUsize::new(1);
    *c.get_mut() += 4;
    out.put(c.load(Ordering::Relaxed));
    out.put(TOTAL.load(Ordering::Relaxed));
    fence(Ordering::SeqCst);
    compiler_fence(Ordering::SeqCst);
    let arr = [const { AtomicI32::new(0) }; 4];
    for x in input {
        arr[(x & 3) as usize].fetch_add(*x as i32, Ordering::Relaxed);
    }
    for x in &arr {
        out.put(x.load(Ordering::Relaxed));
    }
}

//@ expect: 1 6 5 5 10005 100fa 100fa 100fa fffffffd c 9 e44 a a c 1e 19 2 2 ffffffffffffffff 0 1 0 4 5 0 28 1c 20 24
//@ expect: 7b1dcdaf 7b1dcdb4 7b1dcdb3 cdb3 1cdb3 1cd4c 1cd4c 11170 ffffffff c 9 e44 a a c 1e 19 6e789e6aa1b965f4 6e789e6aa1b965f4 ffffffffffffffff 0 1 0 80094550 5 0 ffffffffdd1c931c 5cc2bd03 ffffffffb0673286 ffffffff9ead17b1
//@ expect: 0 5 4 4 10004 100fb 100fb 100fb fffffffc c 9 e44 a a c 1e 19 1 1 ffffffffffffffff 0 1 0 0 5 0 80 84 ffffffff800000f8 ffffffff800000fc
