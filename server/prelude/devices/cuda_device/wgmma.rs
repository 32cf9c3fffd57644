//! Products of a warpgroup (sm_90a): their order. The products themselves are not here.

use crate::ptx::plain_instructions;

plain_instructions! {
    /// Orders registers and shared memory before products.
    pub [] fn wgmma_fence = "wgmma.fence.sync.aligned;";
    /// The products begun so far are a group.
    pub [] fn wgmma_commit_group = "wgmma.commit_group.sync.aligned;";
}

/// Waits until at most `N` groups are under way.
#[inline(always)]
pub fn wgmma_wait_group<const N: u32>() {
    unsafe { core::arch::asm!("wgmma.wait_group.sync.aligned {0};", const N) }
}
