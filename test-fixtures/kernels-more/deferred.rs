//! A task queue of boxed-like closures in place: an arena of bytes with drop and call functions by hand, type-erased.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(
    target_arch = "nvptx64",
    feature(stdarch_nvptx)
)]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        unsafe { _thread_idx_x() as usize }
    }
    pub fn block_idx() -> usize {
        unsafe { _block_idx_x() as usize }
    }
    pub fn block_dim() -> usize {
        unsafe { _block_dim_x() as usize }
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
        workitem_id_x() as usize
    }
    pub fn block_idx() -> usize {
        workgroup_id_x() as usize
    }
    pub fn block_dim() -> usize {
        let size = unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) };
        size as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::marker::PhantomData;
use core::mem::{self, MaybeUninit};
use core::ptr;

struct Entry {
    at: usize,
    call: unsafe fn(*mut u8, &mut State) -> i64,
    drop: Option<unsafe fn(*mut u8)>,
}

#[derive(Default)]
struct State {
    log: i64,
    dropped: u32,
}

#[repr(C, align(16))]
struct Arena<'a, const BYTES: usize, const N: usize> {
    bytes: [MaybeUninit<u8>; BYTES],
    entries: [MaybeUninit<Entry>; N],
    used: usize,
    count: usize,
    _life: PhantomData<&'a ()>,
}

impl<'a, const BYTES: usize, const N: usize> Arena<'a, BYTES, N> {
    const EMPTY: Self = Arena {
        bytes: [MaybeUninit::uninit(); BYTES],
        entries: [const { MaybeUninit::uninit() }; N],
        used: 0,
        count: 0,
        _life: PhantomData,
    };

    fn add<F: FnMut(&mut State) -> i64 + 'a>(&mut self, f: F) -> Result<&mut F, F> {
        let at = self.used.next_multiple_of(align_of::<F>());
        let end = at + size_of::<F>();
        if end > BYTES || self.count == N {
            return Err(f);
        }
        unsafe fn call<F: FnMut(&mut State) -> i64>(p: *mut u8, s: &mut State) -> i64 {
            unsafe { (*p.cast::<F>())(s) }
        }
        unsafe fn drop_it<F>(p: *mut u8) {
            unsafe { ptr::drop_in_place(p.cast::<F>()) }
        }
        self.entries[self.count].write(Entry {
            at,
            call: call::<F>,
            drop: mem::needs_drop::<F>().then_some(drop_it::<F> as unsafe fn(*mut u8)),
        });
        self.count += 1;
        self.used = end;
        let place = unsafe { self.bytes.as_mut_ptr().add(at).cast::<F>() };
        unsafe {
            place.write(f);
            Ok(&mut *place)
        }
    }

    fn run(&mut self, state: &mut State) -> i64 {
        let base = self.bytes.as_mut_ptr().cast::<u8>();
        self.entries[..self.count]
            .iter()
            .map(|e| unsafe { e.assume_init_ref() })
            .fold(0, |sum, e| sum * 3 + unsafe { (e.call)(base.add(e.at), state) })
    }
}

impl<const BYTES: usize, const N: usize> Drop for Arena<'_, BYTES, N> {
    fn drop(&mut self) {
        let base = self.bytes.as_mut_ptr().cast::<u8>();
        for e in self.entries[..self.count].iter().rev() {
            let &Entry { at, drop, .. } = unsafe { e.assume_init_ref() };
            if let Some(drop) = drop {
                unsafe { drop(base.add(at)) };
            }
        }
    }
}

struct Token<'a>(&'a core::cell::Cell<i64>, i64);
impl Drop for Token<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get() * 7 + self.1);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn deferred(input: *const i32, out: *mut [i64; 2]) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    let x = unsafe { *input.add(i) } as i64;
    let drops = &core::cell::Cell::new(1);
    let mut state = State::default();
    let mut result;
    {
        let mut arena = Arena::<96, 5>::EMPTY;
        let token = Token(drops, 3);
        let mut calls = 0u8;
        arena.add(move |s| { s.log += token.1; calls += 1; calls as i64 }).ok().unwrap();
        let big = [x, x + 1, x + 2];
        let slot = arena.add(move |s| { s.log ^= big[1]; big.iter().sum() }).map_err(|_| ()).unwrap();
        result = slot(&mut State { log: 5, ..State::default() });
        if x % 2 == 0 {
            let (a, b) = (Token(drops, 5), Token(drops, 6));
            let _ = arena.add(move |_| a.1 * 10 + b.1);
        }
        let rejected = arena.add(move |_| { let wide = [Token(drops, 1), Token(drops, 2), Token(drops, 4)]; wide.iter().map(|t| t.1).sum::<i64>() });
        result += rejected.is_err() as i64;
        let pad = [x; 9];
        if let Err(mut f) = arena.add(move |s| pad[(s.log & 7) as usize]) {
            result += f(&mut state) * 2;
        }
        arena.add(|s| { s.dropped += 1; s.log }).ok();
        for _ in 0..2 {
            result = result.wrapping_mul(5) + arena.run(&mut state);
        }
    }
    unsafe { *out.add(i) = [result ^ (state.dropped as i64) << 40, drops.get() * 1000 + state.log] };
}
