//! Products of a warpgroup (sm_90a).

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

/// Describes a matrix in shared memory: rows of 128 bytes, swizzled.
///
/// # Safety
/// The address is in shared memory, aligned as the layout wants it.
#[inline(always)]
pub unsafe fn make_smem_desc(ptr: *const u8) -> u64 {
    let out: u64;
    unsafe {
        core::arch::asm!(
            "{{ .reg .u64 addr; cvta.to.shared.u64 addr, {1}; shr.u64 addr, addr, 4; and.b64 addr, addr, 0x3FFF;",
            "or.b64 {0}, addr, 0xC000000800080000; }}",
            out(reg64) out, in(reg64) ptr as u64, options(pure, nomem),
        );
    }
    out
}

pub type Acc64x64 = [[f32; 8]; 4];

#[inline(always)]
pub const fn zero_accumulator() -> Acc64x64 {
    [[0.0; 8]; 4]
}

macro_rules! products {
    ($($(#[$doc:meta])* $name:ident = $text:literal;)*) => { $(
        $(#[$doc])*
        ///
        /// # Safety
        /// All threads of the warpgroup take part; the sums are read behind `wgmma_wait_group`.
        #[inline(always)]
        pub unsafe fn $name(acc: &mut Acc64x64, desc_a: u64, desc_b: u64) {
            let [[a0, a1, a2, a3, a4, a5, a6, a7], [b0, b1, b2, b3, b4, b5, b6, b7],
                [c0, c1, c2, c3, c4, c5, c6, c7], [d0, d1, d2, d3, d4, d5, d6, d7]] = acc;
            unsafe {
                core::arch::asm!(
                    concat!($text, " {{{0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}, {8}, {9}, {10}, {11}, {12}, {13}, {14}, {15}, "),
                    concat!("{16}, {17}, {18}, {19}, {20}, {21}, {22}, {23}, {24}, {25}, {26}, {27}, {28}, {29}, {30}, {31}}}, "),
                    "{32}, {33}, 1, 1, 1, 0, 0;",
                    inout(reg32) *a0, inout(reg32) *a1, inout(reg32) *a2, inout(reg32) *a3,
                    inout(reg32) *a4, inout(reg32) *a5, inout(reg32) *a6, inout(reg32) *a7,
                    inout(reg32) *b0, inout(reg32) *b1, inout(reg32) *b2, inout(reg32) *b3,
                    inout(reg32) *b4, inout(reg32) *b5, inout(reg32) *b6, inout(reg32) *b7,
                    inout(reg32) *c0, inout(reg32) *c1, inout(reg32) *c2, inout(reg32) *c3,
                    inout(reg32) *c4, inout(reg32) *c5, inout(reg32) *c6, inout(reg32) *c7,
                    inout(reg32) *d0, inout(reg32) *d1, inout(reg32) *d2, inout(reg32) *d3,
                    inout(reg32) *d4, inout(reg32) *d5, inout(reg32) *d6, inout(reg32) *d7,
                    in(reg64) desc_a, in(reg64) desc_b,
                );
            }
        }
    )* };
}

products! {
    /// `acc += a * b`, 64 rows and columns, bfloat16.
    wgmma_mma_m64n64k16_f32_bf16 = "wgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16";
}
