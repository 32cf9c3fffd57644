//! Tensor memory and its matrix products (`tcgen05`, sm_100a): allocation, descriptors, products of
//! 16-bit floats, commits, fences. Shapes and kinds are in modules of their own.

mod bf16;
mod collector;
mod descriptors;
mod mma;
mod shapes;

use core::marker::PhantomData;

use crate::cusimd::CuSimd;
use crate::ptx::{plain_instructions, shared_offset};

pub use bf16::*;
pub use collector::*;
pub use descriptors::*;
pub use mma::*;
pub use shapes::*;

pub type TmemF32x32 = CuSimd<f32, 32>;
pub type TmemF32x4 = CuSimd<f32, 4>;

macro_rules! allocations {
    ($($alloc:ident $dealloc:ident = $group:literal;)*) => { $(
        /// Allocates columns of tensor memory; their address comes to `dst_smem`.
        ///
        /// # Safety
        /// A whole warp calls it, and `dst_smem` leads into shared memory.
        #[inline(always)]
        pub unsafe fn $alloc(dst_smem: *mut u32, n_cols: u32) {
            unsafe {
                core::arch::asm!(
                    concat!("tcgen05.alloc.cta_group::", $group, ".sync.aligned.shared::cta.b32 [{0}], {1};"),
                    in(reg32) shared_offset(dst_smem),
                    in(reg32) n_cols,
                );
            }
        }

        /// Gives columns back.
        ///
        /// # Safety
        /// A whole warp calls it, with what was allocated.
        #[inline(always)]
        pub unsafe fn $dealloc(tmem_addr: u32, n_cols: u32) {
            unsafe {
                core::arch::asm!(
                    concat!("tcgen05.dealloc.cta_group::", $group, ".sync.aligned.b32 {0}, {1};"),
                    in(reg32) tmem_addr,
                    in(reg32) n_cols,
                );
            }
        }
    )* };
}

allocations! {
    tcgen05_alloc tcgen05_dealloc = "1";
    tcgen05_alloc_cg2 tcgen05_dealloc_cg2 = "2";
}

plain_instructions! {
    /// The block allocates no more.
    pub [] fn tcgen05_relinquish_alloc_permit =
        "tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;";
    /// The pair of blocks allocates no more.
    pub [] fn tcgen05_relinquish_alloc_permit_cg2 =
        "tcgen05.relinquish_alloc_permit.cta_group::2.sync.aligned;";
    /// Orders earlier operations on tensor memory before what synchronises threads.
    pub [] fn tcgen05_fence_before_thread_sync = "tcgen05.fence::before_thread_sync;";
    /// Orders later operations on tensor memory behind what has synchronised threads.
    pub [] fn tcgen05_fence_after_thread_sync = "tcgen05.fence::after_thread_sync;";
    /// Waits for the thread's loads from tensor memory.
    pub [] fn tcgen05_load_wait = "tcgen05.wait::ld.sync.aligned;";
    /// Waits for the thread's stores to tensor memory.
    pub [] fn tcgen05_store_wait = "tcgen05.wait::st.sync.aligned;";
}

macro_rules! commits {
    ($($plain:ident $shared:ident $multicast:ident = $group:literal;)*) => { $(
        /// The barrier is told when the operations so far are done.
        ///
        /// # Safety
        /// `mbar` is an initialised barrier.
        #[inline(always)]
        pub unsafe fn $plain(mbar: *mut u64) {
            unsafe {
                core::arch::asm!(
                    concat!("tcgen05.commit.cta_group::", $group, ".mbarrier::arrive::one.b64 [{0}];"),
                    in(reg64) mbar as u64,
                );
            }
        }

        /// The same for a barrier in shared memory.
        ///
        /// # Safety
        /// `mbar` is an initialised barrier in shared memory.
        #[inline(always)]
        pub unsafe fn $shared(mbar: *mut u64) {
            unsafe {
                core::arch::asm!(
                    concat!("tcgen05.commit.cta_group::", $group, ".mbarrier::arrive::one.shared::cluster.b64 [{0}];"),
                    in(reg32) shared_offset(mbar),
                );
            }
        }

        /// The same for the barriers at this place in the blocks of the mask.
        ///
        /// # Safety
        /// The blocks have an initialised barrier there.
        #[inline(always)]
        pub unsafe fn $multicast(mbar: *mut u64, cta_mask: u16) {
            unsafe {
                core::arch::asm!(
                    concat!("tcgen05.commit.cta_group::", $group, ".mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [{0}], {1};"),
                    in(reg32) shared_offset(mbar),
                    in(reg16) cta_mask,
                );
            }
        }
    )* };
}

commits! {
    tcgen05_commit tcgen05_commit_shared_cluster tcgen05_commit_multicast = "1";
    tcgen05_commit_cg2 tcgen05_commit_shared_cluster_cg2 tcgen05_commit_multicast_cg2 = "2";
}

macro_rules! products {
    ($($mma:ident $copy:ident = $group:literal;)*) => { $(
        /// Begins `D = A * B`, or `D += A * B` if `enable_d`, of 16-bit floats in shared memory.
        ///
        /// # Safety
        /// One thread calls it; the descriptors and the address are right.
        #[inline(always)]
        pub unsafe fn $mma(d_tmem: u32, a_desc: u64, b_desc: u64, idesc: u32, enable_d: bool) {
            unsafe {
                core::arch::asm!(
                    "{{ .reg .pred p; setp.ne.u32 p, {4}, 0;",
                    concat!("tcgen05.mma.cta_group::", $group, ".kind::f16 [{0}], {1}, {2}, {3}, p; }}"),
                    in(reg32) d_tmem,
                    in(reg64) a_desc,
                    in(reg64) b_desc,
                    in(reg32) idesc,
                    in(reg32) enable_d as u32,
                );
            }
        }

        /// Begins to copy shared memory to tensor memory, 128 rows of 256 bits.
        ///
        /// # Safety
        /// One thread calls it; the descriptor and the address are right.
        #[inline(always)]
        pub unsafe fn $copy(tmem_addr: u32, smem_desc: u64) {
            unsafe {
                core::arch::asm!(
                    concat!("tcgen05.cp.cta_group::", $group, ".128x256b [{0}], {1};"),
                    in(reg32) tmem_addr,
                    in(reg64) smem_desc,
                );
            }
        }
    )* };
}

products! {
    tcgen05_mma_f16 tcgen05_cp_smem_to_tmem = "1";
    tcgen05_mma_f16_cg2 tcgen05_cp_smem_to_tmem_cg2 = "2";
}

/// Begins to load a 16x256b tile of the warp; `tcgen05_load_wait` says when it is there.
///
/// # Safety
/// A whole warp calls it with an address in its part of tensor memory.
#[inline(always)]
pub unsafe fn tcgen05_ld_16x256b_pure(tmem_addr: u32) -> TmemF32x4 {
    let (a, b, c, d): (f32, f32, f32, f32);
    unsafe {
        core::arch::asm!(
            "tcgen05.ld.sync.aligned.16x256b.x1.b32 {{{0}, {1}, {2}, {3}}}, [{4}];",
            out(reg32) a,
            out(reg32) b,
            out(reg32) c,
            out(reg32) d,
            in(reg32) tmem_addr,
        );
    }
    CuSimd::new([a, b, c, d])
}

/// Begins to load eight 16x256b tiles of the warp side by side.
///
/// # Safety
/// As `tcgen05_ld_16x256b_pure`.
#[inline(always)]
pub unsafe fn tcgen05_ld_16x256b_x8_pure(tmem_addr: u32) -> TmemF32x32 {
    let mut out = [0f32; 32];
    crate::seq!(N in 1..32 {
        unsafe {
            core::arch::asm!(
                concat!("tcgen05.ld.sync.aligned.16x256b.x8.b32 {{{0}" #(, ", {", N, "}")*, "}}, [{32}];"),
                out(reg32) out[0], #(out(reg32) out[N],)* in(reg32) tmem_addr,
            );
        }
    });
    CuSimd::new(out)
}

macro_rules! matrix_stores {
    ($($name:ident($($reg:ident),*) = $text:literal, $list:literal;)*) => { $(
        /// Stores 8x8 matrices of 16-bit elements, of which each lane has a part.
        ///
        /// # Safety
        /// A whole warp calls it; the rows' places are in shared memory.
        #[inline(always)]
        pub unsafe fn $name(smem_ptr: *mut u8, $($reg: u32),*) {
            unsafe {
                core::arch::asm!(
                    concat!($text, " [{0}], {{", $list, "}};"),
                    in(reg32) shared_offset(smem_ptr),
                    $(in(reg32) $reg,)*
                );
            }
        }
    )* };
}

matrix_stores! {
    stmatrix_m8n8_x2(r0, r1) = "stmatrix.sync.aligned.m8n8.x2.shared.b16", "{1}, {2}";
    stmatrix_m8n8_x2_trans(r0, r1) = "stmatrix.sync.aligned.m8n8.x2.trans.shared.b16", "{1}, {2}";
    stmatrix_m8n8_x4(r0, r1, r2, r3) =
        "stmatrix.sync.aligned.m8n8.x4.shared.b16", "{1}, {2}, {3}, {4}";
    stmatrix_m8n8_x4_trans(r0, r1, r2, r3) =
        "stmatrix.sync.aligned.m8n8.x4.trans.shared.b16", "{1}, {2}, {3}, {4}";
}

/// Two `f32` as a pair of `bf16`, `a` in the lower half.
#[inline(always)]
pub fn cvt_f32x2_bf16x2(a: f32, b: f32) -> u32 {
    let packed: u32;
    unsafe {
        core::arch::asm!(
            "cvt.rn.bf16x2.f32 {0}, {1}, {2};",
            out(reg32) packed,
            in(reg32) b,
            in(reg32) a,
            options(pure, nomem),
        );
    }
    packed
}

/// Columns of tensor memory by their address.
#[repr(transparent)]
#[derive(Clone, Copy, Debug)]
pub struct TensorMemoryHandle {
    pub addr: u32,
}

impl TensorMemoryHandle {
    /// # Safety
    /// The address was allocated.
    #[inline(always)]
    pub const unsafe fn from_raw(addr: u32) -> Self {
        TensorMemoryHandle { addr }
    }

    #[inline(always)]
    pub const fn raw(self) -> u32 {
        self.addr
    }
}

/// An address in tensor memory.
#[repr(transparent)]
#[derive(Clone, Copy, Debug)]
#[shown_as = "{0}"]
pub struct TmemAddress(u32);

impl TmemAddress {
    #[inline(always)]
    pub const fn raw(self) -> u32 {
        self.0
    }

    /// # Safety
    /// The address was allocated.
    #[inline(always)]
    pub const unsafe fn from_raw(addr: u32) -> Self {
        TmemAddress(addr)
    }
}

/// State of tensor memory before its allocation.
pub struct TmemUninit;
/// State of allocated tensor memory.
pub struct TmemReady;
/// State of tensor memory that was given back.
pub struct TmemDeallocated;

/// Columns of tensor memory whose state is in their type.
pub struct TmemGuard<State, const N_COLS: u32> {
    smem_ptr: *mut u32,
    state: PhantomData<State>,
}

impl<State, const N_COLS: u32> TmemGuard<State, N_COLS> {
    #[inline(always)]
    const fn at(smem_ptr: *mut u32) -> Self {
        TmemGuard { smem_ptr, state: PhantomData }
    }
}

impl<const N_COLS: u32> TmemGuard<TmemUninit, N_COLS> {
    #[inline(always)]
    pub fn from_static(smem_ptr: *mut u32) -> Self {
        Self::at(smem_ptr)
    }

    /// Warp 0 allocates, then the block synchronises.
    ///
    /// # Safety
    /// All threads of the block call it once.
    #[inline(always)]
    pub unsafe fn alloc(self) -> TmemGuard<TmemReady, N_COLS> {
        unsafe { self.alloc_by(0) }
    }

    /// The same by another warp.
    ///
    /// # Safety
    /// All threads of the block call it once.
    #[inline(always)]
    pub unsafe fn alloc_by(self, alloc_warp: u32) -> TmemGuard<TmemReady, N_COLS> {
        if crate::warp::warp_id() == alloc_warp {
            unsafe { tcgen05_alloc(self.smem_ptr, N_COLS) }
        }
        crate::thread::sync_threads();
        TmemGuard::at(self.smem_ptr)
    }
}

impl<const N_COLS: u32> TmemGuard<TmemReady, N_COLS> {
    #[inline(always)]
    pub fn address(&self) -> TmemAddress {
        TmemAddress(self.raw_address())
    }

    #[inline(always)]
    pub fn raw_address(&self) -> u32 {
        unsafe { *self.smem_ptr }
    }

    #[inline(always)]
    pub const fn n_cols(&self) -> u32 {
        N_COLS
    }

    /// Warp 0 gives the columns back; the block synchronises before and behind it.
    ///
    /// # Safety
    /// All threads of the block call it once.
    #[inline(always)]
    pub unsafe fn dealloc(self) -> TmemGuard<TmemDeallocated, N_COLS> {
        unsafe { self.dealloc_by(0) }
    }

    /// The same by another warp.
    ///
    /// # Safety
    /// All threads of the block call it once.
    #[inline(always)]
    pub unsafe fn dealloc_by(self, dealloc_warp: u32) -> TmemGuard<TmemDeallocated, N_COLS> {
        crate::thread::sync_threads();
        if crate::warp::warp_id() == dealloc_warp {
            unsafe { tcgen05_dealloc(*self.smem_ptr, N_COLS) }
        }
        crate::thread::sync_threads();
        TmemGuard::at(self.smem_ptr)
    }
}
