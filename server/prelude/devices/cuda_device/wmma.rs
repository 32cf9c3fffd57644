//! Matrix products of a warp: fragments in registers, and matrices between lanes and shared memory.

use crate::ptx::shared_offset;

/// Transposes an 8x8 matrix of 16-bit elements, of which each lane has two.
///
/// # Safety
/// A whole warp calls it.
#[inline(always)]
pub unsafe fn movmatrix_trans_b16(value: u32) -> u32 {
    let out: u32;
    unsafe { core::arch::asm!("movmatrix.sync.aligned.m8n8.trans.b16 {0}, {1};", out(reg32) out, in(reg32) value) }
    out
}

macro_rules! loads {
    ($($name:ident $trans:ident = $shape:tt;)*) => { $(
        /// Loads 8x8 matrices of 16-bit elements, of which each lane gets its part.
        ///
        /// # Safety
        /// A whole warp calls it; the rows' places are in shared memory, aligned to 16 bytes.
        #[inline(always)]
        pub unsafe fn $name(smem_ptr: *const u32) -> registers!($shape) {
            unsafe { load!($shape, "", smem_ptr) }
        }

        /// The same, transposed.
        ///
        /// # Safety
        /// As without.
        #[inline(always)]
        pub unsafe fn $trans(smem_ptr: *const u32) -> registers!($shape) {
            unsafe { load!($shape, ".trans", smem_ptr) }
        }
    )* };
}

macro_rules! registers {
    (1) => { u32 };
    ($n:literal) => { [u32; $n] };
}

macro_rules! load {
    (1, $trans:literal, $at:expr) => {{
        let out: u32;
        core::arch::asm!(
            concat!("ldmatrix.sync.aligned.m8n8.x1", $trans, ".shared.b16 {{{0}}}, [{1}];"),
            out(reg32) out, in(reg32) shared_offset($at),
        );
        out
    }};
    (2, $trans:literal, $at:expr) => {{
        let (a, b): (u32, u32);
        core::arch::asm!(
            concat!("ldmatrix.sync.aligned.m8n8.x2", $trans, ".shared.b16 {{{0}, {1}}}, [{2}];"),
            out(reg32) a, out(reg32) b, in(reg32) shared_offset($at),
        );
        [a, b]
    }};
    (4, $trans:literal, $at:expr) => {{
        let (a, b, c, d): (u32, u32, u32, u32);
        core::arch::asm!(
            concat!("ldmatrix.sync.aligned.m8n8.x4", $trans, ".shared.b16 {{{0}, {1}, {2}, {3}}}, [{4}];"),
            out(reg32) a, out(reg32) b, out(reg32) c, out(reg32) d, in(reg32) shared_offset($at),
        );
        [a, b, c, d]
    }};
}

loads! {
    ldmatrix_x1 ldmatrix_x1_trans = 1;
    ldmatrix_x2 ldmatrix_x2_trans = 2;
    ldmatrix_x4 ldmatrix_x4_trans = 4;
}

/// `c + a * b` of one element each in `a` and `b`: `mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64`.
///
/// # Safety
/// A whole warp calls it; each lane gives its part of the matrices.
#[inline(always)]
pub unsafe fn mma_m8n8k4_f64(mut acc: [f64; 2], a: f64, b: f64) -> [f64; 2] {
    unsafe {
        core::arch::asm!(
            "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {{{0}, {1}}}, {{{2}}}, {{{3}}}, {{{0}, {1}}};",
            inout(reg64) acc[0], inout(reg64) acc[1], in(reg64) a, in(reg64) b,
        );
    }
    acc
}

/// Products by the registers of their fragments: those of `c`, `a` and `b`.
macro_rules! products {
    (i32 4, 2, 1; $($name:ident = $text:literal;)*) => { $(
        #[doc = concat!("`", $text, "`")]
        ///
        /// # Safety
        /// A whole warp calls it; each lane gives its part of the matrices.
        #[inline(always)]
        pub unsafe fn $name(mut c: [i32; 4], a: [u32; 2], b: u32) -> [i32; 4] {
            unsafe {
                core::arch::asm!(
                    concat!($text, " {{{0}, {1}, {2}, {3}}}, {{{4}, {5}}}, {{{6}}}, {{{0}, {1}, {2}, {3}}};"),
                    inout(reg32) c[0], inout(reg32) c[1], inout(reg32) c[2], inout(reg32) c[3],
                    in(reg32) a[0], in(reg32) a[1], in(reg32) b,
                );
            }
            c
        }
    )* };
    (u32 2, 4, 2; $($name:ident = $text:literal;)*) => { $(
        #[doc = concat!("`", $text, "`")]
        ///
        /// # Safety
        /// A whole warp calls it; each lane gives its part of the matrices.
        #[inline(always)]
        pub unsafe fn $name(mut c: [u32; 2], a: [u32; 4], b: [u32; 2]) -> [u32; 2] {
            unsafe {
                core::arch::asm!(
                    concat!($text, " {{{0}, {1}}}, {{{2}, {3}, {4}, {5}}}, {{{6}, {7}}}, {{{0}, {1}}};"),
                    inout(reg32) c[0], inout(reg32) c[1],
                    in(reg32) a[0], in(reg32) a[1], in(reg32) a[2], in(reg32) a[3], in(reg32) b[0], in(reg32) b[1],
                );
            }
            c
        }
    )* };
    (u32 2, 2, 1; $($name:ident = $text:literal;)*) => { $(
        #[doc = concat!("`", $text, "`")]
        ///
        /// # Safety
        /// A whole warp calls it; each lane gives its part of the matrices.
        #[inline(always)]
        pub unsafe fn $name(mut c: [u32; 2], a: [u32; 2], b: u32) -> [u32; 2] {
            unsafe {
                core::arch::asm!(
                    concat!($text, " {{{0}, {1}}}, {{{2}, {3}}}, {{{4}}}, {{{0}, {1}}};"),
                    inout(reg32) c[0], inout(reg32) c[1],
                    in(reg32) a[0], in(reg32) a[1], in(reg32) b,
                );
            }
            c
        }
    )* };
    (f32 4, 2, 1; $($name:ident = $text:literal;)*) => { $(
        #[doc = concat!("`", $text, "`")]
        ///
        /// # Safety
        /// A whole warp calls it; each lane gives its part of the matrices.
        #[inline(always)]
        pub unsafe fn $name(mut c: [f32; 4], a: [u32; 2], b: u32) -> [f32; 4] {
            unsafe {
                core::arch::asm!(
                    concat!($text, " {{{0}, {1}, {2}, {3}}}, {{{4}, {5}}}, {{{6}}}, {{{0}, {1}, {2}, {3}}};"),
                    inout(reg32) c[0], inout(reg32) c[1], inout(reg32) c[2], inout(reg32) c[3],
                    in(reg32) a[0], in(reg32) a[1], in(reg32) b,
                );
            }
            c
        }
    )* };
    (i32 4, 4, 2; $($name:ident = $text:literal;)*) => { $(
        #[doc = concat!("`", $text, "`")]
        ///
        /// # Safety
        /// A whole warp calls it; each lane gives its part of the matrices.
        #[inline(always)]
        pub unsafe fn $name(mut c: [i32; 4], a: [u32; 4], b: [u32; 2]) -> [i32; 4] {
            unsafe {
                core::arch::asm!(
                    concat!($text, " {{{0}, {1}, {2}, {3}}}, {{{4}, {5}, {6}, {7}}}, {{{8}, {9}}}, {{{0}, {1}, {2}, {3}}};"),
                    inout(reg32) c[0], inout(reg32) c[1], inout(reg32) c[2], inout(reg32) c[3],
                    in(reg32) a[0], in(reg32) a[1], in(reg32) a[2], in(reg32) a[3], in(reg32) b[0], in(reg32) b[1],
                );
            }
            c
        }
    )* };
    (f32 4, 4, 2; $($name:ident = $text:literal;)*) => { $(
        #[doc = concat!("`", $text, "`")]
        ///
        /// # Safety
        /// A whole warp calls it; each lane gives its part of the matrices.
        #[inline(always)]
        pub unsafe fn $name(mut c: [f32; 4], a: [u32; 4], b: [u32; 2]) -> [f32; 4] {
            unsafe {
                core::arch::asm!(
                    concat!($text, " {{{0}, {1}, {2}, {3}}}, {{{4}, {5}, {6}, {7}}}, {{{8}, {9}}}, {{{0}, {1}, {2}, {3}}};"),
                    inout(reg32) c[0], inout(reg32) c[1], inout(reg32) c[2], inout(reg32) c[3],
                    in(reg32) a[0], in(reg32) a[1], in(reg32) a[2], in(reg32) a[3], in(reg32) b[0], in(reg32) b[1],
                );
            }
            c
        }
    )* };
    (i32 2, 1, 1; $($name:ident = $text:literal;)*) => { $(
        #[doc = concat!("`", $text, "`")]
        ///
        /// # Safety
        /// A whole warp calls it; each lane gives its part of the matrices.
        #[inline(always)]
        pub unsafe fn $name(mut c: [i32; 2], a: u32, b: u32) -> [i32; 2] {
            unsafe {
                core::arch::asm!(
                    concat!($text, " {{{0}, {1}}}, {{{2}}}, {{{3}}}, {{{0}, {1}}};"),
                    inout(reg32) c[0], inout(reg32) c[1],
                    in(reg32) a, in(reg32) b,
                );
            }
            c
        }
    )* };
}

products! { i32 4, 2, 1;
    mma_m16n8k128_s32_b1_and_popc = "mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.and.popc";
    mma_m16n8k128_s32_b1_xor_popc = "mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.xor.popc";
    mma_m16n8k16_s32_s8 = "mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32";
    mma_m16n8k16_s32_s8_satfinite = "mma.sync.aligned.m16n8k16.row.col.satfinite.s32.s8.s8.s32";
    mma_m16n8k16_s32_s8_u8 = "mma.sync.aligned.m16n8k16.row.col.s32.s8.u8.s32";
    mma_m16n8k16_s32_s8_u8_satfinite = "mma.sync.aligned.m16n8k16.row.col.satfinite.s32.s8.u8.s32";
    mma_m16n8k16_s32_u8 = "mma.sync.aligned.m16n8k16.row.col.s32.u8.u8.s32";
    mma_m16n8k16_s32_u8_s8 = "mma.sync.aligned.m16n8k16.row.col.s32.u8.s8.s32";
    mma_m16n8k16_s32_u8_s8_satfinite = "mma.sync.aligned.m16n8k16.row.col.satfinite.s32.u8.s8.s32";
    mma_m16n8k16_s32_u8_satfinite = "mma.sync.aligned.m16n8k16.row.col.satfinite.s32.u8.u8.s32";
    mma_m16n8k32_s32_s4 = "mma.sync.aligned.m16n8k32.row.col.s32.s4.s4.s32";
    mma_m16n8k32_s32_s4_satfinite = "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s4.s4.s32";
    mma_m16n8k32_s32_s4_u4 = "mma.sync.aligned.m16n8k32.row.col.s32.s4.u4.s32";
    mma_m16n8k32_s32_s4_u4_satfinite = "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s4.u4.s32";
    mma_m16n8k32_s32_u4 = "mma.sync.aligned.m16n8k32.row.col.s32.u4.u4.s32";
    mma_m16n8k32_s32_u4_s4 = "mma.sync.aligned.m16n8k32.row.col.s32.u4.s4.s32";
    mma_m16n8k32_s32_u4_s4_satfinite = "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u4.s4.s32";
    mma_m16n8k32_s32_u4_satfinite = "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u4.u4.s32";
}

products! { u32 2, 4, 2;
    mma_m16n8k16_f16_f16 = "mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16";
    mma_m16n8k32_f16_e2m1_e2m1 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e2m1.f16";
    mma_m16n8k32_f16_e2m1_e2m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e2m3.f16";
    mma_m16n8k32_f16_e2m1_e3m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e3m2.f16";
    mma_m16n8k32_f16_e2m1_e4m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e4m3.f16";
    mma_m16n8k32_f16_e2m1_e5m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e5m2.f16";
    mma_m16n8k32_f16_e2m3_e2m1 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e2m1.f16";
    mma_m16n8k32_f16_e2m3_e2m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e2m3.f16";
    mma_m16n8k32_f16_e2m3_e3m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e3m2.f16";
    mma_m16n8k32_f16_e2m3_e4m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e4m3.f16";
    mma_m16n8k32_f16_e2m3_e5m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m3.e5m2.f16";
    mma_m16n8k32_f16_e3m2_e2m1 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e2m1.f16";
    mma_m16n8k32_f16_e3m2_e2m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e2m3.f16";
    mma_m16n8k32_f16_e3m2_e3m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e3m2.f16";
    mma_m16n8k32_f16_e3m2_e4m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e4m3.f16";
    mma_m16n8k32_f16_e3m2_e5m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e3m2.e5m2.f16";
    mma_m16n8k32_f16_e4m3_e2m1 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e2m1.f16";
    mma_m16n8k32_f16_e4m3_e2m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e2m3.f16";
    mma_m16n8k32_f16_e4m3_e3m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e3m2.f16";
    mma_m16n8k32_f16_e4m3_e4m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16";
    mma_m16n8k32_f16_e4m3_e5m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e5m2.f16";
    mma_m16n8k32_f16_e5m2_e2m1 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e2m1.f16";
    mma_m16n8k32_f16_e5m2_e2m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e2m3.f16";
    mma_m16n8k32_f16_e5m2_e3m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e3m2.f16";
    mma_m16n8k32_f16_e5m2_e4m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e4m3.f16";
    mma_m16n8k32_f16_e5m2_e5m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e5m2.f16";
    mma_m16n8k32_fp8_f16_e4m3_e4m3 = "mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16";
    mma_m16n8k32_fp8_f16_e4m3_e5m2 = "mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e5m2.f16";
    mma_m16n8k32_fp8_f16_e5m2_e4m3 = "mma.sync.aligned.m16n8k32.row.col.f16.e5m2.e4m3.f16";
    mma_m16n8k32_fp8_f16_e5m2_e5m2 = "mma.sync.aligned.m16n8k32.row.col.f16.e5m2.e5m2.f16";
}

products! { u32 2, 2, 1;
    mma_m16n8k16_fp8_f16_e4m3_e4m3 = "mma.sync.aligned.m16n8k16.row.col.f16.e4m3.e4m3.f16";
    mma_m16n8k16_fp8_f16_e4m3_e5m2 = "mma.sync.aligned.m16n8k16.row.col.f16.e4m3.e5m2.f16";
    mma_m16n8k16_fp8_f16_e5m2_e4m3 = "mma.sync.aligned.m16n8k16.row.col.f16.e5m2.e4m3.f16";
    mma_m16n8k16_fp8_f16_e5m2_e5m2 = "mma.sync.aligned.m16n8k16.row.col.f16.e5m2.e5m2.f16";
    mma_m16n8k8_f16_f16 = "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16";
}

products! { f32 4, 2, 1;
    mma_m16n8k16_fp8_f32_e4m3_e4m3 = "mma.sync.aligned.m16n8k16.row.col.f32.e4m3.e4m3.f32";
    mma_m16n8k16_fp8_f32_e4m3_e5m2 = "mma.sync.aligned.m16n8k16.row.col.f32.e4m3.e5m2.f32";
    mma_m16n8k16_fp8_f32_e5m2_e4m3 = "mma.sync.aligned.m16n8k16.row.col.f32.e5m2.e4m3.f32";
    mma_m16n8k16_fp8_f32_e5m2_e5m2 = "mma.sync.aligned.m16n8k16.row.col.f32.e5m2.e5m2.f32";
    mma_m16n8k4_f32_tf32 = "mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32";
    mma_m16n8k8_f32_bf16 = "mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32";
    mma_m16n8k8_f32_f16 = "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32";
}

products! { i32 4, 4, 2;
    mma_m16n8k256_s32_b1_and_popc = "mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc";
    mma_m16n8k256_s32_b1_xor_popc = "mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc";
    mma_m16n8k32_s32_s8_satfinite = "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32";
    mma_m16n8k32_s32_s8_u8 = "mma.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32";
    mma_m16n8k32_s32_s8_u8_satfinite = "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32";
    mma_m16n8k32_s32_u8 = "mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32";
    mma_m16n8k32_s32_u8_s8 = "mma.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32";
    mma_m16n8k32_s32_u8_s8_satfinite = "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.s8.s32";
    mma_m16n8k32_s32_u8_satfinite = "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.u8.s32";
    mma_m16n8k64_s32_s4 = "mma.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32";
    mma_m16n8k64_s32_s4_satfinite = "mma.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.s4.s32";
    mma_m16n8k64_s32_s4_u4 = "mma.sync.aligned.m16n8k64.row.col.s32.s4.u4.s32";
    mma_m16n8k64_s32_s4_u4_satfinite = "mma.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.u4.s32";
    mma_m16n8k64_s32_u4 = "mma.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32";
    mma_m16n8k64_s32_u4_s4 = "mma.sync.aligned.m16n8k64.row.col.s32.u4.s4.s32";
    mma_m16n8k64_s32_u4_s4_satfinite = "mma.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.s4.s32";
    mma_m16n8k64_s32_u4_satfinite = "mma.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.u4.s32";
    mma_m16n8k32_s32_s8 = "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32";
}

products! { f32 4, 4, 2;
    mma_m16n8k32_f32_e2m1_e2m1 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e2m1.f32";
    mma_m16n8k32_f32_e2m1_e2m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e2m3.f32";
    mma_m16n8k32_f32_e2m1_e3m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e3m2.f32";
    mma_m16n8k32_f32_e2m1_e4m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e4m3.f32";
    mma_m16n8k32_f32_e2m1_e5m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e5m2.f32";
    mma_m16n8k32_f32_e2m3_e2m1 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e2m1.f32";
    mma_m16n8k32_f32_e2m3_e2m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e2m3.f32";
    mma_m16n8k32_f32_e2m3_e3m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e3m2.f32";
    mma_m16n8k32_f32_e2m3_e4m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e4m3.f32";
    mma_m16n8k32_f32_e2m3_e5m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e5m2.f32";
    mma_m16n8k32_f32_e3m2_e2m1 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e2m1.f32";
    mma_m16n8k32_f32_e3m2_e2m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e2m3.f32";
    mma_m16n8k32_f32_e3m2_e3m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e3m2.f32";
    mma_m16n8k32_f32_e3m2_e4m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e4m3.f32";
    mma_m16n8k32_f32_e3m2_e5m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e5m2.f32";
    mma_m16n8k32_f32_e4m3_e2m1 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e2m1.f32";
    mma_m16n8k32_f32_e4m3_e2m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e2m3.f32";
    mma_m16n8k32_f32_e4m3_e3m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e3m2.f32";
    mma_m16n8k32_f32_e4m3_e4m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32";
    mma_m16n8k32_f32_e4m3_e5m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e5m2.f32";
    mma_m16n8k32_f32_e5m2_e2m1 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e2m1.f32";
    mma_m16n8k32_f32_e5m2_e2m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e2m3.f32";
    mma_m16n8k32_f32_e5m2_e3m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e3m2.f32";
    mma_m16n8k32_f32_e5m2_e4m3 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e4m3.f32";
    mma_m16n8k32_f32_e5m2_e5m2 = "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e5m2.f32";
    mma_m16n8k32_fp8_f32_e4m3_e4m3 = "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32";
    mma_m16n8k32_fp8_f32_e4m3_e5m2 = "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32";
    mma_m16n8k32_fp8_f32_e5m2_e4m3 = "mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e4m3.f32";
    mma_m16n8k32_fp8_f32_e5m2_e5m2 = "mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e5m2.f32";
    mma_m16n8k16_f32_bf16 = "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32";
    mma_m16n8k16_f32_f16 = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32";
    mma_m16n8k8_f32_tf32 = "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32";
}

products! { i32 2, 1, 1;
    mma_m8n8k128_s32_b1_and_popc = "mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.and.popc";
    mma_m8n8k128_s32_b1_xor_popc = "mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.xor.popc";
    mma_m8n8k16_s32_s8 = "mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32";
    mma_m8n8k16_s32_s8_satfinite = "mma.sync.aligned.m8n8k16.row.col.satfinite.s32.s8.s8.s32";
    mma_m8n8k16_s32_s8_u8 = "mma.sync.aligned.m8n8k16.row.col.s32.s8.u8.s32";
    mma_m8n8k16_s32_s8_u8_satfinite = "mma.sync.aligned.m8n8k16.row.col.satfinite.s32.s8.u8.s32";
    mma_m8n8k16_s32_u8 = "mma.sync.aligned.m8n8k16.row.col.s32.u8.u8.s32";
    mma_m8n8k16_s32_u8_s8 = "mma.sync.aligned.m8n8k16.row.col.s32.u8.s8.s32";
    mma_m8n8k16_s32_u8_s8_satfinite = "mma.sync.aligned.m8n8k16.row.col.satfinite.s32.u8.s8.s32";
    mma_m8n8k16_s32_u8_satfinite = "mma.sync.aligned.m8n8k16.row.col.satfinite.s32.u8.u8.s32";
    mma_m8n8k32_s32_s4 = "mma.sync.aligned.m8n8k32.row.col.s32.s4.s4.s32";
    mma_m8n8k32_s32_s4_satfinite = "mma.sync.aligned.m8n8k32.row.col.satfinite.s32.s4.s4.s32";
    mma_m8n8k32_s32_s4_u4 = "mma.sync.aligned.m8n8k32.row.col.s32.s4.u4.s32";
    mma_m8n8k32_s32_s4_u4_satfinite = "mma.sync.aligned.m8n8k32.row.col.satfinite.s32.s4.u4.s32";
    mma_m8n8k32_s32_u4 = "mma.sync.aligned.m8n8k32.row.col.s32.u4.u4.s32";
    mma_m8n8k32_s32_u4_s4 = "mma.sync.aligned.m8n8k32.row.col.s32.u4.s4.s32";
    mma_m8n8k32_s32_u4_s4_satfinite = "mma.sync.aligned.m8n8k32.row.col.satfinite.s32.u4.s4.s32";
    mma_m8n8k32_s32_u4_satfinite = "mma.sync.aligned.m8n8k32.row.col.satfinite.s32.u4.u4.s32";
}

/// The same with `a` sparse: half of its elements are zero, and metadata says which.
macro_rules! sparse_products {
    (i32 4, 4, 4; $($name:ident = $text:literal;)*) => { $(
        #[doc = concat!("`", $text, "`")]
        ///
        /// # Safety
        /// A whole warp calls it; each lane gives its part of the matrices, and `selector` is 0.
        #[inline(always)]
        pub unsafe fn $name(mut c: [i32; 4], a: [u32; 4], b: [u32; 4], metadata: u32, selector: u32) -> [i32; 4] {
            let _ = selector;
            unsafe {
                core::arch::asm!(
                    concat!($text, " {{{0}, {1}, {2}, {3}}}, {{{4}, {5}, {6}, {7}}}, {{{8}, {9}, {10}, {11}}}, {{{0}, {1}, {2}, {3}}}, {12}, {13};"),
                    inout(reg32) c[0], inout(reg32) c[1], inout(reg32) c[2], inout(reg32) c[3],
                    in(reg32) a[0], in(reg32) a[1], in(reg32) a[2], in(reg32) a[3], in(reg32) b[0], in(reg32) b[1], in(reg32) b[2], in(reg32) b[3], in(reg32) metadata, const 0,
                );
            }
            c
        }
    )* };
    (i32 4, 2, 2; $($name:ident = $text:literal;)*) => { $(
        #[doc = concat!("`", $text, "`")]
        ///
        /// # Safety
        /// A whole warp calls it; each lane gives its part of the matrices, and `selector` is 0.
        #[inline(always)]
        pub unsafe fn $name(mut c: [i32; 4], a: [u32; 2], b: [u32; 2], metadata: u32, selector: u32) -> [i32; 4] {
            let _ = selector;
            unsafe {
                core::arch::asm!(
                    concat!($text, " {{{0}, {1}, {2}, {3}}}, {{{4}, {5}}}, {{{6}, {7}}}, {{{0}, {1}, {2}, {3}}}, {8}, {9};"),
                    inout(reg32) c[0], inout(reg32) c[1], inout(reg32) c[2], inout(reg32) c[3],
                    in(reg32) a[0], in(reg32) a[1], in(reg32) b[0], in(reg32) b[1], in(reg32) metadata, const 0,
                );
            }
            c
        }
    )* };
    (u32 2, 4, 4; $($name:ident = $text:literal;)*) => { $(
        #[doc = concat!("`", $text, "`")]
        ///
        /// # Safety
        /// A whole warp calls it; each lane gives its part of the matrices, and `selector` is 0.
        #[inline(always)]
        pub unsafe fn $name(mut c: [u32; 2], a: [u32; 4], b: [u32; 4], metadata: u32, selector: u32) -> [u32; 2] {
            let _ = selector;
            unsafe {
                core::arch::asm!(
                    concat!($text, " {{{0}, {1}}}, {{{2}, {3}, {4}, {5}}}, {{{6}, {7}, {8}, {9}}}, {{{0}, {1}}}, {10}, {11};"),
                    inout(reg32) c[0], inout(reg32) c[1],
                    in(reg32) a[0], in(reg32) a[1], in(reg32) a[2], in(reg32) a[3], in(reg32) b[0], in(reg32) b[1], in(reg32) b[2], in(reg32) b[3], in(reg32) metadata, const 0,
                );
            }
            c
        }
    )* };
    (f32 4, 4, 4; $($name:ident = $text:literal;)*) => { $(
        #[doc = concat!("`", $text, "`")]
        ///
        /// # Safety
        /// A whole warp calls it; each lane gives its part of the matrices, and `selector` is 0.
        #[inline(always)]
        pub unsafe fn $name(mut c: [f32; 4], a: [u32; 4], b: [u32; 4], metadata: u32, selector: u32) -> [f32; 4] {
            let _ = selector;
            unsafe {
                core::arch::asm!(
                    concat!($text, " {{{0}, {1}, {2}, {3}}}, {{{4}, {5}, {6}, {7}}}, {{{8}, {9}, {10}, {11}}}, {{{0}, {1}, {2}, {3}}}, {12}, {13};"),
                    inout(reg32) c[0], inout(reg32) c[1], inout(reg32) c[2], inout(reg32) c[3],
                    in(reg32) a[0], in(reg32) a[1], in(reg32) a[2], in(reg32) a[3], in(reg32) b[0], in(reg32) b[1], in(reg32) b[2], in(reg32) b[3], in(reg32) metadata, const 0,
                );
            }
            c
        }
    )* };
}

sparse_products! { i32 4, 4, 4;
    mma_sp_m16n8k128_s32_s4 = "mma.sp.sync.aligned.m16n8k128.row.col.s32.s4.s4.s32";
    mma_sp_m16n8k128_s32_s4_satfinite = "mma.sp.sync.aligned.m16n8k128.row.col.satfinite.s32.s4.s4.s32";
    mma_sp_m16n8k128_s32_s4_u4 = "mma.sp.sync.aligned.m16n8k128.row.col.s32.s4.u4.s32";
    mma_sp_m16n8k128_s32_s4_u4_satfinite = "mma.sp.sync.aligned.m16n8k128.row.col.satfinite.s32.s4.u4.s32";
    mma_sp_m16n8k128_s32_u4 = "mma.sp.sync.aligned.m16n8k128.row.col.s32.u4.u4.s32";
    mma_sp_m16n8k128_s32_u4_s4 = "mma.sp.sync.aligned.m16n8k128.row.col.s32.u4.s4.s32";
    mma_sp_m16n8k128_s32_u4_s4_satfinite = "mma.sp.sync.aligned.m16n8k128.row.col.satfinite.s32.u4.s4.s32";
    mma_sp_m16n8k128_s32_u4_satfinite = "mma.sp.sync.aligned.m16n8k128.row.col.satfinite.s32.u4.u4.s32";
    mma_sp_m16n8k64_s32_s8 = "mma.sp.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32";
    mma_sp_m16n8k64_s32_s8_satfinite = "mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.s8.s8.s32";
    mma_sp_m16n8k64_s32_s8_u8 = "mma.sp.sync.aligned.m16n8k64.row.col.s32.s8.u8.s32";
    mma_sp_m16n8k64_s32_s8_u8_satfinite = "mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.s8.u8.s32";
    mma_sp_m16n8k64_s32_u8 = "mma.sp.sync.aligned.m16n8k64.row.col.s32.u8.u8.s32";
    mma_sp_m16n8k64_s32_u8_s8 = "mma.sp.sync.aligned.m16n8k64.row.col.s32.u8.s8.s32";
    mma_sp_m16n8k64_s32_u8_s8_satfinite = "mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.u8.s8.s32";
    mma_sp_m16n8k64_s32_u8_satfinite = "mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.u8.u8.s32";
    mma_sp_ordered_metadata_m16n8k128_s32_s4 = "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.s4.s4.s32";
    mma_sp_ordered_metadata_m16n8k128_s32_s4_satfinite = "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.satfinite.s32.s4.s4.s32";
    mma_sp_ordered_metadata_m16n8k128_s32_s4_u4 = "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.s4.u4.s32";
    mma_sp_ordered_metadata_m16n8k128_s32_s4_u4_satfinite = "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.satfinite.s32.s4.u4.s32";
    mma_sp_ordered_metadata_m16n8k128_s32_u4 = "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.u4.u4.s32";
    mma_sp_ordered_metadata_m16n8k128_s32_u4_s4 = "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.u4.s4.s32";
    mma_sp_ordered_metadata_m16n8k128_s32_u4_s4_satfinite = "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.satfinite.s32.u4.s4.s32";
    mma_sp_ordered_metadata_m16n8k128_s32_u4_satfinite = "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.satfinite.s32.u4.u4.s32";
    mma_sp_ordered_metadata_m16n8k64_s32_s8 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32";
    mma_sp_ordered_metadata_m16n8k64_s32_s8_satfinite = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s8.s8.s32";
    mma_sp_ordered_metadata_m16n8k64_s32_s8_u8 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s8.u8.s32";
    mma_sp_ordered_metadata_m16n8k64_s32_s8_u8_satfinite = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s8.u8.s32";
    mma_sp_ordered_metadata_m16n8k64_s32_u8 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u8.u8.s32";
    mma_sp_ordered_metadata_m16n8k64_s32_u8_s8 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u8.s8.s32";
    mma_sp_ordered_metadata_m16n8k64_s32_u8_s8_satfinite = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u8.s8.s32";
    mma_sp_ordered_metadata_m16n8k64_s32_u8_satfinite = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u8.u8.s32";
}

sparse_products! { i32 4, 2, 2;
    mma_sp_m16n8k32_s32_s8 = "mma.sp.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32";
    mma_sp_m16n8k32_s32_s8_satfinite = "mma.sp.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32";
    mma_sp_m16n8k32_s32_s8_u8 = "mma.sp.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32";
    mma_sp_m16n8k32_s32_s8_u8_satfinite = "mma.sp.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32";
    mma_sp_m16n8k32_s32_u8 = "mma.sp.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32";
    mma_sp_m16n8k32_s32_u8_s8 = "mma.sp.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32";
    mma_sp_m16n8k32_s32_u8_s8_satfinite = "mma.sp.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.s8.s32";
    mma_sp_m16n8k32_s32_u8_satfinite = "mma.sp.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.u8.s32";
    mma_sp_m16n8k64_s32_s4 = "mma.sp.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32";
    mma_sp_m16n8k64_s32_s4_satfinite = "mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.s4.s32";
    mma_sp_m16n8k64_s32_s4_u4 = "mma.sp.sync.aligned.m16n8k64.row.col.s32.s4.u4.s32";
    mma_sp_m16n8k64_s32_s4_u4_satfinite = "mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.u4.s32";
    mma_sp_m16n8k64_s32_u4 = "mma.sp.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32";
    mma_sp_m16n8k64_s32_u4_s4 = "mma.sp.sync.aligned.m16n8k64.row.col.s32.u4.s4.s32";
    mma_sp_m16n8k64_s32_u4_s4_satfinite = "mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.s4.s32";
    mma_sp_m16n8k64_s32_u4_satfinite = "mma.sp.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.u4.s32";
    mma_sp_ordered_metadata_m16n8k32_s32_s8 = "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32";
    mma_sp_ordered_metadata_m16n8k32_s32_s8_satfinite = "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32";
    mma_sp_ordered_metadata_m16n8k32_s32_s8_u8 = "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32";
    mma_sp_ordered_metadata_m16n8k32_s32_s8_u8_satfinite = "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32";
    mma_sp_ordered_metadata_m16n8k32_s32_u8 = "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32";
    mma_sp_ordered_metadata_m16n8k32_s32_u8_s8 = "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32";
    mma_sp_ordered_metadata_m16n8k32_s32_u8_s8_satfinite = "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.s8.s32";
    mma_sp_ordered_metadata_m16n8k32_s32_u8_satfinite = "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.u8.s32";
    mma_sp_ordered_metadata_m16n8k64_s32_s4 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32";
    mma_sp_ordered_metadata_m16n8k64_s32_s4_satfinite = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.s4.s32";
    mma_sp_ordered_metadata_m16n8k64_s32_s4_u4 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s4.u4.s32";
    mma_sp_ordered_metadata_m16n8k64_s32_s4_u4_satfinite = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.u4.s32";
    mma_sp_ordered_metadata_m16n8k64_s32_u4 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u4.u4.s32";
    mma_sp_ordered_metadata_m16n8k64_s32_u4_s4 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.u4.s4.s32";
    mma_sp_ordered_metadata_m16n8k64_s32_u4_s4_satfinite = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.s4.s32";
    mma_sp_ordered_metadata_m16n8k64_s32_u4_satfinite = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.u4.u4.s32";
}

sparse_products! { u32 2, 4, 4;
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m1_e2m1_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m1.e2m1.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m1_e2m3_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m1.e2m3.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m1_e3m2_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m1.e3m2.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m1_e4m3_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m1.e4m3.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m1_e5m2_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m1.e5m2.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m3_e2m1_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m3.e2m1.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m3_e2m3_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m3.e2m3.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m3_e3m2_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m3.e3m2.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m3_e4m3_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m3.e4m3.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m3_e5m2_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e2m3.e5m2.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e3m2_e2m1_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e3m2.e2m1.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e3m2_e2m3_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e3m2.e2m3.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e3m2_e3m2_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e3m2.e3m2.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e3m2_e4m3_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e3m2.e4m3.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e3m2_e5m2_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e3m2.e5m2.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e4m3_e2m1_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e2m1.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e4m3_e2m3_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e2m3.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e4m3_e3m2_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e3m2.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e4m3_e4m3_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e4m3_e5m2_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e5m2.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e5m2_e2m1_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e5m2.e2m1.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e5m2_e2m3_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e5m2.e2m3.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e5m2_e3m2_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e5m2.e3m2.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e5m2_e4m3_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e5m2.e4m3.f16";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e5m2_e5m2_f16 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e5m2.e5m2.f16";
}

sparse_products! { f32 4, 4, 4;
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m1_e2m1_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e2m1.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m1_e2m3_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e2m3.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m1_e3m2_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e3m2.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m1_e4m3_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e4m3.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m1_e5m2_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e5m2.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m3_e2m1_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m3.e2m1.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m3_e2m3_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m3.e2m3.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m3_e3m2_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m3.e3m2.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m3_e4m3_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m3.e4m3.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m3_e5m2_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m3.e5m2.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e3m2_e2m1_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e2m1.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e3m2_e2m3_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e2m3.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e3m2_e3m2_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e3m2.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e3m2_e4m3_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e4m3.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e3m2_e5m2_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e5m2.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e4m3_e2m1_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e2m1.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e4m3_e2m3_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e2m3.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e4m3_e3m2_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e3m2.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e4m3_e4m3_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e4m3_e5m2_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e5m2.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e5m2_e2m1_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e5m2.e2m1.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e5m2_e2m3_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e5m2.e2m3.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e5m2_e3m2_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e5m2.e3m2.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e5m2_e4m3_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e5m2.e4m3.f32";
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e5m2_e5m2_f32 = "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e5m2.e5m2.f32";
}
