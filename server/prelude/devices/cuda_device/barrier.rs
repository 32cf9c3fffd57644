//! Barriers in shared memory (`mbarrier`), and the fences that go with them.

use core::marker::PhantomData;

use crate::ptx::{plain_instructions, shared_offset};

/// A barrier in the block's shared memory, which a `static mut` declares.
#[repr(C, align(8))]
#[address_space(shared, align = 8)]
#[derive(Clone, Copy)]
pub struct Barrier {
    state: u64,
}

impl Barrier {
    /// What a static starts as.
    pub const UNINIT: Self = Barrier { state: 0 };
}

/// A test of a phase: its token is `$operand`.
macro_rules! tests {
    ($($(#[$doc:meta])* fn $name:ident($operand:ident: $type:ty, $class:ident) = $text:literal;)*) => { $(
        $(#[$doc])*
        ///
        /// # Safety
        /// The barrier is initialised.
        #[inline(always)]
        pub unsafe fn $name(bar: *const Barrier, $operand: $type) -> bool {
            let done: u32;
            unsafe {
                core::arch::asm!(
                    "{{ .reg .pred p;",
                    concat!($text, " p, [{1}], {2};"),
                    "selp.u32 {0}, 1, 0, p; }}",
                    out(reg32) done,
                    in(reg32) shared_offset(bar),
                    in($class) $operand,
                );
            }
            done != 0
        }
    )* };
}

tests! {
    /// Is the phase of the token over?
    fn mbarrier_test_wait(token: u64, reg64) = "mbarrier.test_wait.shared.b64";
    /// Waits a while for the end of the token's phase: is it over?
    fn mbarrier_try_wait(token: u64, reg64) = "mbarrier.try_wait.shared.b64";
    /// Waits a while for the end of the phase with that parity: is it over?
    fn mbarrier_try_wait_parity(parity: u32, reg32) = "mbarrier.try_wait.parity.shared::cta.b64";
    /// The same, and sees what the cluster has written.
    fn mbarrier_try_wait_parity_cluster(parity: u32, reg32) =
        "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64";
}

/// Initialises a barrier for so many arrivals.
///
/// # Safety
/// One thread does it, and nobody uses the barrier yet.
#[inline(always)]
pub unsafe fn mbarrier_init(bar: *mut Barrier, expected_count: u32) {
    unsafe {
        core::arch::asm!(
            "mbarrier.init.shared.b64 [{0}], {1};",
            in(reg32) shared_offset(bar),
            in(reg32) expected_count,
        );
    }
}

/// Ends a barrier.
///
/// # Safety
/// One thread does it, and nobody uses the barrier any more.
#[inline(always)]
pub unsafe fn mbarrier_inval(bar: *mut Barrier) {
    unsafe { core::arch::asm!("mbarrier.inval.shared.b64 [{0}];", in(reg32) shared_offset(bar)) }
}

/// Arrives; the token of the phase.
///
/// # Safety
/// The barrier is initialised and expects the arrival.
#[inline(always)]
pub unsafe fn mbarrier_arrive(bar: *const Barrier) -> u64 {
    let token: u64;
    unsafe {
        core::arch::asm!(
            "mbarrier.arrive.shared.b64 {0}, [{1}];",
            out(reg64) token,
            in(reg32) shared_offset(bar),
        );
    }
    token
}

/// Arrives without ending the phase.
///
/// # Safety
/// As `mbarrier_arrive`, and it is not the last arrival.
#[inline(always)]
pub unsafe fn mbarrier_arrive_no_complete(bar: *const Barrier) {
    unsafe {
        core::arch::asm!(
            "{{ .reg .b64 t; mbarrier.arrive.noComplete.shared.b64 t, [{0}], 1; }}",
            in(reg32) shared_offset(bar),
        );
    }
}

/// Arrives at a barrier of another block of the cluster.
///
/// # Safety
/// The address is that of a barrier in the cluster's shared memory.
#[inline(always)]
pub unsafe fn mbarrier_arrive_cluster(remote_bar_addr: u64) {
    unsafe {
        core::arch::asm!(
            "{{ .reg .u32 a; cvt.u32.u64 a, {0};",
            "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [a]; }}",
            in(reg64) remote_bar_addr,
        );
    }
}

macro_rules! expecting {
    ($($(#[$doc:meta])* fn $name:ident = $text:literal;)*) => { $(
        $(#[$doc])*
        ///
        /// # Safety
        /// The barrier is initialised and expects the arrival.
        #[inline(always)]
        pub unsafe fn $name(bar: *const Barrier, _tx_count: u32, bytes: u32) -> u64 {
            let token: u64;
            unsafe {
                core::arch::asm!(
                    concat!($text, " {0}, [{1}], {2};"),
                    out(reg64) token,
                    in(reg32) shared_offset(bar),
                    in(reg32) bytes,
                );
            }
            token
        }
    )* };
}

expecting! {
    /// Arrives, and lets the phase wait for so many bytes.
    fn mbarrier_arrive_expect_tx = "mbarrier.arrive.expect_tx.release.cta.shared::cta.b64";
    /// The same, without ordering, for the cluster.
    fn mbarrier_arrive_expect_tx_cluster = "mbarrier.arrive.expect_tx.relaxed.cluster.shared::cta.b64";
}

/// Waits until the token's phase is over.
///
/// # Safety
/// The barrier is initialised.
#[inline(always)]
pub unsafe fn mbarrier_wait(bar: *const Barrier, token: u64) {
    while !unsafe { mbarrier_test_wait(bar, token) } {}
}

/// Arrives and waits until the phase is over.
///
/// # Safety
/// As `mbarrier_arrive`.
#[inline(always)]
pub unsafe fn mbarrier_arrive_and_wait(bar: *const Barrier) {
    unsafe {
        let token = mbarrier_arrive(bar);
        mbarrier_wait(bar, token);
    }
}

/// Sleeps for about so many nanoseconds.
///
/// # Safety
/// None that could be violated.
#[inline(always)]
pub unsafe fn nanosleep(ns: u32) {
    unsafe { core::arch::asm!("nanosleep.u32 {0};", in(reg32) ns) }
}

plain_instructions! {
    /// The cluster sees barriers as initialised.
    pub [unsafe] fn fence_mbarrier_init_release_cluster = "fence.mbarrier_init.release.cluster;";
    /// Orders plain accesses of shared memory with asynchronous ones.
    pub [unsafe] fn fence_proxy_async_shared_cta = "fence.proxy.async.shared::cta;";
    /// Acquires what asynchronous accesses of the cluster's shared memory have released.
    pub [unsafe] fn fence_proxy_async_generic_acquire_shared_cluster_cluster =
        "fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster;";
    /// Releases plain accesses of the block's shared memory to asynchronous ones.
    pub [unsafe] fn fence_proxy_async_generic_release_shared_cta_cluster =
        "fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster;";
}

/// State of a barrier that nobody has initialised.
#[derive(Clone, Copy, Debug)]
pub struct Uninit;
/// State of a barrier in use.
#[derive(Clone, Copy, Debug)]
pub struct Ready;
/// State of a barrier that was ended.
#[derive(Clone, Copy, Debug)]
pub struct Invalidated;

/// Use of a barrier: bulk copies.
#[derive(Clone, Copy, Debug)]
pub struct TmaBarrier;
/// Use of a barrier: matrix products.
#[derive(Clone, Copy, Debug)]
pub struct MmaBarrier;
/// Use of a barrier: threads.
#[derive(Clone, Copy, Debug)]
pub struct GeneralBarrier;

/// The phase in which a thread has arrived.
#[repr(transparent)]
#[derive(Clone, Copy, Debug)]
#[shown_as = "{0}"]
pub struct BarrierToken(u64);

impl BarrierToken {
    #[inline(always)]
    pub const fn raw(self) -> u64 {
        self.0
    }

    #[inline(always)]
    pub const fn from_raw(raw: u64) -> Self {
        BarrierToken(raw)
    }
}

/// A barrier whose state and use are in its type.
#[shown_as = "{ptr}"]
pub struct ManagedBarrier<State, Kind, const ID: usize = 0> {
    ptr: *const Barrier,
    marker: PhantomData<(State, Kind)>,
}

impl<State, Kind, const ID: usize> ManagedBarrier<State, Kind, ID> {
    #[inline(always)]
    const fn at(ptr: *const Barrier) -> Self {
        ManagedBarrier { ptr, marker: PhantomData }
    }
}

impl<Kind, const ID: usize> ManagedBarrier<Uninit, Kind, ID> {
    #[inline(always)]
    pub fn from_static(ptr: *mut Barrier) -> Self {
        Self::at(ptr)
    }

    /// Thread 0 initialises the barrier, then the block synchronises.
    ///
    /// # Safety
    /// All threads of the block call it once.
    #[inline(always)]
    pub unsafe fn init(self, count: u32) -> ManagedBarrier<Ready, Kind, ID> {
        unsafe { self.init_by(count, 0) }
    }

    /// The same by another thread.
    ///
    /// # Safety
    /// All threads of the block call it once.
    #[inline(always)]
    pub unsafe fn init_by(self, count: u32, init_thread: u32) -> ManagedBarrier<Ready, Kind, ID> {
        if crate::thread::threadIdx_x() == init_thread {
            unsafe {
                mbarrier_init(self.ptr as *mut Barrier, count);
                fence_proxy_async_shared_cta();
            }
        }
        crate::thread::sync_threads();
        ManagedBarrier::at(self.ptr)
    }
}

impl<Kind, const ID: usize> ManagedBarrier<Ready, Kind, ID> {
    #[inline(always)]
    pub fn as_ptr(&self) -> *const Barrier {
        self.ptr
    }

    #[inline(always)]
    pub fn arrive(&self) -> BarrierToken {
        BarrierToken(unsafe { mbarrier_arrive(self.ptr) })
    }

    #[inline(always)]
    pub fn arrive_expect_tx(&self, bytes: u32) -> BarrierToken {
        BarrierToken(unsafe { mbarrier_arrive_expect_tx(self.ptr, 1, bytes) })
    }

    #[inline(always)]
    pub fn wait(&self, token: BarrierToken) {
        unsafe { mbarrier_wait(self.ptr, token.0) }
    }

    #[inline(always)]
    pub fn try_wait(&self, token: BarrierToken) -> bool {
        unsafe { mbarrier_try_wait(self.ptr, token.0) }
    }

    #[inline(always)]
    pub fn test_wait(&self, token: BarrierToken) -> bool {
        unsafe { mbarrier_test_wait(self.ptr, token.0) }
    }

    #[inline(always)]
    pub fn try_wait_parity(&self, parity: u32) -> bool {
        unsafe { mbarrier_try_wait_parity(self.ptr, parity) }
    }

    /// Thread 0 ends the barrier; the block synchronises before and behind it.
    ///
    /// # Safety
    /// All threads of the block call it once.
    #[inline(always)]
    pub unsafe fn inval(self) -> ManagedBarrier<Invalidated, Kind, ID> {
        unsafe { self.inval_by(0) }
    }

    /// The same by another thread.
    ///
    /// # Safety
    /// All threads of the block call it once.
    #[inline(always)]
    pub unsafe fn inval_by(self, inval_thread: u32) -> ManagedBarrier<Invalidated, Kind, ID> {
        crate::thread::sync_threads();
        if crate::thread::threadIdx_x() == inval_thread {
            unsafe { mbarrier_inval(self.ptr as *mut Barrier) }
        }
        crate::thread::sync_threads();
        ManagedBarrier::at(self.ptr)
    }
}

pub type TmaBarrierHandle<S> = ManagedBarrier<S, TmaBarrier, 0>;
pub type MmaBarrierHandle<S> = ManagedBarrier<S, MmaBarrier, 0>;
pub type TmaBarrier0<S> = ManagedBarrier<S, TmaBarrier, 0>;
pub type TmaBarrier1<S> = ManagedBarrier<S, TmaBarrier, 1>;
