//! Products that say what becomes of the tensor core's buffers of `B`.

use super::tcgen05_mma_ws_tensor;

/// What becomes of a buffer, 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CollectorUsage {
    /// It is filled from memory.
    Fill(u8),
    /// It is used and stays.
    Use(u8),
    /// It is used and then free.
    LastUse(u8),
    /// It is free.
    Discard(u8),
}

macro_rules! with_buffer {
    ($usage:literal, $buffer:ident, $args:tt) => {
        match $buffer {
            0 => unsafe { with_buffer!(@ 0, $usage, $args) },
            1 => unsafe { with_buffer!(@ 1, $usage, $args) },
            2 => unsafe { with_buffer!(@ 2, $usage, $args) },
            3 => unsafe { with_buffer!(@ 3, $usage, $args) },
            _ => panic!("collector buffer must be in 0..=3"),
        }
    };
    (@ $number:literal, $usage:literal, ($($arg:ident)*)) => {
        tcgen05_mma_ws_tensor::<0, $number, $usage>($($arg),*)
    };
}

/// `tcgen05.mma.ws.cta_group::1.kind::f16.collector::bN`; the descriptor of `A` is not used.
///
/// # Safety
/// One thread calls it; descriptors and addresses are right.
#[inline(always)]
pub unsafe fn tcgen05_mma_ws_f16_with_collector(
    d_tmem: u32,
    a_tmem: u32,
    _a_desc: u64,
    b_desc: u64,
    idesc: u32,
    enable_d: bool,
    collector: CollectorUsage,
) {
    match collector {
        CollectorUsage::Discard(buffer) => with_buffer!(0, buffer, (d_tmem a_tmem b_desc idesc enable_d)),
        CollectorUsage::LastUse(buffer) => with_buffer!(1, buffer, (d_tmem a_tmem b_desc idesc enable_d)),
        CollectorUsage::Fill(buffer) => with_buffer!(2, buffer, (d_tmem a_tmem b_desc idesc enable_d)),
        CollectorUsage::Use(buffer) => with_buffer!(3, buffer, (d_tmem a_tmem b_desc idesc enable_d)),
    }
}
