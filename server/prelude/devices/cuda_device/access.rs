//! How many elements move at once, and how many lines of the cache a warp's accesses touch.

use crate::swizzle::WARP_LANES;

/// Bytes of one access of a thread.
pub const TXN_32: usize = 4;
pub const TXN_64: usize = 8;
pub const TXN_128: usize = 16;

/// Bytes of a line of the caches.
pub const LINE_BYTES: usize = 128;
/// Bytes of a part of a line that is fetched alone.
pub const SECTOR_BYTES: usize = 32;

/// What an access of a width means for the block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AccessPlan {
    /// Bytes that a thread moves at once.
    pub txn_bytes: usize,
    /// The alignment that elements need for it.
    pub align: usize,
    pub elems_per_thread: usize,
    pub threads: usize,
    pub elems_per_block: usize,
}

impl AccessPlan {
    /// The least number of rows of `other` elements; `None` where accesses would cross rows.
    pub const fn min_extent(&self, other: usize) -> Option<usize> {
        if other != 0 && other.is_multiple_of(self.elems_per_thread) && self.elems_per_block.is_multiple_of(other) {
            Some(self.elems_per_block / other)
        } else {
            None
        }
    }

    /// Do whole accesses of the block make up the tile?
    pub const fn fits_tile(&self, tile_elems: usize) -> bool {
        tile_elems != 0 && self.elems_per_block != 0 && tile_elems.is_multiple_of(self.elems_per_block)
    }

    /// Accesses of the block for the tile.
    pub const fn passes_for_tile(&self, tile_elems: usize) -> Option<usize> {
        if self.fits_tile(tile_elems) { Some(tile_elems / self.elems_per_block) } else { None }
    }
}

/// The plan for elements of a type; `None` for widths that are none, or no whole number of elements.
pub const fn plan<T>(txn_bytes: usize, threads: usize) -> Option<AccessPlan> {
    plan_for_elem_size(size_of::<T>(), txn_bytes, threads)
}

/// As `plan`, with the size of an element.
pub const fn plan_for_elem_size(elem_size: usize, txn_bytes: usize, threads: usize) -> Option<AccessPlan> {
    let is_width = matches!(txn_bytes, TXN_32 | TXN_64 | TXN_128);
    if !is_width || threads == 0 || elem_size == 0 || !txn_bytes.is_multiple_of(elem_size) {
        return None;
    }
    let elems_per_thread = txn_bytes / elem_size;
    match threads.checked_mul(elems_per_thread) {
        Some(elems_per_block) => {
            Some(AccessPlan { txn_bytes, align: txn_bytes, elems_per_thread, threads, elems_per_block })
        }
        None => None,
    }
}

/// The plan of the widest access whose multiples make up the tile.
pub const fn widest<T>(tile_elems: usize, threads: usize) -> Option<AccessPlan> {
    let mut width = TXN_128;
    while width >= TXN_32 {
        match plan::<T>(width, threads) {
            Some(plan) if plan.fits_tile(tile_elems) => return Some(plan),
            _ => width /= 2,
        }
    }
    None
}

/// The first and the last line that an element lies in.
const fn lines_of(index: usize, elem_size: usize) -> (usize, usize) {
    let first = index.saturating_mul(elem_size);
    (first / LINE_BYTES, first.saturating_add(elem_size - 1) / LINE_BYTES)
}

/// Lines that a warp touches whose lanes access elements of these indices.
pub const fn lines_touched(offsets: &[usize; WARP_LANES], elem_size: usize) -> usize {
    if elem_size == 0 {
        return 0;
    }
    let mut touched = 0;
    let mut lane = 0;
    while lane < WARP_LANES {
        let (first, last) = lines_of(offsets[lane], elem_size);
        let mut step = 0;
        while step <= last - first {
            touched += !touched_before(offsets, elem_size, lane, first + step) as usize;
            step += 1;
        }
        lane += 1;
    }
    touched
}

/// Does a lane before `end` touch the line?
const fn touched_before(offsets: &[usize; WARP_LANES], elem_size: usize, end: usize, line: usize) -> bool {
    let mut lane = 0;
    while lane < end {
        let (first, last) = lines_of(offsets[lane], elem_size);
        if first <= line && line <= last {
            return true;
        }
        lane += 1;
    }
    false
}

/// Lines that so many bytes need.
pub const fn minimum_lines(total_bytes: usize) -> usize {
    total_bytes.div_ceil(LINE_BYTES)
}

/// Lines touched beyond those that the bytes need.
pub const fn wasted_lines(offsets: &[usize; WARP_LANES], elem_size: usize) -> usize {
    lines_touched(offsets, elem_size).saturating_sub(minimum_lines(WARP_LANES.saturating_mul(elem_size)))
}

pub const fn is_fully_coalesced(offsets: &[usize; WARP_LANES], elem_size: usize) -> bool {
    wasted_lines(offsets, elem_size) == 0
}
