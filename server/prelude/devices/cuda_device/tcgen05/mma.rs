//! Matrix products of tensor memory in all kinds.

use crate::ptx_asm;

/// What elements are: 0 `f16`, 1 `tf32`, 2 `f8f6f4`, 3 `i8`.
const fn kind(number: u32) -> &'static [u8; 7] {
    match number {
        0 => b"f16\0\0\0\0",
        1 => b"tf32\0\0\0",
        2 => b"f8f6f4\0",
        3 => b"i8\0\0\0\0\0",
        _ => panic!("tcgen05 MMA kind must be 0..=3"),
    }
}

/// What becomes of a collector's buffer: 0 discard, 1 last use, 2 fill, 3 use.
const fn usage(number: u32) -> &'static [u8; 8] {
    match number {
        0 => b"discard\0",
        1 => b"lastuse\0",
        2 => b"fill\0\0\0\0",
        3 => b"use\0\0\0\0\0",
        _ => panic!("tcgen05 MMA collector usage must be 0..=3"),
    }
}

/// Products whose `A` is `$a` (a descriptor or an address); `$text` has what differs.
macro_rules! products {
    ($($name:ident($a:ident: $type:ident = $class:literal, $($more:ident: $more_type:ident = $more_class:literal),*) =
        $text:literal;)*) => { $(
        /// Begins a product; `GROUP` blocks take part, `COLLECTOR` says what becomes of the buffer of `A`.
        ///
        /// # Safety
        /// One thread calls it; descriptors and addresses are right.
        #[inline(always)]
        pub unsafe fn $name<const KIND: u32, const GROUP: u32, const COLLECTOR: u32>(
            d_tmem: u32, $a: $type, b_desc: u64, idesc: u32, enable_d: bool, $($more: $more_type),*
        ) {
            unsafe {
                ptx_asm!(
                    $text,
                    in("C") const { kind(KIND) }, in("n") GROUP, in("C") const { usage(COLLECTOR) },
                    in("r") d_tmem, in($class) $a, in("l") b_desc, in("r") idesc, in("r") enable_d as u32,
                    $(in($more_class) $more,)*
                );
            }
        }
    )* };
}

products! {
    tcgen05_mma_shared(a_desc: u64 = "l",) =
        "{ .reg .pred p; setp.ne.s32 p, %7, 0; tcgen05.mma.cta_group::%1.kind::%0.collector::a::%2 [%3], %4, %5, %6, p; }";
    tcgen05_mma_tensor(a_tmem: u32 = "r",) =
        "{ .reg .pred p; setp.ne.s32 p, %7, 0; tcgen05.mma.cta_group::%1.kind::%0.collector::a::%2 [%3], [%4], %5, %6, p; }";
    tcgen05_mma_tensor_ashift(a_tmem: u32 = "r",) =
        "{ .reg .pred p; setp.ne.s32 p, %7, 0; tcgen05.mma.cta_group::%1.kind::%0.collector::a::%2.ashift [%3], [%4], %5, %6, p; }";
    tcgen05_mma_sp_shared(a_desc: u64 = "l", metadata_tmem: u32 = "r") =
        "{ .reg .pred p; setp.ne.s32 p, %7, 0; tcgen05.mma.sp.cta_group::%1.kind::%0.collector::a::%2 [%3], %4, %5, [%8], %6, p; }";
    tcgen05_mma_sp_tensor(a_tmem: u32 = "r", metadata_tmem: u32 = "r") =
        "{ .reg .pred p; setp.ne.s32 p, %7, 0; tcgen05.mma.sp.cta_group::%1.kind::%0.collector::a::%2 [%3], [%4], %5, [%8], %6, p; }";
    tcgen05_mma_sp_tensor_ashift(a_tmem: u32 = "r", metadata_tmem: u32 = "r") =
        "{ .reg .pred p; setp.ne.s32 p, %7, 0; tcgen05.mma.sp.cta_group::%1.kind::%0.collector::a::%2.ashift [%3], [%4], %5, [%8], %6, p; }";
    tcgen05_mma_ws_shared(a_desc: u64 = "l",) =
        "{ .reg .pred p; setp.ne.s32 p, %7, 0; tcgen05.mma.ws.cta_group::1.kind::%0.collector::b%1::%2 [%3], %4, %5, %6, p; }";
    tcgen05_mma_ws_shared_zero_col_mask(a_desc: u64 = "l", zero_column_mask: u64 = "l") =
        "{ .reg .pred p; setp.ne.s32 p, %7, 0; tcgen05.mma.ws.cta_group::1.kind::%0.collector::b%1::%2 [%3], %4, %5, %6, p, %8; }";
    tcgen05_mma_ws_tensor(a_tmem: u32 = "r",) =
        "{ .reg .pred p; setp.ne.s32 p, %7, 0; tcgen05.mma.ws.cta_group::1.kind::%0.collector::b%1::%2 [%3], [%4], %5, %6, p; }";
    tcgen05_mma_ws_tensor_zero_col_mask(a_tmem: u32 = "r", zero_column_mask: u64 = "l") =
        "{ .reg .pred p; setp.ne.s32 p, %7, 0; tcgen05.mma.ws.cta_group::1.kind::%0.collector::b%1::%2 [%3], [%4], %5, %6, p, %8; }";
    tcgen05_mma_ws_sp_shared(a_desc: u64 = "l", metadata_tmem: u32 = "r") =
        "{ .reg .pred p; setp.ne.s32 p, %7, 0; tcgen05.mma.ws.sp.cta_group::1.kind::%0.collector::b%1::%2 [%3], %4, %5, [%8], %6, p; }";
    tcgen05_mma_ws_sp_shared_zero_col_mask(a_desc: u64 = "l", metadata_tmem: u32 = "r", zero_column_mask: u64 = "l") =
        "{ .reg .pred p; setp.ne.s32 p, %7, 0; tcgen05.mma.ws.sp.cta_group::1.kind::%0.collector::b%1::%2 [%3], %4, %5, [%8], %6, p, %9; }";
    tcgen05_mma_ws_sp_tensor(a_tmem: u32 = "r", metadata_tmem: u32 = "r") =
        "{ .reg .pred p; setp.ne.s32 p, %7, 0; tcgen05.mma.ws.sp.cta_group::1.kind::%0.collector::b%1::%2 [%3], [%4], %5, [%8], %6, p; }";
    tcgen05_mma_ws_sp_tensor_zero_col_mask(a_tmem: u32 = "r", metadata_tmem: u32 = "r", zero_column_mask: u64 = "l") =
        "{ .reg .pred p; setp.ne.s32 p, %7, 0; tcgen05.mma.ws.sp.cta_group::1.kind::%0.collector::b%1::%2 [%3], [%4], %5, [%8], %6, p, %9; }";
}

/// Products of one kind with `A` in tensor memory, as older releases have them.
macro_rules! fixed_products {
    ($($name:ident = $kind:literal;)*) => { $(
        #[doc = concat!("`tcgen05.mma.ws.cta_group::1.kind::", $kind, "`; the descriptor of `A` is not used.")]
        ///
        /// # Safety
        /// One thread calls it; descriptors and addresses are right.
        #[inline(always)]
        pub unsafe fn $name(d_tmem: u32, a_tmem: u32, _a_desc: u64, b_desc: u64, idesc: u32, enable_d: bool) {
            unsafe {
                core::arch::asm!(
                    "{{ .reg .pred p; setp.ne.s32 p, {4}, 0;",
                    concat!("tcgen05.mma.ws.cta_group::1.kind::", $kind, " [{0}], [{1}], {2}, {3}, p; }}"),
                    in(reg32) d_tmem, in(reg32) a_tmem, in(reg64) b_desc, in(reg32) idesc, in(reg32) enable_d as u32,
                );
            }
        }
    )* };
}

fixed_products! {
    tcgen05_mma_ws_f16 = "f16";
    tcgen05_mma_ws_bf16 = "f16";
    tcgen05_mma_ws_tf32 = "tf32";
    tcgen05_mma_ws_e4m3 = "f8f6f4.collector::b0::discard";
    tcgen05_mma_ws_e5m2 = "f8f6f4.collector::b0::discard";
    tcgen05_mma_ws_e2m3 = "f8f6f4.collector::b0::discard";
    tcgen05_mma_ws_e3m2 = "f8f6f4.collector::b0::discard";
    tcgen05_mma_ws_e2m1 = "f8f6f4.collector::b0::discard";
}
