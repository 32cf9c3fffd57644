//! Threads as actors with mailboxes in workgroup memory: states as enums with data, `dyn` behaviours, rounds between barriers, messages by atomics.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(
    target_arch = "nvptx64",
    feature(
        stdarch_nvptx,
        core_intrinsics,
        gpu_intrinsics,
        gpu_launch_sized_workgroup_mem
    )
)]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(
        stdarch_amdgpu,
        core_intrinsics,
        gpu_intrinsics,
        gpu_launch_sized_workgroup_mem
    )
)]
#![allow(internal_features)]

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
    pub fn barrier() {
        unsafe { _syncthreads() }
    }
    pub fn workgroup_mem<T>() -> *mut T {
        core::intrinsics::gpu::gpu_launch_sized_workgroup_mem()
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
        workitem_id_x() as usize
    }
    pub fn block_idx() -> usize {
        workgroup_id_x() as usize
    }
    pub fn block_dim() -> usize {
        let size = unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) };
        size as usize
    }
    pub fn barrier() {
        fence(Ordering::Release);
        s_barrier();
        fence(Ordering::Acquire);
    }
    pub fn workgroup_mem<T>() -> *mut T {
        core::intrinsics::gpu::gpu_launch_sized_workgroup_mem()
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}
use core::sync::atomic::{AtomicU64, Ordering};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
enum Kind {
    Ping = 1,
    Share = 2,
    Stop = 7,
}
impl TryFrom<u8> for Kind {
    type Error = u8;
    fn try_from(v: u8) -> Result<Self, u8> {
        [Kind::Ping, Kind::Share, Kind::Stop]
            .into_iter()
            .find(|k| *k as u8 == v)
            .ok_or(v)
    }
}
#[derive(Clone, Copy)]
struct Message {
    kind: Kind,
    from: u8,
    load: u32,
}
impl Message {
    fn pack(self) -> u64 {
        u64::from_le_bytes([self.kind as u8, self.from, 0, 0, 0, 0, 0, 0])
            | (self.load as u64) << 32
    }
    fn unpack(word: u64) -> Option<Self> {
        let [kind, from, ..] = word.to_le_bytes();
        let kind = kind.try_into().ok()?;
        Some(Message {
            kind,
            from,
            load: (word >> 32) as u32,
        })
    }
}
#[derive(Clone, Copy)]
enum State {
    Idle,
    Busy { left: u8, load: u32 },
    Done(Option<Kind>),
}
trait Behaviour: Sync {
    fn react(
        &self,
        me: u8,
        state: State,
        message: Option<Message>,
    ) -> (State, Option<(u8, Message)>);
    fn weight(&self) -> u32 {
        1
    }
}
struct Relay(u8);
struct Sink {
    limit: u32,
}
impl Behaviour for Relay {
    fn react(
        &self,
        me: u8,
        state: State,
        message: Option<Message>,
    ) -> (State, Option<(u8, Message)>) {
        let Some(m) = message else {
            return match state {
                State::Busy { left: 0, .. } => (State::Idle, None),
                State::Busy { left, load } => (
                    State::Busy {
                        left: left - 1,
                        load: load / 2,
                    },
                    Some((
                        me ^ self.0,
                        Message {
                            kind: Kind::Share,
                            from: me,
                            load,
                        },
                    )),
                ),
                same => (same, None),
            };
        };
        if let State::Busy { load, left } = state
            && let sum = load.wrapping_add(m.load)
            && m.kind != Kind::Stop
        {
            return (
                State::Busy {
                    left: left.min(3),
                    load: sum,
                },
                (sum % 3 == 0).then_some((
                    m.from,
                    Message {
                        kind: Kind::Ping,
                        from: me,
                        load: sum >> 3,
                    },
                )),
            );
        }
        match (state, m.kind) {
            (State::Done(_), _) => (state, None),
            (_, Kind::Stop) => (
                State::Done(Some(m.kind)),
                Some((m.from, Message { from: me, ..m })),
            ),
            (_, kind @ (Kind::Ping | Kind::Share)) => (
                State::Busy {
                    left: 1 + kind as u8,
                    load: m.load ^ 5,
                },
                None,
            ),
        }
    }
}
impl Behaviour for Sink {
    fn react(
        &self,
        me: u8,
        state: State,
        message: Option<Message>,
    ) -> (State, Option<(u8, Message)>) {
        match (state, message) {
            (State::Idle, Some(Message { load, .. })) if load > self.limit => (
                State::Done(None),
                Some((
                    me / 2,
                    Message {
                        kind: Kind::Stop,
                        from: me,
                        load: 0,
                    },
                )),
            ),
            (State::Idle, Some(m)) => (
                State::Busy {
                    left: 0,
                    load: m.load,
                },
                None,
            ),
            (State::Busy { load, .. }, Some(Message { load: more, .. })) => (
                State::Busy {
                    left: 1,
                    load: load + more % 1000,
                },
                None,
            ),
            (s, _) => (s, None),
        }
    }
    fn weight(&self) -> u32 {
        self.limit
    }
}
static BEHAVIOURS: [&dyn Behaviour; 3] = [&Relay(1), &Sink { limit: 1 << 30 }, &Relay(21)];

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn actors(seeds: *const u32, rounds: u32, out: *mut u64) {
    let me = gpu::thread_idx();
    let at = gpu::block_idx() * gpu::block_dim() + me;
    let boxes: &[AtomicU64; 64] = unsafe { &*gpu::workgroup_mem::<AtomicU64>().cast() };
    let seed = unsafe { *seeds.add(at) };
    let behaviour = BEHAVIOURS[seed as usize % BEHAVIOURS.len()];
    let mut state = if seed % 5 == 0 {
        State::Idle
    } else {
        State::Busy {
            left: (seed % 7) as u8,
            load: seed >> 4,
        }
    };
    let mut history = behaviour.weight() as u64;
    boxes[me].store(0, Ordering::Relaxed);
    boxes[me + 32].store(0, Ordering::Relaxed);
    gpu::barrier();
    for round in 0..rounds as usize {
        let (now, next) = (round % 2 * 32, (round + 1) % 2 * 32);
        let message = Message::unpack(boxes[now + me].swap(0, Ordering::AcqRel));
        let (new, send) = behaviour.react(me as u8, state, message);
        state = new;
        if let Some((to, m)) = send {
            // Of several messages the greatest word arrives.
            boxes[next + (to as usize & 31)].fetch_max(m.pack(), Ordering::AcqRel);
        }
        history = history.rotate_left(9)
            ^ match state {
                State::Idle => 1,
                State::Busy { left, load } => (load as u64) << 8 | left as u64,
                State::Done(k) => k.map_or(3, |k| k as u64) << 50,
            };
        gpu::barrier();
    }
    unsafe { *out.add(at) = history }
}
