//! `core::arch::amdgpu`: indices, barriers and lane operations of AMD devices, one `llvm.amdgcn` intrinsic each.

macro_rules! safe_rows {
    ($($(#[$doc:meta])* fn $name:ident $([$($g:tt)*])? ($($arg:ident : $ty:ty),*) $(-> $ret:ty)?;)*) => { $(
        $(#[$doc])*
        #[rustc_intrinsic]
        pub fn $name $(<$($g)*>)? ($($arg: $ty),*) $(-> $ret)?;
    )* };
}

macro_rules! unsafe_rows {
    ($($(#[$doc:meta])* fn $name:ident $([$($g:tt)*])? ($($arg:ident : $ty:ty),*) $(-> $ret:ty)?;)*) => { $(
        $(#[$doc])*
        #[rustc_intrinsic]
        pub unsafe fn $name $(<$($g)*>)? ($($arg: $ty),*) $(-> $ret)?;
    )* };
}

safe_rows! {
    // Indices and sizes.

    /// Place of this work item in its workgroup along x.
    fn workitem_id_x() -> u32;
    /// Place of this work item in its workgroup along y.
    fn workitem_id_y() -> u32;
    /// Place of this work item in its workgroup along z.
    fn workitem_id_z() -> u32;
    /// Place of this workgroup in the dispatch along x.
    fn workgroup_id_x() -> u32;
    /// Place of this workgroup in the dispatch along y.
    fn workgroup_id_y() -> u32;
    /// Place of this workgroup in the dispatch along z.
    fn workgroup_id_z() -> u32;
    /// Bytes of statically allocated workgroup memory.
    fn groupstaticsize() -> u32;
    /// Number of the running dispatch.
    fn dispatch_id() -> u64;
    /// Lanes of a wavefront, 32 or 64.
    fn wavefrontsize() -> u32;
    /// Number of this wavefront in its workgroup; gfx10.1 only.
    fn s_get_waveid_in_workgroup() -> u32;
    /// Number of this wavefront in its workgroup; gfx12.
    fn wave_id() -> u32;

    // Barriers, time, the end.

    /// Waits until all wavefronts of the workgroup have come here.
    fn s_barrier();
    /// Keeps the compiler from moving code across; no instruction.
    fn wave_barrier();
    /// Sleeps for about `64 * COUNT` cycles.
    fn s_sleep[const COUNT: u32]();
    /// Halts the wavefront; `VALUE` has three bits.
    fn s_sethalt[const VALUE: u32]() -> !;
    /// The program counter.
    fn s_getpc() -> i64;
    /// Ends the wavefront.
    fn endpgm() -> !;
    /// A clock of constant speed, common to the chip; not on gfx11 and later.
    fn s_memrealtime() -> u64;

    // Lanes.

    /// Bits of `value` that belong to lower lanes among the first 32, counted and added to `init`.
    fn mbcnt_lo(value: u32, init: u32) -> u32;
    /// Bits of `value` that belong to lower lanes among the last 32, counted and added to `init`.
    fn mbcnt_hi(value: u32, init: u32) -> u32;
    /// Mask of the active lanes in which `b` is true.
    fn ballot(b: bool) -> u64;
    /// This lane's bit of a mask.
    fn inverse_ballot(value: u64) -> bool;
    /// Unsigned minimum over the wavefront.
    fn wave_reduce_umin[const STRATEGY: u32](value: u32) -> u32;
    /// Signed minimum over the wavefront.
    fn wave_reduce_min[const STRATEGY: u32](value: i32) -> i32;
    /// Unsigned maximum over the wavefront.
    fn wave_reduce_umax[const STRATEGY: u32](value: u32) -> u32;
    /// Signed maximum over the wavefront.
    fn wave_reduce_max[const STRATEGY: u32](value: i32) -> i32;
    /// Sum over the wavefront.
    fn wave_reduce_add[const STRATEGY: u32](value: u32) -> u32;
    /// `and` of all lanes' bits.
    fn wave_reduce_and[const STRATEGY: u32](value: u32) -> u32;
    /// `or` of all lanes' bits.
    fn wave_reduce_or[const STRATEGY: u32](value: u32) -> u32;
    /// `xor` of all lanes' bits.
    fn wave_reduce_xor[const STRATEGY: u32](value: u32) -> u32;
    /// The value of the first active lane.
    fn readfirstlane_u32(value: u32) -> u32;
    /// The value of the first active lane.
    fn readfirstlane_u64(value: u64) -> u64;
}

unsafe_rows! {
    // Parts of barriers; gfx12.

    /// Tells a barrier that this wavefront has come.
    fn s_barrier_signal[const BARRIER_TYPE: i32]();
    /// Tells a barrier that this wavefront has come, and says whether it is the first.
    fn s_barrier_signal_isfirst[const BARRIER_TYPE: i32]() -> bool;
    /// Waits at a barrier.
    fn s_barrier_wait[const BARRIER_TYPE: i16]();
    /// The state of a barrier.
    fn s_get_barrier_state[const BARRIER_TYPE: i32]() -> u32;
    /// Kinds of instructions that the scheduler may move across; no instruction.
    fn sched_barrier[const MASK: u32]();
    /// A group of instructions for the scheduler; no instruction.
    fn sched_group_barrier[const MASK: u32, const SIZE: u32, const SYNC_ID: u32]();

    // Lanes.

    /// The value of lane `lane`, which must be uniform.
    fn readlane_u32(value: u32, lane: u32) -> u32;
    /// The value of lane `lane`, which must be uniform.
    fn readlane_u64(value: u64, lane: u32) -> u64;
    /// `value` in lane `lane`, `default` in the others; `value` and `lane` must be uniform.
    fn writelane_u32(value: u32, lane: u32, default: u32) -> u32;
    /// `value` in lane `lane`, `default` in the others; `value` and `lane` must be uniform.
    fn writelane_u64(value: u64, lane: u32, default: u64) -> u64;
    /// `src` of another lane by the data-parallel pattern `DPP_CTRL`, else `old`.
    fn update_dpp[
        const DPP_CTRL: u32,
        const ROW_MASK: u32,
        const BANK_MASK: u32,
        const BOUND_CONTROL: bool
    ](old: u32, src: u32) -> u32;
    /// Sends `value` to the lane whose number times four is `lane`.
    fn ds_permute(lane: u32, value: u32) -> u32;
    /// Fetches `value` from the lane whose number times four is `lane`.
    fn ds_bpermute(lane: u32, value: u32) -> u32;
    /// Four bytes chosen out of two words.
    fn perm(src0: u32, src1: u32, selector: u32) -> u32;
    /// Gathers within rows of 16 lanes; gfx10.
    fn permlane16_u32[const FI: bool, const BOUND_CONTROL: bool](
        old: u32, src0: u32, src1: u32, src2: u32
    ) -> u32;
    /// Gathers across two rows of 16 lanes; gfx10.
    fn permlanex16_u32[const FI: bool, const BOUND_CONTROL: bool](
        old: u32, src0: u32, src1: u32, src2: u32
    ) -> u32;
    /// Swaps the lower and the upper 32 lanes; gfx11.
    fn permlane64_u32(value: u32) -> u32;
    /// Gathers within rows, each lane choosing its own source; gfx12.
    fn permlane16_var[const FI: bool, const BOUND_CONTROL: bool](
        old: u32, src0: u32, src1: u32
    ) -> u32;
    /// Gathers across two rows, each lane choosing its own source; gfx12.
    fn permlanex16_var[const FI: bool, const BOUND_CONTROL: bool](
        old: u32, src0: u32, src1: u32
    ) -> u32;
    /// Swaps odd rows of the first with even rows of the second operand; gfx950.
    fn permlane16_swap[const FI: bool, const BOUND_CONTROL: bool](
        vdst_old: u32, vsrc_src0: u32
    ) -> (u32, u32);
    /// Swaps the upper half of the first with the lower half of the second operand; gfx950.
    fn permlane32_swap[const FI: bool, const BOUND_CONTROL: bool](
        vdst_old: u32, vsrc_src0: u32
    ) -> (u32, u32);
}
