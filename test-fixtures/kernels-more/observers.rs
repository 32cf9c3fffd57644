//! A small event system on the device: subscribers as trait objects in slots, filters as closures, guards that unsubscribe.

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

use core::cell::{Cell, RefCell};
use core::ops::ControlFlow;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    Tick,
    Key { code: u8, shift: bool },
    Moved(i16, i16),
}
impl From<i32> for Event {
    fn from(v: i32) -> Self {
        match v {
            0 => Event::Tick,
            n @ 1.. => Event::Key { code: n as u8, shift: n % 2 == 0 },
            n => Event::Moved(n as i16, (n * 3) as i16),
        }
    }
}

trait Named {
    fn id(&self) -> u8;
}
trait Listener: Named {
    fn hear(&self, event: &Event) -> ControlFlow<i64>;
    fn weight(&self) -> u64 {
        1 << self.id()
    }
}

struct Counter {
    id: u8,
    seen: Cell<[u16; 3]>,
}
struct Filtered<F, L: ?Sized> {
    pass: F,
    inner: L,
}
struct Recorder<'s> {
    store: &'s RefCell<([Option<Event>; 4], usize)>,
}
impl Named for Counter {
    fn id(&self) -> u8 {
        self.id
    }
}
impl Listener for Counter {
    fn hear(&self, event: &Event) -> ControlFlow<i64> {
        let mut seen = self.seen.get();
        let kind = match event {
            Event::Tick => 0,
            Event::Key { .. } => 1,
            Event::Moved(..) => 2,
        };
        seen[kind] += 1;
        self.seen.set(seen);
        if seen[kind] < 6 { ControlFlow::Continue(()) } else { ControlFlow::Break(kind as i64) }
    }
}
impl<F, L: Named + ?Sized> Named for Filtered<F, L> {
    fn id(&self) -> u8 {
        self.inner.id() | 8
    }
}
impl<F: Fn(&Event) -> bool, L: Listener + ?Sized> Listener for Filtered<F, L> {
    fn hear(&self, event: &Event) -> ControlFlow<i64> {
        if (self.pass)(event) {
            self.inner.hear(event)?;
        }
        ControlFlow::Continue(())
    }
    fn weight(&self) -> u64 {
        self.inner.weight() + size_of_val(&self.inner) as u64
    }
}
impl Named for Recorder<'_> {
    fn id(&self) -> u8 {
        3
    }
}
impl Listener for Recorder<'_> {
    fn hear(&self, &event: &Event) -> ControlFlow<i64> {
        let Ok(mut store) = self.store.try_borrow_mut() else {
            return ControlFlow::Break(-1);
        };
        let (slots, n) = &mut *store;
        let at = *n % slots.len();
        *n += 1;
        match slots[at].replace(event) {
            Some(old) if old > event => ControlFlow::Break(100 + *n as i64),
            _ => ControlFlow::Continue(()),
        }
    }
}

#[derive(Default)]
struct Bus<'l> {
    slots: [Cell<Option<&'l dyn Listener>>; 4],
    dropped: Cell<u32>,
}
struct Subscription<'b, 'l> {
    bus: &'b Bus<'l>,
    at: usize,
}
impl<'l> Bus<'l> {
    fn subscribe<'b>(&'b self, listener: &'l dyn Listener) -> Option<Subscription<'b, 'l>> {
        let at = self.slots.iter().position(|s| s.get().is_none())?;
        self.slots[at].set(Some(listener));
        Some(Subscription { bus: self, at })
    }
    fn send(&self, event: Event) -> Result<u64, i64> {
        let mut live = self.slots.iter().filter_map(Cell::get);
        match live.try_fold(0, |sum, l| match l.hear(&event) {
            ControlFlow::Continue(()) => ControlFlow::Continue(sum + l.weight()),
            ControlFlow::Break(b) => ControlFlow::Break(b * 10 + l.id() as i64),
        }) {
            ControlFlow::Continue(sum) => Ok(sum),
            ControlFlow::Break(b) => Err(b),
        }
    }
    fn ids(&self) -> u64 {
        self.slots
            .iter()
            .flat_map(|s| s.get())
            .map(|l| -> &dyn Named { l })
            .fold(0, |h, n| h << 4 | n.id() as u64)
    }
}
impl Drop for Subscription<'_, '_> {
    fn drop(&mut self) {
        self.bus.slots[self.at].take();
        self.bus.dropped.set(self.bus.dropped.get() * 5 + self.at as u32 + 1);
    }
}

fn each<R>(events: &[i32], mut f: impl for<'e> FnMut(&'e i32) -> ControlFlow<R>) -> Option<R> {
    events.iter().try_for_each(|e| f(e)).break_value()
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn events(input: *const i32, out: *mut [i64; 4]) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    let input = unsafe { core::slice::from_raw_parts(input.add(i * 8), 8) };
    let store = RefCell::new(([None; 4], 0));
    let plain = Counter { id: 1, seen: Default::default() };
    let limit = i as i16;
    let near = Filtered {
        pass: move |e: &Event| !matches!(*e, Event::Moved(x, _) if -x > limit),
        inner: Recorder { store: &store },
    };
    let unsized_near: &Filtered<_, dyn Listener> = &near;
    let bus = Bus::default();
    let mut total = 0u64;
    let first = bus.subscribe(&plain);
    let stopped = {
        let _second = bus.subscribe(&near);
        total += unsized_near.inner.weight() + unsized_near.hear(&Event::Tick).is_break() as u64;
        let third = bus.subscribe(&near.inner);
        let _none = bus.subscribe(&plain).and_then(|s| (i % 2 == 0).then_some(s));
        let mut third = third;
        each(input, |&v| {
            if v == 7 || v > 35 {
                third = None;
            }
            match bus.send(v.into()) {
                Ok(sum) => {
                    total = total.wrapping_mul(31) + sum;
                    ControlFlow::Continue(())
                }
                Err(why) => ControlFlow::Break((why, bus.ids())),
            }
        })
    };
    let left = bus.ids();
    drop(first);
    let (why, ids) = stopped.unwrap_or((-7, left << 8));
    let seen = plain.seen.get().iter().fold(0, |h, &s| h * 100 + s as i64);
    let events = store.borrow().1 as i64;
    unsafe {
        *out.add(i) = [why << 16 ^ ids as i64, total as i64, bus.dropped.get() as i64, seen * 10 + events];
    }
}
