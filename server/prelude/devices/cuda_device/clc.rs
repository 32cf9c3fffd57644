//! Cluster launch control: a running block takes over one that has not begun (sm_100).

use crate::barrier::Barrier;
use crate::ptx::shared_offset;

macro_rules! requests {
    ($($(#[$doc:meta])* fn $name:ident = $text:literal;)*) => { $(
        $(#[$doc])*
        ///
        /// # Safety
        /// Both places are in shared memory; 16 bytes come asynchronously, and the barrier says when.
        #[inline(always)]
        pub unsafe fn $name(response: *mut u8, mbar: *mut Barrier) {
            unsafe {
                core::arch::asm!(
                    concat!($text, " [{0}], [{1}];"),
                    in(reg32) shared_offset(response),
                    in(reg32) shared_offset(mbar),
                );
            }
        }
    )* };
}

requests! {
    /// Asks to cancel the launch of a cluster.
    fn clc_try_cancel =
        "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128";
    /// The same, with the answer for all blocks of the cluster.
    fn clc_try_cancel_multicast =
        "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.multicast::cluster::all.b128";
}

/// 1 if the answer says that a launch was cancelled, else 0.
///
/// # Safety
/// The words are an answer of `clc_try_cancel`.
#[inline(always)]
pub unsafe fn clc_query_is_canceled(resp_lo: u64, resp_hi: u64) -> u32 {
    let is: u32;
    unsafe {
        core::arch::asm!(
            "{{ .reg .b128 r; .reg .pred p; mov.b128 r, {{{1}, {2}}};",
            "clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 p, r;",
            "selp.u32 {0}, 1, 0, p; }}",
            out(reg32) is,
            in(reg64) resp_lo,
            in(reg64) resp_hi,
            options(pure, nomem),
        );
    }
    is
}

macro_rules! coordinates {
    ($($name:ident = $axis:literal;)*) => { $(
        #[doc = concat!("Coordinate ", $axis, " of the first block that was taken over.")]
        ///
        /// # Safety
        /// The words are an answer of `clc_try_cancel` that says yes.
        #[inline(always)]
        pub unsafe fn $name(resp_lo: u64, resp_hi: u64) -> u32 {
            let at: u32;
            unsafe {
                core::arch::asm!(
                    "{{ .reg .b128 r; mov.b128 r, {{{1}, {2}}};",
                    concat!("clusterlaunchcontrol.query_cancel.get_first_ctaid::", $axis, ".b32.b128 {0}, r; }}"),
                    out(reg32) at,
                    in(reg64) resp_lo,
                    in(reg64) resp_hi,
                    options(pure, nomem),
                );
            }
            at
        }
    )* };
}

coordinates! {
    clc_query_get_first_ctaid_x = "x";
    clc_query_get_first_ctaid_y = "y";
    clc_query_get_first_ctaid_z = "z";
}
