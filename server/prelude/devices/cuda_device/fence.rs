//! Fences.

unsafe extern "C" {
    #[link_name = "llvm.nvvm.membar.cta"]
    fn membar_cta();
    #[link_name = "llvm.nvvm.membar.gl"]
    fn membar_gl();
    #[link_name = "llvm.nvvm.membar.sys"]
    fn membar_sys();
}

/// Orders memory for the block.
#[inline(always)]
pub fn threadfence_block() {
    unsafe { membar_cta() }
}

/// Orders memory for the device.
#[inline(always)]
pub fn threadfence() {
    unsafe { membar_gl() }
}

/// Orders memory for the system.
#[inline(always)]
pub fn threadfence_system() {
    unsafe { membar_sys() }
}
