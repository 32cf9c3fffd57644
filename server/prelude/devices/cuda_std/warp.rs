//! Communication in a warp. The mask names the lanes that take part; all of them come to the call together.

unsafe extern "C" {
    #[link_name = "llvm.nvvm.read.ptx.sreg.laneid"]
    fn laneid() -> u32;
    #[link_name = "llvm.nvvm.activemask"]
    fn active() -> u32;
    #[link_name = "llvm.nvvm.bar.warp.sync"]
    fn bar_warp_sync(mask: u32);
    #[link_name = "llvm.nvvm.vote.all.sync"]
    fn vote_all(mask: u32, predicate: bool) -> bool;
    #[link_name = "llvm.nvvm.vote.any.sync"]
    fn vote_any(mask: u32, predicate: bool) -> bool;
    #[link_name = "llvm.nvvm.vote.ballot.sync"]
    fn vote_ballot(mask: u32, predicate: bool) -> u32;
    #[link_name = "llvm.nvvm.match.any.sync.i32"]
    fn match_any(mask: u32, value: u32) -> u32;
    #[link_name = "llvm.nvvm.match.any.sync.i64"]
    fn match_any_64(mask: u32, value: u64) -> u32;
    #[link_name = "llvm.nvvm.redux.sync.add"]
    fn redux_add(value: u32, mask: u32) -> u32;
    #[link_name = "llvm.nvvm.redux.sync.umin"]
    fn redux_umin(value: u32, mask: u32) -> u32;
    #[link_name = "llvm.nvvm.redux.sync.umax"]
    fn redux_umax(value: u32, mask: u32) -> u32;
    #[link_name = "llvm.nvvm.redux.sync.min"]
    fn redux_min(value: u32, mask: u32) -> u32;
    #[link_name = "llvm.nvvm.redux.sync.max"]
    fn redux_max(value: u32, mask: u32) -> u32;
    #[link_name = "llvm.nvvm.redux.sync.and"]
    fn redux_and(value: u32, mask: u32) -> u32;
    #[link_name = "llvm.nvvm.redux.sync.or"]
    fn redux_or(value: u32, mask: u32) -> u32;
    #[link_name = "llvm.nvvm.redux.sync.xor"]
    fn redux_xor(value: u32, mask: u32) -> u32;
}

/// `%laneid`
#[inline(always)]
pub fn lane_id() -> u32 {
    unsafe { laneid() }
}

/// Lanes that are active together.
#[inline(always)]
pub fn activemask() -> u32 {
    unsafe { active() }
}

/// The lanes of the mask wait for each other.
///
/// # Safety
/// All lanes of the mask come here.
#[inline(always)]
pub unsafe fn sync_warp(mask: u32) {
    unsafe { bar_warp_sync(mask) }
}

/// What `warp_reduce` computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WarpReductionOp {
    Add,
    Min,
    Max,
    And,
    Or,
    Xor,
}

/// Values that a warp reduces: `i32` and `u32`.
pub trait WarpReduceValue: Copy {
    /// # Safety
    /// As `warp_reduce`.
    unsafe fn reduce(mask: u32, value: Self, op: WarpReductionOp) -> Self;
}

macro_rules! reduce {
    ($ty:ident, $min:ident, $max:ident) => {
        impl WarpReduceValue for $ty {
            #[inline(always)]
            unsafe fn reduce(mask: u32, value: $ty, op: WarpReductionOp) -> $ty {
                let value = value as u32;
                let out = unsafe {
                    match op {
                        WarpReductionOp::Add => redux_add(value, mask),
                        WarpReductionOp::Min => $min(value, mask),
                        WarpReductionOp::Max => $max(value, mask),
                        WarpReductionOp::And => redux_and(value, mask),
                        WarpReductionOp::Or => redux_or(value, mask),
                        WarpReductionOp::Xor => redux_xor(value, mask),
                    }
                };
                out as $ty
            }
        }
    };
}
reduce!(u32, redux_umin, redux_umax);
reduce!(i32, redux_min, redux_max);

/// Reduces over the lanes of the mask (`sm_80` and newer).
///
/// # Safety
/// All lanes of the mask come here.
#[inline(always)]
pub unsafe fn warp_reduce<T: WarpReduceValue>(mask: u32, value: T, op: WarpReductionOp) -> T {
    unsafe { T::reduce(mask, value, op) }
}

/// Values that are compared over a warp; floats as the whole numbers that they hold.
pub trait WarpMatchValue: Copy {
    /// # Safety
    /// As `warp_match_any`.
    unsafe fn any(mask: u32, value: Self) -> u32;
    /// # Safety
    /// As `warp_match_all`.
    unsafe fn all(mask: u32, value: Self) -> Option<u32>;
}

macro_rules! matched {
    ($($word:ident $class:ident $bits:literal $any:ident: $($ty:ident)*;)*) => { $($(
        impl WarpMatchValue for $ty {
            #[inline(always)]
            unsafe fn any(mask: u32, value: $ty) -> u32 {
                unsafe { $any(mask, value as $word) }
            }
            #[inline(always)]
            unsafe fn all(mask: u32, value: $ty) -> Option<u32> {
                let (lanes, same): (u32, u32);
                unsafe {
                    core::arch::asm!(
                        "{{ .reg .pred p;",
                        concat!("match.all.sync.", $bits, " {0}|p, {2}, {3};"),
                        "selp.u32 {1}, 1, 0, p; }}",
                        out(reg32) lanes,
                        out(reg32) same,
                        in($class) value as $word,
                        in(reg32) mask,
                    );
                }
                if same != 0 { Some(lanes) } else { None }
            }
        }
    )*)* };
}
matched! {
    u32 reg32 "b32" match_any: u32 i32 f32;
    u64 reg64 "b64" match_any_64: u64 i64 f64;
}

/// The lanes of the mask with the same value.
///
/// # Safety
/// All lanes of the mask come here.
#[inline(always)]
pub unsafe fn warp_match_any<T: WarpMatchValue>(mask: u32, value: T) -> u32 {
    unsafe { T::any(mask, value) }
}

/// The mask when all its lanes have the same value.
///
/// # Safety
/// All lanes of the mask come here.
#[inline(always)]
pub unsafe fn warp_match_all<T: WarpMatchValue>(mask: u32, value: T) -> Option<u32> {
    unsafe { T::all(mask, value) }
}

/// Is the predicate true in all lanes of the mask?
///
/// # Safety
/// All lanes of the mask come here.
#[inline(always)]
pub unsafe fn warp_vote_all(mask: u32, predicate: bool) -> bool {
    unsafe { vote_all(mask, predicate) }
}

/// Is the predicate true in any lane of the mask?
///
/// # Safety
/// All lanes of the mask come here.
#[inline(always)]
pub unsafe fn warp_vote_any(mask: u32, predicate: bool) -> bool {
    unsafe { vote_any(mask, predicate) }
}

/// The lanes of the mask in which the predicate is true.
///
/// # Safety
/// All lanes of the mask come here.
#[inline(always)]
pub unsafe fn warp_vote_ballot(mask: u32, predicate: bool) -> u32 {
    unsafe { vote_ballot(mask, predicate) }
}

macro_rules! shuffles {
    ($($name:ident = $mode:literal;)*) => { $(
        #[inline(always)]
        unsafe fn $name(mask: u32, value: u32, lane: u32, clamp: u32) -> (u32, bool) {
            let (out, inside): (u32, u32);
            unsafe {
                core::arch::asm!(
                    "{{ .reg .pred p;",
                    $mode,
                    "selp.u32 {1}, 1, 0, p; }}",
                    out(reg32) out,
                    out(reg32) inside,
                    in(reg32) value,
                    in(reg32) lane,
                    in(reg32) clamp,
                    in(reg32) mask,
                );
            }
            (out, inside != 0)
        }
    )* };
}
shuffles! {
    down = "shfl.sync.down.b32 {0}|p, {2}, {3}, {4}, {5};";
    up = "shfl.sync.up.b32 {0}|p, {2}, {3}, {4}, {5};";
    idx = "shfl.sync.idx.b32 {0}|p, {2}, {3}, {4}, {5};";
    xor = "shfl.sync.bfly.b32 {0}|p, {2}, {3}, {4}, {5};";
}

/// How a value travels: as 32-bit words.
pub trait WarpShuffleValue: Copy {
    /// # Safety
    /// As the shuffle that calls it.
    unsafe fn travel(self, word: impl Fn(u32) -> (u32, bool)) -> (Self, bool);
}

macro_rules! one_word {
    ($($ty:ident)*) => { $(
        impl WarpShuffleValue for $ty {
            #[inline(always)]
            unsafe fn travel(self, word: impl Fn(u32) -> (u32, bool)) -> ($ty, bool) {
                let (out, inside) = word(self as u32);
                (out as $ty, inside)
            }
        }
    )* };
}
one_word!(u8 i8 u16 i16 u32 i32);

impl WarpShuffleValue for f32 {
    #[inline(always)]
    unsafe fn travel(self, word: impl Fn(u32) -> (u32, bool)) -> (f32, bool) {
        let (out, inside) = word(self.to_bits());
        (f32::from_bits(out), inside)
    }
}

impl WarpShuffleValue for u64 {
    #[inline(always)]
    unsafe fn travel(self, word: impl Fn(u32) -> (u32, bool)) -> (u64, bool) {
        let (low, inside) = word(self as u32);
        let (high, _) = word((self >> 32) as u32);
        ((high as u64) << 32 | low as u64, inside)
    }
}

impl WarpShuffleValue for i64 {
    #[inline(always)]
    unsafe fn travel(self, word: impl Fn(u32) -> (u32, bool)) -> (i64, bool) {
        let (out, inside) = unsafe { (self as u64).travel(word) };
        (out as i64, inside)
    }
}

impl WarpShuffleValue for f64 {
    #[inline(always)]
    unsafe fn travel(self, word: impl Fn(u32) -> (u32, bool)) -> (f64, bool) {
        let (out, inside) = unsafe { self.to_bits().travel(word) };
        (f64::from_bits(out), inside)
    }
}

impl WarpShuffleValue for u128 {
    #[inline(always)]
    unsafe fn travel(self, word: impl Fn(u32) -> (u32, bool)) -> (u128, bool) {
        let (low, inside) = unsafe { (self as u64).travel(&word) };
        let (high, _) = unsafe { ((self >> 64) as u64).travel(&word) };
        ((high as u128) << 64 | low as u128, inside)
    }
}

impl WarpShuffleValue for i128 {
    #[inline(always)]
    unsafe fn travel(self, word: impl Fn(u32) -> (u32, bool)) -> (i128, bool) {
        let (out, inside) = unsafe { (self as u128).travel(word) };
        (out as i128, inside)
    }
}

/// Segments of `width` lanes, as the instruction wants them; `low` is the bound inside a segment.
#[inline(always)]
fn segments(width: u32, low: u32) -> u32 {
    ((32 - width) << 8) | low
}

/// The value of the lane `delta` higher, and whether there is one in the segment.
///
/// # Safety
/// All lanes of the mask come here; `width` is a power of two up to 32.
#[inline(always)]
pub unsafe fn warp_shuffle_down<T: WarpShuffleValue>(mask: u32, value: T, delta: u32, width: u32) -> (T, bool) {
    unsafe { value.travel(|word| down(mask, word, delta, segments(width, 31))) }
}

/// The value of the lane `delta` lower, and whether there is one in the segment.
///
/// # Safety
/// As `warp_shuffle_down`.
#[inline(always)]
pub unsafe fn warp_shuffle_up<T: WarpShuffleValue>(mask: u32, value: T, delta: u32, width: u32) -> (T, bool) {
    unsafe { value.travel(|word| up(mask, word, delta, segments(width, 0))) }
}

/// The value of a lane of the segment.
///
/// # Safety
/// As `warp_shuffle_down`.
#[inline(always)]
pub unsafe fn warp_shuffle_idx<T: WarpShuffleValue>(mask: u32, value: T, lane: u32, width: u32) -> (T, bool) {
    unsafe { value.travel(|word| idx(mask, word, lane, segments(width, 31))) }
}

/// The value of the lane whose number differs in the bits of `lane_mask`.
///
/// # Safety
/// As `warp_shuffle_down`.
#[inline(always)]
pub unsafe fn warp_shuffle_xor<T: WarpShuffleValue>(mask: u32, value: T, lane_mask: u32, width: u32) -> (T, bool) {
    unsafe { value.travel(|word| xor(mask, word, lane_mask, segments(width, 31))) }
}
