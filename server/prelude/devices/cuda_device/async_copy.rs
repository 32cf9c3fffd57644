//! Copies from global to shared memory that go on by themselves (`cp.async`, sm_80).

use crate::barrier::Barrier;
use crate::ptx::{global_address, plain_instructions, shared_offset};

macro_rules! copies {
    ($($name:ident = $cache:literal $bytes:literal;)*) => { $(
        #[doc = concat!("Begins to copy ", $bytes, " bytes.")]
        ///
        /// # Safety
        /// Both places are valid and aligned until the copy is waited for.
        #[inline(always)]
        pub unsafe fn $name(shared_dst: *mut u32, global_src: *const u32) {
            unsafe {
                core::arch::asm!(
                    concat!("cp.async.", $cache, ".shared.global [{0}], [{1}], ", $bytes, ";"),
                    in(reg32) shared_offset(shared_dst),
                    in(reg64) global_address(global_src),
                );
            }
        }
    )* };
}

copies! {
    cp_async_ca_4 = "ca" "4";
    cp_async_ca_8 = "ca" "8";
    cp_async_ca_16 = "ca" "16";
    cp_async_cg_16 = "cg" "16";
}

macro_rules! filled_copies {
    ($($name:ident = $cache:literal $bytes:literal;)*) => { $(
        #[doc = concat!("Begins to copy `src_size` bytes, and fills up to ", $bytes, " with zeros.")]
        ///
        /// # Safety
        /// Both places are valid and aligned until the copy is waited for.
        #[inline(always)]
        pub unsafe fn $name(shared_dst: *mut u32, global_src: *const u8, src_size: u32) {
            unsafe {
                core::arch::asm!(
                    concat!("cp.async.", $cache, ".shared.global [{0}], [{1}], ", $bytes, ", {2};"),
                    in(reg32) shared_offset(shared_dst),
                    in(reg64) global_address(global_src),
                    in(reg32) src_size,
                );
            }
        }
    )* };
}

filled_copies! {
    cp_async_ca_zfill_4 = "ca" "4";
    cp_async_ca_zfill_8 = "ca" "8";
    cp_async_ca_zfill_16 = "ca" "16";
    cp_async_cg_zfill_16 = "cg" "16";
}

plain_instructions! {
    /// The copies begun so far are a group.
    pub [unsafe] fn cp_async_commit_group = "cp.async.commit_group;";
    /// Waits for all copies of the thread.
    pub [unsafe] fn cp_async_wait_all = "cp.async.wait_all;";
}

/// Waits until at most so many groups are under way. The instruction takes a constant: a number that
/// is not known here waits for all.
///
/// # Safety
/// None that could be violated.
#[inline(always)]
pub unsafe fn cp_async_wait_group(max_pending: u32) {
    unsafe {
        match max_pending {
            1 => core::arch::asm!("cp.async.wait_group 1;"),
            2 => core::arch::asm!("cp.async.wait_group 2;"),
            3 => core::arch::asm!("cp.async.wait_group 3;"),
            4 => core::arch::asm!("cp.async.wait_group 4;"),
            5 => core::arch::asm!("cp.async.wait_group 5;"),
            6 => core::arch::asm!("cp.async.wait_group 6;"),
            7 => core::arch::asm!("cp.async.wait_group 7;"),
            _ => core::arch::asm!("cp.async.wait_group 0;"),
        }
    }
}

macro_rules! arrivals {
    ($($name:ident = $text:literal, $at:ident $class:ident;)*) => { $(
        /// Arrives at the barrier when the copies of the thread are done.
        ///
        /// # Safety
        /// The barrier is initialised.
        #[inline(always)]
        pub unsafe fn $name(barrier: *mut Barrier) {
            unsafe { core::arch::asm!(concat!($text, " [{0}];"), in($class) $at(barrier)) }
        }
    )* };
}

#[inline(always)]
fn generic(barrier: *mut Barrier) -> u64 {
    barrier as u64
}

arrivals! {
    cp_async_mbarrier_arrive = "cp.async.mbarrier.arrive.b64", generic reg64;
    cp_async_mbarrier_arrive_noinc = "cp.async.mbarrier.arrive.noinc.b64", generic reg64;
    cp_async_mbarrier_arrive_noinc_shared =
        "cp.async.mbarrier.arrive.noinc.shared.b64", shared_offset reg32;
    cp_async_mbarrier_arrive_shared = "cp.async.mbarrier.arrive.shared.b64", shared_offset reg32;
}
