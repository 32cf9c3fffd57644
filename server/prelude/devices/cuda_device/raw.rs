//! What `cuda_intrinsics` has and `cuda_device` does not: rows of `lower/cuda-intrinsics-rows.ts`.

use crate::ptx::shared_offset;

/// Do all lanes of the mask have the same predicate? `vote.sync.uni.pred`.
///
/// # Safety
/// All lanes of the mask call it, and the caller is one of them.
#[inline(always)]
pub unsafe fn uni_sync(mask: u32, predicate: bool) -> bool {
    let out: u32;
    unsafe {
        core::arch::asm!(
            "{{ .reg .pred p, q; setp.ne.u32 p, {1}, 0; vote.sync.uni.pred q, p, {2}; selp.u32 {0}, 1, 0, q; }}",
            out(reg32) out, in(reg32) predicate as u32, in(reg32) mask,
        );
    }
    out != 0
}

/// The number of the block in its cluster.
#[inline(always)]
pub fn cluster_block_rank() -> u32 {
    let out: u32;
    unsafe { core::arch::asm!("mov.u32 {0}, %cluster_ctarank;", out(reg32) out, options(pure, nomem)) };
    out
}

/// How many blocks the cluster has.
#[inline(always)]
pub fn cluster_block_count() -> u32 {
    let out: u32;
    unsafe { core::arch::asm!("mov.u32 {0}, %cluster_nctarank;", out(reg32) out, options(pure, nomem)) };
    out
}

macro_rules! loads {
    ($($name:ident $shape:literal = $count:tt;)*) => {
        $(
            /// A load of matrices of bytes, or of fewer bits that become bytes, by the whole warp.
            ///
            /// # Safety
            /// A whole warp calls it, each lane with the address of a row in shared memory.
            #[inline(always)]
            pub unsafe fn $name(at: *const u8) -> loads!(type $count) {
                unsafe { loads!($count, $shape, at) }
            }
        )*
    };
    (type 1) => { u32 };
    (type 2) => { [u32; 2] };
    (type 4) => { [u32; 4] };
    (1, $shape:literal, $at:expr) => {{
        let out: u32;
        core::arch::asm!(
            concat!("ldmatrix.sync.aligned.", $shape, " {{{0}}}, [{1}];"),
            out(reg32) out, in(reg32) shared_offset($at),
        );
        out
    }};
    (2, $shape:literal, $at:expr) => {{
        let (a, b): (u32, u32);
        core::arch::asm!(
            concat!("ldmatrix.sync.aligned.", $shape, " {{{0}, {1}}}, [{2}];"),
            out(reg32) a, out(reg32) b, in(reg32) shared_offset($at),
        );
        [a, b]
    }};
    (4, $shape:literal, $at:expr) => {{
        let (a, b, c, d): (u32, u32, u32, u32);
        core::arch::asm!(
            concat!("ldmatrix.sync.aligned.", $shape, " {{{0}, {1}, {2}, {3}}}, [{4}];"),
            out(reg32) a, out(reg32) b, out(reg32) c, out(reg32) d,
            in(reg32) shared_offset($at),
        );
        [a, b, c, d]
    }};
}

loads! {
    ldmatrix_m16n16_x1_trans_b8 "m16n16.x1.trans.shared.b8" = 2;
    ldmatrix_m16n16_x1_trans_b8x16_b4x16_p64 "m16n16.x1.trans.shared.b8x16.b4x16_p64" = 2;
    ldmatrix_m16n16_x1_trans_b8x16_b6x16_p32 "m16n16.x1.trans.shared.b8x16.b6x16_p32" = 2;
    ldmatrix_m16n16_x2_trans_b8 "m16n16.x2.trans.shared.b8" = 4;
    ldmatrix_m16n16_x2_trans_b8x16_b4x16_p64 "m16n16.x2.trans.shared.b8x16.b4x16_p64" = 4;
    ldmatrix_m16n16_x2_trans_b8x16_b6x16_p32 "m16n16.x2.trans.shared.b8x16.b6x16_p32" = 4;
    ldmatrix_m8n16_x1_b8x16_b4x16_p64 "m8n16.x1.shared.b8x16.b4x16_p64" = 1;
    ldmatrix_m8n16_x1_b8x16_b6x16_p32 "m8n16.x1.shared.b8x16.b6x16_p32" = 1;
    ldmatrix_m8n16_x2_b8x16_b4x16_p64 "m8n16.x2.shared.b8x16.b4x16_p64" = 2;
    ldmatrix_m8n16_x2_b8x16_b6x16_p32 "m8n16.x2.shared.b8x16.b6x16_p32" = 2;
    ldmatrix_m8n16_x4_b8x16_b4x16_p64 "m8n16.x4.shared.b8x16.b4x16_p64" = 4;
    ldmatrix_m8n16_x4_b8x16_b6x16_p32 "m8n16.x4.shared.b8x16.b6x16_p32" = 4;
}
