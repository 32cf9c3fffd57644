//! Drop guards that log: scopes, moves, early exits, temporaries, ManuallyDrop, mem::take/replace/forget, arrays of guards.

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
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;
    use core::intrinsics::gpu::amdgpu_dispatch_ptr;

    pub fn thread_idx() -> usize {
        (workitem_id_x()) as usize
    }
    pub fn block_idx() -> usize {
        (workgroup_id_x()) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::cell::{Cell, RefCell};
use core::mem::{self, ManuallyDrop};

struct Log {
    hash: Cell<u32>,
    drops: Cell<u32>,
    last: RefCell<[u8; 4]>,
}

impl Log {
    const fn new() -> Self {
        Log {
            hash: Cell::new(0x811c_9dc5),
            drops: Cell::new(0),
            last: RefCell::new([0; 4]),
        }
    }
    fn note(&self, what: u32) {
        self.hash
            .set((self.hash.get() ^ what).wrapping_mul(0x0100_0193));
        let mut last = self.last.borrow_mut();
        last.rotate_left(1);
        last[3] = what as u8;
    }
}

struct Guard<'l> {
    log: &'l Log,
    id: u32,
}

impl<'l> Guard<'l> {
    fn new(log: &'l Log, id: u32) -> Self {
        log.note(id);
        Guard { log, id }
    }
    fn touch(&self) -> u32 {
        self.log.note(self.id << 8);
        self.id
    }
}

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        self.log.note(self.id << 16);
        self.log.drops.set(self.log.drops.get() + 1);
    }
}

impl Clone for Guard<'_> {
    fn clone(&self) -> Self {
        Guard::new(self.log, self.id + 100)
    }
}

struct Pair<'l> {
    first: Guard<'l>,
    second: Option<Guard<'l>>,
    tail: [Guard<'l>; 2],
}

enum Shape<'l> {
    One(Guard<'l>),
    Two { a: Guard<'l>, b: Guard<'l> },
    None,
}

fn early<'l>(log: &'l Log, x: u32) -> Result<u32, Guard<'l>> {
    let outer = Guard::new(log, 1);
    if x % 2 == 1 {
        return Err(Guard::new(log, 2));
    }
    let inner = Guard::new(log, 3);
    let checked = if x % 3 == 0 {
        Err(outer.clone())
    } else {
        Ok(inner)
    };
    let inner = checked?;
    Ok(inner.touch() + outer.touch())
}

fn consume(pair: Pair<'_>) -> u32 {
    let Pair { first, second, .. } = pair;
    let s = second.as_ref().map_or(0, Guard::touch);
    drop(first);
    s
}

fn shapes<'l>(log: &'l Log, x: u32) -> Shape<'l> {
    match x % 3 {
        0 => Shape::One(Guard::new(log, 10)),
        1 => Shape::Two {
            a: Guard::new(log, 11),
            b: Guard::new(log, 12),
        },
        _ => Shape::None,
    }
}

fn run(log: &Log, x: u32) -> u32 {
    let mut total = 0;
    total += match early(log, x) {
        Ok(v) => v,
        Err(guard) => guard.touch() * 1000,
    };
    'search: for i in 0..4 {
        let _guard = Guard::new(log, 20 + i);
        for j in 0..3 {
            let temp = Guard::new(log, 30 + j);
            if (i * 3 + j + x) % 7 == 3 {
                break 'search;
            }
            if temp.touch() % 2 == x % 2 {
                continue 'search;
            }
        }
        total += 1;
    }
    let mut pair = Pair {
        first: Guard::new(log, 40),
        second: Some(Guard::new(log, 41)),
        tail: [Guard::new(log, 42), Guard::new(log, 43)],
    };
    if x & 4 != 0 {
        pair.second.take();
    }
    let old = mem::replace(&mut pair.first, Guard::new(log, 44));
    pair.tail[1] = pair.tail[0].clone().into_plain();
    total += consume(pair) + old.touch();
    mem::forget(old);

    let shape = shapes(log, x);
    total += match &shape {
        Shape::One(g) => g.id,
        Shape::Two { a, b } if a.id > x => a.touch() ^ b.touch(),
        Shape::Two { b, .. } => b.id,
        Shape::None => 0,
    };
    if let Shape::Two { a, .. } = shape {
        total += a.touch();
    }
    let mut kept = ManuallyDrop::new(Guard::new(log, 50));
    if x % 5 == 0 {
        unsafe { ManuallyDrop::drop(&mut kept) };
    }
    let owner = Guard::new(log, 51);
    let count = move |n: u32| owner.touch() + n;
    total += count(1) + count(2);
    let _ = Guard::new(log, 60);
    let _named = (Guard::new(log, 61), Guard::new(log, 62).touch());
    total + Guard::new(log, 63).touch()
}

trait IntoPlain {
    fn into_plain(self) -> Self;
}
impl IntoPlain for Guard<'_> {
    fn into_plain(self) -> Self {
        self
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn guards(out: *mut [u32; 4], n: u32) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i >= n as usize {
        return;
    }
    let log = Log::new();
    let total = run(&log, i as u32);
    let last = u32::from_le_bytes(*log.last.borrow());
    unsafe { *out.add(i) = [total, log.hash.get(), log.drops.get(), last] };
}
