//! Statics: tables of structs with functions and texts, counters shared by all threads, a static mut scratch, atomics of all sizes.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        (unsafe { _thread_idx_x() }) as usize
    }
    pub fn block_idx() -> usize {
        (unsafe { _block_idx_x() }) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { _block_dim_x() }) as usize
    }
    pub fn barrier() {
        unsafe { _syncthreads() }
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;
    use core::intrinsics::gpu::amdgpu_dispatch_ptr;
    use core::sync::atomic::{Ordering, fence};

    pub fn thread_idx() -> usize {
        (workitem_id_x()) as usize
    }
    pub fn block_idx() -> usize {
        (workgroup_id_x()) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as usize
    }
    pub fn barrier() {
        fence(Ordering::Release);
        s_barrier();
        fence(Ordering::Acquire);
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::cell::UnsafeCell;
use core::ptr::null_mut;
use core::sync::atomic::*;

static LAUNCHES: AtomicU32 = AtomicU32::new(5);
static TOTALS: [AtomicU64; 3] = [const { AtomicU64::new(1) }; 3];
static FLAGS: (AtomicBool, AtomicU8, AtomicI16) = (
    AtomicBool::new(false),
    AtomicU8::new(0xf0),
    AtomicI16::new(-7),
);
static BEST: AtomicPtr<u32> = AtomicPtr::new(null_mut());
static SMALL: AtomicI64 = AtomicI64::new(i64::MAX);

struct Rule {
    name: &'static str,
    test: fn(u32) -> bool,
    next: Option<&'static Rule>,
    weights: &'static [u16],
}

static LAST: Rule = Rule {
    name: "odd",
    test: |x| x % 2 == 1,
    next: None,
    weights: &[9],
};
static MIDDLE: Rule = Rule {
    name: "third",
    test: is_third,
    next: Some(&LAST),
    weights: &[],
};
static RULES: &Rule = &Rule {
    name: "small",
    test: |x| x < 20,
    next: Some(&MIDDLE),
    weights: &[1, 2, 3],
};

fn is_third(x: u32) -> bool {
    const THIRD: u32 = {
        const fn three() -> u32 {
            3
        }
        three()
    };
    x % THIRD == 0
}

impl Rule {
    fn chain(&self) -> impl Iterator<Item = &Rule> {
        core::iter::successors(Some(self), |r| r.next)
    }
}

struct Slots(UnsafeCell<[u32; 64]>);
unsafe impl Sync for Slots {}
static SLOTS: Slots = Slots(UnsafeCell::new([7; 64]));
static mut SCRATCH: [[u16; 4]; 64] = [[1, 2, 3, 4]; 64];

fn counter() -> &'static AtomicUsize {
    static CALLS: AtomicUsize = AtomicUsize::new(100);
    &CALLS
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn collect(data: *mut u32, n: usize, rules: *mut u32) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i >= n {
        return;
    }
    let x = unsafe { *data.add(i) };
    if i == 0 {
        LAUNCHES.fetch_add(1, Ordering::SeqCst);
    }
    let mut mask = 0;
    for (k, rule) in RULES.chain().enumerate() {
        if (rule.test)(x) {
            mask |= 1 << k;
            TOTALS[k].fetch_add(
                rule.weights.iter().map(|&w| u64::from(w)).sum::<u64>() + x as u64,
                Ordering::Relaxed,
            );
            mask += (rule.name.len() as u32) << 8;
        }
    }
    unsafe { *rules.add(i) = mask };
    FLAGS.0.fetch_or(x == 33, Ordering::Relaxed);
    FLAGS.1.fetch_xor(x as u8, Ordering::AcqRel);
    FLAGS.2.fetch_add(x as i16, Ordering::Relaxed);
    SMALL.fetch_min(i64::from(x) - 50, Ordering::Relaxed);
    counter().fetch_add(1, Ordering::Relaxed);
    let mine = unsafe { data.add(i) };
    let _ = BEST.fetch_update(Ordering::AcqRel, Ordering::Acquire, |old| {
        (old.is_null() || unsafe { (*old, old as usize) < (*mine, mine as usize) }).then_some(mine)
    });
    unsafe {
        let slots = &mut *SLOTS.0.get();
        slots[i] += x;
        let row = &raw mut SCRATCH[i];
        (*row)[x as usize % 4] += 10;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn report(out: *mut u64) {
    let best = BEST.load(Ordering::Acquire);
    let slots = unsafe { (*SLOTS.0.get()).iter().map(|&v| u64::from(v)).sum() };
    let scratch = unsafe {
        (*(&raw const SCRATCH))
            .as_flattened()
            .iter()
            .map(|&v| v as u64)
            .sum()
    };
    let results = [
        LAUNCHES.load(Ordering::Relaxed).into(),
        TOTALS[0].load(Ordering::Relaxed),
        TOTALS[1].swap(0, Ordering::Relaxed),
        TOTALS[2].load(Ordering::Relaxed) + TOTALS[1].load(Ordering::Relaxed),
        FLAGS.0.load(Ordering::Relaxed) as u64,
        FLAGS.1.load(Ordering::Relaxed).into(),
        FLAGS.2.load(Ordering::Relaxed) as u64,
        SMALL.load(Ordering::Relaxed) as u64,
        counter().load(Ordering::Relaxed) as u64,
        best.is_null() as u64,
        slots,
        scratch,
    ];
    unsafe { out.cast::<[u64; 12]>().write(results) };
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn run_both(
    data: *mut u32,
    n: usize,
    rules: *mut u32,
    out: *mut u64,
) {
    unsafe { collect_one(data, n, rules) };
    gpu::barrier();
    if gpu::thread_idx() == 0 {
        let total: u64 = TOTALS.iter().map(|t| t.load(Ordering::Relaxed)).sum();
        unsafe { *out = total + LAUNCHES.load(Ordering::Relaxed) as u64 };
    }
}

unsafe fn collect_one(data: *mut u32, n: usize, rules: *mut u32) {
    let i = gpu::thread_idx();
    if i < n {
        TOTALS[i % 3].fetch_add(unsafe { u64::from(*data.add(i)) }, Ordering::Relaxed);
        unsafe { *rules.add(i) = TOTALS.len() as u32 };
    }
}
