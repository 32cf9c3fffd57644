//! Groups of threads: grid, cluster, block, tiles of a warp, and the lanes that are active together.

use crate::shared::SharedArray;
use crate::{cluster, grid, thread, warp};

/// Threads that can wait for each other.
pub trait ThreadGroup: Copy {
    /// How many threads it has.
    fn size(&self) -> u32;
    /// The number of this thread in it.
    fn thread_rank(&self) -> u32;
    /// All its threads wait for each other.
    fn sync(&self);
}

macro_rules! collective {
    ($($(#[$doc:meta])* fn $name:ident($($arg:ident: $type:ty),*) -> $ret:ty;)*) => {
        /// Lanes of one warp that communicate.
        pub trait WarpCollective: ThreadGroup {
            $($(#[$doc])* fn $name(&self, $($arg: $type),*) -> $ret;)*
        }
    };
}

collective! {
    /// A bit for each thread, by its number in the group.
    fn ballot(predicate: bool) -> u32;
    fn all(predicate: bool) -> bool;
    fn any(predicate: bool) -> bool;
    /// The value of the thread with that number.
    fn shfl(var: u32, src_rank: u32) -> u32;
    /// The value of the lane whose number differs in these bits; its own where there is none.
    fn shfl_xor(var: u32, lane_mask: u32) -> u32;
    /// The value of the lane so many further on.
    fn shfl_down(var: u32, delta: u32) -> u32;
    /// The value of the lane so many before.
    fn shfl_up(var: u32, delta: u32) -> u32;
    fn shfl_f32(var: f32, src_rank: u32) -> f32;
    fn shfl_xor_f32(var: f32, lane_mask: u32) -> f32;
    fn shfl_down_f32(var: f32, delta: u32) -> f32;
    fn shfl_up_f32(var: f32, delta: u32) -> f32;
    /// The lanes with the same value.
    fn match_any(value: u32) -> u32;
    fn match_any_i64(value: u64) -> u32;
    /// All lanes of the group if their values are the same, else 0.
    fn match_all(value: u32) -> u32;
    fn match_all_i64(value: u64) -> u32;
}

/// The number of the thread in its block, x first.
#[inline(always)]
fn rank_in_block() -> u32 {
    (thread::threadIdx_z() * thread::blockDim_y() + thread::threadIdx_y()) * thread::blockDim_x()
        + thread::threadIdx_x()
}

#[inline(always)]
fn block_threads() -> u32 {
    thread::blockDim_x() * thread::blockDim_y() * thread::blockDim_z()
}

#[inline(always)]
fn grid_blocks() -> u32 {
    thread::gridDim_x() * thread::gridDim_y() * thread::gridDim_z()
}

/// The number of the block in the grid, x first.
#[inline(always)]
fn rank_in_grid() -> u32 {
    (thread::blockIdx_z() * thread::gridDim_y() + thread::blockIdx_y()) * thread::gridDim_x()
        + thread::blockIdx_x()
}

macro_rules! groups {
    ($($(#[$doc:meta])* $type:ident = $make:ident();)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $type(());

        #[inline(always)]
        pub fn $make() -> $type {
            $type(())
        }
    )* };
}

groups! {
    /// All threads of a cooperative launch.
    Grid = this_grid();
    /// The blocks of a cluster.
    Cluster = this_cluster();
    /// A block.
    ThreadBlock = this_thread_block();
}

impl Grid {
    #[inline(always)]
    pub fn num_blocks(&self) -> u32 {
        grid_blocks()
    }

    #[inline(always)]
    pub fn block_rank(&self) -> u32 {
        rank_in_grid()
    }
}

impl ThreadGroup for Grid {
    #[inline(always)]
    fn size(&self) -> u32 {
        grid_blocks() * block_threads()
    }

    #[inline(always)]
    fn thread_rank(&self) -> u32 {
        rank_in_grid() * block_threads() + rank_in_block()
    }

    #[inline(always)]
    fn sync(&self) {
        grid::sync()
    }
}

impl Cluster {
    #[inline(always)]
    pub fn num_blocks(&self) -> u32 {
        cluster::cluster_size()
    }

    #[inline(always)]
    pub fn block_rank(&self) -> u32 {
        cluster::block_rank()
    }
}

impl ThreadGroup for Cluster {
    #[inline(always)]
    fn size(&self) -> u32 {
        cluster::cluster_size() * block_threads()
    }

    #[inline(always)]
    fn thread_rank(&self) -> u32 {
        cluster::block_rank() * block_threads() + rank_in_block()
    }

    #[inline(always)]
    fn sync(&self) {
        cluster::cluster_sync()
    }
}

impl ThreadBlock {
    /// The tile of `N` lanes in which the thread is.
    #[inline(always)]
    pub fn tiled_partition<const N: u32>(self) -> WarpTile<N> {
        const { assert!(N.is_power_of_two() && N <= 32, "a tile has 1, 2, 4, 8, 16 or 32 lanes") }
        WarpTile(())
    }
}

impl ThreadGroup for ThreadBlock {
    #[inline(always)]
    fn size(&self) -> u32 {
        block_threads()
    }

    #[inline(always)]
    fn thread_rank(&self) -> u32 {
        rank_in_block()
    }

    #[inline(always)]
    fn sync(&self) {
        thread::sync_threads()
    }
}

/// `N` lanes of a warp, side by side.
#[derive(Clone, Copy, Debug)]
pub struct WarpTile<const N: u32>(());

/// The lanes that were active together.
#[derive(Clone, Copy, Debug)]
pub struct CoalescedThreads {
    mask: u32,
}

#[inline(always)]
pub fn coalesced_threads() -> CoalescedThreads {
    CoalescedThreads { mask: warp::active_mask() }
}

impl CoalescedThreads {
    #[inline(always)]
    pub fn raw_mask(&self) -> u32 {
        self.mask
    }

    /// The lane of the thread with that number; this one's where there is none.
    #[inline(always)]
    fn lane_of(&self, rank: u32) -> u32 {
        let mut left = self.mask;
        let mut before = rank;
        while before > 0 && left != 0 {
            left &= left - 1;
            before -= 1;
        }
        if left == 0 { warp::lane_id() } else { left.trailing_zeros() }
    }

    /// The distance if the lane there belongs to the group, else 0.
    #[inline(always)]
    fn reach(&self, lane: u32, distance: u32) -> u32 {
        if lane < 32 && self.mask >> lane & 1 != 0 { distance } else { 0 }
    }

    #[inline(always)]
    fn xor_reach(&self, bits: u32) -> u32 {
        self.reach(warp::lane_id() ^ (bits & 31), bits)
    }

    #[inline(always)]
    fn down_reach(&self, delta: u32) -> u32 {
        self.reach(warp::lane_id() + (delta & 31), delta)
    }

    #[inline(always)]
    fn up_reach(&self, delta: u32) -> u32 {
        self.reach(warp::lane_id().wrapping_sub(delta & 31), delta)
    }

    #[inline(always)]
    fn mask(&self) -> u32 {
        self.mask
    }

    #[inline(always)]
    fn packed(&self, lanes: u32) -> u32 {
        lanes & self.mask
    }
}

impl<const N: u32> WarpTile<N> {
    /// The first lane of the tile.
    #[inline(always)]
    fn first(&self) -> u32 {
        warp::lane_id() & !(N - 1)
    }

    #[inline(always)]
    fn mask(&self) -> u32 {
        if N == 32 { u32::MAX } else { ((1 << N) - 1) << self.first() }
    }

    #[inline(always)]
    fn lane_of(&self, rank: u32) -> u32 {
        self.first() | rank & (N - 1)
    }

    #[inline(always)]
    fn xor_reach(&self, bits: u32) -> u32 {
        if N == 32 || self.thread_rank() ^ (bits & 31) < N { bits } else { 0 }
    }

    #[inline(always)]
    fn down_reach(&self, delta: u32) -> u32 {
        if N == 32 || (delta & 31) < N - self.thread_rank() { delta } else { 0 }
    }

    #[inline(always)]
    fn up_reach(&self, delta: u32) -> u32 {
        if N == 32 || (delta & 31) <= self.thread_rank() { delta } else { 0 }
    }

    /// Bits of lanes as bits of the tile's threads.
    #[inline(always)]
    fn packed(&self, lanes: u32) -> u32 {
        if N == 32 { lanes } else { lanes >> self.first() & ((1 << N) - 1) }
    }
}

impl<const N: u32> ThreadGroup for WarpTile<N> {
    #[inline(always)]
    fn size(&self) -> u32 {
        N
    }

    #[inline(always)]
    fn thread_rank(&self) -> u32 {
        warp::lane_id() & (N - 1)
    }

    #[inline(always)]
    fn sync(&self) {
        warp::sync_mask(self.mask())
    }
}

impl ThreadGroup for CoalescedThreads {
    #[inline(always)]
    fn size(&self) -> u32 {
        self.mask.count_ones()
    }

    #[inline(always)]
    fn thread_rank(&self) -> u32 {
        (self.mask & warp::lanemask_lt()).count_ones()
    }

    #[inline(always)]
    fn sync(&self) {
        warp::sync_mask(self.mask)
    }
}

macro_rules! warp_collective {
    ($([$($params:tt)*] $type:ty;)*) => { $(
        impl<$($params)*> WarpCollective for $type {
            #[inline(always)]
            fn ballot(&self, predicate: bool) -> u32 {
                self.packed(warp::ballot_sync(self.mask(), predicate))
            }

            #[inline(always)]
            fn all(&self, predicate: bool) -> bool {
                warp::all_sync(self.mask(), predicate)
            }

            #[inline(always)]
            fn any(&self, predicate: bool) -> bool {
                warp::any_sync(self.mask(), predicate)
            }

            #[inline(always)]
            fn shfl(&self, var: u32, src_rank: u32) -> u32 {
                warp::shuffle_sync(self.mask(), var, self.lane_of(src_rank))
            }

            #[inline(always)]
            fn shfl_xor(&self, var: u32, lane_mask: u32) -> u32 {
                warp::shuffle_xor_sync(self.mask(), var, self.xor_reach(lane_mask))
            }

            #[inline(always)]
            fn shfl_down(&self, var: u32, delta: u32) -> u32 {
                warp::shuffle_down_sync(self.mask(), var, self.down_reach(delta))
            }

            #[inline(always)]
            fn shfl_up(&self, var: u32, delta: u32) -> u32 {
                warp::shuffle_up_sync(self.mask(), var, self.up_reach(delta))
            }

            #[inline(always)]
            fn shfl_f32(&self, var: f32, src_rank: u32) -> f32 {
                f32::from_bits(self.shfl(var.to_bits(), src_rank))
            }

            #[inline(always)]
            fn shfl_xor_f32(&self, var: f32, lane_mask: u32) -> f32 {
                f32::from_bits(self.shfl_xor(var.to_bits(), lane_mask))
            }

            #[inline(always)]
            fn shfl_down_f32(&self, var: f32, delta: u32) -> f32 {
                f32::from_bits(self.shfl_down(var.to_bits(), delta))
            }

            #[inline(always)]
            fn shfl_up_f32(&self, var: f32, delta: u32) -> f32 {
                f32::from_bits(self.shfl_up(var.to_bits(), delta))
            }

            #[inline(always)]
            fn match_any(&self, value: u32) -> u32 {
                warp::match_any_sync(self.mask(), value) & self.mask()
            }

            #[inline(always)]
            fn match_any_i64(&self, value: u64) -> u32 {
                warp::match_any_i64_sync(self.mask(), value) & self.mask()
            }

            #[inline(always)]
            fn match_all(&self, value: u32) -> u32 {
                warp::match_all_sync(self.mask(), value)
            }

            #[inline(always)]
            fn match_all_i64(&self, value: u64) -> u32 {
                warp::match_all_i64_sync(self.mask(), value)
            }
        }
    )* };
}

warp_collective! {
    [const N: u32] WarpTile<N>;
    [] CoalescedThreads;
}

/// Operations of reductions and scans.
pub mod ops {
    /// An operation with a neutral value.
    pub trait ReduceOp<T> {
        fn identity() -> T;
        fn combine(a: T, b: T) -> T;
    }

    macro_rules! operations {
        ($($name:ident { $($type:ty: $identity:expr, |$a:ident, $b:ident| $combine:expr;)* })*) => { $(
            #[derive(Clone, Copy, Debug)]
            pub struct $name;

            $(
                impl ReduceOp<$type> for $name {
                    #[inline(always)]
                    fn identity() -> $type {
                        $identity
                    }

                    #[inline(always)]
                    fn combine($a: $type, $b: $type) -> $type {
                        $combine
                    }
                }
            )*
        )* };
    }

    operations! {
        Sum {
            u32: 0, |a, b| a.wrapping_add(b);
            i32: 0, |a, b| a.wrapping_add(b);
            f32: 0.0, |a, b| a + b;
        }
        Min {
            u32: u32::MAX, |a, b| if a < b { a } else { b };
            i32: i32::MAX, |a, b| if a < b { a } else { b };
            f32: f32::INFINITY, |a, b| if a < b { a } else { b };
        }
        Max {
            u32: 0, |a, b| if a > b { a } else { b };
            i32: i32::MIN, |a, b| if a > b { a } else { b };
            f32: f32::NEG_INFINITY, |a, b| if a > b { a } else { b };
        }
        BitAnd { u32: u32::MAX, |a, b| a & b; }
        BitOr { u32: 0, |a, b| a | b; }
        BitXor { u32: 0, |a, b| a ^ b; }
    }
}

/// Values of 32 bits that lanes exchange.
pub trait WarpShuffle: Copy + Sized {
    fn shfl_xor_via<G: WarpCollective>(group: &G, value: Self, lane_mask: u32) -> Self;
    fn shfl_up_via<G: WarpCollective>(group: &G, value: Self, delta: u32) -> Self;
}

macro_rules! shuffled {
    ($($type:ty: |$bits:ident| $to:expr, |$value:ident| $from:expr;)*) => { $(
        impl WarpShuffle for $type {
            #[inline(always)]
            fn shfl_xor_via<G: WarpCollective>(group: &G, $value: Self, lane_mask: u32) -> Self {
                let $bits = group.shfl_xor($from, lane_mask);
                $to
            }

            #[inline(always)]
            fn shfl_up_via<G: WarpCollective>(group: &G, $value: Self, delta: u32) -> Self {
                let $bits = group.shfl_up($from, delta);
                $to
            }
        }
    )* };
}

shuffled! {
    u32: |bits| bits, |value| value;
    i32: |bits| bits as i32, |value| value as u32;
    f32: |bits| f32::from_bits(bits), |value| value.to_bits();
}

/// Combines the values of a tile; all of its threads get the result.
#[inline(always)]
pub fn warp_reduce<T, Op, const N: u32>(tile: &WarpTile<N>, value: T) -> T
where
    T: WarpShuffle,
    Op: ops::ReduceOp<T>,
{
    let mut total = value;
    let mut distance = N / 2;
    while distance > 0 {
        total = Op::combine(total, T::shfl_xor_via(tile, total, distance));
        distance /= 2;
    }
    total
}

/// Combines the values of the tile's threads up to this one.
#[inline(always)]
pub fn warp_scan<T, Op, const N: u32>(tile: &WarpTile<N>, value: T) -> T
where
    T: WarpShuffle,
    Op: ops::ReduceOp<T>,
{
    let rank = tile.thread_rank();
    let mut total = value;
    let mut distance = 1;
    while distance < N {
        let before = T::shfl_up_via(tile, total, distance);
        if rank >= distance {
            total = Op::combine(total, before);
        }
        distance *= 2;
    }
    total
}

/// The warps of a block, as one of its threads sees them, with a place in shared memory for each.
struct Warps<T, const N: usize> {
    places: *mut T,
    warp: WarpTile<32>,
    /// The thread's place in its warp.
    lane: usize,
    /// The warp's in the block.
    number: usize,
}

impl<T: WarpShuffle, const N: usize> Warps<T, N> {
    #[inline(always)]
    fn of(block: &ThreadBlock, smem: *mut SharedArray<T, N>) -> Self {
        const { assert!(N > 0 && N <= 32, "a block has 1 to 32 warps") }
        let warp = block.tiled_partition::<32>();
        let (lane, number) = (warp.thread_rank() as usize, rank_in_block() as usize / 32);
        Warps { places: smem as *mut T, warp, lane, number }
    }

    /// Keeps a value of lane `lane` at the warp's place, and waits for the other warps.
    #[inline(always)]
    fn keep(&self, block: &ThreadBlock, lane: usize, value: T) {
        if self.lane == lane {
            unsafe { *self.places.add(self.number) = value }
        }
        block.sync();
    }

    /// What the warp with the number of this lane has kept.
    #[inline(always)]
    fn kept<Op: ops::ReduceOp<T>>(&self) -> T {
        if self.lane < N { unsafe { *self.places.add(self.lane) } } else { Op::identity() }
    }
}

/// Combines the values of a block; all of its threads get the result.
#[inline(always)]
pub fn block_reduce<T, Op, const NUM_WARPS: usize>(
    block: &ThreadBlock,
    value: T,
    smem: *mut SharedArray<T, NUM_WARPS>,
) -> T
where
    T: WarpShuffle,
    Op: ops::ReduceOp<T>,
{
    let warps = Warps::of(block, smem);
    warps.keep(block, 0, warp_reduce::<T, Op, 32>(&warps.warp, value));
    if warps.number == 0 {
        let total = warp_reduce::<T, Op, 32>(&warps.warp, warps.kept::<Op>());
        if warps.lane == 0 {
            unsafe { *warps.places = total }
        }
    }
    block.sync();
    unsafe { *warps.places }
}

/// Combines the values of the block's threads up to this one.
#[inline(always)]
pub fn block_scan<T, Op, const NUM_WARPS: usize>(
    block: &ThreadBlock,
    value: T,
    smem: *mut SharedArray<T, NUM_WARPS>,
) -> T
where
    T: WarpShuffle,
    Op: ops::ReduceOp<T>,
{
    let warps = Warps::of(block, smem);
    let scanned = warp_scan::<T, Op, 32>(&warps.warp, value);
    warps.keep(block, 31, scanned);
    if warps.number == 0 {
        let through = warp_scan::<T, Op, 32>(&warps.warp, warps.kept::<Op>());
        let shifted = T::shfl_up_via(&warps.warp, through, 1);
        if warps.lane < NUM_WARPS {
            let before = if warps.lane == 0 { Op::identity() } else { shifted };
            unsafe { *warps.places.add(warps.lane) = before }
        }
    }
    block.sync();
    Op::combine(unsafe { *warps.places.add(warps.number) }, scanned)
}
