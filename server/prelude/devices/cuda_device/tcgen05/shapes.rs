//! Copies to tensor memory, loads from it and stores to it, in all shapes.

use crate::cusimd::CuSimd;
use crate::{paste, seq};

macro_rules! copies {
    ($($shape:ident = $text:literal;)*) => { paste! { $(
        #[doc = concat!("`tcgen05.cp.cta_group::1", $text, "`")]
        ///
        /// # Safety
        /// One thread calls it; the descriptor and the address are right.
        #[inline(always)]
        pub unsafe fn [<tcgen05_cp $shape>](tmem_addr: u32, smem_desc: u64) {
            unsafe {
                core::arch::asm!(
                    concat!("tcgen05.cp.cta_group::1", $text, " [{0}], {1};"),
                    in(reg32) tmem_addr, in(reg64) smem_desc,
                );
            }
        }

        /// The same for a pair of blocks.
        ///
        /// # Safety
        /// As for one block.
        #[inline(always)]
        pub unsafe fn [<tcgen05_cp $shape _cg2>](tmem_addr: u32, smem_desc: u64) {
            unsafe {
                core::arch::asm!(
                    concat!("tcgen05.cp.cta_group::2", $text, " [{0}], {1};"),
                    in(reg32) tmem_addr, in(reg64) smem_desc,
                );
            }
        }
    )* } };
}

copies! {
    _128x128b = ".128x128b";
    _128x128b_b4x16_p64 = ".128x128b.b8x16.b4x16_p64";
    _128x128b_b6x16_p32 = ".128x128b.b8x16.b6x16_p32";
    _128x256b_b4x16_p64 = ".128x256b.b8x16.b4x16_p64";
    _128x256b_b6x16_p32 = ".128x256b.b8x16.b6x16_p32";
    _32x128b_warpx4 = ".32x128b.warpx4";
    _32x128b_warpx4_b4x16_p64 = ".32x128b.warpx4.b8x16.b4x16_p64";
    _32x128b_warpx4_b6x16_p32 = ".32x128b.warpx4.b8x16.b6x16_p32";
    _4x256b = ".4x256b";
    _4x256b_b4x16_p64 = ".4x256b.b8x16.b4x16_p64";
    _4x256b_b6x16_p32 = ".4x256b.b8x16.b6x16_p32";
    _64x128b_warpx2_01_23 = ".64x128b.warpx2::01_23";
    _64x128b_warpx2_01_23_b4x16_p64 = ".64x128b.warpx2::01_23.b8x16.b4x16_p64";
    _64x128b_warpx2_01_23_b6x16_p32 = ".64x128b.warpx2::01_23.b8x16.b6x16_p32";
    _64x128b_warpx2_02_13 = ".64x128b.warpx2::02_13";
    _64x128b_warpx2_02_13_b4x16_p64 = ".64x128b.warpx2::02_13.b8x16.b4x16_p64";
    _64x128b_warpx2_02_13_b6x16_p32 = ".64x128b.warpx2::02_13.b8x16.b6x16_p32";
}

macro_rules! shifts {
    ($($name:ident = $group:literal;)*) => { $(
        /// Moves 32-byte rows of tensor memory down by one.
        ///
        /// # Safety
        /// One thread calls it; the address is right.
        #[inline(always)]
        pub unsafe fn $name(tmem_addr: u32) {
            unsafe {
                core::arch::asm!(concat!("tcgen05.shift.cta_group::", $group, ".down [{0}];"), in(reg32) tmem_addr)
            }
        }
    )* };
}

shifts! {
    tcgen05_shift_down = "1";
    tcgen05_shift_down_cg2 = "2";
}

/// A load and a store of one register.
macro_rules! single {
    ($($load:ident $store:ident = $shape:literal $pack:literal $unpack:literal;)*) => { $(
        /// Loads the warp's part; `tcgen05_load_wait` says when it is there.
        ///
        /// # Safety
        /// A whole warp calls it with an address in its part of tensor memory.
        #[inline(always)]
        pub unsafe fn $load(tmem_addr: u32) -> u32 {
            let out: u32;
            unsafe {
                core::arch::asm!(
                    concat!("tcgen05.ld.sync.aligned.", $shape, $pack, ".b32 {{{0}}}, [{1}];"),
                    out(reg32) out, in(reg32) tmem_addr,
                );
            }
            out
        }

        /// Stores the warp's part.
        ///
        /// # Safety
        /// As for loads.
        #[inline(always)]
        pub unsafe fn $store(tmem_addr: u32, data: u32) {
            unsafe {
                core::arch::asm!(
                    concat!("tcgen05.st.sync.aligned.", $shape, $unpack, ".b32 [{0}], {{{1}}};"),
                    in(reg32) tmem_addr, in(reg32) data,
                );
            }
        }
    )* };
}

single! {
    tcgen05_ld_16x64b_x1_raw tcgen05_st_16x64b_x1_raw = "16x64b.x1" "" "";
    tcgen05_ld_16x64b_x1_pack16 tcgen05_st_16x64b_x1_unpack16 = "16x64b.x1" ".pack::16b" ".unpack::16b";
    tcgen05_ld_32x32b_x1_raw tcgen05_st_32x32b_x1_raw = "32x32b.x1" "" "";
    tcgen05_ld_32x32b_x1_pack16 tcgen05_st_32x32b_x1_unpack16 = "32x32b.x1" ".pack::16b" ".unpack::16b";
}

/// Loads and stores of one shape, by how often it is taken and the registers that makes.
macro_rules! moves {
    ($($shape:tt $text:literal: $([$times:tt $regs:tt])*;)*) => { $( $( paste! {
        load_and_store! {
            [<tcgen05_ld_ $shape _x $times _raw>] [<tcgen05_st_ $shape _x $times _raw>]
            $text $times "" "" $regs
        }
        load_and_store! {
            [<tcgen05_ld_ $shape _x $times _pack16>] [<tcgen05_st_ $shape _x $times _unpack16>]
            $text $times ".pack::16b" ".unpack::16b" $regs
        }
    } )* )* };
}

macro_rules! load_and_store {
    ($load:ident $store:ident $shape:literal $times:tt $pack:literal $unpack:literal $regs:tt) => {
        /// Loads the warp's part; `tcgen05_load_wait` says when it is there.
        ///
        /// # Safety
        /// A whole warp calls it with an address in its part of tensor memory.
        #[inline(always)]
        pub unsafe fn $load(tmem_addr: u32) -> CuSimd<u32, $regs> {
            let mut out = [0u32; $regs];
            seq!(N in 1..$regs {
                unsafe {
                    core::arch::asm!(
                        concat!("tcgen05.ld.sync.aligned.", $shape, $times, $pack, ".b32 {{{0}"
                            #(, ", {", N, "}")*, "}}, [{", $regs, "}];"),
                        out(reg32) out[0], #(out(reg32) out[N],)* in(reg32) tmem_addr,
                    );
                }
            });
            CuSimd::new(out)
        }

        /// Stores the warp's part.
        ///
        /// # Safety
        /// As for loads.
        #[inline(always)]
        pub unsafe fn $store(tmem_addr: u32, data: CuSimd<u32, $regs>) {
            let data = data.to_array();
            seq!(N in 1..$regs {
                unsafe {
                    core::arch::asm!(
                        concat!("tcgen05.st.sync.aligned.", $shape, $times, $unpack, ".b32 [{", $regs, "}], {{{0}"
                            #(, ", {", N, "}")*, "}};"),
                        in(reg32) data[0], #(in(reg32) data[N],)* in(reg32) tmem_addr,
                    );
                }
            });
        }
    };
}

moves! {
    16x64b "16x64b.x": [2 2] [4 4] [8 8] [16 16] [32 32] [64 64] [128 128];
    16x128b "16x128b.x": [1 2] [2 4] [4 8] [8 16] [16 32] [32 64] [64 128];
    16x256b "16x256b.x": [1 4] [2 8] [4 16] [8 32] [16 64] [32 128];
    32x32b "32x32b.x": [2 2] [4 4] [8 8] [16 16] [32 32] [64 64] [128 128];
}

/// The shape whose second half lies at an offset.
macro_rules! split_moves {
    ($([$times:tt])*) => { $( paste! {
        split! {
            [<tcgen05_ld_16x32bx2_x $times _raw>] [<tcgen05_st_16x32bx2_x $times _raw>] "" "" $times
        }
        split! {
            [<tcgen05_ld_16x32bx2_x $times _pack16>] [<tcgen05_st_16x32bx2_x $times _unpack16>]
            ".pack::16b" ".unpack::16b" $times
        }
    } )* };
}

macro_rules! split {
    ($load:ident $store:ident $pack:literal $unpack:literal 1) => {
        /// Loads the warp's part; `tcgen05_load_wait` says when it is there.
        ///
        /// # Safety
        /// A whole warp calls it with an address in its part of tensor memory.
        #[inline(always)]
        pub unsafe fn $load<const HALF_SPLIT_OFFSET: i32>(tmem_addr: u32) -> u32 {
            let out: u32;
            unsafe {
                core::arch::asm!(
                    concat!("tcgen05.ld.sync.aligned.16x32bx2.x1", $pack, ".b32 {{{0}}}, [{1}], {2};"),
                    out(reg32) out, in(reg32) tmem_addr, const HALF_SPLIT_OFFSET,
                );
            }
            out
        }

        /// Stores the warp's part.
        ///
        /// # Safety
        /// As for loads.
        #[inline(always)]
        pub unsafe fn $store<const HALF_SPLIT_OFFSET: i32>(tmem_addr: u32, data: u32) {
            unsafe {
                core::arch::asm!(
                    concat!("tcgen05.st.sync.aligned.16x32bx2.x1", $unpack, ".b32 [{1}], {2}, {{{0}}};"),
                    in(reg32) data, in(reg32) tmem_addr, const HALF_SPLIT_OFFSET,
                );
            }
        }
    };
    ($load:ident $store:ident $pack:literal $unpack:literal $regs:tt) => {
        /// Loads the warp's part; `tcgen05_load_wait` says when it is there.
        ///
        /// # Safety
        /// A whole warp calls it with an address in its part of tensor memory.
        #[inline(always)]
        pub unsafe fn $load<const HALF_SPLIT_OFFSET: i32>(tmem_addr: u32) -> CuSimd<u32, $regs> {
            let mut out = [0u32; $regs];
            seq!(N in 1..$regs {
                unsafe {
                    core::arch::asm!(
                        concat!("tcgen05.ld.sync.aligned.16x32bx2.x", $regs, $pack, ".b32 {{{0}"
                            #(, ", {", N, "}")*, "}}, [{at}], {half};"),
                        out(reg32) out[0], #(out(reg32) out[N],)* at = in(reg32) tmem_addr,
                        half = const HALF_SPLIT_OFFSET,
                    );
                }
            });
            CuSimd::new(out)
        }

        /// Stores the warp's part.
        ///
        /// # Safety
        /// As for loads.
        #[inline(always)]
        pub unsafe fn $store<const HALF_SPLIT_OFFSET: i32>(tmem_addr: u32, data: CuSimd<u32, $regs>) {
            let data = data.to_array();
            seq!(N in 1..$regs {
                unsafe {
                    core::arch::asm!(
                        concat!("tcgen05.st.sync.aligned.16x32bx2.x", $regs, $unpack, ".b32 [{at}], {half}, {{{0}"
                            #(, ", {", N, "}")*, "}};"),
                        in(reg32) data[0], #(in(reg32) data[N],)* at = in(reg32) tmem_addr,
                        half = const HALF_SPLIT_OFFSET,
                    );
                }
            });
        }
    };
}

split_moves! { [1] [2] [4] [8] [16] [32] [64] [128] }
