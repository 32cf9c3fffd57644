//! Communication in a warp. Functions without `_sync` are for all 32 lanes.

macro_rules! lanes {
    ($($(#[$doc:meta])* $name:ident = $link:literal;)*) => {
        mod sreg {
            unsafe extern "C" { $(
                #[link_name = $link]
                pub fn $name() -> u32;
            )* }
        }
        $(
            $(#[$doc])*
            #[inline(always)]
            pub fn $name() -> u32 {
                unsafe { sreg::$name() }
            }
        )*
    };
}

lanes! {
    /// `%laneid`
    lane_id = "llvm.nvvm.read.ptx.sreg.laneid";
    /// `%lanemask_lt`
    lanemask_lt = "llvm.nvvm.read.ptx.sreg.lanemask.lt";
    /// `%lanemask_le`
    lanemask_le = "llvm.nvvm.read.ptx.sreg.lanemask.le";
    /// `%lanemask_eq`
    lanemask_eq = "llvm.nvvm.read.ptx.sreg.lanemask.eq";
    /// `%lanemask_ge`
    lanemask_ge = "llvm.nvvm.read.ptx.sreg.lanemask.ge";
    /// `%lanemask_gt`
    lanemask_gt = "llvm.nvvm.read.ptx.sreg.lanemask.gt";
    /// `%warpid`
    warpid = "llvm.nvvm.read.ptx.sreg.warpid";
    /// `%nwarpid`
    nwarpid = "llvm.nvvm.read.ptx.sreg.nwarpid";
    /// Lanes that are active together.
    active_mask = "llvm.nvvm.activemask";
}

mod raw {
    unsafe extern "C" {
        #[link_name = "llvm.nvvm.bar.warp.sync"]
        pub fn sync(mask: u32);
        #[link_name = "llvm.nvvm.vote.all.sync"]
        pub fn all(mask: u32, predicate: bool) -> bool;
        #[link_name = "llvm.nvvm.vote.any.sync"]
        pub fn any(mask: u32, predicate: bool) -> bool;
        #[link_name = "llvm.nvvm.vote.ballot.sync"]
        pub fn ballot(mask: u32, predicate: bool) -> u32;
        #[link_name = "llvm.nvvm.match.any.sync.i32"]
        pub fn match_any(mask: u32, value: u32) -> u32;
        #[link_name = "llvm.nvvm.shfl.sync.idx.i32"]
        pub fn idx(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
        #[link_name = "llvm.nvvm.shfl.sync.bfly.i32"]
        pub fn bfly(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
        #[link_name = "llvm.nvvm.shfl.sync.down.i32"]
        pub fn down(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
        #[link_name = "llvm.nvvm.shfl.sync.up.i32"]
        pub fn up(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
    }
}

/// The number of the warp in a block of one dimension.
#[inline(always)]
pub fn warp_id() -> u32 {
    crate::thread::threadIdx_x() / 32
}

/// The lanes of the mask wait for each other.
#[inline(always)]
pub fn sync_mask(mask: u32) {
    unsafe { raw::sync(mask) }
}

macro_rules! shuffles {
    ($($raw:ident $clamp:literal: $sync:ident $plain:ident, $sync_f32:ident $plain_f32:ident, $sync_u64:ident $plain_u64:ident,
        $sync_f64:ident $plain_f64:ident;)*) => { $(
        #[inline(always)]
        pub fn $sync(mask: u32, var: u32, lane: u32) -> u32 {
            unsafe { raw::$raw(mask, var, lane, $clamp) }
        }
        #[inline(always)]
        pub fn $plain(var: u32, lane: u32) -> u32 {
            $sync(u32::MAX, var, lane)
        }
        #[inline(always)]
        pub fn $sync_f32(mask: u32, var: f32, lane: u32) -> f32 {
            f32::from_bits($sync(mask, var.to_bits(), lane))
        }
        #[inline(always)]
        pub fn $plain_f32(var: f32, lane: u32) -> f32 {
            $sync_f32(u32::MAX, var, lane)
        }
        #[inline(always)]
        pub fn $sync_u64(mask: u32, var: u64, lane: u32) -> u64 {
            let low = $sync(mask, var as u32, lane);
            let high = $sync(mask, (var >> 32) as u32, lane);
            (high as u64) << 32 | low as u64
        }
        #[inline(always)]
        pub fn $plain_u64(var: u64, lane: u32) -> u64 {
            $sync_u64(u32::MAX, var, lane)
        }
        #[inline(always)]
        pub fn $sync_f64(mask: u32, var: f64, lane: u32) -> f64 {
            f64::from_bits($sync_u64(mask, var.to_bits(), lane))
        }
        #[inline(always)]
        pub fn $plain_f64(var: f64, lane: u32) -> f64 {
            $sync_f64(u32::MAX, var, lane)
        }
    )* };
}

shuffles! {
    idx 31: shuffle_sync shuffle, shuffle_f32_sync shuffle_f32, shuffle_u64_sync shuffle_u64, shuffle_f64_sync shuffle_f64;
    bfly 31: shuffle_xor_sync shuffle_xor, shuffle_xor_f32_sync shuffle_xor_f32, shuffle_xor_u64_sync shuffle_xor_u64,
        shuffle_xor_f64_sync shuffle_xor_f64;
    down 31: shuffle_down_sync shuffle_down, shuffle_down_f32_sync shuffle_down_f32, shuffle_down_u64_sync shuffle_down_u64,
        shuffle_down_f64_sync shuffle_down_f64;
    up 0: shuffle_up_sync shuffle_up, shuffle_up_f32_sync shuffle_up_f32, shuffle_up_u64_sync shuffle_up_u64,
        shuffle_up_f64_sync shuffle_up_f64;
}

#[inline(always)]
pub fn all_sync(mask: u32, predicate: bool) -> bool {
    unsafe { raw::all(mask, predicate) }
}

#[inline(always)]
pub fn any_sync(mask: u32, predicate: bool) -> bool {
    unsafe { raw::any(mask, predicate) }
}

#[inline(always)]
pub fn ballot_sync(mask: u32, predicate: bool) -> u32 {
    unsafe { raw::ballot(mask, predicate) }
}

#[inline(always)]
pub fn all(predicate: bool) -> bool {
    all_sync(u32::MAX, predicate)
}

#[inline(always)]
pub fn any(predicate: bool) -> bool {
    any_sync(u32::MAX, predicate)
}

#[inline(always)]
pub fn ballot(predicate: bool) -> u32 {
    ballot_sync(u32::MAX, predicate)
}

/// How many lanes have a true predicate.
#[inline(always)]
pub fn popc(predicate: bool) -> u32 {
    ballot(predicate).count_ones()
}

/// The lanes of the mask with the same value.
#[inline(always)]
pub fn match_any_sync(mask: u32, value: u32) -> u32 {
    unsafe { raw::match_any(mask, value) }
}

macro_rules! reductions {
    ($($name:ident: $ty:ident = $link:literal;)*) => {
        mod redux {
            unsafe extern "C" { $(
                #[link_name = $link]
                pub fn $name(value: u32, mask: u32) -> u32;
            )* }
        }
        $(
            /// Reduces over the lanes of the mask (`sm_80` and newer).
            #[inline(always)]
            pub fn $name(mask: u32, value: $ty) -> $ty {
                unsafe { redux::$name(value as u32, mask) as $ty }
            }
        )*
    };
}

reductions! {
    redux_sync_add: u32 = "llvm.nvvm.redux.sync.add";
    redux_sync_min_u32: u32 = "llvm.nvvm.redux.sync.umin";
    redux_sync_max_u32: u32 = "llvm.nvvm.redux.sync.umax";
    redux_sync_min_i32: i32 = "llvm.nvvm.redux.sync.min";
    redux_sync_max_i32: i32 = "llvm.nvvm.redux.sync.max";
    redux_sync_and: u32 = "llvm.nvvm.redux.sync.and";
    redux_sync_or: u32 = "llvm.nvvm.redux.sync.or";
    redux_sync_xor: u32 = "llvm.nvvm.redux.sync.xor";
}

/// `match.all` of values of so many bits.
macro_rules! matching {
    ($($name:ident($type:ty, $class:ident) = $text:literal;)*) => { $(
        /// All lanes of the mask if their values are the same, else 0.
        #[inline(always)]
        pub fn $name(mask: u32, value: $type) -> u32 {
            let lanes: u32;
            unsafe {
                core::arch::asm!(
                    concat!($text, " {0}, {1}, {2};"),
                    out(reg32) lanes,
                    in($class) value,
                    in(reg32) mask,
                );
            }
            lanes
        }
    )* };
}

matching! {
    match_any_i64_sync(u64, reg64) = "match.any.sync.b64";
    match_all_sync(u32, reg32) = "match.all.sync.b32";
    match_all_i64_sync(u64, reg64) = "match.all.sync.b64";
}

/// One of the lanes of the mask, and whether it is this one (sm_90).
#[inline(always)]
pub fn elect_sync(mask: u32) -> (u32, bool) {
    let lane: u32;
    let is: u32;
    unsafe {
        core::arch::asm!(
            "{{ .reg .pred p; elect.sync {0}|p, {2}; selp.u32 {1}, 1, 0, p; }}",
            out(reg32) lane,
            out(reg32) is,
            in(reg32) mask,
        );
    }
    (lane, is != 0)
}

/// Was this lane elected?
#[inline(always)]
pub fn is_elected_sync(mask: u32) -> bool {
    elect_sync(mask).1
}

/// Lanes of the warp that a block of one dimension has.
#[inline(always)]
pub fn live_lanes_1d() -> u32 {
    let rest = crate::thread::blockDim_x() - crate::thread::threadIdx_x() / 32 * 32;
    if rest > 32 { 32 } else { rest }
}

/// Reductions over a warp, whole and of its first lanes.
macro_rules! reductions {
    ($($(#[$doc:meta])* $type:ty, $xor:ident $xor_sync:ident $sync:ident: $whole:ident $partial:ident, |$a:ident, $b:ident| $combine:expr;)*) => { $(
        $(#[$doc])*
        /// All lanes get the result.
        #[inline(always)]
        pub fn $whole(val: $type) -> $type {
            let mut $a = val;
            let mut distance = 16;
            while distance > 0 {
                let $b = $xor($a, distance);
                $a = $combine;
                distance /= 2;
            }
            $a
        }

        $(#[$doc])*
        /// The first `live_lanes` lanes take part and get the result.
        #[inline(always)]
        pub fn $partial(val: $type, live_lanes: u32) -> $type {
            let live = live_lanes.clamp(1, 32);
            let mask = u32::MAX >> (32 - live);
            let mut $a = val;
            if live.is_power_of_two() {
                let mut distance = live / 2;
                while distance > 0 {
                    let $b = $xor_sync(mask, $a, distance);
                    $a = $combine;
                    distance /= 2;
                }
                return $a;
            }
            let lane = lane_id();
            let mut span = live;
            while span > 1 {
                let half = span.div_ceil(2);
                let source = lane + half;
                let $b = $sync(mask, $a, if source < live { source } else { live - 1 });
                if lane < half && source < span {
                    $a = $combine;
                }
                span = half;
            }
            $sync(mask, $a, 0)
        }
    )* };
}

reductions! {
    /// The sum.
    f32, shuffle_xor_f32 shuffle_xor_f32_sync shuffle_f32_sync: reduce_sum_f32 reduce_sum_f32_partial, |a, b| a + b;
    /// The largest value.
    f32, shuffle_xor_f32 shuffle_xor_f32_sync shuffle_f32_sync: reduce_max_f32 reduce_max_f32_partial, |a, b| a.max(b);
    /// The smallest value.
    f32, shuffle_xor_f32 shuffle_xor_f32_sync shuffle_f32_sync: reduce_min_f32 reduce_min_f32_partial, |a, b| a.min(b);
    /// The sum.
    f64, shuffle_xor_f64 shuffle_xor_f64_sync shuffle_f64_sync: reduce_sum_f64 reduce_sum_f64_partial, |a, b| a + b;
    /// The largest value.
    f64, shuffle_xor_f64 shuffle_xor_f64_sync shuffle_f64_sync: reduce_max_f64 reduce_max_f64_partial, |a, b| a.max(b);
    /// The smallest value.
    f64, shuffle_xor_f64 shuffle_xor_f64_sync shuffle_f64_sync: reduce_min_f64 reduce_min_f64_partial, |a, b| a.min(b);
}
